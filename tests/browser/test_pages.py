"""What holds for every screen: axe finds nothing serious, no message is missing in either language, nothing hangs over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.reading import faults, overhang, unspoken
from tests.browser.scenes import SCREENS
from tests.server.running import RunningHouse

BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
NARROWEST = 360
DRAWN = "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"


def keep(player: Player, what: str, value: str) -> None:
    """A choice made before, as the browser keeps it; and the page anew."""
    player.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"gloaming.{what}", value])
    player.page.reload()
    player.page.locator("main").first.wait_for()
    settle(player)


def settle(player: Player) -> None:
    """Its letters are there, and what it shows has been drawn."""
    player.page.evaluate(DRAWN)


@BOTH
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_can_be_read_by_everybody_in_both_languages(
    people: People, house: RunningHouse, screen: str, phone: bool
) -> None:
    ann = people("Ann", phone=phone)
    ann.page.emulate_media(reduced_motion="reduce")
    SCREENS[screen](ann, house)
    settle(ann)
    assert faults(ann.page) == []
    assert unspoken(ann.page) == []
    assert overhang(ann.page) <= 0
    if not phone:
        return  # German words are long: what fits on a phone fits on a desk
    ann.page.set_viewport_size({"width": NARROWEST, "height": 740})
    settle(ann)
    assert overhang(ann.page) <= 0
    keep(ann, "language", "de")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    assert unspoken(ann.page) == []
    assert overhang(ann.page) <= 0


LIGHT = {
    "home": True, "lobby": False, "walk": False, "meet": True, "vote": False, "end": True, "replay": False,
    "station": True, "mine-crowd": False, "free": True, "ritual": True, "leader": False,
    "invasion-act": True, "invasion-act-crowd": False, "invasion-rescue": True, "invasion-support": False, "invasion-declare": True,
    "invasion-end": True, "invasion-suspicion": False, "suspicion": True,
}  # fmt: skip


@pytest.mark.parametrize(("screen", "phone"), LIGHT.items(), ids=LIGHT)
def test_the_light_theme_has_contrast_enough(people: People, house: RunningHouse, screen: str, phone: bool) -> None:
    ann = people("Ann", phone=phone)
    ann.page.emulate_media(reduced_motion="reduce")
    SCREENS[screen](ann, house)
    keep(ann, "theme", "light")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")
    assert faults(ann.page) == []


@BOTH
@pytest.mark.parametrize(("game", "sheets"), [("Cultists", 5), ("Invasion", 4)])
def test_every_sheet_of_the_lobby_can_be_read_by_everybody(people: People, phone: bool, game: str, sheets: int) -> None:
    ann = people("Ann", phone=phone)
    ann.page.emulate_media(reduced_motion="reduce")
    ann.make_table(game)
    dialog = ann.page.get_by_role("dialog")
    lines = ann.page.locator("main ul li button")
    expect(lines).to_have_count(sheets)
    for opener in [*lines.all(), *ann.page.locator("g.window").all()[:2]]:
        ann.press(opener)
        dialog.wait_for()
        settle(ann)
        assert faults(ann.page) == []
        assert unspoken(ann.page) == []
        ann.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")


@BOTH
def test_menu_rule_log_and_claims_can_be_read_by_everybody(people: People, house: RunningHouse, phone: bool) -> None:
    ann = people("Ann", phone=phone)
    ann.page.emulate_media(reduced_motion="reduce")
    SCREENS["walk"](ann, house)
    page = ann.page
    ann.press(page.get_by_role("button", name="Menu"))
    assert faults(page) == []
    page.keyboard.press("Escape")
    ann.press(page.locator("section.panel button.why").first)
    expect(page.get_by_role("dialog")).to_contain_text("AC-MOVE")
    assert faults(page) == []
    page.keyboard.press("Escape")
    if phone:
        ann.press(page.get_by_role("button", name="Talk"))
    for tab in ("Log", "Claims", "Talk"):
        ann.press(page.get_by_role("tab", name=tab))
        assert faults(page) == []
        assert unspoken(page) == []


def test_language_and_light_change_on_the_spot_and_are_kept(people: People, house: RunningHouse) -> None:
    ann = people("Ann")
    SCREENS["walk"](ann, house)
    html, title = ann.page.locator("html"), ann.page.locator("section.panel h1")
    expect(title).to_have_text("Where do you go?")
    ann.press(ann.page.get_by_role("button", name="Menu"))
    ann.press(ann.page.get_by_role("button", name="Deutsch"))
    expect(html).to_have_attribute("lang", "de")
    expect(title).not_to_have_text("Where do you go?")
    ann.press(ann.page.locator("#table-menu button").first)
    expect(html).to_have_attribute("data-theme", "light")
    german = title.inner_text()
    ann.page.reload()
    expect(title).to_have_text(german)
    expect(html).to_have_attribute("data-theme", "light")


def test_the_reference_of_a_table_is_one_tap_away_and_is_for_this_table(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    SCREENS["walk"](ann, house)
    ann.press(ann.page.get_by_role("button", name="Menu"))
    with ann.page.expect_popup() as opened:
        ann.press(ann.page.get_by_role("link", name="Rules at a glance"))
    sheet = opened.value.locator("main.reference")
    expect(sheet).to_contain_text("6 seats, Experienced")
    expect(sheet).to_contain_text("Check a state")
