"""What holds for every screen: axe finds nothing serious, no message is missing in either language, nothing hangs over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from gloaming.words import languages, of
from tests.browser.conftest import People, take_pictures
from tests.browser.player import DESK, PHONE
from tests.browser.reader import NARROWEST, Reader, settle
from tests.browser.reading import COLOURS, contrast_faults, faults, overhang, unspoken
from tests.browser.scenes import SCREENS
from tests.server.running import RunningHouse
from tests.wide import further

BOTH = pytest.mark.parametrize("phone", [True, *further(False)], ids=["phone", "desk"])
LIGHT = {
    "home": True, "lobby": False, "walk": False, "meet": True, "vote": False, "end": True, "replay": False,
    "station": True, "mine-crowd": False, "free": True, "ritual": True, "leader": False,
    "invasion-act": True, "invasion-act-crowd": False, "invasion-rescue": True, "invasion-support": False, "invasion-declare": True,
    "invasion-end": True, "invasion-suspicion": False, "suspicion": True, "book": True,
}  # fmt: skip
"""Screens that are looked at by daylight too; some of them on a phone."""

QUESTIONS = {
    "act", "awake", "claim", "door", "exorcist", "false-eyes", "ghost", "ghost-act", "hunter", "invasion-act-stated", "invasion-escalation", "invasion-escort", "invasion-free", "invasion-move", "invasion-move-washington", "invasion-newcomer", "invasion-pick", "invasion-plan", "invasion-scientist", "invasion-sector",
    "invasion-send", "invasion-team", "knife", "lamp", "look", "mayor", "meet-several", "mine", "mine-lift",
    "night", "owl", "ritual-choose", "ropes", "saboteur", "seer", "station-act", "token", "vote-again",
}  # fmt: skip
"""Screens that show a question and nothing else: every kind is read in test_axe_sizes and test_layout."""

AGAIN = {
    "dark", "invasion-act-crowd", "invasion-end-crowd", "invasion-replay", "invasion-rescue-sealed", "invasion-suspicion", "mine-crowd", "rulebook-invasion",
    "waiting-lost", "waiting-silent", "waiting-word",
}  # fmt: skip
"""Screens made of the same parts as another one here: with more people, at another board or for the other game."""


@pytest.fixture(scope="module")
def one_browser(browser: Browser, house: RunningHouse) -> Iterator[Reader]:
    reader = Reader(browser, house.url, "Ann")
    yield reader
    reader.leave()


@pytest.fixture
def ann(one_browser: Reader, request: pytest.FixtureRequest) -> Iterator[Reader]:
    one_browser.forget()
    failed = request.session.testsfailed
    yield one_browser
    if request.session.testsfailed > failed:
        take_pictures(request.node.name, [one_browser])
    assert one_browser.complaints == []


@pytest.mark.parametrize(
    "screen", [*[screen for screen in SCREENS if screen not in QUESTIONS | AGAIN], *further(*sorted(QUESTIONS | AGAIN))]
)
def test_every_screen_can_be_read_by_everybody_in_both_languages(ann: Reader, house: RunningHouse, screen: str) -> None:
    """Questions are read at every size, and in German, in test_axe_sizes and test_layout; here once is enough."""
    SCREENS[screen](ann, house)
    asks = ann.page.locator("section.panel .asking").count() > 0
    for size in (DESK, PHONE):
        ann.hold(size)
        if not asks or size is DESK:
            assert faults(ann.page, but=() if size is DESK else COLOURS) == []
        assert unspoken(ann.page) == []
        assert overhang(ann.page) <= 0
    ann.hold(NARROWEST)
    assert overhang(ann.page) <= 0
    if asks and screen not in LIGHT:
        return
    ann.keep("language", "de")
    ann.keep("theme", "light")
    ann.come_again()
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")
    assert unspoken(ann.page) == []
    assert overhang(ann.page) <= 0  # German words are long: what fits on a phone fits on a desk
    if screen in LIGHT:
        ann.hold(PHONE if LIGHT[screen] else DESK)
        assert contrast_faults(ann.page) == []


@BOTH
@pytest.mark.parametrize(("game", "sheets"), [("Cultists", 5), ("Invasion", 4)])
def test_every_sheet_of_the_lobby_can_be_read_by_everybody(people: People, phone: bool, game: str, sheets: int) -> None:
    ann = people("Ann", phone=phone)
    ann.make_table(game)
    dialog = ann.page.get_by_role("dialog")
    lines = ann.page.locator("main ul li button")
    expect(lines).to_have_count(sheets)
    style = ann.page.get_by_role("button", name="Change: Bots play")
    expect(style).to_have_count(1 if game == "Cultists" else 0)
    for opener in [*lines.all(), *style.all(), *ann.page.locator("g.window").all()[:2]]:
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
    SCREENS["walk"](ann, house)
    page = ann.page
    ann.press(page.get_by_role("button", name="Menu"))
    page.locator("#table-menu").wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    ann.press(page.locator("section.panel button.why").first)
    expect(page.get_by_role("dialog")).to_contain_text("Everyone has to move")
    assert faults(page) == []
    ann.press(page.get_by_text("The exact rule"))
    expect(page.get_by_role("dialog")).to_contain_text("AC-MOVE")
    assert faults(page) == []
    page.keyboard.press("Escape")
    if phone:
        ann.press(page.get_by_role("button", name="Talk"))
    for tab in ("Log", "Claims", "Talk"):
        ann.press(page.get_by_role("tab", name=tab))
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        assert faults(page) == []
        assert unspoken(page) == []


def test_language_and_light_change_on_the_spot_and_are_kept(people: People, house: RunningHouse) -> None:
    ann = people("Ann")
    SCREENS["walk"](ann, house)
    html, title = ann.page.locator("html"), ann.page.locator("section.panel h1")
    expect(title).to_have_text("Where to?")
    ann.press(ann.page.get_by_role("button", name="Menu"))
    plan = ann.page.locator("svg.plan").element_handle()
    choice = ann.page.get_by_role("combobox", name="Language")
    choice.wait_for()
    assert [name.strip() for name in choice.locator("option").all_inner_texts()][:2] == ["English", "Deutsch"]
    box = choice.bounding_box()
    assert box
    assert box["height"] >= 44
    choice.select_option("Deutsch")
    expect(html).to_have_attribute("lang", "de")
    expect(title).not_to_have_text("Where to?")
    assert plan.evaluate("plan => plan.isConnected"), "the page is not laid out again, and nobody loses their place"
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


def test_a_page_without_scripts_says_so_in_every_language(browser: Browser, house: RunningHouse) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(house.url)
    said = [text.split() for text in page.locator("noscript p").all_inner_texts()]
    assert said == [of(code).t("page-needs-script").split() for code in languages()]
    context.close()
