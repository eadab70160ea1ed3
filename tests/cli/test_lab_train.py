"""`gloaming lab train` and `gloaming lab exploit`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

import gloaming.cli.many
from gloaming.bots.learner.weights import packed, unpacked
from gloaming.cli.main import app
from gloaming.games.cultists import Options
from gloaming.lab.training import course
from gloaming.lab.training.field import Field
from gloaming.lab.training.network import begun
from gloaming.lab.training.rooms import cultists
from gloaming.lab.training.sheets import reading_for

SMALL = ("--players", "5", "--levels", "first", "--lanes", "16", "--width", "8", "--batch", "64")


def lab(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["lab", *arguments])


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for so few games."""
    monkeypatch.setattr(course, "Field", lambda *tables, **wishes: Field(*tables, **{**wishes, "plain": True}))


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """Of a network that has learnt nothing."""
    reading = reading_for(np, cultists, [Options(players=5)])
    file = tmp_path / "weights.safetensors"
    net = begun(len(reading.columns), 8, len(reading.answers), 1)
    file.write_bytes(packed(course.for_play(reading, net), {"decisions": "0"}))
    return file


@pytest.mark.usefixtures("plainly")
def test_train_writes_what_it_has_come_to_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "course"
    told = lab("train", str(folder), *SMALL, "--decisions", "600", "--every", "0")
    assert told.exit_code == 0, told.output
    assert "1,024 decisions" in told.stdout
    assert "5 first" in told.stdout
    assert told.stderr.startswith("512 decisions, ")
    assert unpacked((folder / course.WEIGHTS).read_bytes())[1]["decisions"] == "1024"
    again = lab("train", str(folder), *SMALL, "--decisions", "600")
    assert "1,024 decisions" in again.stdout
    more = json.loads(lab("train", str(folder), *SMALL, "--decisions", "1500", "--json").stdout)
    assert [line["decisions"] for line in more] == [512, 1024, 1536]
    assert more[0]["fared"]["5 first"]["games"] >= 0


@pytest.mark.usefixtures("plainly")
def test_train_that_is_interrupted_says_where_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(course.Course, "run", interrupted)
    told = lab("train", str(tmp_path), *SMALL, "--minutes", "1")
    assert told.exit_code == 130
    assert "the same command continues from there." in told.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("train", "x"), "This would never end; say how long with --decisions or --minutes."),
        (("train", "x", "--minutes", "1", "--device", "abacus"), "choose one of: cpu, cuda."),
        (("train", "x", "--minutes", "1", "--players", "many"), "Such a course cannot be held: "),
        (("exploit", "dull"), "There is no bot 'dull' for cultists; choose one of"),
        (
            ("exploit", "careful", "--team", "aliens"),
            "No response plays 'aliens'; choose one of: investigators, cultists.",
        ),
        (("exploit", "careful", "--players", "4"), "at tables of the base game for 5 to 8; choose such a one."),
        (("exploit", "careful", "--weights", "nowhere"), "nowhere cannot be read (No such file or directory);"),
        (("exploit", "careful", "--exactly", "9"), "A duel is solved with 1 to 4 choices for each side"),
        (("exploit", "dull", "--exactly", "2"), "There is no bot 'dull' for cultists; choose one of"),
        (("exploit", "careful", "--games", "0"), "0 games won't tell you anything; play at least 1."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    told = lab(*arguments)
    assert told.exit_code == 2
    assert sentence in " ".join(told.output.split())


def test_what_is_missing_is_said_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gloaming.cli.many, "find_spec", lambda package: None)
    for command, extra in (("train", "fast"), ("exploit", "learner")):
        told = lab(command, "x", "--minutes", "1") if command == "train" else lab(command, "careful")
        assert f"pip install 'gloaming[{extra}]'" in " ".join(told.output.split())


def test_exploit_says_what_a_best_response_gains(weights: Path) -> None:
    words = ("exploit", "random", "--weights", str(weights), "--games", "16", "--exam", "6", "--jobs", "1")
    told = lab(*words)
    assert told.exit_code == 0, told.output
    assert "the response, after 16 games" in told.stdout
    assert "It gains " in told.stdout
    found = json.loads(lab(*words, "--json").stdout)
    assert (found["bot"], found["team"], found["games"], found["exam"]) == ("random", "cultists", 16, 6)
    assert found["gain"]["share"] == pytest.approx(found["after"]["share"] - found["itself"]["share"])
    assert found["gain"]["low"] <= found["gain"]["share"] <= found["gain"]["high"]


def test_a_tiny_duel_is_seen_whole() -> None:
    told = lab("exploit", "careful", "--exactly", "1").stdout
    assert "The small duel with 1 choice each" in told
    answer = json.loads(lab("exploit", "careful", "--exactly", "1", "--json").stdout)
    assert answer["worst"] <= answer["itself"] <= answer["best"]
    assert f"{answer['itself']:+.3f}" in told
    assert f"gain {answer['exploitability']:.3f} on average" in told
