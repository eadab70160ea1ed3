"""Numbers that differ from size to size of a table."""

from __future__ import annotations

from typing import Final

BySize = tuple[float, float, float, float]
"""At five seats, at six, seven and eight."""
SMALLEST: Final = 5


def at_size(trait: BySize, seats: int) -> float:
    return trait[min(max(seats - SMALLEST, 0), len(trait) - 1)]
