"""Alien tokens: laid, removed, and spreading from district to district."""

from __future__ import annotations

from gloaming.fast.invasion.districts import are_apart, empty, holds_all, in_set, put_in, spread_around
from gloaming.fast.invasion.layout import HALVES, Game, Printed
from gloaming.fast.invasion.victory import check_sectors
from gloaming.fast.layout import Cards
from gloaming.fast.sets import how_many


def lay_tokens(g: Game, b: Printed) -> None:
    """INV-MAP-27, INV-WIN-06: one effect: every free district in `spread` gets a token, then the sectors are looked at."""
    if holds_all(g.tokens, g.spread):
        return
    left = b.token_limit - (how_many(g.tokens[0]) + how_many(g.tokens[1]))  # INV-RQ-37
    if left <= 0:
        return
    for district in range(b.districts):
        if left > 0 and in_set(g.spread, district) and not in_set(g.tokens, district):
            put_in(g.tokens, district)
            left -= 1
    check_sectors(g, b)


def remove_tokens(g: Game, districts: Cards) -> None:
    for half in range(HALVES):
        g.tokens[half] &= ~districts[half]


def spread_zone(g: Game, b: Printed, district: int) -> None:
    """INV-MAP-28: the alien districts linked with this one, and all that are close to them, are in `spread`."""
    empty(g.found)
    put_in(g.found, district)
    grown = True
    while grown:
        spread_around(g, b, g.found)
        grown = False
        for half in range(HALVES):
            found = g.found[half] | (g.spread[half] & g.tokens[half])
            if found != g.found[half]:
                g.found[half] = found
                grown = True


def is_clean(g: Game, b: Printed, spot: int) -> bool:
    """Whether no alien is close to this spot."""
    return are_apart(g.tokens, b.control[spot])
