"""Alien planning (INV-EVENT-10)."""

from __future__ import annotations

from typing import cast

from gloaming.games.invasion.event_cards.base import EventCard
from gloaming.games.invasion.events import AlienPlanCounted, AlienPlanSeen, AlienPlanShown
from gloaming.games.invasion.rules import pressure_value
from gloaming.games.invasion.state import EventName, Invasion
from gloaming.kernel.steps import Step


class SortEvents(Step):
    """INV-EVENT-10, -10a: as many cards as the pressure; red ones to upcoming, the others to prevented."""

    def run(self, game: Invasion) -> None:
        left = max(0, len(game.event_deck) - pressure_value(game))
        drawn = game.event_deck[left:][::-1]
        game.event_deck = game.event_deck[:left]
        red = tuple([card for card in drawn if counts_as_red(game, card)])
        others = tuple([card for card in drawn if not counts_as_red(game, card)])
        game.upcoming += red
        game.prevented += others
        match game.options.alien_planning_visibility:  # INV-RQ-13
            case "architect":
                game.record(AlienPlanSeen(game.architect, red, others))
            case "public":
                game.record(AlienPlanShown(red, others))
            case "nobody":
                pass
        game.record(AlienPlanCounted(len(red), len(others)))


def counts_as_red(game: Invasion, card: EventName) -> bool:
    """INV-EVENT-10b, INV-RQ-12: a Mother Ship! is not red, unless the table says so."""
    colour = cast(EventCard, game.book.named[card]).colour
    return colour == "red" or (colour == "own" and game.options.mothership_is_red)


alien_planning = EventCard(
    "alien_planning", "Alien planning", SortEvents(), colour="red", printed=10, clause="INV-EVENT-10"
)
