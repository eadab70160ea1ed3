"""Chance: a secret key and a counter. Even someone who reads the source and every public shuffle can't predict the next."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from math import factorial
from typing import TypeVar

T = TypeVar("T")

KEY_BYTES = 32
"""At least 128 random bits; we take 256."""


def digest(key: bytes, rolled: int) -> int:
    """The roll of that number, as 512 random bits."""
    return int.from_bytes(blake2b(rolled.to_bytes(8, "big"), key=key).digest(), "big")


def derive(key: bytes, purpose: str) -> bytes:
    """An independent key for another purpose: a search that forks the dice can neither predict nor disturb them."""
    return blake2b(purpose.encode(), key=key, digest_size=KEY_BYTES).digest()


class Dice:
    """Dice of their own, for bots, tests and simulations. A game carries the same two fields in its state."""

    def __init__(self, key: bytes, rolled: int = 0) -> None:
        self.key = key
        self.rolled = rolled

    @classmethod
    def seeded(cls, *words: object) -> Dice:
        """Dice that fall alike for the same words."""
        return cls(blake2b("/".join(map(str, words)).encode(), digest_size=KEY_BYTES).digest())

    def bits(self) -> int:
        self.rolled += 1
        return digest(self.key, self.rolled)

    def roll(self, sides: int) -> int:
        return self.bits() % sides

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.bits() % len(items)]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        return permuted(items, self.bits())


def permuted(items: Iterable[T], bits: int) -> tuple[T, ...]:
    """One roll gives a whole shuffle: each place takes its share of the bits.

    512 bits hold the orders of 90 cards evenly to one part in 2**50, and no heap of ours is larger."""
    heap = list(items)
    bits %= factorial(len(heap))  # the shares are those of the remainder, and small numbers are quickly divided
    for last in range(len(heap) - 1, 0, -1):
        bits, chosen = divmod(bits, last + 1)
        heap[last], heap[chosen] = heap[chosen], heap[last]
    return tuple(heap)
