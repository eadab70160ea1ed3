"""The mind of a sleuth: the careful bot's memory of facts, and beliefs of its own, to itself and in public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from gloaming.bots.cultists.beliefs import CultistsBeliefs
from gloaming.bots.cultists.careful.mind import Mind
from gloaming.bots.cultists.sleuth.opinion import Opinion
from gloaming.bots.cultists.sleuth.outlook import Outlook
from gloaming.games.cultists.cards import ALIVE, SUCCESS, Cards
from gloaming.games.cultists.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

PLAIN: Final = "investigator"


def unknowing(view: View) -> View:
    """What a Seer would see, had it kept its eyes closed in the night: by this it acts, so as not to be seen to know."""
    return view if view.role != "seer" else msgspec.structs.replace(view, role=PLAIN, known_cultists=())


def pretended(view: View, journal: tuple[Event, ...]) -> View:
    """What this seat would see, were it a plain Investigator with the same Route and as many cards."""
    assert view.seat is not None
    hand: Cards = (ALIVE,) * view.encounter_cards[view.seat] + (SUCCESS,) * view.room_cards[view.seat]
    return msgspec.structs.replace(view, role=PLAIN, known_cultists=(), start_cards=(), hand=hand, journal=journal)


class Mask:
    """The Investigator whom a Cultist plays: it knows what all have seen, and that it is innocent."""

    def __init__(self, strangers: frozenset[Seat]) -> None:
        self.strangers = strangers
        self.journal: list[Event] = []
        self.read = 0
        self.mind: SleuthMind | None = None

    def put_on(self, view: View, talk: Sequence[Said]) -> tuple[View, SleuthMind]:
        seen = [event.seen_by(None) for event in view.journal[self.read :]]
        self.journal += [event for event in seen if event is not None]
        self.read = len(view.journal)
        pretence = pretended(view, tuple(self.journal))
        if self.mind is None:
            self.mind = SleuthMind(pretence, self.strangers)
        self.mind.take_in(pretence, talk)
        return pretence, self.mind


class SleuthMind(Mind):
    """A Cultist, and the Hunter, look at what the table believes of everybody; an Investigator at what it believes itself."""

    def __init__(self, view: View, strangers: frozenset[Seat]) -> None:
        super().__init__(view)
        self.strangers = strangers
        self.public = CultistsBeliefs(view, public=True, strangers=strangers)
        """How the table looks to somebody without secrets; the own person included."""
        self.own = CultistsBeliefs(unknowing(view), strangers=strangers)
        self.mask = Mask(strangers)
        self.suspicion = Opinion(self.suspicion, self.public if self.is_cultist or self.is_hunter else self.own)
        self._outlook: tuple[Any, Outlook] | None = None

    def take_in(self, view: View, talk: Sequence[Said]) -> None:
        self.read(view)
        self.public.read(view, talk)
        self.own.read(unknowing(view), talk)
        self._deaths = {}

    def outlook(self, view: View) -> Outlook:
        """It is kept while nothing changes that it rests on."""
        memory = self.own.mind.memory
        cards = sum(map(len, memory.gifts)), sum(map(len, memory.looks))
        basis = self.own.hostile, cards, view.ghost, view.round, view.points
        if self._outlook is None or self._outlook[0] != basis:
            self._outlook = basis, Outlook(view, self.own.mind, self.memory.known_dead, self.me)
        return self._outlook[1]

    def chance_of_death(self, seat: Seat) -> float:
        if seat in self.memory.known_dead:
            return 1.0
        if seat not in self._deaths:
            mind = self.own.mind
            chances = [mind.memory.chance_of_death(seat, suspects) for suspects in mind.scores.sets]
            self._deaths[seat] = mind.scores.mean(chances)
        return self._deaths[seat]
