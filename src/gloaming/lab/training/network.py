"""The network that is trained, with its gradients written out: three layers for what to do and what it is worth. Every function takes
arrays of NumPy or of CuPy, so what is tested on a processor is what runs on a GPU."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

Array = Any
"""NumPy's or CuPy's."""
Arrays = dict[str, Array]

NEVER = -1e9
"""The logit of what the mask forbids."""


def on_host(array: Array) -> Any:
    """As NumPy's, wherever it is."""
    return array if isinstance(array, np.ndarray) else array.get()


class Thought(NamedTuple):
    """What the network made of a batch, and what its gradients need of the way there."""

    sheets: Array
    first: Array
    second: Array
    logits: Array
    worth: Array


def begun(sheet: int, width: int, actions: int, seed: int) -> Arrays:
    """A network that has learnt nothing: all answers are nearly alike to it."""
    chance = np.random.default_rng(seed)

    def layer(rows: int, columns: int, gain: float) -> Array:
        return (chance.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)

    return {
        "w1": layer(sheet, width, 3.0), "b1": np.zeros(width, np.float32),  # a sheet is mostly 0
        "w2": layer(width, width, 1.4), "b2": np.zeros(width, np.float32),
        "wp": layer(width, actions, 0.01), "bp": np.zeros(actions, np.float32),
        "wv": layer(width, 1, 0.1), "bv": np.zeros(1, np.float32),
    }  # fmt: skip


def thought(xp: Any, net: Arrays, sheets: Array, masks: Array) -> Thought:
    first = xp.maximum(sheets @ net["w1"] + net["b1"], 0)
    second = xp.maximum(first @ net["w2"] + net["b2"], 0)
    logits = xp.where(masks, second @ net["wp"] + net["bp"], xp.float32(NEVER))
    worth = (second @ net["wv"])[:, 0] + net["bv"]
    return Thought(sheets, first, second, logits, worth)


def chances(xp: Any, logits: Array) -> Array:
    """How likely each answer is given."""
    odds = xp.exp(logits - logits.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def gradients(net: Arrays, had: Thought, by_logits: Array, by_worth: Array) -> Arrays:
    """Of a loss, from what it says of logits and worths."""
    back = by_logits @ net["wp"].T + by_worth[:, None] * net["wv"][:, 0]
    back *= had.second > 0
    earlier = back @ net["w2"].T
    earlier *= had.first > 0
    return {
        "w1": had.sheets.T @ earlier, "b1": earlier.sum(axis=0),
        "w2": had.first.T @ back, "b2": back.sum(axis=0),
        "wp": had.second.T @ by_logits, "bp": by_logits.sum(axis=0),
        "wv": had.second.T @ by_worth[:, None], "bv": by_worth.sum(keepdims=True),
    }  # fmt: skip


class Adam:
    """Kingma and Ba's, with gradients cut to a length."""

    BETAS = 0.9, 0.99
    LONGEST = 0.5

    def __init__(self, xp: Any, net: Arrays) -> None:
        self.xp, self.steps = xp, 0
        self.means = {name: xp.zeros_like(array) for name, array in net.items()}
        self.squares = {name: xp.zeros_like(array) for name, array in net.items()}

    def step(self, net: Arrays, by: Arrays, rate: float) -> None:
        xp, (slow, slower) = self.xp, self.BETAS
        self.steps += 1
        length = xp.sqrt(sum((array * array).sum() for array in by.values()))
        cut = xp.minimum(1, self.LONGEST / (length + 1e-8)).astype(xp.float32)
        rate *= float(np.sqrt(1 - slower**self.steps) / (1 - slow**self.steps))
        for name, slope in by.items():
            array, mean, square = slope * cut, self.means[name], self.squares[name]
            mean += (1 - slow) * (array - mean)
            square += (1 - slower) * (array * array - square)
            net[name] -= rate * mean / (xp.sqrt(square) + 1e-8)
