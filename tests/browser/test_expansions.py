"""The boards of the expansions, from the lobby to the end: the polar station on a phone, the mine on a desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import RideLift
from gloaming.games.cultists.state import Cultists
from tests.browser.conftest import People
from tests.browser.eager import eager_past
from tests.browser.moments import asks, lay_out, past_of
from tests.browser.player import GLANCE, PATIENCE, Player
from tests.browser.reading import faults, unspoken
from tests.browser.scenes import MINE, SCREENS, STATION, at_a_lift, in_a_lift, may_hand_over
from tests.server.running import RunningHouse
from tests.wide import further

BOTH = pytest.mark.parametrize("phone", [True, *further(False)], ids=["phone", "desk"])
OTHERS = tuple(range(1, 6))


TO_THE_END = 400
HOW_FAR = pytest.mark.parametrize("answers", [8, *further(TO_THE_END)], ids=["begins", "to the end"])


def play_on(player: Player, answers: int) -> None:
    """No question, no answer and no event on the way may lack its words."""
    for _ in range(answers):
        over = player.await_question().over
        assert unspoken(player.page) == []
        if over:
            break
        player.answer()
    if answers == TO_THE_END:
        expect(player.page.locator("main.end h1")).to_contain_text("win")


@HOW_FAR
@pytest.mark.slow
def test_a_person_alone_plays_at_the_polar_station_on_a_phone(people: People, answers: int) -> None:
    ada = people("Ada", phone=True, moving=True)
    ada.make_table()
    ada.choose_game("Polar Station", players=5)
    expect(ada.page.locator("main ul")).to_contain_text("Polar Station")
    ada.fill_with_bots()
    ada.begin()
    expect(ada.page.locator("svg.plan")).to_have_attribute("aria-label", "Polar Station, floor plan")
    expect(ada.page.locator(".strip li")).to_have_count(5)
    play_on(ada, answers)
    assert ada.views[-1]["parts"].keys() == {"under_the_surface"}


@HOW_FAR
@pytest.mark.slow
def test_a_person_alone_plays_in_the_mine_with_professions(people: People, answers: int) -> None:
    ada = people("Ada")
    ada.make_table()
    ada.choose_game("Mine", players=7, level="Experienced", professions=True)
    expect(ada.page.locator("main ul")).to_contain_text("Mine, with Professions")
    ada.fill_with_bots()
    ada.begin()
    expect(ada.page.locator("svg.plan")).to_have_attribute("aria-label", "Mine, floor plan")
    play_on(ada, answers)
    assert ada.views[-1]["parts"].keys() == {"mountains_of_chaos", "professions"}


def may_ride(game: Cultists) -> bool:
    return in_a_lift(game) and any(isinstance(option, RideLift) for option in game.choices[0])


def until(player: Player, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait for a view like this; the first of them."""
    for _ in range(PATIENCE // GLANCE):
        for view in player.views:
            if so(view):
                return view
        player.page.wait_for_timeout(GLANCE)
    raise AssertionError(f"{player.name} never saw it:\n{player.text}")


def confirm(player: Player) -> None:
    player.press(player.page.locator("section.panel .acts > .btn.ink"))


@BOTH
def test_a_lift_is_entered_by_a_touch_on_the_plan(people: People, house: RunningHouse, phone: bool) -> None:
    ann = people("Ann", phone=phone, moving=True)
    ann.take(lay_out(house, past_of(MINE, at_a_lift), MINE)[0])
    ann.await_question()
    (lift,) = [option["lift"] for option in ann.views[-1]["asked"]["options"] if option["kind"] == "EnterLift"]
    ann.press(ann.page.locator(f'[data-place="{lift}"]'))
    confirm(ann)
    until(ann, lambda view: view["at"][0] == lift)


@BOTH
def test_a_lift_is_started_by_a_touch_on_the_room_where_it_goes(
    people: People, house: RunningHouse, phone: bool
) -> None:
    ann = people("Ann", phone=phone, moving=True)
    ann.take(lay_out(house, past_of(MINE, may_ride), MINE)[0])
    ann.await_question()
    lift = ann.views[-1]["at"][0]
    (to,) = [option["to"] for option in ann.views[-1]["asked"]["options"] if option["kind"] == "RideLift"]
    ann.press(ann.page.locator(f'[data-place="{to}"]'))
    confirm(ann)
    until(ann, lambda view: view["at"][0] == to and view["parts"]["mountains_of_chaos"]["lifts"][lift] == to)


def test_an_item_is_handed_over_beside_the_action(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, eager_past(STATION, may_hand_over), STATION)[0])
    ann.await_question()
    before = ann.views[-1]["parts"]["under_the_surface"]["carried"]["0"]
    ann.press(ann.page.locator("button.act", has_text="Hand something over"))
    ann.answer()
    until(ann, lambda view: len(view["parts"]["under_the_surface"]["carried"].get("0", ())) == len(before) - 1)
    assert ann.await_question().acts  # and the action itself is still to be taken


@pytest.mark.parametrize("screen", ["meet", "ritual"])
def test_the_button_below_the_cards_is_in_sight_on_a_desk(people: People, house: RunningHouse, screen: str) -> None:
    ann = people("Ann")
    SCREENS[screen](ann, house)
    assert ann.await_question().cards
    expect(ann.page.locator("section.panel .btn.candle")).to_be_in_viewport(ratio=1)


def test_the_last_cards_of_a_ritual_end_the_game_which_is_watched_again(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, eager_past(STATION, asks("LayRitualCards")), STATION, bots=OTHERS)[0])
    assert ann.await_question().cards
    ann.answer()
    assert ann.await_question().over
    page = ann.page
    expect(page.locator("main.end")).to_contain_text("ritual")
    assert ann.views[-1]["reason"] == "ritual"

    ann.press(page.get_by_role("link", name="Watch it again"))
    now, slider = page.locator("main.replay p.now"), page.get_by_role("slider")
    expect(now).to_contain_text("The night")
    slider.press("End")
    expect(now).not_to_contain_text("The night")
    assert unspoken(page) == []
    page.get_by_role("combobox").select_option("all")
    ann.press(page.get_by_role("button", name="Table"))
    expect(page.locator("main.replay .side")).to_contain_text(", Cultist")
    assert unspoken(page) == []
    assert faults(page) == []
