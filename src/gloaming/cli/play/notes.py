"""Notes next to a question: each comes once, as a dim line; `n` tells what good players think, `N` switches notes off."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from gloaming.cli.play.saves import replace
from gloaming.cli.play.speech import Speech
from gloaming.kernel.steps import Question
from gloaming.words import spoken, t

LEARNT = 10
"""After so many answers a kind of question needs no note any more, seen or not."""


class Memory(msgspec.Struct):
    """What was read at this machine, whatever was played and from whichever seat."""

    on: bool = True
    seen: set[str] = msgspec.field(default_factory=set)
    answered: dict[str, int] = msgspec.field(default_factory=dict)


class Coach:
    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.memory = msgspec.json.decode(path.read_bytes(), type=Memory)
        except (OSError, msgspec.DecodeError):
            self.memory = Memory()

    def pick(self, fitting: Sequence[str], kind: str) -> str:
        """Of those that fit, the most particular first, the one that is new; where a language has no words for it, none."""
        if not self.memory.on or self.memory.answered.get(kind, 0) >= LEARNT:
            return ""
        return next((note for note in fitting if note not in self.memory.seen and spoken().has(note)), "")

    def answered(self, kind: str, note: str) -> None:
        self.memory.answered[kind] = self.memory.answered.get(kind, 0) + 1
        self.memory.seen |= {note} - {""}
        self.keep()

    def switch(self) -> bool:
        self.memory.on = not self.memory.on
        self.keep()
        return self.memory.on

    def keep(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        replace(self.path, msgspec.json.encode(self.memory, order="sorted").decode() + "\n")


class Noted(Protocol):
    """Lines next to one question."""

    thought: bool
    """Whether it also tells what good players think."""

    @property
    def note(self) -> str: ...

    def answered(self) -> None: ...

    def switch(self) -> str: ...


class Beside:
    """The note next to one question, if there is one."""

    def __init__(self, coach: Coach, speech: Speech, question: Question) -> None:
        self.coach, self.speech, self.question = coach, speech, question
        self.thought = False
        self.kind, self.fitting = speech.notes(question)
        self.note = coach.pick(self.fitting, self.kind)

    def __str__(self) -> str:
        if not self.note:
            return ""
        line = self.speech.note(self.note, self.question)
        held = self.speech.held(self.question)
        more = self.speech.note(f"{self.note}-more", self.question)
        said = t("coach-both", line=line, more=more) if self.thought else t("coach-line", line=line)
        return f"{said}\n{held}" if held else said

    def answered(self) -> None:
        self.coach.answered(self.kind, self.note)

    def switch(self) -> str:
        on = self.coach.switch()
        self.note = self.coach.pick(self.fitting, self.kind)
        return t("coach-turned-on" if on else "coach-turned-off")
