"""The lamp: one Encounter without receiving a card (UTS-ITEM-53 to UTS-ITEM-55)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.encounters import Outlook
from tests.people import Table
from tests.scenario import OFF, ON
from tests.surface import SEVEN, carries, keeps_lamp, lights_lamp, part_of, seen_by, station

AWAY = {"Uli": "green", "Eva": "dark_blue_1", "Tom": "orange_1", "Kim": "pink_2", "Lea": "light_blue"}


def meeting(holder: str = "Ben", **state: Any) -> Table:
    """Mary walks into the red Room, where Ben is; Ben, or another, has the lamp."""
    at = {"Mary": "ice_north", "Ben": "red", **AWAY, **state.pop("at", {})}
    t = station(*SEVEN, at=at, carried={holder: ("lamp",)}, **state)
    t["Mary"].walks("red")
    return t


def test_the_holder_is_asked_before_any_card_is_chosen() -> None:
    """UTS-ITEM-53, UTS-RQ-20: in public, and alone."""
    t = meeting()
    assert t.question == "OfferLamp"
    assert t.asks() == {"Ben"}
    lights_lamp(t["Ben"])
    assert t["Uli"].saw("lamplit:1/0,1")
    assert t.question == "Meet"


@pytest.mark.parametrize("power", [ON, OFF])
def test_the_holder_sees_whether_there_is_light(power: bool) -> None:
    """UTS-ITEM-53: worked out by the rule, for the one who decides."""
    assert CULTISTS.outlook(meeting(power=power)["Ben"].sees) == Outlook(lit=power)


def test_the_holder_receives_no_card_and_gives_one() -> None:
    """UTS-ITEM-53, -54, UTS-RQ-20: of exactly two the other keeps its card."""
    t = meeting()
    lights_lamp(t["Ben"])
    assert t.asks() == {"Ben"}
    t["Ben"].gives("alive", to="Mary")
    assert (t["Ben"].pulse, t["Mary"].pulse) == ((), ("alive",))
    assert len(t["Mary"].hand) == 17
    assert t.happened("met:red=0,1")
    assert t.asks() == {"Mary"}


def test_the_lamp_is_gone_after_use() -> None:
    """UTS-ITEM-55: in the next Encounter Ben receives again, and nobody asks about a lamp."""
    t = meeting(at={"Uli": "light_blue", "Lea": "ice_north"})
    lights_lamp(t["Ben"])
    t["Ben"].gives("alive", to="Mary")
    assert (carries(t["Ben"]), part_of(t).gone) == ((), ("lamp",))
    assert seen_by(t["Mary"]).lamp_lit is None
    t["Mary"].goes("ice_north")
    t.game.at[0] = "green"
    t.begin("movement")
    t["Mary"].goes("central")
    t["Ben"].walks("ice_north")
    assert t.question == "Meet"
    assert t.asks() == {"Ben", "Lea"}


def test_the_lamp_may_be_saved_for_another_encounter() -> None:
    """UTS-ITEM-53: of its choice; kept, it changes nothing and is offered again next time."""
    t = meeting(at={"Lea": "ice_north"})
    keeps_lamp(t["Ben"])
    assert t.question == "Meet"
    assert t.asks() == {"Mary", "Ben"}
    t["Mary"].gives("alive", to="Ben")
    t["Ben"].gives("alive", to="Mary")
    assert t["Ben"].pulse == ("alive",)
    assert carries(t["Ben"]) == ("lamp",)
    t["Mary"].goes("light_blue")
    t["Ben"].walks("ice_north")
    assert t.question == "OfferLamp"


def test_who_has_no_part_in_the_encounter_is_not_asked() -> None:
    """UTS-ITEM-53: Uli holds the lamp far away."""
    assert meeting(holder="Uli").question == "Meet"


def test_the_mover_may_light_it_too() -> None:
    """UTS-ITEM-53, UTS-RQ-09: with a hidden Dead card as well."""
    t = meeting(holder="Mary", pulse={"Mary": ["dead"]})
    assert t.asks() == {"Mary"}
    lights_lamp(t["Mary"])
    assert t.asks() == {"Mary"}
    t["Mary"].gives("alive", to="Ben")
    assert (t["Mary"].pulse, t["Ben"].pulse) == (("dead",), ("alive",))


def test_in_the_dark_the_others_choose_other_participants() -> None:
    """UTS-RQ-20: of three, Mary and Uli can only give to each other."""
    t = meeting(at={"Uli": "red"}, power=OFF)
    lights_lamp(t["Ben"])
    assert t.asks() == {"Mary", "Ben", "Uli"}
    assert t["Mary"].offered == ["give:alive>2"]
    assert t["Uli"].offered == ["give:alive>0"]
    assert t["Ben"].offered == ["give:alive>2", "give:alive>0"]


@pytest.mark.parametrize("lit", [True, False])
def test_one_after_the_other_the_lamp_works_alike(lit: bool) -> None:
    """UTS-RQ-20, where cards are given in turn (RQ-08)."""
    t = meeting(options={"encounter_order": "clockwise_from_mover"})
    if lit:
        lights_lamp(t["Ben"])
    else:
        keeps_lamp(t["Ben"])
        t["Mary"].gives("alive", to="Ben")
    t["Ben"].gives("alive", to="Mary")
    assert t["Ben"].pulse == (() if lit else ("alive",))
    assert t["Mary"].pulse == ("alive",)
    assert seen_by(t["Mary"]).lamp_lit is None


def test_it_serves_in_the_event_phase_too() -> None:
    """UTS-ITEM-53: when Secret Doors bring people together."""
    at = {"Mary": "pink_1", "Ben": "pink_2", **AWAY, "Kim": "red"}
    t = station(*SEVEN, at=at, carried={"Ben": ("lamp",)}, phase="event", next_event="secret_doors")
    assert t.question == "OfferLamp"
    lights_lamp(t["Ben"])
    assert t.asks() == {"Ben"}
    t["Ben"].gives("alive", to="Mary")
    assert t["Ben"].pulse == ()


def test_the_automa_gives_the_holder_nothing() -> None:
    """UTS-ITEM-53, UTS-RQ-37: its card stays on its pile; the holder's goes to it."""
    names = SEVEN[:6]
    at = {"Mary": "ice_north", "AUTOMA": "red", **{name: AWAY[name] for name in names if name in AWAY}, "Ben": "pink_1"}
    t = station(*names, automa=True, at=at, carried={"Mary": ("lamp",)})
    pile = t["AUTOMA"].hand
    t["Mary"].walks("red")
    lights_lamp(t["Mary"])
    t["Mary"].gives("alive", to="AUTOMA")
    assert t["AUTOMA"].hand == pile
    assert (t["Mary"].pulse, t["AUTOMA"].pulse) == ((), ("alive",))


def test_where_no_cards_are_given_the_lamp_is_not_offered() -> None:
    """UTS-RQ-20: the Infected keeps everybody from giving, so there is nothing to keep away."""
    t = meeting(roles={"Tom": "infected"}, ghosts={"Tom": "vote"}, no_cards_until=3)
    assert t.happened("met:red=0,1")
    assert carries(t["Ben"]) == ("lamp",)
    assert t.asks() == {"Mary"}
    assert t.question == "Walk"
