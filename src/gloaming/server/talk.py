"""The talk of a table: the lines that its pages show, and what bots hear of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from gloaming.kernel.talk import Accuses, Agrees, Asks, Doubts, Said, Vouches
from gloaming.server.protocol import Line

LONGEST_TALK = 120
"""Lines that a table shows; older ones stay in the log."""
HEARD_AT_ONCE = 8
"""How many statements per seat bots hear while a question is open; anything more is noise."""
ANSWERS_OF_ONE, ANSWERS = 3, 12
"""How often one bot, and all of them together, answer somebody in a round who speaks to them by name."""
JUST_NOW = 3
"""So many of the last lines are fresh though another round has begun."""


def addressee(line: Line) -> int | None:
    """To whom something is said by name: the one whom a statement is about, or who is named in somebody's own words."""
    about: int | None = getattr(line.statement, "chair", None)
    return about if line.to is None else line.to


class Talk:
    def __init__(self) -> None:
        self.lines: tuple[Line, ...] = ()
        self.encoded = b"[]"
        self.said: tuple[Said, ...] = ()
        """What bots hear: every statement of the game, oldest first. They cannot read words."""
        self.question = 0
        self.by_chair: Counter[int] = Counter()
        """How many statements each chair has made while this question is open."""

    def add(self, line: Line, game: Any) -> bool:
        """Somebody speaks; the game is None before it has begun. The line gets its number and its place here. It says whether
        bots hear it."""
        number = self.lines[-1].number + 1 if self.lines else 1
        after = 0 if game is None else len(game.journal_of(None))
        self.lines = (*self.lines, msgspec.structs.replace(line, number=number, after=after))[-LONGEST_TALK:]
        self.encoded = msgspec.json.encode(self.lines)
        chair, statement = line.chair, line.statement
        if game is None or statement is None:
            return False
        if game.questions != self.question:
            self.question = game.questions
            self.by_chair.clear()
        self.by_chair[chair] += 1
        heard = self.by_chair[chair] <= HEARD_AT_ONCE
        if heard:
            self.said = (*self.said, Said(chair, line.round, statement, after))
        return heard

    def calls(self, by: Collection[int], to: Collection[int], round_: int) -> list[Line]:
        """What these have said to one of those by name in this round, or just now, and nobody has answered yet.

        So much and no more is answered in a round: people cannot make bots talk without end."""
        calls = [line for line in self.lines if line.chair in by and addressee(line) in to]
        fresh = [line for line in calls if line.round == round_ or line.number > self.lines[-1].number - JUST_NOW]
        return [line for line in fresh if not self._is_settled(line, round_)]

    def _is_settled(self, call: Line, round_: int) -> bool:
        """One answer is for all that was said to this one before it."""
        told = [line for line in self.lines if line.to == call.chair and line.chair != call.chair]
        own = [line for line in told if line.chair == addressee(call)]
        given, total = (sum(line.round == round_ for line in lines) for lines in (own, told))
        return given >= ANSWERS_OF_ONE or total >= ANSWERS or any(line.number > call.number for line in own)

    def statements_of(self, chairs: Iterable[int], question: int) -> int:
        """How many these have made while this question is open."""
        return sum(self.by_chair[chair] for chair in chairs) if question == self.question else 0


FEW_WORDS = {Vouches: "glad", Agrees: "glad", Doubts: "stands", Accuses: "said", Asks: "nothing"}
"""What is said to this, by who has no statement to make: the word in the id of a message."""
WAYS = 3


def in_few_words(call: Line, chair: int, *, talks: bool) -> str:
    """The id of a message that costs nothing and tells nothing: a bot has not understood, never talks, or has no more to say."""
    what = "unclear" if call.statement is None else FEW_WORDS.get(type(call.statement), "nothing")
    return f"reply-{what if talks else 'listens'}-{1 + chair % WAYS}"
