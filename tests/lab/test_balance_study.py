"""A balance study: what it plays, and that it plays each game once."""

from __future__ import annotations

import csv
import io
import os
import signal
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.events import BecameGhost, BookPlaced, VoteSettled
from gloaming.games.cultists.teams import team_of
from gloaming.games.invasion import INVASION
from gloaming.kernel.errors import BadOptions
from gloaming.lab.balance import sheet
from gloaming.lab.balance.cultists import SUBJECT, Night, changes, observe
from gloaming.lab.balance.design import command_of, designed
from gloaming.lab.balance.draws import MOST, lots, with_lots
from gloaming.lab.balance.invasion import Siege
from gloaming.lab.balance.playing import Task, play
from gloaming.lab.balance.sources import files, fingerprint
from gloaming.lab.balance.store import Store
from gloaming.lab.balance.study import GAMES_A_TASK
from gloaming.lab.balance.subjects import derived
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan, played_out
from tests.lab.balancing import SMALL_TOTAL, command, count, family, games_in, played, run, small, wait_until


def test_a_sweep_has_every_combination_that_the_game_takes() -> None:
    study = designed(
        small((("roles", "seer"), ("roles", "mechanic")), {"players": "6-8"}, role_games=0, option_games=0)
    )
    tables = [(table.options.players, table.options.roles) for table in study.tables]  # type: ignore[attr-defined]
    assert tables == [(6, ("seer",)), (6, ("mechanic",)), (7, ("mechanic",)), (8, ("seer",)), (8, ("mechanic",))]
    (refused,) = study.refused
    assert refused.startswith("The Seer cannot join 7 people")


def test_a_house_rule_given_twice_is_swept() -> None:
    twice = (("dead_count", "any_death"), ("dead_count", "only_dead_cards"))
    study = designed(small(options=twice, role_games=0, option_games=0))
    boards = designed(small(options=(("board", "mine"), ("board", "university")), role_games=0, option_games=0)).tables
    assert [table.options.board for table in boards] == ["mine", "university"]  # type: ignore[attr-defined]
    assert [table.options.dead_count for table in study.tables] == ["any_death", "only_dead_cards"]  # type: ignore[attr-defined]


def test_several_values_of_an_option_are_swept_and_a_set_of_roles_is_one() -> None:
    wishes = (("dead_count", "any_death,only_dead_cards"), ("roles", "seer,mechanic"))
    study = designed(small(wishes, {"players": "6"}, role_games=0, option_games=0))
    told = [(table.options.dead_count, table.options.roles, table.options.level) for table in study.tables]  # type: ignore[attr-defined]
    assert told == [(count, ("seer", "mechanic"), "custom") for count in ("any_death", "only_dead_cards")]


def test_a_game_without_a_room_is_studied_by_the_types_of_its_options() -> None:
    subject = derived(INVASION)
    assert subject.sweeps == {"players": "4-8"}
    table = INVASION.options(players=6, support_mode="sequential")
    assert subject.label(table) == ("6", "", "support_mode = sequential")
    tried = list(subject.changes(table))
    assert ("support_mode", "simultaneous") in tried
    assert ("accusation_needs_possible_supporter", True) in tried
    assert {"players", "pressure_track"}.isdisjoint(name for name, _ in tried)


def test_a_changed_rule_is_played_with_the_deals_of_the_book_and_no_game_is_wanted_twice() -> None:
    study = designed(small())
    assert {change.name for change in study.changes} == {"dead_count", "self_vote"}
    (book,) = {change.book for change in study.changes}
    assert book in study.tables
    assert study.wanted()[book] == 4
    assert study.total == 4 + 6 + 3 * 2
    for change in study.changes:
        assert getattr(change.table.options, change.name) == change.value != getattr(book.options, change.name)
        assert change.table.seed == book.seed


@pytest.mark.parametrize(
    ("name", "options", "matters"),
    [
        ("automa_abstains", {"players": 5}, False),
        ("automa_abstains", {"players": 4}, True),
        ("lift_encounters", {"players": 5}, False),
        ("lift_encounters", {"players": 5, "board": "mine"}, True),
        ("boots_stack", {"players": 5, "board": "mine"}, False),
        ("boots_stack", {"players": 5, "board": "polar-station"}, True),
        ("crybaby_timing", {"players": 6, "level": "first"}, False),
        ("crybaby_timing", {"players": 6, "level": "expert"}, True),
        ("super_ghost_finds", {"players": 6, "level": "expert"}, False),
        ("curse_vote", {"players": 6, "level": "custom", "roles": ("cursebearer",)}, True),
        ("path_declaration", {"players": 6, "board": "mine"}, False),
        ("players", {"players": 6}, False),
    ],
)
def test_only_house_rules_that_can_come_up_are_changed(name: str, options: dict[str, Any], matters: bool) -> None:
    assert (name in [changed for changed, _ in changes(Options(**options))]) is matters


def test_roles_are_put_up_by_lot_and_join_by_a_coin() -> None:
    (table,) = designed(small(swept={"players": "8"})).drawn
    put_up: Counter[str] = Counter()
    joined: Counter[str] = Counter()
    for number in range(1, 401):
        drawn = lots(table, number)
        assert len(drawn) == MOST
        assert not {"seer", "cursed_hunter"} <= set(drawn)  # they exclude each other
        put_up.update(drawn.keys())
        joined.update(role for role, joins in drawn.items() if joins)
        options = with_lots(table, drawn)
        assert set(options.roles) == {role for role, joins in drawn.items() if joins}  # type: ignore[attr-defined]
    assert set(put_up) == set(SUBJECT.roles(table.options))
    assert all(0.3 < joined[role] / put_up[role] < 0.7 for role in put_up)
    assert lots(table, 7) == lots(table, 7) != lots(table, 8)


def test_observers_count_and_change_nothing() -> None:
    plan = Plan("cultists", Options(players=7, level="expert"), seating("cultists", "random"), 11)
    done = played_out(plan, 1)
    before = done.game.book, list(done.game.journal), dict(done.game.dead_since)
    night = observe(done.game)
    assert (done.game.book, done.game.journal, done.game.dead_since) == before
    assert night.roles == done.game.special_roles
    assert len(night.ghosts) == sum(done.game.ghost)
    assert {when for when, _ in night.killed} <= set(done.game.dead_since.values())
    assert all(place in (*done.game.board.places, *done.game.board.lifts) for _, place in night.killed)
    assert len(night.votes) == sum(isinstance(event, VoteSettled) for event in done.game.journal)
    out = [event.seat for event in done.game.journal if isinstance(event, BecameGhost) and event.cause == "vote"]
    assert [team for _, team in night.votes if team] == [team_of(done.game, seat) for seat in out]
    assert len(night.books) == sum(isinstance(event, BookPlaced) for event in done.game.journal)


def test_the_observer_of_invasion_sees_who_was_turned_and_saved(tmp_path: Path) -> None:
    wishes = small(game="invasion", swept={"players": "6", "city": "milan"}, only="", role_games=0, option_games=0)
    study, store = played(wishes, tmp_path)
    for row in store.rows(study.tables[0], 4):
        assert isinstance(row.facts, Siege)
        assert (row.reason == "sector") == bool(row.facts.fallen)
        assert (row.winner == "humans") == (sum(saved for _, saved, _ in row.facts.rescues) == 5)
    store.close()


# Saved once, and continued


def test_a_store_gives_back_what_it_was_given_and_takes_nothing_twice(tmp_path: Path) -> None:
    study, store = played(small(), tmp_path)
    (table, games), *_ = study.wanted().items()
    chunk = play(Task(table, tuple(range(1, games + 1)), fingerprint()))
    store.add(chunk)
    assert tuple(store.rows(table, games)) == chunk.rows
    assert store.numbers(table) == set(range(1, games + 1))
    assert len(games_in(tmp_path)) == study.total
    store.close()


def test_what_is_there_is_not_asked_for_again(tmp_path: Path) -> None:
    study, store = played(small(games=25), tmp_path)
    more = designed(small(games=40))
    tasks = list(more.tasks({table: store.numbers(table) for table in more.wanted()}, fingerprint()))
    assert [number for task in tasks for number in task.numbers] == list(range(26, 41))
    assert max(len(task.numbers) for task in tasks) == GAMES_A_TASK
    assert study.tables == more.tables
    store.close()


def test_games_of_other_rules_or_bots_are_refused(tmp_path: Path) -> None:
    Store(tmp_path / "games.sqlite", "another").close()
    with pytest.raises(BadOptions, match="other rules or other bots have played"):
        Store(tmp_path / "games.sqlite", fingerprint())
    (table,) = designed(small()).tables
    with pytest.raises(BadOptions, match="let one version of Gloaming play all of it"):
        play(Task(table, (1,), "another"))


def test_the_fingerprint_takes_in_rules_and_bots_and_not_the_report() -> None:
    names = {file.name for file in files()}
    assert {"voting.py", "mind.py", "weights.toml", "university-8.toml", "draws.py"} <= names
    assert "html.py" not in names


def test_a_file_that_is_no_store_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("not a database, but long enough to be taken for one by its size" * 10)
    with pytest.raises(BadOptions, match="cannot be used as a store of games"):
        Store(tmp_path / "games.sqlite", fingerprint())


@pytest.mark.slow
@pytest.mark.wide("test_an_interrupted_study_says_how_to_go_on")
def test_a_killed_study_goes_on_and_comes_to_the_same_end(tmp_path: Path) -> None:
    """kill -9 in the middle: no process stays behind, and the second run counts nothing twice."""
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = subprocess.Popen(
        command(killed, "--jobs", "2"), stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, text=True
    )
    wait_until("games are played", lambda: count(killed) or process.poll() is not None)
    children = family(process.pid)[1:]
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    before = games_in(killed)
    assert 0 < len(before) < SMALL_TOTAL
    run(killed, "--jobs", "1", "--csv")
    assert len(children) >= 2
    assert not any(Path(f"/proc/{child}").exists() for child in children)
    run(whole, "--jobs", "2", "--csv")
    assert len(games_in(killed)) == SMALL_TOTAL
    assert games_in(killed) == games_in(whole)
    assert set(before) <= set(games_in(whole))
    for name in ("report.html", "games.csv"):
        assert (killed / name).read_bytes() == (whole / name).read_bytes()


@pytest.mark.slow
def test_an_interrupted_study_says_how_to_go_on(tmp_path: Path) -> None:
    long = command(tmp_path, "--jobs", "2", "--games", "20000")
    process = subprocess.Popen(long, stderr=subprocess.PIPE, text=True)
    wait_until("games are played", lambda: count(tmp_path) or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=240)
    assert process.returncode == 130
    total = SMALL_TOTAL + 2 * (20000 - 60)
    assert said == f"Stopped after {count(tmp_path)} of {total:,} games; the same command continues from there.\n"


# As a sheet


def test_the_sheet_has_every_game_with_all_that_was_counted(tmp_path: Path) -> None:
    study, store = played(small(), tmp_path)
    text = io.StringIO()
    sheet.write(study, store, text)
    lines = list(csv.DictReader(io.StringIO(text.getvalue())))
    rows = [(table, row) for table, games in study.wanted().items() for row in store.rows(table, games)]
    assert len(lines) == len(rows) == study.total
    for line, (table, row) in zip(lines, rows, strict=True):
        assert isinstance(row.facts, Night)
        assert (line["bots"], line["draws_roles"]) == (table.bots, "yes" if table.draws_roles else "no")
        told = (int(line["number"]), line["winner"], line["reason"], int(line["rounds"]), int(line["decisions"]))
        assert told == (row.number, row.winner, row.reason, row.rounds, row.decisions)
        joined = set(line["joined"].split())
        assert {role: role in joined for role in line["put_up"].split()} == row.drawn
        killed = [pair.split("/") for pair in line["killed"].split()]
        assert [(int(when), place) for when, place in killed] == list(row.facts.killed)
        assert int(line["points"]) == row.facts.points
    store.close()


def test_the_command_of_a_study_makes_it_again() -> None:
    wishes = small(options=(("dead_count", "any_death"), ("professions", "no")), bots=("random", "careful"))
    words = command_of(wishes).split()
    assert words[:4] == ["gloaming", "lab", "balance", "cultists"]
    assert [words[place + 1] for place, word in enumerate(words) if word == "--bots"] == ["random", "careful"]
    assert "dead_count=any_death" in words
    assert words[words.index("--board") + 1] == "university"
    assert words[words.index("--seed") + 1] == "3"
    assert not {"--out", "--jobs", "--ray"} & set(words)
