"""The race: answers compared in the same worlds, and the verdict on them.

The advice stands unless another answer has won more of the same worlds, by more than chance. Answers that fall behind drop out, so the time goes to the close ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from gloaming.kernel.steps import Option

LEAP: Final = 4
"""After so many worlds those drop out who are behind, and again after twice, four times as many, and so on."""
FEWEST: Final = 6
"""Worlds in which both were tried, before the advice is not taken."""
DOUBT: Final = 1.2
"""By how many standard errors another answer has to be better, ..."""
SLIGHT: Final = 0.03
"""... and by how much at least."""


class Race:
    def __init__(self, options: Sequence[Option], advice: Option, *, trusted: bool = True) -> None:
        self.advice = advice
        self.trusted = trusted
        """Whether the advice deserves the benefit of the doubt; random advice does not."""
        self.running = [advice, *[option for option in options if option != advice]]
        self.values: dict[Option, list[float]] = {option: [] for option in options}
        """By world, in one order for all."""

    def entries(self) -> Iterator[tuple[Option, int]]:
        """What to try next, in which world: all that are running in one world before anybody goes on to the next."""
        number, leap = 0, LEAP
        while len(self.running) > 1:
            for option in self.running[:]:
                yield option, number
            number += 1
            if number == leap:
                self.drop_out()
                leap *= 2

    def note(self, option: Option, value: float) -> None:
        self.values[option].append(value)

    def drop_out(self) -> None:
        """The worse half of the others, and any that are behind the advice, or after a while no better."""
        tried = len(self.values[self.advice])
        least = 0.0 if tried > LEAP else -1 / tried
        better = [option for option in self.running if option != self.advice and self.gain(option) > least]
        better.sort(key=lambda option: -self.gain(option))
        self.running = [self.advice, *better[: (len(better) + 1) // 2]]

    def gains(self, option: Option) -> list[float]:
        """World by world, against the advice."""
        return [one - other for one, other in zip(self.values[option], self.values[self.advice], strict=False)]

    def gain(self, option: Option) -> float:
        gains = self.gains(option)
        return sum(gains) / max(1, len(gains))

    # The verdict

    def verdict(self) -> Option:
        best = max(self.running, key=self.surely)
        return best if self.surely(best) > 0 else self.advice

    def surely(self, option: Option) -> float:
        """How much better than the advice this is for sure."""
        gains = self.gains(option)
        if option == self.advice or len(gains) < FEWEST:
            return 0.0
        mean = sum(gains) / len(gains)
        if not self.trusted:
            return mean
        error = sqrt(sum([gain * gain for gain in gains])) / len(gains)
        return mean - max(SLIGHT, DOUBT * error)
