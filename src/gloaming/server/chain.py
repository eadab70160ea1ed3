"""The chain of a log: each entry is linked to the one before by a hash, so a log that has lost or changed anything is noticed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from gloaming.kernel.errors import Refused
from gloaming.words import t

Row = tuple[str, int, bytes, bytes]
"""Code, number, entry, link."""
Tip = tuple[int, bytes]
"""How many entries a log has, and its last link: a log that breaks off is noticed by it."""


class Damage(NamedTuple):
    """What is wrong with a log, for the person who runs the server. It repeats nothing that the log says."""

    kind: Literal["missing", "changed", "endless", "short", "unread", "foreign", "stuck", "options", "commitment"]
    entry: int = 0
    """Where; or how many there are."""
    more: int | str = ""

    def __str__(self) -> str:
        return t(f"damage-{self.kind}", entry=self.entry, more=self.more)


class DamagedLog(Refused):
    """Everyone who asks for the table is told the same, and nothing of its game."""

    usual_reason = "damaged-table"

    def __init__(self, damage: Damage) -> None:
        super().__init__("This table can't be opened: its log is damaged. Tell the person who runs this server.")
        self.damage = damage


def origin(code: str) -> bytes:
    """What the first entry is linked to. A log under another table's code doesn't fit."""
    return sha256(b"gloaming log " + code.encode()).digest()


def linked(before: bytes, entry: bytes) -> bytes:
    return sha256(before + entry).digest()


def chained(code: str, entries: Iterable[bytes]) -> Iterator[Row]:
    """A whole log, as the store keeps it."""
    link = origin(code)
    for number, entry in enumerate(entries):
        link = linked(link, entry)
        yield code, number, entry, link


def verified(code: str, rows: Iterable[tuple[int, Any, bytes]], tip: Tip | None) -> list[bytes]:
    """The entries of a log that is whole; otherwise what is wrong with it."""
    entries: list[bytes] = []
    last = origin(code)
    for number, entry, link in rows:
        if number != len(entries):
            raise DamagedLog(Damage("missing", len(entries)))
        if not isinstance(entry, bytes) or linked(last, entry) != link:
            raise DamagedLog(Damage("changed", number))
        entries.append(entry)
        last = link
    if tip is None:
        raise DamagedLog(Damage("endless"))
    if tip[0] != len(entries):
        raise DamagedLog(Damage("short", len(entries), tip[0]))
    if tip[1] != last:
        raise DamagedLog(Damage("changed", len(entries) - 1))
    return entries
