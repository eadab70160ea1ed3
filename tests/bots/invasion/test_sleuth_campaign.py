"""How a sleuth of Invasion reads the map, plans a round, and what it does for it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gloaming.bots.invasion.map.campaign import Campaign, Deed, Position
from gloaming.bots.invasion.map.prospects import danger, worths
from gloaming.bots.invasion.map.terrain import FAR, journey, terrain_of, zones
from gloaming.bots.invasion.sleuth import SleuthInvasionBot
from gloaming.games.invasion.agents import LEAVE, Control, Escort, EscortScientist, MoveAgent, MoveTo
from gloaming.games.invasion.aliens import Invade
from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.event_cards.base import Pick, PickAgent, Send, SendAgent
from gloaming.games.invasion.event_cards.resistance import FreeSector, Liberate
from gloaming.games.invasion.planning import PlaceEvents, Plan, Upcoming
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option, Question
from gloaming.kernel.views import Asked
from tests.bots.invasion.invading import scene
from tests.bots.invasion.test_careful_alien import alien_scene, nearly_full
from tests.bots.invasion.test_careful_suspicion import dealt

MILAN = load_city("milan")
TERRAIN = terrain_of("milan")
NEAR_HOME = {"01": "f0", "02": "f3", "03": "k5", "04": "m5", "05": "p5"}


def places(*spots: str) -> int:
    return sum(1 << TERRAIN.place[spot] for spot in spots)


def mask(districts: Any) -> int:
    numbers = {district: number for number, district in enumerate(MILAN.districts)}
    return sum(1 << numbers[district] for district in districts)


def decide(view: View, step: Question, *options: Option) -> Option:
    asked = Asked(1, step, options, None)
    return SleuthInvasionBot(Dice.seeded("scene")).decide(replace(view, asked=asked), asked)


# The map


@pytest.mark.parametrize(
    ("agents", "actions"),
    [(("m3", "m0"), 1), (("m3", "m2"), 2), (("m3",), 3), ((), 4)],
    ids=["one waits at home", "one can go there", "the only one cannot do both", "nobody is near"],
)
def test_a_journey_takes_an_agent_who_fetches_and_another_who_waits(agents: tuple[str, ...], actions: int) -> None:
    """INV-AGENT-22, -23."""
    assert journey(TERRAIN, TERRAIN.place["m5"], 0, places(*agents)) == actions


def test_a_road_that_is_not_free_takes_longer() -> None:
    """INV-AGENT-25."""
    road = mask(MILAN.districts_of_spot["m1"])
    assert journey(TERRAIN, TERRAIN.place["m5"], road, places("m3", "m0")) == 2
    assert journey(TERRAIN, TERRAIN.place["m5"], mask(MILAN.districts), 0) == FAR - 1


def test_the_dice_make_a_sector_fall_as_often_as_they_hit_the_zone_beside_its_last_district() -> None:
    """INV-CONSOL-10, -12, INV-MAP-31."""
    last = next(iter(sorted(MILAN.districts_of_sector["A"])))
    tokens = mask(MILAN.districts_of_sector["A"] - {last})
    hitting = [zone for zone, grown in zones(TERRAIN, tokens) if grown & mask([last])]
    addresses = sum((zone & TERRAIN.addressed).bit_count() for zone in hitting)
    assert danger(TERRAIN, tokens).falls == pytest.approx(addresses / len(MILAN.address))
    assert danger(TERRAIN, mask(MILAN.districts_of_spot["f3"])).falls == 0


# The plan


def test_two_players_plan_a_rescue_that_neither_could_do_alone() -> None:
    agents = tuple(TERRAIN.place[spot] for spot in ("m3", "m2"))
    position = Position(0, agents, free=0b11, scientists=places("m5"))
    plans = Campaign(TERRAIN, worths().map, rescue=0.0).plans(position, turns=2)
    home = worths().map.missing[0]
    assert plans.best[2] >= home > plans.best[1]
    best = max(plans.deeds, key=lambda plan: plan.together)
    assert best.deed.place == TERRAIN.place["m0"]
    assert best.together > best.alone


def test_a_rescue_takes_the_scientist_off_the_map_and_the_siren_off_the_agent() -> None:
    """INV-AGENT-06, -19, INV-RESCUE-15."""
    agents = tuple(TERRAIN.place[spot] for spot in ("m3", "m0"))
    tokens = mask(MILAN.districts_of_spot["m5"])
    campaign = Campaign(TERRAIN, worths().map, rescue=0.0)
    position = Position(tokens, agents, free=0b11, scientists=places("m5"))
    deed = Deed(0, TERRAIN.place["m5"], 1)
    assert deed in campaign.deeds(position)
    assert campaign.after(position, deed) == Position(0, (TERRAIN.place["m5"], agents[1]), 0b10, 0, saved=1)


# What follows from it


def test_whoever_can_save_the_last_scientist_does() -> None:
    view = scene(6, journal=dealt(6), scientists=("f2",), saved=4, agent_at=NEAR_HOME, pressure_value=4)
    taken = [Control(agent) for agent in NEAR_HOME]
    assert decide(view, Act(0), Plan(), *taken) == Control("02")
    under_control = replace(view, active="02", announced=4)
    assert decide(under_control, MoveAgent(0), LEAVE, MoveTo("f1"), MoveTo("f2"), MoveTo("g3")) == MoveTo("f2")
    there = replace(under_control, agent_at=NEAR_HOME | {"02": "f2"})
    assert decide(there, EscortScientist(0), LEAVE, Escort("01")) == Escort("01")


def test_a_ship_is_worse_than_a_trap() -> None:
    ship, trap = Upcoming("mother_ship"), Upcoming("trap")
    assert decide(scene(6, journal=dealt(6)), PlaceEvents(0), ship, trap) == trap
    assert decide(alien_scene(), PlaceEvents(0), ship, trap) == ship


def test_a_card_that_sends_an_agent_home_is_used_for_whoever_waits_for_it() -> None:
    posts = {"01": "f3", "02": "f5", "03": "k3", "04": "m3", "05": "p3"}
    view = scene(6, journal=dealt(6), scientists=("f5",), agent_at=posts)
    picked = decide(view, PickAgent(0, "cathedral"), *[Pick(agent) for agent in posts])
    assert picked != Pick("02")
    sends = [Send(spot) for spot in MILAN.gathering_spots]
    assert decide(view, SendAgent(0, "cathedral", "05"), *sends) == Send("f0")


def test_resistance_frees_the_sector_that_is_about_to_fall() -> None:
    """INV-EVENT-05."""
    tokens = tuple(sorted({*nearly_full("C", "k3"), *MILAN.districts_of_spot["f3"]}))
    sectors = [Liberate(sector) for sector in MILAN.sectors]
    assert decide(scene(6, journal=dealt(6), tokens=tokens), FreeSector(0), *sectors) == Liberate("C")
    assert decide(alien_scene(tokens=tokens), FreeSector(0), *sectors) != Liberate("C")


def test_a_stated_alien_fills_a_sector_if_it_can() -> None:
    """INV-ALIEN-11, INV-WIN-04."""
    posts = {"01": "f3", "02": "h3", "03": "k3", "04": "m3", "05": "p3"}
    view = alien_scene(tokens=nearly_full("C", "k3"), stated=(True, *[False] * 5))
    assert decide(view, Act(0), Plan(), *[Invade(agent) for agent in posts]) == Invade("03")
