"""What the careful bot does in Invasion while it is human."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gloaming.games.invasion import events as e
from gloaming.games.invasion.accusation import Accuse, AskForSupport, Refuse, Support
from gloaming.games.invasion.agents import (
    LEAVE,
    Control,
    Escort,
    EscortScientist,
    Free,
    FreeDistricts,
    MoveAgent,
    MoveTo,
)
from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.event_cards.resistance import FreeSector, Liberate
from gloaming.games.invasion.planning import PlaceEvents, Plan, Prevent, Upcoming
from gloaming.games.invasion.rescue import SABOTAGE, SUCCESS, CastVotes, Name, NameTeam
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.setup import PlaceScientist, PlaceThere
from gloaming.games.invasion.view import View
from gloaming.kernel.steps import Option
from tests.bots.invasion.invading import decide, scene
from tests.bots.invasion.test_careful_suspicion import dealt, sabotaged

MILAN = load_city("milan")
POSTS = {"01": "f3", "02": "h3", "03": "k3", "04": "m3", "05": "p3"}
TAKES = [Control(agent) for agent in POSTS]
ACCUSES = [Accuse(seat) for seat in range(1, 6)]
EVIDENCE = (*dealt(6), *sabotaged(1, 2, 3), *sabotaged(1, 4, 5))


def using(view: View, agent: str) -> View:
    return replace(view, active=agent, announced=1)


def moves(spot: str, taken: tuple[str, ...]) -> list[Option]:
    return [LEAVE, *[MoveTo(goal) for goal in MILAN.along_roads[spot] if goal not in taken]]


def test_a_scientist_beside_an_agent_with_a_clean_road_is_rescued() -> None:
    """INV-AGENT-29."""
    view = scene(agent_at=POSTS | {"02": "f0"}, scientists=("f3",))
    assert decide(view, Act(0), Plan(), *TAKES) == Control("01")
    assert decide(using(view, "01"), MoveAgent(0), *moves("f3", ("f0",))) == LEAVE
    assert decide(using(view, "01"), EscortScientist(0), LEAVE, Escort("02")) == Escort("02")


def test_the_agent_goes_to_the_scientist_frees_the_spot_and_brings_it_home_in_one_turn() -> None:
    around = MILAN.districts_of_spot["q3"]
    view = scene(agent_at=POSTS | {"01": "f0", "03": "k5"}, scientists=("q3",), tokens=tuple(sorted(around)))
    chosen = decide(view, Act(0), Plan(), *TAKES)
    assert chosen in (Control("02"), Control("04"), Control("05"))  # along the ring; 01 has to wait at the gate
    assert isinstance(chosen, Control)
    active, here = using(view, chosen.agent), POSTS[chosen.agent]
    assert decide(active, MoveAgent(0), *moves(here, ("f0",))) == MoveTo("q3")
    assert decide(active, FreeDistricts(0), LEAVE, Free()) == Free()


def test_somebody_goes_to_the_gate_where_a_scientist_will_be_brought() -> None:
    view = scene(agent_at=POSTS | {"02": "f5"}, siren=dict.fromkeys(POSTS, False) | {"01": True}, scientists=("f5",))
    assert decide(view, Act(0), Plan(), Control("01")) == Control("01")
    assert decide(using(view, "01"), MoveAgent(0), *moves("f3", ("f5",))) == MoveTo("f0")


def test_a_sector_about_to_fall_comes_first() -> None:
    """INV-WIN-04."""
    sector = sorted(MILAN.districts_of_sector["A"])
    free = MILAN.districts_of_spot["f5"][0]
    view = scene(agent_at=POSTS, tokens=tuple(one for one in sector if one != free), scientists=())
    assert decide(view, Act(0), Plan(), *TAKES) != Plan()
    chosen = decide(using(view, "01"), MoveAgent(0), *moves("f3", ()))
    spot = "f3" if chosen == LEAVE else chosen.to  # type: ignore[attr-defined]
    assert len(set(sector) & set(MILAN.districts_of_spot[spot])) >= 3


def test_with_nothing_to_do_on_the_map_a_human_plans() -> None:
    assert decide(scene(agent_at=POSTS), Act(0), Plan(), *TAKES) == Plan()


def test_a_mother_ship_is_prevented_and_help_is_let_through() -> None:
    view = scene(planning=("mother_ship", "salvage"))
    step = PlaceEvents(0)
    assert decide(view, step, Upcoming("mother_ship"), Upcoming("salvage")) == Upcoming("salvage")
    assert decide(view, step, Upcoming("trap"), Upcoming("mother_ship")) == Upcoming("trap")
    assert decide(view, step, Upcoming("captured"), Upcoming("salvage")) == Upcoming("salvage")
    assert decide(view, step, Upcoming("trap"), Prevent("trap")) == Prevent("trap")


def test_an_expansion_that_would_end_the_game_is_worse_than_a_ship() -> None:
    sector = sorted(MILAN.districts_of_sector["A"])
    view = scene(tokens=tuple(sector[:-1]), agent_at=POSTS)
    assert decide(view, PlaceEvents(0), Upcoming("expansion"), Upcoming("mother_ship")) == Upcoming("mother_ship")


def test_evidence_is_acted_on() -> None:
    """INV-ACCUSE-01, -05."""
    view = scene(6, journal=EVIDENCE, agent_at=POSTS)
    assert decide(view, Act(0), Plan(), *TAKES, *ACCUSES) == Accuse(1)
    assert decide(view, AskForSupport(2, 1, (0, 3)), Support(), Refuse()) == Support()
    assert decide(view, AskForSupport(2, 5, (0, 3)), Support(), Refuse()) == Refuse()


def test_nobody_is_accused_when_nobody_could_support_it() -> None:
    token = (True, True, False, False, False, False)
    view = scene(6, journal=EVIDENCE, agent_at=POSTS, accuser_token=token)
    assert not isinstance(decide(view, Act(0), Plan(), *TAKES, *ACCUSES), Accuse)


def test_without_evidence_nobody_is_accused() -> None:
    view = scene(6, journal=tuple(dealt(6)), agent_at=POSTS)
    assert not isinstance(decide(view, Act(0), Plan(), *TAKES, *ACCUSES), Accuse)


def test_the_team_is_made_of_the_least_suspected() -> None:
    view = scene(6, journal=(*dealt(6), *sabotaged(1, 2, 3)))
    assert decide(view, NameTeam(0, (0,)), *[Name(seat) for seat in range(1, 6)]) in (Name(4), Name(5))
    assert decide(view, NameTeam(0, (0, 4)), *[Name(seat) for seat in (1, 2, 3, 5)]) == Name(5)


def test_a_human_lays_success() -> None:
    assert decide(scene(saved=4, mother_ships=3), CastVotes((0, 1, 2)), SUCCESS, SABOTAGE) == SUCCESS


def test_a_rescue_that_may_bring_the_last_ship_is_not_dared_with_a_saboteur() -> None:
    """All who could come along have sabotaged; while the ships are few the scientist is worth it all the same."""
    journal = (*dealt(6), *sabotaged(1, 2, 3), *sabotaged(1, 2, 4), *sabotaged(2, 4, 5), *sabotaged(3, 4, 5))
    stated = (False, False, True, False, True, False)
    drawn = tuple(e.Drew(seat, (None,) * 4) for seat in (1, 3, 5))
    facts: dict[str, Any] = {"agent_at": POSTS | {"02": "f0"}, "scientists": ("f3",), "active": "01", "stated": stated}
    view = scene(6, journal=(*drawn, *journal), mother_ships=3, **facts)
    assert decide(view, EscortScientist(0), LEAVE, Escort("02")) == LEAVE
    early = scene(6, journal=(*drawn, *journal), mother_ships=0, **facts)
    assert decide(early, EscortScientist(0), LEAVE, Escort("02")) == Escort("02")


def test_resistance_frees_the_sector_in_danger() -> None:
    full, begun = sorted(MILAN.districts_of_sector["C"])[:-2], sorted(MILAN.districts_of_sector["E"])[:5]
    view = scene(tokens=tuple(sorted((*full, *begun))), agent_at=POSTS)
    assert decide(view, FreeSector(0), Liberate("C"), Liberate("E")) == Liberate("C")


def test_a_scientist_is_placed_where_the_way_home_is_shortest() -> None:
    view = scene(agent_at=POSTS | {"01": "f0"})
    assert decide(view, PlaceScientist(0, "any"), PlaceThere("g5"), PlaceThere("f2")) == PlaceThere("f2")
