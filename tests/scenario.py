"""The scenario language: a table set up as a sentence of the rulebook has it, people who act, and what comes of it.

    t = table("Mary", "Ben", "Uli", "Eva", "Tom", at={"Mary": "pink_1", "Ben": "central"})
    t["Ben"].walks("light_blue")
    assert t.asks() == {"Ben"}

It is strict: acting without being asked, or doing what is not offered, fails the test, and the failure prints the open
question with everybody's answers. Chance is stacked (`next_event`, a deck of one face, `t.force`), never mocked.

What it cannot arrange is the middle of a phase and a past: a table begins at the start of a phase, with an empty journal, so
half a walk, sealed answers and anything that somebody remembers have to be played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.cards import Card, Cards
from gloaming.games.cultists.deaths import COUNTED_CAUSES
from gloaming.games.cultists.roles import ROLES, SPECIAL_ROLES
from gloaming.games.cultists.rules import ROUTES, TEAM_OF, is_investigator
from gloaming.games.cultists.setup import SetUp, deck_of, empty_game
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.kernel.dice import Dice
from tests.chance import stacked_key
from tests.people import AUTOMA, Person, Table

__all__ = ["AUTOMA", "OFF", "ON", "Person", "Table", "opening", "table"]

ON, OFF = True, False


def table(
    *names: str,
    phase: str = "movement",
    round: int = 2,  # noqa: A002  # the rulebook's word
    knife: str | None = None,
    roles: Mapping[str, str] | None = None,
    at: Mapping[str, str] | str | None = None,
    routes: Mapping[str, int | str] | None = None,
    hands: Mapping[str, Iterable[Card]] | None = None,
    pulse: Mapping[str, Iterable[Card]] | None = None,
    ghosts: Mapping[str, str] | None = None,
    event: str = "",
    next_event: str = "",
    top: Mapping[str, Card | Iterable[Card]] | None = None,
    seed: int = 1,
    automa: bool = False,
    options: Mapping[str, Any] | None = None,
    **state: Any,
) -> Table:
    """A game in the middle of things, at the start of a phase: movement, event, action, cleanup; or of the night.

    names      the people, clockwise; with 4 of them, or with automa=True and 6, AUTOMA takes one more seat
    roles      by name; a seat not named is a plain Investigator; without any Cultist named, the last seats are
    at         places by name, or one place for all; otherwise everybody stands apart, as far as there are Rooms
    routes     a Route's number, or a colour: some Route with that colour on this round's line
    hands      whole hands; otherwise full starting hands
    pulse      whole Pulse decks; otherwise one Alive card each (none with 7 seats)
    ghosts     by name, with the cause: murder, vote, assassin, own
    event      the event in force
    next_event the token that will be drawn; with phase="event" there may be others in the Bag, which `bag` names
    top        what lies on top of a pile, the first to be drawn first; piles by their fields or, for Rooms, by their names
    options    further table options; the level is "custom", so any Roles may be dealt
    state      any other field of the state: power, points, target, deck, explored, books, fishman, portal ..."""
    settings = {"players": len(names), "automa": automa or len(names) == 4, "level": "custom", **(options or {})}
    dealt = dict(roles or {})
    settings.setdefault("roles", tuple(role for role in dealt.values() if role in SPECIAL_ROLES))
    game = empty_game(Options(**settings), Dice.seeded("scenario", seed).key)
    seated = [*names, AUTOMA] if game.options.has_automa else list(names)
    game.do(SetUp())
    game.agenda.pop().run(game)
    game.mark = 0
    builder = _Builder(game, seated, round)
    builder.deal(dealt, hands or {}, pulse or {})
    builder.seat(at, knife)
    builder.hand_out_routes(routes or {})
    builder.bury(ghosts or {})
    builder.prepare_events(event)
    for name, value in state.items():
        builder.set(name, value)
    for pile, cards in (top or {}).items():
        builder.put_on_top(pile, (cards,) if isinstance(cards, str) else tuple(cards))
    if next_event:
        builder.force_event(next_event, phase, others=state.get("bag", ()))
    return Table(game, seated, phase)


class _Builder:
    def __init__(self, game: Cultists, names: list[str], number: int) -> None:
        self.game = game
        self.names = names
        game.round = number
        game.journal.clear()

    def seat_of(self, name: str) -> int:
        assert name in self.names, f"nobody is called {name}; at the table are {', '.join(self.names)}"
        return self.names.index(name)

    def deal(
        self, roles: dict[str, str], hands: Mapping[str, Iterable[Card]], pulse: Mapping[str, Iterable[Card]]
    ) -> None:
        game = self.game
        printed = SET_UP[len(self.names)]
        wanted = printed.cultists - sum(TEAM_OF[role] == "cultists" for role in roles.values())
        for name in reversed(self.names):
            if wanted > 0 and name not in roles and name != AUTOMA:
                roles[name] = "cultist"
                wanted -= 1
        assert all(role in ROLES for role in roles.values()), roles
        game.role = [roles.get(name, "investigator") for name in self.names]
        game.special_roles = tuple(role for role in game.role if role in SPECIAL_ROLES)
        game.hand = [tuple(sorted(deck_of(role, printed))) for role in game.role]
        start: Cards = ("alive",) if printed.pulse_start else ()
        game.pulse = [start] * len(self.names)
        for name, cards in hands.items():
            game.hand[self.seat_of(name)] = tuple(cards)
        for name, cards in pulse.items():
            game.pulse[self.seat_of(name)] = tuple(cards)
        game.dead_since = {seat: 0 for seat in game.seats if "dead" in game.pulse[seat] and is_investigator(game, seat)}

    def seat(self, at: Mapping[str, str] | str | None, knife: str | None) -> None:
        game = self.game
        if isinstance(at, str):
            at = dict.fromkeys(self.names, at)
        placed = dict(at or {})
        free = [place for place in game.board.rooms if place not in placed.values()]
        game.at = [placed[name] if name in placed else free.pop(0) for name in self.names]
        assert all(place in game.board.places or place in game.board.lifts for place in game.at), game.at
        game.knife = self.seat_of(knife) if knife else 0

    def hand_out_routes(self, routes: Mapping[str, int | str]) -> None:
        game = self.game
        left = [number for number in ROUTES if number not in routes.values()]
        chosen: dict[str, int] = {}
        for name, route in routes.items():
            if isinstance(route, str):
                fitting = [number for number in left if route in ROUTES[number][(game.round - 1) % 4]]
                assert fitting, f"no Route left has {route} in round {game.round}"
                left.remove(fitting[0])
                chosen[name] = fitting[0]
            else:
                chosen[name] = route
        game.route = [chosen[name] if name in chosen else left.pop() for name in self.names]

    def bury(self, ghosts: Mapping[str, str]) -> None:
        game = self.game
        for name, cause in ghosts.items():
            seat = self.seat_of(name)
            assert cause in COUNTED_CAUSES["any_death"], cause
            game.ghost[seat] = True
            self.set("cause", {**game.cause, seat: cause})
            if cause == "murder":
                game.shown_dead[seat] = 1
            if is_investigator(game, seat) and cause in COUNTED_CAUSES[game.options.dead_count]:
                game.dead_since.setdefault(seat, game.round - 1)
            if ROLES[game.role[seat]].reveals_on_death:
                game.shown_role[seat] = game.role[seat]

    def prepare_events(self, event: str) -> None:
        game = self.game
        game.clock = [""] * (game.round - 1)
        if event:
            game.event = event
            game.clock[-1] = event

    def force_event(self, token: str, phase: str, others: Iterable[str]) -> None:
        game = self.game
        game.bag = (token, *others)
        assert phase == "event" or len(game.bag) == 1, (
            "a token can be forced out of a full Bag only as the phase begins"
        )
        if len(game.bag) > 1:
            game.key = stacked_key([(len(game.bag), 0)], game.rolled)

    def put_on_top(self, pile: str, cards: Cards) -> None:
        """The top card of a pile is its last."""
        game = self.game
        if pile in game.deck:
            game.deck[pile] += cards[::-1]
        else:
            self.set(pile, getattr(game, pile) + cards[::-1])

    def set(self, field: str, value: Any) -> None:
        """Fields that map places or seats are filled up from what set-up laid out."""
        assert field in type(self.game).defaults, f"the state has no field {field}"
        present = getattr(self.game, field)
        if isinstance(present, dict) and isinstance(value, (set, list, tuple)):
            value = dict.fromkeys(value, True)
        if isinstance(present, dict):
            value = {self._key(key): self._cards(item) for key, item in value.items()}
            value = {**present, **value}
        elif isinstance(present, tuple) and not isinstance(value, tuple):
            value = tuple(self._key(item) for item in value)
        setattr(self.game, field, value)

    def _key(self, key: Any) -> Any:
        return self.names.index(key) if key in self.names else key

    def _cards(self, item: Any) -> Any:
        return tuple(item) if isinstance(item, (list, tuple)) else item


def opening(*names: str, seed: int = 1, automa: bool = False, **options: Any) -> Table:
    """A game from the very beginning: set up, dealt, and in the night."""
    settings = Options(players=len(names), automa=automa or len(names) == 4, **options)
    game = CULTISTS.begin(settings, Dice.seeded("opening", seed).key)
    seated = [*names, AUTOMA] if settings.has_automa else list(names)
    t = Table.__new__(Table)
    t.game, t.names, t._seen = game, seated, 0
    return t
