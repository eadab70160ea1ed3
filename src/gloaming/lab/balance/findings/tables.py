"""The swept tables: who won, how, how fast, and what the observers counted."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from gloaming.games import GAMES, room_for
from gloaming.kernel.options import chosen
from gloaming.lab.balance.store import Store
from gloaming.lab.balance.study import Study
from gloaming.lab.balance.subjects import Label, subject_of
from gloaming.lab.balance.tables import Table
from gloaming.lab.simulation import Played
from gloaming.lab.tally import Share, Tally


class Found(NamedTuple):
    table: Table
    label: Label
    tally: Tally
    lengths: Counter[tuple[str, int]]
    """By the winner and the rounds."""
    counted: Any
    """What its observers have noted, added up by the `COUNTS` of the game's room here; None for a game without."""

    @property
    def share(self) -> Share:
        """How often the open team won."""
        return self.tally.won(GAMES[self.table.game].teams[0])

    def as_dict(self) -> dict[str, Any]:
        kind = GAMES[self.table.game]
        about = {"options": chosen(self.table.options), "bots": self.table.bots}
        counted = {} if self.counted is None else {"counted": self.counted.as_dict()}
        return {**about, **self.tally.as_dict(kind.winners(self.table.options)), **counted}


def look_at(study: Study, store: Store) -> list[Found]:
    return [_found(table, study.games, store) for table in study.tables]


def _found(table: Table, games: int, store: Store) -> Found:
    tally = Tally()
    lengths: Counter[tuple[str, int]] = Counter()
    counts = getattr(room_for("lab.balance.findings", table.game), "COUNTS", None)
    counted = counts and counts()
    for row in store.rows(table, games):
        tally.add(Played(row.number, row.winner, row.reason, row.rounds, row.decisions))
        lengths[row.winner, row.rounds] += 1
        if counted is not None:
            counted.add(row)
    return Found(table, subject_of(table.game).label(table.options), tally, lengths, counted)
