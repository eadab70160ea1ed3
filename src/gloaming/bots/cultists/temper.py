"""Tempers: what a sleuth fears, hopes and waits for, in numbers that a search has found (`tempers.toml`). A style is a temper."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

KEEN: Final = "keen"
"""Plays to win; the style of a sleuth to which nobody says anything else, as in studies."""
HUMAN: Final = "human"
"""The shape of an evening among people; the style of every table that people lay and choose none for."""

ByCultists = tuple[float, float]
"""Where there is one Cultist, and where there are two."""


class Temper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A policy knows no more by it, it only minds other things."""

    step: float
    """What a door costs, in actions: nobody walks for nothing."""

    # As an Investigator

    action: ByCultists
    """What an action on the way to the points adds to the chance of winning."""
    meeting: ByCultists
    """What any lone meeting costs, in actions: it clouds the evidence."""
    kills: ByCultists
    """How often a Cultist kills whom it meets alone."""
    visits: ByCultists
    """How often a Cultist comes to somebody alone within its reach."""
    curious: ByCultists
    """What any look is worth, in actions: it clears those who are clean."""
    looking: ByCultists
    """How much more it is worth to find a death than the Vote that follows."""
    patience: ByCultists
    """What it is worth to wait for better evidence, at the beginning; it comes to nothing by the end."""
    evidence: ByCultists
    """How suspect somebody must be to get a ballot."""
    herd: ByCultists
    """How much more a ballot is worth for each of the others who names the same."""

    # As a Cultist

    work: ByCultists
    """What an action of the others on the way to the points takes from the chance of winning."""
    cover: ByCultists
    """What it is worth to do what an Investigator would do, for each action that it would save one."""
    mercy: ByCultists
    """What it costs to kill, in chances of winning; less than nothing where it draws near the end, ..."""
    calm: ByCultists
    """... and how much more in the first round; it comes to nothing by the end."""
    watchful: ByCultists
    """As suspect as this, a Cultist is voted out as often as not, by Cultists at the table, where all talk; ..."""
    drowsy: ByCultists
    """... and where nobody does."""
    found: ByCultists
    """How often a death comes to light before the others that are needed, where all talk."""


@cache
def tempers() -> dict[str, Temper]:
    """By style; what a style does not say of itself is as in the first."""
    source = files(__package__).joinpath("tempers.toml")
    written: dict[str, dict[str, Any]] = msgspec.toml.decode(source.read_bytes())
    return {style: msgspec.convert({**written[KEEN], **said}, Temper) for style, said in written.items()}
