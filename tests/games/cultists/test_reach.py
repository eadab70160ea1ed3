"""What lies within reach of a Movement is told with the question, as the answers that lead there."""

from __future__ import annotations

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.encounters import Outlook, Trail
from gloaming.games.cultists.movement import DeclarePath, Go, Walk
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat
from tests.conformance.tables import random_game
from tests.games.cultists.mine.underground import mine
from tests.scenario import OFF, Table, table
from tests.surface import station

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
APART = {"Ben": "dark_blue_1", "Uli": "dark_blue_1", "Eva": "dark_blue_1", "Tom": "dark_blue_1"}
TABLES = (
    Options(players=5),
    Options(players=6, board="mine"),
    Options(players=6, board="polar-station"),
    Options(players=5, path_declaration="upfront"),
)


def ways(t: Table, who: str = "Mary") -> dict[str, Trail]:
    outlook = CULTISTS.outlook(t[who].sees)
    assert isinstance(outlook, Outlook)
    return dict(outlook.ways)


def follow(game: Cultists, seat: Seat, trail: Trail) -> bool:
    """Whether all of it can be answered, one question after the other; a meeting on the way ends it early."""
    after = game.clone()
    for number, code in enumerate(trail.answers):
        step = after.asking
        if not isinstance(step, (Walk, DeclarePath)) or step.seat != seat:
            return False
        assert code in [str(option) for option in after.choices[seat]], (code, trail)
        before = after.questions
        after.answer(seat, CULTISTS.read_answer(code))
        if after.questions != before + 1 and number + 1 < len(trail.answers):
            return False
    if isinstance(game.asking, Walk):
        assert after.at[seat] == trail.places[-1]
    return True


@pytest.mark.parametrize("options", TABLES, ids=range(len(TABLES)))
def test_the_answers_that_are_told_lead_there(options: Options) -> None:
    """AC-MOVE-02, MOC-LIFT-03, -06, UTS-ICE-03, RQ-03."""
    walked, several = 0, 0
    for number in range(3):
        for game in random_game(options, Dice.seeded("reach", number)):
            if not isinstance(game.asking, (Walk, DeclarePath)):
                continue
            seat = game.asking.seat
            outlook = CULTISTS.outlook(CULTISTS.view(game, seat))
            assert isinstance(outlook, Outlook)
            for place, trail in outlook.ways.items():
                assert trail.places[-1] == place
                if follow(game, seat, trail):
                    walked += 1
                    several += len(trail.answers) > 1
    assert walked > 100
    assert several > 50


def test_the_start_is_no_goal_and_nothing_is_farther_than_the_points() -> None:
    """AC-MOVE-01, -03."""
    t = table(*FIVE, phase="movement", at={"Mary": "pink_2", **APART}, knife="Mary")
    found = ways(t)
    assert "pink_2" not in found
    assert found["south_west"] == Trail(1, ("south_west",), ("go:south_west",))
    assert found["green"] == Trail(2, ("south_west", "green"), ("go:south_west", "go:green"))
    assert max(trail.doors for trail in found.values()) == 3
    t["Mary"].walks("south_west", "green")
    assert {trail.doors for trail in ways(t).values()} == {1}


def test_of_two_ways_the_one_without_a_meeting_is_told() -> None:
    """AC-ENC-06: from red to orange by the Central or the North-West Hallway, two doors either way."""
    at = {"Mary": "red", **APART}
    for ben, through in (("central", "north_west"), ("north_west", "central")):
        t = table(*FIVE, phase="movement", at={**at, "Ben": ben}, knife="Mary")
        assert ways(t)["orange_1"].places == (through, "orange_1")


def test_only_the_living_knife_gets_past_the_fishman() -> None:
    """AC-MOVE-09."""
    at = {**APART, "Mary": "dark_blue_1", "Ben": "light_blue"}
    assert "north_east" in ways(table(*FIVE, phase="movement", at=at, knife="Ben", fishman="north_east"), "Ben")
    t = table(*FIVE, phase="movement", at=at, knife="Mary", fishman="north_east")
    t["Mary"].goes("north_west")
    assert "north_east" not in ways(t, "Ben")


def test_a_locked_door_is_no_way() -> None:
    """UTS-DOOR-01, -04."""
    at = {"Mary": "pink_1", "Ben": "green", "Uli": "green", "Eva": "orange_1", "Tom": "orange_1"}
    for is_open in (True, False):
        t = station(phase="movement", at=at, knife="Mary", door_open=is_open)
        assert (ways(t).get("dark_blue_2", Trail(9, (), ())).doors == 1) is is_open


def test_lifts_cost_a_point_to_enter_and_none_to_leave() -> None:
    """MOC-LIFT-03, -06, -12: at either room with power, without it only where the lift stands."""
    t = mine(phase="movement", at={"Mary": "light_blue"}, knife="Mary")
    found = ways(t)
    assert found["lift_1"] == Trail(1, ("lift_1",), ("lift:lift_1",))
    assert found["orange_2"] == Trail(1, ("lift_1", "orange_2"), ("lift:lift_1", "ride:orange_2"))
    dark = ways(mine(phase="movement", at={"Mary": "light_blue"}, knife="Mary", power=OFF))
    assert dark.get("orange_2", Trail(9, (), ())).doors > 1


def test_a_declared_way_is_named_door_by_door() -> None:
    """RQ-03."""
    t = table(
        *FIVE, phase="movement", at={"Mary": "pink_2", **APART}, knife="Mary", options={"path_declaration": "upfront"}
    )
    assert ways(t)["green"].answers == ("go:south_west", "go:green")
    t["Mary"].answers(Go("south_west"))
    assert ways(t)["green"].answers == ("go:green",)


def test_nobody_else_is_told_what_lies_in_reach() -> None:
    t = table(*FIVE, phase="movement", at={"Mary": "pink_2", **APART}, knife="Mary")
    assert CULTISTS.outlook(t["Ben"].sees) is None
