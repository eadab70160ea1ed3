"""Python types written as TypeScript, from their annotations: those still know a Seat from a number.

What Python leaves open (`Any`) must be given: a field of unknown type can't be written."""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
import typing
from collections.abc import Iterable, Mapping
from functools import reduce
from itertools import pairwise
from operator import or_
from types import UnionType
from typing import Annotated, Any, Literal, Union

import msgspec

from gloaming.kernel.values import Seat

Kind = type[msgspec.Struct]

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
ELSEWHERE: dict[Any, str] = {Seat: "Seat"}
"""Names that every file takes from the server's."""


class TypeScriptWriter(msgspec.Struct, frozen=True):
    """What one file calls by name, and what it knows beyond the annotations."""

    named: dict[Any, str]
    """Types that keep their name; each is written out once."""
    open: dict[tuple[type, str], str]
    """Fields that take their form only on the wire, or of which more is known than their annotation says."""
    said: frozenset[Any] = frozenset()
    """What a browser says. It may leave out what has a default; the server does so only where the type says it."""

    def type_name(self, hint: Any) -> str:
        """A type by its name, if it has one."""
        name = self.named.get(hint) or ELSEWHERE.get(hint)
        if name:
            return name
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return hint.__name__
        return self.inline_type(hint)

    def inline_type(self, hint: Any) -> str:
        """A type in full. JSON has lists for tuples, and keys that are words even where they are seats."""
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is Annotated:  # what it names is of use only where the type has a name
            return self.inline_type(args[0])
        if origin is Literal:
            return " | ".join(map(json.dumps, args))
        if type(None) in args:
            return f"{self.type_name(reduce(or_, [arg for arg in args if arg is not type(None)]))} | null"
        if origin in (Union, UnionType):
            return " | ".join(map(self.type_name, args))
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(map(self.type_name, args))}]"
        if origin is tuple:
            item = self.type_name(args[0])
            return f"({item})[]" if " " in item else f"{item}[]"
        if origin is dict:
            named = typing.get_origin(args[0]) is Annotated and args[0].__origin__ is str
            key = self.named.get(args[0]) if named else None
            return f"Record<{key or 'string'}, {self.type_name(args[1])}>"
        return PLAIN[hint]

    def hints(self, kind: type) -> dict[str, Any]:
        return typing.get_type_hints(kind, include_extras=True)

    def fields_of(self, kind: Kind) -> dict[str, str]:
        """The fields of a kind and their types. The name of one that may be missing ends in a question mark."""
        hints = self.hints(kind)
        found = {}
        for field in msgspec.structs.fields(kind):
            if (kind, field.name) not in self.open and "typing.Any" in str(hints[field.name]):
                raise TypeError(f"{kind.__name__}.{field.name} may be anything; say what it is on the wire")
            mark = "?" if not field.required and (kind in self.said or kind.__struct_config__.omit_defaults) else ""
            found[field.name + mark] = self.open.get((kind, field.name)) or self.type_name(hints[field.name])
        return found

    def listed_fields(self, kind: type, names: Iterable[str]) -> dict[str, str]:
        """Some of the fields of a kind; what it finds by name is sent as a list."""
        hints = self.hints(kind)
        by_name = {name: typing.get_args(hints[name])[1] for name in names if is_mapping(hints[name])}
        return {
            name: f"{self.type_name(by_name[name])}[]" if name in by_name else self.type_name(hints[name])
            for name in names
        }

    # Whole declarations

    def names(self) -> list[str]:
        return [f"export type {name} = {self.inline_type(hint)};" for hint, name in self.named.items()]

    def struct(self, kind: Kind, **more: str) -> str:
        tag = kind.__struct_config__.tag
        fields = ({"type": json.dumps(tag)} if tag else {}) | self.fields_of(kind) | more
        return interface(kind.__name__, kind.__doc__, fields, notes_of(kind))

    def alternatives(self, name: str, text: str, tag: str, kinds: Iterable[Kind], also: str = "") -> str:
        """A union of many small kinds, a line each."""
        lines = [*comment(text), f"export type {name} = {also}OneOf<"]
        for kind in kinds:
            fields = {tag: json.dumps(kind.__name__)} | self.fields_of(kind)
            lines += comment(kind.__doc__, "  ")
            lines += [f"  | {{ {'; '.join(f'{field}: {form}' for field, form in fields.items())} }}"]
        return "\n".join([*lines, ">;"])


def is_mapping(hint: Any) -> bool:
    return typing.get_origin(hint) in (dict, Mapping)


def interface(name: str, text: str | None, fields: Mapping[str, str], notes: Mapping[str, str]) -> str:
    lines = [*comment(text), f"export interface {name} {{"]
    for field, form in fields.items():
        lines += [*comment(notes.get(field.rstrip("?")), "  "), f"  {field}: {form};"]
    return "\n".join([*lines, "}"])


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
