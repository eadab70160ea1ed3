"""`gloaming simulate`."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest
from typer.testing import CliRunner, Result

from gloaming.cli.main import app
from gloaming.games.cultists import CULTISTS
from gloaming.kernel.records import read, resume


def simulate(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["simulate", "cultists", "--bots", "random", *arguments])


def counted(*arguments: str) -> dict[str, Any]:
    """The answer in JSON, without what depends on the clock."""
    told = simulate("--json", *arguments)
    assert told.exit_code == 0, told.output
    answer: dict[str, Any] = json.loads(told.stdout)
    speed = answer.pop("speed")
    assert speed["decisions_per_second"] > 0
    return answer


def test_the_answer_in_json_adds_up() -> None:
    told = counted("--games", "40", "--players", "6", "--level", "experienced", "--seed", "7", "--jobs", "1")
    assert told["games"] == 40
    assert sorted(told["wins"]) == ["cultists", "investigators"]
    assert sum(told["wins"].values()) == sum(told["rounds"]["counts"].values()) == 40
    assert {team: sum(reasons.values()) for team, reasons in told["reasons"].items()} == told["wins"]
    assert told["decisions"]["mean"] == told["decisions"]["count"] / 40
    assert (told["seed"], told["bots"], told["game"]) == (7, "random", "cultists")
    assert (told["options"]["players"], told["options"]["level"]) == (6, "experienced")


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["random", "careful"])
def test_the_number_of_jobs_changes_nothing(bots: str) -> None:
    """Other processes hash strings otherwise, too: no bot may depend on the order of a set."""
    wanted = ("--games", "10", "--seed", "5", "--bots", bots)
    assert counted(*wanted, "--jobs", "2") == counted(*wanted, "--jobs", "1")


def test_a_single_game_is_not_1_games() -> None:
    told = simulate("--games", "1", "--jobs", "1").stdout
    assert "seed 1: 1 game\n" in told
    assert "with 1 job " in told
    assert "seed 1: 2 games\n" in simulate("--games", "2", "--jobs", "1").stdout


def test_the_seed_decides_the_games() -> None:
    one, again, other = (counted("--games", "10", "--jobs", "1", "--seed", seed) for seed in ("1", "1", "2"))
    assert one == again
    assert one["decisions"] != other["decisions"]


def test_the_table_tells_wins_reasons_rounds_and_decisions() -> None:
    told = simulate("--games", "25", "--jobs", "1", "--players", "4", "--level", "experienced", "--seed", "3").stdout
    assert "Cultists, 4 seats and the Automa, Experienced, University, bots random, seed 3: 25 games" in told
    points = next(line for line in told.splitlines() if "by points" in line)
    assert points.rstrip().endswith("publisher: 20–25%")
    shares = {line.split()[0]: line.split()[1:3] for line in told.splitlines() if line[1:2] in ("I", "C")}
    wins = {team: int(games) for team, (games, share) in shares.items() if team in ("Investigators", "Cultists")}
    assert sum(wins.values()) == 25
    assert f"{100 * wins['Cultists'] / 25:.1f}%" == shares["Cultists"][1]
    assert "Rounds: " in told
    assert "a second with 1 job (" in told


def test_the_histogram_has_a_line_for_each_length() -> None:
    arguments = ("--games", "25", "--jobs", "1", "--players", "5", "--seed", "3")
    counts = {int(rounds): games for rounds, games in counted(*arguments)["rounds"]["counts"].items()}
    lines = simulate(*arguments).stdout.splitlines()
    begin = next(number for number, line in enumerate(lines) if line.startswith("Rounds:")) + 1
    span = range(min(counts), max(counts) + 1)
    drawn = [line.split() for line in lines[begin : begin + len(span)]]
    assert [(int(first), int(last)) for first, *_, last in drawn] == [(n, counts.get(n, 0)) for n in span]
    assert max(len(line[1]) for line in drawn if len(line) == 3) == 40


def test_what_happened_is_told_by_the_round() -> None:
    arguments = ("--games", "30", "--jobs", "1", "--players", "6", "--bots", "careful", "--seed", "1")
    told, lines = counted(*arguments), simulate(*arguments).stdout.splitlines()
    happened = {what: sum(rounds.values()) for what, rounds in told["by_round"].items()}
    assert all(happened.values()), happened  # each of them comes up in these games
    guilty = happened["cultists_voted_out"] + happened["others_voted_out"]
    share = happened["cultists_voted_out"] / guilty
    assert told["found_guilty"]["count"] == guilty
    assert told["found_guilty"]["rightly"]["share"] == round(share, 4)
    assert any(line.startswith(f"Found guilty: {guilty}, rightly {happened['cultists_voted_out']} (") for line in lines)
    begin = next(number for number, line in enumerate(lines) if line.startswith(" Round"))
    rows = [row for row in map(str.split, lines[begin:]) if len(row) == 6 and row[0].isdigit()]
    assert len(rows) >= 8
    reached = {number: sum(games for last, games in lengths(told) if last >= number) for number in range(1, 11)}
    for number, games, killed, *_ in rows:
        assert int(games) == reached[int(number)]
        assert int(killed) == round(100 * told["by_round"]["killed"].get(number, 0) / int(games))


def lengths(told: dict[str, Any]) -> list[tuple[int, int]]:
    return [(int(rounds), games) for rounds, games in told["rounds"]["counts"].items()]


def test_options_reach_the_table() -> None:
    told = counted(
        *("--games", "2", "--jobs", "1", "--players", "6", "--automa", "--level", "custom"),
        *("--roles", "seer,mechanic", "--option", "self_vote=forbidden", "--option", "ghost_may_stay=yes"),
    )
    options = told["options"]
    assert (options["players"], options["automa"], options["roles"]) == (6, True, ["seer", "mechanic"])
    assert (options["self_vote"], options["ghost_may_stay"]) == ("forbidden", True)


def test_bots_may_differ_by_seat_and_by_team() -> None:
    for bots in ("random,careful", "investigators=careful,cultists=random"):
        told = CliRunner().invoke(app, ["simulate", "--bots", bots, "--games", "1", "--jobs", "1", "--json"])
        assert told.exit_code == 0, told.output
        assert json.loads(told.stdout)["bots"] == bots


def test_every_game_leaves_a_record_that_verifies(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    told = counted("--games", "12", "--jobs", "1", "--seed", "9", "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-{number:06}.jsonl" for number in range(1, 13)]
    matches = [resume(CULTISTS, read(file.read_text(encoding="utf-8"))) for file in files]
    assert sum(len(match.answers) for match in matches) == told["decisions"]["count"]
    assert sum(match.record.end["winner"] == "cultists" for match in matches) == told["wins"]["cultists"]
    del told["seed"]
    assert told == {key: value for key, value in counted("--games", "12", "--seed", "9").items() if key != "seed"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--players", "3"], "Cultists is a game for 4 to 8 players; 3 cannot play it."),
        (["--players", "5", "--automa"], "The AUTOMA joins 4 players always"),
        (["--level", "godlike"], "The option 'level' cannot be 'godlike'; choose one of: first, experienced"),
        (["--level", "custom", "--roles", "dragon"], "There is no special Role 'dragon'"),
        (["--option", "self_vote"], "I cannot read the option 'self_vote'; write it as NAME=VALUE."),
        (["--option", "=1"], "I cannot read the option '=1'"),
        (["--option", "self_vote=maybe"], "The option 'self_vote' cannot be 'maybe'"),
        (["--option", "dragons=1"], "There is no option 'dragons'"),
        (["--players", "6", "--option", "players=5"], "The option 'players' is given twice"),
        (["--option", "board=moon"], 'there is no board "moon"'),
        (["--bots", "genius"], "There is no bot 'genius' for cultists"),
        (["--bots", "cultists=random"], "A team has no bots"),
        (["--games", "0"], "0 games won't tell you anything; play at least 1."),
        (["--games", "-5"], "-5 games won't tell you anything"),
        (["--jobs", "0"], "0 processes cannot play; start at least 1."),
    ],
)
def test_bad_wishes_are_refused_in_one_sentence(arguments: list[str], says: str) -> None:
    refused = simulate("--games", "3", *arguments)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert says in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_an_unknown_game_is_refused() -> None:
    refused = CliRunner().invoke(app, ["simulate", "chess"])
    assert refused.exit_code == 2
    assert refused.stderr == "There is no game 'chess'; choose one of: cultists, invasion.\n"


def test_records_that_cannot_be_written_are_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = simulate("--games", "1", "--records", str(tmp_path / "file"))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.startswith(f"The records cannot be written to {tmp_path / 'file'}: ")
    assert refused.stderr.count("\n") == 1


# Invasion


def invade(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["simulate", "invasion", "--games", "6", "--jobs", "1", *arguments])


def test_invasion_is_told_in_its_own_words() -> None:
    told = invade("--city", "washington", "--players", "7", "--seed", "3").stdout
    assert "Invasion, 7 seats, Washington D.C., bots careful, seed 3: 6 games" in told
    wins = {
        words[0]: int(words[1]) for line in told.splitlines() if (words := line.split())[:1] in (["Humans"], ["Aliens"])
    }
    assert sum(wins.values()) == 6
    for reason in ("by the scientists’ rescue", "by Mother Ships", "by a whole sector"):
        assert f"  {reason}" in told
    assert "publisher" not in told


def test_invasion_answers_in_json() -> None:
    told = json.loads(invade("--players", "4", "--bots", "random", "--json").stdout)
    assert (told["game"], told["games"], told["options"]["city"]) == ("invasion", 6, "milan")
    assert sorted(told["wins"]) == ["aliens", "humans"]
    assert {team: sum(reasons.values()) for team, reasons in told["reasons"].items()} == told["wins"]
    assert set(told["by_round"]) > {"turned", "aliens_accused", "others_accused"}
    assert told["by_round"]["mother_ships"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--city", "rome"], 'There is no city "rome"; choose one of milan, washington.'),
        (["--players", "9"], "Invasion is a game for 4 to 8 players; 9 cannot play it."),
        (["--level", "first"], "There is no option 'level'"),
        (["--option", "pressure_track=0,1,x"], "The option 'pressure_track' cannot be '0,1,x'; it takes whole numbers"),
        (["--bots", "humans=careful"], "A team has no bots; name a bot for each, as in humans=random,aliens=random."),
    ],
)
def test_bad_wishes_for_invasion_are_refused_in_one_sentence(arguments: list[str], says: str) -> None:
    refused = invade(*arguments)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert says in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_a_city_is_no_wish_for_cultists() -> None:
    refused = simulate("--games", "1", "--city", "milan")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "There is no option 'city'" in refused.stderr


def hear_interrupts() -> None:
    """A job in the background of a shell ignores them, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_stops_all_processes_in_one_sentence(jobs: str) -> None:
    arguments = ["-c", "from gloaming.cli.main import app; app()", "simulate", "--bots", "random"]
    child = pexpect.spawn(
        sys.executable,
        [*arguments, "--games", "1000000", "--jobs", jobs],
        codec_errors="replace",
        encoding="utf-8",
        preexec_fn=hear_interrupts,
    )
    child.expect("Playing", timeout=120)
    child.sendintr()
    child.expect(pexpect.EOF, timeout=120)
    child.wait()  # closing ends it, whatever it was about to do
    child.close()
    assert child.before is not None
    assert "of 1,000,000 games." in child.before
    assert "Traceback" not in child.before
    assert child.exitstatus == 130
