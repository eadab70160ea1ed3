"""Whom a seat suspected, moment by moment, in a game that is over: worked out from its log, where play and talk stand in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gloaming.bots.beliefs.timeline import Suspicion, timeline
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat
from gloaming.server import entries as log
from gloaming.server.table import Table


def suspicion(kind: GameKind, raw: Sequence[bytes], seat: Seat | None) -> Suspicion:
    talk: list[Said] = []
    return timeline(kind, told_again(raw, talk), seat, talk)


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
