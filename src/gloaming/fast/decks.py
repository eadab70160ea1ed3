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
    close_up(heap, end, decks, number, top)
    return card


def remove(heap: Cards, end: Cards, decks: int, number: int, card: int) -> None:
    """Take the lowest card of this face out of a deck that has one."""
    at = end[number]
    while heap[at] != card:
        at += 1
    close_up(heap, end, decks, number, at)


def close_up(heap: Cards, end: Cards, decks: int, number: int, at: int) -> None:
    """A card has left this deck."""
    for i in range(at, end[decks] - 1):
        heap[i] = heap[i + 1]
    for i in range(number + 1, decks + 1):
        end[i] -= 1


def size(end: Cards, number: int) -> int:
    return end[number + 1] - end[number]


def count(heap: Cards, end: Cards, number: int, card: int) -> int:
    """How many cards of this face a deck has."""
    found = 0
    for i in range(end[number], end[number + 1]):
        if heap[i] == card:
            found += 1
    return found
