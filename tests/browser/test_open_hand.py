"""Nobody else sees this screen: hand and route lie open without holding, until somebody else is at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from gloaming.words import t
from tests.browser.conftest import People
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.moments import asks, lay_out, past_of
from tests.browser.player import Player
from tests.browser.reading import faults
from tests.browser.scenes_invasion import MILAN
from tests.server.running import RunningHouse
from tests.wide import further

SIX = Options(players=6, level="experienced")
BOTS = (1, 2, 3, 4, 5)
WALKS = asks("Walk", 0, since=3)


def open_menu(player: Player) -> None:
    player.press(player.page.get_by_role("button", name="Menu"))
    player.page.locator("#table-menu").wait_for()


def is_covered(player: Player) -> None:
    expect(player.page.locator(".open-hand, [data-route], .secrets")).to_have_count(0)
    expect(player.page.get_by_role("button", name=t("hold-to-look"))).to_be_visible()


@pytest.mark.parametrize("phone", [True, *further(False)], ids=["phone", "desk"])
def test_alone_hand_and_route_lie_open_unless_one_wants_them_covered(
    people: People, house: RunningHouse, phone: bool
) -> None:
    ann = people("Ann", phone=phone)
    ann.take(lay_out(house, past_of(SIX, WALKS), SIX, bots=BOTS)[0])
    ann.await_question()
    page, hand = ann.page, ann.page.locator("button.hold")
    expect(page.locator(".open-hand .tile").first).to_be_visible()
    expect(page.locator("[data-route]")).not_to_have_count(0)
    expect(page.get_by_role("button", name=re.compile(t("board-on-route")))).not_to_have_count(0)
    assert faults(page) == []
    ann.press(hand)
    expect(page.locator(".secrets")).to_contain_text(t("hand-route"), ignore_case=True)
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".secrets")).to_have_count(0)

    open_menu(ann)
    ann.press(page.get_by_role("button", name=t("cover-switch", on="no")))
    page.keyboard.press("Escape")
    is_covered(ann)
    page.reload()
    ann.await_question()
    is_covered(ann)


def test_who_comes_to_watch_finds_everything_covered_at_once(people: People, house: RunningHouse) -> None:
    ann, guest = people("Ann"), people("Watching")
    seats = lay_out(house, past_of(SIX, WALKS), SIX, bots=BOTS)
    ann.take(seats[0])
    expect(ann.page.locator(".open-hand")).to_be_visible()
    guest.open(f"#/table/{seats[0].code}/watch")
    guest.page.locator("section.panel").wait_for()
    is_covered(ann)
    open_menu(ann)
    expect(ann.page.get_by_role("button", name=re.compile("Cover my secrets"))).to_have_count(0)


def test_where_another_person_has_a_chair_nothing_opens(people: People, house: RunningHouse) -> None:
    """Even if they are away."""
    ann = people("Ann")
    ann.take(lay_out(house, past_of(SIX, WALKS), SIX, bots=BOTS[1:])[0])
    ann.await_question()
    is_covered(ann)
    open_menu(ann)
    expect(ann.page.get_by_role("button", name=re.compile("Cover my secrets"))).to_have_count(0)


def test_cards_are_chosen_by_a_tap_where_they_lie_open(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, past_of(SIX, asks("Meet", 0)), SIX, bots=BOTS)[0])
    panel = ann.await_question()
    fan = ann.page.get_by_role("slider")
    expect(fan.locator("span.face")).to_have_count(panel.cards)
    ann.press(fan.locator("[data-card]").nth(1))
    ann.wait_until(lambda: ann.await_question().raised == 2)
    expect(fan.locator("span.face")).to_have_count(panel.cards)


def cannot_claim(game: Cultists) -> bool:
    return asks("AskForClaim", since=2)(game) and len(game.choices[0]) == 1


def test_the_question_at_the_end_of_an_hour_says_whether_it_concerns_you(people: People, house: RunningHouse) -> None:
    ann = people("Ann")
    past = past_of(SIX, cannot_claim)
    ann.take(lay_out(house, past, SIX, bots=BOTS)[0])
    nothing = t("held-ask-for-claim-investigator")
    assert ann.await_question().detail == nothing
    theo = people("Theo")
    theo.take(lay_out(house, past, SIX)[0])
    assert theo.await_question().detail != nothing
    with theo.holding(theo.page.locator("button.hold")):
        expect(theo.page.locator(".secrets")).to_contain_text(nothing)


def test_the_side_lies_open_in_invasion_too(people: People, house: RunningHouse) -> None:
    ann = people("Ann")
    ann.take(lay_out(house, past_of(MILAN, asks("Act", since=2)), MILAN, bots=(1, 2, 3, 4))[0])
    expect(ann.page.locator(".open-hand")).to_contain_text("You are")


def has_come_somewhere(game: Cultists) -> bool:
    offered = {type(option).__name__ for option in game.choices.get(0, ())}
    return asks("Walk", 0, since=2)(game) and {"Go", "Stop"} <= offered and len(game.agenda) > 3


def test_to_stay_is_one_press_and_the_keyboard_goes_on(people: People, house: RunningHouse) -> None:
    ann = people("Ann", kind=KeyboardPlayer)
    ann.take(lay_out(house, past_of(SIX, has_come_somewhere), SIX, bots=BOTS)[0])
    ann.await_question()
    ann.press(ann.page.get_by_role("button", name=re.compile("^Stay")))
    ann.wait_until(lambda: ann.answers == 1)
    ann.await_question()
    expect(ann.page.locator("section.panel h1")).to_be_focused()
