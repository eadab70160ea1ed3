"""What a game tells the kernel about itself, and what every user of the kernel may ask of any game."""

from __future__ import annotations

import pkgutil
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar, Union

import msgspec

from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions, NotOffered
from gloaming.kernel.events import Event
from gloaming.kernel.facets import Facets, facets_of
from gloaming.kernel.game import Game, Part, state_fields
from gloaming.kernel.steps import Option, Question, Step
from gloaming.kernel.talk import COMMON, NO_CHARGES, TOPICS, Charges, Statement, named_in
from gloaming.kernel.values import Codebook, Coded, Seat, Value

ValueT = TypeVar("ValueT", bound=Value)


def rooms_in(package: str) -> tuple[ModuleType, ...]:
    """Every file of a package."""
    found = pkgutil.walk_packages(import_module(package).__path__, f"{package}.")
    return tuple(import_module(name) for name in sorted(file.name for file in found))


def kinds_in(base: type[ValueT], rooms: Iterable[ModuleType]) -> tuple[type[ValueT], ...]:
    """All concrete kinds of options, events or steps that these modules define."""
    found = []
    for room in rooms:
        for thing in vars(room).values():
            if isinstance(thing, type) and issubclass(thing, base) and thing.__module__ == room.__name__:
                if issubclass(thing, Coded) and not thing.code:
                    continue  # a base for others
                found.append(thing)
    return tuple(found)


@dataclass(kw_only=True, eq=False, repr=False)
class GameKind:
    """One game of the house: its name, its rules' version, and the functions that start it and look at it."""

    name: str
    title: str
    rules_version: int
    """Raised when behaviour changes, not for a change of wording, order or speed."""
    players: range
    """How many can play it."""
    game: type[Game]
    options: type[Value]
    begin: Callable[[Any, bytes], Any]
    """(options, key) -> a game that has been set up and asks its first question."""
    empty_game: Callable[[Any, bytes], Any]
    """(options, key) -> an empty game of these options, to be filled from a snapshot."""
    view: Callable[..., Any]
    """(game, seat or None) -> what it may know; a third argument is its journal, for callers that have it."""
    own: Callable[[Any, Seat | None, tuple[Event, ...]], dict[str, Any]] | None = None
    """(game, seat or None, its journal) -> those fields of a view in which one seat's differs from another's, where a game says
    which: then all views of a moment are made from one."""
    determinise: Callable[[Any, Dice], Any]
    """(view, dice) -> a game that this view cannot tell from the true one."""
    outcome: Callable[[Any], Any]
    """(game) -> who won and why, once it is over: it has at least `winner`, `reason` and `rounds`."""
    teams: tuple[str, ...]
    """The teams that every table has, those first who do not know each other."""
    team_of: Callable[[Any, Seat], str]
    """(game, seat) -> on whose side it is at this moment. For those who count and reward, never for who plays."""
    may_win: Callable[[Any], tuple[str, ...]] | None = None
    """(options) -> who can win at this table, where a Role may play only for itself."""
    statements: tuple[type[Statement], ...] = COMMON
    """What can be said in it in a form that bots understand."""
    reasons: tuple[str, ...] = ()
    """Why somebody may be accused or vouched for, as words that a page finds words of its own by."""
    charges: Charges = NO_CHARGES
    """What of it is offered to somebody who accuses or vouches."""
    topics: tuple[str, ...] = TOPICS
    """What somebody may be asked, as words of the same sort."""
    may_speak: Callable[[Any], bool] = bool
    """(view) -> whether the table may talk just now; a game that says nothing of it lets everybody talk."""
    known: Callable[[Any], Any] | None = None
    """(view) -> the game as this seat knows it, of which rules can be asked; a game may do without."""
    names: Callable[[Any], Mapping[str, Sequence[str]]] = lambda _: {}
    """(options) -> what can be named at such a table where no type lists it, by the mark of the type: its places, its Roles."""
    rooms: Callable[[], tuple[ModuleType, ...]] | None = None
    """The files in which its steps, events, answers and parts stand, where that isn't all of its package."""

    def view_beside(self, public: Any, game: Any, seat: Seat) -> Any:
        """What this seat may know, made from what a spectator of this moment sees, so nothing that is another's can be in it."""
        if self.own is None:
            return self.view(game, seat)
        return msgspec.structs.replace(public, **self.own(game, seat, game.memory_of(seat)))

    def own_fields(self, game: Any) -> tuple[str, ...]:
        """The fields that differ from view to view; none are named where the game does not say."""
        return () if self.own is None else tuple(self.own(game, None, ()))

    def winners(self, options: Any) -> tuple[str, ...]:
        return self.teams if self.may_win is None else self.may_win(options)

    def prospects(self, view: Any, known: Any = None) -> dict[Option, Value]:
        """Where the answers offered to this seat lead, as far as it can know; only of those that lead anywhere to speak of. Pass the
        game as it knows it if you have it."""
        if self.known is None or view.asked is None:
            return {}
        telling = [option for option in view.asked.options if type(option).prospect is not Option.prospect]
        if not telling:  # nothing to work out, so no table to work it out on
            return {}
        known = self.known(view) if known is None else known
        found = ((option, option.prospect(known, view.seat)) for option in telling)
        return {option: prospect for option, prospect in found if prospect is not None}

    def outlook(self, view: Any, known: Any = None) -> Value | None:
        """What the question of the moment lets this seat see around it, if it is asked. Pass the game as it knows it if you have it."""
        if self.known is None or not self.looks_around(view):
            return None
        found: Value | None = view.asked.step.outlook(self.known(view) if known is None else known, view.seat)
        return found

    def looks_around(self, view: Any) -> bool:
        """Whether the question lets this seat see anything around it."""
        asked = view.asked
        if self.known is None or asked is None or type(asked.step).outlook is Question.outlook:
            return False
        return bool(asked.options or asked.answered)

    @property
    def home(self) -> str:
        """The package in which the game lives."""
        return self.game.__module__.rpartition(".")[0]

    @cached_property
    def files(self) -> tuple[ModuleType, ...]:
        return rooms_in(self.home) if self.rooms is None else self.rooms()

    @cached_property
    def packages(self) -> tuple[str, ...]:
        """Its home, and the packages of others that bring content for it."""
        brought = (room.__package__ for room in self.files if not room.__name__.startswith(self.home))
        return (self.home, *dict.fromkeys(package for package in brought if package))

    # Kinds, looked for when they are first needed

    @cached_property
    def steps(self) -> tuple[type[Step], ...]:
        return kinds_in(Step, self.files)

    @cached_property
    def events(self) -> tuple[type[Event], ...]:
        return kinds_in(Event, self.files)

    @cached_property
    def answers(self) -> tuple[type[Option], ...]:
        return kinds_in(Option, self.files)

    @cached_property
    def parts(self) -> tuple[type[Part], ...]:
        return kinds_in(Part, self.files)

    # Codes

    @cached_property
    def answer_codes(self) -> Codebook[Option]:
        return Codebook(self.answers)

    @cached_property
    def _read_code(self) -> Callable[[str], Option]:
        """The same few are given in every game."""
        return lru_cache(maxsize=4096)(self.answer_codes.read)

    def read_answer(self, code: str) -> Option:
        try:
            return self._read_code(code)
        except ValueError as fault:
            raise NotOffered(f"I cannot read this answer: {fault}.") from fault

    @cached_property
    def facets(self) -> Facets:
        """What its options, events and questions say about themselves."""
        return facets_of(self.answers, self.events, self.steps)

    # Talk

    def makes_sense(self, statement: Statement, view: Any) -> bool:
        """Whether this can be said in this game: of people at the table, for a reason that the game knows."""
        if type(statement) not in self.statements or max(named_in(statement), default=0) >= self.seats(view.options):
            return False
        if getattr(statement, "why", "") not in ("", *self.reasons):
            return False
        return getattr(statement, "topic", self.topics[0]) in self.topics and statement.fits(view)

    @staticmethod
    def seats(options: Any) -> int:
        """How many sit at the table, those that nobody plays included."""
        return int(getattr(options, "seats", options.players))

    def read_statement(self, raw: Any) -> Statement:
        any_of: Any = Union  # the kinds are known at run time only
        statement: Statement = msgspec.convert(raw, any_of[self.statements])
        return statement

    # Options

    def read_options(self, raw: Any) -> Value:
        try:
            return msgspec.convert(raw, self.options)
        except msgspec.ValidationError as fault:
            raise BadOptions(f"These options are not understood: {fault}.") from fault

    # Snapshots: the state as JSON, in the middle of any question

    @cached_property
    def _fields(self) -> tuple[str, ...]:
        return state_fields(self.game)

    @cached_property
    def _snapshot(self) -> type[msgspec.Struct]:
        any_of: Any = Union  # the kinds are known at run time only
        special: dict[str, Any] = {
            "agenda": list[any_of[self.steps]],
            "journal": list[any_of[self.events]],
            "asking": any_of[(*[step for step in self.steps if issubclass(step, Question)], None)],
            "answers": dict[int, any_of[self.answers]],
            "parts": dict[str, any_of[self.parts]] if self.parts else dict[str, Part],
        }
        fields = typing.get_type_hints(self.game, include_extras=True) | special
        kept = [(name, fields[name]) for name in self._fields if name != "parts"]
        # Where no module keeps anything, nothing is written of it: a record does not change with what it does not use.
        parts: tuple[str, Any, Any] = ("parts", fields["parts"], msgspec.field(default_factory=dict))
        return msgspec.defstruct("Snapshot", [*kept, parts], omit_defaults=True)

    def save(self, game: Game) -> bytes:
        """The whole state as JSON. The options and the rules go with the record, not with it."""
        return msgspec.json.encode(self._snapshot(**{name: getattr(game, name) for name in self._fields}))

    def load(self, options: Value, snapshot: bytes) -> Any:
        saved = msgspec.json.decode(snapshot, type=self._snapshot)
        game: Game = self.empty_game(options, b"")
        for name in self._fields:
            setattr(game, name, getattr(saved, name))
        if game.asking is not None:
            game.choices = game.asking.asks(game)
        return game

    def state_hash(self, game: Game) -> str:
        return sha256(self.save(game)).hexdigest()[:16]
