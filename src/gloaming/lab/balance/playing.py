"""A few games of one table: what a process, here or on another machine, is asked to play."""

from __future__ import annotations

import msgspec

from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions
from gloaming.lab.balance.draws import lots, with_lots
from gloaming.lab.balance.sources import fingerprint
from gloaming.lab.balance.subjects import Facts, subject_of
from gloaming.lab.balance.tables import Table
from gloaming.lab.series import stopped
from gloaming.lab.simulation import played_out


class Task(msgspec.Struct, frozen=True):
    table: Table
    numbers: tuple[int, ...]
    sources: str
    """The rules and bots that are meant: another machine may have others."""


class Row(msgspec.Struct, frozen=True):
    number: int
    winner: str
    reason: str
    rounds: int
    decisions: int
    drawn: dict[str, bool]
    """The special Roles that were put up, and whether they joined; empty where Roles are not drawn."""
    facts: Facts


class Chunk(msgspec.Struct, frozen=True):
    table: Table
    rows: tuple[Row, ...]


def play(task: Task) -> Chunk:
    if task.sources != fingerprint():
        raise BadOptions(
            "The rules or bots are not those that this study began with, here or on another machine; let one version of "
            "Gloaming play all of it."
        )
    return Chunk(task.table, tuple([row(task.table, number) for number in task.numbers if not stopped()]))


def row(table: Table, number: int) -> Row:
    drawn = lots(table, number) if table.draws_roles else {}
    done = played_out(table.plan(with_lots(table, drawn) if table.draws_roles else table.options), number)
    end = GAMES[table.game].outcome(done.game)
    seen = subject_of(table.game).observe(done.game)
    return Row(number, end.winner, end.reason, end.rounds, done.decisions, drawn, seen)
