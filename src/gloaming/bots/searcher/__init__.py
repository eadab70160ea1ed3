"""The searcher: information-set Monte Carlo tree search over worlds that its seat cannot tell from the true one.

It weighs its answers by playing them out in such worlds, as often in each as it believes in it, and takes the sleuth's advice
unless another answer does better. Where little hangs on the answer, it answers as the sleuth; and it talks as the sleuth."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from gloaming.bots.base import Talker
from gloaming.bots.beliefs import beliefs_of
from gloaming.bots.searcher.craft import Craft
from gloaming.bots.searcher.cultists import CULTISTS_CRAFT
from gloaming.bots.searcher.invasion import INVASION_CRAFT
from gloaming.bots.searcher.playout import Playouts, Stage
from gloaming.bots.searcher.tree import Node, Tree
from gloaming.bots.searcher.verdict import verdict
from gloaming.bots.searcher.worlds import Worlds, dice_for, kind_of
from gloaming.kernel.dice import Dice, derive
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said, Statement

__all__ = ["SearcherBot"]

CRAFTS: Final[dict[str, Craft]] = {"cultists": CULTISTS_CRAFT, "invasion": INVASION_CRAFT}

SECONDS: Final = 0.5
FOR_WORLDS: Final = 0.4
"""How much of the time goes into making worlds."""
MOST_WORLDS: Final = 64
TRIES_A_WORLD: Final = 4
"""Where tries are counted instead of seconds: so many for each world that is made."""
FEWEST_WORLDS: Final = 8


class SearcherBot:
    def __init__(self, game: str, dice: Dice, seconds: float = SECONDS, iterations: int | None = None) -> None:
        """`iterations`: so many tries for a decision, however long they take. The same dice then lead to the same answers."""
        self.craft = CRAFTS[game]
        self.kind = kind_of(game)
        self.dice = dice
        self.seconds = seconds
        self.iterations = iterations
        self.adviser = self.craft.adviser(Dice(derive(dice.key, "adviser")))
        self.talk: Sequence[Said] = ()

    # At the table

    def hear(self, talk: Sequence[Said]) -> None:
        self.talk = talk
        if isinstance(self.adviser, Talker):
            self.adviser.hear(talk)

    def speak(self, view: Any) -> Statement | None:
        return self.adviser.speak(view) if isinstance(self.adviser, Talker) else None

    def decide(self, view: Any, asked: Any) -> Option:
        began = perf_counter()
        advice = self.adviser.decide(view, asked)
        if len(asked.options) == 1 or type(asked.step) not in self.craft.matters or not self.craft.frank(view):
            return advice
        return self.search(view, asked, advice, began)

    # Alone

    def search(self, view: Any, asked: Any, advice: Option, began: float) -> Option:
        dice = dice_for(self.dice, view, asked)
        own = beliefs_of(self.kind.name, view)
        own.read(view, self.talk)
        worlds = Worlds(self.kind, view, own.hostile, dice)
        worlds.make(self.enough, lambda: self.iterations is not None or self.time(began) < FOR_WORLDS)
        if not worlds.made or self.kind.team_of(worlds.made[0], view.seat) not in self.kind.teams:
            return advice  # who plays for nobody but itself has no worth that was ever estimated
        return self.tried(view, asked, advice, worlds.drawn(), began)

    def tried(self, view: Any, asked: Any, advice: Option, worlds: Sequence[Any], began: float) -> Option:
        table = beliefs_of(self.kind.name, view, public=True)
        table.read(view, self.talk)
        plain = self.craft.player(Dice(derive(self.dice.key, "plain"))).decide(view, asked)
        root = Node(asked.options, [advice, plain])
        playouts = Playouts(self.craft, self.kind, view, table, Tree(root))
        stages: dict[int, Stage] = {}
        tries = 0
        while tries < self.iterations if self.iterations is not None else self.time(began) < 1:
            answer = root.pick()
            lap, place = divmod(root.branches[answer].tries, len(worlds))
            if place not in stages:
                dice = Dice(derive(self.dice.key, f"stage {asked.number} {place}"))
                stages[place] = Stage(self.craft, self.kind, worlds[place], dice, view.seat)
            playouts.play(stages[place], answer, lap)
            tries += 1
        return verdict(root)

    @property
    def enough(self) -> int:
        """How many worlds to make at most."""
        if self.iterations is None:
            return MOST_WORLDS
        return min(MOST_WORLDS, self.iterations, max(FEWEST_WORLDS, self.iterations // TRIES_A_WORLD))

    def time(self, began: float) -> float:
        """How much of the time is gone."""
        return (perf_counter() - began) / self.seconds
