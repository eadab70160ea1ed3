"""As machine code lanes show what their sources show. It takes longer to compile than to compare."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gloaming.env.lanes import VectorEnvironment
from gloaming.games import cultists, invasion
from tests.env.lanes import plain, sheet_of

LANES, STEPS = 4, 300
TABLES: dict[str, Any] = {
    "Cultists, five": cultists.Options(players=5, level="experienced"),
    "Cultists, AUTOMA": cultists.Options(players=4, level="experienced", dark_transfers="hidden"),
    "Milan": invasion.Options(players=5),
    "Washington": invasion.Options(
        players=8, city="washington", declare_window="standing_orders", rescue_in_place=True
    ),
}


@pytest.mark.wide("test_a_lane_shows_what_the_single_environment_shows")
@pytest.mark.parametrize("exact", [True, False], ids=["exact", "quick dice"])
@pytest.mark.parametrize("name", TABLES)
def test_compiled_lanes_show_the_same(name: str, exact: bool) -> None:
    """Each step by an action that is drawn from the mask, after a look by any other seat."""
    options, chance = TABLES[name], np.random.default_rng(7)
    ours = plain(options, LANES, exact=exact)
    machine = VectorEnvironment(sheet_of(options), options, LANES, exact=exact)
    seen: Any = ours.reset(seed=3)
    other: Any = machine.reset(seed=3)
    for _ in range(STEPS):
        alike(seen, other)
        asked = seen.seat.copy()
        seats = chance.integers(options.players, size=LANES)
        alike(ours.seen_by(seats), machine.seen_by(seats))
        alike(ours.seen_by(asked), machine.seen_by(asked))
        actions = [chance.choice(np.flatnonzero(mask)) for mask in ours.seen().action_mask]
        seen, other = ours.step(actions), machine.step(actions)


def alike(one: Any, other: Any) -> None:
    for here, there in zip(one, other, strict=True):
        assert np.array_equal(here, there)
