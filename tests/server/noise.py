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
        self.began, self.waited = time.perf_counter(), self.waited_seconds()

    def waited_seconds(self) -> float:
        """How long it was ready to run while something else had its core; 0 where the system does not tell."""
        return int(self.schedule.read_text().split()[1]) / 1e9 if self.schedule.exists() else 0.0

    @property
    def share(self) -> float:
        """Of the time since."""
        return (self.waited_seconds() - self.waited) / max(time.perf_counter() - self.began, 1e-9)

    def __str__(self) -> str:
        load = (
            f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores" if hasattr(os, "getloadavg") else "load unknown"
        )
        return f"{load}; ready but without a core for {100 * self.share:.1f}% of the time"
