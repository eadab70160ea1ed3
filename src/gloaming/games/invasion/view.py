"""What a seat may know, built field by field from nothing (INV-INFO)."""

from __future__ import annotations

from typing import Any

from gloaming.games.invasion.city import District, Spot
from gloaming.games.invasion.event_cards.revelation import revelation
from gloaming.games.invasion.events import AliensRecognised
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.rules import is_alien, pressure_value
from gloaming.games.invasion.state import Agent, Card, Cards, EventNames, Invasion, Reason, Side, Stage
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Step
from gloaming.kernel.values import PerSeat, Seat, Value
from gloaming.kernel.views import Asked, asked_of, awaited, memory_of


class Unveiled(Value, tag=False):
    """INV-INFO-18: after the end everything lies open."""

    hands: tuple[Cards, ...]
    aliens: tuple[Seat, ...]
    deck: Cards
    stacks: tuple[Cards, ...]
    event_deck: EventNames
    upcoming: EventNames
    prevented: EventNames


class View(Value, tag=False, kw_only=True):
    seat: Seat | None
    """None: a spectator."""
    options: Options

    round: int
    stage: Stage
    architect: Seat
    turn: Seat | None

    agent_at: dict[Agent, Spot]
    siren: dict[Agent, bool]
    reserve: Agent | None
    last_used: Agent | None
    newcomer_waits: bool
    scientists: tuple[Spot, ...]
    saved: int
    tokens: tuple[District, ...]

    deck: int
    stacks: tuple[int, ...]
    mother_ships: int
    cards: PerSeat[int]
    """How many assimilation cards each seat has."""
    shown: PerSeat[tuple[Card | None, ...]]
    """Each seat's cards in the order of drawing; None where not all have seen the face."""
    stated: PerSeat[bool]
    accuser_token: PerSeat[bool]

    event_deck: int
    upcoming: int
    prevented: int
    planned: int
    """How many event cards are in a planner's hand."""
    discard: EventNames
    pressure: int
    """The marker's position on the track."""
    pressure_value: int
    active: Agent | None
    announced: int

    winner: Side | None
    reason: Reason | None
    unveiled: Unveiled | None

    flow: tuple[Step, ...]
    """What is planned, next step last. Steps hold public facts only."""
    asked: Asked | None
    waiting_for: tuple[Seat, ...]
    journal: tuple[Event, ...]

    # What this seat alone knows
    hand: Cards
    alien: bool
    planning: EventNames
    """The event cards in this seat's hand."""
    known_aliens: tuple[Seat, ...]
    """INV-INFO-14: who the aliens were at Revelation, for those who saw it as one of them."""


def view(game: Invasion, seat: Seat | None, journal: tuple[Event, ...] | None = None) -> View:
    """The one function that builds what a seat, or a spectator, may know. Pass its journal if you have it."""
    journal = memory_of(game, seat, journal)
    return View(
        options=game.options,
        round=game.round,
        stage=game.stage,
        architect=game.architect,
        turn=game.turn,
        agent_at=game.agent_at.copy(),
        siren=game.siren.copy(),
        reserve=game.reserve,
        last_used=game.last_used,
        newcomer_waits=game.newcomer_waits,
        scientists=game.scientists,
        saved=game.saved,
        tokens=game.tokens,
        deck=len(game.deck),
        stacks=tuple(map(len, game.stacks)),
        mother_ships=game.mother_ships,
        cards=tuple(map(len, game.hand)),
        shown=tuple([shown_cards(game, other) for other in game.seats]),
        stated=tuple(game.stated),
        accuser_token=tuple(game.accuser_token),
        event_deck=len(game.event_deck),
        upcoming=len(game.upcoming),
        prevented=len(game.prevented),
        planned=len(game.planned),
        discard=game.discard if game.options.event_discard_public else (),
        pressure=game.pressure,
        pressure_value=pressure_value(game),
        active=game.active,
        announced=game.announced,
        winner=game.winner,
        reason=game.reason,
        unveiled=unveil(game) if game.over else None,
        flow=tuple(game.agenda),
        waiting_for=awaited(game),
        **own(game, seat, journal),
    )


def own(game: Invasion, seat: Seat | None, journal: tuple[Event, ...]) -> dict[str, Any]:
    """What may differ between the views of two seats at the same moment."""
    return {
        "seat": seat,
        "asked": asked_of(game, seat),
        "journal": journal,
        "hand": () if seat is None else game.hand[seat],
        "alien": seat is not None and is_alien(game, seat),
        "planning": game.planned if seat is not None and seat == game.turn else (),
        "known_aliens": known_aliens(journal) if revelation.name in game.discard else (),
    }


def shown_cards(game: Invasion, seat: Seat) -> tuple[Card | None, ...]:
    shown = game.shown[seat]
    if not shown:
        return (None,) * len(game.hand[seat])
    return tuple([card if position in shown else None for position, card in enumerate(game.hand[seat])])


def known_aliens(journal: tuple[Event, ...]) -> tuple[Seat, ...]:
    """INV-INFO-14: Revelation comes once, so a long journal is not searched in vain."""
    return next((event.aliens for event in journal if isinstance(event, AliensRecognised)), ())


def unveil(game: Invasion) -> Unveiled:
    return Unveiled(
        hands=tuple(game.hand),
        aliens=tuple(seat for seat in game.seats if is_alien(game, seat)),
        deck=game.deck,
        stacks=tuple(game.stacks),
        event_deck=game.event_deck,
        upcoming=game.upcoming,
        prevented=game.prevented,
    )
