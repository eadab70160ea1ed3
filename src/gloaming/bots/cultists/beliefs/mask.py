"""The mask: the Investigator whom a Cultist plays, who knows what all have seen, and that it is innocent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from gloaming.bots.cultists.beliefs import CultistsBeliefs
from gloaming.bots.listening import Mind
from gloaming.games.cultists.cards import ALIVE, SUCCESS, Cards
from gloaming.games.cultists.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said

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
    def __init__(self) -> None:
        self.read: tuple[Event, ...] = ()
        self.journal: tuple[Event, ...] = ()
        self.mind: Mind[CultistsBeliefs] | None = None

    def put_on(self, view: View, talk: Sequence[Said]) -> tuple[View, Mind[CultistsBeliefs]]:
        """The same moment, as that Investigator would see it."""
        if view.journal[: len(self.read)] != self.read:
            self.read = self.journal = ()
        seen = [event.seen_by(None) for event in view.journal[len(self.read) :]]
        self.journal += tuple([event for event in seen if event is not None])
        self.read = view.journal
        pretence = pretended(view, self.journal)
        if self.mind is None:
            self.mind = Mind(CultistsBeliefs, pretence, talk)
        else:
            self.mind.take_in(pretence, talk)
        return pretence, self.mind
