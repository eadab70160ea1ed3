"""The tree: one node for each thing that the seat could come to see, with what its answers there have brought.

It grows with the time there is. At a node that was rarely seen, the player of the world answers as it would anyway."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import sqrt
from typing import Any, Final

from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

CURIOSITY: Final = 0.35
"""How much a rarely tried answer is worth trying; values lie between 0 and 1."""
KNOWN: Final = 8
"""So often a node must have been seen before anything but the usual answer is tried there."""
DEEPEST: Final = 3
"""So many own answers after the first are noted."""


class Node:
    """One later question, as the seat hears it, in whichever world."""

    def __init__(self) -> None:
        self.values: dict[Option, list[float]] = {}
        """By answer, of each playout in which it was given."""
        self.tries = 0

    def pick(self, usual: Option, options: tuple[Option, ...]) -> Option:
        """What promises most: by what it brought, and by how little is known of it."""
        if self.tries < KNOWN:
            return usual
        reach = CURIOSITY * sqrt(self.tries)
        mean = sum([sum(values) for values in self.values.values()]) / self.tries

        def promise(option: Option) -> float:
            values = self.values.get(option, [mean])
            tries = len(self.values.get(option, ()))
            return sum(values) / len(values) + reach / (1 + tries) / len(options)

        return max((usual, *options), key=promise)

    def note(self, option: Option, value: float) -> None:
        self.values.setdefault(option, []).append(value)
        self.tries += 1


Tree = dict[Hashable, Node]


class Way:
    """One way down the tree: what this seat answered in one playout."""

    def __init__(self, tree: Tree, answer: Option, me: Seat, since: int) -> None:
        self.tree = tree
        self.answer = answer
        self.me = me
        self.since = since
        """From which event of the journal on the playout adds to what the seat has seen."""
        self.begun = False
        self.taken: list[tuple[Node, Option]] = []

    def on(self, game: Any, usual: Callable[[Seat], Option]) -> Option:
        """Its own next answer: the one that is tried, and later what was found, or what the player of the world would do."""
        if not self.begun:
            self.begun = True
            return self.answer
        options, choice = game.choices[self.me], usual(self.me)
        if len(options) == 1 or len(self.taken) == DEEPEST:
            return choice
        key = self.answer, game.journal_of(self.me, self.since), type(game.asking), options
        node = self.tree.setdefault(key, Node())
        chosen = node.pick(choice, options)
        self.taken.append((node, chosen))
        return chosen

    def note(self, value: float) -> None:
        for node, option in self.taken:
            node.note(option, value)
