"""A lesson as it is written: a table's options, a seed, and beats in the order in which the engine asks.

The seed deals everything by itself, so nothing is stacked and the record of a lesson verifies like any other."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from gloaming.games import game_called
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Seat, Value

YOU: Seat = 0
"""The person always has the first chair."""
WHATEVER = ["*"]
"""In the place of answers: all that the engine offers."""

Codes = list[str]


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One question of the engine and what is answered to it. A key that ends in `_by` has its value by the place where
    you stand now, one that ends in `_was` by the place where you stood when the hour began. `{here}` is your place."""

    id: str
    title: str
    """What happens, for readers of the file."""
    ask: str
    """The kind of question."""
    if_asked: bool = False
    """The beat is left out where the engine asks something else."""

    who: Seat | None = None
    """The seat that answers by script, with `answers`."""
    answers: Codes = []
    answers_by: dict[str, Codes] = {}
    answers_was: dict[str, Codes] = {}
    bots: dict[Seat, str] = {}
    """The same for a question to several: an answer for each seat."""
    bots_by: dict[str, dict[Seat, str]] = {}
    some: bool = False
    """Not all of them need be asked."""

    you: Codes = []
    """What you may answer."""
    you_by: dict[str, Codes] = {}
    you_was: dict[str, Codes] = {}
    ways: list[Codes] = []
    """The same for a walk of several steps: all ways that you may take."""
    ways_was: dict[str, list[Codes]] = {}
    alone: bool = False
    """The lesson answers for you."""
    advice: str | dict[str, str] = ""
    """The answer that the coach recommends, if it is not the first; a table has it by place."""
    called: str = ""
    """What later beats call the person whom you choose here."""

    after: tuple[str, ...] = ()
    """Events that must have happened by the end of the beat, by the beginning of their codes."""
    says: tuple[Seat, ...] = ()
    """Who speaks before the script answers, line by line."""
    secs: int
    """How long the beat usually takes."""
    rest: int = 0
    """Seconds after it, to read what came of it, before the others go on."""
    lights: str = ""
    learns: str = ""
    """What the person sees, and why the beat is there, for readers of the file."""

    @property
    def asks_you(self) -> bool:
        return any((self.you, self.you_by, self.you_was, self.ways, self.ways_was))


class Reveal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line at the end, one a tap."""

    id: int
    lights: str
    when: str = ""
    """Only if this team has won."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: str
    options: dict[str, Any]
    seed: str
    found_as: str
    """What the seed is the hash of: who doubts that it was dealt may deal again."""
    names: tuple[str, ...]
    minutes: int
    quiet: frozenset[str] = frozenset()
    """Kinds of question that the lesson answers for everybody with "confirm", unless a beat asks for them."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: Head
    beat: tuple[Beat, ...]
    reveal: tuple[Reveal, ...] = ()


class Lesson:
    def __init__(self, sheet: Sheet) -> None:
        self.head, self.beats, self.reveals = sheet.lesson, sheet.beat, sheet.reveal
        self.id, self.minutes, self.quiet = self.head.id, self.head.minutes, self.head.quiet
        self.names = self.head.names
        self.seed = bytes.fromhex(self.head.seed)

    @cached_property
    def kind(self) -> GameKind:
        return game_called(self.head.game)

    @cached_property
    def options(self) -> Value:
        return self.kind.read_options(self.head.options)

    def words_for(self, beat: Beat) -> str:
        """The message that has the words of a beat."""
        return f"lesson-{self.id}-{beat.id.lower().replace('.', '-')}"

    def reveals_for(self, winner: str) -> tuple[Reveal, ...]:
        return tuple(reveal for reveal in self.reveals if reveal.when in ("", winner))


def read(text: str) -> Lesson:
    return Lesson(msgspec.toml.decode(text, type=Sheet))
