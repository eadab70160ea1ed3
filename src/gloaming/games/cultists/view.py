"""What a seat may know, built field by field from nothing (AC-INFO-01)."""

from __future__ import annotations

from collections.abc import Mapping
from operator import sub
from typing import Any, cast

from gloaming.games.cultists.board import Place, RackName
from gloaming.games.cultists.cards import Cards, count_encounter_cards
from gloaming.games.cultists.events import CultistsRecognised, RolesLaidOut, RoundBegan, StartCardsSeen
from gloaming.games.cultists.expansions import Expansion
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.state import Ballots, Cause, Cultists, Phase, Portal, Reason, RoleName, Team, TokenName
from gloaming.games.cultists.tokens.no_connection import Talk, talk
from gloaming.kernel.events import Event
from gloaming.kernel.game import Part
from gloaming.kernel.steps import Step
from gloaming.kernel.values import PerSeat, Seat, Value
from gloaming.kernel.views import Asked, asked_of, awaited, memory_of


class Unveiled(Value, tag=False):
    """AC-WIN-23: after the end everything lies open."""

    roles: tuple[RoleName, ...]
    routes: tuple[int, ...]
    hands: tuple[Cards, ...]
    pulses: tuple[Cards, ...]
    dead_since: dict[Seat, int]


class View(Value, tag=False, kw_only=True):
    seat: Seat | None
    """None: a spectator."""
    options: Options

    round: int
    phase: Phase
    knife: Seat
    turn: Seat | None

    at: PerSeat[Place]
    ghost: PerSeat[bool]
    cause: dict[Seat, Cause]
    shown_role: dict[Seat, RoleName]
    roles_laid_out: tuple[RoleName, ...]
    """The special Roles in the game; with hidden draws, candidates joined by a bar."""
    routes: dict[Seat, int]
    """Routes that lie open: the AUTOMA's."""
    encounter_cards: PerSeat[int]
    room_cards: PerSeat[int]
    pulse: PerSeat[int]
    shown_dead: PerSeat[int]

    deck: dict[Place, int]
    explored: dict[Place, bool]
    unsafe_icon: dict[Place, bool]
    """For each explored Room whether its token bore the Unsafe Passage icon."""
    finished: dict[Place, bool]
    books: dict[Place, int]
    shelf: dict[RackName, int]
    points: int
    target: int

    power: bool
    vote_active: bool
    ballots: Ballots
    draw_pile: int
    unsafe_deck: int
    lurking: int
    cultist_tokens: tuple[Place, ...]
    fishman: Place | None
    bag: int
    clock: tuple[TokenName, ...]
    event: TokenName
    portal: Portal
    portal_mark: int
    closing: tuple[Seat, ...]
    spent: tuple[Seat, ...]
    no_cards_until: int
    talk: Talk
    parts: dict[str, Part]
    """What expansions lay on the table, as far as this seat sees it."""

    winner: Team | None
    reason: Reason | None
    unveiled: Unveiled | None

    flow: tuple[Step, ...]
    """What is planned, next step last. Steps hold public facts only."""
    asked: Asked | None
    waiting_for: tuple[Seat, ...]
    journal: tuple[Event, ...]

    # What this seat alone knows
    role: RoleName | None
    route: int | None
    hand: Cards
    known_cultists: tuple[Seat, ...]
    """All Cultists, for those who learnt them in the night."""
    start_cards: Cards
    """The start card of every seat, for those who saw them in the night."""


def view(game: Cultists, seat: Seat | None, journal: tuple[Event, ...] | None = None) -> View:
    """The one function that builds what a seat, or a spectator, may know. Pass its journal if you have it."""
    journal = memory_of(game, seat, journal)
    encounter_cards = tuple(map(count_encounter_cards, game.hand))
    automa = game.automa
    return View(
        options=game.options,
        round=game.round,
        phase=game.phase,
        knife=game.knife,
        turn=game.turn,
        at=tuple(game.at),
        ghost=tuple(game.ghost),
        cause=game.cause.copy(),
        shown_role=game.shown_role.copy(),
        routes={} if automa is None else {automa: game.route[automa]},
        encounter_cards=encounter_cards,
        room_cards=tuple(map(sub, map(len, game.hand), encounter_cards)),
        pulse=tuple(map(len, game.pulse)),
        shown_dead=tuple(game.shown_dead),
        deck={place: len(deck) for place, deck in game.deck.items()},
        explored=game.explored.copy(),
        unsafe_icon=unsafe_icons(game) if True in game.explored.values() else {},
        finished=game.finished.copy(),
        books=game.books.copy(),
        shelf=game.shelf.copy(),
        points=game.points,
        target=game.target,
        power=game.power,
        vote_active=game.vote_active,
        ballots=() if game.options.anonymous_ballots else game.ballots,
        draw_pile=len(game.draw_pile),
        unsafe_deck=len(game.unsafe_deck),
        lurking=len(game.lurking),
        cultist_tokens=game.cultist_tokens,
        fishman=game.fishman,
        bag=len(game.bag),
        clock=tuple(game.clock),
        event=game.event,
        portal=game.portal,
        portal_mark=game.portal_mark,
        closing=game.closing,
        spent=game.spent,
        no_cards_until=game.no_cards_until,
        talk=talk(game),
        winner=game.winner,
        reason=game.reason,
        unveiled=unveil(game) if game.over else None,
        flow=tuple(game.agenda),
        waiting_for=awaited(game),
        **own(game, seat, journal),
    )


def own(game: Cultists, seat: Seat | None, journal: tuple[Event, ...]) -> dict[str, Any]:
    """What may differ between the views of two seats at the same moment."""
    roles_laid_out, thumbs, start_cards = learnt_before_the_first_round(journal)
    return {
        "seat": seat,
        "roles_laid_out": roles_laid_out,
        "parts": shown_parts(game, seat) if game.parts else {},
        "asked": asked_of(game, seat),
        "journal": journal,
        "role": None if seat is None else game.role[seat],
        "route": None if seat is None else game.route[seat],
        "hand": () if seat is None else game.hand[seat],
        "known_cultists": known_cultists(game, thumbs),
        "start_cards": start_cards,
    }


def unsafe_icons(game: Cultists) -> dict[Place, bool]:
    return {place: game.room_token[place] for place, explored in game.explored.items() if explored}


def shown_parts(game: Cultists, seat: Seat | None) -> dict[str, Part]:
    expansions = cast(Mapping[str, Expansion], game.book.named)
    return {name: expansions[name].shown(game, seat) for name in game.parts}


def learnt_before_the_first_round(journal: tuple[Event, ...]) -> tuple[tuple[str, ...], tuple[Seat, ...] | None, Cards]:
    """Roles, thumbs and start cards, as the set-up and the night showed them; the long rest need not be searched."""
    roles: tuple[str, ...] = ()
    thumbs: tuple[Seat, ...] | None = None
    cards: Cards = ()
    for event in journal:
        if type(event) is RoundBegan:  # every view comes by, and this is quicker than isinstance
            break
        if type(event) is RolesLaidOut:
            roles = event.roles
        elif type(event) is CultistsRecognised:
            thumbs = event.cultists
        elif type(event) is StartCardsSeen:
            cards = event.cards
    return roles, thumbs, cards


def known_cultists(game: Cultists, thumbs: tuple[Seat, ...] | None) -> tuple[Seat, ...]:
    """AC-NIGHT-10: with one thumb too few, the AUTOMA must be the other Cultist."""
    if thumbs is None:
        return ()
    return (*thumbs, game.options.players) if len(thumbs) < game.table.cultists else thumbs


def unveil(game: Cultists) -> Unveiled:
    return Unveiled(
        roles=tuple(game.role),
        routes=tuple(game.route),
        hands=tuple(game.hand),
        pulses=tuple(game.pulse),
        dead_since=game.dead_since.copy(),
    )
