"""The clock of a table, and the time banks of the programs at it. A seat that runs out of time gets an answer that reveals nothing."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import msgspec

from gloaming.server import entries as log
from gloaming.server import protocol
from gloaming.server.games.base import TALK, default_answer

if TYPE_CHECKING:
    from gloaming.server.open_table import OpenTable


WHILE_CLOSED = 600.0
"""Seconds that are left at least when a house opens again."""


class TableClock:
    def __init__(self, table: OpenTable) -> None:
        self.open = table
        self.asked_at = 0.0
        self.deadline = 0.0
        """When the open question is over for everybody; 0 without a clock."""
        self.time_bank = table.table.settings.time_bank
        """As it was when the question was put: what the host changes holds from the next one on."""

    def seconds(self) -> int:
        """What the clock gives for the open question, or for the talk about it; 0 without a clock."""
        table = self.open.table
        if table.match is None or table.match.game.asking is None:
            return 0
        return table.seconds_on(TALK if table.debating else table.match.game.asking.clock)

    @property
    def is_running(self) -> bool:
        return time.monotonic() < self.deadline

    def stop(self) -> None:
        self.deadline = 0.0

    def start(self) -> None:
        """For a question that is new, or was open when the house was."""
        seconds = self.seconds()
        left = self.left(seconds)
        self.asked_at = time.monotonic() - max(0.0, seconds - left)
        self.time_bank = self.open.table.settings.time_bank
        self.deadline = time.monotonic() + left if seconds else 0.0
        if seconds:
            self.open.later(
                left, self.open.debate.run_out if self.open.table.debating else self.run_out, self.open.asked
            )

    def left(self, seconds: float) -> float:
        """Where people have days, it is noted when they are over, and a restart changes nothing. Should the house have been closed
        then, everyone has a little while to come."""
        table = self.open.table
        if not (table.is_slow and seconds):
            return seconds
        due = table.moments.due
        if due is None or (due.question, due.debating) != (self.open.asked, table.debating):
            self.open.later(0, self.note, self.open.asked, round(time.time() + seconds))
            return seconds
        return max(due.at - time.time(), WHILE_CLOSED)

    async def note(self, question: int, at: int) -> None:
        async with self.open.turn:
            if self.open.table.stage == "playing" and self.open.asked == question:
                await self.open.add(log.Due(question, self.open.table.debating, at))

    async def run_out(self, question: int, *chairs: int) -> None:
        """Those of these who are still silent get an answer that any of them could have given. Without a name: all."""
        match = self.open.table.match
        if match is None or match.game.questions != question:
            return
        choices = match.game.choices
        silent = [chair for chair in match.game.waiting_for if not chairs or chair in chairs]
        given = {chair: default_answer(choices[chair], random.choice) for chair in silent}
        for chair, option in given.items():
            await self.open.request_for(chair, protocol.Answer(question, str(option)))

    # Programs

    def start_bank(self, chair: int) -> None:
        """The time of the program in this chair runs from the question on, also if it was away meanwhile."""
        seconds = self.seconds_of_program(chair)
        if seconds is not None:
            passed = time.monotonic() - self.asked_at
            self.open.later(max(0.0, seconds - passed), self.use_up, chair, self.open.asked)

    async def use_up(self, chair: int, question: int) -> None:
        if not self.open.table.holder(chair).covered:
            await self.run_out(question, chair)

    def seconds_of_program(self, chair: int) -> float | None:
        """How long it may think about the open question; None where nothing limits it."""
        bank, holder = self.time_bank, self.open.table.holder(chair)
        if not holder.program or holder.covered or not (bank.game or bank.question):
            return None
        return bank.question + max(0.0, bank.game - holder.overdrawn / 1000)

    def deadline_of(self, chair: int | None) -> float:
        """When this chair has to have answered; 0 if nothing hurries it."""
        if chair is None or not self.open.table.holder(chair).program:
            return self.deadline
        match = self.open.table.match
        if not self.open.asked or match is None or chair not in match.game.waiting_for:
            return self.deadline
        seconds = self.seconds_of_program(chair)
        ends = (self.deadline, 0.0 if seconds is None else self.asked_at + seconds)
        return min((end for end in ends if end), default=0.0)

    def timed(self, entry: log.Entry) -> log.Entry:
        """An answer of a program with the time that it took."""
        if not isinstance(entry, log.Answered):
            return entry
        holder = self.open.table.holder(entry.chair)
        if not holder.program or holder.covered:
            return entry
        return msgspec.structs.replace(entry, spent=round((time.monotonic() - self.asked_at) * 1000))


def milliseconds(deadline: float) -> int:
    """How long it is until then; 0 where there is no deadline."""
    return max(0, round((deadline - time.monotonic()) * 1000)) if deadline else 0
