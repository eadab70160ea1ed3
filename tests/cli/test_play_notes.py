"""Notes in the terminal: one line next to a question the first time it comes, more on demand, off on demand, remembered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from gloaming.cli.main import app
from gloaming.cli.play.cultists.stage import STAGE as CULTISTS_STAGE
from gloaming.cli.play.invasion.stage import STAGE as INVASION_STAGE
from gloaming.cli.play.notes import LEARNT, Coach
from gloaming.cli.play.stage import Stage
from gloaming.games import invasion
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.roles import ROLES
from gloaming.games.invasion import INVASION
from gloaming.kernel.dice import Dice
from gloaming.kernel.kinds import GameKind
from gloaming.words import speaking, t
from tests.scenario import Table, table

WALK = t("note-walk", points=3)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GLOAMING_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def play(*typed: str) -> str:
    shown = CliRunner().invoke(app, ["play", "--seed", "notes", "--bots", "random"], input="\n".join([*typed, "q", ""]))
    assert shown.exit_code == 0, shown.output
    return " ".join(shown.stdout.split())


def test_a_note_comes_once_before_the_answers() -> None:
    told = play("1", "1", "1")
    assert told.count(WALK) == 1
    assert told.index(WALK) < told.index(" 1 ", told.index(WALK))
    assert WALK not in play("1", "1", "1")


def test_what_ones_role_makes_of_it_stands_below_the_note() -> None:
    told = play("1", "1", "1")
    held = [t(f"held-walk-{role}") for role in ("investigator", "cultist") if t(f"held-walk-{role}") in told]
    assert len(held) == 1
    assert told.count(held[0]) == 1
    assert told.index(WALK) < told.index(held[0])


def test_what_a_look_at_a_pulse_deck_binds_one_to_is_told_by_what_was_seen() -> None:
    """AC-ACT-CS-06, -07."""
    investigator = table(
        "Mary", "Ben", "Uli", "Eva", "Tom", phase="action", at=TOGETHER, knife="Mary", pulse={"Ben": (DEAD,)}
    )
    investigator["Mary"].checks("Ben")
    assert held_by(investigator) == t("held-look-at-pulse-must-investigator")
    nothing = table(
        "Mary", "Ben", "Uli", "Eva", "Tom", phase="action", at=TOGETHER, knife="Mary", pulse={"Ben": (ALIVE,)}
    )
    nothing["Mary"].checks("Ben")
    assert held_by(nothing) == t("held-look-at-pulse-none-investigator")


TOGETHER = {"Mary": "green", "Ben": "green"}


def held_by(moment: Table) -> str:
    view = moment["Mary"].sees
    assert view.asked is not None
    return CULTISTS_STAGE.speech(view, ("Mary", "Ben", "Uli", "Eva", "Tom")).held(view.asked.step)


def test_n_tells_what_good_players_think() -> None:
    told = play("1", "n")
    assert t("note-walk-more") in told
    assert t("note-walk-more") not in play("1")


def test_capital_n_switches_notes_off_and_on_again(home: Path) -> None:
    assert t("coach-turned-off") in play("1", "N")
    assert json.loads((home / "notes.json").read_text())["on"] is False
    told = play("1", "n", "N")
    assert WALK not in told
    assert t("coach-nothing") in told
    assert t("coach-turned-on") in told
    assert WALK in play("1")


def test_the_rule_in_players_words_and_then_exactly() -> None:
    told = play("1", "?")
    assert "Everyone has to move, every hour" in told
    assert "Movement is compulsory" not in told
    assert "The exact rule is AC-MOVE-03" in told
    assert "Movement is compulsory" in play("1", "??")


def test_a_kind_that_was_answered_often_needs_no_note(tmp_path: Path) -> None:
    coach = Coach(tmp_path / "deeper" / "notes.json")
    for _ in range(LEARNT - 1):
        coach.answered("note-walk", "")
    assert coach.pick(["note-walk-dark", "note-walk"], "note-walk") == "note-walk-dark"
    coach.answered("note-walk", "")
    assert coach.pick(["note-walk-dark", "note-walk"], "note-walk") == ""
    assert Coach(coach.path).pick(["note-walk"], "note-walk") == "", "remembered"


def test_a_damaged_memory_begins_again(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    path.write_text("{")
    assert Coach(path).pick(["note-act"], "note-act") == "note-act"


TABLES = [
    pytest.param(CULTISTS, CULTISTS_STAGE, Options(players=6, level="expert"), id="university"),
    pytest.param(CULTISTS, CULTISTS_STAGE, Options(players=8, level="expert", board="polar-station"), id="station"),
    pytest.param(
        CULTISTS, CULTISTS_STAGE, Options(players=8, level="expert", board="mine", professions=True), id="mine"
    ),
    pytest.param(INVASION, INVASION_STAGE, invasion.Options(), id="invasion"),
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("kind", "stage", "options"), TABLES)
def test_notes_are_chosen_by_what_everyone_knows(kind: GameKind, stage: Stage, options: Any, language: str) -> None:
    """For every question of a game: the same notes whatever the seat holds, each with words that lack nothing."""
    names = ("Ann", "Ben", "Cleo", "Dora", "Eva", "Finn", "Gus", "Hal")
    dice = Dice.seeded("notes", language)
    game = kind.begin(options, dice.key)
    with speaking(language) as spoken:
        before = set(spoken.missed)
        for _ in range(400):
            if game.over:
                break
            seat = game.waiting_for[0]
            view = kind.view(game, seat)
            speech = stage.speech(view, names)
            other = {"alien": not view.alien} if kind is INVASION else {"role": dice.pick(tuple(ROLES)), "route": 1}
            twin = stage.speech(msgspec.structs.replace(view, hand=(), **other), names)
            _, fitting = speech.notes(view.asked.step)
            assert twin.notes(view.asked.step)[1] == fitting
            for note in fitting:
                assert speech.note(note, view.asked.step) == twin.note(note, view.asked.step) != ""
            assert "{" not in speech.held(view.asked.step) + twin.held(view.asked.step)
            assert speech.plain_rule(view.asked.clause)
            game.answer(seat, dice.pick(view.asked.options))
        assert spoken.missed == before
