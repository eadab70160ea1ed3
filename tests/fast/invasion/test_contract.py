"""The twin of Invasion is equal to the reference, decision for decision; and a fault on either side is told by a short record."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

import gloaming.games.invasion.accusation
import gloaming.games.invasion.agents
import gloaming.games.invasion.escalation
import gloaming.games.invasion.event_cards.trap
import gloaming.games.invasion.rescue
import gloaming.games.invasion.rounds
from gloaming.fast.contract import CompiledTwin, PlainTwin
from gloaming.fast.invasion import INVASION
from gloaming.games.invasion import Options
from gloaming.games.invasion.state import Reason
from tests.fast.alike import (
    Fault,
    always,
    always_the_first,
    first_difference,
    never,
    nothing,
    the_fault_is_found_and_told_by_a_short_record,
)

DECISIONS = 12_000


def test_twin_and_reference_are_alike_in_every_option_and_every_state() -> None:
    """At every kind of table that the twin plays."""
    ends: Counter[str] = Counter()
    assert first_difference(1, DECISIONS, PlainTwin(INVASION), ends=ends) is None
    assert set(ends) >= {"sector", "mother_ships"}


ENDLESS: dict[str, Any] = {
    "players": 8, "motherships_to_lose": 5, "alien_token_limit": 0, "mothership_is_red": True,
    "captured_takes_active_agent": True, "pressure_track": (1, 1),
}  # fmt: skip
RARE = {
    "scientists come home": Options(
        players=5, city="washington", scientists_to_save=1, alien_token_limit=0, rescue_in_place=True
    ),
    "no end of events": Options(**ENDLESS),
    "an escalation without cards": Options(**ENDLESS, escalation_on_empty_deck="stop"),
    "rescues as they are read otherwise": Options(
        players=6, city="washington", alien_token_limit=25, trap_breaks_control=False, free_partial=True,
        escort_recheck="same_receiver_same_spot", escort_passes_scientists=False, control_draw_before_rescue=True,
        human_sabotage="forbidden", pressure_up_on="saved_only",
    ),
    "a newcomer who waits": Options(
        players=4, alien_token_limit=25, new_agent_deferred=True, captured_counts_new_agent=True, captured_counts_trap=True,
        yellow_events_optional=True, event_chooser="turn_player", trap_sector_test="all_touched",
    ),
    "orders and late choices": Options(
        players=8, declare_window="standing_orders", stated_alien_architect="choices_to_next_non_stated",
        support_mode="clockwise_first_only", stated_alien_may_support=True, city="washington", trap_sector_test="home",
    ),
    "stated aliens are skipped": Options(
        players=7, declare_window="own_turn", stated_alien_architect="skip",
        control_draw_value="at_end", setup_scientist_on_gathering_spot=False, sector_win_needs_unaddressed=False,
    ),
}  # fmt: skip
"""Tables at which things happen that tables at random rarely see."""


SEEDS = {
    "scientists come home": 5,
    "no end of events": 13,
    "an escalation without cards": 13,
    "a newcomer who waits": 5,
}
"""By which that soon happens."""


@pytest.mark.parametrize("name", RARE)
def test_twin_and_reference_are_alike_in_what_is_rare(name: str) -> None:
    ends: Counter[str] = Counter()
    assert first_difference(SEEDS.get(name, 4), 2_000, PlainTwin(INVASION), table=RARE[name], ends=ends) is None
    assert ends


def test_games_come_to_every_end() -> None:
    ends: Counter[str] = Counter()
    for table in (RARE["scientists come home"], Options()):
        first_difference(5, 2_000, PlainTwin(INVASION), table=table, ends=ends)
    assert set(ends) == set(get_args(Reason))


@pytest.mark.wide("test_twin_and_reference_are_alike_in_every_option_and_every_state")
def test_the_compiled_twin_is_the_same() -> None:
    """The same sources as machine code: it takes longer to compile than to compare."""
    assert first_difference(2, 20_000, CompiledTwin(INVASION)) is None


# Planted faults


def only_itself(real: Fault) -> Fault:
    return lambda game, district: {district}


def nobody_else(real: Fault) -> Fault:
    return lambda *_: []


TWIN, REFERENCE = gloaming.fast.invasion, gloaming.games.invasion
FIVE = Options(players=5)
QUIET = Options(players=6, alien_token_limit=0, rescue_in_place=True, human_sabotage="forbidden")
FAULTS = [
    pytest.param(TWIN.setup, "roll", always_the_first, FIVE, id="twin: seat 0 is the architect"),
    pytest.param(TWIN.escalation, "shuffle", nothing, FIVE, id="twin: events are not shuffled"),
    pytest.param(TWIN.event_cards, "lower_pressure", nothing, FIVE, id="twin: a ship leaves the pressure as it is"),
    pytest.param(TWIN.tokens, "check_sectors", nothing, FIVE, id="twin: no sector falls"),
    pytest.param(TWIN.aliens, "declare", nothing, FIVE, id="twin: nobody declares"),
    pytest.param(TWIN.accusation, "may_support", always, FIVE, id="twin: who has no token supports"),
    pytest.param(TWIN.planning, "put_under", nothing, FIVE, id="twin: nothing is prevented"),
    pytest.param(TWIN.rescue, "under_control", never, QUIET, id="twin: no rescue succeeds"),
    pytest.param(TWIN.rescue, "raise_pressure", nothing, QUIET, id="twin: a rescue leaves the pressure as it is"),
    pytest.param(REFERENCE.rounds, "zone", only_itself, FIVE, id="reference: a zone is one district"),
    pytest.param(REFERENCE.agents, "receivers", nobody_else, QUIET, id="reference: nobody takes a scientist over"),
    pytest.param(REFERENCE.rescue, "is_alien", always, QUIET, id="reference: humans may sabotage"),
    pytest.param(REFERENCE.event_cards.trap, "is_in", never, FIVE, id="reference: a trap catches nobody"),
    pytest.param(REFERENCE.accusation, "may_support", never, FIVE, id="reference: nobody may support"),
]
"""A function of either side, what is wrong with it, and a table at which that shows soon."""


@pytest.mark.parametrize(("module", "name", "fault", "table"), FAULTS)
def test_a_planted_fault_is_found_and_told_by_a_short_record(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, fault: Fault, table: Options
) -> None:
    monkeypatch.setattr(module, name, fault(getattr(module, name)))
    the_fault_is_found_and_told_by_a_short_record(INVASION, table)
