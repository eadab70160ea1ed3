"""What the search has to be told of a game: who plays it out, and which questions deserve the time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gloaming.bots.base import Bot
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Question

Kinds = frozenset[type[Question]]


class Craft(NamedTuple):
    game: str
    player: Callable[[Dice], Bot]
    """Who gives advice, answers whatever is not searched, talks, and plays everybody in worlds that are only thought of."""
    open: Kinds
    """What is worth the time for those who do not know each other, ..."""
    hidden: Kinds
    """... and for the others."""
    is_hidden: Callable[[Any], bool]
    """(view) -> on whose side this seat is."""
    talks: Kinds
    """When its players speak, as a rule. To offer everybody a word at every question would take most of the time."""
    most: int
    """How many may sit at the table: a playout of a larger game takes too long for enough of them."""
    frank: Callable[[Any], bool] = bool
    """(view) -> whether the seat may act by all it knows; who must not be seen to know something keeps to the advice."""

    def takes_time(self, view: Any, asked: Any) -> bool:
        """Whether anybody would think about such a question at this table, whoever it is."""
        return type(asked.step) in self.open | self.hidden and view.options.players <= self.most

    def matters(self, view: Any, asked: Any) -> bool:
        """Whether this seat has something to think about."""
        kinds = self.hidden if self.is_hidden(view) else self.open
        return len(asked.options) > 1 and type(asked.step) in kinds and self.frank(view)
