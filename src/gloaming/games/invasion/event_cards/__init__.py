"""The event cards, 21 printed and 20 in play (INV-EVENT-00)."""

from gloaming.games.invasion.city import City
from gloaming.games.invasion.event_cards import (
    alien_planning,
    capitol,
    captured,
    cathedral,
    expansion,
    mother_ship,
    new_agent,
    rendezvous,
    resistance,
    revelation,
    salvage,
    starting_location,
    trap,
    under_attack,
)
from gloaming.games.invasion.event_cards.base import EventCard
from gloaming.games.invasion.state import EventNames

EVENT_CARDS: dict[str, EventCard] = {
    card.name: card
    for card in (
        mother_ship.mother_ship,
        rendezvous.rendezvous,
        salvage.salvage,
        new_agent.new_agent,
        resistance.resistance,
        cathedral.cathedral,
        capitol.capitol,
        starting_location.starting_location,
        revelation.revelation,
        alien_planning.alien_planning,
        under_attack.under_attack,
        trap.trap,
        expansion.expansion,
        captured.captured,
    )
}
GATHERING_CARDS = (cathedral.cathedral, capitol.capitol)


def cards_in_play(city: City) -> EventNames:
    """INV-SETUP-02, -03: Cathedral or Capitol leaves the game."""
    away = [card.name for card in GATHERING_CARDS if card.name != city.gathering_card]
    return tuple(card.name for card in EVENT_CARDS.values() if card.name not in away for _ in range(card.copies))


__all__ = ["EVENT_CARDS", "EventCard", "cards_in_play"]
