"""The sources for one table: what its options say is written out as numbers, and what cannot happen there falls away
(docs/design/028). They are plain Python as before: to debug with, to compile, to be written in C."""

from __future__ import annotations

from collections.abc import Iterable
from types import FunctionType
from typing import Any

from gloaming.fast.dice import WORDS, set_key
from gloaming.fast.fitted.facts import Facts
from gloaming.fast.fitted.folding import Folded, folded
from gloaming.fast.kinds import TwinKind
from gloaming.fast.layout import Printed
from gloaming.fast.rows import Row


class Fitted:
    """Functions of a twin for one table, by those that any table has."""

    def __init__(self, kind: TwinKind, roots: Iterable[FunctionType], *told: Row, quick: bool | None = None) -> None:
        """`told` are the rows that no game changes; `quick`, which dice are rolled."""
        self.facts = Facts(kind, told, begun(kind, told), quick)
        self.roots = [*roots]
        self.trees = self.settled()
        self.scopes = {function.__module__: dict(function.__globals__) for function in self.trees}
        self.functions = {function: self.made(function) for function in self.trees}
        for scope in self.scopes.values():
            scope.update({name: self.functions[it] for name, it in scope.items() if self.has(it)})

    def has(self, it: Any) -> bool:
        return isinstance(it, FunctionType) and it in self.functions

    def settled(self) -> dict[FunctionType, Folded]:
        """Of what is known only that is left which holds in every function that can be reached while it holds."""
        while True:
            trees = self.reached()
            before = self.facts.told_of()
            for tree in trees.values():
                self.facts.learn(tree)
            if self.facts.told_of() == before:
                return trees

    def reached(self) -> dict[FunctionType, Folded]:
        known: dict[FunctionType, Folded] = {}
        found: dict[FunctionType, Folded] = {}

        def visit(function: FunctionType) -> None:
            if function not in found:
                found[function] = folded(function, self.facts, known)
                for called in found[function].calls:
                    visit(called)

        for root in self.roots:
            visit(root)
        return found

    def made(self, function: FunctionType) -> FunctionType:
        scope, made = self.scopes[function.__module__], dict[str, FunctionType]()
        text = f"from __future__ import annotations\n{self.trees[function].text}"
        exec(compile(text, function.__code__.co_filename, "exec"), scope, made)
        vars(made[function.__name__])["source"] = self.trees[function].text  # nothing could look it up in a file
        return made[function.__name__]


def begun(kind: TwinKind, told: Iterable[Row]) -> Any:
    """Some game at this table that has begun."""
    game, dice, (table,) = kind.game(), [0] * WORDS, [row for row in told if isinstance(row, Printed)]
    set_key(dice, *range(4))
    kind.engine.begin(game, table, dice)
    return game
