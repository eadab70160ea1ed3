"""What is known of all games of one table, as long as nothing that can happen there says otherwise."""

from __future__ import annotations

from typing import Any

from gloaming.fast.fitted.folding import Folded
from gloaming.fast.kinds import TwinKind
from gloaming.fast.rows import Row, fields_of

UNKNOWN = None


class Facts:
    def __init__(self, kind: TwinKind, told: tuple[Row, ...], begun: Row, quick: bool | None) -> None:
        self.kind = kind
        self.told = {type(row).__name__: row for row in told}
        self.scalars = {name for name, (_, shape) in fields_of(kind.game).items() if not shape}
        self.written: dict[str, set[int | None]] = {name: {getattr(begun, name)} for name in self.scalars}
        """What stands in each field of a game that has begun, and what is ever written there."""
        self.written["quick"] = {UNKNOWN if quick is None else int(quick)}
        self.said: set[str] = set()
        """Which steps are planned and which answers offered, as far as a function names them."""
        self.numbers: dict[str, int] = {name: number for number, name in kind.named.items()}

    def field(self, row: str, name: str) -> int | None:
        """What always stands in a field of such a row."""
        if row in self.told:
            value: Any = getattr(self.told[row], name)
            return value if isinstance(value, int) else UNKNOWN
        if row != "Game" or name not in self.scalars:
            return UNKNOWN
        values = self.written[name]
        return next(iter(values)) if len(values) == 1 else UNKNOWN

    def happens(self, number: int) -> bool:
        """Whether this step is ever planned, or this answer offered."""
        return self.kind.named[number] in self.said

    def learn(self, tree: Folded) -> None:
        if tree.clears:
            return
        self.said |= tree.said & self.numbers.keys()
        for name, value in tree.writes:
            if name in self.scalars:
                self.written[name].add(value)

    def told_of(self) -> tuple[frozenset[str], Any]:
        """To see whether anything was learnt."""
        return frozenset(self.said), {name: frozenset(values) for name, values in self.written.items()}
