"""`gloaming simulate --dataset`: what is written is the games that were played, and can be played again."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner, Result

from gloaming.cli.main import app
from gloaming.env.table import Table
from gloaming.env.versions import version
from gloaming.games import GAMES
from gloaming.games.cultists import CULTISTS
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan, Played, simulate
from tests.wide import further

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "use-the-data-set.md"
both_games = pytest.mark.parametrize("game", ["cultists", *further("invasion")])


def called(game: str, folder: Path, *arguments: str) -> Result:
    options = ["--bots", "random", "--jobs", "1", "--dataset", str(folder), *arguments]
    return CliRunner().invoke(app, ["simulate", game, *options])


def rows(folder: Path, kind: str) -> list[dict[str, Any]]:
    """All rows of a kind, part by part."""
    from arro3.io import read_parquet

    found = []
    for file in sorted(folder.glob(f"{kind}-*.parquet")):
        table = read_parquet(file).read_all()
        columns = [table.column(name).to_pylist() for name in table.column_names]
        found += [dict(zip(table.column_names, row, strict=True)) for row in zip(*columns, strict=True)]
    return found


@both_games
def test_a_game_can_be_played_again_from_its_row(game: str, tmp_path: Path) -> None:
    """And at each decision its seat saw, might answer and answered what the rows say."""
    told = called(game, tmp_path / "data", "--games", "3", "--decisions")
    assert told.exit_code == 0, told.output
    head = json.loads((tmp_path / "data" / "dataset.json").read_text())
    decisions = iter(rows(tmp_path / "data", "decisions"))
    kind, played = GAMES[head["game"]], 0
    for row in rows(tmp_path / "data", "games"):
        table = Table(version(head["version"]), kind.read_options(head["options"]))
        table.deal(bytes.fromhex(row["key"]))
        for nth, answer in enumerate(row["answers"]):
            seat, _, code = answer.partition(" ")
            made, seen = next(decisions), table.observe(int(seat))
            assert (made["game"], made["decision"], made["seat"]) == (row["game"], nth, int(seat))
            assert made["sheet"] == seen["observation"].tobytes()
            assert made["offered"] == np.flatnonzero(seen["action_mask"]).tolist()
            assert made["question"] == type(table.view(int(seat)).asked.step).__name__
            assert (made["answer"], str(table.option(int(seat), made["action"]))) == (code, code)
            assert made["reward"] == row["rewards"][int(seat)]
            table.answer(int(seat), made["action"])
            played += 1
        end = kind.outcome(table.game)
        assert (end.winner, end.reason, end.rounds) == (row["winner"], row["reason"], row["rounds"])
        assert table.rewards() == row["rewards"]
    assert played > 100
    assert next(decisions, None) is None


def test_it_holds_the_games_that_are_simulated_without_it(tmp_path: Path) -> None:
    told = called("cultists", tmp_path, "--games", "4", "--seed", "3", "--json")
    plan = Plan("cultists", CULTISTS.options(), seating("cultists", "random"), seed=3)
    plain = [msgspec.structs.replace(simulate(plan, number), happened={}) for number in range(1, 5)]
    assert json.loads(told.stdout)["decisions"]["count"] == sum(played.decisions for played in plain)
    assert [
        Played(row["game"], row["winner"], row["reason"], row["rounds"], len(row["answers"]))
        for row in rows(tmp_path, "games")
    ] == plain


def test_games_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    first = called("cultists", tmp_path, "--games", "4", "--json")
    before = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    again = called("cultists", tmp_path, "--games", "4", "--json")
    fewer = called("cultists", tmp_path, "--games", "2", "--json")
    assert {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == before
    assert json.loads(again.stdout)["reasons"] == json.loads(first.stdout)["reasons"]
    assert json.loads(fewer.stdout)["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seed", "2"), "holds games of another series; repeat its command, or choose a new folder."),
        (("--decisions",), "holds games of another series; repeat its command, or choose a new folder."),
        (("--records", "elsewhere"), "A data set holds all that a record does; leave out --records or --dataset."),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(arguments: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    called("cultists", tmp_path, "--games", "1")
    refused = called("cultists", tmp_path, "--games", "1", *arguments)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.rstrip().endswith(sentence)


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    refused = called("cultists", tmp_path, "--games", "1")
    assert refused.stderr == f"{tmp_path} holds other files; choose a new folder for the data set.\n"
    told = CliRunner().invoke(app, ["simulate", "cultists", "--decisions"])
    assert told.stderr == "Rows of decisions are a part of a data set; add --dataset DIR.\n"


def test_without_arro3_one_sentence_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.cli.many.find_spec", lambda package: None if package == "arro3" else sys)
    refused = called("cultists", tmp_path / "data", "--games", "1")
    assert "Data sets need arro3 and NumPy; run: pip install 'gloaming[data]'" in refused.stderr
    assert not (tmp_path / "data").exists()


def test_the_card_names_every_column(tmp_path: Path) -> None:
    called("cultists", tmp_path, "--games", "1", "--decisions")
    card = PAGE.read_text(encoding="utf-8")
    for kind in ("games", "decisions"):
        for column in rows(tmp_path, kind)[0]:
            assert f"| `{column}` |" in card
    for word in json.loads((tmp_path / "dataset.json").read_text()):
        assert f"`{word}`" in card


def test_the_example_on_the_card_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    called("cultists", tmp_path / "data", "--games", "1")
    monkeypatch.chdir(tmp_path)
    for block in re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        exec(compile(block, str(PAGE), "exec"), {})
    assert capsys.readouterr().out == "True\n"
