"""A whole balance study: which tables, how many games of each, and what is still to be played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from gloaming.kernel.options import chosen
from gloaming.lab.balance.playing import Task
from gloaming.lab.balance.subjects import subject_of
from gloaming.lab.balance.tables import Table

GAMES_A_TASK: Final = 10
"""What is lost when a process is killed; a task of them is also what travels to another machine."""


class Change(msgspec.Struct, frozen=True):
    """One house rule changed, and nothing else. Game n of both tables begins with the same deal."""

    name: str
    value: Any
    book: Table
    table: Table


class Study(msgspec.Struct, frozen=True):
    game: str
    bots: tuple[str, ...]
    seed: int
    games: int
    tables: tuple[Table, ...]
    role_games: int
    drawn: tuple[Table, ...]
    option_games: int
    changes: tuple[Change, ...]
    refused: tuple[str, ...]

    def wanted(self) -> dict[Table, int]:
        """How many games of each table. One that serves two ends is played once."""
        most: dict[Table, int] = {}
        ends: list[tuple[Iterable[Table], int]] = [
            (self.tables, self.games),
            (self.drawn, self.role_games),
            ([change.book for change in self.changes], self.option_games),
            ([change.table for change in self.changes], self.option_games),
        ]
        for tables, games in ends:
            for table in tables:
                most[table] = max(games, most.get(table, 0))
        return most

    @property
    def total(self) -> int:
        return sum(self.wanted().values())

    def tasks(self, played: Mapping[Table, set[int]], sources: str) -> Iterator[Task]:
        """What is missing, a chunk of every table in turn, so a progress bar is right about what is left."""
        chunks = [list(_tasks(table, games, played[table], sources)) for table, games in self.wanted().items()]
        for turn in zip_longest(*chunks):
            yield from [task for task in turn if task is not None]


def _tasks(table: Table, games: int, played: set[int], sources: str) -> Iterator[Task]:
    missing = [number for number in range(1, games + 1) if number not in played]
    for first in range(0, len(missing), GAMES_A_TASK):
        yield Task(table, tuple(missing[first : first + GAMES_A_TASK]), sources)


# Which tables serve to judge Roles and house rules


def tables_with_draws(tables: Sequence[Table], players: Sequence[int]) -> tuple[Table, ...]:
    """The swept tables of these player counts, each once whatever its level, with random Roles."""
    found: dict[Table, None] = {}
    for table in at(tables, players):
        subject = subject_of(table.game)
        if subject.roles(table.options):
            plain = subject.with_roles(table.options, ())
            assert plain is not None
            found[replace(table, options=plain, draws_roles=True)] = None
    return tuple(found)


def changes(tables: Sequence[Table], players: Sequence[int], only: Sequence[str]) -> tuple[Change, ...]:
    """Every house rule that matters, or `only` these, at the tables of these player counts."""
    return tuple(
        Change(name, value, book, replace(book, options=replace(book.options, **{name: value})))
        for book in books(at(tables, players))
        for name, value in subject_of(book.game).changes(book.options)
        if not only or name in only
    )


def books(tables: Iterable[Table]) -> list[Table]:
    """Of tables that differ only in the level, the last one swept: it has most rules."""
    last: dict[str, Table] = {}
    for table in tables:
        same = {**chosen(table.options), subject_of(table.game).level: None, "bots": table.bots}
        last[msgspec.json.encode(same, order="sorted").decode()] = table
    return list(last.values())


def at(tables: Sequence[Table], players: Sequence[int]) -> list[Table]:
    return [table for table in tables if getattr(table.options, "players", None) in players]
