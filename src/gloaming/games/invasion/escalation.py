"""Turning event cards over: one in the event stage, up to four in an Escalation (INV-TURN-02, INV-ESCAL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from gloaming.games.invasion.events import EventTurned, Reorganised
from gloaming.games.invasion.state import Invasion
from gloaming.kernel.steps import Step

if TYPE_CHECKING:
    from gloaming.games.invasion.event_cards import EventCard

ESCALATION = 4
"""INV-ESCAL-01."""


class TurnEvent(Step):
    """INV-TURN-02, -03: the top event card is turned over and carried out."""

    def run(self, game: Invasion) -> None:
        turn_top(game)


def turn_top(game: Invasion) -> EventCard:
    """INV-TURN-03, INV-ESCAL-06: what was turned over goes to the discard, a Mother Ship! to its space."""
    name = game.event_deck[-1]
    game.event_deck = game.event_deck[:-1]
    game.record(EventTurned(name))
    card = cast("EventCard", game.book.named[name])
    if card.discarded:
        game.discard += (name,)
    game.do(*card.resolve(game))
    return card


class Escalate(Step):
    """INV-ESCAL-01 to -05: one card after the other; a Mother Ship! is the last one."""

    left: int = ESCALATION

    def run(self, game: Invasion) -> None:
        if not game.event_deck and game.options.escalation_on_empty_deck == "reorganize":  # INV-RQ-08
            reorganise(game)
        if not game.event_deck:
            return
        card = turn_top(game)
        if card.discarded and self.left > 1:
            game.do(Escalate(self.left - 1))


def reorganise(game: Invasion) -> None:
    """INV-CONSOL-05 to -09: upcoming goes on top, prevented under the deck, each shuffled; what lay between stays."""
    if game.upcoming or game.prevented:
        game.record(Reorganised(len(game.upcoming), len(game.prevented)))
        top, bottom = game.shuffled(game.upcoming), game.shuffled(game.prevented)
        game.event_deck = (*bottom, *game.event_deck, *top)
        game.upcoming = game.prevented = ()
