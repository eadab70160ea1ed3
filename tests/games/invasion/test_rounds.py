"""The round, its turns and its consolidation (INV-TURN, INV-CONSOL), and the pressure track."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.events import AgentTaken, PlanningAnnounced
from gloaming.games.invasion.pressure import lower_pressure, raise_pressure
from gloaming.games.invasion.rules import pressure_value
from gloaming.games.invasion.tokens import around, lay_tokens, zone
from tests.games.invasion.table import EIGHT, FIVE, FOUR, Table, table

SECTOR_DIE, ADDRESS_DIE = 5, 20


def test_the_event_comes_first_then_the_turns_from_the_architect_on() -> None:
    """INV-TURN-01, -02, -05, -09, -11, -12: clockwise, everybody once."""
    t = table(*FIVE, stage="event", events=("expansion",), architect="Cleo")
    assert t.game.discard == ("expansion",)
    t.everybody_plans()
    turns = [t.names[event.seat] for event in t.game.journal if isinstance(event, PlanningAnnounced)]
    assert turns == ["Cleo", "Dan", "Eve", "Ann", "Ben"]


def test_an_executed_event_is_discarded_but_a_ship_stays_on_its_space() -> None:
    """INV-TURN-03, INV-EVENT-01a."""
    t = table(*FIVE, stage="event", events=("mother_ship",))
    assert t.game.discard == ()
    assert t.game.mother_ships == 1


def test_there_is_no_passing() -> None:
    """INV-TURN-06, -07, -13: plan, control an agent or accuse."""
    t = table(*FOUR).nobody_declares()
    assert t["Ann"].options() == [
        "plan", "control:01", "control:02", "control:03", "control:04", "control:05",
        "accuse:1", "accuse:2", "accuse:3",
    ]  # fmt: skip
    assert t.asks() == {"Ann"}


def test_a_stated_alien_plans_or_invades() -> None:
    """INV-TURN-08, INV-ALIEN-10, INV-AGENT-02."""
    t = table(*FIVE, hands={"Ann": "A"}, stated=("Ann",), used=("01", "02")).nobody_declares()
    assert t["Ann"].options() == ["plan", "invade:01", "invade:02", "invade:03", "invade:04", "invade:05"]


# Consolidation


def consolidated(**arrangement: Any) -> Table:
    """Straight into consolidation; the next event is one that asks nothing and lays nothing."""
    events = arrangement.pop("events", ("revelation",))
    return table(*FIVE, stage="consolidation", events=events, **arrangement)


def test_every_used_agent_gets_its_siren_back() -> None:
    """INV-CONSOL-01, INV-EVENT-12a, INV-TIME-09."""
    t = consolidated(used=("02", "05"))
    assert set(t.game.siren.values()) == {True}
    assert t.happened("sirens:02,05")


def test_the_architect_token_goes_clockwise_and_the_new_one_goes_on() -> None:
    """INV-CONSOL-02, -03, INV-TIME-10: before reorganization and invasion."""
    t = consolidated(architect="Eve", upcoming=("trap",))
    assert t.game.architect == t.seat("Ann")
    codes = [str(event).partition(":")[0] for event in t.game.journal]
    assert codes.index("architect") < codes.index("reorganised") < codes.index("rolled") < codes.index("round")


@pytest.mark.parametrize(
    ("rule", "architect"), [("allowed", "Ben"), ("skip", "Cleo"), ("choices_to_next_non_stated", "Ben")]
)
def test_a_stated_alien_may_be_architect(rule: str, architect: str) -> None:
    """INV-CONSOL-04, INV-ALIEN-15, INV-RQ-38."""
    t = consolidated(hands={"Ben": "A"}, stated=("Ben",), options={"stated_alien_architect": rule})
    assert t.game.architect == t.seat(architect)


def test_upcoming_goes_on_top_and_prevented_under_the_deck() -> None:
    """INV-CONSOL-05, -06, -07, -08, -09: what lay between keeps its order."""
    t = consolidated(
        events=("trap", "salvage"), upcoming=("revelation",), prevented=("captured", "mother_ship"), rolls=[(7, 0)]
    )
    assert t.happened("event:revelation") == 1
    assert t.game.event_deck[-2:] == ("salvage", "trap")
    assert set(t.game.event_deck[:2]) == {"captured", "mother_ship"}
    assert (t.game.upcoming, t.game.prevented) == ((), ())


def test_without_planned_cards_nothing_is_reorganised() -> None:
    """INV-CONSOL-05."""
    assert not any(str(event).startswith("reorganised") for event in consolidated().game.journal)


def rolled(sector: int, address: int) -> list[tuple[int, int]]:
    return [(SECTOR_DIE, sector), (ADDRESS_DIE, address - 1)]


def test_a_free_district_falls_with_its_free_neighbours() -> None:
    """INV-CONSOL-10, -11, -14, INV-MAP-30: also without any alien at the table."""
    t = consolidated(rolls=rolled(0, 7))
    assert t.happened("rolled:A/7")
    assert set(t.game.tokens) == {"A7", *load_city("milan").neighbours["A7"]}


def test_an_alien_district_makes_its_zone_grow_by_one_step() -> None:
    """INV-CONSOL-12, -13, INV-RQ-34, INV-MAP-28, -29: the zone before the placement; other zones stay."""
    t = consolidated(tokens=("A7", "A8", "D1"), rolls=rolled(0, 7))
    neighbours = load_city("milan").neighbours
    assert set(t.game.tokens) == {"A7", "A8", "D1", *neighbours["A7"], *neighbours["A8"]}


def test_a_corner_does_not_make_districts_close() -> None:
    """INV-MAP-11, -12: A7 and A12 meet in the spot f3 only."""
    t = table(*FIVE, tokens=("A7", "A12"))
    assert zone(t.game, "A7") == {"A7"}
    assert "A12" not in around(t.game, {"A7"})


def test_aliens_do_not_cross_the_water() -> None:
    """INV-MAP-13, -16, INV-RQ-29: from sector E nothing spreads to the other bank."""
    t = table(*FIVE, city="washington")
    banks = load_city("washington").districts_of_sector["E"]
    assert around(t.game, banks) <= banks


def test_a_district_takes_one_token_and_the_limit_holds() -> None:
    """INV-MAP-26, -27, INV-RQ-37."""
    t = table(*FIVE, stage="", tokens=("A1",), options={"alien_token_limit": 2})
    lay_tokens(t.game, ("A1", "B2", "C3"))
    assert t.game.tokens == ("A1", "B2")
    assert t.happened("laid:B2") == 1


# Strategic pressure


def test_the_pressure_moves_one_position_and_stops_at_both_ends() -> None:
    """INV-PRESSURE-01, -03, -06, -07, -08, INV-RQ-03."""
    game = table(*FIVE, stage="").game
    values = []
    for _ in range(6):
        raise_pressure(game)
        values.append(pressure_value(game))
    assert values == [2, 3, 4, 5, 5, 5]
    for _ in range(7):
        lower_pressure(game)
    assert pressure_value(game) == 0


def test_another_track_has_other_values() -> None:
    """INV-RQ-03: several positions of value 0."""
    track = (0, 0, 0, 1, 2)
    game = table(*FIVE, stage="", options={"pressure_track": track, "pressure_start_index": 3}, pressure=3).game
    lower_pressure(game)
    assert (game.pressure, pressure_value(game)) == (2, 0)


def test_with_more_players_than_agents_somebody_has_to_do_something_else() -> None:
    """INV-DERIV-13, INV-AGENT-01, -07: five agents for eight players."""
    t = table(*EIGHT)
    for name, agent in zip(EIGHT, ("01", "02", "03", "04", "05"), strict=False):
        t[name].controls(agent).stays()
    assert sum(isinstance(event, AgentTaken) for event in t.game.journal) == 5
    t.nobody_declares()
    assert not any(option.startswith("control") for option in t["Finn"].options())
