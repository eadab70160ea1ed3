"""What a careful bot does in the mine: doors that turn, lifts, Safety Ropes."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.bots.cultists.memory.ground import near, next_movement
from gloaming.games.cultists.cards import DEAD, SUCCESS
from gloaming.games.cultists.events import Gave, RoomFilled, RoundBegan
from gloaming.games.cultists.expansions.mountains_of_chaos.events import LiftCalled, PulseTurned
from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import CallLift, EnterLift
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import NoMoreRopes, Rope
from gloaming.games.cultists.known import known
from tests.bots.cultists.deciding import decides, lets_act, turn_of
from tests.games.cultists.mine.underground import mine
from tests.scenario import OFF, ON, Table

FAR = {"Ben": "green", "Uli": "green", "Eva": "green", "Tom": "green"}


# Ways


def test_the_blocked_corridor_is_far_from_its_neighbours() -> None:
    """MOC-DOOR-02, -05: Corridor D now, Corridor A in the Movement Phase to come."""
    game = known(mine(round=2)["Mary"].sees)
    then = next_movement(game)
    assert near(game)["corridor_d"]["corridor_c"] == 3  # by two Rooms
    assert near(then)["corridor_d"]["corridor_c"] == 1
    assert near(then)["corridor_a"]["corridor_b"] == 3


def test_in_the_action_phase_the_door_stands_as_it_will() -> None:
    """MOC-DOOR-07: nothing moves it before the next Movement Phase is over."""
    game = known(mine(round=2, phase="action", blocked="corridor_a")["Mary"].sees)
    assert near(next_movement(game)) == near(game)


@pytest.mark.parametrize(("power", "points"), [(ON, 1), (OFF, 3)])
def test_with_power_a_lift_is_a_way_of_one_point(power: bool, points: int) -> None:
    """MOC-LIFT-03, -05, -12."""
    t = mine(round=2, power=power)
    assert near(known(t["Mary"].sees))["light_blue"]["orange_2"] == points


def at_the_lift(**arrangement: Any) -> Table:
    """Mary, with two points and orange on her line, stands where Lift 1 does; on foot orange is three away."""
    settings: dict[str, Any] = {"event": "lost_morale", "routes": {"Mary": 3}, "power": ON, **arrangement}
    return mine(at={"Mary": "light_blue", **FAR}, knife="Mary", **settings)


def test_it_rides_to_where_it_may_act() -> None:
    """MOC-LIFT-06, -07."""
    t = at_the_lift()
    assert lets_act(t, "Mary") == "orange_2"
    assert t.happened("rode:lift_1>orange_2")


def test_without_power_it_stays_out_of_lifts() -> None:
    """MOC-LIFT-12: nothing can be done inside."""
    t = at_the_lift(power=OFF)
    assert lets_act(t, "Mary") not in t.game.board.lifts
    assert not t.happened("entered:0@lift_1")


def test_a_lift_that_is_away_is_no_way() -> None:
    """MOC-LIFT-04."""
    t = at_the_lift(lifts={"lift_1": "orange_2"})
    assert lets_act(t, "Mary") != "orange_2"


def test_a_lift_with_somebody_alone_in_it_is_a_lone_meeting() -> None:
    """MOC-LIFT-18: anyone who ended inside may be met there."""
    t = at_the_lift(routes={"Mary": 5}, shelf={"orange": 1})  # orange, or pink on foot
    assert decides(t["Mary"]) == EnterLift("lift_1")
    t.game.at[t.seat("Ben")] = "lift_1"
    assert lets_act(t, "Mary") == "pink_2"


@pytest.mark.parametrize("power", [ON, OFF])
def test_it_gets_out_of_a_lift_in_which_it_was_left(power: bool) -> None:
    """MOC-LIFT-20, MOC-RQ-08."""
    t = mine(at=FAR, knife="Mary", routes={"Mary": 3}, power=power)
    t.game.at[0] = "lift_1"
    t.begin("movement")
    assert lets_act(t, "Mary") in t.game.board.places


# Calling


def beside_a_call(route: int) -> Table:
    """Round 3: Mary may act in the Cafeteria; the lift is at orange 2, where the last Book of orange waits."""
    return mine(
        at={"Mary": "light_blue", **FAR}, round=3, phase="action", blocked="corridor_b", knife="Mary",
        routes={"Mary": route}, lifts={"lift_1": "orange_2"}, explored={"orange_2"}, shelf={"orange": 3},
        deck={"orange_2": (SUCCESS,) * 4}, power=ON,
    )  # fmt: skip


GOOD_DECK = [RoundBegan(3, 0), *[RoomFilled(0, SUCCESS, "orange_2")] * 3]


def test_it_calls_a_lift_that_will_save_it_a_long_way() -> None:
    """MOC-LIFT-15: orange is on the next line of Route 7, ..."""
    t = beside_a_call(7)
    assert decides(t["Mary"], *GOOD_DECK) == CallLift("lift_1")


def test_it_calls_no_lift_that_leads_nowhere() -> None:
    """... and not on that of Route 5."""
    t = beside_a_call(5)
    assert t["Mary"].may("call:lift_1")
    assert not isinstance(decides(t["Mary"], *GOOD_DECK), CallLift)


def test_a_call_is_held_to_the_route() -> None:
    """MOC-LIFT-16: dark blue in successive rounds is on no Route (MAP-24)."""
    t = mine()
    calls = [RoundBegan(2, 0), LiftCalled(1, "lift_2", "dark_blue_2")]
    calls += [RoundBegan(3, 0), LiftCalled(1, "lift_2", "dark_blue_2")]
    turn = turn_of(t["Mary"], *calls)
    assert turn.share(1) > 2 * turn.share(2)


# Safety Ropes


def at_the_ropes(knife: str, **arrangement: Any) -> Table:
    return mine(phase="event", next_event="safety_ropes", knife=knife, **arrangement)


def test_ropes_go_to_whoever_is_likeliest_dead() -> None:
    """MOC-EVENT-02."""
    t = at_the_ropes("Mary")
    assert decides(t["Mary"], *[Gave(1, None, 3)] * 3) == Rope(t.seat("Eva"))
    assert decides(t["Mary"], *[Gave(1, None, 2)] * 3) == Rope(t.seat("Uli"))


def test_a_cultist_throws_ropes_to_the_living() -> None:
    """MOC-EVENT-02: it has killed two, and knows it."""
    t = at_the_ropes("Tom", roles={"Tom": "cultist"})
    first = decides(t["Tom"], Gave(4, DEAD, 0), Gave(4, DEAD, 1))
    assert isinstance(first, Rope)
    t["Tom"].answers(first)
    second = decides(t["Tom"], Gave(4, DEAD, 0), Gave(4, DEAD, 1))
    assert isinstance(second, Rope)
    assert {first.target, second.target}.isdisjoint((0, 1))


def test_where_ropes_may_end_early_butterfingers_throws_none() -> None:
    """MOC-RQ-22, MOC-RQ-24: at a table where they are thrown by the Knife."""
    options = {"ropes_up_to": True, "ropes_use_knife": True}
    t = at_the_ropes("Mary", roles={"Mary": "butterfingers"}, options=options)
    assert decides(t["Mary"], *[Gave(1, None, 3)] * 3) == NoMoreRopes()


def test_an_alive_card_speaks_for_those_who_gave_cards() -> None:
    """MOC-EVENT-10: a little, because it is one card of several."""
    t = mine()
    gifts = [Gave(1, None, 2)] * 2
    before = turn_of(t["Mary"], *gifts).share(1)
    after = turn_of(t["Mary"], *gifts, PulseTurned(2, "alive")).share(1)
    assert 0.5 * before < after < before
