"""The banishment ritual: who leads, who takes part, what each lays down (UTS-ORG-09 to -21)."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import Answer, neutral
from gloaming.bots.cultists.careful.ballots import reconsider
from gloaming.bots.cultists.memory.seen import surface_of
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.cards import FAILURE, GOOD_CARDS, SABOTAGE
from gloaming.games.cultists.expansions.under_the_surface.organism import LEADER_VOTES
from gloaming.games.cultists.expansions.under_the_surface.ritual import LayDown
from gloaming.games.cultists.rules import vote_eliminates
from gloaming.games.cultists.voting import Abstain, Accuse
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

FOLLOWS: Final = 0.08
"""How much more suspect than the least somebody may be who had a vote last time; every vote counts: a leader has to be found."""
MODESTY: Final = 0.02
"""Everybody knows best of itself; but a Vote in which all name themselves finds no leader."""
UNFIT: Final = 0.45
"""As suspect as this, nobody leads."""


def unless_election(vote: Answer, elect: Answer) -> Answer:
    """A Vote is a Vote, but before the ritual it names a leader."""
    return lambda turn, asked: vote(turn, asked) if vote_eliminates(turn.known) else elect(turn, asked)


def which_vote(turn: Turn) -> int:
    kept = surface_of(turn.view)
    return 0 if kept is None else kept.leader_vote


def doubt(turn: Turn, seat: Seat) -> float:
    """How suspect a seat is; this one no less than it can prove to the others."""
    if seat != turn.me:
        return turn.share(seat)
    return 0.0 if seat in turn.view.shown_role else turn.least_share + MODESTY


def votes_before(turn: Turn, seat: Seat) -> int:
    """How often somebody was named in the last Vote for a leader."""
    return turn.view.ballots.count(seat) if which_vote(turn) > 1 else 0


# An Investigator's part


def elect(turn: Turn, asked: Any) -> Option:
    """UTS-ORG-09, -11: the least suspected, and of those about whom the others agree."""
    named = [option for option in asked.options if isinstance(option, Accuse)]
    best = min(named, key=lambda option: doubt(turn, option.seat) - FOLLOWS * votes_before(turn, option.seat))
    unfit = doubt(turn, best.seat) >= UNFIT and which_vote(turn) < LEADER_VOTES
    return Abstain() if unfit and Abstain() in asked.options else best


def elect_again(turn: Turn, asked: Any) -> Option:
    """UTS-ORG-12: with the Knife, to somebody trusted; before all to somebody, when it is the last Vote."""
    nobody = -3.0 if which_vote(turn) >= LEADER_VOTES else -0.2

    def wish(seat: Seat | None) -> float:
        if seat is None:
            return nobody
        return 1.0 if seat == turn.me else 1.0 - 2 * turn.share(seat)

    return reconsider(turn, asked, wish)


def lay_success(_turn: Turn, asked: Any) -> Option:
    good = [option for option in asked.options if isinstance(option, LayDown) and option.card in GOOD_CARDS]
    return good[0] if good else neutral(asked)


# A Cultist's part


def elect_a_cultist(turn: Turn, asked: Any) -> Option:
    """The least suspected Cultist; or, if no Cultist will be elected, nobody (UTS-ORG-12)."""
    named = [option for option in asked.options if isinstance(option, Accuse) and option.seat in turn.cultists]
    if not named:
        return Abstain() if Abstain() in asked.options else neutral(asked)
    return min(named, key=lambda option: turn.share(option.seat))


def elect_a_cultist_again(turn: Turn, asked: Any) -> Option:
    return reconsider(turn, asked, lambda seat: 0.5 if seat is None else float(seat in turn.cultists))


def lay_failure(_turn: Turn, asked: Any) -> Option:
    red = [LayDown(card) for card in (FAILURE, SABOTAGE) if LayDown(card) in asked.options]
    return red[0] if red else neutral(asked)
