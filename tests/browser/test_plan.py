"""The plan comes closer by wheel, fingers, keys and buttons; what is tapped there is still chosen, and the page still scrolls."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.reader import settle
from tests.browser.scenes import SCREENS
from tests.server.running import RunningHouse


class Seen(NamedTuple):
    """The part of the plan that is in view."""

    x: float
    y: float
    width: float
    height: float


def seen(player: Player) -> Seen:
    box = player.page.locator("svg.plan").get_attribute("viewBox")
    assert box is not None
    return Seen(*map(float, box.split()))


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(player: Player, *moments: list[tuple[float, float]]) -> None:
    """Fingers come down at the first points, slide to the others, and are lifted."""
    fingers = player.context.new_cdp_session(player.page)
    for number, points in enumerate(moments):
        kind = "touchMove" if number else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    fingers.detach()


def tap_twice(player: Player, x: float, y: float) -> None:
    player.page.touchscreen.tap(x, y)
    player.page.touchscreen.tap(x, y)


@pytest.fixture
def ann(people: People, house: RunningHouse) -> Player:
    return at_the_plan(people("Ann", moving=True), house)


@pytest.fixture
def phone(people: People, house: RunningHouse) -> Player:
    return at_the_plan(people("Ann", phone=True), house)


def at_the_plan(player: Player, house: RunningHouse) -> Player:
    SCREENS["walk"](player, house)
    player.await_question()
    player.page.locator("[data-place].choosable").first.wait_for()
    settle(player)
    return player


def test_the_wheel_comes_closer_and_a_drag_moves_without_choosing(ann: Player) -> None:
    whole, lit = seen(ann), ann.page.locator("[data-place].choosable").first
    x, y = middle(lit)
    ann.page.mouse.move(x, y)
    ann.page.mouse.wheel(0, -400)
    ann.wait_until(lambda: seen(ann).width < whole.width / 2)
    close = seen(ann)
    assert middle(lit) == pytest.approx((x, y), abs=80)  # what lay under the pointer still does
    ann.page.mouse.down()
    ann.page.mouse.move(x - 90, y - 50, steps=5)
    ann.page.mouse.up()
    moved, scale = seen(ann), whole.width / close.width
    assert (moved.x - close.x, moved.y - close.y) == pytest.approx((90 / scale, 50 / scale), abs=1)
    expect(lit).to_have_attribute("aria-pressed", "false")
    ann.press(lit)
    expect(lit).to_have_attribute("aria-pressed", "true")


def test_keys_and_buttons_come_closer_and_back(ann: Player) -> None:
    whole, lit = seen(ann), ann.page.locator("[data-place].choosable").first
    lit.focus()
    ann.page.keyboard.press("+")
    assert seen(ann).width == pytest.approx(whole.width / 1.5)
    ann.page.keyboard.press("+")
    ann.page.keyboard.press("-")
    assert seen(ann).width == pytest.approx(whole.width / 1.5)
    ann.page.keyboard.press("0")
    assert seen(ann) == whole
    ann.press(ann.page.get_by_role("button", name="Zoom in"))
    assert seen(ann).width == pytest.approx(whole.width / 1.5)
    ann.press(ann.page.get_by_role("button", name="Fit the whole plan"))
    assert seen(ann) == whole


def test_a_place_that_comes_into_focus_comes_into_view(ann: Player) -> None:
    """Where one looks closely at one corner, the Tab key leads on to the others."""
    ann.page.mouse.move(*middle(ann.page.locator("svg.plan")))
    ann.page.get_by_role("button", name="Zoom in").focus()
    for _ in range(3):
        ann.page.keyboard.press("Enter")
    lit = ann.page.locator("[data-place].choosable").first
    for _ in range(12):
        if lit.evaluate("place => place === document.activeElement"):
            break
        ann.page.keyboard.press("Shift+Tab")
    expect(lit).to_be_focused()
    view, box = ann.page.locator("main div.frame").bounding_box(), lit.bounding_box()
    assert view is not None
    assert box is not None
    assert box["x"] < view["x"] + view["width"]
    assert box["x"] + box["width"] > view["x"]
    assert box["y"] < view["y"] + view["height"]
    assert box["y"] + box["height"] > view["y"]


def tap_twice_until(phone: Player, x: float, y: float, width: float) -> None:
    """On a busy machine the second tap may come too late to be half of a double tap; then one tries again, as people do."""
    for _ in range(30):
        phone.page.wait_for_timeout(400)  # a tap long ago isn't half of a double tap
        tap_twice(phone, x, y)
        phone.page.wait_for_timeout(100)
        if seen(phone).width == pytest.approx(width):
            return
    raise AssertionError(f"the plan is {seen(phone).width} wide, not {width}")


def test_two_fingers_come_closer_a_tap_chooses_and_a_double_tap_fits(phone: Player) -> None:
    whole, lit = seen(phone), phone.page.locator("[data-place].choosable").first
    x, y = middle(lit)
    apart = [[(x, y - d), (x, y + d)] for d in (20, 24, 30, 38, 44)]
    touch(phone, *apart)
    phone.wait_until(lambda: seen(phone).width == pytest.approx(whole.width / 2.2, rel=0.02))
    close = seen(phone)
    expect(lit).to_have_attribute("aria-pressed", "false")
    phone.press(lit)
    expect(lit).to_have_attribute("aria-pressed", "true")
    touch(phone, [(x, y)], [(x - 20, y + 10)], [(x - 60, y + 40)])
    phone.wait_until(lambda: seen(phone).x > close.x)
    tap_twice_until(phone, x, y, whole.width)
    assert seen(phone)[:3] == whole[:3]  # the question below may have grown by a line, and takes it from the height
    tap_twice_until(phone, x, y, whole.width / 2.2)


def scrolled(player: Player) -> float:
    return float(player.page.locator("main div.frame").evaluate("frame => frame.scrollTop"))


def test_fitted_one_finger_still_scrolls(phone: Player) -> None:
    phone.page.set_viewport_size({"width": 390, "height": 560})
    settle(phone)
    frame = phone.page.locator("main div.frame")
    frame.evaluate("frame => frame.scrollTo({top: 0, behavior: 'instant'})")
    phone.page.wait_for_timeout(600)  # the plan has slid to where one stands
    frame.evaluate("frame => frame.scrollTo({top: 0, behavior: 'instant'})")
    whole, (x, y) = seen(phone), middle(frame)
    touch(phone, *[[(x, y + 50 - step * 12)] for step in range(9)])
    phone.page.wait_for_function("() => document.querySelector('main div.frame').scrollTop > 20")
    assert seen(phone) == whole


def test_fitted_the_wheel_still_scrolls(ann: Player) -> None:
    ann.page.set_viewport_size({"width": 560, "height": 600})
    settle(ann)
    ann.page.wait_for_timeout(600)
    frame = ann.page.locator("main div.frame")
    frame.evaluate("frame => frame.scrollTo({top: 60, behavior: 'instant'})")
    whole = seen(ann)
    ann.page.mouse.move(*middle(frame))
    ann.page.mouse.wheel(0, -40)
    ann.page.wait_for_function("() => document.querySelector('main div.frame').scrollTop < 30")
    assert seen(ann) == whole
    assert scrolled(ann) < 30
