"""Mirror (AC-EVENT-MI)."""

from __future__ import annotations

from gloaming.games.cultists.tokens.base import Token

mirror = Token("mirror", "Mirror", printed=10, clause="AC-EVENT-MI-01")
"""It copies the token of the previous round; the Event Phase itself sees to that (`rounds.RevealToken`)."""
