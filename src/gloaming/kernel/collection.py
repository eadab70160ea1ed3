"""Content that is found by its files: a new file is enough to add a thing."""

from __future__ import annotations

from math import inf
from typing import TypeVar

from gloaming.kernel.guests import guests
from gloaming.kernel.kinds import rooms_in
from gloaming.kernel.rules import Module

ModuleT = TypeVar("ModuleT", bound=Module)


def collected(package: str, kind: type[ModuleT], group: str = "") -> dict[str, ModuleT]:
    """All things of a kind in the files of a package, and those that a group of entry points brings, by their names."""
    here = [thing for room in rooms_in(package) for thing in vars(room).values() if isinstance(thing, kind)]
    brought = guests(group, kind) if group else ()
    return {thing.name: thing for thing in sorted((*brought, *here), key=in_print)}


def in_print(thing: Module) -> tuple[float, str]:
    """As they were printed. What is new comes last, so no draw and no rulebook of an older record changes with it."""
    return inf if thing.printed is None else thing.printed, thing.name
