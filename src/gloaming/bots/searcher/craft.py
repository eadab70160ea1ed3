"""What the search has to be told of a game: who plays it out, and which questions deserve the time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gloaming.bots.base import Bot
from gloaming.bots.random import RandomBot
from gloaming.bots.rooms import room_of
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Question

Kinds = frozenset[type[Question]]


class Craft(NamedTuple):
    """For a game that says nothing of it: random playouts, a thought for every question, and no talk."""

    player: Callable[[Dice], Bot] = RandomBot
    """Who gives advice, answers what is not searched, talks, and plays everybody in worlds that are only thought of."""
    open: Kinds | None = None
    """What is worth the time for those who do not know each other, ..."""
    hidden: Kinds | None = None
    """... and for the others; None: every question."""
    is_hidden: Callable[[Any], bool] = lambda _: False
    """(view) -> on whose side this seat is."""
    talks: Kinds = frozenset()
    """When its players speak, as a rule. To offer everybody a word at every question would take most of the time."""
    most: int | None = None
    """How many may sit at the table: a playout of a larger game takes too long for enough of them."""
    frank: Callable[[Any], bool] = bool
    """(view) -> whether the seat may act by all it knows; who must not be seen to know something keeps to the advice."""

    @property
    def advises(self) -> bool:
        """Whether its player knows the game, and its advice is worth more than any other answer."""
        return self.player is not RandomBot

    def takes_time(self, view: Any, asked: Any) -> bool:
        """Whether any seat would think about such a question at this table."""
        worth_it = any(kinds is None or type(asked.step) in kinds for kinds in (self.open, self.hidden))
        return worth_it and (self.most is None or view.options.players <= self.most)

    def matters(self, view: Any, asked: Any) -> bool:
        """Whether this seat has something to think about."""
        kinds = self.hidden if self.is_hidden(view) else self.open
        return len(asked.options) > 1 and (kinds is None or type(asked.step) in kinds) and self.frank(view)


def craft_of(game: str) -> Craft:
    room = room_of(game, "craft")
    craft: Craft = Craft() if room is None else room.CRAFT
    return craft
