"""`gloaming lab balance`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from gloaming.cli.main import app

TINY = ("--players", "5", "--level", "expert", "--bots", "random", "--games", "2", "--only", "self_vote")


def balance(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["lab", "balance", *arguments])


def test_it_writes_a_page_a_paper_and_a_sheet_and_says_so(tmp_path: Path) -> None:
    told = balance(*TINY, "--out", str(tmp_path / "new" / "folder"), "--csv")
    assert told.exit_code == 0, told.output
    assert "The balance of Cultists: 7 games between random bots, seed 1" in told.stdout
    written = sorted(file.name for file in (tmp_path / "new" / "folder").iterdir())
    assert written == ["games.csv", "games.sqlite", "report.html", "report.pdf"]
    assert told.stdout.splitlines()[-1].startswith("Written: ")


def test_its_answer_in_json_has_tables_roles_and_options(tmp_path: Path) -> None:
    told = balance(*TINY, "--out", str(tmp_path), "--json")
    answer = json.loads(told.stdout)
    assert (answer["game"], answer["bots"], answer["total"]) == ("cultists", ["random"], 7)
    (table,) = answer["tables"]
    assert table["options"] == {"board": "university", "level": "expert"}
    assert table["games"] == sum(table["wins"].values()) == 2
    assert {role["bots"] for role in answer["roles"]} <= {"random"}
    assert [(option["option"], option["value"], option["games"]) for option in answer["options"]] == [
        ("self_vote", "forbidden", 1)
    ]
    assert json.loads(balance(*TINY, "--out", str(tmp_path), "--json").stdout) == answer


def test_a_quick_look_plays_few_games(tmp_path: Path) -> None:
    words = ("invasion", "--quick", "--players", "4", "--city", "milan", "--bots", "random", "--only", "free_partial")
    answer = json.loads(balance(*words, "--out", str(tmp_path), "--json").stdout)
    assert (answer["games"], answer["option_games"], answer["total"]) == (20, 3, 23)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game 'chess'"),
        (("--players", "3"), "Cultists is a game for 4 to 8 players; 3 cannot play it."),
        (("--players", "5-9"), "Cultists is a game for 4 to 8 players; 9 cannot play it."),
        (("--players", ","), "--players names nothing"),
        (("--players", "five"), "The option 'players' cannot be 'five'"),
        (("--level", "first,hard"), "The option 'level' cannot be 'hard'; choose one of"),
        (("--board", "moon"), 'there is no board "moon"; choose one of'),
        (("--city", "milan"), "There is no option 'city'"),
        (("--roles", "wizard"), "There is no special Role 'wizard'"),
        (("--option", "self_vote"), "I cannot read the option 'self_vote'; write it as NAME=VALUE."),
        (("--option", "self_vote=maybe"), "The option 'self_vote' cannot be 'maybe'; choose one of"),
        (("--bots", "dull"), "There is no bot 'dull' for cultists; choose one of"),
        (("--games", "0"), "0 games won't tell you anything; play at least 1."),
        (("--role-games", "-1"), "Fewer than 0 games cannot be played"),
        (("--jobs", "0"), "0 processes cannot play; start at least 1."),
        (("--players", "5", "--roles-at", "6"), "--roles-at 6 isn't a player count of this study; choose among 5."),
        (("--players", "5", "--options-at", "x"), "--options-at x isn't a player count of this study; choose among 5."),
        (("--only", "lift_encounters"), "No house rule 'lift_encounters' matters at these tables"),
    ],
)
def test_bad_wishes_get_one_sentence_and_leave_nothing(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    told = balance(*arguments, "--out", str(tmp_path / "study"))
    assert told.exit_code == 2
    assert told.stderr.startswith(sentence)
    assert told.stderr.count("\n") == 1
    assert not (tmp_path / "study").exists()


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = balance(*TINY, "--out", str(tmp_path / "file"))
    assert (told.exit_code, told.stderr.count("\n")) == (2, 1)
    assert "cannot be made a folder" in told.stderr


@pytest.mark.parametrize(
    ("missing", "more", "sentence"),
    [
        ("typst", (), "The report needs packages that are not installed; run: pip install 'gloaming[lab]'\n"),
        ("vl_convert", (), "The report needs packages that are not installed; run: pip install 'gloaming[lab]'\n"),
        ("ray", ("--ray", "auto"), "Playing on many machines needs Ray; run: pip install 'gloaming[ray]'\n"),
    ],
)
def test_what_is_not_installed_is_said_before_anything_is_played(
    missing: str, more: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)  # so it cannot be imported
    told = balance(*TINY, *more, "--out", str(tmp_path / "study"))
    assert (told.exit_code, told.stderr) == (2, sentence)
    assert not (tmp_path / "study").exists()
