"""Pictures of every screen, on a phone, a laptop and a desk, in .cache/screenshots: `make screenshots`.

A real server, real pages and a real browser; the games are random ones, laid into the store at telling moments.
Words after the command choose screens by the beginning of their names: `make screenshots ARGS="vote end"`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, ViewportSize

from gloaming.games.cultists.actions.check_room import CheckRoom
from gloaming.games.cultists.expansions.under_the_surface.state import surface
from gloaming.games.cultists.state import Cultists
from gloaming.words import languages
from tests.browser.chromium import ROOT, launched
from tests.browser.eager import eager_past
from tests.browser.moments import lay_out, past_of
from tests.browser.outcomes import OUTCOMES
from tests.browser.player import DESK, PHONE, Player
from tests.browser.scenes import MINE, SCREENS, SIX, STATION, Opening
from tests.browser.scenes_ends import SCREENS as ENDS
from tests.browser.scenes_guest import SCREENS as PLAIN
from tests.browser.scenes_lessons import SCREENS as LESSONS
from tests.browser.scenes_screen import HANDS
from tests.browser.scenes_screen import SCREENS as TELEVISION
from tests.browser.scenes_talk import SCREENS as TALK
from tests.guests import bring_lamplighters
from tests.server.running import RunningHouse

TARGET = ROOT / ".cache" / "screenshots"
SIZES: tuple[ViewportSize, ...] = (PHONE, {"width": 1366, "height": 657}, DESK)
LONG = ("reference", "rulebook", "rulebook-invasion")
"""Pages that are read from top to bottom."""
TELEVISION_SIZE: ViewportSize = {"width": 1920, "height": 1080}


def finds_death(game: Cultists) -> bool:
    looks = type(game.asking).__name__ == "LookAtPulse" and game.waiting_for == (0,)
    return looks and [type(option).__name__ for option in game.choices[0]] == ["ShowDeath"]


def join(player: Player, house: RunningHouse) -> None:
    made = httpx.post(f"{house.url}/api/tables", json={"name": "Hanna", "character": 4})
    player.open(f"#/table/{made.json()['code']}")
    player.page.locator("form .btn.ink").wait_for()


def full_lobby(player: Player, house: RunningHouse) -> None:
    player.make_table()
    player.fill_with_bots()
    player.page.locator(".begin:enabled").wait_for()


def vote_result(player: Player, house: RunningHouse) -> None:
    SCREENS["vote-again"](player, house)
    player.press(player.page.locator("section.panel .acts > .btn.ink"))
    player.page.locator(".scene .vote").wait_for()


def death(player: Player, house: RunningHouse) -> None:
    player.take(lay_out(house, past_of(SIX, finds_death), SIX)[0])
    player.await_question()
    player.press(player.page.locator("section.panel .btn.ink").last)
    player.page.locator(".scene .death").wait_for()


def throws_the_last(game: Cultists) -> bool:
    step = game.asking
    return type(step).__name__ == "ThrowRope" and game.waiting_for == (0,) and len(getattr(step, "targets", ())) == 1


def may_find(game: Cultists) -> bool:
    """Seat 0 may check a Room in which something lies face down."""
    rooms = [option.place for option in game.choices.get(0, ()) if isinstance(option, CheckRoom)]
    acts = type(game.asking).__name__ == "Act" and game.waiting_for == (0,)
    return acts and any(room in surface(game).covered for room in rooms)


def ropes_shown(player: Player, house: RunningHouse) -> None:
    player.take(lay_out(house, eager_past(MINE, throws_the_last), MINE)[0])
    player.await_question()
    player.press(player.page.locator("section.panel [role=radio]").first)
    player.press(player.page.locator("section.panel .acts > .btn.ink"))
    player.page.locator(".scene .ropes").wait_for()


def item_found(player: Player, house: RunningHouse) -> None:
    player.take(lay_out(house, eager_past(STATION, may_find), STATION)[0])
    player.await_question()
    player.press(player.page.locator("button.act", has_text="Check the room").first)
    player.press(player.page.locator("section.panel .acts > .btn.ink"))
    player.page.locator(".scene .told, .scene .door, .scene .organism").first.wait_for()


def hands_over(player: Player, house: RunningHouse) -> None:
    SCREENS["free"](player, house)
    player.await_question()
    player.press(player.page.locator("button.act", has_text="Hand something over"))
    player.press(player.page.locator("section.panel .items .btn").first)
    player.press(player.page.locator("section.panel [role=radio]").first)


def chosen_place(player: Player, house: RunningHouse) -> None:
    SCREENS["walk"](player, house)
    panel = player.await_question()
    player.press(player.page.locator(f'[data-place="{panel.places[-1]}"]'))


def chosen_action(player: Player, house: RunningHouse) -> None:
    SCREENS["act"](player, house)
    player.await_question()
    player.press(player.page.locator("button.act").first)


def talk(player: Player, house: RunningHouse) -> None:
    SCREENS["walk"](player, house)
    if player.phone:
        player.press(player.page.get_by_role("button", name="Talk"))
    player.press(player.page.get_by_role("tab", name="Claims"))


def log(player: Player, house: RunningHouse) -> None:
    SCREENS["walk"](player, house)
    if player.phone:
        player.press(player.page.get_by_role("button", name="Talk"))
    player.press(player.page.get_by_role("tab", name="Log"))


def shelf(player: Player, house: RunningHouse) -> None:
    SCREENS["walk"](player, house)
    if player.phone:
        player.press(player.page.get_by_role("button", name="Shelf"))


def menu(player: Player, house: RunningHouse) -> None:
    SCREENS["walk"](player, house)
    player.press(player.page.get_by_role("button", name="Menu"))


def rule(player: Player, house: RunningHouse) -> None:
    SCREENS["walk"](player, house)
    player.press(player.page.locator("section.panel button.why").first)
    player.page.get_by_role("dialog").get_by_text("Everyone has to move").wait_for()


def exact_rule(player: Player, house: RunningHouse) -> None:
    rule(player, house)
    player.press(player.page.get_by_text("The exact rule"))
    player.page.get_by_role("dialog").get_by_text("AC-MOVE").first.wait_for()


def no_line(player: Player, house: RunningHouse) -> None:
    SCREENS["walk"](player, house)
    player.line_may_break = True
    player.context.set_offline(True)
    player.page.get_by_text("Reconnecting.").wait_for()


def elsewhere(player: Player, house: RunningHouse) -> None:
    SCREENS["walk"](player, house)
    player.context.new_page().goto(player.page.url)
    player.page.get_by_role("dialog").wait_for()
    player.page.bring_to_front()


def sheet(number: int) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.make_table()
        player.press(player.page.locator("main ul li button").nth(number))
        player.page.get_by_role("dialog").wait_for()

    return open_it


def liked(screen: str, what: str, value: str) -> Opening:
    """The same screen, for somebody who likes it in another light or language."""

    def open_it(player: Player, house: RunningHouse) -> None:
        SCREENS[screen](player, house)
        player.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"gloaming.{what}", value])
        player.page.reload()
        player.page.locator("main").first.wait_for()

    return open_it


def held(screen: str, where: str) -> Opening:
    """The same screen while a secret is held open."""

    def open_it(player: Player, house: RunningHouse) -> None:
        SCREENS[screen](player, house)
        player.await_question()
        open_secret.enter_context(player.holding(player.page.locator(where).first))

    return open_it


SPOKEN: dict[str, Opening] = {
    f"{code}-{name}": liked(name, "language", code)
    for code in languages()[1:]
    for name in ("home", "meet", "vote", "end")
}
"""In every other language what people see most, on a phone, where words have least room."""

open_secret = ExitStack()
"""What is held while its picture is taken."""

ALL: dict[str, Opening] = {
    **SCREENS,
    "join": join,
    "lobby-full": full_lobby,
    **{f"lobby-{name}": sheet(number) for number, name in enumerate(("game", "roles", "rules", "clocks"))},
    "night-held": held("night", "button.held"),
    "hand-held": held("walk", "button.hold"),
    "meet-held": held("meet", "[data-card]"),
    "look-held": held("look", "button.held"),
    "walk-chosen": chosen_place,
    "act-chosen": chosen_action,
    **OUTCOMES,
    **ENDS,
    **TALK,
    **LESSONS,
    **PLAIN,
    **TELEVISION,
    **HANDS,
    **SPOKEN,
    "vote-result": vote_result,
    "death": death,
    "ropes-shown": ropes_shown,
    "item-found": item_found,
    "free-chosen": hands_over,
    "talk": talk,
    "log": log,
    "shelf": shelf,
    "menu": menu,
    "rule": rule,
    "rule-exact": exact_rule,
    "no-line": no_line,
    "elsewhere": elsewhere,
    **{
        f"light-{name}": liked(name, "theme", "light")
        for name in ("home", "lobby", "walk", "vote", "end", "replay", "station", "mine", "leader", "ritual")
    },
    **{
        f"german-{name}": liked(name, "language", "de")
        for name in (
            "home",
            "lobby",
            "walk",
            "act",
            "meet",
            "vote",
            "end",
            "replay",
            "reference",
            "free",
            "leader",
            "ritual-choose",
            "ritual-end",
        )
    },
}


def picture(browser: Browser, house: RunningHouse, name: str, size: ViewportSize) -> Path:
    player = Player(browser, house.url, "Ann", phone=size == PHONE, moving=True)
    player.page.set_viewport_size(size)
    file = TARGET / f"{name}-{size['width']}.png"
    try:
        ALL[name](player, house)
        player.page.wait_for_timeout(700)  # what glides has arrived
        player.page.screenshot(path=file, full_page=name in LONG)
        open_secret.close()
    finally:
        player.leave()
    if player.complaints:
        sys.stderr.write("\n".join(player.complaints) + "\n")
    return file


def sizes_of(name: str) -> tuple[ViewportSize, ...]:
    """Some screens are made for one size."""
    return (TELEVISION_SIZE,) if name in TELEVISION else (PHONE,) if name in {**HANDS, **SPOKEN} else SIZES


def main(words: list[str], say: Callable[[str], object] = print) -> int:
    for word in words:
        if not any(name.startswith(word) for name in ALL):
            say(f"No screen's name begins with {word!r}. There are: {', '.join(sorted(ALL))}.")
            return 2
    chosen = [name for name in ALL if not words or name.startswith(tuple(words))]
    failed = 0
    TARGET.mkdir(parents=True, exist_ok=True)
    with launched() as browser, opened() as house, opened(with_guests=True) as guests:
        for name in chosen:
            for size in sizes_of(name):
                try:
                    where = guests if name in PLAIN else house
                    say(str(picture(browser, where, name, size).relative_to(ROOT)))
                except Exception as fault:  # noqa: BLE001 (one screen that cannot be reached must not hide the rest)
                    failed += 1
                    say(f"{name}-{size['width']}: {str(fault).splitlines()[0]}")
    return 1 if failed else 0


@contextmanager
def opened(*, with_guests: bool = False) -> Iterator[RunningHouse]:
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as brought:
        house = RunningHouse(Path(folder), bring_lamplighters(Path(brought)) if with_guests else None).start()
        try:
            yield house
        finally:
            house.kill()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
