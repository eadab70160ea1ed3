"""Who may have voted how, where the table votes anonymously (RQ-51)."""

from __future__ import annotations

from collections import Counter

from gloaming.games.cultists.events import BallotCast, TallyShown
from gloaming.games.cultists.rules import ballot_weight
from gloaming.games.cultists.state import Ballots, Cultists
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import ReconsiderBallot, WeighBallot, automa_weight
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat

Heaps = Counter[Seat | None]
"""The votes for each seat, and under None the abstentions."""


def secret_ballots(game: Cultists, view: View, dice: Dice) -> Ballots:
    """Ballots that add up to the tally everyone has seen, this seat's as it was cast.

    They matter only while the First Player thinks about their ballot; the Knife weighs nothing yet."""
    if view.asked is None or not isinstance(view.asked.step, ReconsiderBallot | WeighBallot):
        return ()
    left, cast = shown_heaps(game, view), own_ballot(view)
    for seat, ballot in cast.items():
        left[ballot] -= weight(game, seat, ballot)
    others = [seat for seat in game.people() if seat not in cast]
    heavy = [seat for seat in others if any(weight(game, seat, ballot) != 1 for ballot in left)]
    light = [seat for seat in others if seat not in heavy]
    for seat, ballot in (heavy_ballots(game, heavy, left, len(light), dice) or {}).items():
        left[ballot] -= weight(game, seat, ballot)
        cast[seat] = ballot
    cast |= zip(light, dice.shuffled(left.elements()), strict=True)
    return tuple([cast.get(seat) for seat in game.seats])


def shown_heaps(game: Cultists, view: View) -> Heaps:
    """The tally without the AUTOMA's abstention."""
    *votes, abstentions = next(event.tally for event in reversed(view.journal) if isinstance(event, TallyShown))
    left: Heaps = Counter(dict(enumerate(votes)))
    left[None] = abstentions - (0 if game.automa is None else automa_weight(game))
    return left


def own_ballot(view: View) -> dict[Seat, Seat | None]:
    own = [event for event in view.journal if isinstance(event, BallotCast)]
    return {own[-1].seat: own[-1].ballot} if own else {}


def weight(game: Cultists, seat: Seat, ballot: Seat | None) -> int:
    return ballot_weight(game, seat, ballot, 1)


def heavy_ballots(
    game: Cultists, seats: list[Seat], left: Heaps, others: int, dice: Dice
) -> dict[Seat, Seat | None] | None:
    """Ballots for those whose vote weighs more, such that so many others, with one vote each, make up the rest."""
    if not seats:
        return {} if left.total() == others else None
    seat, *later = seats
    for ballot in dice.shuffled(left):
        rest = left - Counter({ballot: weight(game, seat, ballot)})
        if left[ballot] >= weight(game, seat, ballot):
            found = heavy_ballots(game, later, rest, others, dice)
            if found is not None:
                return {seat: ballot, **found}
    return None
