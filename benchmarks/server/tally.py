"""What is counted under load, and what comes out of it."""

from __future__ import annotations

from statistics import quantiles

import msgspec

from gloaming.kernel.errors import Refused


class Measured(msgspec.Struct, frozen=True):
    """What some seconds under a steady load have shown."""

    tables: int
    seconds: float
    answers: int
    p50: float
    p95: float
    p99: float
    """Milliseconds from an answer until the last seat had heard what followed."""
    updates: int
    update_bytes: float
    """How long an update is, on average; the same for answers below."""
    answer_bytes: float
    held_up: int
    """How often it was time to answer while what followed the last answer had not come."""
    server_busy: float
    """The share of its core that the server took."""
    server_waited: float
    """The share of the time in which other processes had its core. Much of it, and the times are theirs."""
    load_busy: float
    """The share that this process took: one that has no time itself measures nothing."""

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.answers / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's core for an answer and all that follows."""
        return self.server_busy * self.seconds * 1000 / self.answers


class Busy(msgspec.Struct, frozen=True):
    """Seconds of a processor, or shares of one."""

    server: float
    waited: float
    load: float

    def since(self, before: Busy, seconds: float) -> Busy:
        """The shares of so many seconds."""
        return Busy(
            (self.server - before.server) / seconds,
            (self.waited - before.waited) / seconds,
            (self.load - before.load) / seconds,
        )


class Tally:
    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.seconds: list[float] = []
        """For each answer, until the last seat had heard what followed."""
        self.updates = 0
        self.update_bytes = 0
        self.answer_bytes = 0
        self.held_up = 0

    def measured(self, tables: int, seconds: float, busy: Busy) -> Measured:
        answers = len(self.seconds)
        if answers < 2:
            raise Refused(f"In {seconds:.1f} s the server answered nothing; is this machine busy?")
        p50, p95, p99 = percentiles(self.seconds)
        return Measured(
            tables=tables,
            seconds=seconds,
            answers=answers,
            p50=p50,
            p95=p95,
            p99=p99,
            updates=self.updates,
            update_bytes=self.update_bytes / self.updates,
            answer_bytes=self.answer_bytes / answers,
            held_up=self.held_up,
            server_busy=busy.server,
            server_waited=busy.waited,
            load_busy=busy.load,
        )


def percentiles(seconds: list[float]) -> tuple[float, float, float]:
    """What half of them, 19 of 20 and 99 of 100 do not exceed, in milliseconds."""
    cuts = quantiles(seconds, n=100, method="inclusive")
    return cuts[49] * 1000, cuts[94] * 1000, cuts[98] * 1000
