"""Whole games, and the first night, by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import Options as CultistsOptions
from gloaming.games.invasion import Options as InvasionOptions
from tests.browser.conftest import People
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.moments import lay_out
from tests.browser.scenes_lessons import hurry, read_the_end
from tests.server.prepared import Past
from tests.server.running import RunningHouse

DEALT = bytes(range(32))


@pytest.mark.slow
@pytest.mark.wide("test_a_game_is_begun_and_played_without_a_mouse")
@pytest.mark.parametrize(
    "options", [CultistsOptions(players=5, level="first"), InvasionOptions(players=4)], ids=["cultists", "invasion"]
)
def test_a_whole_game_is_played_without_a_mouse(people: People, house: RunningHouse, options: Any) -> None:
    kay = people("Kay", kind=KeyboardPlayer)
    bots = tuple(range(1, options.players))
    kay.take(lay_out(house, Past(DEALT, ()), options, bots=bots, window=1)[0])
    assert kay.play().over
    assert kay.answers > 10


@pytest.mark.slow
@pytest.mark.wide("test_a_game_is_begun_and_played_without_a_mouse")
def test_the_first_night_is_played_without_a_mouse(people: People) -> None:
    nell = people("Nell", kind=KeyboardPlayer)
    hurry(nell)
    nell.open("#/learn/first-night")
    nell.press(nell.page.locator(".learn .btn").first)
    nell.play()
    assert len(read_the_end(nell)) == 6
