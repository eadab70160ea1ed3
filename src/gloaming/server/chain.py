"""The chain of a log: each entry is linked to the one before by a hash, so a log that has lost or changed anything is noticed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

from gloaming.kernel.errors import Refused

Row = tuple[str, int, bytes, bytes]
"""Code, number, entry, link."""
Tip = tuple[int, bytes]
"""How many entries a log has, and its last link: a log that breaks off is noticed by it."""


class DamagedLog(Refused):
    """Everyone who asks for the table is told the same, and nothing of its game. `what` is for the person who runs the server;
    it repeats nothing that the log says."""

    usual_reason = "damaged-table"

    def __init__(self, what: str) -> None:
        super().__init__("This table can't be opened: its log is damaged. Tell the person who runs this server.")
        self.what = what


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
            raise DamagedLog(f"entry {len(entries)} is missing")
        if not isinstance(entry, bytes) or linked(last, entry) != link:
            raise DamagedLog(f"entry {number} is not the one that was written there")
        entries.append(entry)
        last = link
    if tip is None:
        raise DamagedLog("nothing says how long it is")
    if tip != (len(entries), last):
        raise DamagedLog(f"it has {len(entries)} entries, and {tip[0]} were written")
    return entries
