"""The narrator for a table of cardboard: it speaks, keeps quiet, draws and counts, and goes on when the server is gone."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from gloaming.server.app import PAGES
from gloaming.server.front import WORKER
from gloaming.words import of
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.reading import faults, overhang, unspoken
from tests.server.running import RunningHouse
from tests.wide import further

LENGTH = 400
"""Milliseconds that the voice takes for a line."""

VOICE = """
window.said = [];
const voices = ["en-GB", "de-DE"].map((lang) => ({ lang, name: lang, voiceURI: lang, default: false, localService: true }));
let timer;
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => voices,
  addEventListener: () => {},
  cancel: () => clearTimeout(timer),
  speak: (line) => {
    said.push({ words: line.text, lang: line.lang, voice: line.voice.lang, at: Date.now() });
    timer = setTimeout(() => line.onend(), LENGTH);
  },
} });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
""".replace("LENGTH", str(LENGTH))


class Host:
    """Somebody with a box and a phone. Its time is ours: silences of a night would take minutes."""

    def __init__(self, player: Player, language: str) -> None:
        self.player, self.page, self.words = player, player.page, of(language)
        self.asked: list[str] = []
        player.context.on("request", lambda request: self.asked.append(request.url))
        player.context.add_init_script(VOICE)
        player.page.clock.install()

    def open(self, short: bool = False) -> None:
        self.player.open("narrator" if short else "#/narrator")
        self.page.locator(".games button").first.wait_for()

    def button(self, message: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.words.t(message, **args), exact=True)

    def press(self, message: str, **args: Any) -> None:
        self.player.press(self.button(message, **args))

    def go_on(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def said(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("said")
        return found

    def read(self, where: str) -> list[str]:
        """What is wrong with what is shown here, to anybody who reads it."""
        wrong = [*faults(self.page), *unspoken(self.page)]
        return [f"{where}: {each}" for each in [*wrong, *(["it overhangs"] if overhang(self.page) else [])]]


def kept(host: Host) -> None:
    """Until the worker has said that everything is here."""
    host.player.wait_until(lambda: host.page.get_by_text(host.words.t("narrator-kept")).count() > 0)


def listen(host: Host) -> list[str]:
    """A whole night; each silence is measured from the end of its line. What was said."""
    before = len(host.said())
    host.page.clock.pause_at(host.page.evaluate("Date.now()") + 60_000)  # its time goes on until it is told to pause
    host.press("narrator-night-start")
    host.player.wait_until(lambda: len(host.said()) > before)
    for number in range(1, 60):
        said = host.said()[before:]
        assert len(said) == number
        assert host.page.locator("p.line").inner_text() == said[-1]["words"]
        host.go_on(LENGTH)
        silence = int(re.findall(r"\d+", host.page.locator("p.state").inner_text())[0])
        assert silence >= 1
        host.go_on(silence * 1000 - 20)
        assert len(host.said()) == before + number, f"it broke the silence after {said[-1]['words']!r}"
        host.go_on(20)
        if host.button("narrator-to-round").count():
            host.page.clock.resume()
            return [line["words"] for line in said]
        assert host.said()[-1]["at"] - said[-1]["at"] == LENGTH + silence * 1000
    raise AssertionError("this night has no end")


def lay_out(host: Host) -> None:
    host.press("narrator-lay-out")
    done = host.page.locator("main .top [role=status]")
    done.wait_for()
    while host.button("narrator-to-night-early").count():
        before = done.inner_text()
        host.press("narrator-tick")
        expect(done).not_to_have_text(before, use_inner_text=True)
    host.press("narrator-to-night")


def go_to_the_draw(host: Host) -> None:
    """Through the first phases, with what people forget before each."""
    for _ in range(6):
        if host.page.locator(".draws button").count():
            return
        move_on(host)
    raise AssertionError("nothing is drawn in this game")


def move_on(host: Host) -> None:
    """What comes next stands on the button."""
    on, reminders = host.page.locator(".bar .main"), host.page.get_by_role("dialog")
    before = on.inner_text()
    host.player.press(on)
    host.player.wait_until(lambda: reminders.count() > 0 or on.inner_text() != before)
    if reminders.count():
        assert reminders.locator("li").all_inner_texts()
        host.press("narrator-reminded")
        expect(on).not_to_have_text(before, use_inner_text=True)


def vote(host: Host, winner: str, hands: int) -> str:
    host.player.press(host.page.locator(".hands button").last)
    talk_first(host)
    host.press("narrator-to-count")
    for _ in range(hands):
        host.press("narrator-more", name=winner)
    return host.page.locator(".result.settled").inner_text()


def talk_first(host: Host) -> None:
    host.press("narrator-talk-start")
    host.page.get_by_role("timer").wait_for()
    host.go_on(10_000)
    host.page.reload()
    left = host.page.get_by_role("timer").inner_text()
    minutes, seconds = (int(part) for part in left.split(":"))
    before = len(host.said())
    host.go_on((minutes * 60 + seconds) * 1000)
    assert host.page.get_by_role("timer").inner_text() == "0:00"
    assert [line["words"] for line in host.said()[before:]] == [host.words.t("narrator-talk-over")]


@pytest.mark.parametrize(("language", "locale"), [("de", "de"), *further(("en", "en-GB"))])
def test_an_evening_of_cultists_goes_on_when_the_server_is_gone(
    people: People, own_house: RunningHouse, language: str, locale: str
) -> None:
    host = Host(people("Ada", phone=True, language=language, at=own_house.url, worker=True), language)
    host.open(short=True)
    kept(host)
    own_house.kill()
    host.player.line_may_break = True
    host.player.context.set_offline(True)
    host.page.reload()
    host.page.locator(".games button").first.wait_for()
    found = host.read("which box")
    host.player.press(host.page.locator(".games button").first)
    host.player.press(host.page.locator("label.value", has_text="5").first)
    host.player.press(host.page.locator("summary"))
    host.page.get_by_label(host.words.t("narrator-seat", number=2)).fill("Ines")
    found += host.read("choosing")
    lay_out(host)
    host.page.reload()
    host.button("narrator-night-start").wait_for()
    found += host.read("before the night")
    spoken = listen(host)
    assert len(spoken) >= 4
    assert {(line["lang"], line["voice"][:2]) for line in host.said()} == {(locale, language)}
    host.press("narrator-to-round")
    host.page.locator(".phases").wait_for()
    found += host.read("the hour")
    go_to_the_draw(host)
    found += host.read("drawing")
    drawn = host.page.locator(".draws button:enabled b").first.inner_text()
    host.player.press(host.page.locator(".draws button:enabled").first)
    expect(host.page.locator(".drawn h2")).to_have_text(drawn)
    assert "Ines" in vote(host, "Ines", 5)
    found += host.read("the vote")
    host.press("narrator-lower")
    host.page.locator(".phases").wait_for()
    for _ in range(6):  # the rest of the hour
        move_on(host)
        if "2" in host.page.locator(".where b").inner_text():
            break
    assert "2" in host.page.locator(".where b").inner_text()
    assert found == []
    assert [url for url in host.asked if "/api/" in url] == []


def test_where_no_worker_can_be_had_the_open_page_goes_on_and_says_so(people: People, own_house: RunningHouse) -> None:
    """As on plain http in a local network."""
    host = Host(people("Ben", phone=True, at=own_house.url, worker=True), "en")
    host.player.context.add_init_script("delete Navigator.prototype.serviceWorker")
    host.open()
    expect(host.page.get_by_text(host.words.t("narrator-open"))).to_be_visible()
    host.page.evaluate("() => document.fonts.ready")
    own_house.kill()
    host.player.context.set_offline(True)
    host.player.press(host.page.locator(".games button").nth(1))
    host.press("narrator-other-game")
    host.player.press(host.page.locator(".games button").first)
    lay_out(host)
    assert len(listen(host)) >= 4
    host.press("narrator-to-round")
    host.press("narrator-rules")
    host.page.get_by_role("searchbox").fill("ghost")
    assert host.page.get_by_role("dialog").locator("li").count() > 0


def test_a_worker_comes_with_the_narrator_or_with_a_seat_and_not_before(people: People) -> None:
    player = people("Cleo", worker=True).open()
    player.page.get_by_role("button", name="Play with friends").wait_for()
    count = "async () => (await navigator.serviceWorker.getRegistrations()).length"
    assert player.page.evaluate(count) == 0
    player.make_table()
    player.wait_until(lambda: player.page.evaluate(count) == 1)


def test_the_door_leads_to_the_narrator(people: People) -> None:
    player = people("Dora", phone=True).open()
    player.press(player.page.get_by_role("link", name=of("en").t("door-box")))
    player.page.get_by_role("heading", name=of("en").t("narrator-which")).wait_for()
    assert player.page.url.endswith("#/narrator")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@contextmanager
def pages_at(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_a_new_build_replaces_the_one_that_was_kept(browser: Browser, tmp_path: Path) -> None:
    """The worker names its build; another one keeps its own files, and takes the others away."""
    folder = tmp_path / "pages"
    shutil.copytree(PAGES, folder)
    old = re.findall(r"build:`(\w{12})`", (folder / WORKER).read_text())[0]
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    with pages_at(folder) as address:
        page.goto(f"{address}/#/narrator")
        expect(page.get_by_text(of("en").t("narrator-kept"))).to_be_visible()
        assert builds(page) == [old]
        for file in (folder / WORKER, folder / "index.html"):
            file.write_text(file.read_text().replace(old, "0123456789ab").replace("<title>", "<title>New "))
        page.reload()
        assert page.evaluate("document.title") != ""
        for _ in range(600):
            if builds(page) == ["0123456789ab"]:
                break
            page.wait_for_timeout(100)
        assert builds(page) == ["0123456789ab"]
    context.set_offline(True)
    page.reload()
    page.locator(".games button").first.wait_for()
    assert "<title>New" in page.evaluate("async () => (await (await caches.match('/')).text())")
    context.close()


def builds(page: Page) -> list[str]:
    found: list[str] = page.evaluate("caches.keys()")
    prefix = "gloaming-narrator-"
    return [name.removeprefix(prefix) for name in found if name.startswith(prefix)]
