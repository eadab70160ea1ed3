"""House rules, one changed at a time: every value that a table could have chosen instead."""

from __future__ import annotations

import typing
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec

from gloaming.kernel.values import Value


def other_values(
    options: Value, never: Collection[str], numbers: Mapping[str, tuple[Any, ...]]
) -> Iterator[tuple[str, Any]]:
    """All values that differ from those of these options; of numbers only those that are named."""
    hints = typing.get_type_hints(type(options))
    for field in msgspec.structs.fields(type(options)):
        if field.name not in never:
            now = getattr(options, field.name)
            for value in numbers.get(field.name, _choices(hints[field.name])):
                if value != now:
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
