"""Rate limits: how many requests a client may make at once, and over time."""

from __future__ import annotations

import time


class RateLimit:
    """A bucket of requests that fills up again with time."""

    __slots__ = ("at", "burst", "left", "per_second")

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst, self.per_second = burst, per_second
        self.left, self.at = burst, time.monotonic()

    def take(self, count: int = 1) -> bool:
        self._fill()
        if self.left < count:
            return False
        self.left -= count
        return True

    @property
    def is_empty(self) -> bool:
        self._fill()
        return self.left < 1

    @property
    def is_full(self) -> bool:
        """A client that has been away for so long can be forgotten: it makes no difference."""
        self._fill()
        return self.left >= self.burst

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
