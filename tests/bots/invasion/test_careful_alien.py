"""What the careful bot does in Invasion once it is an alien."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.invasion import events as e
from gloaming.games.invasion.accusation import AskForSupport, Refuse, Support
from gloaming.games.invasion.agents import LEAVE, Control, Escort, EscortScientist
from gloaming.games.invasion.aliens import CONFIRM, AskForDeclaration, Declare, Invade
from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.event_cards.base import Pick, PickAgent, Send, SendAgent
from gloaming.games.invasion.event_cards.resistance import FreeSector, Liberate
from gloaming.games.invasion.orders import DeclareAt, LeaveOrders
from gloaming.games.invasion.planning import PlaceEvents, Plan, Upcoming
from gloaming.games.invasion.rescue import SABOTAGE, SUCCESS, CastVotes
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.view import View
from tests.bots.invasion.invading import decide, scene
from tests.bots.invasion.test_careful_suspicion import dealt, sabotaged

MILAN = load_city("milan")
POSTS = {"01": "f3", "02": "h3", "03": "k3", "04": "m3", "05": "p3"}
INVADES = [Invade(agent) for agent in POSTS]


def alien_scene(players: int = 6, journal: tuple[Any, ...] = (), **facts: Any) -> View:
    known: dict[str, Any] = {"alien": True, "hand": ("assimilated",), "agent_at": POSTS}
    return scene(players, journal=(*dealt(players, own="assimilated"), *journal), **(known | facts))


def nearly_full(sector: str, spot: str) -> tuple[str, ...]:
    """A sector of which only what an agent at that spot controls is free."""
    return tuple(sorted(set(MILAN.districts_of_sector[sector]) - set(MILAN.districts_of_spot[spot])))


@pytest.mark.parametrize("facts", [{"saved": 4}, {"mother_ships": 3}, {"mother_ships": 2}])
def test_a_rescue_is_sabotaged_when_it_hurts(facts: dict[str, Any]) -> None:
    assert decide(alien_scene(**facts), CastVotes((0, 1, 2)), SUCCESS, SABOTAGE) == SABOTAGE


def test_of_two_aliens_who_know_each_other_one_sabotages() -> None:
    """INV-RESCUE-10: two cards do no more than one, and tell more."""
    known = (e.AliensRecognised(0, (0, 2)),)
    assert decide(alien_scene(journal=known), CastVotes((2, 0, 1)), SUCCESS, SABOTAGE) == SABOTAGE
    later = scene(
        6, seat=2, alien=True, hand=("assimilated",), agent_at=POSTS,
        journal=(e.Drew(2, ("assimilated",)), e.AliensRecognised(2, (0, 2))),
    )  # fmt: skip
    assert decide(later, CastVotes((2, 0, 1)), SUCCESS, SABOTAGE) == SUCCESS


def test_an_alien_declares_to_fill_a_sector_but_only_in_the_own_turn() -> None:
    """INV-ALIEN-02, -14."""
    tokens = nearly_full("A", "f3")
    assert decide(alien_scene(tokens=tokens), AskForDeclaration(), CONFIRM, Declare()) == Declare()
    assert decide(alien_scene(tokens=tokens, turn=3), AskForDeclaration(), CONFIRM, Declare()) == CONFIRM
    assert decide(alien_scene(), AskForDeclaration(), CONFIRM, Declare()) == CONFIRM


def test_an_alien_whom_nobody_believes_any_more_declares() -> None:
    caught = (*sabotaged(0, 1, 2), *sabotaged(0, 3, 4), *sabotaged(0, 5, 1))
    assert decide(alien_scene(journal=caught), AskForDeclaration(), CONFIRM, Declare()) == Declare()
    orders = (CONFIRM, *[DeclareAt(seat) for seat in range(6)])
    assert decide(alien_scene(journal=caught), LeaveOrders(), *orders) == DeclareAt(0)
    assert decide(alien_scene(), LeaveOrders(), *orders) == CONFIRM


def test_a_stated_alien_invades_where_a_sector_is_nearly_full() -> None:
    """INV-ALIEN-11, INV-WIN-04."""
    stated = (True, *[False] * 5)
    for sector, agent in (("A", "01"), ("C", "03"), ("E", "05")):
        view = alien_scene(tokens=nearly_full(sector, POSTS[agent]), stated=stated)
        assert decide(view, Act(0), Plan(), *INVADES) == Invade(agent)


def test_with_three_ships_a_stated_alien_plans_for_the_fourth() -> None:
    view = alien_scene(stated=(True, *[False] * 5), mother_ships=3)
    assert decide(view, Act(0), Plan(), *INVADES) == Plan()


def test_ships_and_expansions_are_let_through() -> None:
    view, step = alien_scene(mother_ships=3), PlaceEvents(0)
    assert decide(view, step, Upcoming("salvage"), Upcoming("mother_ship")) == Upcoming("mother_ship")
    assert decide(view, step, Upcoming("resistance"), Upcoming("trap")) == Upcoming("trap")


def test_an_alien_takes_the_rescue_at_hand_away_from_the_humans() -> None:
    """The agent at the gate, or the one next to the scientist, is used for something else."""
    facts: dict[str, Any] = {"agent_at": POSTS | {"02": "f0"}, "scientists": ("f3",)}
    chosen = decide(alien_scene(**facts), Act(0), Plan(), *[Control(agent) for agent in POSTS])
    assert chosen in (Control("01"), Control("02"))


def test_an_alien_leads_a_rescue_to_bring_the_last_ship() -> None:
    facts: dict[str, Any] = {"agent_at": POSTS | {"02": "f0"}, "scientists": ("f3",), "mother_ships": 3}
    assert decide(alien_scene(**facts), Act(0), Plan(), *[Control(agent) for agent in POSTS]) == Control("01")
    active = alien_scene(**facts, active="01")
    assert decide(active, EscortScientist(0), LEAVE, Escort("02")) == Escort("02")


def test_an_alien_supports_like_a_human_but_not_against_its_own() -> None:
    evidence = (*sabotaged(1, 2, 3), *sabotaged(1, 4, 5))
    step = AskForSupport(2, 1, (0, 3))
    knowing = (e.AliensRecognised(0, (0, 1)),)
    assert decide(alien_scene(journal=(*evidence, *knowing)), step, Support(), Refuse()) == Refuse()
    stranger = (e.AliensRecognised(0, (0, 4)),)
    assert decide(alien_scene(journal=(*evidence, *stranger)), step, Support(), Refuse()) == Support()


def test_resistance_is_spent_where_it_helps_least() -> None:
    full, begun = sorted(MILAN.districts_of_sector["C"])[:-2], sorted(MILAN.districts_of_sector["E"])[:5]
    view = alien_scene(tokens=tuple(sorted((*full, *begun))))
    assert decide(view, FreeSector(0), Liberate("C"), Liberate("E")) == Liberate("E")


def test_an_alien_architect_sends_the_agent_at_the_gate_away() -> None:
    facts: dict[str, Any] = {"agent_at": POSTS | {"02": "f0"}, "scientists": ("f3",)}
    view = alien_scene(**facts)
    assert decide(view, PickAgent(0, "starting_location"), *[Pick(agent) for agent in POSTS]) == Pick("02")
    assert decide(view, SendAgent(0, "salvage", "05"), Send("f0"), Send("k5")) == Send("k5")
