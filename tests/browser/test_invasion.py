"""Invasion in the browser: what is held, what is laid face down, what needs no click, and a game to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.state import Invasion
from tests.browser.conftest import People
from tests.browser.moments import asks, lay_out, past_of
from tests.browser.player import Player
from tests.browser.scenes_invasion import MILAN, WASHINGTON
from tests.server.running import RunningHouse
from tests.wide import further

OTHERS = (1, 2, 3, 4)
FACE = re.compile("^(Success|Sabotage)$")
WATCH = r"""(where) => {
  window.seen = new Set();
  const words = ({ textContent }) => textContent.replace(/[\u200b\u00ad]/g, "").replace(/\s+/g, " ");
  const look = () => document.querySelectorAll(where).forEach((shown) => window.seen.add(words(shown)));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def alien_before_a_turn(game: Invasion) -> bool:
    """Ann is an alien whom nobody knows; it is somebody else's turn."""
    return asks("AskForDeclaration")(game) and is_alien(game, 0) and game.turn not in (0, 1)


def own_turn_begins(game: Invasion) -> bool:
    return asks("AskForDeclaration", since=2)(game) and game.turn == 0 and not is_alien(game, 0)


def watch(player: Player, where: str) -> None:
    """From now on: what is shown for a moment may be gone before a test looks."""
    player.page.evaluate(WATCH, where)


def has_seen(player: Player, *words: str) -> bool:
    seen: list[str] = player.page.evaluate("() => [...window.seen]")
    return any(all(word in shown for word in words) for shown in seen)


def hold_to_declare(player: Player) -> None:
    """For as long as the page needs."""
    with player.holding(player.page.get_by_role("button", name="Hold to declare", exact=True)):
        player.wait_until(lambda: player.answers > 0)


@pytest.mark.parametrize("phone", [True, *further(False)], ids=["phone", "desk"])
def test_an_alien_steps_forward_by_holding_and_all_see_it(people: People, house: RunningHouse, phone: bool) -> None:
    """INV-ALIEN-02, -03."""
    ann, theo = people("Ann", phone=phone), people("Theo")
    seats = lay_out(house, past_of(MILAN, alien_before_a_turn), MILAN, bots=OTHERS[1:], window=600)
    ann.take(seats[0])
    theo.take(seats[1])
    watch(theo, "main .scene")
    hold_to_declare(ann)
    theo.page.get_by_role("button", name="Continue", exact=True).click()
    theo.wait_until(lambda: has_seen(theo, "Ann steps forward as an alien"))
    expect(ann.page.get_by_role("dialog")).to_contain_text("You step forward as an alien")
    assert ann.views[-1]["stated"][0]


def test_a_human_who_holds_declares_nothing(people: People, house: RunningHouse) -> None:
    """INV-ALIEN-06: it has said that the turn may begin, as everyone does who says *Go on*."""
    ann = people("Ann")
    ann.take(lay_out(house, past_of(MILAN, own_turn_begins), MILAN, bots=OTHERS, window=600)[0])
    hold_to_declare(ann)
    expect(ann.page.get_by_role("heading", name="What will you do?")).to_be_visible()
    assert ann.answers == 1
    assert not any(ann.views[-1]["stated"])


def test_a_table_without_that_clock_goes_on_when_all_have_said_so(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, past_of(MILAN, own_turn_begins), MILAN, bots=OTHERS, window=0)[0])
    go_on = ann.page.get_by_role("button", name="Continue", exact=True)
    expect(go_on).to_be_visible()
    ann.page.wait_for_timeout(3500)
    assert ann.answers == 0
    ann.press(go_on)
    expect(ann.page.get_by_role("heading", name="What will you do?")).to_be_visible()


def test_before_a_turn_nobody_need_click_anything(people: People, house: RunningHouse) -> None:
    """INV-RQ-44: silence is an answer."""
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, past_of(MILAN, own_turn_begins), MILAN, bots=OTHERS, window=1)[0])
    expect(ann.page.get_by_role("heading", name="What will you do?")).to_be_visible()
    assert ann.answers == 0


def test_a_rescue_card_is_laid_unseen_and_all_three_are_turned_over(people: People, house: RunningHouse) -> None:
    """INV-RESCUE-05, -06."""
    ann = people("Ann", phone=True)
    ann.cover_secrets()
    ann.take(lay_out(house, past_of(WASHINGTON, asks("CastVotes")), WASHINGTON, bots=OTHERS)[0])
    panel = ann.page.locator("section.panel")
    fan = panel.get_by_role("slider")
    expect(panel.locator("[data-card]")).to_have_count(2)
    assert panel.locator("use[href='#i-sabotage'], use[href='#i-success']").count() == 0
    for card in panel.locator("[data-card]").all():
        with ann.holding(card):
            expect(fan).to_have_attribute("aria-valuetext", FACE)
            face = fan.get_attribute("aria-valuetext")
        if face == "Sabotage":
            break
    expect(panel.locator("use[href='#i-sabotage']")).to_have_count(0)
    watch(ann, "main .scene:has(ol > li:nth-child(3):last-child)")
    ann.press(panel.get_by_role("button", name="Play it face down"))
    ann.wait_until(lambda: has_seen(ann, "Sabotage", "The situation escalates"))


def test_who_answers_by_keyboard_goes_on_from_the_next_question_whatever_turns_are_between(
    people: People, house: RunningHouse
) -> None:
    ann = people("Ann")
    ann.take(lay_out(house, past_of(MILAN, asks("PlaceEvents", since=2)), MILAN, bots=OTHERS, window=1)[0])
    panel, keys = ann.page.locator("section.panel"), ann.page.keyboard
    panel.get_by_role("slider").focus()
    watch(ann, "section.panel .window")
    keys.press("ArrowRight")
    keys.press("Tab")
    keys.press("Enter")
    expect(panel.locator("h1")).to_be_focused()
    assert has_seen(ann), "nobody else had a turn"


@pytest.mark.slow
@pytest.mark.wide("test_a_person_plays_a_whole_game_and_watches_it_again")
def test_a_person_plays_with_bots_to_the_end_by_lists_and_buttons_alone(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, past_of(MILAN, asks("Act", since=4)), MILAN, bots=OTHERS, window=1)[0])
    assert ann.play().over
    expect(ann.page.locator("main.end h1")).to_contain_text("win")
