"""What the search has to be told of a game: whom to ask for advice, which questions deserve it, and what a position is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from typing import Any, NamedTuple

from gloaming.bots.base import Bot
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Question

Signs = Mapping[str, float]
"""What speaks for the open team in a position, by name."""
Shares = tuple[float, ...]


class Craft(NamedTuple):
    game: str
    adviser: Callable[[Dice], Bot]
    """Who answers whatever is not searched, talks, and says what to look at first."""
    player: Callable[[Dice], Bot]
    """Who plays everybody in worlds that are only thought of: quick rather than clever."""
    matters: frozenset[type[Question]]
    """What is worth thinking about, and settled soon: whether to go for a rescue shows only turns later."""
    pauses: frozenset[type[Question]]
    """Where thinking ahead ends: what was begun is settled, and a new turn or walk begins."""
    signs: Callable[[Any, Shares], Signs]
    """(world, how hostile each looks to the table) -> what is to be weighed."""
    weights: Callable[[Any], Signs]
    """(world) -> how much every sign weighs at such a table."""
    frank: Callable[[Any], bool] = bool
    """(view) -> whether the seat may act by all it knows; who must not be seen to know something keeps to the advice."""

    def worth(self, world: Any, shares: Shares) -> float:
        """How likely the open team wins from here."""
        weights = self.weights(world)
        leaning = sum([weights.get(name, 0.0) * value for name, value in self.signs(world, shares).items()])
        return 1 / (1 + exp(-max(-30.0, min(30.0, leaning))))
