"""Other worlds on the polar station: which Items a seat may imagine where (UTS-SETUP-09)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.expansions.under_the_surface.items import laid_out
from gloaming.games.cultists.expansions.under_the_surface.state import Surface, surface
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.voting import heaps
from gloaming.kernel.dice import Dice
from tests.people import Person, Table
from tests.scenario import OFF
from tests.surface import EIGHT, SEVEN, lights_lamp, part_of, searching, sends, station


def worlds(person: Person, number: int = 40) -> list[Cultists]:
    return [CULTISTS.determinise(person.sees, Dice.seeded("items", seed)) for seed in range(number)]


def all_items(part: Surface) -> Counter[str]:
    lists = [*part.carried.values(), *part.lying.values(), part.gone, part.lost, part.used.values()]
    lists += [part.covered.values(), ["red_relic"] * part.relics]
    return Counter(item for items in lists for item in items)


def test_every_world_has_the_items_of_the_game() -> None:
    """UTS-SETUP-09, -10: what lies open is as it is, the rest lies anywhere."""
    t = station(*EIGHT, relics=1, carried={"Mary": ("lamp", "boots")}, lying={"red": ("dagger",)})
    parts = [surface(world) for world in worlds(t["Ben"])]
    for part in parts:
        assert all_items(part) == Counter(laid_out(8))
        assert part.carried == part_of(t).carried
        assert list(part.covered) == list(part_of(t).covered)
    assert len({part.covered["red"] for part in parts}) > 3


def test_a_lost_item_may_be_any_that_nobody_has_seen() -> None:
    """UTS-RQ-08: also the one that is lost in truth."""
    t = searching(
        "pink_2", "rifle", "success", books={"pink_2": 1}, ghosts={"Mary": "vote"}, carried={"Ben": ("boots",)}
    )
    t["Mary"].searches()
    lost = {surface(world).lost for world in worlds(t["Eva"], 100)}
    assert ("rifle",) in lost
    assert ("boots",) not in lost
    assert {len(items) for items in lost} == {1}


def test_the_owls_card_is_known_to_the_finder_alone() -> None:
    """UTS-ITEM-33, -35: the finder knows the face, nobody the place of the card in the deck."""
    hand = ("alive", "success", "failure", "sabotage")
    t = searching("pink_2", "snow_owl", roles={"Mary": "cultist"}, deck={"red": ("success",)}, hands={"Mary": hand})
    t["Mary"].searches()
    sends(t["Mary"], "sabotage", "red")
    for world in worlds(t["Mary"], 10):
        assert "sabotage" in world.deck["red"]
    imagined = {world.deck["red"] for world in worlds(t["Ben"])}
    assert any("sabotage" in deck for deck in imagined)
    assert any("sabotage" not in deck for deck in imagined)


@pytest.mark.parametrize("abstains", [True, False])
@pytest.mark.parametrize("rule", ["full", "one"])
def test_secret_ballots_weigh_what_the_tally_says(rule: str, abstains: bool) -> None:
    """UTS-RQ-15, UTS-ITEM-41: with anonymous ballots each world's ballots give the tally all have seen."""
    options = {"anonymous_ballots": True, "dagger_abstain_weight": rule}
    t = station(
        phase="action", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"}, carried={"Ben": ("dagger",)},
        options=options,
    )  # fmt: skip
    t["Mary"].calls_vote()
    t.vote(Mary="Tom", Ben=None if abstains else "Tom", Uli="Eva", Eva="Uli")
    assert t.question == "ReconsiderBallot"
    shown = heaps(t.game, t.game.ballots, 1)
    for name in ("Mary", "Ben", "Eva"):
        imagined = worlds(t[name])
        assert {heaps(world, world.ballots, 1) for world in imagined} == {shown}
        assert {world.ballots[t.seat(name)] for world in imagined} == {t.game.ballots[t.seat(name)]}
    assert len({world.ballots for world in worlds(t["Eva"])}) > 1


def in_the_dark(*others: str, **state: Any) -> Table:
    """Mary walks into the dark red Room; Ben, who is there with others, lights the lamp, and all give."""
    at = {"Mary": "ice_north", "Ben": "red", "Uli": "green", "Eva": "dark_blue_1", "Tom": "orange_1", "Kim": "pink_2"}
    at |= dict.fromkeys(others, "red")
    t = station(
        *SEVEN, at={**at, "Lea": "light_blue"}, carried={"Ben": ("lamp",)}, power=OFF,
        options={"dark_transfers": "hidden"}, **state,
    )  # fmt: skip
    t["Mary"].walks("red")
    lights_lamp(t["Ben"])
    for name in sorted(t.asks()):
        t[name].answers(t.game.choices[t.seat(name)][0])
    return t


@pytest.mark.parametrize("others", [(), ("Uli",)])
def test_in_the_dark_nobody_imagines_a_card_for_the_lamps_holder(others: tuple[str, ...]) -> None:
    """UTS-ITEM-53, UTS-RQ-20: where transfers are hidden too; of two, the other has given nothing."""
    t = in_the_dark(*others)
    for name in ("Mary", "Ben", "Kim"):
        for world in worlds(t[name], 10):
            assert world.pulse[1] == ()
            assert [len(hand) for hand in world.hand] == [len(hand) for hand in t.game.hand]
