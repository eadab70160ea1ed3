"""What bots answered, as it is recorded to clone them from: every sheet comes back, and every answer was allowed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.options import Options
from gloaming.lab.seating import Seating
from gloaming.lab.simulation import Plan, simulate
from gloaming.lab.training.league import recording
from gloaming.lab.training.league.tables import KINDS, KNOWN
from gloaming.lab.training.sheets import reading_for


def test_sheets_come_back_as_they_were_recorded() -> None:
    chance = np.random.default_rng(1)
    sheets = chance.integers(0, 256, (7, 5), dtype=np.uint8)
    delta = np.concatenate([recording.changes(sheets[:4]), recording.changes(sheets[4:])])
    assert (delta != sheets).any()
    assert (recording.unrolled(delta, np.array([4, 3], np.int32)) == sheets).all()


def test_a_recording_holds_what_two_kinds_of_bot_answered() -> None:
    teams = dict(zip(CULTISTS.teams[:2], ("sleuth", "random"), strict=True))
    plan = Plan(CULTISTS.name, Options(players=5), Seating(CULTISTS.name, (), teams), 1)
    had, reading = recording.recorded(plan, 2), reading_for(np, KNOWN)
    masks = np.unpackbits(had["masks"], axis=1, count=len(reading.answers)).astype(bool)
    sheets = recording.unrolled(had["delta"], had["lens"])
    assert masks[np.arange(len(masks)), had["chosen"]].all()
    assert (masks.sum(axis=1) > 1).all()
    assert sheets.shape == (had["lens"].sum(), len(reading.columns))
    assert (had["kind"] == KINDS.index("sleuth")).all()
    assert 4 <= len(had["lens"]) <= 8
    assert len({*had["open_won"]}) <= 2
    assert {simulate(plan, number).winner == "investigators" for number in range(2)} == {*had["open_won"].tolist()}


def test_games_are_recorded_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.npz"
    monkeypatch.setattr("sys.argv", ["recording", str(file), "--games", "1", "--investigators", "careful"])
    recording.main()
    with np.load(file) as had:
        assert {*had["kind"].tolist()} == {0, 1}
        assert f"1 games, {len(had['chosen']):,} answers" in capsys.readouterr().out
