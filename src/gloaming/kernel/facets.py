"""Facets: what a kind of option, event or question says about itself, so nobody else keeps a list of kinds.

They are class attributes (`Option.quiet`, `Event.shown`, …) and field types (`Seat`, `Place`). Faces, bots, environments
and the generator of the page's types read them here."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Iterator
from functools import cache
from types import UnionType
from typing import Any, Literal

import msgspec

from gloaming.kernel.events import Event, PublicEvent
from gloaming.kernel.steps import Option, Question, Step
from gloaming.kernel.values import EACH_SEAT, Names, Value

Sight = Literal["public", "veiled", "private"]

Treatment = Literal["full", "scene", "stage", "turn", "motion", "now", "held", "log"]
"""How an event is shown when it happens; the log has everything.

full    the whole screen, for the seat that it happens to; a scene for everyone else
scene   a card over the board, and the present waits behind it
stage   what everyone watches takes the place of the board: a vote, a rescue
turn    a card turns over, large
motion  something moves on the board
now     a line in words, "just now", next to the question
held    a line among what only this seat knows; it shows while it is held
log     the log alone
"""


class OptionFacets(Value, tag=False, omit_defaults=True):
    names: dict[str, str] = {}
    hidden: tuple[str, ...] = ()
    confirm: bool = False
    quiet: bool = False
    free: bool = False
    by_role: str = ""
    clause: str = ""
    target: str | None = None
    """The person or place to touch for this answer; None where more has to be chosen, or where touching would tell a secret."""


class EventFacets(Value, tag=False, omit_defaults=True):
    names: dict[str, str] = {}
    sight: Sight = "private"
    veils: tuple[str, ...] = ()
    shown: tuple[Treatment, ...] = ()
    fleeting: bool = False


class QuestionFacets(Value, tag=False, omit_defaults=True):
    names: dict[str, str] = {}
    uniform: bool = False
    discreet: bool = False
    secret: bool = False
    clock: str = "turn"
    debated: bool = False


class ViewFacets(Value, tag=False, omit_defaults=True):
    names: dict[str, str] = {}
    """Those of its values too: `unveiled.thief`."""
    public: tuple[str, ...] = ()
    """The fields that every seat and every spectator may see; all others are for the seat alone."""
    per_seat: tuple[str, ...] = ()
    """The fields that hold one value for each seat."""


class Facets(Value, tag=False):
    """Everything that the kinds of one game say about themselves, by name."""

    options: dict[str, OptionFacets]
    events: dict[str, EventFacets]
    questions: dict[str, QuestionFacets]


def facets_of(options: Iterable[type[Option]], events: Iterable[type[Event]], steps: Iterable[type[Step]]) -> Facets:
    return Facets(
        {kind.__name__: of_option(kind) for kind in options},
        {kind.__name__: of_event(kind) for kind in events},
        {kind.__name__: of_question(kind) for kind in steps if issubclass(kind, Question)},
    )


@cache
def names_in(kind: type) -> dict[str, str]:
    """What the fields of a kind name: `{"seat": "seat", "seats": "seat[]", "place": "place"}`."""
    found = {field: mark_of(hint) for field, hint in hints_of(kind).items()}
    return {field: mark.what + "[]" * many for field, (mark, many) in found.items() if mark is not None}


def hints_of(kind: type) -> dict[str, Any]:
    """The type of each field, with its mark."""
    hints = typing.get_type_hints(kind, include_extras=True)
    fields: tuple[str, ...] = kind.__struct_fields__  # type: ignore[attr-defined]
    return {field: hints[field] for field in fields}


def mark_of(hint: Any) -> tuple[Names | None, bool]:
    """What values of this type name, if anything, and whether there are several of them."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        mark = next((mark for mark in hint.__metadata__ if isinstance(mark, Names)), None)
        return (mark, False) if mark is not None else mark_of(hint.__origin__)
    if origin in (typing.Union, UnionType):
        return next((found for arg in args if (found := mark_of(arg))[0]), (None, False))
    if origin is tuple and args[-1] is Ellipsis:
        return mark_of(args[0])[0], True
    return None, False


@cache
def of_option(kind: type[Option]) -> OptionFacets:
    names = names_in(kind)
    return OptionFacets(
        names, kind.hidden, kind.confirm, kind.quiet, kind.free, kind.by_role, kind.clause, target_of(kind)
    )


def target_of(kind: type[Option]) -> str | None:
    if kind.hidden or kind.by_role or len(kind.__struct_fields__) != 1:
        return None
    [(field, hint)] = hints_of(kind).items()
    mark, many = mark_of(hint)
    return field if mark and not many and (mark.on_board or mark.what == "seat") else None


@cache
def of_event(kind: type[Event]) -> EventFacets:
    return EventFacets(names_in(kind), sight_of(kind), kind.reveals.veiled, shown_as(kind), kind.fleeting)


def shown_as(kind: type[Event]) -> tuple[Treatment, ...]:
    """A kind that says nothing gets a line where everyone may read it, and nothing at all where not."""
    said = kind.shown or ("now" if sight_of(kind) == "public" else "")
    return msgspec.convert(said.split(), tuple[Treatment, ...])


def sight_of(kind: type[Event]) -> Sight:
    """Whether all see it whole, all see it with some fields veiled, or only its own seat sees it.

    A kind that says neither counts as private: what says nothing about itself is covered, not shown."""
    if issubclass(kind, PublicEvent):
        return "public"
    return "veiled" if kind.reveals.veiled else "private"


@cache
def of_view(kind: type) -> ViewFacets:
    """A view lists its `public` fields; a field that it does not list counts as private."""
    within = {f"{field}.{name}": what for field, inner in values_in(kind) for name, what in names_in(inner).items()}
    per_seat = tuple(field for field, hint in hints_of(kind).items() if EACH_SEAT in getattr(hint, "__metadata__", ()))
    return ViewFacets({**names_in(kind), **within}, getattr(kind, "public", ()), per_seat)


def values_in(kind: type) -> Iterator[tuple[str, type[Value]]]:
    """The fields that hold a value with fields of its own, or nothing."""
    for field, hint in hints_of(kind).items():
        for part in (hint, *typing.get_args(hint)):
            if isinstance(part, type) and issubclass(part, Value):
                yield field, part


@cache
def of_question(kind: type[Question]) -> QuestionFacets:
    return QuestionFacets(names_in(kind), kind.uniform, kind.discreet, kind.secret, kind.clock, kind.debated)
