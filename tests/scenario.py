"""The scenario language: a table set up as a sentence of the rulebook has it, people who act, and what comes of it.

    t = table("Mary", "Ben", "Uli", "Eva", "Tom", at={"Mary": "pink_1", "Ben": "central"})
    t["Ben"].walks("light_blue")
    assert t.asks() == {"Ben"}

It is strict: whoever acts without being asked, or does what is not offered, fails the test, and the failure prints
the open question with everybody's answers. Chance is stacked (a bag with one token, a deck of one face), never mocked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.actions.check_room import CheckRoom
from gloaming.games.cultists.actions.check_state import CheckState
from gloaming.games.cultists.actions.close_portal import ClosePortal, CloseTogether, Help, Refuse
from gloaming.games.cultists.actions.fight_cultist import FightCultist
from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.actions.initiate_vote import InitiateVote
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.actions.restart_power import RestartPower
from gloaming.games.cultists.actions.scare_fishman import ScareFishman
from gloaming.games.cultists.actions.secure_hallway import SecureHallway
from gloaming.games.cultists.actions.use_camera import WatchRoom, WatchState
from gloaming.games.cultists.cards import Card, Cards
from gloaming.games.cultists.checks import PutBack, ShowDeath
from gloaming.games.cultists.deaths import COUNTED_CAUSES
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.movement import Go, Stop
from gloaming.games.cultists.night import Wake
from gloaming.games.cultists.roles import ROLES, SPECIAL_ROLES
from gloaming.games.cultists.roles.assassin import Assassinate
from gloaming.games.cultists.rounds import ActionPhase, CleanupPhase, EventPhase, MovementPhase
from gloaming.games.cultists.rules import ROUTES
from gloaming.games.cultists.setup import SetUp, adopt, deck_of
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.tokens.false_eyes import Decline, Spy
from gloaming.games.cultists.tokens.in_control import Peek, RemoveToken, ReturnToken
from gloaming.games.cultists.victory import Claim, Confirm, NameSeer
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import Abstain, Accuse, KeepBallot, Weigh
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import Refused
from gloaming.kernel.steps import Option, Step

ON, OFF = True, False
AUTOMA = "AUTOMA"

PHASES: dict[str, tuple[Step, ...]] = {
    "movement": (MovementPhase(), EventPhase(), ActionPhase(), CleanupPhase()),
    "event": (EventPhase(), ActionPhase(), CleanupPhase()),
    "action": (ActionPhase(), CleanupPhase()),
    "cleanup": (CleanupPhase(),),
}


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
    seed: int = 1,
    automa: bool = False,
    options: Mapping[str, Any] | None = None,
    **state: Any,
) -> Table:
    """A game in the middle of things, at the start of a phase.

    names      the people, clockwise; with 4 of them, or with automa=True and 6, AUTOMA takes one more seat
    roles      by name; whoever is not named is a plain Investigator; without any Cultist named, the last seats are
    at         places by name, or one place for all; otherwise everybody stands apart, as far as there are Rooms
    routes     a Route's number, or a colour: some Route with that colour on this round's line
    hands      whole hands; otherwise full starting hands
    pulse      whole Pulse decks; otherwise one Alive card each (none with 7 seats)
    ghosts     by name, with the cause: murder, vote, assassin, own
    event      the event in force; next_event: the token that will be drawn
    options    further table options; the level is "custom", so any Roles may be dealt
    state      any other field of the state: power, points, target, deck, explored, books, fishman, portal ..."""
    settings = {"players": len(names), "automa": automa or len(names) == 4, "level": "custom", **(options or {})}
    dealt = dict(roles or {})
    settings.setdefault("roles", tuple(role for role in dealt.values() if role in SPECIAL_ROLES))
    game = adopt(Options(**settings), Dice.seeded("scenario", seed).key)
    seated = [*names, AUTOMA] if game.options.has_automa else list(names)
    game.do(SetUp())
    game.agenda.pop().run(game)
    game.mark = 0
    builder = _Builder(game, seated, round)
    builder.deal(dealt, hands or {}, pulse or {})
    builder.seat(at, knife)
    builder.hand_out_routes(routes or {})
    builder.bury(ghosts or {})
    builder.prepare_events(event, next_event)
    for name, value in state.items():
        builder.set(name, value)
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
        wanted = printed.cultists - sum(role == "cultist" for role in roles.values())
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
        game.dead_since = {
            seat: 0 for seat in game.seats if "dead" in game.pulse[seat] and game.role[seat] != "cultist"
        }

    def seat(self, at: Mapping[str, str] | str | None, knife: str | None) -> None:
        game = self.game
        if isinstance(at, str):
            at = dict.fromkeys(self.names, at)
        placed = dict(at or {})
        free = [place for place in game.board.rooms if place not in placed.values()]
        game.at = [placed[name] if name in placed else free.pop(0) for name in self.names]
        assert all(place in game.board.places for place in game.at), game.at
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
            if game.role[seat] != "cultist" and cause in COUNTED_CAUSES[game.options.dead_count]:
                game.dead_since.setdefault(seat, game.round - 1)
            if ROLES[game.role[seat]].reveals_on_death:
                game.shown_role[seat] = game.role[seat]

    def prepare_events(self, event: str, next_event: str) -> None:
        game = self.game
        game.clock = [""] * (game.round - 1)
        if event:
            game.event = event
            game.clock[-1] = event
        if next_event:
            game.bag = (next_event,)

    def set(self, field: str, value: Any) -> None:
        """Fields that map places or seats are filled up from what set-up laid out."""
        assert field in self.game.__struct_fields__, f"the state has no field {field}"
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


class Table:
    """A game with people at it. `t["Ben"]` is one of them."""

    def __init__(self, game: Cultists, names: list[str], phase: str) -> None:
        self.game = game
        self.names = names
        self._seen = 0
        self.begin(phase)

    def begin(self, phase: str) -> None:
        """Leave whatever is going on and begin this phase of the same round."""
        self.game.abandon()
        self.game.asking, self.game.choices, self.game.answers = None, {}, {}
        self.game.start(*PHASES[phase])

    def __getitem__(self, name: str) -> Person:
        assert name in self.names, f"nobody is called {name}; at the table are {', '.join(self.names)}"
        return Person(self, name)

    @property
    def people(self) -> list[Person]:
        return [self[name] for name in self.names if name != AUTOMA]

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # What is asked

    def asks(self) -> set[str]:
        """Who has still to answer."""
        return {self.names[seat] for seat in self.game.waiting_for}

    @property
    def question(self) -> str:
        """The name of the open question's step."""
        return type(self.game.asking).__name__ if self.game.asking else ""

    def open_question(self) -> str:
        game = self.game
        if game.asking is None:
            return f"Nothing is asked; the game is {'over' if game.over else 'stuck'}: {game.winner} {game.reason}"
        lines = [f"Open question: {game.asking!r}"]
        for seat, options in game.choices.items():
            state = "has answered" if seat in game.answers else ", ".join(map(str, options))
            lines.append(f"  {self.names[seat]} ({seat}): {state}")
        return "\n".join([*lines, "Planned:", game.plan(), "Journal:", *map(str, game.journal[-12:])])

    # What everybody does

    def all(self, option: Option) -> None:
        """Everybody who is asked gives this answer."""
        for seat in self.game.waiting_for:
            self[self.names[seat]].answers(option)

    def all_abstain(self) -> None:
        assert self.question == "HoldVote", self.open_question()
        self.all(Abstain())

    def all_confirm(self) -> None:
        assert self.question == "AskForClaim", self.open_question()
        self.all(Confirm())

    def all_wake(self) -> None:
        self.all(Wake())

    def all_pass(self) -> None:
        """Everybody who still has an Action turn passes."""
        while self.question == "Act":
            self.all(Pass())

    def vote(self, **ballots: str | None) -> None:
        """Everybody votes: by name, None abstains; who is not named abstains."""
        assert self.question == "HoldVote", self.open_question()
        for name in sorted(self.asks()):
            target = ballots.get(name)
            self[name].accuses(target) if target else self[name].abstains()

    # What happened

    def happened(self, code: str) -> bool:
        """Whether an event of this code, or beginning with it, is in the journal."""
        return any(str(event) == code or str(event).startswith(code) for event in self.game.journal)

    def news(self) -> list[str]:
        """The codes of the events since the last look."""
        fresh = [str(event) for event in self.game.journal[self._seen :]]
        self._seen = len(self.game.journal)
        return fresh

    @property
    def winner(self) -> str | None:
        return self.game.winner

    @property
    def reason(self) -> str | None:
        return self.game.reason

    def spectator(self) -> View:
        view: View = CULTISTS.view(self.game, None)
        return view


class Person:
    """Somebody at the table; the verbs are the rulebook's."""

    def __init__(self, t: Table, name: str) -> None:
        self.table = t
        self.name = name
        self.seat = t.seat(name)

    def answers(self, option: Option) -> None:
        try:
            self.table.game.answer(self.seat, option)
        except Refused as fault:
            pytest.fail(f"{self.name} cannot answer {option}: {fault}\n{self.table.open_question()}")

    # Looking

    @property
    def sees(self) -> View:
        view: View = CULTISTS.view(self.table.game, self.seat)
        return view

    def saw(self, code: str) -> bool:
        """Whether this person's own journal has an event beginning with this code."""
        return any(str(event).startswith(code) for event in self.sees.journal)

    @property
    def offered(self) -> list[str]:
        """The codes of what this person may answer now."""
        asked = self.sees.asked
        return [str(option) for option in asked.options] if asked else []

    def may(self, code: str) -> bool:
        """Whether an answer of this code, or beginning with it, is offered."""
        return any(option == code or option.startswith(code) for option in self.offered)

    @property
    def place(self) -> str:
        return self.table.game.at[self.seat]

    @property
    def pulse(self) -> Cards:
        return self.table.game.pulse[self.seat]

    @property
    def hand(self) -> Cards:
        return self.table.game.hand[self.seat]

    @property
    def is_ghost(self) -> bool:
        return self.table.game.ghost[self.seat]

    @property
    def counts_as_dead(self) -> bool:
        return self.seat in self.table.game.dead_since

    # Doing

    def wakes(self) -> None:
        self.answers(Wake())

    def walks(self, *places: str) -> None:
        """Through one Door after the other; whoever has points left is asked again. A Ghost goes anywhere."""
        for place in places:
            self.answers(Go(place))

    def stops(self, place: str | None = None) -> None:
        self.answers(Stop(place or self.place))

    def goes(self, *places: str) -> None:
        """Walk and stop, if there are points left."""
        self.walks(*places)
        if self.table.question in ("Walk", "DeclarePath") and self.table.asks() == {self.name}:
            self.stops(places[-1])

    def gives(self, card: Card, to: str) -> None:
        self.answers(Give(card, self.table.seat(to)))

    def checks(self, who: str) -> None:
        self.answers(CheckState(self.table.seat(who)))

    def shows_death(self) -> None:
        self.answers(ShowDeath())

    def puts_back(self) -> None:
        self.answers(PutBack())

    def secures(self, card: Card) -> None:
        self.answers(SecureHallway(card))

    def fights(self, place: str | None = None) -> None:
        self.answers(FightCultist(place or self.place))

    def scares(self) -> None:
        self.answers(ScareFishman())

    def fills(self, card: Card, place: str | None = None) -> None:
        self.answers(FillRoom(place or self.place, card))

    def searches(self, place: str | None = None) -> None:
        """Check a Room."""
        self.answers(CheckRoom(place or self.place))

    def watches_room(self, place: str) -> None:
        self.answers(WatchRoom(place))

    def watches(self, who: str) -> None:
        """Check a State through the Camera."""
        self.answers(WatchState(self.table.seat(who)))

    def restarts_power(self) -> None:
        self.answers(RestartPower())

    def closes_portal(self) -> None:
        self.answers(ClosePortal())

    def closes_portal_with(self, who: str) -> None:
        self.answers(CloseTogether(self.table.seat(who)))

    def helps(self) -> None:
        self.answers(Help())

    def refuses(self) -> None:
        self.answers(Refuse())

    def passes(self) -> None:
        self.answers(Pass())

    def assassinates(self, who: str) -> None:
        self.answers(Assassinate(self.table.seat(who)))

    def calls_vote(self) -> None:
        self.answers(InitiateVote())

    def accuses(self, who: str) -> None:
        self.answers(Accuse(self.table.seat(who)))

    def abstains(self) -> None:
        self.answers(Abstain())

    def keeps_ballot(self) -> None:
        self.answers(KeepBallot())

    def weighs(self, twice: bool) -> None:
        self.answers(Weigh(twice))

    def spies(self, who: str) -> None:
        """Look through False Eyes."""
        self.answers(Spy(self.table.seat(who)))

    def declines(self) -> None:
        self.answers(Decline())

    def peeks(self) -> None:
        self.answers(Peek())

    def removes_token(self) -> None:
        self.answers(RemoveToken())

    def returns_token(self) -> None:
        self.answers(ReturnToken())

    def confirms(self) -> None:
        self.answers(Confirm())

    def claims(self) -> None:
        self.answers(Claim())

    def names_seer(self, who: str) -> None:
        self.answers(NameSeer(self.table.seat(who)))


def opening(*names: str, seed: int = 1, automa: bool = False, **options: Any) -> Table:
    """A game from the very beginning: set up, dealt, and in the night."""
    settings = Options(players=len(names), automa=automa or len(names) == 4, **options)
    game = CULTISTS.begin(settings, Dice.seeded("opening", seed).key)
    seated = [*names, AUTOMA] if settings.has_automa else list(names)
    t = Table.__new__(Table)
    t.game, t.names, t._seen = game, seated, 0
    return t
