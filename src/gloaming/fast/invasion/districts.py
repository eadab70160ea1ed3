"""Sets of districts."""

from __future__ import annotations

from gloaming.fast.invasion.layout import BITS, HALVES, Game, Printed
from gloaming.fast.layout import Cards


def in_set(cells: Cards, district: int) -> bool:
    return (cells[district // BITS] >> (district % BITS)) & 1 == 1


def put_in(cells: Cards, district: int) -> None:
    cells[district // BITS] |= 1 << (district % BITS)


def empty(cells: Cards) -> None:
    for half in range(HALVES):
        cells[half] = 0


def add(cells: Cards, others: Cards) -> None:
    for half in range(HALVES):
        cells[half] |= others[half]


def are_apart(cells: Cards, others: Cards) -> bool:
    """Whether they have no district in common."""
    for half in range(HALVES):
        if cells[half] & others[half]:
            return False
    return True


def holds_all(cells: Cards, others: Cards) -> bool:
    for half in range(HALVES):
        if others[half] & ~cells[half]:
            return False
    return True


def spread_around(g: Game, b: Printed, cells: Cards) -> None:
    """All districts close to one of these are in `spread`, and nothing else."""
    empty(g.spread)
    for district in range(b.districts):
        if in_set(cells, district):
            add(g.spread, b.close[district])
