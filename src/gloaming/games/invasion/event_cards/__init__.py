"""The event cards, 21 printed and 20 in play (INV-EVENT-00): every file in this folder that has one is found by itself."""

from gloaming.games.invasion.city import City
from gloaming.games.invasion.event_cards.base import EventCard
from gloaming.games.invasion.state import EventNames
from gloaming.kernel.collection import collected

EVENT_CARDS = collected(__name__, EventCard)


def cards_in_play(city: City) -> EventNames:
    """INV-SETUP-02, -03: Cathedral or Capitol leaves the game."""
    cards = [card for card in EVENT_CARDS.values() if not card.of_a_city or card.name == city.gathering_card]
    return tuple(card.name for card in cards for _ in range(card.copies))


__all__ = ["EVENT_CARDS", "EventCard", "cards_in_play"]
