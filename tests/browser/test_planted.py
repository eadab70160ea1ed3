"""The watchers watch: whatever is planted on a page is found. Without this, a page without faults would prove little."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.conftest import People
from tests.browser.devices import Devices
from tests.browser.player import DESK, PHONE, Player
from tests.browser.reader import NARROWEST, Reader
from tests.browser.reading import contrast_faults, faults, overhang, unspoken
from tests.server.running import RunningHouse


def plant(player: Player, html: str) -> None:
    player.page.locator("main").evaluate("(main, html) => main.insertAdjacentHTML('beforeend', html)", html)


def test_a_message_without_words_is_found_in_texts_and_in_labels(people: People) -> None:
    ann = people("Ann").open()
    ann.page.locator("main").wait_for()
    assert unspoken(ann.page) == []
    plant(ann, "<p>Theo role-never-written, and { $name }</p><button aria-label='menu-never'>x</button>")
    assert unspoken(ann.page) == ["role-never-written", "menu-never", "{ $name }"]


def test_what_cannot_be_read_by_everybody_is_found(people: People) -> None:
    ann = people("Ann", phone=True).open()
    plant(ann, "<img src='icon.svg' width='600' height='10'><p style='color: #777; background: #888'>grey</p>")
    assert {fault.split(":")[0] for fault in faults(ann.page)} == {"color-contrast", "image-alt"}
    assert overhang(ann.page) > 0


STYLED = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""


def test_what_is_wrong_in_one_size_or_by_one_light_is_found_there(browser: Browser, house: RunningHouse) -> None:
    eve = Reader(browser, house.url, "Eve")
    eve.forget()
    eve.open()
    plant(eve, "<hr id='wide'><p id='grey'>grey</p>")
    wide = "@media (max-width: 370px) and (pointer: coarse) { #wide { width: 400px } }"
    eve.page.evaluate(STYLED, f"{wide} html[data-theme=light] #grey {{ color: #777; background: #888 }}")
    hangs_over = []
    for size in (DESK, PHONE, NARROWEST):
        eve.hold(size)
        hangs_over.append(overhang(eve.page) > 0)
    assert hangs_over == [False, False, True]
    assert contrast_faults(eve.page) == []
    eve.page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    assert [fault.split(":")[0] for fault in contrast_faults(eve.page)] == ["color-contrast"]
    eve.leave()


def test_errors_and_requests_to_others_are_complaints(browser: Browser, house: RunningHouse) -> None:
    eve = Player(browser, house.url, "Eve").open()
    eve.page.evaluate("() => { setTimeout(() => { throw new Error('planted') }) }")
    plant(eve, "<img src='http://elsewhere.invalid/pixel.png'>")
    eve.page.evaluate("() => fetch('http://elsewhere.invalid/').catch(() => 0)")
    planted = ("planted", "Content Security Policy", "elsewhere.invalid")
    eve.wait_until(lambda: all(word in "\n".join(eve.complaints) for word in planted))
    eve.leave()


KEEP = """() => {
  localStorage.setItem("gloaming.me", "Ann");
  sessionStorage.setItem("here", "yes");
  return new Promise((done) => (indexedDB.open("keys").onsuccess = (opened) => done(opened.target.result.close())));
}"""
KEPT = """async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length, history.length, innerWidth]"""


def test_a_browser_that_is_handed_on_remembers_nobody(devices: Devices) -> None:
    ann = Player(devices, devices.house, "Ann").open()
    ann.page.evaluate(KEEP)
    ann.page.set_viewport_size({"width": 800, "height": 600})
    assert min(ann.page.evaluate(KEPT)) > 0
    ann.leave()
    ben = Player(devices, devices.house, "Ben")
    assert ben.device is ann.device
    assert ben.page.evaluate(KEPT) == [0, 0, 0, 1, DESK["width"]]
    ben.open()
    ben.page.evaluate("() => console.error('planted')")
    ben.wait_until(lambda: len(ben.complaints) == 1)
    assert ann.complaints == []


def test_a_browser_with_a_script_of_somebody_is_not_handed_on(devices: Devices) -> None:
    ann = Player(devices, devices.house, "Ann")
    ann.context.add_init_script("window.planted = true")
    ann.open().leave()
    ben = Player(devices, devices.house, "Ben").open()
    assert ben.device is not ann.device
    assert ben.page.evaluate("() => 'planted' in window") is False
    ben.leave()
