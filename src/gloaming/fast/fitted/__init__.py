"""The sources for one table (docs/design/028): what its options say is written out as numbers, and what cannot happen there falls
away, with all that only it would call. They are plain Python as before: to debug with, to compile, to write in C."""

from __future__ import annotations

from collections.abc import Iterable
from types import FunctionType
from typing import Any

from gloaming.fast.dice import WORDS, set_key
from gloaming.fast.dispatch import written
from gloaming.fast.fitted.facts import Facts
from gloaming.fast.fitted.folding import Folded, folded
from gloaming.fast.kinds import TwinKind
from gloaming.fast.layout import Printed
from gloaming.fast.rows import Row


class Fitted:
    """Functions of a twin for one table, by those for any table."""

    def __init__(self, kind: TwinKind, roots: Iterable[FunctionType], *told: Row, quick: bool | None = None) -> None:
        """`told` are the rows that no game changes; `quick`, which dice are rolled, if that is fixed too."""
        self.roots, self.facts = [*roots], Facts(kind, told, begun(kind, told), quick)
        self.folded: dict[FunctionType, Folded] = self.settled()
        self.scopes = {function.__module__: dict(function.__globals__) for function in self.folded}
        self.functions = {function: self.made(function) for function in self.folded}
        for scope in self.scopes.values():
            scope.update({name: own for name, it in scope.items() if (own := self.own(it))})

    def settled(self) -> dict[FunctionType, Folded]:
        """At first nothing is said to be written, planned or offered. Then that is learnt of all that can be reached, which lets
        more be reached, until there is nothing to learn."""
        while True:
            found = self.reached()
            news = [function for function, it in found.items() if self.facts.learn(function, it)]
            if not news:
                return found

    def reached(self) -> dict[FunctionType, Folded]:
        found: dict[FunctionType, Folded] = {}

        def visit(function: FunctionType) -> None:
            if function not in found:
                found[function] = folded(function, self.facts)
                for called in found[function].calls:
                    visit(called)

        for root in self.roots:
            visit(root)
        return found

    def made(self, function: FunctionType) -> FunctionType:
        scope, file = self.scopes[function.__module__], function.__code__.co_filename
        made: FunctionType = written([self.folded[function].text], scope, file)
        return made

    def own(self, it: Any) -> FunctionType | None:
        return self.functions.get(it) if isinstance(it, FunctionType) else None


def begun(kind: TwinKind, told: Iterable[Row]) -> Any:
    """Some game at this table that has begun."""
    (table,) = [row for row in told if isinstance(row, Printed)]
    game, dice = kind.game(), [0] * WORDS
    set_key(dice, *range(4))
    kind.engine.begin(game, table, dice)
    return game
