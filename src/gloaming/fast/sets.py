"""Sets of seats or of places: a number, with a bit for each."""

from __future__ import annotations


def has(mask: int, number: int) -> bool:
    return (mask >> number) & 1 == 1


def bit(mask: int, number: int) -> int:
    """1 for what is in a set."""
    return (mask >> number) & 1


def how_many(mask: int) -> int:
    count = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count
