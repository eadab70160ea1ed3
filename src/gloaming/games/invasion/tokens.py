"""Alien tokens: laid, removed, and spreading from district to district."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.invasion.city import District
from gloaming.games.invasion.events import TokensLaid, TokensRemoved
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.victory import check_sectors
from gloaming.kernel.sources import reached


def lay_tokens(game: Invasion, districts: Iterable[District]) -> None:
    """INV-MAP-27, INV-WIN-06: one effect: every free district among these gets a token, then the sectors are looked at."""
    present = frozenset(game.tokens)
    fresh = sorted(frozenset(districts) - present)
    limit = game.options.alien_token_limit
    if limit is not None:  # INV-RQ-37
        fresh = fresh[: max(0, limit - len(present))]
    if fresh:
        game.tokens = tuple(sorted((*present, *fresh)))
        game.record(TokensLaid(tuple(fresh)))
        check_sectors(game)


def remove_tokens(game: Invasion, districts: Iterable[District]) -> None:
    gone = frozenset(districts).intersection(game.tokens)
    game.tokens = tuple([district for district in game.tokens if district not in gone])
    game.record(TokensRemoved(tuple(sorted(gone))))


def around(game: Invasion, districts: Iterable[District]) -> set[District]:
    """All districts close to one of these."""
    close = game.ground.close
    return {neighbour for district in districts for neighbour in close[district]}


def zone(game: Invasion, district: District) -> set[District]:
    """INV-MAP-28: the alien districts linked with this one."""
    alien = frozenset(game.tokens)
    return reached({one: game.ground.close[one] & alien for one in alien}, district)
