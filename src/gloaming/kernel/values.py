"""Immutable values, and the short text codes by which options and events are written down and read back."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, ClassVar, Generic, TypeVar

import msgspec


@dataclass(frozen=True)
class Names:
    """Marks a type whose values name something: `Place = Annotated[str, Names("place")]`.

    A field of such a type says what it points at, so faces find words for it and boards find it without lists of fields."""

    what: str
    on_board: bool = False
    """Whether it can be pointed at on the board."""


Seat = Annotated[int, Names("seat")]
"""A place at the table, counted clockwise from 0."""

T = TypeVar("T")
EACH_SEAT = "one for each seat"
PerSeat = Annotated[tuple[T, ...], EACH_SEAT]
"""`PerSeat[int]`: a number for each seat, in their order."""

NOTHING = "-"
"""How a missing or hidden field is written in a code."""


@typing.dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Frozen(msgspec.StructMeta):
    """Tells type checkers that every kind of Value is frozen; msgspec sees to it.

    What a base class says of its kind, a kind may say in its first line: `class Abstain(Option, code="abstain", quiet=True)`.
    All other keywords there are msgspec's."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **keywords: Any) -> Frozen:
        facts = {word: keywords.pop(word) for word in [*keywords] if any(hasattr(base, word) for base in bases)}
        return super().__new__(mcs, name, bases, {**namespace, **facts}, **keywords)


class Value(msgspec.Struct, metaclass=Frozen, frozen=True, gc=False, tag=True):
    """A small immutable value. Its fields are values too, so sharing one between game states is always safe."""


class Coded(Value):
    """A value with a text code: `Give("dead", 3)` with the code `give:{card}>{to}` is written `give:dead>3`."""

    code: ClassVar[str] = ""

    def __str__(self) -> str:
        return _form(type(self)).write(self)


CodedT = TypeVar("CodedT", bound=Coded)


class Codebook(Generic[CodedT]):
    """Reads the codes of a fixed set of kinds."""

    def __init__(self, kinds: Iterable[type[CodedT]]) -> None:
        self.kinds = tuple(kinds)
        self._by_word: dict[str, type[CodedT]] = {}
        for kind in self.kinds:
            word = _form(kind).word
            if word in self._by_word:
                raise ValueError(f"{kind.__name__} and {self._by_word[word].__name__} share the code word {word!r}")
            self._by_word[word] = kind

    def read(self, text: str) -> CodedT:
        kind = self._by_word.get(text.partition(":")[0])
        if kind is None:
            raise ValueError(f"{text!r} begins with no word I know")
        return typing.cast(CodedT, _form(kind).read(text))


class _Form:
    """One kind's code, taken apart: how to write it and how to read it back."""

    def __init__(self, kind: type[Coded]) -> None:
        if not kind.code:
            raise TypeError(f"{kind.__name__} has no code")
        pieces = re.split(r"\{(\w+)\}", kind.code)
        names = pieces[1::2]
        if sorted(names) != sorted(kind.__struct_fields__):
            raise TypeError(f"{kind.__name__}: the code {kind.code!r} must name every field once")
        hints = typing.get_type_hints(kind)
        self.kind = kind
        self.word = pieces[0].partition(":")[0]
        self.fields = tuple((name, _reader(hints[name])) for name in names)
        self.template = re.sub(r"\{\w+\}", "{}", kind.code)
        between = [re.escape(piece) for piece in pieces[0::2]]
        self.pattern = re.compile("(.*?)".join(between))

    def write(self, value: Coded) -> str:
        pieces = [getattr(value, name) for name, _ in self.fields]
        return self.template.format(*[piece if type(piece) is str else _written(piece) for piece in pieces])

    def read(self, text: str) -> Coded:
        match = self.pattern.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} is not of the form {self.kind.code!r}")
        return self.kind(**{name: read(part) for (name, read), part in zip(self.fields, match.groups(), strict=True)})


_form = cache(_Form)


def _written(value: Any) -> str:
    if value is None:
        return NOTHING
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(_written, value))
    return str(value)


def _reader(hint: Any) -> Callable[[str], Any]:
    """The function that turns a code's piece back into a field of this type."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return lambda piece: _one_of(piece, args)
    if origin in (typing.Union, types.UnionType):
        inner = _reader(next(arg for arg in args if arg is not type(None)))
        return lambda piece: None if piece == NOTHING else inner(piece)
    if origin is tuple:
        item = _reader(args[0])
        return lambda piece: tuple(item(part) for part in piece.split(",")) if piece else ()
    if hint is bool:
        return lambda piece: _one_of(piece, ("yes", "no")) == "yes"
    if hint is int:
        return int
    return str


def _one_of(piece: str, known: tuple[Any, ...]) -> Any:
    if piece not in known:
        raise ValueError(f"{piece!r} is none of {', '.join(map(str, known))}")
    return piece
