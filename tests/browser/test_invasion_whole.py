"""Whole games of Invasion in the browser, from the home page to the end, and through them again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.moments import lay_out, whole_game
from tests.browser.player import Player
from tests.browser.scenes_invasion import WASHINGTON
from tests.server.running import RunningHouse


def choose_city(player: Player, city: str, players: int) -> None:
    player.press(player.page.locator("main ul li button").nth(1))
    sheet = player.page.get_by_role("dialog")
    player.press(sheet.locator("label.city", has_text=city))
    player.press(sheet.locator("label.number", has_text=str(players)))
    player.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def wait_for_nobody(player: Player) -> None:
    """Without a clock before every turn there is no time to sit out: play continues as soon as everyone has looked up."""
    player.open_clocks()
    sheet = player.page.get_by_role("dialog")
    sheet.get_by_label(player.words.t("clock-window")).select_option("0")
    player.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


@pytest.mark.slow
def test_a_person_plays_a_whole_game_and_watches_it_again(people: People) -> None:
    """On a phone; the wide run plays one at a desk, by keyboard (test_keyboard_whole)."""
    city, players = "Washington", 5
    ada = people("Ada", phone=True)
    ada.make_table("Invasion")
    choose_city(ada, city, players)
    wait_for_nobody(ada)
    ada.fill_with_bots()
    ada.begin()
    assert ada.play(limit=1500).over
    page, view = ada.page, ada.views[-1]
    winners = {"humans": "The humans win.", "aliens": "The aliens win."}
    expect(page.locator("main.end h1")).to_contain_text(winners[view["winner"]])
    expect(page.locator("main.end .who li")).to_have_count(players)
    for seat, line in enumerate(page.locator("main.end .who li").all()):
        expect(line).to_contain_text("Alien" if seat in view["unveiled"]["aliens"] else "Human")
    expect(page.locator("main.end .suspicion .steps")).to_have_count(players - 1)

    ada.press(page.get_by_role("link", name="Watch it again"))
    now, slider = page.locator("main.replay p.now"), page.get_by_role("slider")
    slider.press("End")
    expect(now).to_contain_text(winners[view["winner"]].rstrip("."))
    slider.press("Home")
    expect(now).to_contain_text("Before the first round")
    expect(page.locator("main.replay svg.map")).to_be_visible()


def test_a_finished_game_is_watched_again_through_other_eyes(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, whole_game(WASHINGTON), WASHINGTON)[0], "/replay")
    page, now, slider = ann.page, ann.page.locator("main.replay p.now"), ann.page.get_by_role("slider")
    slider.press("Home")
    ann.press(page.get_by_role("button", name="Forward one round"))
    expect(now).to_contain_text("Round 1")
    ann.press(page.get_by_role("button", name="Forward one event"))
    ann.press(page.get_by_role("button", name="Forward one round"))
    expect(now).to_contain_text("Round 2")

    eyes, side = page.get_by_role("combobox"), page.locator("main.replay .side")
    assert eyes.locator("option").count() == 7
    ann.press(page.get_by_role("button", name="Table"))
    expect(side).to_contain_text("Ann, ")
    expect(side).not_to_contain_text("Theo, ")
    eyes.select_option("all")
    expect(side).to_contain_text("Theo, ")
    expect(side).to_contain_text("Next events")
    eyes.select_option("spectator")
    expect(side).not_to_contain_text("What’s face up")


def test_suspicions_follow_the_moment_and_foretell_nothing(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, whole_game(WASHINGTON), WASHINGTON)[0], "/replay")
    page, slider = ann.page, ann.page.get_by_role("slider")
    slider.press("Home")
    ann.press(page.get_by_role("button", name="Suspicion", exact=True).locator("visible=true"))
    panel = page.locator("main.replay .suspicion")
    told = panel.locator("ol li:not(.muted)")
    expect(panel.locator(".steps")).to_have_count(4)
    expect(told).to_have_count(0)
    slider.press("End")
    expect(told.first).to_be_visible()
    ann.press(told.first.get_by_role("button"))
    expect(told.first.get_by_role("button")).to_have_attribute("aria-current", "true")
    assert int(slider.input_value()) < int(slider.get_attribute("max") or 0)
