"""A living room: a big screen, phones in hand mode, and how long an answer takes from one to the other.

`python -m tests.browser.living_room` plays a game and says so."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles

from tests.browser.chromium import launched
from tests.browser.player import GLANCE, Player
from tests.server.running import RunningHouse

TELEVISION = {"width": 1920, "height": 1080}
NAMES = ("Ann", "Theo", "Agnes", "Ruben")

SENT = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (String(text).includes('"type":"answer"')) window.sentAt = performance.timeOrigin + performance.now();
    return send.call(this, text);
  };
}"""
SHOWN = """() => {
  window.shownAt = [];
  const note = () => window.shownAt.push(performance.timeOrigin + performance.now());
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


class LivingRoom:
    def __init__(self, screen: Player, phones: list[Player]) -> None:
        self.screen, self.phones = screen, phones
        self.delays: list[float] = []
        """Milliseconds from an answer on a phone until the screen showed what came of it."""

    def gather(self) -> str:
        """Ann opens a table; the others come by the picture on the screen. Bots take what is left."""
        host, *guests = self.phones
        for phone in self.phones:
            phone.context.add_init_script(f"({SENT})()")
        self.screen.context.add_init_script(f"({SHOWN})()")
        code = host.make_table()
        self.show(self.screen, code)
        for guest in guests:
            guest.join(f"{code}/hand")
        host.open(f"#/table/{code}/hand")
        host.fill_with_bots()
        for guest in guests:
            guest.be_ready()
        host.begin()
        return code

    @staticmethod
    def show(screen: Player, code: str) -> None:
        """As somebody types it on a remote control."""
        screen.page.set_viewport_size({"width": TELEVISION["width"], "height": TELEVISION["height"]})
        screen.page.goto(f"{screen.house}/tv/{code.lower()}")
        screen.page.locator("main.lobby, div.room, div.story").wait_for()

    def play(self, meanwhile: Callable[[int], None] = lambda answers: None, most: int = 3000) -> None:
        """Everybody answers when asked, to the end."""
        for _ in range(most):
            meanwhile(self.answers)
            self.screen.hurry()
            for phone in self.phones:
                phone.hurry()
                phone.let_the_vote_begin()
                if not phone.is_over and phone.look() is not None:
                    self.answer(phone)
            if all(phone.is_over for phone in self.phones):
                return
            self.phones[0].page.wait_for_timeout(GLANCE)
        raise AssertionError("the game does not end")

    @staticmethod
    def watch(screen: Player, chapter: str) -> None:
        """Until this part of the story is told; the last scenes come before it."""
        told = screen.page.locator(f"div.story[data-chapter={chapter}]")

        def is_told() -> bool:
            screen.hurry()
            return told.count() > 0

        screen.wait_until(is_told)

    def answer(self, phone: Player) -> None:
        """Where the table waits for this phone alone, and the screen for no scene, it is timed."""
        before = phone.answers
        is_timed = len(phone.views[-1]["waiting_for"]) == 1 and self.screen.page.locator(".scenes").count() == 0
        phone.answer()
        if not is_timed or phone.answers != before + 1:
            return
        sent = phone.page.evaluate("() => window.sentAt")
        soon = "(sent) => window.shownAt.find((at) => at >= sent)"
        shown = self.screen.page.wait_for_function(soon, arg=sent).json_value()
        self.delays.append(shown - sent)

    @property
    def answers(self) -> int:
        return sum(phone.answers for phone in self.phones)

    @property
    def latency(self) -> tuple[float, float]:
        """The median, and what nineteen of twenty stay below."""
        cuts = quantiles(self.delays, n=20)
        return cuts[9], cuts[18]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        house = RunningHouse(Path(folder)).start()
        try:
            phones = [Player(browser, house.url, name, phone=True) for name in NAMES]
            room = LivingRoom(Player(browser, house.url, "Screen"), phones)
            room.gather()
            room.play()
        finally:
            house.kill()
    half, most = room.latency
    print(f"{len(room.delays)} answers: half within {half:.0f} ms, 95% within {most:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
