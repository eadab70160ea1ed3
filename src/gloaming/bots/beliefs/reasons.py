"""A clue in the words that the statements of a game have for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from gloaming.bots.beliefs.base import Clue

GUT: Final = "gut"
"""What has no word of its own."""


class Reasons(NamedTuple):
    """Of one game, by the names of its clues."""

    against: Mapping[str, str]
    in_favour: Mapping[str, str]

    def of(self, clue: Clue) -> str:
        """Why to accuse this seat or vouch for it, by this clue."""
        return (self.against if clue.amount > 0 else self.in_favour).get(clue.name, GUT)
