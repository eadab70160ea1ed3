"""The versions of the environments. A name, once released, means the same spaces for ever; a change makes a new version.

`cultists_v1` is a released version: a layout as data (`cultists_v1.toml`), and a module (`cultists_v1.py`) with the little that data
cannot say. Every game also has a version 0, which is derived from its types and changes with them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from operator import attrgetter
from textwrap import fill
from typing import Any

import msgspec

from gloaming.env.answers import Answers
from gloaming.env.derive import derived, found_at
from gloaming.env.layout import Domains, Layout
from gloaming.env.notes import Notes
from gloaming.env.sheet import Sheet
from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.kinds import GameKind

Fills = Callable[[Any], Mapping[str, Sequence[Any]]]
"""(options) -> what fills those domains that differ from table to table."""
SUFFIX = ".toml"


class Version:
    """The spaces of one version of one game."""

    def __init__(
        self, name: str, kind: GameKind, layout: Layout, fills: Fills, notes: type[Notes] = Notes, *functions: Any
    ) -> None:
        self.name, self.kind, self.layout, self.fills, self.notes = name, kind, layout, fills, notes
        self.functions: dict[str, Callable[..., Any]] = {function.__name__: function for function in functions}
        self.domains = Domains(layout.domains)
        self.sheet = Sheet(layout, self.domains)
        self.answers = Answers(kind.answers, layout.answers, self.domains, layout.others)

    def __reduce__(self) -> tuple[Any, ...]:
        return version, (self.name,)

    def look(self, source: str) -> tuple[tuple[str, ...], Callable[[Any], Any]]:
        """The fields of a view that a part follows from, and the function that finds its value in them.

        `parts.professions` is one entry of a dict. Options never change, so nothing has to follow them."""
        if called := re.fullmatch(r"(\w+)\((.+)\)", source):
            function, fields = self.functions[called[1]], tuple(called[2].split(", "))
            seen = attrgetter(*fields)
            if len(fields) == 1:
                return fields, lambda view: function(seen(view))
            return fields, lambda view: function(*seen(view))
        head, *inside = source.split(".")
        fields = () if head == "options" else (head,)
        if not inside:
            return fields, attrgetter(head)
        *key, field = inside
        if not key:
            return fields, lambda view: getattr(getattr(view, head), field, None)
        return (f"{head}.{key[0]}",), lambda view: getattr(getattr(view, head).get(key[0]), field, None)

    def told(self) -> str:
        """What the spaces mean, in words."""
        words, cards = self.domains.values("word"), self.domains.values("heap")
        return "\n\n".join(
            (
                self.layout.about.rstrip(),
                f"Observation: {self.sheet.width} bytes.",
                self.sheet.told(),
                f"Actions: {self.answers.width} numbers. Seats are counted clockwise from the own one, which is 0.",
                self.answers.told(),
                "History: one row of bytes for each event (`gloaming.env.rows` has the columns).",
                listed("Kinds of events", self.layout.events),
                listed("Words", words),
                f"{listed('Cards', cards, first=0)}\n",
            )
        )


def listed(title: str, words: Sequence[str] | Mapping[str, Any], first: int = 1) -> str:
    numbered = ", ".join(f"{number} {word}" for number, word in enumerate(words, start=first))
    return fill(f"{title}: {numbered}.", 118, initial_indent="  ", subsequent_indent="    ")


def release(name: str, fills: Fills, notes: type[Notes], *functions: Callable[..., Any]) -> Version:
    """A released version, from its file and what its module adds."""
    text = (files(__package__) / f"{name}{SUFFIX}").read_text("utf-8")
    layout = msgspec.convert(tomllib.loads(text), Layout)
    return Version(name, GAMES[game_of(name)], layout, fills, notes, *functions)


def game_of(name: str) -> str:
    return name.rpartition("_v")[0]


@cache
def released() -> dict[str, list[str]]:
    """The released versions of each game, the newest last."""
    names = [file.name.removesuffix(SUFFIX) for file in files(__package__).iterdir() if file.name.endswith(SUFFIX)]
    found: dict[str, list[str]] = {game: [] for game in GAMES}
    for name in sorted(names, key=lambda name: int(name.rpartition("_v")[2])):
        found[game_of(name)].append(name)
    return found


def newest(game: str) -> str:
    return (released()[game] or [f"{game}_v0"])[-1]


def version(name: str) -> Version:
    """`cultists` is the newest version that was released, `cultists_v1` that one; without any, version 0."""
    known = released()
    if name in known:
        return version(newest(name))
    if name in known.get(game_of(name), ()):
        found: Version = import_module(f"{__package__}.{name}").VERSION
        return found
    if name.endswith("_v0") and game_of(name) in known:
        return derived_version(name)
    choices = [*known, *(name for names in known.values() for name in names)]
    raise BadOptions(f"There is no environment {name!r}; choose one of: {', '.join(choices)}.")


@cache
def derived_version(name: str) -> Version:
    kind = GAMES[game_of(name)]
    layout = derived(kind)
    return Version(name, kind, layout, lambda options: found_at(kind, layout, options))
