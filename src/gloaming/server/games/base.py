"""What the house has to know of a game to host it, beside the game itself."""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from typing import Any, Literal

import msgspec

from gloaming.clauses import load_clauses
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option, Question
from gloaming.kernel.values import Seat
from gloaming.server.protocol import HouseRule

Clock = Literal["turn", "encounter", "vote", "window"]
"""Which of the table's clocks runs for a question; most are part of a turn."""
Options = tuple[Option, ...]
Pick = Callable[[Options], Option]
View = Any
"""Each game has its own."""

KEPT_BACK = frozenset(("flow", "journal", "asked", "options", "seat", "waiting_for"))
"""What of a view has a form of its own on the wire, or is of no use to a browser."""


def nothing(_: Any) -> dict[str, Any]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Hosted:
    kind: GameKind
    players: range
    view: type[msgspec.Struct]
    unveil: Callable[[Any], Any]
    """(game) -> all that was hidden, for whoever sees a replay with everything open."""
    phase: Callable[[Any], str]
    """(game) -> which part of the round it is."""
    board: Callable[[Any], Any]
    """(game) -> what it is played on; a value that is shared by every copy of the game."""
    board_fields: tuple[str, ...]
    """What of it a browser needs to draw it."""
    waiting_for: Callable[[View], tuple[Seat, ...]]
    """(view) -> who is still to answer, as far as the table may know it."""
    default_answer: Callable[[Options, Pick], Option]
    """(options, pick) -> what a clock answers: always legal, and such that it tells nothing."""
    clocks: Mapping[type[Question], Clock]
    """Questions that another clock than that of the turn runs for."""
    set_otherwise: tuple[str, ...]
    """Options that are no house rules: the lobby asks for them in a form of their own."""
    lobby: Callable[[Any], dict[str, Any]] = nothing
    """(options) -> what the lobby shows of the game before it begins, also while it could not."""

    def clock_of(self, question: Question) -> Clock:
        return self.clocks.get(type(question), "turn")

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The fields of a view that are sent as they are."""
        return tuple(name for name in self.view.__struct_fields__ if name not in KEPT_BACK)

    @cached_property
    def fields_of(self) -> Callable[[View], tuple[Any, ...]]:
        return attrgetter(*self.fields)

    @cached_property
    def board_kind(self) -> type:
        kind: type = typing.get_type_hints(self.board)["return"]
        return kind

    @cached_property
    def house_rules(self) -> tuple[HouseRule, ...]:
        hints = typing.get_type_hints(self.kind.options)
        return tuple(
            HouseRule(field.name, values_of(hints[field.name], field.default), ruling_on(field.name))
            for field in msgspec.structs.fields(self.kind.options)
            if field.name not in self.set_otherwise
        )


def first_of(kinds: tuple[type[Option], ...], options: Options) -> Option | None:
    """The first of these options that is of the first of these kinds, or else of the second, and so on."""
    return next((option for kind in kinds for option in options if isinstance(option, kind)), None)


def values_of(hint: Any, default: Any) -> tuple[Any, ...]:
    """Of a switch both, of a list of words all; of any number just the one that the ruling names."""
    if hint is bool:
        return (default, not default)
    if typing.get_origin(hint) is not Literal:
        return (default,)
    return (default, *[value for value in typing.get_args(hint) if value != default])


def ruling_on(option: str) -> str:
    """The clause that names this option with its values."""
    return next((clause.id for clause in load_clauses().values() if f"`{option}` =" in clause.text), "")
