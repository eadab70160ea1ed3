"""Routes (AC-ROUTE)."""

from __future__ import annotations

import pytest

from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.board import load_board
from gloaming.games.cultists.cards import SABOTAGE, SUCCESS
from gloaming.games.cultists.rules import ROUTES
from tests.comparing import who_can_tell
from tests.scenario import OFF, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
UNIVERSITY = load_board("university-4-6")
PRINTED = 1
"""The Route that the rulebook shows."""


def rooms_to_fill(round_number: int, **arrangement: object) -> set[str]:
    """In which Rooms Mary may fill the deck in this round, standing there."""
    found = set()
    for room in UNIVERSITY.rooms:
        t = table(*FIVE, phase="action", round=round_number, at={"Mary": room}, knife="Mary", **arrangement)  # type: ignore[arg-type]
        if t["Mary"].may(f"fill:{room}/*"):
            found.add(room)
    return found


def rooms_of(*colours: str) -> set[str]:
    return {room for room in UNIVERSITY.rooms if UNIVERSITY.colour[room] in colours}


@pytest.mark.parametrize(
    ("rounds", "colours"),
    [
        ((1, 5, 9), ("dark_blue", "pink", "light_blue")),
        ((2, 6, 10), ("green", "orange")),
        ((3, 7), ("light_blue", "dark_blue")),
        ((4, 8), ("red", "orange")),
    ],
    ids=lambda value: "-".join(map(str, value)),
)
def test_the_printed_route_opens_the_rooms_of_its_line(rounds: tuple[int, ...], colours: tuple[str, ...]) -> None:
    """AC-ROUTE-01, -03, -10: four lines in turn; every Room of a colour on the line qualifies, and no other."""
    for number in rounds:
        assert rooms_to_fill(number, routes={"Mary": PRINTED}) == rooms_of(*colours)


def test_every_line_names_two_colours_or_more() -> None:
    """AC-ROUTE-02."""
    assert len(ROUTES) == 10
    assert all(len(set(line)) == len(line) >= 2 for route in ROUTES.values() for line in route)


def test_the_order_of_a_line_is_nothing_to_people_and_directs_the_automa() -> None:
    """AC-ROUTE-02: on Route 2, line 2 reads green and pink, line 4 pink and green."""
    assert ROUTES[2][1] == ("green", "pink")
    assert ROUTES[2][3] == ("pink", "green")
    assert rooms_to_fill(2, routes={"Mary": 2}) == rooms_to_fill(4, routes={"Mary": 2}) == rooms_of("green", "pink")
    ends = []
    for number in (2, 4):
        t = table("Mary", "Ben", "Uli", "Eva", round=number, routes={"AUTOMA": 2}, at={"AUTOMA": "south_west"})
        for name, to in (("Mary", "north_west"), ("Ben", "central"), ("Uli", "north_east"), ("Eva", "light_blue")):
            t[name].goes(to)
        ends.append(t["AUTOMA"].place)
    assert ends == ["green", "pink_2"]


@pytest.mark.parametrize("ghosts", [{}, {"Mary": "vote"}], ids=["living", "Ghost"])
def test_investigators_are_bound_to_the_route_alive_and_as_ghosts(ghosts: dict[str, str]) -> None:
    """AC-ROUTE-03: both Room actions follow the Route."""
    for route, allowed in (("green", True), ("red", False)):
        t = table(
            *FIVE,
            phase="action",
            at={"Mary": "green", "Ben": "red"},
            routes={"Mary": route},
            knife="Mary",
            ghosts=ghosts,
            explored={"green"},
            deck={"green": (SUCCESS,) * 3},
        )
        assert t["Mary"].may("fill:green/success") is allowed
        assert t["Mary"].may("search:green") is allowed


@pytest.mark.parametrize("ghosts", [{}, {"Mary": "murder"}], ids=["living", "Ghost"])
def test_cultists_are_free_of_the_route_alive_and_as_ghosts(ghosts: dict[str, str]) -> None:
    """AC-ROUTE-04. With seven there is a second Cultist, so the game goes on."""
    seven = (*FIVE, "Pia", "Kim")
    roles = {"Mary": "cultist", "Kim": "cultist"}
    for room in ("green", "red", "pink_2", "orange_1"):
        t = table(
            *seven,
            phase="action",
            at={"Mary": room},
            roles=roles,
            routes={"Mary": PRINTED},
            knife="Mary",
            ghosts=ghosts,
        )
        assert t["Mary"].may(f"fill:{room}/sabotage")


def test_a_living_mechanic_may_ignore_the_route() -> None:
    """AC-ROUTE-05: any Room while living; as a Ghost only those of the line."""
    roles = {"Mary": "mechanic"}
    everywhere = rooms_to_fill(2, roles=dict(roles), routes={"Mary": PRINTED})
    assert everywhere == set(UNIVERSITY.rooms)
    as_a_ghost = rooms_to_fill(2, roles=dict(roles), routes={"Mary": PRINTED}, ghosts={"Mary": "vote"})
    assert as_a_ghost == rooms_of("green", "orange")


def test_character_actions_are_never_bound_to_the_route() -> None:
    """AC-ROUTE-06: off the Route one still checks a State and fights; in a Hallway one secures or scares."""
    t = table(
        *FIVE,
        phase="action",
        at={"Mary": "red", "Ben": "red", "Uli": "north_east"},
        routes={"Mary": PRINTED},
        knife="Mary",
        cultist_tokens=("red",),
    )
    assert t["Mary"].offered == ["check:1", "fight:red", "observe:1", "observe:2", "observe:3", "observe:4", "pass"]
    t = table(*FIVE, phase="action", at={"Mary": "north_east"}, fishman="north_east", knife="Mary")
    assert t["Mary"].offered == ["secure:success", "scare", "pass"]


def test_the_target_of_the_camera_is_free_and_its_room_check_needs_red_on_the_line() -> None:
    """AC-ROUTE-07: with red on the line any explored Room; off the Route only the check of a State is left."""
    for round_number, on_line in ((4, True), (2, False)):
        t = table(
            *FIVE,
            phase="action",
            round=round_number,
            at={"Mary": "red"},
            routes={"Mary": PRINTED},
            knife="Mary",
            explored={"pink_2"},
            deck={"pink_2": (SUCCESS,) * 3},
        )
        assert t["Mary"].may("watch:pink_2") is on_line
        assert t["Mary"].may("observe:1")


def test_a_route_is_private() -> None:
    """AC-ROUTE-08: a Cultist has one too; each sees their own Route only."""
    routes = {name: number for number, name in enumerate(FIVE, start=1)}
    t = table(*FIVE, routes=routes, roles={"Tom": "cultist"})
    assert {person.name: person.sees.route for person in t.people} == routes
    assert t["Mary"].sees.routes == {}
    assert t.spectator().routes == {}


def test_the_route_of_the_automa_is_public() -> None:
    """AC-ROUTE-08."""
    t = table("Mary", "Ben", "Uli", "Eva", routes={"AUTOMA": 7})
    assert all(view.routes == {4: 7} for view in (*[person.sees for person in t.people], t.spectator()))


def test_whoever_tries_an_action_off_the_route_is_refused_in_private() -> None:
    """AC-ROUTE-09: the others see nothing of it, and the turn goes on."""
    t = table(*FIVE, phase="action", at={"Mary": "red"}, routes={"Mary": PRINTED}, knife="Mary")
    before = [t["Ben"].sees, t["Tom"].sees, t.spectator()]
    assert "is not offered" in t["Mary"].refused(FillRoom("red", SUCCESS))
    assert [t["Ben"].sees, t["Tom"].sees, t.spectator()] == before
    assert t.asks() == {"Mary"}


def test_the_others_are_never_told_what_somebody_may_do() -> None:
    """AC-ROUTE-09: what is offered to an Investigator off the Route and to a Cultist differs, and only they know."""
    tables = []
    for role, free in (("investigator", False), ("cultist", True)):
        t = table(
            *FIVE,
            phase="action",
            at={"Mary": "red"},
            roles={"Mary": role, "Tom": "investigator" if free else "cultist"},
            routes={"Mary": PRINTED},
            knife="Mary",
            power=OFF,
        )
        assert t["Mary"].may(f"fill:red/{SABOTAGE if free else SUCCESS}") is free
        tables.append(t)
    assert who_can_tell(*tables) == {"Mary", "Tom"}
