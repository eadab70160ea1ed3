"""Data sets: rows of games and decisions, in parts that are whole or not there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from gloaming.env.dataset import Dataset, GameTold, Teller, decision_rows, game_rows, head_of
from gloaming.env.table import Table
from gloaming.env.versions import version
from gloaming.games.cultists import CULTISTS, Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions

USUAL = Options()
HEAD = head_of("cultists", USUAL, seed=1)


def played(number: int, *, sheets: bool) -> GameTold:
    """A game of random answers, as a witness tells it."""
    chance, game = Random(number), CULTISTS.begin(USUAL, Dice.seeded("dataset", number).key)
    teller = Teller("cultists", USUAL, sheets=sheets)
    teller.begin(game)
    while not game.over:
        for seat in game.waiting_for:
            option = chance.choice(CULTISTS.view(game, seat).asked.options)
            teller.answered(seat, option)
            game.answer(seat, option)
    return teller.told(number)


def put(data: Dataset, games: int, *, stop: int = 0) -> None:
    """Write so many games behind those that are there, or break off after some."""
    done = data.open()
    done -= done % data.part
    for told in data.write(played(number, sheets=data.sheets) for number in range(done + 1, games + 1)):
        if told.game == stop:
            return


def test_a_game_can_be_played_again_from_what_is_told() -> None:
    """And at each decision its seat saw, might answer and answered what the rows say."""
    told = played(1, sheets=True)
    table = Table(version(HEAD["version"]), CULTISTS.read_options(HEAD["options"]))
    table.deal(bytes.fromhex(told.key))
    for answer, made in zip(told.answers, told.decisions, strict=True):
        seen = table.observe(made.seat)
        assert answer == f"{made.seat} {made.answer}"
        assert made.sheet == seen["observation"].tobytes()
        assert made.offered == np.flatnonzero(seen["action_mask"]).tolist()
        assert str(table.option(made.seat, made.action)) == made.answer
        table.answer(made.seat, made.action)
    assert CULTISTS.outcome(table.game).winner == told.winner
    assert table.rewards() == told.rewards


def test_without_sheets_only_the_answers_are_told() -> None:
    told, seen = played(2, sheets=False), played(2, sheets=True)
    assert told.decisions == []
    assert (told.key, told.answers, told.rewards) == (seen.key, seen.answers, seen.rewards)


def test_columns_hold_a_row_for_each_game_and_each_decision() -> None:
    games = [played(number, sheets=True) for number in (3, 4)]
    rows, decisions = game_rows(games), decision_rows(games)
    assert rows.column("game").to_pylist() == [3, 4]
    assert rows.column("answers").to_pylist() == [told.answers for told in games]
    assert rows.column("rewards").to_pylist() == [told.rewards for told in games]
    assert decisions.column("sheet").to_pylist() == [made.sheet for told in games for made in told.decisions]
    assert decisions.column("offered").to_pylist() == [made.offered for told in games for made in told.decisions]
    assert decisions.column("reward").to_pylist() == [
        told.rewards[made.seat] for told in games for made in told.decisions
    ]


def test_who_breaks_off_keeps_whole_parts_and_goes_on_behind_them(tmp_path: Path) -> None:
    """All files are the same, byte for byte, as if nobody had."""
    broken, whole = (Dataset(tmp_path / name, HEAD, sheets=True, part=3) for name in ("broken", "whole"))
    put(broken, 8, stop=5)
    assert broken.parts() == [(1, 3)]
    put(broken, 7)
    assert broken.parts() == [(1, 3), (4, 6), (7, 7)]
    put(broken, 8)
    put(whole, 8)
    files = {file.name: file.read_bytes() for file in whole.folder.iterdir()}
    assert {file.name: file.read_bytes() for file in broken.folder.iterdir()} == files
    assert len(files) == 7


def test_half_a_part_that_was_left_behind_is_no_part(tmp_path: Path) -> None:
    data = Dataset(tmp_path, HEAD, sheets=False, part=2)
    assert data.open() == 0
    (tmp_path / "games-000000001-000000002.part").write_bytes(b"PAR1 and no more")
    (tmp_path / "decisions-000000001-000000002.parquet").write_bytes(b"its games are not there yet")
    assert data.open() == 0


def test_a_folder_of_other_games_or_other_files_is_left_alone(tmp_path: Path) -> None:
    put(Dataset(tmp_path / "games", HEAD, sheets=False), 1)
    with pytest.raises(BadOptions, match="holds games of another series; repeat its command, or choose a new folder"):
        Dataset(tmp_path / "games", head_of("cultists", USUAL, seed=2), sheets=False).open()
    with pytest.raises(BadOptions, match="holds other files; choose a new folder for the data set"):
        Dataset(tmp_path, HEAD, sheets=False).open()
