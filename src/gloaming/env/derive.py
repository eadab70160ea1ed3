"""Spaces for any game, derived from its types: the fields of its view, its answers, its questions and its events.

A type says how its values are written. A `Literal` or a name (`Place`, `RoleName`) has a slot for each word, a `Seat` one for each
chair; whole numbers and yes or no take a byte; a tuple of names counts them, a `PerSeat` and a dict have a piece for each key. A field
whose type says none of this is left out, and an answer with such a field takes a spare number.

Nothing here knows which fields all seats share, so a derived sheet has everything in its section `own`."""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Sequence
from math import prod
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple

from gloaming.env.encoding import NUMBER, width
from gloaming.env.layout import Columns, Domains, Layout, Lines
from gloaming.env.rows import COLUMNS
from gloaming.env.sheet import SEATS
from gloaming.kernel.facets import hints_of
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Question
from gloaming.kernel.values import EACH_SEAT, Names, Value

OF_EVERY_VIEW = ("seat", "options", "unveiled", "flow", "asked", "waiting_for", "journal")
"""The question and the rows show these, or nothing does."""
RESERVED = ("question", "waiting", "about_seats", "about_places", "about_words", "about_number", "chair")
OTHERS = 32
"""Numbers to spare."""
HEAPS = 2
MOST_WORDS = 255
MOST_POSITIONS = 16
WIDEST = 4096
"""A part of the sheet, or a kind of answer, that would be wider is left out."""


class Type(NamedTuple):
    """A type, taken apart."""

    plain: Any
    marks: tuple[Any, ...]
    is_optional: bool = False

    @property
    def what(self) -> Names | None:
        return next((mark for mark in self.marks if isinstance(mark, Names)), None)

    @property
    def item(self) -> Any:
        """What a tuple holds."""
        return typing.get_args(self.plain)[0] if typing.get_origin(self.plain) is tuple else None


def taken_apart(hint: Any) -> Type:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, UnionType) and NoneType in args and len(args) == 2:
        inner = taken_apart(next(arg for arg in args if arg is not NoneType))
        return inner._replace(is_optional=True)
    if origin is typing.Annotated:
        inner = taken_apart(args[0])
        return inner._replace(marks=(*inner.marks, *args[1:]))
    return Type(hint, ())


class Derivation:
    """The layout of one game, as it comes together."""

    def __init__(self, kind: GameKind) -> None:
        self.names = kind.names(kind.read_options({}))
        self.domains: dict[str, int | tuple[Any, ...]] = {"seat": SEATS, "position": tuple(range(MOST_POSITIONS))}
        self.on_board: list[str] = []
        self.heap: dict[str, None] = {}

    def domain(self, field: str, hint: Any) -> str | None:
        """What a value of this type names, if its type or its game lists that."""
        known = taken_apart(hint)
        if known.what is not None and known.what.what == "seat":
            return "seat"
        name = field if known.what is None else known.what.what
        if typing.get_origin(known.plain) is Literal:
            return self.listed(name, typing.get_args(known.plain))
        if known.what is None or name not in self.names:
            return None
        if not known.what.on_board:
            return self.listed(name, tuple(self.names[name]))
        if name not in self.on_board:
            self.on_board.append(name)
            self.domains[name] = slots_for(self.names[name])
        return name

    def listed(self, name: str, words: tuple[Any, ...]) -> str:
        """Fields of one name may list different words."""
        while self.domains.setdefault(name, words) != words:
            name += " too"
        return name

    def encoding(self, field: str, hint: Any) -> str | None:
        known = taken_apart(hint)
        origin, args = typing.get_origin(known.plain), typing.get_args(known.plain)
        named = self.domain(field, hint)
        if named is not None:
            return named
        if origin is tuple and EACH_SEAT in known.marks:
            return self.by("seat", self.encoding(field, known.item))
        if origin is tuple:
            named = self.domain(field, known.item)
            return f"count of {named}" if named else self.by("position", self.encoding(field, known.item))
        if origin is dict:
            return self.by(self.domain(field, args[0]), self.encoding(field, args[1]))
        return NUMBER if known.plain in (bool, int) else None

    def by(self, axis: str | None, inner: str | None) -> str | None:
        encoding = f"{axis}: {inner}"
        is_fit = axis is not None and inner is not None and width(encoding, Domains(self.domains)) <= WIDEST
        return encoding if is_fit else None

    def lines(self, kind: type[Value], path: str = "") -> Lines:
        """The parts that show a view, or a piece of it."""
        found: Lines = {}
        for field, hint in hints_of(kind).items():
            inner = taken_apart(hint).plain
            if isinstance(inner, type) and issubclass(inner, Value) and not path:
                found |= {} if field in OF_EVERY_VIEW else self.lines(inner, f"{field}.")
            elif field not in OF_EVERY_VIEW and (encoding := self.encoding(field, hint)):
                name = path.replace(".", "_") + field
                found[f"view_{name}" if name in RESERVED else name] = (path + field, encoding, self.meaning(encoding))
        return found

    def meaning(self, encoding: str) -> str:
        named = encoding.rpartition(": ")[2].rpartition(" of ")[2]
        return f"{encoding}, of {{{named}}}" if isinstance(self.domains.get(named), tuple) else encoding

    def answer(self, kind: type[Value]) -> tuple[str, ...] | None:
        """The domains of an answer's fields; None where one cannot be numbered."""
        found = []
        for field, hint in hints_of(kind).items():
            known = taken_apart(hint)
            named = "no|yes" if known.plain is bool else self.domain(field, hint)
            if named is None:
                return None
            found.append(f"{named} or nothing" if known.is_optional else named)
        return tuple(found) if prod(map(Domains(self.domains).size, found)) <= WIDEST else None

    def column(self, field: str, hint: Any) -> str | None:
        """Where a row has room for values of this type."""
        known = taken_apart(hint)
        if (named := self.domain(field, hint)) is not None:
            return {"seat": "seats"}.get(named, "places" if named in self.on_board else "words")
        if known.item is not None:
            named, inner = self.domain(field, known.item), taken_apart(known.item)
            if named == "seat":
                return "ballots" if inner.is_optional else "named"
            if named is not None and named not in self.on_board:
                self.heap |= dict.fromkeys(Domains(self.domains).values(named))
                return "heap"
            return "counts" if inner.plain is int else None
        return {int: "numbers", bool: "flags"}.get(known.plain)

    def columns(self, kind: type[Value]) -> dict[str, str]:
        """As many fields of an event as a row has columns for."""
        found, used = dict[str, str](), Counter[str]()
        for field, hint in hints_of(kind).items():
            column = self.column(field, hint)
            room = {**COLUMNS, "heap": HEAPS}.get(column or "", 1)
            sort = column if column in COLUMNS or column == "heap" else "group"
            if column is not None and used[sort] < room:
                found[field] = column
                used[sort] += 1
        return found

    def about(self, kind: type[Value]) -> dict[str, str]:
        """What a question names, one or several."""
        found = {}
        for field, hint in hints_of(kind).items():
            column = self.column(field, taken_apart(hint).item or hint)
            if column in ("seats", "places", "words", "numbers"):
                found[field] = column
        return found


def derived(kind: GameKind) -> Layout:
    making = Derivation(kind)
    own = making.lines(typing.get_type_hints(kind.view)["return"])
    questions: Columns = {step.__name__: making.about(step) for step in kind.steps if issubclass(step, Question)}
    events: Columns = {event.__name__: making.columns(event) for event in kind.events}
    answers = {answer.__name__: domains for answer in kind.answers if (domains := making.answer(answer)) is not None}
    words = [word for words in making.domains.values() if isinstance(words, tuple) for word in words]
    return Layout(
        about=f"{kind.title} for machines. These spaces are derived from the game's types, and change with them.",
        heaps=HEAPS,
        domains={
            **making.domains,
            "anywhere": sum(map(Domains(making.domains).size, making.on_board)),
            "heap": tuple(making.heap),
            "word": tuple(dict.fromkeys(word for word in words if isinstance(word, str)))[:MOST_WORDS],
        },
        people={"chair": ("", f"seat: {NUMBER}", "1 if somebody sits there")},
        house={},
        own=own,
        notes={},
        questions=questions,
        answers=answers,
        events=events,
        others=OTHERS,
    )


def found_at(kind: GameKind, layout: Layout, options: Any) -> dict[str, Sequence[Any]]:
    """What is on the board of this table."""
    found = {name: values for name, values in kind.names(options).items() if isinstance(layout.domains.get(name), int)}
    filled = Domains(layout.domains).filled(found)
    return {**found, "anywhere": [place for name in found for place in filled.values(name)]}


def slots_for(names: Sequence[Any]) -> int:
    """Room for what the usual table has, and for half as much again."""
    return 1 << (len(names) * 3 // 2).bit_length()
