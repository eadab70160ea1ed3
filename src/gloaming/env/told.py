"""A table in words, from the same parts that make its sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gloaming.env.scribe import Entry, Scribe
from gloaming.kernel.values import Seat


def told(scribe: Scribe, view: Any) -> str:
    """What a spectator sees of the table, and what it waits for."""
    lines = [*phrases([*scribe.house.entries, *scribe.own.entries], view)]
    lines += [f"  seat {seat}: {', '.join(person(scribe.people.entries, view, seat))}" for seat in range(scribe.seats)]
    if view.winner is not None:
        lines.append(f"The {view.winner} have won: {view.reason}.")
    elif view.asked is not None:
        asked = ", ".join(f"seat {seat}" for seat in view.waiting_for)
        lines.append(f"{type(view.asked.step).__name__} waits for {asked}.")
    return "\n".join(lines)


def secrets(scribe: Scribe, view: Any) -> str:
    """`Hand alive alive success, Role seer, Route 4`: what this seat alone knows."""
    return ", ".join(phrases(scribe.own.entries, view)) or "no secrets"


def phrases(entries: Sequence[Entry], view: Any) -> Iterator[str]:
    for entry in entries:
        if said := phrase(entry.part.name.replace("_", " "), entry.look(view)):
            yield said[0].upper() + said[1:]


def person(entries: Sequence[Entry], view: Any, seat: Seat) -> Iterator[str]:
    for entry in entries:
        found = entry.look(view)
        if entry.part.encoding == "seat":
            value: Any = found == seat
        elif entry.part.encoding == "set of seat":
            value = seat in (found or ())
        else:
            value = dict(enumerate(found) if isinstance(found, tuple) else found or {}).get(seat)
        if said := phrase(entry.part.name.replace("_", " "), value):
            yield said


def phrase(name: str, value: Any) -> str:
    """`round 3`, `power`, `deck pink_1 2, pink_2 1`; nothing where there is nothing to tell."""
    if isinstance(value, dict):
        value = ", ".join(said for key, inner in value.items() if (said := phrase(str(key), inner)))
    elif isinstance(value, tuple):
        value = " ".join("-" if inner is None else str(inner) for inner in value)
    if not value:
        return ""
    return name if value is True else f"{name} {value}"
