"""Keyboard alone suffices, one always sees where one is, and those who see nothing hear whose turn it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect

from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from tests.browser.conftest import People
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.moments import asks, lay_out, past_of
from tests.browser.player import DESK, Player
from tests.server.running import RunningHouse

SIX = Options(players=6, level="experienced")

HEAR = """() => {
  window.heard = [];
  const hear = () => {
    for (const live of document.querySelectorAll("p.sr[aria-live]"))
      if (live.textContent && window.heard.at(-1) !== live.textContent) window.heard.push(live.textContent);
  };
  new MutationObserver(hear).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""

FOCUS = """() => {
  const element = document.activeElement;
  if (element === document.body) return null;
  const {x, y, width, height} = element.getBoundingClientRect();
  window.focused = element;
  return {box: {x, y, width, height}, is: element.outerHTML.slice(0, 120)};
}"""


@pytest.mark.slow
def test_a_game_is_begun_and_played_without_a_mouse(people: People) -> None:
    kay = people("Kay", kind=KeyboardPlayer)
    kay.make_table()
    kay.fill_with_bots()
    kay.begin()
    kay.page.evaluate(HEAR)
    for _ in range(9):
        kay.answer()
    assert kay.answers >= 4  # of the shortest game there is
    heard: list[str] = kay.page.evaluate("() => window.heard")
    assert "It’s your turn." in heard
    assert any(words.endswith("s turn.") for words in heard)
    assert any("goes to" in words or "stays" in words for words in heard), heard


@pytest.mark.parametrize("kind", ["Act", "HoldVote", "LookAtPulse", "AskForClaim", "Teleport"])
def test_every_kind_of_question_is_answered_without_a_mouse(people: People, house: RunningHouse, kind: str) -> None:
    ann = people("Ann", kind=KeyboardPlayer)
    ann.take(lay_out(house, past_of(SIX, asks(kind, 0)), SIX)[0])
    ann.answer()
    assert ann.answers == 1


def four_meet(game: Cultists) -> bool:
    return type(game.asking).__name__ == "Meet" and len(game.waiting_for) == 4 and 0 in game.waiting_for


def test_among_several_any_of_them_can_be_given_a_card_without_a_mouse(people: People, house: RunningHouse) -> None:
    """Not only the first and the last of the list."""
    ann = people("Ann", kind=KeyboardPlayer)
    ann.take(lay_out(house, past_of(SIX, four_meet), SIX)[0])
    assert len(ann.await_question().names) == 3
    names = ann.page.locator("section.panel [role=radio]")
    middle = names.nth(1).inner_text()
    ann.press(names.nth(1))
    ann.page.get_by_role("slider").wait_for()
    assert middle in ann.page.locator("section.panel h1").inner_text()


def test_one_sees_at_every_stop_of_the_tab_key_where_one_is(people: People, house: RunningHouse) -> None:
    ann = people("Ann")
    ann.take(lay_out(house, past_of(SIX, asks("Walk", 0, since=2)), SIX)[0])
    ann.await_question()
    ann.page.wait_for_timeout(500)
    assert unseen_stops(ann, 24) == []


def unseen_stops(player: Player, most: int) -> list[str]:
    """Where a picture with the focus is the same as one without it."""
    page, unseen, seen = player.page, [], 0
    for _ in range(most):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUS)
        if stop is None:
            continue
        clip = around(stop["box"])
        lit = page.screenshot(clip=clip)
        page.evaluate("() => window.focused.blur()")
        dark = page.screenshot(clip=clip)
        page.evaluate("() => window.focused.focus()")
        seen += lit != dark
        if lit == dark:
            unseen.append(stop["is"])
    assert seen > most / 2
    return unseen


def around(box: FloatRect) -> FloatRect:
    left, top = max(0, box["x"] - 8), max(0, box["y"] - 8)
    right, bottom = min(DESK["width"], box["x"] + box["width"] + 8), min(DESK["height"], box["y"] + box["height"] + 8)
    return {"x": left, "y": top, "width": max(1, right - left), "height": max(1, bottom - top)}
