"""How long people wait among bots: shorter where a turn goes on and where many sit, by what everyone can see."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.kernel.dice import Dice
from gloaming.kernel.views import awaited
from gloaming.server import protocol
from gloaming.server.open_table import OpenTable
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
        dice, game = Dice.seeded("one thought"), table.table.play.game
        first = haste(table)
        parts: set[float] = set()
        assert first == 4 / 5
        while parts != {first, first * GOES_ON}:
            await wire.until(lambda: 0 in game.waiting_for)
            before, question = awaited(game), game.questions
            await answer_as_hanna(table, dice)
            if game.questions == question + 1:
                alone = before == awaited(game) == (0,)
                parts.add(haste(table))
                assert haste(table) == first * (GOES_ON if alone else 1)
        assert table.bots.haste() == 1.0


def haste(table: OpenTable) -> float:
    """At a natural pace, at which nobody has to wait here."""
    table.table.settings = protocol.Settings(options=SETTINGS.options, pace="natural")
    part = table.bots.haste()
    table.table.settings = SETTINGS
    return part


@pytest.mark.parametrize(("game", "most"), [("cultists", 30.0), *further(("invasion", 11.0))])
def test_nobody_waits_long_at_eight_seats(game: str, most: float) -> None:
    """By a clock that jumps. At one pace for every question the longest wait was 45 seconds, or 14: the medians of some games."""
    assert max(waits(game, 8, 2)) <= most
