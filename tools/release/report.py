"""What was tried, how it went, and how that is told: line by line while it goes on, or as JSON at the end."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field


class Fault(Exception):
    """Something that a stranger would stumble over; the message says what."""


@dataclass(frozen=True)
class Trial:
    where: str
    what: str
    seconds: float
    fault: str


@dataclass
class Report:
    show: Callable[[str], object] = sys.stderr.write
    trials: list[Trial] = field(default_factory=list)
    facts: dict[str, str] = field(default_factory=dict)

    @contextmanager
    def trying(self, where: str, what: str) -> Iterator[None]:
        """One thing is tried. Whatever goes wrong is noted, and the others go on."""
        self.show(f"{where}: {what} ...")
        begun, fault = time.monotonic(), ""
        try:
            yield
        except Fault as found:
            fault = str(found)
        seconds = time.monotonic() - begun
        self.trials.append(Trial(where, what, round(seconds, 2), fault))
        self.show(f" {seconds:.1f} s\n" if not fault else f" failed\n  {fault}\n")

    def note(self, name: str, fact: str) -> None:
        self.facts[name] = fact
        self.show(f"{name}: {fact}\n")

    @property
    def faults(self) -> list[Trial]:
        return [trial for trial in self.trials if trial.fault]

    def as_json(self) -> str:
        told = {"well": not self.faults, "facts": self.facts, "trials": [asdict(trial) for trial in self.trials]}
        return json.dumps(told, indent=2)
