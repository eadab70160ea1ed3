"""A meeting takes the whole stage, and the plan is there again as it was; places several doors away are walked to."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import FloatRect, expect

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.encounters import Outlook, Prospect
from gloaming.games.cultists.movement import Go, Walk
from gloaming.games.cultists.state import Cultists
from tests.browser.answering import touch_place
from tests.browser.conftest import People
from tests.browser.moments import asks, lay_out, past_of
from tests.browser.player import Player
from tests.browser.reader import settle
from tests.server.running import RunningHouse

SIX = Options(players=6, level="experienced")
LAPTOP = {"width": 1366, "height": 657}
WALKS = asks("Walk", 0, since=2)


def door_to_a_meeting(game: Cultists) -> Go | None:
    """A next door with somebody alone behind it, and points left after it."""
    if not WALKS(game) or not isinstance(game.asking, Walk) or game.asking.points < 3:
        return None
    prospects = CULTISTS.prospects(CULTISTS.view(game, 0))
    met = (go for go, seen in prospects.items() if isinstance(seen, Prospect) and len(seen.meets) == 1)
    return next((go for go in met if isinstance(go, Go)), None)


def meets_next(game: Cultists) -> bool:
    return door_to_a_meeting(game) is not None


def box_of(player: Player) -> FloatRect:
    box = player.page.locator("svg.plan").bounding_box()
    assert box is not None
    return box


def test_a_meeting_takes_the_columns_and_gives_them_back(people: People, house: RunningHouse) -> None:
    ann = people("Ann")
    ann.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    ann.take(lay_out(house, past_of(SIX, meets_next), SIX, bots=(1, 2, 3, 4, 5))[0])
    panel, page = ann.await_question(), ann.page
    settle(ann)
    before, columns = box_of(ann), page.locator("aside.left, aside.side")
    expect(columns.first).to_be_visible()
    meeting = next(option for option in ann.views[-1]["asked"]["options"] if option.get("prospect", {}).get("meets"))
    assert meeting["to"] in panel.places
    touch_place(ann, meeting["to"])
    ann.press(page.locator("section.panel .btn.ink"))

    page.locator("main .stage").wait_for()
    ann.await_question()
    for column in columns.all():
        expect(column).to_be_hidden()
    expect(page.locator(".seats .strip li")).to_have_count(6)
    expect(page.locator("svg.plan")).to_be_hidden()
    ann.press(page.get_by_role("button", name="Talk"))
    expect(page.locator("#talk-drawer")).to_be_visible()
    page.keyboard.press("Escape")
    ann.answer()
    page.locator("main .stage").wait_for(state="detached")
    expect(columns.first).to_be_visible()
    expect(page.locator("svg.plan")).to_be_visible()
    ann.wait_until(lambda: box_of(ann) == before)


def far_and_lonely(game: Cultists) -> dict[str, Any] | None:
    """Places at least three doors away, with nobody to be met on the way."""
    if not WALKS(game):
        return None
    outlook = CULTISTS.outlook(CULTISTS.view(game, 0))
    assert isinstance(outlook, Outlook)
    found = {place: way for place, way in outlook.ways.items() if len(way.answers) == 3}
    return {place: way for place, way in found.items() if not set(way.places) & set(outlook.meets)} or None


def far_ahead(game: Cultists) -> bool:
    return far_and_lonely(game) is not None


def test_a_place_several_doors_away_is_chosen_by_one_tap_and_walked_to(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, past_of(SIX, far_ahead), SIX)[0])
    ann.await_question()
    ways = ann.views[-1]["asked"]["outlook"]["ways"]
    place, way = next((place, way) for place, way in ways.items() if len(way["answers"]) == 3 and is_lonely(ann, way))
    touch_place(ann, place)
    drawn = ann.page.locator("path.way").get_attribute("d") or ""
    assert drawn.count("L") >= 3
    act = ann.page.locator("section.panel .btn.ink")
    assert act.inner_text().startswith("Go to")
    assert ann.answers == 0
    ann.press(act)
    ann.wait_until(lambda: ann.views[-1]["at"][0] == place)
    assert ann.answers == len(way["answers"])


def is_lonely(player: Player, way: dict[str, Any]) -> bool:
    return not set(way["places"]) & set(player.views[-1]["asked"]["outlook"].get("meets", {}))
