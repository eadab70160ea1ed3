"""Finding Items: who finds them, where, and when (UTS-ITEM-01 to UTS-ITEM-14)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.expansions.under_the_surface.state import ItemName
from tests.people import Table
from tests.surface import SEVEN, carries, part_of, searching, seen_by, station

PORTABLE: tuple[ItemName, ...] = ("dagger", "boots", "binoculars", "rifle", "lamp")


def found(place: str, item: ItemName, *deck: Any, **state: Any) -> Table:
    t = searching(place, item, *deck, **state)
    t["Mary"].searches()
    return t


# Who finds


def test_a_check_by_the_living_turns_the_item_up_at_once() -> None:
    """UTS-ITEM-01, -02, -03: all see it, nobody is asked, and the check was the one action."""
    t = found("pink_2", "dagger")
    assert carries(t["Mary"]) == ("dagger",)
    assert t["Tom"].saw("itemfound:0@pink_2=dagger")
    assert seen_by(t["Tom"]).carried == {0: ("dagger",)}
    assert "pink_2" not in seen_by(t["Tom"]).covered
    assert t.asks() == {"Ben"}


def test_filling_a_room_finds_nothing() -> None:
    """UTS-ITEM-01: the draw makes the check."""
    t = searching("pink_2", "dagger")
    t["Mary"].fills("success")
    assert part_of(t).covered["pink_2"] == "dagger"


def test_a_ghost_finds_nothing() -> None:
    """UTS-ITEM-04: it draws its card, and the Item stays face down and unseen."""
    t = found("pink_2", "dagger", ghosts={"Mary": "vote"})
    assert t.happened("roomcheck:0@pink_2")
    assert not t.happened("itemfound")
    assert "pink_2" in seen_by(t["Mary"]).covered
    assert part_of(t).covered["pink_2"] == "dagger"


def test_a_hidden_dead_card_does_not_matter() -> None:
    """UTS-ITEM-05, UTS-RQ-09: living until the death is public."""
    t = found("pink_2", "dagger", pulse={"Mary": ["alive", "dead"]})
    assert carries(t["Mary"]) == ("dagger",)


def test_cultists_find_items_too() -> None:
    """UTS-ITEM-06."""
    t = found("pink_2", "dagger", roles={"Mary": "cultist"}, routes={})
    assert carries(t["Mary"]) == ("dagger",)


@pytest.mark.parametrize(("option", "lying"), [(False, {}), (True, {"pink_2": ("dagger",)})])
def test_the_super_ghost_finds_nothing(option: bool, lying: dict[str, Any]) -> None:
    """UTS-RQ-07, UTS-ITEM-29: by option it turns Items up; it holds none, so what is portable stays there."""
    options = {"super_ghost_finds": option}
    t = found("pink_2", "dagger", roles={"Mary": "super_ghost"}, ghosts={"Mary": "vote"}, options=options)
    assert part_of(t).lying == lying
    assert carries(t["Mary"]) == ()


# Where


def test_an_unexplored_room_cannot_be_checked() -> None:
    """UTS-ITEM-07: so nothing is found in it."""
    assert not searching("pink_2", "dagger", explored=[])["Mary"].may("search:*")


def test_a_cultist_token_guards_the_item() -> None:
    """UTS-ITEM-08: nobody who stands there finds it until the token is gone."""
    t = searching("pink_2", "dagger", cultist_tokens=["pink_2"])
    assert not t["Mary"].may("search:*")
    t["Mary"].fights()
    t.begin("action")
    t["Mary"].searches()
    assert carries(t["Mary"]) == ("dagger",)


def test_the_camera_finds_the_item_behind_a_cultist_token() -> None:
    """UTS-ITEM-08, -11, UTS-RQ-06: and brings it to the one at the Camera."""
    t = watching(cultist_tokens=["pink_2"])
    t["Mary"].watches_room("pink_2")
    assert carries(t["Mary"]) == ("dagger",)


def test_each_room_gives_its_item_once() -> None:
    """UTS-ITEM-09: the next check there finds nothing."""
    t = found("pink_2", "dagger")
    t.begin("action")
    t["Mary"].searches()
    assert [code for code in t.news() if code.startswith("itemfound")] == ["itemfound:0@pink_2=dagger"]
    assert carries(t["Mary"]) == ("dagger",)


def test_the_route_binds_the_check_and_so_the_finding() -> None:
    """UTS-ITEM-12: off the Route an Investigator cannot check the Room."""
    assert not searching("pink_2", "dagger", routes={"Mary": 1})["Mary"].may("search:*")
    assert searching("pink_2", "dagger", routes={"Mary": "pink"})["Mary"].may("search:*")


def watching(finds: str = "always", **state: Any) -> Table:
    """Mary stands at the Camera."""
    return station(
        at={"Mary": "red"}, phase="action", routes={"Mary": "red"}, items={"pink_2": "dagger"}, explored=["pink_2"],
        deck={"pink_2": ("failure",)}, options={"remote_check_finds_item": finds}, **state,
    )  # fmt: skip


@pytest.mark.parametrize(("finds", "items"), [("always", ("dagger",)), ("secret_doors_only", ()), ("never", ())])
def test_a_check_by_camera_counts(finds: str, items: tuple[ItemName, ...]) -> None:
    """UTS-ITEM-11, UTS-RQ-06: the Item goes to the actor, wherever it stands; by option it stays there."""
    t = watching(finds)
    t["Mary"].watches_room("pink_2")
    assert carries(t["Mary"]) == items
    assert ("pink_2" in part_of(t).covered) == (not items)


@pytest.mark.parametrize(
    ("finds", "items"), [("always", ("dagger",)), ("secret_doors_only", ("dagger",)), ("never", ())]
)
def test_a_check_through_secret_doors_counts(finds: str, items: tuple[ItemName, ...]) -> None:
    """UTS-ITEM-11, UTS-RQ-06."""
    t = station(
        at={"Mary": "pink_1"}, phase="action", routes={"Mary": "pink"}, items={"pink_2": "dagger"}, explored=["pink_2"],
        deck={"pink_2": ("failure",)}, options={"remote_check_finds_item": finds}, event="secret_doors",
    )  # fmt: skip
    t["Mary"].searches("pink_2")
    assert carries(t["Mary"]) == items


def test_a_check_on_the_spot_finds_the_item_under_every_option() -> None:
    """UTS-RQ-06: the options are about checks from afar."""
    t = found("pink_2", "dagger", options={"remote_check_finds_item": "never"})
    assert carries(t["Mary"]) == ("dagger",)


# When


@pytest.mark.parametrize(("first", "order"), [(True, ["itemfound", "book"]), (False, ["book", "itemfound"])])
def test_the_item_comes_before_the_card(first: bool, order: list[str]) -> None:
    """UTS-ITEM-10, UTS-RQ-05."""
    t = found("pink_2", "rifle", "success", options={"item_before_card": first})
    codes = [code.partition(":")[0] for code in t.news()]
    assert [code for code in codes if code in order] == order


def test_what_the_item_does_is_settled_before_the_card() -> None:
    """UTS-ITEM-10: the owl's question is answered before the Book moves."""
    t = found("pink_2", "snow_owl", "success", "success", "success")
    assert t.question == "SendOwl"
    assert not t.happened("book:")


@pytest.mark.parametrize(("first", "items", "lost"), [(True, ("rifle",), ()), (False, (), ("rifle",))])
def test_the_card_that_finishes_the_room_may_take_the_item_along(
    first: bool, items: tuple[ItemName, ...], lost: tuple[ItemName, ...]
) -> None:
    """UTS-RQ-05, UTS-RQ-08: if the card comes first, the Item leaves the game with the finished Room."""
    t = found("pink_2", "rifle", "success", books={"pink_2": 1}, options={"item_before_card": first})
    assert t.happened("finished:pink_2")
    assert carries(t["Mary"]) == items
    assert part_of(t).lost == lost


# A Room finished over a covered Item


def finished_by_a_ghost(item: ItemName, option: str = "lost", **state: Any) -> Table:
    return found(
        "pink_2", item, "success", books={"pink_2": 1}, ghosts={"Mary": "vote"},
        options={"finished_room_item": option}, **state,
    )  # fmt: skip


def test_an_item_in_a_finished_room_is_lost_unseen() -> None:
    """UTS-RQ-08: nobody learns what it was."""
    t = finished_by_a_ghost("red_relic")
    assert t.happened("itemlost:pink_2")
    assert (seen_by(t["Mary"]).lost, part_of(t).lost) == (1, ("red_relic",))
    assert "pink_2" not in seen_by(t["Mary"]).covered
    assert part_of(t).relics == 0


@pytest.mark.parametrize(
    ("item", "what"),
    [
        ("red_relic", {"relics": 1}),
        ("secret_switch", {"door_open": True, "used": {"pink_2": "secret_switch"}}),
        ("snow_owl", {"used": {"pink_2": "snow_owl"}}),
        ("rifle", {"lying": {"pink_2": ("rifle",)}}),
    ],
)
def test_a_table_may_turn_it_up(item: ItemName, what: dict[str, Any]) -> None:
    """UTS-RQ-08, the option: it works as far as it needs nobody; the rest lies open in the Room."""
    t = finished_by_a_ghost(item, "revealed_on_finish")
    assert t.happened(f"itemshown:pink_2={item}")
    assert {name: getattr(part_of(t), name) for name in what} == what
    assert t.asks() == {"Ben"}


# What becomes of it


@pytest.mark.parametrize("item", PORTABLE)
def test_portable_items_go_to_the_finder(item: ItemName) -> None:
    """UTS-ITEM-13: at once."""
    t = found("pink_2", item, names=SEVEN)
    assert carries(t["Mary"]) == (item,)


@pytest.mark.parametrize(("item", "used"), [("red_relic", {}), ("snow_owl", {"pink_2": "snow_owl"})])
def test_the_others_are_never_carried(item: ItemName, used: dict[str, ItemName]) -> None:
    """UTS-ITEM-14, -36: a relic goes to the altar, the owl stays in the Room, used up."""
    t = found("pink_2", item)
    assert carries(t["Mary"]) == ()
    assert part_of(t).used == used


# The AUTOMA


def automas_find(item: ItemName, finds: bool = True, ghost: bool = False) -> Table:
    """The AUTOMA checks the Room in which it stands."""
    t = station(
        "Mary", "Ben", "Uli", "Eva", phase="action", at={"AUTOMA": "pink_2", "Eva": "pink_2"},
        items={"pink_2": item}, explored=["pink_2"], deck={"pink_2": ("failure", "failure")},
        ghosts={"AUTOMA": "vote"} if ghost else {}, options={"automa_finds_items": finds},
    )  # fmt: skip
    t.all_pass()
    assert t.happened("roomcheck:4@pink_2")
    return t


@pytest.mark.parametrize(
    ("item", "what"),
    [
        ("red_relic", {"relics": 1}),
        ("secret_switch", {"door_open": True, "used": {"pink_2": "secret_switch"}}),
        ("snow_owl", {"used": {"pink_2": "snow_owl"}}),
        ("rifle", {"lying": {"pink_2": ("rifle",)}, "carried": {}}),
    ],
)
def test_the_automa_finds_items_and_takes_none(item: ItemName, what: dict[str, Any]) -> None:
    """UTS-RQ-37: relic and switch work, the owl is used up without effect, a portable Item stays open in the Room."""
    t = automas_find(item)
    assert {name: getattr(part_of(t), name) for name in what} == what
    assert t.question == "AskForClaim"


def test_what_the_automa_leaves_may_be_picked_up() -> None:
    """UTS-RQ-37: like a dropped Item."""
    t = automas_find("rifle")
    t.begin("action")
    assert [name for name in ("Mary", "Ben", "Uli") if t[name].may("pickup:*")] == []
    for name in ("Mary", "Ben", "Uli"):
        t[name].passes()
    assert t["Eva"].may("pickup:rifle@pink_2")


@pytest.mark.parametrize(("finds", "ghost"), [(False, False), (True, True)])
def test_the_automa_may_find_nothing(finds: bool, ghost: bool) -> None:
    """UTS-RQ-37, the option, and UTS-ITEM-04 for its Ghost."""
    assert part_of(automas_find("rifle", finds, ghost)).covered["pink_2"] == "rifle"


def test_the_automa_is_given_nothing() -> None:
    """UTS-RQ-37: it cannot be handed an Item."""
    at = {"Mary": "pink_2", "Ben": "pink_2", "AUTOMA": "pink_2"}
    t = station("Mary", "Ben", "Uli", "Eva", phase="action", at=at, carried={"Mary": ("rifle",)})
    assert [code for code in t["Mary"].offered if code.startswith("handover")] == ["handover:rifle>1"]
