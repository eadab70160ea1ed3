"""The roll call: lines on which nobody has said anything for a while are asked whether they still lead anywhere. There are many
lines, and most of them are silent most of the time: none has a clock of its own."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gloaming.server.lines import Line

SHARED_SECONDS = 0.1
"""So far apart are the moments at which anybody is asked: the house wakes once for many."""


class RollCall:
    def __init__(self, silence: float | None, patience: float | None) -> None:
        """Who was silent for so many seconds is asked, and given up after so many more. None: nobody is."""
        self.silence, self.patience = silence or math.inf, patience or math.inf
        self.due: dict[int, list[Line]] = {}
        """Whose turn it is at which moment."""
        self.now: Callable[[], float] = time.monotonic
        """By the clock of the loop, as soon as there is one."""

    def add(self, line: Line) -> None:
        self.now = asyncio.get_running_loop().time
        line.heard_at = self.now()
        self.come_back(line, line.heard_at + self.silence)

    def come_back(self, line: Line, due: float) -> None:
        if math.isinf(due):
            return
        moment = math.ceil(due / SHARED_SECONDS)
        if moment in self.due:
            self.due[moment].append(line)
        else:
            self.due[moment] = [line]
            asyncio.get_running_loop().call_at(moment * SHARED_SECONDS, self.call, moment)

    def call(self, moment: int) -> None:
        """A line that was heard meanwhile is there, and need not be asked."""
        now = self.now()
        for line in self.due.pop(moment):
            due = line.heard_at + self.silence
            if line.is_over:
                continue
            if due > now:
                self.come_back(line, due)
            elif line.is_asked and self.patience < math.inf:
                line.give_up()
            else:
                line.ask()
                self.come_back(line, now + min(self.patience, self.silence))
