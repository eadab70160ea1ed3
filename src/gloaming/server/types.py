"""The types of all that is said over the wire, written for the browser in TypeScript: `make types`.

They are read from Python's annotations themselves, for those still know a Seat from a number. What Python leaves open
(`Any`) must be named in `OPEN`: a field of which nothing is known cannot be written."""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from itertools import pairwise
from operator import or_
from pathlib import Path
from types import UnionType
from typing import Any, Literal, NewType, Union

import msgspec

from gloaming.games.cultists import CULTISTS, Options, state
from gloaming.games.cultists.board import COLOURS, Board, Crossing, Hallway, Lift, Link, Rack, Rect, Room, board_for
from gloaming.games.cultists.cards import Card
from gloaming.games.cultists.expansions import EXPANSIONS, Expansion
from gloaming.games.cultists.expansions.professions.state import Profession
from gloaming.games.cultists.expansions.under_the_surface.state import Item
from gloaming.games.cultists.options import Level
from gloaming.games.cultists.view import Unveiled, View
from gloaming.kernel.views import Asked
from gloaming.kernel.steps import Question
from gloaming.server import api, protocol, replays, wire

Kind = type[msgspec.Struct]

NEW: dict[str, Any] = {"Seat": NewType("Seat", int), "Place": NewType("Place", str)}
"""Names that Python takes for plain numbers and words; annotations are read with these in their stead."""

NAMED: dict[Any, str] = {
    **{new: name for name, new in NEW.items()},
    **{getattr(state, name): name for name in ("Phase", "Portal", "Team", "Reason", "Cause")},
    Level: "Level", Card: "Card", Item: "Item", Profession: "Profession", Literal[COLOURS]: "Colour", Rect: "Rect",
    protocol.BotKind: "BotKind", typing.get_type_hints(protocol.TableState)["stage"]: "Stage",
    **{getattr(protocol, name): name for name in ("Statement", "Request", "Response", "Facts")},
}  # fmt: skip
"""Types that keep their name; each is written out once."""

OPEN: dict[tuple[type, str], str] = {
    (protocol.Settings, "options"): "GameOptions",
    (protocol.Everything, "board"): "Board | null",
    (protocol.Everything, "view"): "View | null",
    (protocol.Change, "table"): "Partial<TableState>",
    **{(kind, "view"): "Partial<View>" for kind in (protocol.Change, replays.Frame)},
    **{(kind, "journal"): "GameEvent[]" for kind in (protocol.Everything, protocol.Change, replays.Frame)},
    (replays.Replay, "board"): "Board",
    (replays.Replay, "options"): "GameOptions",
    (api.HouseRule, "values"): "OptionValue[]",
    (Options, "roles"): "readonly string[]",
    (Room, "colour"): "Colour",
    (View, "parts"): "Parts",
    (Asked, "step"): "Question",
    (Asked, "options"): "AnswerOption[]",
    (Asked, "answered"): "AnswerOption | null",
}
"""Fields that take their form only on the wire, or of which more is known than their annotation says."""

OPENING = """\
/** Written by `make types`, which reads the Python types: gloaming/server/types.py. Do not change it by hand. */

import type { GameOptions, OneOf, OptionValue } from "./types";
"""

OFFERED = {"code": "string", "confirm": "boolean", "clause": "string"}
"""What is sent of every answer."""

SAID = {*protocol.SPOKEN, *typing.get_args(protocol.Request), *[endpoint.body for endpoint in api.ENDPOINTS]}
"""What a browser says. It may leave out what has a default; the house itself does so only where the type says it."""

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def written(hint: Any) -> str:
    """A type by its name, if it has one."""
    if hint in NAMED:
        return NAMED[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return spelt(hint)


def spelt(hint: Any) -> str:
    """A type in full. JSON has lists for tuples, and keys that are words even where they are seats."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return " | ".join(map(json.dumps, args))
    if type(None) in args:
        return f"{written(reduce(or_, [arg for arg in args if arg is not type(None)]))} | null"
    if origin in (Union, UnionType):
        return " | ".join(map(written, args))
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(map(written, args))}]"
    if origin is tuple:
        item = written(args[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{'Place' if args[0] is NEW['Place'] else 'string'}, {written(args[1])}>"
    return PLAIN[getattr(hint, "__supertype__", hint)]


def fields_of(kind: Kind) -> dict[str, str]:
    """The fields of a kind and their types. The name of one that may be missing ends in a question mark."""
    hints = typing.get_type_hints(kind, localns=NEW)
    found = {}
    for field in msgspec.structs.fields(kind):
        if (kind, field.name) not in OPEN and "typing.Any" in str(hints[field.name]):
            raise TypeError(f"{kind.__name__}.{field.name} may be anything; say in OPEN what it is on the wire")
        mark = "?" if not field.required and (kind in SAID or kind.__struct_config__.omit_defaults) else ""
        found[field.name + mark] = OPEN.get((kind, field.name)) or written(hints[field.name])
    return found


def notes_of(kind: type) -> dict[str, str]:
    """What stands between three quotes below each field of a class."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0].body  # type: ignore[attr-defined]
    return {
        ast.unparse(field.target): ast.literal_eval(note.value)
        for field, note in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr)
    }


def comment(text: str | None, indent: str = "") -> list[str]:
    lines = inspect.cleandoc(text or "").replace("None", "null").splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}{line}".rstrip() for line in ("/**", *[f" * {line}" for line in lines], " */")]


def interface(name: str, text: str | None, fields: Mapping[str, str], notes: Mapping[str, str]) -> str:
    lines = [*comment(text), f"export interface {name} {{"]
    for field, form in fields.items():
        lines += [*comment(notes.get(field.rstrip("?")), "  "), f"  {field}: {form};"]
    return "\n".join([*lines, "}"])


def struct(kind: Kind, **more: str) -> str:
    tag = kind.__struct_config__.tag
    fields = ({"type": json.dumps(tag)} if tag else {}) | fields_of(kind) | more
    return interface(kind.__name__, kind.__doc__, fields, notes_of(kind))


def alternatives(name: str, text: str, tag: str, kinds: Iterable[Kind], also: str = "") -> str:
    """A union of many small kinds, a line each."""
    lines = [*comment(text), f"export type {name} = {also}OneOf<"]
    for kind in kinds:
        fields = {tag: json.dumps(kind.__name__)} | fields_of(kind)
        lines += comment(kind.__doc__, "  ")
        lines += [f"  | {{ {'; '.join(f'{field}: {form}' for field, form in fields.items())} }}"]
    return "\n".join([*lines, ">;"])


def view_fields() -> dict[str, str]:
    return {name: form for name, form in fields_of(View).items() if name in (*wire.FIELDS, "asked", "waiting_for")}


def board_fields() -> dict[str, str]:
    """Those that are sent; what the board finds by name is sent as a list."""
    hints = {name: typing.get_type_hints(Board)[name] for name in wire.board_of(board_for(5))}
    by_name = {name: typing.get_args(hint)[1] for name, hint in hints.items() if typing.get_origin(hint) is Mapping}
    return {name: f"{written(by_name[name])}[]" if name in by_name else written(hints[name]) for name in hints}


def part_of(expansion: Expansion) -> Kind:
    """What it shows a seat of what it keeps."""
    kind: Kind = typing.get_type_hints(expansion.shown)["return"]
    return kind


def house() -> Iterator[str]:
    """What the house and a browser say to each other."""
    yield from map(struct, protocol.SPOKEN)
    for kind in (*vars(protocol).values(), api.HouseRule, replays.Frame, replays.Replay):
        if isinstance(kind, type) and issubclass(kind, protocol.Wire) and kind is not protocol.Wire:
            yield struct(kind)


def game() -> Iterator[str]:
    """What they say of the game."""
    yield from (struct(kind) for kind in (Options, Room, Hallway, Rack, Link, Crossing, Lift))
    yield interface("Board", "A board as a browser draws it.", board_fields(), {})
    yield interface("View", "What this seat may know. In keys, seats are words.", view_fields(), notes_of(View))
    parts = {expansion.name: part_of(expansion) for expansion in EXPANSIONS}
    yield from (struct(kind) for kind in parts.values())
    yield interface(
        "Parts",
        "What expansions lay on the table, where they are played with.",
        {f"{name}?": kind.__name__ for name, kind in parts.items()},
        {},
    )
    yield struct(Unveiled)
    yield struct(Asked, clause="string")
    questions = [kind for kind in CULTISTS.steps if issubclass(kind, Question)]
    yield alternatives("Question", "What is asked; its fields are public.", "type", questions)
    yield interface("Offered", "What every answer has, whatever its kind.", OFFERED, {})
    yield alternatives("AnswerOption", "An answer that this seat may give.", "kind", CULTISTS.answers, "Offered & ")
    yield alternatives("GameEvent", "An event of the journal, as this seat saw it.", "type", CULTISTS.events)


def text() -> str:
    """The whole file."""
    names = [f"export type {name} = {spelt(hint)};" for hint, name in NAMED.items()]
    return "\n".join([OPENING, *names, *[f"\n{part}" for part in (*house(), *game())], ""])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), "utf-8")
