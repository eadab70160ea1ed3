"""All games of a study as one CSV file, a line for each game."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from typing import Any, TextIO

import msgspec

from gloaming.kernel.options import chosen
from gloaming.lab.balance.playing import Row
from gloaming.lab.balance.store import Store
from gloaming.lab.balance.study import Study
from gloaming.lab.balance.subjects import subject_of

ABOUT = ("game", "options", "bots", "seed", "draws_roles")
PLAYED = ("number", "winner", "reason", "rounds", "decisions", "put_up", "joined")


def write(study: Study, store: Store, file: TextIO) -> None:
    facts = subject_of(study.game).facts.__struct_fields__
    sheet = csv.writer(file, lineterminator="\n")
    sheet.writerow([*ABOUT, *PLAYED, *facts])
    for table, games in study.wanted().items():
        options = msgspec.json.encode(chosen(table.options), order="sorted").decode()
        about = [table.game, options, table.bots, str(table.seed), "yes" if table.draws_roles else "no"]
        sheet.writerows(
            [*about, *_played(row), *map(_cell, msgspec.structs.astuple(row.facts))] for row in store.rows(table, games)
        )


def _played(row: Row) -> Iterator[str]:
    yield from (str(row.number), row.winner, row.reason, str(row.rounds), str(row.decisions))
    yield " ".join(row.drawn)
    yield " ".join(role for role, joined in row.drawn.items() if joined)


def _cell(value: Any) -> str:
    """A list has blanks between its items, and an item slashes between its parts: "3/pink_1 7/red"."""
    if isinstance(value, tuple):
        return " ".join("/".join(map(str, item)) if isinstance(item, tuple) else str(item) for item in value)
    return str(value)
