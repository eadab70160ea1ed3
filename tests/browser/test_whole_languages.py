"""Whole games in every language, by one script: whatever was ever on the screen, no English word was among it but names."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gloaming.words import ENGLISH, languages
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.reading import unspoken
from tests.browser.test_invasion_whole import wait_for_nobody
from tests.wide import further
from tools.languages.everyday import english_in

LISTEN = """() => {
  const named = ["aria-label", "aria-valuetext", "aria-roledescription", "title", "placeholder", "alt"];
  const theirs = "[lang]:not(html), bdi, option, code, script, style, noscript";  // typed by somebody, or a language called by itself
  const said = (window.everSaid = new Set());
  const hear = (node) => {
    if (node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest(theirs)) said.add(node.data.trim());
    if (node.nodeType !== Node.ELEMENT_NODE || node.closest(theirs)) return;
    for (const name of named) if (node.hasAttribute(name)) said.add(node.getAttribute(name).trim());
    node.childNodes.forEach(hear);
  };
  const watch = (changes) => changes.forEach((change) => (change.type === "childList" ? change.addedNodes : [change.target]).forEach(hear));
  new MutationObserver(watch).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: named });
}"""


def everything_said(player: Player) -> list[str]:
    said: list[str] = player.page.evaluate("() => [...window.everSaid]")
    return [text for text in said if text]


def in_english(player: Player, table: str) -> list[str]:
    """But for the code of the table, whole or by halves: its letters are drawn."""
    said = {text.replace(table, "") for text in everything_said(player)} - {table[:3], table[3:]}
    return [text for text in said if english_in(player.words.code, text)]


def look_around(player: Player) -> None:
    """The menu; the talk, the log and the claims; and the things on the table: once, in the middle of the game."""
    for controlled, tabs in (("table-menu", 0), ("talk-drawer", 3), ("things-drawer", 0)):
        player.press(player.page.locator(f"[aria-controls={controlled}]"))
        drawer = player.page.locator(f"#{controlled}")
        expect(drawer).to_be_visible()
        expect(drawer.get_by_role("tab")).to_have_count(tabs)
        for tab in drawer.get_by_role("tab").all():
            player.press(tab)
            expect(tab).to_have_attribute("aria-selected", "true")
        player.page.keyboard.press("Escape")


GAMES = ("Cultists", "Invasion")
OTHERS = [code for code in languages() if code != ENGLISH]
EVERY_RUN = {("Cultists", "el")}
"""Greek letters leave English ones nowhere to hide."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "language"),
    [
        *sorted(EVERY_RUN),
        *further(*((game, code) for game in GAMES for code in OTHERS if (game, code) not in EVERY_RUN)),
    ],
)
def test_a_whole_game_is_played_without_an_english_word(people: People, game: str, language: str) -> None:
    """On a phone, from the door by the lobby to the end, and through it again; the log, the menu and the rules too."""
    ada = people("Ada", phone=True, language=language)
    ada.context.add_init_script(f"({LISTEN})()")
    table = ada.make_table(game)
    if game == "Invasion":
        wait_for_nobody(ada)
    ada.fill_with_bots()
    ada.begin()
    for _ in range(3):
        ada.await_question()
        ada.answer()
    ada.await_question()
    look_around(ada)
    assert ada.play(limit=1500).over
    page = ada.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("main.end .who li").first).to_be_visible()
    assert unspoken(page) == []
    ada.press(page.get_by_role("link", name=ada.words.t("end-replay")))
    page.get_by_role("slider").press("End")
    page.get_by_role("slider").press("Home")
    expect(page.locator("main.replay p.now")).not_to_be_empty()
    page.evaluate("(game) => { location.hash = `#/reference/${game}`; }", game.lower())
    page.locator("main.reference").wait_for()
    assert len(everything_said(ada)) > 300
    assert in_english(ada, table) == []
