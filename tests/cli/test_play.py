"""`gloaming play` from end to end, by a person who types: to the end, away and back, and wrongly."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from gloaming.bots import bot_names, levels_of
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.temper import tempers
from gloaming.cli.main import app
from gloaming.cli.play.cultists.stage import STAGE
from gloaming.games import GAMES
from gloaming.games.cultists import CULTISTS, Options
from gloaming.kernel.records import Record, read, resume

ALWAYS_ONE = "1\n" * 2000


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GLOAMING_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def play(*arguments: str, typed: str = ALWAYS_ONE) -> Result:
    return CliRunner().invoke(app, ["play", *arguments], input=typed)


def games(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.jsonl"))


def record(home: Path) -> Record:
    (path,) = games(home)
    return read(path.read_text("utf-8"), path.name)


# A whole game


def test_a_game_ends_and_its_record_holds(home: Path) -> None:
    played = play("--seed", "whole")
    assert played.exit_code == 0, played.output
    kept = record(home)
    assert kept.end is not None
    match = resume(CULTISTS, kept)
    assert match.game.over
    ending = played.stdout[played.stdout.index("The end") :]
    view = CULTISTS.view(match.game, 0)
    assert ("The cult wins: " if view.winner == "cultists" else "The investigators win: ") in ending.replace("\n", " ")
    assert kept.head.commitment in ending
    assert kept.head.seed in ending
    assert f"gloaming replay {games(home)[0]} --verify" in ending
    roles = ending[ending.index("└") :]
    assert roles.count("Investigator") + roles.count("Seer") == 4
    assert kept.head.commitment in played.stdout[: played.stdout.index("Hour 1 begins")], "shown before the first hour"


def test_the_same_seed_deals_the_same_game(home: Path) -> None:
    def told() -> str:
        (home / "notes.json").unlink(missing_ok=True)  # what was read before is not told again
        return play("--seed", "twice", "--bots", "random").stdout

    first, second = told(), told()
    one, other = (read(path.read_text("utf-8")) for path in games(home))
    assert one == other
    assert first.split("The end")[0] == second.split("The end")[0]


def test_a_seed_that_was_shown_deals_that_game_again(home: Path) -> None:
    play("--bots", "random", typed="q\n")
    seed = record(home).head.seed
    play("--bots", "random", "--seed", seed, typed="q\n")
    one, other = (read(path.read_text("utf-8")) for path in games(home))
    assert one.head.commitment == other.head.commitment


def test_fresh_dice_every_evening(home: Path) -> None:
    for _ in range(2):
        play(typed="q\n")
    one, other = (read(path.read_text("utf-8")).head for path in games(home))
    assert one.seed != other.seed
    assert len(one.seed) == 64


def test_bots_play_on_all_chairs(home: Path) -> None:
    watched = play("--auto", "--seed", "demo", typed="")
    assert watched.exit_code == 0
    assert "Hour 1 begins" in watched.stdout
    assert "The end" in watched.stdout
    assert record(home).end is not None


def test_a_bot_is_nothing_but_a_name() -> None:
    shown = play("--seed", "names", typed="\n1\n1\nr\nl\nq\n").stdout
    told = shown.partition("Your game is saved")[0].casefold()
    assert "agnes" in told
    assert not {"bot", "bots", "careful", "robot"} & set(re.findall(r"[a-z]+", told))


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_are_those_of_the_web_tables(game: str, home: Path) -> None:
    """Every kind for the game, and the same one where nobody has chosen."""
    said = play(game, "--bots", "oracle").stderr
    shown = " ".join(CliRunner().invoke(app, ["play", "--help"]).stdout.replace("│", " ").split())
    for kind in bot_names(game):
        assert kind in said
        assert kind in shown
    for level in levels_of(game):
        assert level in said
        assert level in shown
    play(game, "--seed", "usual", typed="q\n")
    (seating,) = (home / "games").glob("*.table.json")
    assert json.loads(seating.read_text())["bots"] == bot_names(game)[0] == "sleuth"


def seated(home: Path) -> dict[str, str]:
    (seating,) = (home / "games").glob("*.table.json")
    kept: dict[str, str] = json.loads(seating.read_text("utf-8"))
    return kept


def in_which_style(patch: pytest.MonkeyPatch, *arguments: str) -> set[Any]:
    """The tempers of the sleuths that sit down."""
    seen, sit_down = [], SleuthBot.__init__

    def noted(bot: SleuthBot, *given: Any, **named: Any) -> None:
        sit_down(bot, *given, **named)
        seen.append(bot.style.temper)

    patch.setattr(SleuthBot, "__init__", noted)
    play(*arguments, typed="1\n" * 6 + "q\n")
    return set(seen)


def test_bots_play_in_the_style_that_was_asked_for_also_when_the_game_goes_on(home: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        assert in_which_style(patch, "--seed", "manner", "--style", "gentle") == {tempers()["gentle"]}
    assert seated(home)["style"] == "gentle"
    with pytest.MonkeyPatch.context() as patch:
        assert in_which_style(patch, "--resume") == {tempers()["gentle"]}


def test_nobody_has_to_choose_a_style(home: Path) -> None:
    """A table that was kept before there were any opens too."""
    with pytest.MonkeyPatch.context() as patch:
        assert in_which_style(patch, "--seed", "manner") == {tempers()["human"]}
    kept = {name: value for name, value in seated(home).items() if name != "style"}
    next((home / "games").glob("*.table.json")).write_text(json.dumps(kept), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        assert in_which_style(patch, "--resume") == {tempers()["human"]}


def test_a_style_that_is_not_known_or_would_change_nothing_is_refused(home: Path) -> None:
    assert "There’s no style called “wild”. Choose from: gentle, human and keen." in one_line(play("--style", "wild"))
    for words in (("--bots", "easy"), ("--bots", "hard"), ("invasion",)):
        refused = play(*words, "--style", "keen")
        assert refused.exit_code != 0
        assert "Style makes no difference to these bots. Leave it out." in one_line(refused)
    assert not games(home)


def one_line(played: Result) -> str:
    return " ".join(played.stderr.split())


# Leaving and coming back


def test_the_end_of_the_input_keeps_the_game(home: Path) -> None:
    left = play("--seed", "eof", typed="1\n1\n")
    assert left.exit_code == 0
    assert "Your game is saved in" in left.stdout
    assert "gloaming play --resume" in left.stdout
    assert [answer.seat for answer in record(home).answers].count(0) == 2
    assert record(home).end is None


def test_a_game_that_was_left_goes_on_as_if_nothing_had_been(home: Path) -> None:
    play("--seed", "away", typed="1\n" * 20)
    straight = record(home).answers
    games(home)[0].unlink()
    play("--seed", "away", typed="1\n" * 7 + "q\n")
    before = record(home).answers
    again = play("--resume", typed="1\n" * 13)
    assert again.exit_code == 0, again.output
    assert len(before) < len(straight)
    assert record(home).answers == straight


def test_nothing_answered_is_lost_when_the_power_goes(home: Path) -> None:
    """kill -9 in the middle; then the same answers as without it lead to the same state."""
    play("--seed", "kill", "--bots", "careful", typed="1\n" * 30)
    straight = record(home).answers
    games(home)[0].unlink()
    program = [sys.executable, "-c", "from gloaming.cli.main import app; app()"]
    command = [*program, "play", "--seed", "kill", "--bots", "careful"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin
        process.stdin.write(b"1\n" * 11)
        process.stdin.flush()
        wait_for(lambda: bool(games(home)) and own_answers(home) >= 11)
        process.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
        process.wait()
    given = own_answers(home)
    assert given == 11
    play("--resume", typed="1\n" * (30 - given))
    assert record(home).answers == straight


def own_answers(home: Path) -> int:
    return [answer.seat for answer in record(home).answers].count(0)


def wait_for(condition: object, seconds: float = 120) -> None:
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def test_the_latest_unfinished_game_is_taken(home: Path) -> None:
    play("--seed", "older", typed="1\nq\n")
    older = games(home)[0]
    os.utime(older, (1, 1))
    play("--seed", "newer", typed="1\nq\n")
    (newer,) = set(games(home)) - {older}
    assert str(newer) in play("--resume", typed="q\n").stdout
    assert str(older) in play("--resume", str(older), typed="q\n").stdout
    os.utime(newer, (1, 1))
    assert str(older) in play("--resume", typed="q\n").stdout


def test_there_is_nothing_to_go_on_with() -> None:
    refused = play("--resume")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == "There’s no unfinished game to continue. gloaming play starts a new one.\n"


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-3],
        lambda text: text.replace('"seed":"', '"seed":"00'),
        lambda text: "\n".join([*text.split("\n")[:-3], '[0,"go:moon","x"]', ""]),
        lambda text: "hello\n",
        lambda text: "",
    ],
    ids=["cut off", "another seed", "an answer nobody gave", "not ours", "empty"],
)
def test_a_damaged_game_is_refused_in_one_sentence(home: Path, damage: object) -> None:
    play("--seed", "damage", typed="1\n1\n1\nq\n")
    (path,) = games(home)
    assert callable(damage)
    path.write_text(damage(path.read_text("utf-8")), "utf-8")
    refused = play("--resume", str(path))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.count("\n") == 1
    assert refused.stderr.startswith(path.name)


def test_a_damaged_seating_is_refused_in_one_sentence(home: Path) -> None:
    play("--seed", "chairs", typed="1\nq\n")
    (path,) = games(home)
    beside = path.with_suffix(".table.json")
    for damage in ("{", '{"people":[9],"bots":"careful"}', '{"people":[]}'):
        beside.write_text(damage, "utf-8")
        refused = play("--resume")
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert refused.stderr.count("\n") == 1


def test_other_files_are_refused_in_one_sentence(home: Path, tmp_path: Path) -> None:
    binary = tmp_path / "picture.jsonl"
    binary.write_bytes(b"\xff\xfe\x00")
    play("--seed", "over", "--auto", typed="")
    for path in (binary, tmp_path / "nowhere.jsonl", tmp_path, games(home)[0]):
        refused = play("--resume", str(path))
        assert (refused.exit_code, refused.stdout) == (2, ""), path
        assert refused.stderr.count("\n") == 1


# Typing


def test_what_is_typed_wrongly_changes_nothing(home: Path) -> None:
    shown = play("--seed", "typo", typed="\nbanana\n99\n0\n-1\n1 2\n? 99\nN\n\xff\nq\n")
    assert shown.exit_code == 0
    assert [answer.seat for answer in record(home).answers].count(0) == 1  # the first Enter woke up
    assert shown.stdout.count("That isn’t one of the answers. Type a number, or h for help.") == 4
    assert "There’s no answer 99. Type a number from 1 to" in shown.stdout
    assert "There’s no answer 0. Type a number from 1 to" in shown.stdout
    assert "There’s no answer 99. For a rule, type ? and a number from 1 to" in shown.stdout


def test_pages_come_and_go() -> None:
    shown = play("--seed", "pages", typed="?\nl\nr\nm\nh\n? 1\nq\n").stdout
    for words in ("AC-NIGHT-10", "What you know", "This table’s roles and goals", "[1] answer", "How to answer"):
        assert words in shown


# Tables


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "3"], "4 to 8 players"),
        (["--players", "5", "--automa"], "The Automa always joins 4 players"),
        (["--roles", "seer"], "picks its own roles"),
        (["--level", "custom", "--roles", "wizard"], "no special role “wizard”"),
        (["--bots", "clever"], "There’s no bot called “clever”"),
        (["--option", "self_vote"], "NAME=VALUE"),
        (["--option", "tea=hot"], "no house rule “tea”. gloaming play cultists --options"),
        (["--option", "self_vote=maybe"], "Choose from: allowed, forbidden"),
        (["--option", "ghost_may_stay=maybe"], "true or false"),
        (["--option", "first_player=Ann"], "number of a seat"),
        (["--option", "first_player=7"], "There’s no seat 7"),
        (["--people", "Ann,ann"], "needs a different name"),
        (["--people", "A,B,C,D,E,F"], "can’t share 5 seats"),
        (["--name", "***"], "at least one letter"),
        (["--board", "nowhere.toml"], "can’t be read"),
        (["some.jsonl"], "put --resume before"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(home: Path, arguments: list[str], words: str) -> None:
    refused = play(*arguments)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert words in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert not games(home)


def test_house_rules_reach_the_table(home: Path) -> None:
    settings = ["--option", "self_vote=forbidden", "--option", "ghost_may_stay=yes", "--option", "first_player=0"]
    play("--players", "6", "--automa", "--level", "expert", *settings, typed="q\n")
    options = record(home).head.options
    assert (options["players"], options["automa"], options["level"]) == (6, True, "expert")
    assert (options["self_vote"], options["ghost_may_stay"], options["first_player"]) == ("forbidden", True, 0)
    assert record(home).head.names[-1] == "AUTOMA"


def test_every_house_rule_is_listed_with_its_ruling() -> None:
    shown = play("--options").stdout
    rules = {name for name in Options.__struct_fields__ if name not in STAGE.set_otherwise}
    rows = {line.split()[0]: line for line in shown.splitlines() if line and line.split()[0] in rules}
    assert set(rows) == rules
    assert "RQ-42" in rows["self_vote"]
    assert "allowed / forbidden" in rows["self_vote"]


def test_a_board_of_ones_own(home: Path, tmp_path: Path) -> None:
    from gloaming.games.cultists.board import load_board

    own = tmp_path / "own.toml"
    own.write_text(load_board("university-4-6").text.replace('"Cafeteria"', '"Tea room"'), "utf-8")
    shown = play("--board", str(own), typed="1\nm\nq\n")
    assert "Tea room" in shown.stdout
    assert "Tea room" in record(home).head.options["board_file"]
    own.write_text("id = 3", "utf-8")
    assert play("--board", str(own)).exit_code == 2


def test_help_teaches() -> None:
    shown = CliRunner().invoke(app, ["play", "--help"]).stdout
    for words in (
        "type a number",
        "--people",
        "--resume",
        "--option",
        "A university at night",
        "--level first|experienced",
        "sleuth",
    ):
        assert words in shown
