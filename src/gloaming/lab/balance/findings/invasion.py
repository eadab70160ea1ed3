"""Many games of Invasion added up: when people are turned, how rescues go, who is found out, which sectors fall."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from gloaming.lab.balance.findings.counts import Counts
from gloaming.lab.balance.invasion import Siege
from gloaming.lab.balance.playing import Row

RESCUES = {
    (True, False): "saved",
    (True, True): "saved in spite of sabotage",
    (False, True): "failed by sabotage",
    (False, False): "failed",
}
"""By whether somebody was saved, and whether there was sabotage."""


class Sieges(Counts):
    happened: Counter[tuple[str, int]] = msgspec.field(default_factory=Counter)
    """By what happened and in which round."""
    fallen: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, row: Row) -> None:
        facts = row.facts
        assert isinstance(facts, Siege)
        self.games += 1
        rounds = {"turned": facts.turned, "accused": facts.accused, "found out": facts.found_out}
        rounds |= {"declared": facts.declared, "mother ship": facts.ships}
        self.happened.update((what, when) for what, times in rounds.items() for when in times)
        self.happened.update((RESCUES[saved, sabotage > 0], when) for when, saved, sabotage in facts.rescues)
        if facts.fallen:
            self.fallen[facts.fallen] += 1

    def in_rounds(self) -> dict[tuple[str, int], float]:
        return {key: count / self.games for key, count in sorted(self.happened.items())}

    def count(self, what: str) -> int:
        return sum(count for (name, _), count in self.happened.items() if name == what)

    def as_dict(self) -> dict[str, Any]:
        return {
            "happened": [[*what, count] for what, count in sorted(self.happened.items())],
            "fallen": dict(sorted(self.fallen.items())),
        }


COUNTS = Sieges
