"""Red relic, snow owl, secret switch: what works on being found (UTS-ITEM-31 to UTS-ITEM-40)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.expansions.under_the_surface.state import organism_awake
from tests.people import Table
from tests.surface import carries, part_of, searching, seen_by, sends

ROOMS = ("red", "light_blue", "pink_1", "dark_blue_2", "pink_2", "orange_1", "green", "orange_2", "dark_blue_1")


# Red relic


@pytest.mark.parametrize(("before", "awake"), [(0, False), (1, False), (2, True)])
def test_a_found_relic_goes_to_the_altar(before: int, awake: bool) -> None:
    """UTS-ITEM-31, -32: at once and for all to see; the third one wakes Organism 46-B."""
    t = searching("pink_2", "red_relic", relics=before)
    t["Mary"].searches()
    assert carries(t["Mary"]) == ()
    assert seen_by(t["Tom"]).relics == before + 1
    assert t["Tom"].saw(f"relic:{before + 1}")
    assert organism_awake(t.game) == awake


# Snow owl


def owl_found(*hand: Any, **state: Any) -> Table:
    """Mary finds the owl in pink 2."""
    hands = {"Mary": hand or ("alive", "success", "failure", "sabotage")}
    t = searching("pink_2", "snow_owl", hands=hands, **state)
    t["Mary"].searches()
    return t


def test_the_finder_sends_a_card_from_the_own_hand_at_once() -> None:
    """UTS-ITEM-33, -34: any Room card, into any Room; all see the Room, the finder alone the card."""
    t = owl_found()
    assert t.question == "SendOwl"
    assert t["Mary"].offered == [f"send:{room}/{card}" for room in ROOMS for card in ("success", "failure", "sabotage")]
    sends(t["Mary"], "sabotage", "red")
    assert t["Mary"].hand == ("alive", "success", "failure")
    assert "sabotage" in t.game.deck["red"]
    assert len(t.game.deck["red"]) == 2
    assert t["Mary"].saw("owl:0@red/sabotage")
    assert t["Tom"].saw("owl:0@red/-")


def test_the_deck_is_shuffled() -> None:
    """UTS-ITEM-35: the card may end up anywhere in it."""
    places = set()
    for seed in range(30):
        t = owl_found(seed=seed, deck={"red": ("failure", "failure", "failure")})
        sends(t["Mary"], "success", "red")
        places.add(t.game.deck["red"].index("success"))
    assert places == {0, 1, 2, 3}


def test_the_owl_stays_used_up_where_it_was_found() -> None:
    """UTS-ITEM-36: not carried, and no second card later."""
    t = owl_found()
    sends(t["Mary"], "success", "red")
    assert part_of(t).used == {"pink_2": "snow_owl"}
    assert carries(t["Mary"]) == ()
    t.begin("action")
    t["Mary"].searches()
    assert t.question == "Act"


@pytest.mark.parametrize("icon", [True, False])
def test_the_third_card_explores_the_room(icon: bool) -> None:
    """UTS-ITEM-37: with the Unsafe Passage effect, if its token has the icon."""
    t = owl_found(deck={"red": ("failure", "failure")}, room_token={"red": icon})
    sends(t["Mary"], "success", "red")
    assert t["Mary"].sees.explored["red"]
    assert t.happened(f"explored:red={'yes' if icon else 'no'}")
    assert t.happened("passage") == icon


@pytest.mark.parametrize("place", ["pink_2", "orange_1"])
def test_the_room_just_checked_and_one_with_a_cultist_token_may_be_chosen(place: str) -> None:
    """UTS-RQ-13: sending the owl isn't a Room action; the Route does not matter either."""
    t = owl_found(cultist_tokens=["orange_1"])
    before = len(t.game.deck[place])
    sends(t["Mary"], "success", place)
    assert len(t.game.deck[place]) == before + 1


def test_a_finished_room_gets_no_card() -> None:
    """UTS-RQ-13."""
    t = owl_found(finished=["red"])
    assert not t["Mary"].may("send:red/*")
    assert t["Mary"].may("send:green/*")


def test_without_a_room_card_nothing_happens() -> None:
    """UTS-RQ-13: the owl is used up all the same."""
    t = owl_found("alive", "alive")
    assert part_of(t).used == {"pink_2": "snow_owl"}
    assert t.asks() == {"Ben"}


def test_the_owl_is_a_must() -> None:
    """UTS-RQ-13: by option it may fly without a card."""
    assert not owl_found()["Mary"].may("sendnothing")
    t = owl_found(options={"owl_mandatory": False})
    before = t["Mary"].hand
    t["Mary"].answers(next(option for option in t.game.choices[0] if str(option) == "sendnothing"))
    assert t["Mary"].hand == before
    assert not t.happened("owl")
    assert t.asks() == {"Ben"}


def test_the_drawn_card_comes_after_the_owl() -> None:
    """UTS-ITEM-33: at once, inside the check."""
    t = owl_found(deck={"pink_2": ("success",)})
    assert not t.happened("book")
    sends(t["Mary"], "success", "red")
    assert t.happened("book:pink_2")


# Secret switch


def test_the_switch_is_pressed_by_itself_and_stays_used_up() -> None:
    """UTS-ITEM-38, -39, -40: there is no choice; the door opens."""
    t = searching("pink_2", "secret_switch")
    t["Mary"].searches()
    assert t.asks() == {"Ben"}
    assert seen_by(t["Ben"]).door_open
    assert seen_by(t["Ben"]).used == {"pink_2": "secret_switch"}
    assert carries(t["Mary"]) == ()
