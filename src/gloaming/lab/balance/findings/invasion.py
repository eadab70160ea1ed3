"""Many games of Invasion added up: when people are turned, how rescues go, who is found out, which sectors fall."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from gloaming.lab.balance.findings.counts import Counts
from gloaming.lab.balance.invasion import Siege
from gloaming.lab.balance.playing import Row


class Sieges(Counts):
    happened: Counter[tuple[str, int]] = msgspec.field(default_factory=Counter)
    """By what happened and in which round."""
    fallen: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, row: Row) -> None:
        facts = row.facts
        assert isinstance(facts, Siege)
        self.games += 1
        self.happened.update([("turned", when) for when in facts.turned])
        self.happened.update([(_rescue(saved, sabotage), when) for when, saved, sabotage in facts.rescues])
        self.happened.update([("accused", when) for when in facts.accused])
        self.happened.update([("found out", when) for when in facts.found_out])
        self.happened.update([("declared", when) for when in facts.declared])
        self.happened.update([("mother ship", when) for when in facts.ships])
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


def _rescue(saved: bool, sabotage: int) -> str:
    if saved:
        return "saved in spite of sabotage" if sabotage else "saved"
    return "failed by sabotage" if sabotage else "failed"


COUNTS = Sieges
