"""`gloaming learn`: the guided games at the terminal, to their end, away and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from gloaming.cli.main import app
from gloaming.kernel.records import read, resume
from gloaming.lessons import lessons


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GLOAMING_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def learn(*arguments: str, typed: str = "1\n" * 200) -> Result:
    return CliRunner().invoke(app, ["learn", *arguments], input=typed)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_is_played_to_its_end_and_its_record_holds(home: Path, lesson: str, language: str) -> None:
    played = learn(lesson, "--language", language)
    assert played.exit_code == 0, played.output
    assert f"gloaming play {lessons()[lesson].kind.name}" in played.output
    assert "lesson-" not in played.output.replace("lessons", "")
    path = home / "lessons" / f"{lesson}.jsonl"
    assert resume(lessons()[lesson].kind, read(path.read_text("utf-8"))).game.over


def test_the_coach_speaks_and_others_have_their_lines() -> None:
    told = " ".join(learn().output.split())
    assert "Two people alone in a room meet." in told
    assert "Agnes: “There you are. Two of us see more than one.”" in told


def test_who_leaves_goes_on_at_the_same_beat() -> None:
    first = learn(typed="1\n1\nq\n")
    assert "gloaming" in first.output
    second = learn(typed="q\n")
    assert "A university at night." not in second.output.split("Hour")[-1]
    assert "Where to" in second.output


def test_a_lesson_that_was_finished_begins_again() -> None:
    learn("first-night-cultist")
    again = learn("first-night-cultist", typed="q\n")
    assert "Now a real game" not in again.output


def test_only_lit_answers_are_offered() -> None:
    shown = learn(typed="1\nq\n").output
    asked = shown[shown.rindex("Three rooms are on your route") :]
    assert "3." not in asked.split("Enter")[0]


def test_a_lesson_that_nobody_knows_is_refused_in_one_sentence() -> None:
    refused = learn("second-night")
    assert refused.exit_code == 2
    assert "first-night" in refused.output


def test_all_lessons_are_listed() -> None:
    assert [line.split(":")[0] for line in learn("--list").output.splitlines()] == list(lessons())
