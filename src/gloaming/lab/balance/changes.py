"""House rules, one changed at a time: every value that a table could have chosen instead."""

from __future__ import annotations

import typing
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

import msgspec

from gloaming.kernel.errors import BadOptions
from gloaming.kernel.values import Value

Check = Callable[[Any], None]
"""Raises `BadOptions` for a table that cannot be."""


def passes(check: Check, options: Value) -> bool:
    try:
        check(options)
    except BadOptions:
        return False
    return True


def other_values(
    options: Value, never: Collection[str], numbers: Mapping[str, tuple[Any, ...]], check: Check
) -> Iterator[tuple[str, Any]]:
    """All values that could stand in place of those of these options; of numbers only those that are named."""
    hints = typing.get_type_hints(type(options))
    for field in msgspec.structs.fields(type(options)):
        if field.name not in never:
            now = getattr(options, field.name)
            for value in numbers.get(field.name, _choices(hints[field.name])):
                if value != now and passes(check, msgspec.structs.replace(options, **{field.name: value})):
                    yield field.name, value


def _choices(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return True, False
    return typing.get_args(hint) if typing.get_origin(hint) is typing.Literal else ()


def written(value: Any) -> str:
    """A value as people type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def departures(options: Value, besides: Collection[str]) -> list[str]:
    """What is not as usual at this table: "ropes_use_knife = yes"."""
    usual = type(options)()
    values = msgspec.structs.asdict(options).items()
    changed = [(name, value) for name, value in values if name not in besides and value != getattr(usual, name)]
    return [f"{name} = {written(value)}" for name, value in changed]
