"""`gloaming arena`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from gloaming.cli.main import app

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long


def arena(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["arena", *arguments])


def told(*arguments: str) -> dict[str, Any]:
    done = arena(*arguments, "--jobs", "1", "--json")
    assert done.exit_code == 0, done.output
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize(
    ("game", "teams"), [("cultists", ("investigators", "cultists")), ("invasion", ("humans", "aliens"))]
)
def test_every_kind_meets_every_other_on_either_team(game: str, teams: tuple[str, str]) -> None:
    answer = told(game, "--bots", "careful,random", "--games", "3", "--players", "5")
    pairings = [tuple(line[team] for team in teams) for line in answer["table"]]
    assert pairings == [("careful", "careful"), ("careful", "random"), ("random", "careful"), ("random", "random")]
    assert [line["games"] for line in answer["table"]] == [3, 3, 3, 3]
    for line in answer["table"]:
        assert line["share"] == pytest.approx(line["won"][teams[0]] / 3, abs=1e-4)
        assert line["interval"][0] <= line["share"] <= line["interval"][1]
    assert sorted(answer["ratings"]) == ["careful", "random"]


def test_the_same_seed_gives_the_same_answer_and_another_one_another() -> None:
    wanted = ("--bots", "careful,random", "--games", "8", "--players", "5")
    one = told(*wanted, "--seed", "4")
    assert told(*wanted, "--seed", "4") == one
    assert told(*wanted, "--seed", "5")["table"] != one["table"]


def test_for_people_it_is_two_tables_and_they_can_be_kept(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.txt"
    done = arena("--bots", "careful,random", "--games", "2", "--jobs", "1", "--out", str(kept))
    assert done.exit_code == 0, done.output
    words = kept.read_text(encoding="utf-8")
    assert "Investigators win" in words
    assert "with 95% intervals" in words
    assert "games of every pairing" in words


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (("--bots", "careful"), "name two kinds of bots or more"),
        (("--bots", "careful,oracle"), "oracle"),
        (("--games", "0"), "games"),
        (("--players", "12"), "players"),
        (("chess",), "chess"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused_in_a_sentence(wishes: tuple[str, ...], sentence: str) -> None:
    done = arena(*wishes)
    assert done.exit_code == 2
    assert sentence in done.output
    assert "Traceback" not in done.output


def test_ratings_need_packages_and_simulate_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("numpy", "scipy"):
        monkeypatch.setitem(sys.modules, package, None)
    done = arena("--games", "1", "--jobs", "1")
    assert (done.exit_code, done.stderr) == (2, "Ratings need NumPy and SciPy; run: pip install 'gloaming[lab]'\n")
    assert CliRunner().invoke(app, ["simulate", "--games", "1", "--bots", "random", "--jobs", "1"]).exit_code == 0
