"""What bots show to those who watch them, by numbers: the time of their answers and the order of their words tell no side."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.server.seated_bots import PACE
from tests.leaks.bots import STRETCHED, SUSPICIOUS, turns_to_speak, watched_times
from tests.leaks.planted import PLANTED
from tests.server.doorless import house_at

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def plant(net: str, patch: pytest.MonkeyPatch) -> None:
    [found] = [plant for plant in PLANTED if plant.net == net]
    found.plant(patch)


@pytest.mark.wide("test_the_order_of_words_tells_no_side")  # by the clock: it wants a machine that does nothing else
@pytest.mark.parametrize("is_planted", [False, True])
@pytest.mark.parametrize("game", ["cultists", "invasion"])
async def test_times_tell_no_side(game: str, is_planted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACE, "quick", STRETCHED)
    if is_planted:
        plant("times", monkeypatch)
    async with house_at(tmp_path / "tables.sqlite3") as house:
        found = await watched_times(house, game, 5)
    print(found)
    assert found.is_enough, f"this machine is too busy to tell: {found}"
    assert (abs(found.deviations) > SUSPICIOUS) == is_planted, found


@pytest.mark.parametrize("is_planted", [False, True])
@pytest.mark.parametrize(("game", "bot"), [("cultists", "chatterbox"), ("invasion", "chatterbox")])
async def test_the_order_of_words_tells_no_side(
    game: str, bot: str, is_planted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_planted:
        plant("turns to speak", monkeypatch)
    async with house_at(tmp_path / "tables.sqlite3") as house:
        found = await turns_to_speak(house, game, 5, bot)
    print(found)
    assert found.mixed >= 20
    assert (found.wrong > 0) == is_planted
