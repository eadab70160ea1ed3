"""Games as a data set: folders of Parquet files, whole part by part, which any tool for tables reads.

`games-000001-001000.parquet` has a row for each game, and `decisions-000001-001000.parquet`, if wished, one for each decision, with the sheet and
the mask of the seat that made it. `dataset.json` says what was played. The card of all columns: docs/how-to/use-the-data-set.md.

A part is written next to its place and moved there when it is whole, its games last. A series that is broken off keeps all parts before,
and the same call goes on behind them. No more than one part is ever in memory."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from gloaming.env.table import Table
from gloaming.env.versions import version
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.options import chosen
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

FORMAT = 1
PART, PART_WITH_SHEETS = 1000, 250
"""Games in one."""
COMPRESSION = "zstd(3)"


class Decision(NamedTuple):
    """What a seat saw and might answer, and what it answered."""

    seat: Seat
    question: str
    answer: str
    action: int
    """Its number; -1 where the version has none for it."""
    offered: list[int]
    sheet: bytes


class GameTold(msgspec.Struct):
    """A game that is over, as its rows tell it."""

    game: int
    key: str
    winner: str
    reason: str
    rounds: int
    rewards: list[int]
    answers: list[str]
    """`seat code`, in the order in which they came."""
    decisions: list[Decision]


class Teller:
    """Watches a game and tells its rows. With `sheets` it looks at every decision with the eyes of the seat that makes it."""

    def __init__(self, name: str, options: Any, *, sheets: bool) -> None:
        self.table = Table(version(name), options)
        self.sheets = sheets
        self.answers: list[str] = []
        self.decisions: list[Decision] = []

    def begin(self, game: Any) -> None:
        self.table.game, self.table.desks = game, self.table.laid_desks()

    def answered(self, seat: Seat, option: Option) -> None:
        """Told just before the game hears it."""
        self.answers.append(f"{seat} {option}")
        if self.sheets:
            seen = self.table.observe(seat)
            asked = self.table.view(seat).asked
            numbers = {
                offered: number for number, offered in self.table.scribes[seat].numbering.numbers(asked.options).items()
            }
            offered = np.flatnonzero(seen["action_mask"]).tolist()
            question, action = type(asked.step).__name__, numbers.get(option, -1)
            self.decisions.append(Decision(seat, question, str(option), action, offered, seen["observation"].tobytes()))

    def told(self, number: int) -> GameTold:
        game, end = self.table.game, self.table.kind.outcome(self.table.game)
        rewards = [int(reward) for reward in self.table.rewards()]
        return GameTold(
            number, game.key.hex(), end.winner, end.reason, end.rounds, rewards, self.answers, self.decisions
        )


class Dataset:
    """A folder, and what has been written there of one series of games."""

    def __init__(self, folder: Path, head: dict[str, Any], *, sheets: bool, part: int | None = None) -> None:
        self.folder, self.sheets = folder, sheets
        self.part = part or (PART_WITH_SHEETS if sheets else PART)
        self.head = {"format": FORMAT, **head, "decisions": sheets, "games_a_part": self.part}

    def open(self) -> int:
        """Make the folder, or see that it holds games of this very series; how many it holds."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file, text = self.folder / "dataset.json", json.dumps(self.head, ensure_ascii=False, indent=2) + "\n"
        if not file.exists():
            if any(self.folder.iterdir()):
                raise BadOptions(f"{self.folder} holds other files; choose a new folder for the data set.")
            self.put(file, lambda place: place.write_text(text, encoding="utf-8", newline="\n"))
        elif file.read_text(encoding="utf-8") != text:
            raise BadOptions(
                f"{self.folder} holds games of another series; repeat its command, or choose a new folder."
            )
        return sum(last - first + 1 for first, last in self.parts())

    def parts(self) -> list[tuple[int, int]]:
        """The first and the last game of each part, in order; decisions are there where games are."""
        names = sorted(file.stem.split("-")[1:] for file in self.folder.glob("games-*.parquet"))
        return [(int(first), int(last)) for first, last in names]

    def file(self, rows: str, first: int, last: int) -> Path:
        return self.folder / f"{rows}-{first:09}-{last:09}.parquet"

    def put(self, file: Path, write: Callable[[Path], Any]) -> None:
        """Written elsewhere, then moved: nobody finds half a file."""
        place = file.with_suffix(".part")
        write(place)
        place.replace(file)

    def write(self, coming: Iterable[GameTold]) -> Iterator[GameTold]:
        """Pass the games on as they come, and write a part whenever there are enough of them, and at the end."""
        waiting: list[GameTold] = []
        for told in coming:
            waiting.append(told)
            yield told
            if told.game % self.part == 0:
                self.write_part(waiting)
                waiting = []
        if waiting:
            self.write_part(waiting)

    def write_part(self, games: Sequence[GameTold]) -> None:
        from arro3.io import write_parquet

        first, last = games[0].game, games[-1].game
        tables = {"decisions": decision_rows} if self.sheets else {}
        for rows, table in (*tables.items(), ("games", game_rows)):
            made = table(games)
            self.put(self.file(rows, first, last), partial(write_parquet, made, compression=COMPRESSION))
        for rows in (*tables, "games"):  # a shorter one, of an earlier call that asked for fewer games
            for other in self.folder.glob(f"{rows}-{first:09}-*.parquet"):
                if other != self.file(rows, first, last):
                    other.unlink()


def head_of(game: str, options: Any, **how: Any) -> dict[str, Any]:
    """What a data set says of itself: enough to play every game of it again."""
    found = version(game)
    rules = {"game": found.kind.name, "rules": found.kind.rules_version, "version": found.name}
    return {**rules, "options": msgspec.to_builtins(chosen(options)), **how}


# Rows as columns


def game_rows(games: Sequence[GameTold]) -> Any:
    return columns(
        game=np.array([told.game for told in games], np.int64),
        key=[told.key for told in games],
        winner=[told.winner for told in games],
        reason=[told.reason for told in games],
        rounds=np.array([told.rounds for told in games], np.int16),
        rewards=lists([told.rewards for told in games], np.int8),
        answers=lists([told.answers for told in games]),
    )


def decision_rows(games: Sequence[GameTold]) -> Any:
    rows = [(told, nth, made) for told in games for nth, made in enumerate(told.decisions)]
    return columns(
        game=np.array([told.game for told, _, _ in rows], np.int64),
        decision=np.array([nth for _, nth, _ in rows], np.int32),
        seat=np.array([made.seat for _, _, made in rows], np.int8),
        question=[made.question for _, _, made in rows],
        answer=[made.answer for _, _, made in rows],
        action=np.array([made.action for _, _, made in rows], np.int16),
        offered=lists([made.offered for _, _, made in rows], np.int16),
        sheet=[made.sheet for _, _, made in rows],
        reward=np.array([told.rewards[made.seat] for told, _, made in rows], np.int8),
    )


def columns(**values: Any) -> Any:
    from arro3.core import Table as Columns

    return Columns.from_pydict({name: column(value) for name, value in values.items()})


def column(values: Any) -> Any:
    from arro3.core import Array, DataType

    if isinstance(values, np.ndarray):
        return Array.from_numpy(values)
    if isinstance(values, list):
        return Array(values, type=DataType.binary() if values and isinstance(values[0], bytes) else DataType.string())
    return values


def lists(values: Sequence[Sequence[Any]], kind: Any = None) -> Any:
    """A column of lists, of numbers of this kind or of words."""
    from arro3.core import Array, list_array

    ends = np.cumsum([0, *map(len, values)], dtype=np.int32)
    flat = [value for row in values for value in row]
    return list_array(Array.from_numpy(ends), column(np.array(flat, kind) if kind is not None else flat))
