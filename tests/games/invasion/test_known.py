"""Rules asked of a view: the map as everyone sees it, and nothing that anybody holds."""

from __future__ import annotations

import pytest

from gloaming.games.invasion.known import known
from gloaming.games.invasion.rules import free_agents, is_alien, may_accuse, pressure_value, receivers
from tests.games.invasion.table import FIVE, Table, table


@pytest.fixture
def t() -> Table:
    return table(
        *FIVE, agents={"01": "f1", "02": "f0"}, used=("02",), scientists=("f1",), tokenless=("Ben",), stated=("Eve",)
    )


def test_a_rule_over_a_view_says_what_it_says_over_the_game(t: Table) -> None:
    """INV-AGENT-01, INV-ACCUSE-01, INV-PRESSURE-01."""
    for view in (t.spectator(), *(person.sees for person in t.people)):
        seen = known(view)
        assert free_agents(seen) == free_agents(t.game) == ("01",)
        assert [may_accuse(seen, seat) for seat in t.game.seats] == [True, False, True, True, False]
        assert pressure_value(seen) == pressure_value(t.game)
        assert receivers(seen, "01") == receivers(t.game, "01") == ["02"]


def test_what_is_hidden_cannot_be_asked_for(t: Table) -> None:
    with pytest.raises(IndexError):
        is_alien(known(t["Ann"].sees), 1)
