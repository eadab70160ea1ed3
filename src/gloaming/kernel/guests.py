"""What other packages bring: things that their entry points lead to."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


def guests(group: str, kind: type[T]) -> Iterator[T]:
    """All things of this kind in a group of entry points.

    One that cannot be loaded, or is something else, is told of, and keeps nobody from playing without it."""
    for entry in entry_points(group=group):
        try:
            thing = entry.load()
        except Exception as fault:  # noqa: BLE001 - whatever a foreign package may raise
            warnings.warn(
                f"{entry.value} ({group}) cannot be loaded: {fault}. Update or remove its package.", stacklevel=1
            )
            continue
        if isinstance(thing, kind):
            yield thing
        else:
            warnings.warn(f"{entry.value} ({group}) is no {kind.__name__}. Update or remove its package.", stacklevel=1)


def rooms_of_guests(*groups: str) -> tuple[ModuleType, ...]:
    """The files that these entry points lead to."""
    found = dict.fromkeys(entry.module for group in groups for entry in entry_points(group=group))
    return tuple(import_module(name) for name in found)
