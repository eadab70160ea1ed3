"""What things are worth to a sleuth: fitted on the ends of many games, kept in `worths.toml` next to this file.

All are logarithms of odds that the humans win, so they add up."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a position on the map is worth when the turns of a round are over."""

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
