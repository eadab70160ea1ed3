"""The talk of a table: the lines that its pages show, and what bots hear of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from gloaming.kernel.talk import Said
from gloaming.server.protocol import Line

LONGEST_TALK = 120
"""Lines that a table shows; older ones stay in the log."""
HEARD_AT_ONCE = 8
"""How many statements per seat bots hear while a question is open; anything more is noise."""


class Talk:
    def __init__(self) -> None:
        self.lines: tuple[Line, ...] = ()
        self.encoded = b"[]"
        self.said: tuple[Said, ...] = ()
        """What bots hear: every statement of the game, oldest first. They cannot read words."""
        self.question = 0
        self.by_chair: Counter[int] = Counter()
        """How many statements each chair has made while this question is open."""

    def add(self, line: Line, game: Any) -> None:
        """Somebody speaks; the game is None before it has begun. The line gets its number here."""
        number = self.lines[-1].number + 1 if self.lines else 1
        self.lines = (*self.lines, msgspec.structs.replace(line, number=number))[-LONGEST_TALK:]
        self.encoded = msgspec.json.encode(self.lines)
        chair, statement = line.chair, line.statement
        if game is None or statement is None:
            return
        if game.questions != self.question:
            self.question = game.questions
            self.by_chair.clear()
        self.by_chair[chair] += 1
        if self.by_chair[chair] <= HEARD_AT_ONCE:
            self.said = (*self.said, Said(chair, line.round, statement, len(game.journal_of(None))))

    def statements_of(self, chairs: Iterable[int], question: int) -> int:
        """How many these have made while this question is open."""
        return sum(self.by_chair[chair] for chair in chairs) if question == self.question else 0
