"""`make bench`: its figures have a yardstick, a ratio and a bar. How large they are is not for a test to say."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import benchmarks.engine.figures
from benchmarks.__main__ import app
from benchmarks.engine import curves
from benchmarks.engine.figures import Bar, Effort, Figure, Yardstick, compared, figures
from benchmarks.engine.playouts import Burst, burst, in_the_middle, long_games, random_game, table

TINY = Effort(rounds=1, seconds=0.005, hosted=2, compiles=False)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmarks.engine.figures, "FULL", TINY)
    monkeypatch.setattr(benchmarks.engine.figures, "QUICK", TINY)


def figure(ratio: float, bar: Bar) -> Figure:
    return Figure("speed", 12_345.6, "decisions/s", Yardstick("a snail", 1.5, "moves/s"), ratio, bar)


@pytest.mark.parametrize(
    ("bar", "ratio", "ok"),
    [
        (Bar(">=", 4), 4.0, True),
        (Bar(">=", 4), 3.999, False),
        (Bar("<=", 1), 1.0, True),
        (Bar("<=", 1), 1.001, False),
        (Bar("<", 1), 1.0, False),
        (Bar("<", 1), 0.999, True),
        (Bar(), 1e9, True),
    ],
)
def test_a_bar_is_cleared_or_missed(bar: Bar, ratio: float, ok: bool) -> None:
    assert figure(ratio, bar).ok is ok
    assert figure(ratio, bar).as_dict()["ok"] is ok


def test_two_things_are_measured_by_turns_and_the_median_ratio_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    rates = {"ours": iter([10.0, 40.0, 90.0]), "theirs": iter([5.0, 10.0, 30.0])}

    def timed(once: Any, seconds: float) -> Burst:
        order.append(once)
        return Burst(int(next(rates[once])), 1.0)

    monkeypatch.setattr(benchmarks.engine.figures, "burst", timed)
    ours: Any = "ours"
    theirs: Any = "theirs"
    assert compared(ours, theirs, Effort(rounds=3, seconds=1, hosted=1)) == (40.0, 10.0, 3.0)
    assert order == ["ours", "theirs"] * 3


def test_a_burst_counts_what_was_done() -> None:
    done = burst(lambda: 7, 0.005)
    assert done.done > 0
    assert done.done % 7 == 0
    assert done.seconds >= 0.005
    assert done.rate == done.done / done.seconds


def test_random_play_goes_from_set_up_to_the_end() -> None:
    play = random_game(table(5), Random(1))
    decisions = [play() for _ in range(5)]
    assert min(decisions) >= 5 * 4  # everybody wakes, moves, acts and confirms at least once
    assert len(set(decisions)) > 1


def test_the_games_that_are_copied_and_looked_at_are_in_the_middle() -> None:
    games = in_the_middle(5, 3)
    assert [(game.round, game.phase, game.over) for game in games] == [(5, "action", False)] * 3


def test_the_games_that_are_hosted_are_long() -> None:
    numbers = long_games(5, 2)
    assert len(set(numbers)) == 2
    matches = [benchmarks.engine.figures.hosted_game(5, number) for number in numbers]
    assert [(match.game.round, match.game.over) for match in matches] == [(10, True)] * 2


@pytest.mark.slow
@pytest.mark.skipif(
    find_spec("pyspiel") is None, reason="hanabi runs on OpenSpiel, which has no wheel for this machine"
)
def test_every_figure_has_its_yardstick_ratio_and_bar(tiny: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    monkeypatch.setitem(sys.modules, "cupy", None)
    told = CliRunner().invoke(app, ["engine", "--json", "--quick"])
    answer = json.loads(told.stdout)
    assert answer["machine"]["cores"] >= 1
    assert answer["machine"]["python"] == ".".join(map(str, sys.version_info[:3]))
    shown = {figure["name"]: figure for figure in answer["figures"]}
    bars = {name: figure["bar"] for name, figure in shown.items()}
    assert bars == {
        **{f"random play, {players} players": ">= 6.5" if players == 5 else None for players in (5, 4, 6, 7, 8)},
        "polar station, 5 players": ">= 5.5",
        "mine, 5 players": ">= 4.4",
        "mine, 8, professions": ">= 3.7",
        "Invasion, Milan, 5": ">= 7.9",
        "Invasion, Washington, 8": ">= 12",
        "the same, leaner chess": None,
        **dict.fromkeys(f"twin, plain Python, {table}" for table in ("5 players", "8 players", "Invasion, Milan, 5")),
        "env, 5 players": ">= 4",
        "env, Invasion, Milan, 5": ">= 5",
        **dict.fromkeys(("env, 5, last 64 events", "env, mine, 8, professions")),
        **dict.fromkeys(("env, 5, and leduc-holdem", "env, 5, and gin-rummy", "env, 5, and mahjong")),
        "env, 5, and social_deduction": None,
        "clone, hour 5": "<= 0.5",
        "view of a seat, hour 5": "<= 2",
        "snapshot, hour 5": None,
        "hosted game, 5 players": "< 1",
        "hosted game, 8 players": "< 1",
    }
    for figure in shown.values():
        assert sorted(figure) == ["bar", "name", "ok", "ratio", "unit", "value", "yardstick"]
        assert figure["value"] > 0
        assert figure["ratio"] > 0
        assert figure["yardstick"]["value"] > 0
    hosted = shown["hosted game, 5 players"]
    assert hosted["ratio"] == pytest.approx(hosted["value"] / 200, abs=1e-3)
    assert told.exit_code == (0 if all(figure["ok"] for figure in shown.values()) else 1)


def test_other_engines_are_measured_beside_and_what_is_missing_is_said(
    tiny: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    told = CliRunner().invoke(app, ["engine", "--json", "--beside"])
    assert "jax is not installed here; its rows are left out." in told.stderr
    here = find_spec("pyspiel") is not None
    assert ("pyspiel is not installed" in told.stderr) is not here
    shown = json.loads(told.stdout)["figures"]
    assert [figure["name"] for figure in shown] == ["env, 5, and social_deduction"] * here
    assert all(figure["ratio"] > 0 and "social_deduction" in figure["yardstick"]["name"] for figure in shown)
    assert told.exit_code == 0


@pytest.mark.parametrize(("ratio", "word", "code"), [(5.0, "ok", 0), (3.0, "MISSED", 1)])
def test_the_table_says_which_bar_was_missed(
    ratio: float, word: str, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benchmarks.engine.figures, "figures", lambda effort: iter([figure(ratio, Bar(">=", 4))]))
    told = CliRunner().invoke(app, ["engine"])
    row = next(line.split() for line in told.stdout.splitlines() if line.strip().startswith("speed"))
    assert row == ["speed", "12,346", "/s", "1.5", "/s", f"{ratio:.2f}", ">=", "4", word]
    assert "Yardstick: a snail" in told.stdout
    assert told.exit_code == code


def test_without_python_chess_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    refused = CliRunner().invoke(app, ["engine"])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == "The yardstick python-chess is not installed; install it with: make setup ARGS=dev\n"


def test_figures_come_one_by_one() -> None:
    first = next(figures(TINY))
    assert (first.name, first.unit, first.yardstick.unit) == ("random play, 5 players", "decisions/s", "moves/s")
    assert first.ratio == first.value / first.yardstick.value


def test_each_hour_has_what_was_done_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curves, "GAMES", 1)
    points = [*curves.by_hour(TINY)]
    hours = {line: [point.at for point in points if point.line == line] for line in {point.line for point in points}}
    assert set(hours) == {curves.DECISION, curves.VIEW, curves.STEP}
    assert hours[curves.DECISION] == hours[curves.VIEW] == [*range(1, 11)]
    assert all(0 < point.worth < 100 for point in points)


def test_curves_are_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("vl_convert")
    monkeypatch.setattr(curves, "by_hour", lambda _: [curves.Point(curves.VIEW, hour, 0.2) for hour in (1, 2)])
    monkeypatch.setattr(
        curves, "by_lanes", lambda *_: [curves.Point("5 players", lanes, lanes / 2) for lanes in (1, 64)]
    )
    told = CliRunner().invoke(app, ["curves", "--out", str(tmp_path)])
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["lanes"][1] == {"line": "5 players", "at": 64, "worth": 32.0}
    assert "a view of a seat" in (tmp_path / "speed-hours.svg").read_text()
    assert "times the single environment" in (tmp_path / "speed-lanes.svg").read_text()
