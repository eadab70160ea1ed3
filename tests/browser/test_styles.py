"""How a table's bots play, chosen on a phone next to their strength, and seen by guests."""

from __future__ import annotations

from contextlib import closing

from playwright.sync_api import expect

from gloaming.server import entries as log
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.server.running import RunningHouse

KEEN = "Bots play to win"


def choose(player: Player, style: str) -> None:
    player.press(player.page.get_by_role("button", name="Change: Bots play"))
    sheet = player.page.get_by_role("dialog", name="How do the bots play?")
    player.press(sheet.locator("label.choice", has=player.page.get_by_text(style, exact=True)))
    player.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def styles_in_log(house: RunningHouse, code: str) -> list[str]:
    """What the table thinks its bots by: the settings of its log, one after the other."""
    with closing(house.connect()) as store:
        rows = store.execute("SELECT entry FROM log WHERE code = ? ORDER BY number", [code]).fetchall()
    entries = [log.read(bytes(row[0])) for row in rows]
    return [entry.settings.style for entry in entries if isinstance(entry, log.Configured)]


def test_a_host_on_a_phone_chooses_how_the_bots_play_and_a_guest_sees_it(people: People, house: RunningHouse) -> None:
    hanna, gus = people("Hanna", phone=True), people("Gus", phone=True)
    code = hanna.make_table()
    gus.join(code)
    hanna.fill_with_bots()
    expect(gus.page.locator("main ul")).to_contain_text("Bots play like people")
    choose(hanna, "To win")
    expect(gus.page.locator("main ul")).to_contain_text(KEEN)
    gus.press(gus.page.get_by_role("button", name=f"View: {KEEN}"))
    ways = gus.page.get_by_role("dialog").get_by_role("radio")
    expect(ways.nth(2)).to_be_checked()
    expect(ways.nth(0)).to_be_disabled()
    assert styles_in_log(house, code)[-1] == "keen"
    hanna.press(hanna.page.get_by_text("Hard", exact=True))
    expect(hanna.page.locator("main")).not_to_contain_text("Bots play")


def test_who_plays_alone_chooses_at_the_door(people: People, house: RunningHouse) -> None:
    ada = people("Ada", phone=True).open()
    ada.press(ada.page.get_by_role("button", name="Play alone"))
    choose(ada, "Gently")
    expect(ada.page.locator("main")).to_contain_text("Bots play gently")
    ada.press(ada.page.locator(".games button").first)
    ada.await_question()
    code = ada.page.url.rpartition("/")[2]
    assert styles_in_log(house, code) == ["gentle"]
