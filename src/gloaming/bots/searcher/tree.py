"""The tree: one node for each thing that the seat could come to see, with what its answers there have brought."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt
from typing import Final

from gloaming.kernel.steps import Option

CURIOSITY: Final = 0.35
"""How much an answer that was tried seldom is worth trying; values lie between 0 and 1."""
ADVISED: Final = 0.4
"""How much of the curiosity the advice gets; the other answers share the rest."""

BESIDE: Final = 2
"""No answer is tried more than so many times as often as the advice: the two are to be compared in the end."""


class Branch:
    """One answer."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.values: list[float] = []
        """In the order of the worlds: the first try of every answer was made in the same world."""
        self.total = 0.0

    @property
    def tries(self) -> int:
        return len(self.values)

    def note(self, value: float) -> None:
        self.values.append(value)
        self.total += value


class Node:
    """One question, as the seat hears it."""

    def __init__(self, options: Sequence[Option], advice: Sequence[Option]) -> None:
        self.advice = advice[0]
        bold = {option: ADVISED / len(set(advice)) for option in advice}
        rest = (1 - ADVISED) / len(options)
        self.branches = {option: Branch(bold.get(option, 0.0) + rest) for option in options}
        self.tries = 0
        self.total = 0.0

    def pick(self) -> Option:
        """The answer that promises most: by what it brought, and by how little is known of it."""
        reach = CURIOSITY * sqrt(self.tries + 1)
        usual = self.total / self.tries if self.tries else 0.5

        def promise(option: Option) -> float:
            branch = self.branches[option]
            mean = branch.total / branch.tries if branch.tries else usual
            return mean + reach * branch.prior / (1 + branch.tries)

        chosen = max(self.branches, key=promise)
        known = self.branches[self.advice].tries
        return self.advice if self.branches[chosen].tries > BESIDE * known else chosen

    def note(self, option: Option, value: float) -> None:
        self.tries += 1
        self.total += value
        self.branches[option].note(value)


class Tree:
    def __init__(self, root: Node) -> None:
        self.root = root
        self.nodes: dict[Hashable, Node] = {}
