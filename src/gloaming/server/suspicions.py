"""Whom a seat suspected, moment by moment, in a game that is over: worked out from its log, where play and talk stand in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from gloaming.bots.beliefs.timeline import Suspicion, timeline
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat
from gloaming.server import entries as log
from gloaming.server.table import Table

MOST: Final = 200
"""So many are kept; the oldest go first."""


class Suspicions:
    """Worked out one at a time, in the background. A game that is over doesn't change: the result is cached."""

    def __init__(self, log_of: Callable[[str], list[bytes]]) -> None:
        self.log_of = log_of
        self.kept: dict[tuple[str, Seat | None], Suspicion] = {}
        self.turn = asyncio.Lock()

    async def of(self, table: Table, seat: Seat | None) -> Suspicion:
        """Those of this seat, or (None) of a spectator, at a table whose game is over."""
        key = table.code, seat
        async with self.turn:
            if key not in self.kept:
                found = await asyncio.to_thread(suspicion, table.kind, self.log_of(table.code), seat)
                while len(self.kept) >= MOST:
                    del self.kept[next(iter(self.kept))]
                self.kept[key] = found
            return self.kept[key]


def suspicion(kind: GameKind, raw: Sequence[bytes], seat: Seat | None) -> Suspicion:
    talk: list[Said] = []
    return timeline(kind, told_again(raw, talk), seat, talk, strangers(raw))


def strangers(raw: Iterable[bytes]) -> frozenset[Seat]:
    """Who wasn't a built-in bot when the game began."""
    table = Table("")
    for entry in map(log.read, raw):
        table.apply(entry)
        if isinstance(entry, log.Begun):
            break
    return table.owned


def told_again(raw: Iterable[bytes], talk: list[Said]) -> Iterator[Match]:
    """The match of a log at its opening and after every answer. What is said before its end is added to the talk meanwhile."""
    table = Table("")
    for entry in map(log.read, raw):
        table.apply(entry)
        if isinstance(entry, log.Begun | log.Answered):
            yield table.play
        elif isinstance(entry, log.Spoken) and entry.statement is not None and table.stage == "playing":
            heard = len(table.play.game.journal_of(None))
            talk.append(Said(entry.chair, entry.round, entry.statement, heard))
