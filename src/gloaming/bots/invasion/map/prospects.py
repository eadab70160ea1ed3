"""Prospects: how good a position is for the humans, by weights fitted on the ends of many games (`worths.toml`)."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from gloaming.bots.invasion.map.terrain import KEPT, Mask, Places, Terrain, around, full, journey, zones

LESS: Final = (0.75, 0.6)
"""How much less near a sector is to its fall with each free district: now, and after one step of all zones."""


class Map(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """What a position on the map is worth when the turns of a round are over. There is one, known by itself: caches ask for it."""

    tokens: float
    """A token, anywhere."""
    grows: float
    """A token that the dice are expected to bring."""
    falls: float
    """That a sector falls by the dice (INV-CONSOL-10)."""
    falls_then: float
    """... or by an Expansion after them."""
    full: float
    """A sector without free districts; each free one makes it less."""
    full_soon: float
    """The same, after all zones have grown by a step."""
    journey: tuple[float, ...]
    """A scientist, by the actions that bring it home: from 0 to so many or more."""
    missing: tuple[float, ...]
    """By the scientists who are not home: none, one, ..."""
    home: tuple[float, ...]
    """By the agents on gathering spots: none, one, ..."""


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What else counts in the choice of an action."""

    trust: float
    """How much of what later players could do is counted on."""
    rescue: float
    """A scientist saved now instead of later."""
    turning: float
    """One human less, one alien more."""
    escalation: float
    ship: tuple[float, ...]
    """One Mother Ship! more, by how many there are."""
    red: float
    yellow: float
    accusation: float
    """A founded one."""


class Worths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    map: Map
    play: Play


@cache
def worths() -> Worths:
    text = files("gloaming.bots.invasion.map").joinpath("worths.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=Worths)


class Danger(NamedTuple):
    """What tokens alone threaten."""

    tokens: int
    grows: float
    falls: float
    falls_then: float
    full: float
    full_soon: float


def danger(terrain: Terrain, tokens: Mask) -> Danger:
    """INV-CONSOL-10 to -13, INV-EVENT-13: the dice hit a zone as often as it has addresses."""
    dice, grown, grows, falls, falls_then, hit = 1 / terrain.addressed.bit_count(), tokens, 0.0, 0.0, 0.0, 0.0
    found = list(zones(terrain, tokens))
    for _, larger in found:
        grown |= larger
    for zone, larger in found:
        chance = (zone & terrain.addressed).bit_count() * dice
        hit += chance
        grows += chance * (larger & ~tokens).bit_count()
        if full(terrain, tokens | larger):
            falls += chance
        elif full(terrain, grown | around(terrain, larger & ~tokens)):
            falls_then += chance
    if full(terrain, grown):
        falls_then += 1 - hit
    near = [
        sum([less ** (sector & ~mask).bit_count() for sector in terrain.sectors.values()])
        for less, mask in zip(LESS, (tokens, grown), strict=True)
    ]
    return Danger(tokens.bit_count(), grows, falls, falls_then, *near)


@lru_cache(KEPT)
def menace(terrain: Terrain, weights: Map, tokens: Mask) -> float:
    found = danger(terrain, tokens)._asdict()
    return float(sum([getattr(weights, name) * number for name, number in found.items()]))


def worth(terrain: Terrain, weights: Map, tokens: Mask, agents: Places, scientists: Places, *, spare: int = 0) -> float:
    """`spare` scientists need not be saved."""
    journeys = []
    while scientists:
        lowest = scientists & -scientists
        journeys.append(weights.journey[journey(terrain, lowest.bit_length() - 1, tokens, agents)])
        scientists ^= lowest
    missing, home = max(0, len(journeys) - spare), (agents & terrain.gathering).bit_count()
    return (
        menace(terrain, weights, tokens)
        + sum(journeys)
        + weights.missing[min(missing, len(weights.missing) - 1)]
        + weights.home[min(home, len(weights.home) - 1)]
    )
