"""The Roles: the printed table, what all of them share, and those without a handicap (AC-ROLE)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS
from gloaming.games.cultists.roles import BASE_ROLES, ROLES
from gloaming.games.cultists.setup import check
from gloaming.kernel.errors import BadOptions
from tests.games.cultists.endings import EIGHT, FIVE, SEVEN, assassinated, found_dead, voted_out
from tests.scenario import Table, opening, table

ALL = (5, 6, 7, 8)
OFF_ROUTE = 3
"""Route 3 has orange and dark blue in round 2."""
TELLTALE = ("radiant_beauty", "infected", "super_ghost")
"""Those who reveal their Role on death."""


@pytest.mark.parametrize(
    ("role", "team", "favours", "loyalty", "seats"),
    [
        ("investigator", "investigators", "", 0, ALL),
        ("radiant_beauty", "investigators", "investigators", 1, ALL),
        ("infected", "investigators", "investigators", 1, ALL),
        ("super_ghost", "investigators", "investigators", 1, ALL),
        ("mechanic", "investigators", "investigators", 3, ALL),
        ("cultist", "cultists", "cultists", 0, ALL),
        ("greenhorn", "investigators", "cultists", 1, ALL),
        ("butterfingers", "investigators", "cultists", 1, ALL),
        ("crybaby", "investigators", "cultists", 1, ALL),
        ("firestarter", "investigators", "cultists", 2, ALL),
        ("assassin", "investigators", "investigators", 0, (7, 8)),
        ("seer", "investigators", "investigators", 0, (5, 6, 8)),
    ],
)
def test_every_role_is_as_printed(role: str, team: str, favours: str, loyalty: int, seats: tuple[int, ...]) -> None:
    """AC-ROLE-01: row by row; and on becoming a Ghost three of them are shown, no other."""
    marker = ROLES[role]
    assert (marker.team, marker.favours, marker.loyalty, marker.seats) == (team, favours, loyalty, seats)
    t = voted_out("Uli", *EIGHT, roles={"Uli": role})
    assert t["Uli"].is_ghost
    assert t.spectator().shown_role == ({t.seat("Uli"): role} if role in TELLTALE else {})


def test_the_table_has_twelve_rows() -> None:
    """AC-ROLE-01: two plain Roles and ten special ones."""
    assert len(BASE_ROLES) == 10
    assert not {"investigator", "cultist"} & set(BASE_ROLES)


# What all share


@pytest.mark.parametrize("role", ["investigator", *BASE_ROLES])
def test_every_role_but_the_cultist_is_an_investigator(role: str) -> None:
    """AC-ROLE-02: whomever it favours. It must report a death, and its own death counts for the Cultists."""
    found = table(*EIGHT, phase="action", roles={"Mary": role}, at="central", pulse={"Ben": (ALIVE, DEAD)})
    found["Mary"].checks("Ben")
    assert found["Mary"].offered == ["show"]
    gone = voted_out("Uli", *EIGHT, roles={"Uli": role})
    assert gone["Uli"].counts_as_dead
    assert gone.winner is None


@pytest.mark.parametrize("role", ["investigator", *[role for role in BASE_ROLES if role != "mechanic"]])
def test_every_role_but_cultist_and_mechanic_is_bound_to_its_route(role: str) -> None:
    """AC-ROLE-02: a Room action in a Room of a colour of the line, and in no other."""
    for place, allowed in (("orange_1", True), ("pink_1", False)):
        t = table(*EIGHT, phase="action", roles={"Mary": role}, at={"Mary": place}, routes={"Mary": OFF_ROUTE})
        assert t["Mary"].may(f"fill:{place}/success") is allowed


@pytest.mark.parametrize("role", TELLTALE)
@pytest.mark.parametrize("cause", ["vote", "murder", "assassin"])
def test_who_reveals_the_role_does_so_on_becoming_a_ghost_for_whatever_reason(cause: str, role: str) -> None:
    """AC-ROLE-03, AC-ROLE-RAD-01, AC-ROLE-INF-01, AC-ROLE-SUP-01."""
    kill = {"vote": voted_out, "murder": found_dead, "assassin": assassinated}[cause]
    t = kill("Uli", *EIGHT, roles={"Uli": role})
    assert t.happened(f"role:{t.seat('Uli')}={role}")
    assert t.spectator().shown_role[t.seat("Uli")] == role


@pytest.mark.parametrize("role", TELLTALE)
def test_a_dead_card_received_in_secret_reveals_no_role(role: str) -> None:
    """AC-ROLE-03: only the public death does."""
    at = {"Tom": "light_blue", "Uli": "pink_1"}
    t = table(*FIVE, knife="Tom", at=at, roles={"Uli": role, "Tom": "cultist"})
    t["Tom"].walks("pink_1")
    t["Tom"].gives(DEAD, to="Uli")
    t["Uli"].gives(ALIVE, to="Tom")
    assert t["Uli"].counts_as_dead
    assert t.spectator().shown_role == {}


def test_what_a_role_can_do_while_alive_it_can_do_until_its_death_is_public() -> None:
    """AC-ROLE-04: a hidden Dead card takes nothing away, being a Ghost does."""
    arrangement: dict[str, Any] = {
        "phase": "action",
        "roles": {"Mary": "mechanic", "Ben": "assassin"},
        "at": {"Mary": "pink_1", "Ben": "pink_1"},
        "routes": {"Mary": OFF_ROUTE},
    }
    hidden = table(*SEVEN, pulse={"Mary": (DEAD,), "Ben": (DEAD,)}, **arrangement)
    assert hidden["Mary"].may("fill:pink_1/*")
    hidden["Mary"].passes()
    assert hidden["Ben"].may("assassinate:0")
    public = table(*SEVEN, ghosts={"Mary": "murder", "Ben": "murder"}, **arrangement)
    assert public["Mary"].offered == ["pass"]
    public["Mary"].passes()
    assert not public["Ben"].may("assassinate:*")


def test_each_special_role_exists_once() -> None:
    """AC-ROLE-06: nobody can name one twice, and no deal has one twice."""
    with pytest.raises(BadOptions, match="once"):
        check(Options(players=8, level="custom", roles=("mechanic", "crybaby", "mechanic")))
    for seed in range(10):
        dealt = Counter(opening(*EIGHT, seed=seed, level="expert").game.role)
        assert all(dealt[role] <= 1 for role in BASE_ROLES)
        assert sum(dealt[role] for role in BASE_ROLES) > 0


# Investigator and Cultist


def test_an_investigator_has_no_ability() -> None:
    """AC-ROLE-INV-01: only what the rules offer to all; the Role itself changes no rule."""
    t = table(*FIVE, phase="action", at={"Mary": "central", "Ben": "central"})
    assert t["Mary"].offered == ["check:1", "secure:success", "pass"]
    role = ROLES["investigator"]
    assert (role.changes, role.reactions, role.replacements) == ([], [], [])


@pytest.mark.parametrize(("names", "alive"), [(FIVE, 4), (SEVEN, 6), (EIGHT, 6)], ids=["5", "7", "8"])
def test_a_cultist_has_a_deck_and_knowledge_of_the_own(names: tuple[str, ...], alive: int) -> None:
    """AC-ROLE-CUL-01: Dead, Failure and Sabotage cards; in the night the other Cultist and the start cards."""
    t = opening(*names)
    cultists = tuple(seat for seat in t.game.seats if t.game.role[seat] == "cultist")
    for seat in cultists:
        view = t.people[seat].sees
        assert Counter(view.hand) == {ALIVE: alive, DEAD: 3, SUCCESS: 2, FAILURE: 4, SABOTAGE: 2}
        assert view.known_cultists == (cultists if len(cultists) == 2 else ())
        assert view.start_cards == tuple(card for pulse in t.game.pulse for card in pulse)


def test_a_cultist_may_ignore_the_route_and_conceal_a_death() -> None:
    """AC-ROLE-CUL-01: an Investigator in the same place may do neither."""
    for role, free in (("cultist", True), ("investigator", False)):
        t = table(
            *SEVEN,
            phase="action",
            roles={"Mary": role},
            at={"Mary": "pink_1", "Ben": "pink_1"},
            routes={"Mary": OFF_ROUTE},
            pulse={"Ben": (ALIVE, DEAD)},
        )
        assert t["Mary"].may("fill:pink_1/*") is free
        t["Mary"].checks("Ben")
        assert t["Mary"].offered == (["show", "putback"] if free else ["show"])


# Assassin


def test_the_assassin_strikes_once_in_a_game_and_is_known_by_it() -> None:
    """AC-ROLE-ASN-01, -02: before it nobody knows; after it there is no second time."""
    t = table(*SEVEN, phase="action", at="central", roles={"Mary": "assassin"})
    assert t.spectator().shown_role == {}
    t["Mary"].assassinates("Ben")
    assert t["Ben"].is_ghost
    assert t.spectator().shown_role == {t.seat("Mary"): "assassin"}
    t.begin("action")
    assert t["Mary"].may("check:*")
    assert not t["Mary"].may("assassinate:*")


def test_an_assassin_who_is_a_ghost_cannot_strike() -> None:
    """AC-ROLE-ASN-01: while living."""
    t = table(*SEVEN, phase="action", at="central", roles={"Mary": "assassin"}, ghosts={"Mary": "vote"})
    assert t["Mary"].offered == ["pass"]


@pytest.mark.parametrize("role", TELLTALE)
def test_who_is_struck_and_reveals_on_death_is_shown_beside_the_assassin(role: str) -> None:
    """AC-ROLE-ASN-03."""
    t = assassinated("Uli", *SEVEN, roles={"Uli": role})
    assert t.spectator().shown_role == {t.seat("Mary"): "assassin", t.seat("Uli"): role}


def test_an_investigator_killed_by_the_assassin_counts_as_dead() -> None:
    """AC-ROLE-ASN-04, RQ-99: play goes on without a Vote, and the Assassin stays in it."""
    t = assassinated("Ben", *SEVEN, roles={})
    assert t["Ben"].counts_as_dead
    assert (t.question, t.asks()) == ("Act", {"Ben"})
    assert not t["Mary"].is_ghost


def test_the_first_cultist_killed_by_the_assassin_stays_hidden_and_the_last_ends_the_game() -> None:
    """RQ-99: the last with the tests of every such end: enough dead by the previous round, or a Seer to be named."""
    two = {"Tom": "cultist", "Max": "cultist"}
    first = assassinated("Tom", *SEVEN, roles=two)
    assert first["Tom"].is_ghost
    assert (first.spectator().shown_role, first.winner) == ({0: "assassin"}, None)
    last: dict[str, Any] = {"roles": two, "ghosts": {"Max": "vote"}}
    assert assassinated("Tom", *SEVEN, **last).reason == "assassin"
    assert assassinated("Tom", *SEVEN, **last, dead=dict.fromkeys(FIVE[:4], 5)).reason == "kills"
    assert assassinated("Tom", *EIGHT, roles={**two, "Ben": "seer"}, ghosts={"Max": "vote"}).question == "GuessSeer"


# Mechanic


def off_route(place: str, **more: Any) -> Table:
    return table(
        *SEVEN,
        phase="action",
        at={"Mary": place, "Ben": place},
        routes={"Mary": OFF_ROUTE},
        explored={"pink_1"},
        **{"roles": {"Mary": "mechanic"}, **more},
    )


ROOM_ACTIONS = [
    ("pink_1", "fill:pink_1/*", {}),
    ("pink_1", "search:pink_1", {}),
    ("light_blue", "vote", {}),
    ("red", "watch:pink_1", {}),
    ("red", "restart", {"power": False}),
    ("green", "close", {"portal": "open", "portal_mark": 4}),
]
"""The six Room actions, each where Mary's Route forbids it."""


@pytest.mark.parametrize(("place", "action", "more"), ROOM_ACTIONS)
def test_the_mechanic_uses_any_room_whatever_the_route(place: str, action: str, more: dict[str, Any]) -> None:
    """AC-ROLE-MEC-01: while living; an Investigator with the same Route may not."""
    assert off_route(place, **more)["Mary"].may(action)
    assert not off_route(place, roles={}, **more)["Mary"].may(action)


@pytest.mark.parametrize(("place", "action"), [("pink_1", "fill:pink_1/*"), ("pink_1", "search:pink_1")])
def test_as_a_ghost_the_mechanic_is_bound_to_the_route(place: str, action: str) -> None:
    """AC-ROLE-MEC-02, RQ-102: a Mechanic with a Dead card that nobody has found is not."""
    assert not off_route(place, ghosts={"Mary": "murder"})["Mary"].may(action)
    assert off_route(place, pulse={"Mary": (DEAD,)})["Mary"].may(action)
    assert off_route("orange_1", ghosts={"Mary": "murder"})["Mary"].may("fill:orange_1/*")
