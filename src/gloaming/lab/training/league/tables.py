"""What recordings, clones and weights agree on."""

from __future__ import annotations

from gloaming.games.cultists.options import Level, Options

LEVELS: tuple[Level, ...] = ("first", "expert")
KNOWN = tuple(Options(players=players, level=level) for players in (5, 6, 7, 8) for level in LEVELS)
"""All answers at these tables are numbered, whichever are played: recordings and weights count by them."""
KINDS = ("sleuth", "careful")
"""The bots that are cloned."""
