"""What bots answered, as it is recorded to clone them from: every sheet comes back, and every answer was allowed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gloaming.env.versions import version
from gloaming.kernel.errors import BadOptions
from gloaming.lab.seating import Seating
from gloaming.lab.simulation import Plan, simulate
from gloaming.lab.training.league import recording
from gloaming.lab.training.league.tables import KINDS
from gloaming.lab.training.rooms import room_of
from gloaming.lab.training.sheets import reading_for


def test_sheets_come_back_as_they_were_recorded() -> None:
    chance = np.random.default_rng(1)
    sheets = chance.integers(0, 256, (7, 5), dtype=np.uint8)
    delta = np.concatenate([recording.changes(sheets[:4]), recording.changes(sheets[4:])])
    assert (delta != sheets).any()
    assert (recording.unrolled(delta, np.array([4, 3], np.int32)) == sheets).all()


@pytest.mark.parametrize("game", ["cultists", "invasion"])
def test_a_recording_holds_what_two_kinds_of_bot_answered(game: str) -> None:
    room = room_of(game)
    seating = Seating(game, (), dict(zip(room.KIND.teams, ("sleuth", "random"), strict=True)))
    plan = Plan(game, room.KNOWN[0], seating, 1)
    had, reading = recording.recorded(plan, 2), reading_for(np, room, room.KNOWN)
    masks = np.unpackbits(had["masks"], axis=1, count=len(reading.answers)).astype(bool)
    sheets = recording.unrolled(had["delta"], had["lens"])
    assert masks[np.arange(len(masks)), had["chosen"]].all()
    assert (masks.sum(axis=1) > 1).all()
    assert sheets.shape == (had["lens"].sum(), len(reading.columns))
    assert (had["kind"] == KINDS.index("sleuth")).all()
    assert 4 <= len(had["lens"]) <= 2 * room.KNOWN[0].players
    assert {simulate(plan, number).winner == room.KIND.teams[0] for number in range(2)} == {*had["open_won"].tolist()}


def test_a_recording_of_invasion_says_in_which_city_it_was_and_who_is_an_alien_at_each_moment() -> None:
    """And who has turned leaves the seat to the aliens' bot."""
    room = room_of("invasion")
    seating = Seating("invasion", (), dict(zip(room.KIND.teams, ("careful", "sleuth"), strict=True)))
    had, reading = (
        recording.recorded(Plan("invasion", room.table(5, "washington"), seating, 1), 1),
        reading_for(np, room, room.KNOWN),
    )
    sheets = recording.unrolled(had["delta"], had["lens"])
    assert (sheets[:, -2:] == [0, 1]).all()
    ours = np.isin(reading.columns, room.hidden_columns(version(room.SHEET)))
    hidden = sheets[:, ours].max(axis=1) > 0
    by = np.repeat(had["kind"], had["lens"])
    assert (hidden == (by == KINDS.index("sleuth"))).all()
    assert {*hidden.tolist()} == {False, True}


@pytest.mark.parametrize(("game", "table"), [("cultists", "first"), ("invasion", "washington")])
def test_games_are_recorded_from_the_command_line(
    game: str, table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.npz"
    wishes = ("--game", game, "--table", table, "--games", "1", "--open", "careful")
    monkeypatch.setattr("sys.argv", ["recording", str(file), *wishes])
    recording.main()
    with np.load(file) as had:
        assert {*had["kind"].tolist()} == {0, 1}
        assert f"1 games, {len(had['chosen']):,} answers" in capsys.readouterr().out


def test_a_game_that_nobody_knows_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="Nobody can be trained at 'whist'; choose one of: cultists, invasion"):
        room_of("whist")
