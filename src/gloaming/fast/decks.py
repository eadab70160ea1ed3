"""Decks that lie one behind the other in one heap: none is ever full, and none takes more room than its cards."""

from __future__ import annotations

from gloaming.fast.layout import Cards


def put(heap: Cards, end: Cards, decks: int, number: int, card: int) -> None:
    """Lay a card on top of a deck."""
    top = end[number + 1]
    for i in range(end[decks], top, -1):
        heap[i] = heap[i - 1]
    heap[top] = card
    for i in range(number + 1, decks + 1):
        end[i] += 1


def take(heap: Cards, end: Cards, decks: int, number: int) -> int:
    """Take the top card off a deck that has one."""
    top = end[number + 1] - 1
    card = heap[top]
    for i in range(top, end[decks] - 1):
        heap[i] = heap[i + 1]
    for i in range(number + 1, decks + 1):
        end[i] -= 1
    return card


def size(end: Cards, number: int) -> int:
    return end[number + 1] - end[number]


def count(heap: Cards, end: Cards, number: int, card: int) -> int:
    """How many cards of this face a deck has."""
    found = 0
    for i in range(end[number], end[number + 1]):
        if heap[i] == card:
            found += 1
    return found
