"""What was learnt, as three layers of numbers: how likely each answer is, from a sheet of bytes. NumPy alone."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.learner import WEIGHTS
from gloaming.bots.learner.weights import unpacked

NEVER = -1e9


class Network:
    def __init__(self, file: bytes) -> None:
        arrays, self.about = unpacked(file)
        self.columns, self.answers = arrays["columns"], arrays["answers"]
        self.place = {int(number): place for place, number in enumerate(self.answers)}
        """Where an answer stands among those that it knows, by its number."""
        self.layers = {name: array.astype(np.float32) for name, array in arrays.items() if array.dtype == np.float16}

    def wishes(self, sheet: NDArray[Any]) -> NDArray[np.float32]:
        """For each of `answers` the logarithm of its odds, whether it is allowed or not."""
        layers, read = self.layers, sheet[self.columns]
        shown = np.flatnonzero(read)  # a sheet is mostly 0
        first = np.maximum(read[shown].astype(np.float32) @ layers["w1"][shown] + layers["b1"], 0)
        second = np.maximum(first @ layers["w2"] + layers["b2"], 0)
        wishes: NDArray[np.float32] = second @ layers["wp"] + layers["bp"]
        return wishes

    def odds(self, sheet: NDArray[Any], mask: NDArray[Any]) -> NDArray[np.float32]:
        """How likely it gives each of `answers`; all 0 where it knows none that is allowed."""
        able = mask[self.answers] != 0
        if not able.any():
            return np.zeros(len(able), np.float32)
        wishes = np.where(able, self.wishes(sheet), NEVER)
        odds: NDArray[np.float32] = np.exp(wishes - wishes.max()) * able
        odds /= odds.sum()
        return odds


def shipped_file(learner: str) -> bytes:
    """`learner`: the package of a game's learner."""
    return (files(learner) / WEIGHTS).read_bytes()


@cache
def shipped(learner: str) -> Network:
    return Network(shipped_file(learner))
