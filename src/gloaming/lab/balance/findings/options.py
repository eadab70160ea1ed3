"""What each house rule does to the win rate of the open team: the same deals, once by the book and once with one change."""

from __future__ import annotations

from typing import Any, NamedTuple

from gloaming.games import GAMES
from gloaming.lab.balance.changes import written
from gloaming.lab.balance.effects import Effect, Pairs, between, deviate
from gloaming.lab.balance.store import Store
from gloaming.lab.balance.study import Change, Study
from gloaming.lab.balance.subjects import Label, subject_of
from gloaming.lab.balance.tables import Table

Course = tuple[str, str, int, int]
"""The winner, the reason, the rounds and the decisions of a game: where they agree, nothing has changed."""


class OptionEffect(NamedTuple):
    change: Change
    label: Label
    pairs: Pairs
    otherwise: int
    effect: Effect
    surely: Effect
    """The same, with an interval that allows for the number of changes that are looked at."""

    @property
    def name(self) -> str:
        return f"{self.change.name} = {written(self.change.value)}"

    def as_dict(self) -> dict[str, Any]:
        return {
            "option": self.change.name,
            "value": written(self.change.value),
            "table": " / ".join(part for part in self.label if part),
            "bots": self.change.book.bots,
            "games": self.pairs.games,
            "otherwise": self.otherwise,
            "effect": [round(value, 4) for value in self.effect],
            "surely": [round(value, 4) for value in self.surely],
        }


def look_at(study: Study, store: Store) -> list[OptionEffect]:
    """Table by table; within one from what helps the open team most to what harms it most."""
    open_team, z = GAMES[study.game].teams[0], deviate(len(study.changes))
    books: dict[Table, dict[int, Course]] = {}
    found = []
    for change in study.changes:
        if change.book not in books:
            books[change.book] = courses(store, change.book, study.option_games)
        pairs, otherwise = compare(books[change.book], courses(store, change.table, study.option_games), open_team)
        effect, surely = between(pairs), between(pairs, z)
        assert effect is not None
        assert surely is not None
        label = subject_of(study.game).label(change.book.options)
        found.append(OptionEffect(change, label, pairs, otherwise, effect, surely))
    order = {book: place for place, book in enumerate(books)}
    return sorted(found, key=lambda one: (order[one.change.book], -one.effect.by, one.name))


def courses(store: Store, table: Table, games: int) -> dict[int, Course]:
    played = store.rows(table, games)
    return {row.number: (row.winner, row.reason, row.rounds, row.decisions) for row in played}


def compare(book: dict[int, Course], changed: dict[int, Course], open_team: str) -> tuple[Pairs, int]:
    gained = lost = otherwise = 0
    for number, before in book.items():
        after = changed[number]
        gained += before[0] != open_team and after[0] == open_team
        lost += before[0] == open_team and after[0] != open_team
        otherwise += before != after
    return Pairs(gained, lost, len(book)), otherwise
