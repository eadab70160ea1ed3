"""How long people wait among bots: shorter where a turn goes on and where many sit, by what everyone can see."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.kernel.dice import Dice
from gloaming.server import protocol
from gloaming.server.seated_bots import GOES_ON
from tests.server.doorless import house_at
from tests.server.test_bots_that_talk import SETTINGS, answer_as_hanna, bots_and_hanna
from tests.server.waiting import waits
from tests.wide import further


@pytest.mark.anyio
async def test_a_walk_is_one_thought_and_a_new_turn_another(tmp_path: Path) -> None:
    """Where the question before asked the same seat alone, a bot takes a part of its pause; at another pace, all of it."""
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await bots_and_hanna(house, "random")
        dice, game, bots = Dice.seeded("one thought"), table.table.play.game, table.bots
        table.table.settings = protocol.Settings(options=SETTINGS.options, pace="natural")
        first = bots.haste()
        await answer_as_hanna(table, dice)
        await wire.until(lambda: game.waiting_for == (0,) and type(game.asking).__name__ == "Walk")
        before, asked = bots.haste(), game.questions
        await answer_as_hanna(table, dice)
        await wire.until(lambda: game.questions > asked)
        went_on = game.waiting_for == (0,)
        assert bots.haste() == (before * GOES_ON if went_on else before)
        assert first == before == 4 / 5
        table.table.settings = SETTINGS
        assert bots.haste() == 1.0


@pytest.mark.parametrize(("game", "most"), [("cultists", 30.0), *further(("invasion", 11.0))])
def test_nobody_waits_long_at_eight_seats(game: str, most: float) -> None:
    """By a clock that jumps. At one pace for every question the longest wait was 45 seconds, or 14: the medians of some games."""
    assert max(waits(game, 8, 2)) <= most
