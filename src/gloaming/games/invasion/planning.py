"""Planning: one assimilation card, then two event cards, one up and one down (INV-PLAN)."""

from __future__ import annotations

from gloaming.games.invasion.assimilation import draw_cards
from gloaming.games.invasion.escalation import reorganise
from gloaming.games.invasion.events import EventsDrawn, EventsPlaced, PlanningAnnounced
from gloaming.games.invasion.state import EventName, EventNames, Invasion
from gloaming.kernel.steps import Choice, Option
from gloaming.kernel.values import Seat

EVENTS_PLANNED = 2


class Plan(Option, code="plan", quiet=True):
    pass


def plan(game: Invasion, seat: Seat) -> None:
    """INV-PLAN-02, -03, -08, -10 to -12: announce, draw the assimilation card, reorganise if need be, draw the events."""
    game.record(PlanningAnnounced(seat))
    draw_cards(game, seat, 1)
    if len(game.event_deck) < EVENTS_PLANNED:
        reorganise(game)
    left = max(0, len(game.event_deck) - EVENTS_PLANNED)
    game.planned = game.event_deck[left:][::-1]
    game.event_deck = game.event_deck[:left]
    game.record(EventsDrawn(seat, game.planned))
    if game.planned:  # INV-RQ-09
        game.do(PlaceEvents(seat))


class Upcoming(Option, code="upcoming:{card}", hidden=("card",)):
    """INV-PLAN-05: this card will come; the other is prevented."""

    card: EventName


class Prevent(Option, code="prevent:{card}", hidden=("card",)):
    """INV-RQ-09: prevent the only card there was."""

    card: EventName


class PlaceEvents(Choice, clause="INV-PLAN-05", secret=True):
    """INV-PLAN-05, -06: one of the two face down on upcoming, the other on prevented."""

    def options(self, game: Invasion) -> tuple[Option, ...]:
        cards = tuple([Upcoming(card) for card in dict.fromkeys(game.planned)])
        return cards if len(game.planned) > 1 else (*cards, *[Prevent(card) for card in game.planned])

    def chosen(self, game: Invasion, option: Upcoming | Prevent) -> None:
        chosen: EventNames = (option.card,)
        rest = list(game.planned)
        rest.remove(option.card)
        up, down = (chosen, tuple(rest)) if isinstance(option, Upcoming) else ((), chosen)
        game.planned = ()
        game.upcoming += up
        game.prevented += down
        game.record(EventsPlaced(self.seat, up, down))
