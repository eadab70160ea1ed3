"""A person with a browser: opens pages, sits down, looks, and answers by what can be seen and touched."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Request, WebError, WebSocket
from playwright.sync_api import TimeoutError as InVain

from gloaming.words import FACTS, of
from tests.browser.answering import choose
from tests.browser.devices import DESK, DOORMAT, PHONE, Device, Devices, Manner
from tests.browser.moments import Seat
from tests.browser.panel import LOOK, Panel

__all__ = ["DESK", "PATIENCE", "PHONE", "Player"]

PATIENCE = 60_000
"""Milliseconds. Nothing that a page does should take so long; a test that waits for it fails."""

GLANCE = 100
"""Milliseconds between two looks at the page."""

SEEN = ".scenes.holding .skip, dialog .after .btn"
TURN_BEGINS = ".window button.go:enabled"
VOTE_BEGINS = ".before .btn.ink"
TOUCH = "(places) => places.forEach((place) => document.querySelector(place)?.click())"

LINE_DOWN = re.compile(r"WebSocket connection to|Failed to load resource: net::ERR_")
"""What a browser writes to its console, whatever the page does, when there is no way to the house."""


class Player:
    """One browser of one person. Everything that goes wrong in it is kept in `complaints`.

    Nothing moves in it but where a test says `moving`: to draw what moves is most of the work that a page makes."""

    patience = PATIENCE
    """Milliseconds until something must be asked of this person."""

    def __init__(
        self,
        browser: Browser | Devices,
        house: str,
        name: str = "",
        *,
        phone: bool = False,
        language: str = "en",
        moving: bool = False,
        worker: bool = False,
    ) -> None:
        """`worker`: with a worker that keeps files. To install one in each browser of each test would be most of its time."""
        self.house, self.name, self.phone = house, name, phone
        self.words = of(language)
        """What the page says to this person: names on it are looked for by their messages."""
        self.dice = random.Random(name)
        self.complaints: list[str] = []
        self.line_may_break = False
        """While it is so, the browser's own words about lost connections don't count."""
        manner = Manner(phone, FACTS.get(language, {}).get("locale", language), moving, worker)
        self.devices = browser if isinstance(browser, Devices) else None
        self.device = browser.handed(manner) if isinstance(browser, Devices) else Device(browser, manner)
        self.gone = False
        self.answers = 0
        """How many this browser has sent."""
        self.pings = 0
        """Those of its line that the house has yet to answer."""
        self.views: list[dict[str, Any]] = []
        """What this browser was told about the game, one after the other."""
        self.page = self.device.page
        self.device.context.set_default_timeout(PATIENCE)
        self.device.context.on("console", self._hear)
        self.device.context.on("weberror", self._stumble)
        self.device.context.on("request", self._follow)
        self.page.on("websocket", self._listen)

    @property
    def context(self) -> BrowserContext:
        """Who reaches for it may leave behind what nobody can take away: then this browser serves no one else."""
        self.devices = None
        return self.device.context

    def _listen(self, socket: WebSocket) -> None:
        self.pings = 0
        socket.on("framesent", self._count)
        socket.on("framereceived", self._keep)

    def _count(self, said: str | bytes) -> None:
        self.answers += '"type":"answer"' in str(said)
        self.pings += '"type":"ping"' in str(said)

    def _keep(self, said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] == "pong":
            self.pings = max(0, self.pings - 1)
        elif message["type"] == "everything" and message["view"]:
            self.views.append(message["view"])
        elif message["type"] == "change" and message["view"]:
            self.views.append({**self.views[-1], **message["view"]})

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.line_may_break and LINE_DOWN.search(message.text)):
            self.complaints.append(f"{self.name}'s console: {message.text} ({message.location['url']})")

    def _stumble(self, fault: WebError) -> None:
        self.complaints.append(f"{self.name}: {fault.error}")

    def _follow(self, request: Request) -> None:
        """Nobody else's machine hears of a game."""
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and f"{address.scheme}://{address.netloc}" != self.house:
            self.complaints.append(f"{self.name} asked another house: {request.url}")

    def leave(self) -> None:
        if self.gone:
            return
        self.gone = True
        if self.devices is None:
            self.device.context.close()
            return
        self.device.context.remove_listener("console", self._hear)
        self.device.context.remove_listener("weberror", self._stumble)
        self.device.context.remove_listener("request", self._follow)
        self.device.page.remove_listener("websocket", self._listen)
        self.devices.back(self.device)

    # Touching

    def press(self, target: Locator) -> None:
        if self.phone:
            target.tap()
        else:
            target.click()

    @contextmanager
    def holding(self, target: Locator) -> Iterator[None]:
        """A finger, or the mouse, is down on it for so long."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None, "what is not shown cannot be held"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if not self.phone:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            yield
            self.page.mouse.up()
            return
        finger = self.device.context.new_cdp_session(self.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        yield
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()

    # Coming in

    def open(self, way: str = "") -> Player:
        self.page.goto(f"{self.house}/{way}")
        return self

    def make_table(self, game: str = "Cultists", *, quick: bool = True) -> str:
        """From the home page into a lobby of one's own; its code."""
        self.open()
        self.call_oneself()
        self.wish_for("door-friends", game)
        code = self.code
        if quick:
            self.hurry_bots()
        return code

    def wish_for(self, what: str, game: str = "Cultists") -> None:
        """At the door: what one would like to do, by its message, and with which game."""
        self.press(self.page.get_by_role("button", name=self.words.t(what)))
        called = f"game-{game.lower()}"
        title = self.words.t(called) if self.words.has(called) else game
        self.press(self.page.locator(".games button", has=self.page.get_by_text(title, exact=True)))

    def join(self, code: str) -> None:
        """By the link that the host hands on."""
        self.open(f"#/table/{code}")
        self.page.get_by_label(self.words.t("person-name")).fill(self.name)
        self.press(self.page.locator("form .btn.ink"))
        self.page.locator(".begin").wait_for()

    def take(self, seat: Seat, more: str = "") -> None:
        """Open a seat that this browser has kept from before."""
        self.keep(f"seat.{seat.code}", seat.token)
        self.open(f"#/table/{seat.code}{more}")

    def cover_secrets(self) -> None:
        """Even alone, as the menu offers it."""
        self.keep("cover", "yes")

    def keep(self, what: str, value: str) -> None:
        """A choice made before, as the browser keeps it."""
        if not self.page.url.startswith(f"{self.house}/"):
            self.open(DOORMAT)
        self.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"gloaming.{what}", value])

    def call_oneself(self) -> None:
        self.press(self.page.locator("button[aria-expanded]"))
        self.page.get_by_label(self.words.t("person-name")).fill(self.name)

    @property
    def code(self) -> str:
        """The code as it stands in the lobby, in large letters."""
        self.page.locator(".begin").wait_for()
        return "".join(self.page.locator("h1.q span").all_inner_texts())

    def open_clocks(self) -> None:
        self.press(self.page.locator("main ul li button").last)
        self.page.get_by_role("dialog", name=self.words.t("clocks-sheet")).wait_for()

    def hurry_bots(self) -> None:
        self.open_clocks()
        self.page.get_by_role("dialog").locator("select").last.select_option("quick")
        self.page.keyboard.press("Escape")
        self.page.get_by_role("dialog").wait_for(state="detached")

    def choose_game(self, plan: str, *, players: int, level: str = "", professions: bool = False) -> None:
        """Where, with how many, how well known: as it is called on the cards of the lobby."""
        self.press(self.page.locator("main ul li button").nth(1))
        sheet = self.page.get_by_role("dialog")
        self.press(sheet.locator("label.plan", has=self.page.get_by_text(plan, exact=True)))
        self.press(sheet.locator("label.number", has_text=str(players)))
        if level:
            self.press(sheet.locator("label.choice", has=self.page.get_by_text(level, exact=True)))
        if professions:
            self.press(sheet.get_by_label("Professions"))
        self.page.keyboard.press("Escape")
        sheet.wait_for(state="detached")

    def fill_with_bots(self) -> None:
        self.press(self.page.get_by_role("button", name=self.words.t("lobby-fill")))

    def be_ready(self) -> None:
        self.press(self.page.locator(".begin[aria-pressed=false]"))
        self.page.locator(".begin[aria-pressed=true]").wait_for()

    def begin(self) -> None:
        self.press(self.page.locator(".begin:enabled"))
        self.page.locator("section.panel").wait_for()

    # At the table

    def look(self) -> Panel | None:
        """What is asked of this person now; None when nothing is."""
        return Panel.told(self.page.evaluate(LOOK))

    def wait_until(self, happens: Callable[[], bool]) -> None:
        """Looks again and again; who waits in vain fails."""
        for _ in range(PATIENCE // GLANCE):
            if happens():
                return
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"{self.name} waits in vain:\n{self.text}")

    def leap(self, milliseconds: int) -> None:
        """In the page's own time. Not over a ping: its line would be dead before the house can answer."""
        self.wait_until(lambda: self.pings == 0)
        self.context.clock.fast_forward(milliseconds)

    def await_question(self) -> Panel:
        """Wait until something is asked, or the game is over."""
        panel = self.asked_unless(lambda: False)
        assert panel is not None
        return panel

    def asked_unless(self, enough: Callable[[], bool]) -> Panel | None:
        end = time.monotonic() + self.patience / 1000
        while (panel := self.look()) is None and not enough():
            self.touch(*self.in_passing)
            assert time.monotonic() < end, f"{self.name} waits in vain:\n{self.text}"
            self.page.wait_for_timeout(GLANCE)
        return panel

    in_passing: tuple[str, ...] = (SEEN, TURN_BEGINS, VOTE_BEGINS)
    """What is touched while one waits, if it is there. Invasion asks everybody before each turn whether to step forward:
    not now, thank you. Before a vote everyone talks; this person has nothing more to say."""

    def hurry(self) -> None:
        """What is shown has been seen: to the present."""
        self.touch(SEEN)

    def let_the_vote_begin(self) -> None:
        self.touch(VOTE_BEGINS)

    def touch(self, *places: str) -> None:
        """All in one breath: who waits looks often."""
        self.page.evaluate(TOUCH, places)

    def answer(self) -> None:
        """Whatever is asked, the way to its end: choose, and confirm where one is asked to."""
        before = self.answers
        for _ in range(30):
            panel = self.asked_unless(lambda: self.answers > before)  # a page may change before we hear what it sent
            if panel is None or panel.over or self.answers > before:
                return
            try:
                choose(self, panel)
            except InVain:
                if self.look() == panel:  # a question may go, or a scene come, while the hand is on its way
                    raise
            for _ in range(30):  # a touch may be refused in words that were there before; then another one is tried
                if self.answers > before:
                    return
                if self.look() != panel:
                    break
                self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"this question is not to be answered: {self.look()}")

    def play(self, enough: Callable[[Panel], bool] = lambda panel: False, limit: int = 400) -> Panel:
        """Answer until it is enough, or the game is over."""
        for _ in range(limit):
            panel = self.await_question()
            if panel.over or enough(panel):
                return panel
            self.answer()
        raise AssertionError("the game does not end")

    @property
    def turn(self) -> str:
        """What is said aloud about whose turn it is."""
        return self.page.locator("p.sr[role=status]").inner_text()

    @property
    def is_over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    @property
    def hour(self) -> int:
        """0 where none is shown: between two looks a game may end."""
        words = self.page.locator("header .fact").all_inner_texts()
        return int((re.search(r"\d+", words[0] if words else "") or [0])[0])

    @property
    def text(self) -> str:
        return self.page.locator("body").inner_text()
