"""Who listens to which events: a function says so by the type of its parameter `event`."""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping
from inspect import isfunction
from types import SimpleNamespace
from typing import Any

from gloaming.kernel.events import Event

Hear = Callable[[Any, Any], None]


def hears(room: Mapping[str, Any]) -> dict[type[Event], Hear]:
    """The listeners of a module or a class, by the kinds of events. Where several kinds are named, it hears all of them."""
    found: dict[type[Event], Hear] = {}
    for listener in room.values():
        if isfunction(listener) and "event" in listener.__annotations__:
            written = SimpleNamespace(__annotations__={"event": listener.__annotations__["event"]})
            kinds = typing.get_type_hints(written, listener.__globals__)["event"]
            for kind in typing.get_args(kinds) or (kinds,):
                if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
                    found[kind] = listener
    return found


def together(*rooms: Mapping[type[Event], Hear]) -> dict[type[Event], tuple[Hear, ...]]:
    """All listeners of each kind, in the order of the rooms."""
    return {kind: tuple([room[kind] for room in rooms if kind in room]) for room in rooms for kind in room}
