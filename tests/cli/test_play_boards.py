"""`gloaming play` on other boards: chosen by name or by file, played to the end, told again by `gloaming replay`."""

import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from gloaming.cli.main import app
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.board import FAMILIES, load_board
from gloaming.kernel.records import Record, read, resume
from gloaming.words import listed, t
from tests.cli.test_play_terminal import ESCAPES, PROMPT, Terminal

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long

READY = "you’re ready > "
"""Where the table talks before a vote."""
BOARDS = ("polar-station", "mine")
every_board = pytest.mark.parametrize("board", BOARDS)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GLOAMING_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def gloaming(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, [*arguments], input=typed)


def game(home: Path) -> Path:
    (path,) = (home / "games").glob("*.jsonl")
    return path


def record(home: Path) -> Record:
    return read(game(home).read_text("utf-8"), "the game")


# Choosing


@pytest.mark.parametrize(
    ("board", "room"), [("university", "Cafeteria"), ("polar-station", "Altar"), ("mine", "<Lift 1>")]
)
def test_a_board_is_chosen_by_its_name(home: Path, board: str, room: str) -> None:
    shown = gloaming("play", "--board", board, typed="1\nm\nq\n")
    assert shown.exit_code == 0, shown.output
    assert record(home).head.options["board"] == board
    assert room in shown.stdout


def test_a_file_of_ones_own_may_be_of_any_kind(home: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(load_board("mine-4-6").text.replace('"Cafeteria"', '"Canteen"'), "utf-8")
    shown = gloaming("play", "--board", str(own), typed="1\nm\nq\n")
    assert shown.exit_code == 0, shown.output
    assert "Canteen" in shown.stdout
    assert "Canteen" in record(home).head.options["board_file"]
    assert "board" not in record(home).head.options


def test_a_file_is_not_mistaken_for_a_board_of_that_name(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine").write_text("id = 3", "utf-8")
    monkeypatch.chdir(tmp_path)
    assert gloaming("play", "--board", "mine", typed="q\n").exit_code == 0
    assert record(home).head.options["board"] == "mine"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--board", "moon-base"], f"Choose from {listed(FAMILIES)}, or name another file"),
        (["--professions", "--level", "experienced"], "Professions need two cultists"),
        (["--professions", "--players", "8"], "a first game has none. Choose another level"),
        (["--board", "mine", "--option", "path_declaration=upfront"], "Play door by door instead."),
        (["--board", "polar-station", "--level", "custom", "--roles", "seer"], "Seer"),
        (["--option", "lift_exit_cost=2"], "Choose from: 0, 1."),
        (["--professions", "--option", "professions=true"], "professions is given twice"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(home: Path, arguments: list[str], words: str) -> None:
    refused = gloaming("play", *arguments)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert words in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert not list((home / "games").glob("*"))


def test_modules_and_house_rules_reach_the_table(home: Path) -> None:
    settings = ["--option", "lift_exit_cost=1", "--option", "safety_ropes=false"]
    shown = gloaming(
        "play", "--players", "8", "--level", "experienced", "--professions", "--board", "mine", *settings, typed="q\n"
    )
    assert shown.exit_code == 0, shown.output
    options = record(home).head.options
    assert (options["professions"], options["lift_exit_cost"], options["safety_ropes"]) == (True, 1, False)
    assert "Profession hidden" in shown.stdout


# Playing


@every_board
def test_bots_play_to_the_end_and_the_record_holds(home: Path, board: str) -> None:
    table = ["--players", "8", "--level", "experienced", "--professions"]
    watched = gloaming("play", "--auto", "--plain", "--board", board, "--seed", "boards", *table)
    assert watched.exit_code == 0, watched.output
    assert watched.stdout.isascii()
    kept = record(home)
    assert kept.end is not None
    assert resume(CULTISTS, kept).game.over
    assert "The end" in watched.stdout
    sign = (
        "The revolving door turns and now blocks Corridor D." if board == "mine" else " find the | finds the | finds a "
    )
    assert any(words in watched.stdout for words in sign.split("|"))
    told = gloaming("replay", str(game(home)))
    assert told.exit_code == 0, told.output
    assert told.stdout.startswith(
        f"Cultists, 8 seats, Experienced, {t(f'plan-{board}')}, with Professions. Everything is revealed"
    )
    lines = {line.strip() for line in told.stdout.splitlines()}
    assert not [line for line in lines if " " not in line and ":" in line], "a code in place of words"
    assert gloaming("replay", str(game(home)), "--verify").stdout.startswith("Verified: ")


@every_board
def test_a_person_plays_to_the_end(home: Path, board: str) -> None:
    """One who always gives the first answer, through every question of a whole game."""
    played = gloaming("play", "--board", board, "--seed", "whole", "--level", "experienced", typed="1\n" * 2000)
    assert played.exit_code == 0, played.output
    assert record(home).end is not None
    ending = " ".join(played.stdout[played.stdout.index("The end") :].replace("│", " ").split())
    assert "You won." in ending or "You lost." in ending


@pytest.mark.skipif(sys.platform == "win32", reason="pexpect has no terminal there")
@every_board
def test_a_whole_game_in_a_terminal_of_80_by_24(tmp_path: Path, board: str) -> None:
    terminal = Terminal(tmp_path, "--board", board, "--seed", "terminal", "--level", "experienced")
    for line in ("1", "m", "", "h", "q"):
        terminal.expect(PROMPT, "Enter to go back", "q to go back")
        terminal.type(line)
    answers = 0
    while (found := terminal.expect(PROMPT, "Verify  ", READY)) != 1:
        terminal.type("12"[answers % 5 == 4] if found == 0 else "")  # now and then something else than the first answer
        answers += found == 0
    terminal.close()
    assert terminal.process.exitstatus == 0
    assert answers > 12
    assert "gloaming replay" in ESCAPES.sub("", terminal.drawn)
    screens = terminal.screens
    assert len(screens) > answers
    for lines in screens:
        assert len(lines) <= 24, "\n".join(lines)
        assert max(map(cell_len, lines)) <= 80, "\n".join(lines)
    seen = "\n".join("\n".join(lines) for lines in screens)
    for sign in ("<1>", "━━━", "is blocked; ") if board == "mine" else ("▲", "■", "relics 0/3"):
        assert sign in seen, sign
