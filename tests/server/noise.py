"""How busy a machine is with something else: a figure about time is worth no more than the quiet in which it was taken."""

from __future__ import annotations

import os
import time
from pathlib import Path


class Noise:
    """From its making on, or since the last `begin`."""

    def __init__(self, process: int | str = "self") -> None:
        """`process`: whose first thread is looked at."""
        self.schedule = Path(f"/proc/{process}/schedstat")
        self.begin()

    def begin(self) -> None:
        self.began, self.before = time.perf_counter(), self.seconds()

    def seconds(self) -> tuple[float, float]:
        """How long it ran, and how long it was ready to while something else had its core; 0 where the system does not tell."""
        if not self.schedule.exists():
            return 0.0, 0.0
        ran, waited, _ = self.schedule.read_text().split()
        return int(ran) / 1e9, int(waited) / 1e9

    @property
    def shares(self) -> tuple[float, float]:
        """Of the time since, in percent."""
        passed = max(time.perf_counter() - self.began, 1e-9)
        ran, waited = (100 * (now - then) / passed for now, then in zip(self.seconds(), self.before, strict=True))
        return ran, waited

    def __str__(self) -> str:
        load = (
            f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores" if hasattr(os, "getloadavg") else "load unknown"
        )
        ran, waited = self.shares
        return f"{load}; it ran for {ran:.0f}% of the time, and waited for a core for {waited:.0f}%"
