"""Tempers: what a sleuth fears, hopes and waits for, in numbers that a search has found (`tempers.toml`). A style is a temper."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from gloaming.bots.sizes import BySize

KEEN: Final = "keen"
"""Plays to win; the style of a sleuth to which nobody says anything else, as in studies."""
HUMAN: Final = "human"
"""The shape of an evening among people; the style of every table that people lay and choose none for."""


class Temper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A policy knows no more by it, it only minds other things."""

    step: float
    """What a door costs, in actions: nobody walks for nothing."""

    # As an Investigator

    action: BySize
    """What an action on the way to the points adds to the chance of winning."""
    meeting: BySize
    """What any lone meeting costs, in actions: it clouds the evidence."""
    kills: BySize
    """How often a Cultist kills whom it meets alone."""
    visits: BySize
    """How often a Cultist comes to somebody alone within its reach."""
    curious: BySize
    """What any look is worth, in actions: it clears those who are clean."""
    looking: BySize
    """How much more it is worth to find a death than the Vote that follows."""
    patience: BySize
    """What it is worth to wait for better evidence, at the beginning; it comes to nothing by the end."""
    evidence: BySize
    """How suspect somebody must be to get a ballot."""
    herd: BySize
    """How much more a ballot is worth for each of the others who names the same."""

    # As a Cultist

    work: BySize
    """What an action of the others on the way to the points takes from the chance of winning."""
    cover: BySize
    """What it is worth to do what an Investigator would do, for each action that it would save one."""
    mercy: BySize
    """What it costs to kill, in chances of winning; less than nothing where it draws near the end, ..."""
    calm: BySize
    """... and how much more in the first round; it comes to nothing by the end."""
    unheard: BySize
    """How much of that is left where nobody talks."""
    watchful: BySize
    """As suspect as this, a Cultist is voted out as often as not, by Cultists at the table, where all talk; ..."""
    drowsy: BySize
    """... and where nobody does."""
    found: BySize
    """How often a death comes to light before the others that are needed, where all talk."""
    devoted: BySize
    """How often one works all evening like the best of Investigators, whatever the table makes of it, ..."""
    spares: BySize
    """... how often one gives nobody a Dead card all evening, and leaves it to Votes and to time, ..."""
    artless: BySize
    """... and how often one goes all evening by rules of thumb, as a careful bot does. Nobody can tell which it is."""


def spread_out(said: Any) -> Any:
    """Of a pair, the first holds where there is one Cultist, and the second where there are two."""
    return [said[0], said[0], said[1], said[1]] if isinstance(said, list) and len(said) == 2 else said


@cache
def tempers() -> dict[str, Temper]:
    """By style; what a style does not say of itself is as in the first."""
    source = files(__package__).joinpath("tempers.toml")
    written: dict[str, dict[str, Any]] = msgspec.toml.decode(source.read_bytes())
    told = {style: {name: spread_out(trait) for name, trait in said.items()} for style, said in written.items()}
    return {style: msgspec.convert({**told[KEEN], **said}, Temper) for style, said in told.items()}
