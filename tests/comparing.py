"""Two tables side by side: whose views differ, by name."""

from __future__ import annotations

from typing import Any

SPECTATOR = "a spectator"


def who_can_tell(one: Any, other: Any) -> set[str]:
    """Those to whom the tables do not look the same: people by their names, and a spectator."""
    tellers = {person.name for person in one.people if person.sees != other[person.name].sees}
    return tellers | {SPECTATOR} if one.spectator() != other.spectator() else tellers
