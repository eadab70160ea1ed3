"""Talk in the terminal: bots speak and answer, people say things in numbers, and the record has it all."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from gloaming.cli.main import app
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.voting import HoldVote
from gloaming.games.invasion import INVASION
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match, Record, read, replay, resume
from gloaming.kernel.talk import Accuses, Asks

ALWAYS_ONE = "1\n" * 400


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GLOAMING_HOME", str(tmp_path))
    return tmp_path


def run(*arguments: str, typed: Sequence[str] = (), then: str = "") -> Result:
    return CliRunner().invoke(app, [*arguments], input="".join(f"{line}\n" for line in typed) + then)


def kept(home: Path) -> tuple[Path, Record]:
    (path,) = (home / "games").glob("*.jsonl")
    return path, read(path.read_text("utf-8"), path.name)


ACCUSE_THE_FIRST = ("t", "1", "1", "1", "1")
"""That I accuse the first of the others, without a reason; and yes, say it."""
ASK_THE_SECOND = ("t", "6", "2", "1", "1")
"""That I ask the second whom they suspect."""


@pytest.mark.parametrize(("game", "kind"), [("cultists", CULTISTS), ("invasion", INVASION)])
def test_what_is_said_is_heard_answered_and_kept(game: str, kind: GameKind, home: Path) -> None:
    played = run("play", game, "--seed", "talk", "--name", "Hanna", typed=(*ACCUSE_THE_FIRST, *ASK_THE_SECOND, "q"))
    assert played.exit_code == 0, played.output
    first, second = kept(home)[1].head.names[1:3]
    assert f"Hanna: “I don’t trust {first}.”\n{first}: “" in played.stdout
    assert f"Hanna: “{second}, who do you suspect?”\n{second}: “" in played.stdout
    said = [each for each in resume(kind, kept(home)[1]).said if each.seat == 0]
    assert [each.statement for each in said] == [Accuses(1), Asks(2, "suspect")]


def test_nothing_is_said_by_who_goes_back(home: Path) -> None:
    for typed in (("t", ""), ("t", "1", ""), ("t", "1", "1", "1", ""), ("t", "99", "x", "")):
        played = run("play", "--seed", "talk", typed=(*typed, "q"))
        assert played.exit_code == 0, played.output
        path, record = kept(home)
        assert not [each for each in record.talk if each.spoken.seat == 0]
        path.unlink()


def test_the_table_talks_before_every_vote_and_before_anyone_has_voted(home: Path) -> None:
    played = run("play", "--seed", "an evening", "--name", "Hanna", then=ALWAYS_ONE)
    matches = list(map(asked, replay(CULTISTS, kept(home)[1])))
    votes = {number for number, is_vote in matches if is_vote}
    assert votes
    assert played.stdout.count("Talk it over.\n") == len(votes)
    assert played.stdout.count("Nobody has answered yet. The bots hear what you say, and reply.") == len(votes)


def asked(match: Match) -> tuple[int, bool]:
    """Which question is open, and whether it is a vote that may be talked about (AC-EVENT-NC-04)."""
    game = match.game
    return game.questions, isinstance(game.asking, HoldVote) and CULTISTS.may_speak(CULTISTS.view(game, None))


def test_a_game_goes_on_with_all_that_was_said(home: Path) -> None:
    run("play", "--seed", "talk", "--name", "Hanna", typed=("1", *ACCUSE_THE_FIRST, "1", "q"))
    before = kept(home)[1]
    again = run("play", "--resume", typed=("l", "q"))
    assert again.exit_code == 0, again.output
    assert kept(home)[1].talk[: len(before.talk)] == before.talk
    assert "Hanna: “I don’t trust " in again.stdout


def test_people_who_share_a_device_say_who_speaks_before_a_vote(home: Path) -> None:
    """At the first talk Ben, the second of them, accuses; everything else is always the first."""
    arguments = ("play", "--seed", "evening", "--people", "Ann,Ben", "--players", "5")
    lines = run(*arguments, then=ALWAYS_ONE).stdout
    steps = lines[: lines.index("Talk it over.\n")].count(">")
    for path in (home / "games").iterdir():
        path.unlink()
    run(*arguments, typed=("1",) * steps, then="t\n2\n1\n1\n1\n1\n" + ALWAYS_ONE)
    said = [each for each in resume(CULTISTS, kept(home)[1]).said if each.seat in (0, 1)]
    assert [(each.seat, each.statement) for each in said] == [(1, Accuses(0))]


def test_a_watched_game_is_told_with_its_talk_and_so_is_its_replay(home: Path) -> None:
    watched = run("play", "--seed", "talk", "--auto", "--name", "Hanna")
    path, record = kept(home)
    assert record.talk
    told = run("replay", str(path))
    verified = run("replay", str(path), "--verify")
    assert watched.stdout.count(": “") == told.stdout.count(": “") == len(record.talk)
    assert f"{len(record.talk)} sentences of talk, each bound to its place" in verified.stdout
    hours = json.loads(run("replay", str(path), "--json").stdout)["hours"]
    assert sum('"says"' in event["code"] for hour in hours for event in hour["events"]) == len(record.talk)


def test_bots_that_never_talk_leave_the_table_silent(home: Path) -> None:
    played = run("play", "--seed", "talk", "--bots", "careful", then=ALWAYS_ONE)
    assert "Talk it over." not in played.stdout
    assert kept(home)[1].talk == ()
