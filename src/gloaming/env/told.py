"""A table in words, from the same parts that make its sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gloaming.env.scribe import Entry, Scribe
from gloaming.kernel.values import Seat


def told(scribe: Scribe, view: Any) -> str:
    """What a spectator sees of the table, and what it waits for."""
    entries = [*scribe.people.entries, *scribe.house.entries, *scribe.own.entries]
    people = [entry for entry in entries if is_of_seats(entry)]
    lines = [*phrases([entry for entry in entries if not is_of_seats(entry)], view)]
    lines += [", ".join((f"  seat {seat}", *person(people, view, seat))) for seat in range(scribe.seats)]
    if view.winner is not None:
        lines.append(f"The {view.winner} have won: {view.reason}.")
    elif view.asked is not None:
        asked = ", ".join(f"seat {seat}" for seat in view.waiting_for)
        lines.append(f"{type(view.asked.step).__name__} waits for {asked}.")
    return "\n".join(lines)


def secrets(scribe: Scribe, view: Any) -> str:
    """`Hand alive alive success, Role seer, Route 4`: what this seat alone knows."""
    return ", ".join(phrases(scribe.own.entries, view)) or "no secrets"


def is_of_seats(entry: Entry) -> bool:
    """Whether it says something of each seat, or which seats it is about."""
    return entry.part.encoding.partition(": ")[0].rpartition(" of ")[2] == "seat"


def phrases(entries: Sequence[Entry], view: Any) -> Iterator[str]:
    for entry in entries:
        name, value = entry.part.name.replace("_", " ").capitalize(), entry.look(view)
        if said := f"{name} {value}" if type(value) is int else phrase(name, value):
            yield said


def person(entries: Sequence[Entry], view: Any, seat: Seat) -> Iterator[str]:
    """`turn, at pink_1, pulse 3`."""
    for entry in entries:
        value, encoding = entry.look(view), entry.part.encoding
        if encoding == "seat":
            value = value == seat
        elif encoding.endswith(" of seat"):
            value = seat in (value or ())
        else:
            value = (value if isinstance(value, dict) else dict(enumerate(value or ()))).get(seat)
        if said := phrase(entry.part.name.replace("_", " "), value):
            yield said


def phrase(name: str, value: Any) -> str:
    """`power`, `deck pink_1 2, pink_2 1`; nothing where there is nothing to tell."""
    if isinstance(value, dict):
        value = ", ".join(said for key, inner in value.items() if (said := phrase(str(key), inner)))
    elif isinstance(value, tuple):
        value = " ".join("-" if inner is None else str(inner) for inner in value)
    if not value:
        return ""
    return name if value is True else f"{name} {value}"
