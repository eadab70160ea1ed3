"""The searcher: information-set Monte Carlo search over worlds that its seat cannot tell from the true one.

It weighs its answers by playing them out in such worlds, as often in each as it believes in it, with an adviser at every
seat, and takes its advice unless another answer wins more of them. Where little hangs on the answer, it answers as the
adviser; and it talks as the adviser. That is the game's sleuth; a game that brings no bots is played out at random."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from time import perf_counter
from typing import Any, Final

from gloaming.bots.base import Talker, is_replier
from gloaming.bots.beliefs import beliefs_of
from gloaming.bots.rooms import room_of
from gloaming.bots.searcher.craft import craft_of
from gloaming.bots.searcher.playout import Playouts
from gloaming.bots.searcher.race import Race
from gloaming.bots.searcher.worlds import Worlds, dice_for, kind_of
from gloaming.kernel.dice import Dice, derive
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said, Statement

__all__ = ["TRIES", "SearcherBot"]

SECONDS: Final = 1.5
TRIES: Final = 40
"""Playouts for a decision, where they are counted."""
FOR_WORLDS: Final = 0.2
"""How much of the time goes into making worlds, at most."""
MOST_WORLDS: Final = 48
MOST_LAPS: Final = 4
"""How often each world is played at most: what is not clear by then is not worth more time."""


class SearcherBot:
    def __init__(self, game: str, dice: Dice, seconds: float = SECONDS, iterations: int | None = None) -> None:
        """`iterations`: so many playouts for a decision, however long they take. The same dice then lead to the same answers."""
        self.craft = craft_of(game)
        self.kind = kind_of(game)
        self.dice = dice
        self.seconds = seconds
        self.iterations = iterations
        self.adviser = self.craft.player(Dice(derive(dice.key, "adviser")))
        self.talk: Sequence[Said] = ()

    # At the table

    def hear(self, talk: Sequence[Said]) -> None:
        self.talk = talk
        if isinstance(self.adviser, Talker):
            self.adviser.hear(talk)

    def speak(self, view: Any) -> Statement | None:
        return self.adviser.speak(view) if isinstance(self.adviser, Talker) else None

    def reply(self, view: Any, said: Said) -> Statement | None:
        return self.adviser.reply(view, said) if is_replier(self.adviser) else None

    def decide(self, view: Any, asked: Any) -> Option:
        """Such a question takes the whole time, and all of it is work, even where there is nothing to think about: how long
        it took, or how hard it was, would tell who has a choice, and what it holds."""
        began = perf_counter()
        advice = self.adviser.decide(view, asked)
        matters = self.craft.matters(view, asked)
        if not self.craft.takes_time(view, asked) or (self.is_counted and not matters):
            return advice
        answer = self.search(view, asked, advice, began)
        return answer if matters else advice

    # Alone

    def search(self, view: Any, asked: Any, advice: Option, began: float) -> Option:
        worlds = Worlds(self.kind, view, self.believed(view), dice_for(self.dice, view, asked))
        worlds.make(self.enough, lambda: self.within(began, FOR_WORLDS))
        if worlds.made:
            return self.tried(view, asked, advice, worlds, began)
        while not self.is_counted and self.within(began):
            pass
        return advice

    def believed(self, view: Any) -> tuple[float, ...] | None:
        """How likely each seat is hostile; None where nobody has learnt what to believe."""
        if room_of(self.kind.name, "beliefs") is None:
            return None
        return beliefs_of(self.kind.name, view, talk=self.talk).hostile

    def tried(self, view: Any, asked: Any, advice: Option, worlds: Worlds, began: float) -> Option:
        dice = Dice(derive(worlds.dice.key, "playouts"))
        playouts = Playouts(self.craft, self.kind, view.seat, self.talk, dice)
        race = Race(asked.options, advice, trusted=self.craft.advises)
        drawn = worlds.drawn()
        for tries, (answer, number) in enumerate(race.entries()):
            if tries == self.iterations or number == MOST_LAPS * len(drawn) or not self.within(began):
                break
            value = playouts.value(drawn[number % len(drawn)], answer, number, lambda: self.within(began))
            if value is None:
                break
            race.note(answer, value)
        for world in cycle(drawn):  # even if it is clear by now
            if self.is_counted or not self.within(began):
                break
            playouts.value(world, advice, 0, lambda: self.within(began))
        return race.verdict()

    @property
    def is_counted(self) -> bool:
        return self.iterations is not None

    @property
    def enough(self) -> int:
        """How many worlds to make at most."""
        return MOST_WORLDS if self.iterations is None else min(MOST_WORLDS, self.iterations)

    def within(self, began: float, share: float = 1.0) -> bool:
        """Whether there is time left, where time counts."""
        return self.is_counted or perf_counter() - began < share * self.seconds
