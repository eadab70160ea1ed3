"""The event cards, one after the other (INV-EVENT)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.invasion.city import load_city
from tests.games.invasion.table import FIVE, Table, table

MILAN = load_city("milan")


def event(*cards: str, **arrangement: Any) -> Table:
    """The event stage of Ann's round, with these cards on top."""
    return table(*FIVE, stage="event", events=cards, **{"architect": "Ann", **arrangement})


def picks(t: Table) -> list[str]:
    return [option.removeprefix("pick:") for option in t["Ann"].options() if option.startswith("pick")]


def goals(t: Table, agent: str) -> set[str]:
    t["Ann"].does(f"pick:{agent}")
    return {option.removeprefix("send:") for option in t["Ann"].options()}


# Mother Ship!


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_ship_brings_the_cards_of_its_space(number: int) -> None:
    """INV-EVENT-01a, -01b, -01c, INV-MAP-22, INV-ASSIM-12, -17, INV-PRESSURE-05: 10 cards, and the pressure falls."""
    stacks = [("human",) * 10 if space >= number - 1 else () for space in range(3)]
    t = event("mother_ship", mother_ships=number - 1, stacks=stacks, deck="H" * 5, pressure=2)
    assert t.happened(f"ship:{number}/10")
    assert len(t.game.deck) == 15
    assert [len(stack) for stack in t.game.stacks] == [0] * number + [10] * (3 - number)
    assert t.game.pressure == 1


def test_the_whole_deck_is_shuffled_with_the_new_cards() -> None:
    """INV-ASSIM-17, INV-EVENT-01b."""
    tops = set()
    for seed in range(12):
        t = event("mother_ship", deck="A" * 10, stacks=[("human",) * 10, (), ()], rolls=[(1000, seed)])
        tops.add(t.game.deck[-10:])
        assert sorted(t.game.deck) == ["assimilated"] * 10 + ["human"] * 10
    assert len(tops) > 6


def test_the_fourth_ship_ends_the_game() -> None:
    """INV-EVENT-01, INV-WIN-03, INV-RQ-01, -02."""
    t = event("mother_ship", mother_ships=3, stacks=[(), (), ()])
    assert (t.game.winner, t.game.reason, t.game.mother_ships) == ("aliens", "mother_ships", 4)
    later = event("mother_ship", mother_ships=3, stacks=[(), (), ()], options={"motherships_to_lose": 5})
    assert later.game.winner is None


# Yellow


def test_rendezvous_brings_an_agent_beside_another() -> None:
    """INV-EVENT-02, -02a, INV-RQ-49, -60: the next spot on some road; any agent, and its siren stays."""
    t = event("rendezvous", agents={"01": "f5", "02": "h0"}, used=("01",))
    assert picks(t) == ["01", "02"]
    assert goals(t, "01") == {"g1", "h1"}
    t["Ann"].does("send:g1")
    assert (t.game.agent_at["01"], t.game.siren["01"]) == ("g1", False)


def test_salvage_brings_an_agent_to_a_scientist() -> None:
    """INV-EVENT-03, -03a, -17, -20, INV-RQ-23: who has no agent yet; he stays where he is."""
    t = event("salvage", scientists=("f2", "f3", "q5"), saved=2)
    assert goals(t, "02") == {"f2", "q5"}
    t["Ann"].does("send:q5")
    assert t.game.agent_at["02"] == "q5"
    assert t.game.scientists == ("f2", "f3", "q5")


def test_an_event_that_cannot_be_done_has_no_effect() -> None:
    """INV-EVENT-16, INV-RQ-15, -60: all starting spots are taken, and no scientist waits."""
    for card in ("starting_location", "salvage", "new_agent"):
        t = event(card)
        assert t.question() == "AskForDeclaration"
        assert t.game.discard == (card,)


def test_a_new_agent_comes_without_siren() -> None:
    """INV-EVENT-04, -04a, -18, INV-DERIV-08."""
    t = event("new_agent", agents={"01": "f3", "02": "h0", "03": "k3", "04": "m0", "05": "p3"})
    assert t["Ann"].options() == ["post:h3", "post:m3"]
    t["Ann"].does("post:m3")
    assert (t.game.agent_at["06"], t.game.siren["06"], t.game.reserve) == ("m3", False, None)
    assert not t["Ann"].may("control:06")


def test_a_new_agent_may_come_later_where_the_table_says_so() -> None:
    """INV-RQ-59, new_agent_deferred: as soon as a starting spot is free, in the middle of a turn."""
    t = event("new_agent", options={"new_agent_deferred": True})
    assert t.game.newcomer_waits
    t["Ann"].controls("02").moves("h0")
    assert t.question() == "PlaceNewcomer"
    t["Ann"].does("post:h3")
    assert t.game.agent_at["06"] == "h3"
    assert t.game.turn == t.seat("Ben")
    never = event("new_agent")
    never["Ann"].controls("02").moves("h0")
    assert never.game.reserve == "06"


def test_resistance_frees_a_whole_sector() -> None:
    """INV-EVENT-05, -05a: one with aliens in it; what the same zone has elsewhere stays."""
    t = event("resistance", tokens=("A1", "A-x1", "E4", "C1"))
    assert t["Ann"].options() == ["liberate:A", "liberate:C", "liberate:E"]
    t["Ann"].does("liberate:A")
    assert t.game.tokens == ("C1", "E4")


@pytest.mark.parametrize(("city", "card"), [("milan", "cathedral"), ("washington", "capitol")])
def test_cathedral_and_capitol_bring_an_agent_to_a_gathering_spot(city: str, card: str) -> None:
    """INV-EVENT-06, -07, INV-MAP-18."""
    gate, *others = load_city(city).gathering_spots
    t = event(card, city=city, agents={"01": gate, "02": "h5" if city == "milan" else "a1"})
    assert goals(t, "02") == set(others)


def test_starting_location_brings_an_agent_to_a_starting_spot() -> None:
    """INV-EVENT-08."""
    t = event("starting_location", agents={"01": "f3", "02": "q5", "03": "k3", "04": "m3", "05": "p3"})
    assert goals(t, "02") == {"h3"}


def test_a_yellow_event_must_be_done_unless_the_table_lets_one_decline() -> None:
    """INV-RQ-15, yellow_events_optional."""
    for card in ("cathedral", "resistance"):
        assert not event(card, tokens=("A1",))["Ann"].may("decline")
        t = event(card, tokens=("A1",), options={"yellow_events_optional": True})
        t["Ann"].does("decline")
        assert t.question() == "AskForDeclaration"
        assert t.game.tokens == ("A1",)


def test_in_an_escalation_the_turn_player_may_choose_where_the_table_says_so() -> None:
    """INV-RQ-14, event_chooser; in the event stage it is the architect anyway."""
    agents = {"01": "f1", "02": "f0", "03": "k3"}
    for rule, chooser in (("architect", "Ann"), ("turn_player", "Ben")):
        t = table(
            *FIVE, agents=agents, scientists=("f1",), saved=0, events=("revelation", "trap", "cathedral"),
            options={"event_chooser": rule},
        )  # fmt: skip
        t["Ann"].plans().puts_up("revelation")
        t["Ben"].controls("01").stays().escorts("02").names("Cleo", "Dan")
        t["Cleo"].lays("sabotage")
        t["Ben"].lays("success")
        t["Dan"].lays("success")
        assert t.asks() == {chooser}
    stage = event("cathedral", options={"event_chooser": "turn_player"})
    assert stage.asks() == {"Ann"}


# Red


def test_revelation_tells_every_alien_who_the_aliens_are() -> None:
    """INV-EVENT-09, -09a, INV-INFO-14, INV-RQ-61, INV-DERIV-11: secret or stated; a human hears an empty word."""
    t = event("revelation", hands={"Ben": "A", "Dan": "HA"}, stated=("Dan",))
    assert t["Ben"].sees.known_aliens == t["Dan"].sees.known_aliens == (1, 3)
    assert t["Ann"].saw("recognised:0=")
    assert t["Ann"].sees.known_aliens == ()
    without = event(
        "revelation", hands={"Ben": "A", "Dan": "HA"}, stated=("Dan",), options={"revelation_includes_stated": False}
    )
    assert without["Ben"].sees.known_aliens == (1,)
    assert without["Dan"].sees.known_aliens == ()


def test_whoever_is_assimilated_later_is_not_known_by_revelation() -> None:
    """INV-INFO-15."""
    t = event("revelation", hands={"Ben": "A"}, deck="AH")
    t["Ann"].controls("01").stays()
    assert t["Ann"].sees.alien
    assert t["Ann"].sees.known_aliens == ()
    assert t["Ben"].sees.known_aliens == (1,)


@pytest.mark.parametrize(
    ("red_ships", "upcoming", "prevented"),
    [(False, ("trap",), ("mother_ship", "salvage")), (True, ("mother_ship", "trap"), ("salvage",))],
)
def test_alien_planning_sorts_events_by_colour(
    red_ships: bool, upcoming: tuple[str, ...], prevented: tuple[str, ...]
) -> None:
    """INV-EVENT-10, -10b, -01d, INV-RQ-02, -12, INV-PRESSURE-09: as many as the pressure; a Mother Ship! is not red."""
    t = event("alien_planning", "mother_ship", "trap", "salvage", pressure=3, options={"mothership_is_red": red_ships})
    assert (t.game.upcoming, t.game.prevented) == (upcoming, prevented)
    assert t.game.mother_ships == 0  # INV-EVENT-01d


@pytest.mark.parametrize(("visibility", "who"), [("architect", {"Ann"}), ("public", set(FIVE)), ("nobody", set())])
def test_who_sees_the_cards_of_alien_planning(visibility: str, who: set[str]) -> None:
    """INV-INFO-17, INV-RQ-13: all see how many went where."""
    t = event("alien_planning", "trap", "salvage", pressure=2, options={"alien_planning_visibility": visibility})
    seen = {person.name for person in t.people if any("trap/salvage" in str(event) for event in person.sees.journal)}
    assert seen == who
    assert t.happened("alienplan:1/1") == 1
    assert all(person.saw("alienplan:1/1") for person in t.people)


def test_alien_planning_draws_what_is_there() -> None:
    """INV-EVENT-10: with fewer cards than the pressure; nothing is reorganized."""
    few = ("salvage", "trap", "alien_planning")
    t = event(event_deck=few, upcoming=("expansion",), prevented=("captured",), pressure=5)
    assert (t.game.event_deck, t.game.upcoming) == ((), ("expansion", "trap"))
    assert t.game.prevented == ("captured", "salvage")
    assert t.happened("alienplan:1/1") == 1


def test_at_pressure_0_alien_planning_draws_nothing() -> None:
    """INV-EVENT-10a."""
    t = event("alien_planning", pressure=0)
    assert (t.game.upcoming, t.game.prevented) == ((), ())


def test_under_attack_fills_all_that_agents_control() -> None:
    """INV-EVENT-11, INV-MAP-32: free or used."""
    t = event("under_attack", agents={"01": "f0", "02": "h3"}, used=("01",), tokens=("B7",))
    assert set(t.game.tokens) == {"A-x3", "A-x4", "B7", "B8", "B11", "B12"}


def trap(sector: int, **arrangement: Any) -> Table:
    agents = {"01": "e1", "02": "a1", "03": "z5"}
    return event("trap", city="washington", rolls=[(5, sector)], **{"agents": agents, **arrangement})


@pytest.mark.parametrize(
    ("test", "in_a", "in_b"),
    [("touches", {"01", "02"}, {"01"}), ("all_touched", {"02"}, set()), ("home", {"02"}, {"01"})],
)
def test_a_trap_takes_the_sirens_in_one_sector(test: str, in_a: set[str], in_b: set[str]) -> None:
    """INV-EVENT-12, -12b, INV-RQ-20, -31, -64, -66: e1 touches A and B; on a bridge an agent is in no sector."""
    for sector, trapped in ((0, in_a), (1, in_b)):
        t = trap(sector, options={"trap_sector_test": test})
        assert {agent for agent, free in t.game.siren.items() if not free} == trapped


def test_expansion_is_one_step_of_all_zones() -> None:
    """INV-EVENT-13, -13a, INV-RQ-33."""
    t = event("expansion", tokens=("A7", "C20"))
    assert set(t.game.tokens) == {"A7", "C20", *MILAN.neighbours["A7"], *MILAN.neighbours["C20"]}


def test_captured_takes_the_agent_used_last() -> None:
    """INV-EVENT-14, -14b, INV-RQ-17, -18, INV-DERIV-08: from whatever round; a scientist next to it stays."""
    t = event("captured", last_used="03", scientists=("k3",), saved=4)
    assert "03" not in t.game.agent_at
    assert "03" not in t.game.siren
    assert t.game.scientists == ("k3",)


def test_captured_without_a_used_agent_does_nothing() -> None:
    """INV-EVENT-14a, INV-RQ-19: agents that are used by a Trap do not count, nor does the newcomer."""
    assert len(event("captured").game.agent_at) == 5
    assert len(event("captured", used=("01", "02")).game.agent_at) == 5


def test_what_counts_as_used_for_captured_can_be_changed() -> None:
    """INV-RQ-17: captured_counts_trap, captured_counts_new_agent."""
    t = trap(0, options={"captured_counts_trap": True})
    assert t.game.last_used == "02"
    agents = {"01": "f3", "02": "h0"}
    newcomer = event("new_agent", agents=agents, options={"captured_counts_new_agent": True})
    newcomer["Ann"].does("post:h3")
    assert newcomer.game.last_used == "06"
    plain = event("new_agent", agents=agents)
    plain["Ann"].does("post:h3")
    assert plain.game.last_used is None


def test_the_discard_is_open_unless_the_table_covers_it() -> None:
    """INV-INFO-08, -09, INV-RQ-16, INV-EVENT-19."""
    assert event("revelation").spectator().discard == ("revelation",)
    assert event("revelation", options={"event_discard_public": False}).spectator().discard == ()
