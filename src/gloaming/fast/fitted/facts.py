"""What is known of all games of one table, as long as nothing that can happen there says otherwise."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

from gloaming.fast.kinds import TwinKind
from gloaming.fast.rows import Row, fields_of

if TYPE_CHECKING:
    from gloaming.fast.fitted.folding import Folded


class Facts:
    def __init__(self, kind: TwinKind, told: tuple[Row, ...], begun: Any, quick: bool | None) -> None:
        self.kind = kind
        self.told = {type(row).__name__: row for row in told}
        self.written: dict[str, set[int | None]] = {
            name: {getattr(begun, name)} for name, (_, shape) in fields_of(kind.game).items() if not shape
        }
        """What stands in each field of a game that has begun, and what is written there later; None for what is worked out."""
        self.written["quick"] = {None if quick is None else int(quick)}
        self.said: set[str] = set()
        """The steps that are planned and the answers that are offered, by their names."""
        self.numbers = {name: number for number, name in kind.named.items()}
        self.functions: dict[FunctionType, Folded] = {}
        """As they were when last looked at, and still are as long as what they rest on is."""

    def field(self, row: str, name: str) -> int | None:
        """What always stands in a field of such a row; None if that isn't known."""
        if row in self.told:
            value = getattr(self.told[row], name)
            return value if isinstance(value, int) else None
        values = self.written.get(name, {None})
        return next(iter(values)) if len(values) == 1 else None

    def happens(self, name: str) -> bool:
        """Whether this step is ever planned, or this answer offered."""
        return name in self.said or not self.numbers

    def learn(self, function: FunctionType, found: Folded) -> bool:
        """Whether that was anything new. To clear a game is to begin it."""
        said = found.said & self.numbers.keys() - self.said
        self.said |= said
        written = [] if function.__name__ == "clear" else [it for it in found.writes if it[0] in self.written]
        news = [(name, value) for name, value in written if value not in self.written[name]]
        for name, value in news:
            self.written[name].add(value)
        return bool(said or news)
