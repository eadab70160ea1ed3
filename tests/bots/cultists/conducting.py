"""How a table of sleuths behaves: what its accusations rest on, and whether ballots follow from what was said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, NamedTuple

from gloaming.bots.beliefs.base import GUT
from gloaming.bots.story import Story
from gloaming.games.cultists import Options
from gloaming.games.cultists.events import BallotsOpened
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.talk import Accuses, Asks, Said
from gloaming.kernel.values import Seat
from tests.bots.cultists.sleuthing import Moment, moments

EARLY = 2
"""Rounds in which there is little to go by."""


Ballot = Literal["named", "other", "none"]


class Conduct(NamedTuple):
    accusations: Counter[tuple[bool, bool]]
    """By whether they were made early, and only for a feeling; those who were asked whom they suspect are left aside."""
    ballots: Counter[Ballot]
    """Of Investigators who had named somebody in this round: for the same, for somebody else, or for nobody."""


def conduct(options: Options, seeds: Iterable[int]) -> Conduct:
    found = Conduct(Counter(), Counter())
    for seed in seeds:
        stood: dict[Seat, Seat] = {}
        for moment in moments(options, seed):
            for said in moment.heard:
                if isinstance(said.statement, Accuses) and not was_asked(moment, said):
                    found.accusations[said.round <= EARLY, said.statement.why == GUT] += 1
            if stood:
                found.ballots.update(kept_words(moment, stood))
            stood = stands(moment) if isinstance(moment.game.asking, HoldVote) else {}
    return found


def was_asked(moment: Moment, by: Said) -> bool:
    now = [said for said in (*moment.before, *moment.heard) if said.round == by.round]
    return any(said.statement == Asks(by.seat, "suspect") for said in now)


def stands(moment: Moment) -> dict[Seat, Seat]:
    """Whom each living Investigator is against, as the ballots are about to be cast."""
    game = moment.game
    named = Story(-1, game.round, (*moment.before, *moment.heard)).stands()
    voters = [seat for seat in game.waiting_for if not game.ghost[seat] and TEAM_OF[game.role[seat]] == "investigators"]
    against = {seat: chair for seat in voters if (chair := named.get(seat)) is not None}
    return {seat: chair for seat, chair in against.items() if not game.ghost[chair]}


def kept_words(moment: Moment, stood: dict[Seat, Seat]) -> Iterator[Ballot]:
    opened = [event for event in moment.game.journal if isinstance(event, BallotsOpened)]
    for seat, chair in stood.items():
        ballot = opened[-1].ballots[seat]
        yield "none" if ballot is None else "named" if ballot == chair else "other"


def share(counts: Mapping[Any, int], these: Iterable[Any]) -> float:
    return sum(counts[one] for one in these) / max(sum(counts.values()), 1)
