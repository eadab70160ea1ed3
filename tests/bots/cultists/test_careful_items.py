"""What a careful bot does with Items, for either Team."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.bots.cultists.careful.cultist import hope_for_relics
from gloaming.bots.cultists.memory.ground import near
from gloaming.games.cultists.cards import ALIVE, DEAD, RED_CARDS, SUCCESS
from gloaming.games.cultists.events import Gave, RoleShown
from gloaming.games.cultists.expansions.free_actions import Done
from gloaming.games.cultists.expansions.under_the_surface.carrying import HandOver, PickUp
from gloaming.games.cultists.expansions.under_the_surface.events import ItemHandedOver, OwlSent
from gloaming.games.cultists.expansions.under_the_surface.items.binoculars import Spot
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import KeepLamp, LightLamp
from gloaming.games.cultists.expansions.under_the_surface.items.rifle import DriveFishman, ShootCultist
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import Send
from gloaming.games.cultists.known import known
from gloaming.games.cultists.rules import movement_points
from gloaming.games.cultists.voting import heaps, verdict
from tests.bots.cultists.deciding import decides, lets_act, turn_of
from tests.scenario import ON, Table
from tests.surface import SEVEN, carries, searching, station

SUSPECTED = [Gave(1, None, 2)] * 3
"""Uli may well be dead, and Ben may well have done it, ..."""
CLEARED = [RoleShown(3, "infected"), RoleShown(4, "greenhorn")]
"""... the more if it was neither of these."""


def acting(place: str = "pink_1", who: str = "Mary", **state: Any) -> Table:
    """Mary is on turn, and may act in no Room."""
    at = {who: place, **state.pop("at", {})}
    return station(phase="action", knife=who, round=state.pop("round", 4), at=at, routes={who: 1}, **state)


# Carrying


@pytest.mark.parametrize("name", ["Mary", "Tom"])
def test_everybody_picks_up_what_lies_about(name: str) -> None:
    """UTS-ITEM-20: an Investigator like a Cultist, once for each Item."""
    t = acting(who=name, lying={"pink_1": ("dagger", "boots")}, roles={"Tom": "cultist"})
    assert isinstance(decides(t[name]), PickUp)
    lets_act(t, name)
    assert sorted(carries(t[name])) == ["boots", "dagger"]


def test_a_crybaby_hands_the_binoculars_to_somebody_trusted() -> None:
    """UTS-ITEM-16, AC-ROLE-CRY-01: what they would show it, it would die of."""
    t = acting(at={"Ben": "pink_1"}, carried={"Mary": ("binoculars",)}, roles={"Mary": "crybaby"})
    assert t["Mary"].may("handover:*")
    assert decides(t["Mary"], RoleShown(1, "infected")) == HandOver("binoculars", 1)
    assert not isinstance(decides(t["Mary"], Gave(2, None, 3)), HandOver)


def test_an_item_is_not_handed_to_and_fro() -> None:
    """UTS-ITEM-16: what has changed hands once stays."""
    t = acting(at={"Ben": "pink_1"}, carried={"Mary": ("binoculars",)}, roles={"Mary": "crybaby"})
    back = ItemHandedOver(1, "binoculars", 0)
    assert not isinstance(decides(t["Mary"], RoleShown(1, "infected"), back), HandOver)


def test_whoever_is_probably_dead_leaves_its_items_to_the_living() -> None:
    """UTS-ITEM-16: they would lie about when the death comes out."""
    t = acting(at={"Ben": "pink_1"}, carried={"Mary": ("dagger",)})
    doomed = [Gave(4, None, 0)] * 6
    assert decides(t["Mary"], RoleShown(1, "infected"), RoleShown(2, "seer"), *doomed) == HandOver("dagger", 1)
    assert not isinstance(decides(t["Mary"], RoleShown(1, "infected")), HandOver)


def test_a_cultist_keeps_what_it_has() -> None:
    t = acting(who="Tom", at={"Ben": "pink_1"}, carried={"Tom": ("dagger", "boots")}, roles={"Tom": "cultist"})
    assert t["Tom"].may("handover:*")
    lets_act(t, "Tom")
    assert carries(t["Tom"]) == ("dagger", "boots")


# Binoculars


def test_binoculars_look_where_a_death_is_likely() -> None:
    """UTS-ITEM-46: a single look, so not at just anybody."""
    t = acting(at={"Uli": "pink_2"}, carried={"Mary": ("binoculars",)})
    assert decides(t["Mary"], *SUSPECTED, *CLEARED) == Spot(2)
    assert not isinstance(decides(t["Mary"], Gave(3, None, 4), *CLEARED), Spot)


def test_a_crybaby_looks_at_nobody() -> None:
    """AC-ROLE-CRY-01."""
    t = acting(at={"Uli": "pink_2"}, carried={"Mary": ("binoculars",)}, roles={"Mary": "crybaby"})
    assert not isinstance(decides(t["Mary"], *SUSPECTED, *CLEARED), Spot)


def test_a_cultist_looks_only_where_another_will_be_blamed() -> None:
    """UTS-ITEM-47: Uli was dead from the start, as Tom knows; Ben gave Uli three cards."""
    t = acting(who="Tom", at={"Uli": "pink_2"}, carried={"Tom": ("binoculars",)}, roles={"Tom": "cultist"})
    start = (ALIVE, ALIVE, DEAD, ALIVE, ALIVE)
    assert decides(t["Tom"], *SUSPECTED, start_cards=start) == Spot(2)
    assert not isinstance(decides(t["Tom"], Gave(3, None, 1), start_cards=start), Spot)


# The rifle


def test_the_rifle_clears_a_room_before_the_action() -> None:
    """UTS-ITEM-50: then Mary may act there."""
    t = acting("orange_1", carried={"Mary": ("rifle",)}, cultist_tokens=("orange_1",))
    assert decides(t["Mary"]) == ShootCultist("orange_1")
    lets_act(t, "Mary")
    assert t.game.cultist_tokens == ()
    assert t.happened("filled:0@orange_1")  # Route 1 has orange in round 4


def test_no_shot_is_wasted_on_a_finished_room() -> None:
    t = acting(
        "orange_1", carried={"Mary": ("rifle",)}, cultist_tokens=("orange_1",), finished={"orange_1"},
        deck={"orange_1": ()},
    )  # fmt: skip
    assert t["Mary"].may("shoot:orange_1")
    assert not isinstance(decides(t["Mary"]), ShootCultist)


def test_without_cultist_tokens_the_rifle_is_for_the_fishman() -> None:
    """UTS-ITEM-51: into the lake."""
    rifle: dict[str, Any] = {"carried": {"Mary": ("rifle",)}, "fishman": "ice_north"}
    assert decides(acting(**rifle)["Mary"]) == DriveFishman(None)
    waiting = acting(cultist_tokens=("orange_1",), **rifle)
    assert not isinstance(decides(waiting["Mary"]), DriveFishman)


def test_a_cultist_shoots_at_no_cultist_token() -> None:
    t = acting("orange_1", who="Tom", carried={"Tom": ("rifle",)}, cultist_tokens=("orange_1",))
    assert t["Tom"].may("shoot:orange_1")
    lets_act(t, "Tom")
    assert carries(t["Tom"]) == ("rifle",)


# Owl and relics


def owl(who: str) -> Table:
    t = searching(
        "green", "snow_owl", who=who, roles={"Tom": "cultist"}, deck={"pink_1": (SUCCESS, SUCCESS)}, shelf={"pink": 3}
    )
    t[who].searches("green")
    assert t.question == "SendOwl"
    return t


def test_the_owl_brings_a_success_to_where_it_explores() -> None:
    """UTS-ITEM-33, -37: the third card; the Route does not matter."""
    assert decides(owl("Mary")["Mary"]) == Send("pink_1", SUCCESS)


def test_a_cultists_owl_brings_harm() -> None:
    """UTS-ITEM-33."""
    sent = decides(owl("Tom")["Tom"])
    assert isinstance(sent, Send)
    assert sent.card in RED_CARDS


def test_a_card_that_the_owl_brought_is_remembered() -> None:
    """UTS-ITEM-35: somewhere in the deck, which was shuffled."""
    turn = turn_of(station()["Mary"], OwlSent(1, None, "green"))
    deck = turn.memory.decks["green"]
    assert [laid.origin for laid in deck.cards][-1] == 1
    assert deck.fresh == 0


def test_the_closer_the_third_relic_the_better_a_cultist_likes_to_look() -> None:
    """UTS-ORG-06: points alone win nothing then."""
    hopes = [hope_for_relics(turn_of(station(relics=number)["Tom"]), "green") for number in range(4)]
    assert hopes[0] == hopes[3] == 0
    assert 0 < hopes[1] <= hopes[2]


# Lamp


def meeting(**state: Any) -> Table:
    """Ben, who has the Knife, walks up to Mary, who has the lamp."""
    at = {"Mary": "pink_1", "Ben": "light_blue", "Uli": "green"}
    t = station(*SEVEN, at=at, knife="Ben", carried={"Mary": ("lamp",)}, power=ON, **state)
    t["Ben"].walks("pink_1")
    assert t.question == "OfferLamp"
    return t


def test_the_lamp_is_lit_against_a_suspect() -> None:
    """UTS-ITEM-53."""
    t = meeting()
    assert decides(t["Mary"], *SUSPECTED, RoleShown(3, "seer"), RoleShown(4, "infected")) == LightLamp()
    assert decides(t["Mary"], RoleShown(1, "seer")) == KeepLamp()


def test_a_cultist_keeps_the_lamp_from_the_others() -> None:
    t = meeting(roles={"Mary": "cultist"})
    assert decides(t["Mary"], *SUSPECTED) == KeepLamp()


# Dagger, boots, door


def test_the_dagger_counts_in_what_comes_out_of_a_vote() -> None:
    """UTS-ITEM-41: 2 against 2 is a tie, 3 against 2 is not, by what a view tells."""
    ballots = (1, 1, 0, 0, None)
    assert verdict(heaps(known(station()["Mary"].sees), ballots, 1)) is None
    assert verdict(heaps(known(station(carried={"Mary": ("dagger",)})["Mary"].sees), ballots, 1)) == 1


def test_boots_reach_farther() -> None:
    """UTS-ITEM-44."""
    game = known(station(carried={"Mary": ("boots",)})["Mary"].sees)
    assert [movement_points(game, seat) for seat in (0, 1)] == [4, 3]


@pytest.mark.parametrize(("door_open", "points"), [(False, 3), (True, 1)])
def test_the_red_door_is_a_way_once_it_is_open(door_open: bool, points: int) -> None:
    """UTS-DOOR-01, -04."""
    t = station(door_open=door_open)
    assert near(known(t["Mary"].sees))["pink_1"]["dark_blue_2"] == points


def test_with_nothing_left_to_do_the_turn_is_over() -> None:
    """UTS-RQ-41: after the action, with an Item in hand that is better kept."""
    t = acting("orange_1", at={"Ben": "orange_1"}, carried={"Mary": ("dagger",)})
    t["Mary"].fills(SUCCESS)
    assert t.question == "Linger"
    assert decides(t["Mary"]) == Done()
