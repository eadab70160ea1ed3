"""The mind of a sleuth: the careful bot's memory of facts, and beliefs of its own, to itself and in public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from gloaming.bots.beliefs.cultists import CultistsBeliefs
from gloaming.bots.careful.mind import Mind
from gloaming.bots.sleuth.opinion import Opinion
from gloaming.bots.sleuth.outlook import Outlook
from gloaming.games.cultists.cards import ALIVE, SUCCESS, Cards
from gloaming.games.cultists.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

IGNORANT: Final = "investigator"


def unknowing(view: View) -> View:
    """What a Seer would see, had it kept its eyes closed in the night: by this it acts, so as not to be seen to know."""
    if view.role != "seer":
        return view
    return msgspec.structs.replace(view, role=IGNORANT, known_cultists=())


def innocent(view: View, journal: tuple[Event, ...]) -> View:
    """What this seat would see, were it a plain Investigator with the same Route: a Cultist asks what such a one would do."""
    hand: Cards = (ALIVE,) * view.encounter_cards[view.seat or 0] + (SUCCESS,) * view.room_cards[view.seat or 0]
    return msgspec.structs.replace(
        view, role=IGNORANT, known_cultists=(), start_cards=(), hand=hand, journal=journal, asked=None
    )


class SleuthMind(Mind):
    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._outlook: tuple[Any, Outlook] | None = None
        self.open_journal: list[Event] = []
        self.read_openly = 0
        self.mask: SleuthMind | None = None
        """What the Investigator would think whom a Cultist plays."""
        self.public = CultistsBeliefs(view, public=True)
        """How the table looks to somebody without secrets; the own person included."""
        self.own = CultistsBeliefs(unknowing(view))
        self.suspicion = Opinion(self.suspicion, self.public if self.is_cultist or self.is_hunter else self.own)

    def take_in(self, view: View, talk: Sequence[Said]) -> None:
        self.read(view)
        self.public.read(view, talk)
        self.own.read(unknowing(view), talk)
        self._deaths = {}
        if self.is_cultist:
            self.put_on_mask(view, talk)

    def put_on_mask(self, view: View, talk: Sequence[Said]) -> None:
        for event in view.journal[self.read_openly :]:
            seen = event.seen_by(None)
            if seen is not None:
                self.open_journal.append(seen)
        self.read_openly = len(view.journal)
        self.masked = innocent(view, tuple(self.open_journal))
        if self.mask is None:
            self.mask = SleuthMind(self.masked)
        self.mask.take_in(self.masked, talk)

    def outlook(self, view: View) -> Outlook:
        """It is kept while nothing changes that it rests on."""
        memory = self.own.mind.memory
        basis = (
            self.own.hostile,
            sum(map(len, memory.gifts)),
            sum(map(len, memory.looks)),
            view.ghost,
            view.round,
            view.points,
        )
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
