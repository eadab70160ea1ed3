"""Lanes of Invasion show, byte for byte, what its single environments show. What they may not show: `test_invasion_lane_secrets`.

Here the twin's sources run as they are; as machine code they are held against these in `test_compiled_lanes`."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from gloaming.env.lanes import STANDS
from gloaming.env.slots.invasion import named, slots
from gloaming.env.versions import version
from gloaming.fast.invasion import INVASION, event_cards, observing, rescue
from gloaming.fast.invasion.steps import LEAVE_ORDERS
from gloaming.fast.invasion.tempers import random_table
from gloaming.fast.layout import NOBODY
from gloaming.games.invasion import Options
from gloaming.games.invasion.city import CITIES
from tests.env import lanes
from tests.env.lanes import difference, plain
from tests.fast.alike import Fault, always, nothing
from tests.fast.invasion.test_contract import RARE
from tests.wide import one_in

TABLES = [(players, city) for players in range(4, 9) for city in CITIES]


@pytest.mark.parametrize(("players", "city"), one_in(3, TABLES))
def test_a_lane_shows_what_the_single_environment_shows(players: int, city: str) -> None:
    assert difference(Options(players=players, city=city), 3, 160, INVASION.tempered) == ""


@pytest.mark.parametrize("number", one_in(10, range(40)))
def test_lanes_and_environments_are_alike_at_any_table(number: int) -> None:
    """Every size and house rule, in both cities."""
    options = random_table(Random(f"lanes/{number}"))
    assert difference(options, number, 160, INVASION.tempered) == ""


SEEDS = {
    "orders and late choices": 3,
    "rescues as they are read otherwise": 4,
    "a newcomer who waits": 5,
    "stated aliens are skipped": 4,
}
"""Of tables at which things happen that are rare, and by which they soon do."""


def rare_difference(table: str) -> str:
    return difference(RARE[table], SEEDS[table], 220, INVASION.tempered)


def test_all_that_a_sheet_has_room_for_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """No question of Invasion has a number; and the winner is seen where lanes stop at the end (`test_lanes`)."""
    sheet, real = version("invasion").sheet, lanes.unlike_at
    found = np.zeros(sheet.width, np.uint8)

    def noting(tables: Any, seen: Any, seats: Any) -> str:
        found[:] |= np.bitwise_or.reduce(seen.observation)
        return real(tables, seen, seats)

    monkeypatch.setattr(lanes, "unlike_at", noting)
    assert [table for table in SEEDS if rare_difference(table) != ""] == []
    parts = [part.name for parts in sheet.sections.values() for part in parts]
    assert {name for name in parts if not sheet.part(found, name).any()} == {"about_number", "winner"}
    assert sheet.part(found, "question").all()


@pytest.mark.parametrize("city", CITIES)
def test_all_that_can_be_named_has_a_slot(city: str) -> None:
    """What comes after the version has none: then it has to be decided what a lane shows of it."""
    options = Options(city=city)
    where = slots(options)
    for name, (_, values) in named(options).items():
        assert NOBODY not in getattr(where, name)[: len(values)], name


def test_an_order_has_no_number_and_is_not_left_by_standing_still() -> None:
    """Standing orders came after the version: a seat that is asked for one can only go on without."""
    env = plain(RARE["orders and late choices"])
    seen: Any = env.reset(seed=3)
    game = env.played.games[0]
    while game.asking != LEAVE_ORDERS:
        seen = env.step([np.flatnonzero(mask)[0] for mask in seen.action_mask])
    assert game.offers == 1 + env.players
    assert seen.action_mask[0].sum() == 1
    before = seen.observation[0].copy()
    assert (env.step([STANDS, STANDS]).observation[0] == before).all()


# Planted faults


def one_chair_on(real: Fault) -> Fault:
    return lambda b, me, seat: (real(b, me, seat) + 1) % b.players


def all_of_them(real: Fault) -> Fault:
    def remember(g: Any, b: Any) -> None:
        g.recognised = (1 << b.players) - 1

    return remember


FAULTS = [
    pytest.param(rescue, "remember_votes", nothing, "rescues as they are read otherwise", id="nobody remembers a team"),
    pytest.param(
        event_cards, "remember_aliens", nothing, "orders and late choices", id="nobody remembers a Revelation"
    ),
    pytest.param(
        event_cards, "remember_aliens", all_of_them, "orders and late choices", id="at Revelation all open their eyes"
    ),
    pytest.param(
        observing, "clockwise", one_chair_on, "stated aliens are skipped", id="everybody sits a chair further on"
    ),
    pytest.param(observing, "turned", one_chair_on, "stated aliens are skipped", id="questions speak of others"),
    pytest.param(observing, "is_alien", always, "stated aliens are skipped", id="everybody is told to be an alien"),
    pytest.param(observing, "show_map", nothing, "stated aliens are skipped", id="nobody sees the map"),
]


@pytest.mark.parametrize(("module", "name", "fault", "table"), FAULTS)
def test_a_planted_difference_is_found(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, fault: Fault, table: str
) -> None:
    monkeypatch.setattr(module, name, fault(getattr(module, name)))
    assert rare_difference(table) != ""
