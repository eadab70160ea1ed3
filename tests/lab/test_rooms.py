"""What training asks of a game: what its networks read and answer, and what of a league's weights plays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gloaming.bots.cultists import learner
from gloaming.bots.learner.network import Network, shipped
from gloaming.bots.learner.weights import packed
from gloaming.env.versions import version
from gloaming.games.invasion.city import CITIES
from gloaming.lab.training.league import shipping
from gloaming.lab.training.rooms import COUNTED, room_of
from gloaming.lab.training.sheets import reading_for

GAMES = ("cultists", "invasion")


def test_the_weights_that_ship_read_and_answer_what_the_room_says() -> None:
    """Another order of columns would be another network."""
    room, network = room_of("cultists"), shipped(learner.__name__)
    reading = reading_for(np, room, room.KNOWN)
    assert (network.columns == reading.columns).all()
    assert (network.answers == reading.answers).all()


@pytest.mark.parametrize("game", GAMES)
def test_a_league_plays_tables_whose_answers_are_numbered(game: str) -> None:
    room = room_of(game)
    assert {room.table(*block) for block in room.TABLES} <= {*room.KNOWN}
    assert {options.players for options in room.KNOWN} == {5, 6, 7, 8}


@pytest.mark.parametrize("game", GAMES)
def test_each_byte_that_is_read_has_a_scale(game: str) -> None:
    room = room_of(game)
    reading = reading_for(np, room, room.KNOWN)
    assert len(reading.columns) == len(reading.scales) == len({*reading.columns.tolist()})
    assert {*reading.scales.tolist()} == {np.float32(COUNTED), 1.0}
    assert {*room.hidden_columns(version(room.SHEET))} <= {*reading.columns.tolist()}


def test_a_network_of_invasion_is_told_the_city_behind_the_sheet() -> None:
    room = room_of("invasion")
    width, reading = version(room.SHEET).sheet.width, reading_for(np, room, room.KNOWN)
    assert reading.columns[-3:].tolist() == [width - 1, width, width + 1]
    assert [room.told(room.table(5, city)) for city in CITIES] == [(1, 0), (0, 1)]


def test_of_a_leagues_weights_the_pupil_alone_is_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pupil, clone = (np.full((2, 2), number, np.float16) for number in (1, 2))
    numbers = {name: np.arange(2, dtype=np.int32) for name in ("columns", "answers")}
    written, file = tmp_path / "weights1.safetensors", tmp_path / "weights.safetensors"
    written.write_bytes(packed({"sleuth.w1": clone, "pupil.w1": pupil, **numbers}, {"decisions": "3"}))
    monkeypatch.setattr("sys.argv", ["shipping", str(written), str(file)])
    shipping.main()
    network = Network(file.read_bytes())
    assert network.layers.keys() == {"w1"}
    assert (network.layers["w1"] == 1).all()
    assert network.about == {"decisions": "3"}
    assert f"{file.stat().st_size:,} bytes" in capsys.readouterr().out
