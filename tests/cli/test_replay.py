"""`gloaming replay`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

import gloaming.cli.replay
from gloaming.cli.main import app
from gloaming.games.cultists import CULTISTS, Options
from gloaming.kernel.records import Match, write
from tests.kernel.recorded import played, rich_game, text_of, with_line
from tests.wide import further

MATCH = rich_game()
TEXT = text_of(MATCH)
LINES = TEXT.splitlines(keepends=True)
FIRST_FORMAT = (Path(__file__).parents[1] / "kernel" / "first_format.jsonl").read_text("utf-8")


def replay(file: Path, *arguments: str) -> Result:
    return CliRunner().invoke(app, ["replay", str(file), *arguments])


@pytest.fixture
def kept(tmp_path: Path) -> Callable[[str | bytes], Path]:
    """Writes a text into a file and names the file."""

    def keep(text: str | bytes) -> Path:
        file = tmp_path / "game.jsonl"
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return file

    return keep


Kept = Callable[[str | bytes], Path]


# Telling


def test_a_finished_game_is_told_hour_by_hour_with_everything_open(kept: Kept) -> None:
    told = replay(kept(TEXT))
    assert told.exit_code == 0, told.output
    lines = told.stdout.splitlines()
    assert lines[0].startswith("Cultists, 5 seats, First game, University. Everything is revealed;")
    hours = [line for line in lines if line.startswith("Hour ")]
    assert [line.split()[1] for line in hours] == [str(hour) for hour in range(1, MATCH.game.round + 1)]
    assert lines.index("The night.") < lines.index(hours[0])
    for seat, role in enumerate(MATCH.game.role):
        title = {"investigator": "an investigator", "cultist": "a cultist", "seer": "the Seer"}[role]
        assert f"  (Seat {seat}) You are {title}. In your hand: " in told.stdout
    assert lines[-1].startswith("The roles were: Seat 0: ")


def test_a_seat_is_told_what_it_saw_and_no_more(kept: Kept) -> None:
    told = replay(kept(TEXT), "--seat", "2", "--json")
    events = [event["code"] for hour in json.loads(told.stdout)["hours"] for event in hour["events"]]
    assert events == [str(event) for event in MATCH.game.journal_of(2)]
    assert sum(event.startswith("envelope:") for event in events) == 1
    words = replay(kept(TEXT), "--seat", "2").stdout
    assert "As Seat 2 saw it." in words
    assert words.count("  You are ") == 1
    assert "(Seat" not in words
    assert "The roles were" not in words


def test_a_spectator_sees_no_hand_and_no_face(kept: Kept) -> None:
    told = json.loads(replay(kept(TEXT), "--seat", "spectator", "--json").stdout)
    events = [event["code"] for hour in told["hours"] for event in hour["events"]]
    assert not any(event.startswith(("envelope:", "pulse:", "startcards:")) for event in events)
    gifts = [event for event in events if event.startswith("gave:")]
    assert gifts
    assert all("/->" in gift for gift in gifts)


def test_the_answer_in_json_has_all_events_by_hour(kept: Kept) -> None:
    told = json.loads(replay(kept(TEXT), "--json").stdout)
    assert [hour["hour"] for hour in told["hours"]] == list(range(MATCH.game.round + 1))
    codes = [event["code"] for hour in told["hours"] for event in hour["events"]]
    assert codes == [str(event) for event in MATCH.game.journal]
    assert all(event["words"] for hour in told["hours"] for event in hour["events"])
    assert (told["seat"], told["answers"], told["over"]) == ("all", len(MATCH.answers), True)
    assert told["end"] == MATCH.record.end


def test_an_unfinished_game_is_told_as_a_spectator_saw_it(kept: Kept) -> None:
    half = "".join(LINES[:40])
    told = replay(kept(half))
    assert told.exit_code == 0
    assert "As a spectator saw it." in told.stdout
    assert "You are " not in told.stdout
    assert told.stdout.endswith("The record ends here, after 39 answers. The game isn’t over.\n")
    assert "(Seat 0) You are " in replay(kept(half), "--seat", "all").stdout


@pytest.mark.parametrize("players", [6, *further(4, 7, 8)])
def test_games_of_every_size_are_told_from_every_seat(players: int, kept: Kept) -> None:
    options: dict[str, Any] = {"dark_transfers": "hidden", "anonymous_ballots": True, "level": "expert"}
    file = kept(text_of(played(seed=players, players=players, **options)))
    for eyes in ("all", "spectator", *map(str, range(players))):
        told = replay(file, "--seat", eyes)
        assert told.exit_code == 0, (told.output, told.exception)
        assert "\nHour 1 begins. " in told.stdout


def test_names_are_told_without_what_moves_the_cursor(kept: Kept) -> None:
    match = Match(CULTISTS, Options(), bytes(32), ("Mary\x1b[2J", "\n", "Uli"))
    told = replay(kept(write(match.record)), "--seat", "all").stdout
    assert "(Mary[2J) You are " in told
    assert "(Seat 1) You are " in told
    assert "(Uli) You are " in told
    assert "(Seat 4) You are " in told
    assert "\x1b" not in told


@pytest.mark.parametrize("seat", ["5", "-1", "x", "", "٣", "9" * 10_000])
def test_a_seat_that_nobody_has_is_refused(seat: str, kept: Kept) -> None:
    refused = replay(kept(TEXT), f"--seat={seat}")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "Choose 0 to 4, all or spectator." in refused.stderr
    assert refused.stderr.count("\n") == 1


# Verifying


def test_a_true_record_is_verified_and_says_what_it_leaves_open(kept: Kept) -> None:
    told = replay(kept(TEXT), "--verify")
    count = len(MATCH.answers)
    won = "Cultists won by naming the Seer" if MATCH.game.winner == "cultists" else "Investigators won"
    assert told.exit_code == 0
    assert told.stdout.startswith(f"Verified: {count} answers, as many states, the seed and its commitment. {won}")
    first, *claims = told.stdout.splitlines()
    seal = MATCH.head.commitment
    assert first.endswith(f" in hour {MATCH.game.round}.")
    assert claims == [
        "  The seed was drawn by one machine alone; this record can’t show that it was drawn by chance.",
        "  The names are bound by the seal.",
        "  Nobody signed. The record fits together, but someone who knows the seed could have written other answers.",
        f"  Its seal is {seal}. Compare it with the one your browser showed when the game began, or name that with --expected.",
    ]
    in_json = json.loads(replay(kept(TEXT), "--verify", "--json").stdout)
    seats = in_json.pop("seats")
    assert in_json == {
        "verified": True, "answers": count, "states": count, "end": MATCH.record.end,
        "seal": seal, "expected": False, "names_bound": True, "shares": 0, "attempts": 0, "sentences": 0,
    }  # fmt: skip
    assert sum(seat["unsigned"] for seat in seats) == count
    assert {(seat["key"], seat["signed"], seat["witnessed"]) for seat in seats} == {("", 0, False)}


def test_the_seal_that_was_shown_can_be_named(kept: Kept) -> None:
    told = replay(kept(TEXT), "--expected", MATCH.head.commitment.upper())
    assert (told.exit_code, told.stdout.splitlines()[-1]) == (
        0, f"  It has the seal you expected: {MATCH.head.commitment}",
    )  # fmt: skip
    refused = replay(kept(TEXT), "--verify", "--expected", "ab" * 32)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert f"has the seal {MATCH.head.commitment}, not the one you expected" in refused.stderr


def test_of_a_record_of_the_first_format_is_said_that_its_names_are_not_bound(kept: Kept) -> None:
    told = replay(kept(FIRST_FORMAT), "--verify")
    assert told.exit_code == 0
    assert "The names aren’t bound: this is an older record, and anyone could have written others." in told.stdout


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (LINES[:-2], "the game is over, but its last line is missing"),
        (LINES[:40], "is cut off after 39 answers: the game isn’t over"),
        (LINES[:1], "is cut off after 0 answers: the game isn’t over"),
    ],
)
def test_a_record_without_its_end_is_not_verified(lines: list[str], says: str, kept: Kept) -> None:
    told = replay(kept("".join(lines)), "--verify")
    assert (told.exit_code, told.stdout) == (1, "")
    assert says in told.stderr
    assert told.stderr.count("\n") == 1


def swapped() -> str:
    return "".join([*LINES[:5], LINES[30], *LINES[6:30], LINES[5], *LINES[31:]])


def changed_digit(line: list[Any]) -> list[Any]:
    return [*line[:2], line[2][:-1] + ("0" if line[2][-1] != "0" else "1")]


DAMAGED: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "isn’t a record"),
    "binary": (bytes(range(256)) * 20, "isn’t a record"),
    "zeros": (bytes(1000), "isn’t a record"),
    "not utf-8": (TEXT.encode().replace(b'"wake"', b'"w\xe4ke"', 1), "isn’t a record"),
    "utf-16": (TEXT.encode("utf-16"), "isn’t a record"),
    "prose": ("Once upon a midnight dreary\n", "isn’t a record"),
    "other json": ('{"gloaming": "is lovely"}\n', "isn’t a record"),
    "digit of a hash": (with_line(TEXT, 20, changed_digit), "answer 20: the state after"),
    "answer": (with_line(TEXT, 20, lambda line: [line[0], "pass!", line[2]]), "answer 20: seat "),
    "seat": (with_line(TEXT, 20, lambda line: [(line[0] + 1) % 5, *line[1:]]), "answer 20: "),
    "seed": (with_line(TEXT, 0, lambda head: head | {"seed": "5" + head["seed"][1:]}), "doesn’t keep its promise"),
    "promise": (with_line(TEXT, 0, lambda head: head | {"commitment": "é"}), "doesn’t keep its promise"),
    "option": (
        with_line(TEXT, 0, lambda head: head | {"options": head["options"] | {"ghost_may_stay": True}}),
        "doesn’t keep its promise",
    ),
    "strange option": (with_line(TEXT, 0, lambda head: head | {"options": {"x": 1}}), "can’t be set up"),
    "end": (with_line(TEXT, -2, lambda line: {"end": line["end"] | {"points": 55}}), "claims a different ending"),
    "checksum": (with_line(TEXT, -1, lambda line: {"checksum": "5" * 64}), "doesn’t match its own checksum"),
    "no checksum": ("".join(LINES[:-1]), "is missing its last line"),
    "name": (with_line(TEXT, 0, lambda head: head | {"names": ["Eve"]}), "doesn’t keep its promise"),
    "half line": (TEXT[:-20], "breaks off in the middle of line"),
    "reordered": (swapped(), "answer 5: "),
    "doubled": (TEXT + TEXT, "continues past its end in line"),
    "line left out": ("".join(LINES[:10] + LINES[11:]), ", answer "),
    "other game": (with_line(TEXT, 0, lambda head: head | {"game": "chess"}), "records the game “chess”"),
    "newer format": (with_line(TEXT, 0, lambda head: head | {"gloaming": 9}), "has format 9"),
    "other rules": (with_line(TEXT, 0, lambda head: head | {"rules": 77}), "version 77 of the rules of Cultists"),
}


@pytest.mark.parametrize("damage", DAMAGED)
@pytest.mark.parametrize("arguments", [(), ("--verify",), ("--seat", "1", "--json")], ids=["tell", "verify", "json"])
def test_a_damaged_file_is_refused_in_one_sentence(damage: str, arguments: tuple[str, ...], kept: Kept) -> None:
    text, says = DAMAGED[damage]
    refused = replay(kept(text), *arguments)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert says in refused.stderr
    assert "game.jsonl" in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_what_is_no_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    for file, says in {
        tmp_path: "is a folder. Choose a record in it.",
        tmp_path / "nowhere.jsonl": "can’t be read: No such file or directory. Choose another file.",
        tmp_path / ("x" * 5000): "can’t be read",
    }.items():
        refused = replay(file)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert says in refused.stderr
        assert refused.stderr.count("\n") == 1


def test_a_huge_file_is_refused_politely(tmp_path: Path) -> None:
    file = tmp_path / "huge.jsonl"
    with file.open("wb") as opened:
        opened.truncate(gloaming.cli.replay.LARGEST + 1)
    refused = replay(file)
    assert refused.exit_code == 2
    assert refused.stderr == f"{file} is larger than 50 MB, too large to be a game. Choose another file.\n"


def test_a_record_with_windows_line_ends_is_still_true(kept: Kept) -> None:
    assert replay(kept(TEXT.replace("\n", "\r\n")), "--verify").exit_code == 0


def test_a_head_can_be_read_by_anybody() -> None:
    """What other programs rely on: the first line is JSON with the game, its rules, options and seed."""
    head = msgspec.json.decode(LINES[0])
    assert (head["gloaming"], head["game"], head["rules"]) == (3, "cultists", CULTISTS.rules_version)
    assert bytes.fromhex(head["seed"])[:32] == MATCH.game.key
