"""Where bots think: a process of its own that plays along from the answers, and shows each bot what its seat sees.

The house can be asked at any moment, and a thought there would be felt at every table: whose turn it is to answer
would tell what that seat has to think about. Here it is felt by nobody, and takes the same time for every seat."""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from struct import Struct
from time import thread_time
from typing import IO, Any, Final, Literal, NamedTuple

from gloaming.bots import Bot, make_bot
from gloaming.bots.talking import decision, remark, reply
from gloaming.games import GAMES
from gloaming.kernel.dice import KEY_BYTES, Dice, derive
from gloaming.kernel.errors import NotOffered
from gloaming.kernel.records import Head
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said, Statement

LENGTH: Final = Struct("!I")
"""A message is its length, and then itself."""
MOST_TABLES: Final = 128
"""Kept in mind; the one that was thought of longest ago is forgotten first, and told again when it is needed."""
LEAST, AT_FIRST = 0.0005, 0.004
"""Seconds of the processor that a thought takes at least, and before anybody has thought about such a question. Then it takes
as long as the longest of late, ..."""
FADING, RISING = 0.995, 3.0
"""... of which so much is left after each thought; one that takes longer still raises it to so many times as much, at most."""
BY_THE_CLOCK: Final = 0.1
"""One that takes longer than so many seconds takes a set time by itself, as a searcher does."""


class Known(NamedTuple):
    """How much of a table this process knows."""

    answers: int = 0
    said: int = 0

    def after(self, task: Task) -> Known:
        return Known(self.answers + len(task.answers), self.said + len(task.said))


class Task(NamedTuple):
    code: str
    head: Head
    known: Known
    """What it should know already, ..."""
    answers: tuple[tuple[int, str], ...]
    said: tuple[Said, ...]
    """... and what has happened since."""
    chair: int
    bot: str
    deed: Literal["decide", "remark", "reply"]
    to: Said | None = None
    """What is replied to."""
    style: str = ""
    """That of the table."""


class Found(NamedTuple):
    """The code of an answer, or a statement; None: the bot has nothing to say, or is not asked any more."""

    what: str | Statement | None


class Failed(NamedTuple):
    where: str
    """The kind of fault, and the line of code: its words may name cards."""


Outcome = Found | Failed | Known
"""`Known`: it doesn't know all that the task expects; tell it the rest."""


class Mind:
    """One table: its game, its talk and its bots."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.kind = GAMES[head.game]
        self.seed = bytes.fromhex(head.seed)
        self.game: Any = self.kind.begin(self.kind.read_options(head.options), self.seed[:KEY_BYTES])
        self.answers = 0
        self.said: tuple[Said, ...] = ()
        self.bots: dict[int, tuple[str, str, Bot]] = {}
        """By chair, each with its kind and style."""

    @property
    def known(self) -> Known:
        return Known(self.answers, len(self.said))

    def learn(self, task: Task) -> None:
        for chair, code in task.answers:
            self.game.answer(chair, self.kind.read_answer(code))
            self.answers += 1
        self.said += task.said

    def bot_for(self, task: Task) -> Bot:
        """It sits down when it is first needed, with dice of its own."""
        kind, style, bot = self.bots.get(task.chair, ("", "", None))
        if bot is None or (kind, style) != (task.bot, task.style):
            dice = Dice(derive(self.seed, f"bot {task.chair}"), self.answers)
            bot = make_bot(task.bot, self.kind.name, dice, style=task.style)
            self.bots[task.chair] = task.bot, task.style, bot
        return bot

    def thought(self, task: Task) -> str | Statement | None:
        bot, view = self.bot_for(task), self.kind.view(self.game, task.chair)
        if task.deed == "remark":
            return remark(self.kind, bot, view, self.said)
        if task.to is not None:
            return reply(self.kind, bot, view, self.said, task.to)
        return str(offered(decision(bot, view, self.said), view)) if view.asked.options else None


def offered(option: Option, view: Any) -> Option:
    """An answer that isn't offered counts as a failure: the table would wait for ever."""
    if option not in view.asked.options:
        raise NotOffered("The bot chose what it was not offered.")
    return option


class Minds:
    def __init__(self) -> None:
        self.tables: dict[str, Mind] = {}
        """The last that was thought of comes last."""
        self.usual: dict[tuple[str | int, ...], float] = defaultdict(lambda: AT_FIRST)
        """How many seconds of the processor a thought takes, by all that everyone knows of it."""

    def think(self, task: Task) -> Outcome:
        mind = self.tables.pop(task.code, None)
        if mind is None or mind.head != task.head:
            mind = Mind(task.head)
        self.tables[task.code] = mind
        if len(self.tables) > MOST_TABLES:
            del self.tables[next(iter(self.tables))]
        if mind.known != task.known:
            return mind.known
        try:
            mind.learn(task)
        except Exception as fault:  # noqa: BLE001 - a game that can't be followed
            del self.tables[task.code]
            return Failed(f"{type(fault).__name__} {place_of(fault)}")
        return self.evenly(mind, task)

    def evenly(self, mind: Mind, task: Task) -> Outcome:
        """What a seat has to think about is nobody's business, so a thought takes as much work as the longest would."""
        seats, question = len(mind.head.names), type(mind.game.asking).__name__
        about = mind.head.game, seats, task.bot, task.style, task.deed, question
        began = thread_time()
        try:
            outcome: Outcome = Found(mind.thought(task))
        except Exception as fault:  # noqa: BLE001 - whatever a bot does, the table goes on, with another in its place
            mind.bots.pop(task.chair, None)
            outcome = Failed(f"{type(fault).__name__} {place_of(fault)}")
        spent, usual = thread_time() - began, self.usual[about]
        self.usual[about] = min(max(spent, usual * FADING, LEAST), usual * RISING)
        while usual < BY_THE_CLOCK and thread_time() - began < usual:
            pass
        return outcome


def place_of(fault: Exception) -> str:
    """Where in the code it was raised, without a word of what was at hand there."""
    *_, frame = traceback.extract_tb(fault.__traceback__)
    return f"at {Path(frame.filename).name}:{frame.lineno}"


# The process


def send(sink: IO[bytes], message: Any) -> None:
    said = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    sink.write(LENGTH.pack(len(said)) + said)
    sink.flush()


def received(source: IO[bytes]) -> Any:
    """The next message; None at the end."""
    length = source.read(LENGTH.size)
    said = source.read(*LENGTH.unpack(length)) if len(length) == LENGTH.size else b""
    return pickle.loads(said) if said else None  # noqa: S301 - house and process trust each other


def main() -> None:
    """Until the house is gone. It gives way to the house wherever both want the same core."""
    if hasattr(os, "nice"):
        os.nice(10)
    tasks, outcomes, minds = sys.stdin.buffer, sys.stdout.buffer, Minds()
    sys.stdout = sys.stderr  # what a bot prints must not mix with outcomes
    with suppress(BrokenPipeError):  # the house is gone
        while (task := received(tasks)) is not None:
            send(outcomes, minds.think(task))
    os._exit(0)
