"""The big screen and phones in hand mode: what each shows, how large, and that nothing secret is on the screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.cardboard import OF_EACH_KIND, hold, show
from tests.browser.conftest import People
from tests.browser.from_afar import cut_off, too_small
from tests.browser.living_room import NAMES, LivingRoom
from tests.browser.moments import lay_out, past_of, whole_game
from tests.browser.player import Player
from tests.browser.scenes import MOMENTS, SIX, WALKS
from tests.browser.scenes_screen import SCREENS
from tests.browser.test_layout import faults_of
from tests.browser.test_secrets import secrets_of
from tests.server.running import RunningHouse
from tests.wide import further

SLOWEST = 1500
"""Milliseconds from an answer to the screen, for half of them, on a machine that has much other work."""


@pytest.mark.slow
@pytest.mark.wide("test_a_big_screen_goes_on_by_itself_after_kill_9")
def test_a_whole_game_is_played_with_a_screen_and_four_phones(people: People) -> None:
    """The screen is reloaded in the middle, a second one comes, and at the end the phones rule over the story."""
    screen, second = people("Screen"), people("Second screen")
    room = LivingRoom(screen, [people(name, phone=True) for name in NAMES])
    code = room.gather()
    reloaded: list[int] = []

    small: set[str] = set()

    def meanwhile(answers: int) -> None:
        small.update(too_small(screen.page))
        second.hurry()
        if answers > 20 and not reloaded:
            reloaded.append(answers)
            screen.page.reload()
            screen.page.locator("div.room .panel").wait_for()
            room.show(second, code)
            second.page.locator("div.room .panel").wait_for()

    for phone in room.phones:
        expect(phone.page.locator("header .fact")).to_have_count(0)
        expect(phone.page.locator("#talk-drawer")).to_have_count(0)
    secret = {line for phone in room.phones for line in secrets_of(phone)}
    assert len(secret) > 4
    assert [line for line in secret if line in screen.page.content()] == []
    room.play(meanwhile)
    assert reloaded
    assert {view["role"] for view in screen.views if view["winner"] is None} == {None}
    assert room.latency[0] < SLOWEST
    assert small == set()

    for each in (screen, second):
        room.watch(each, "cast")
    ann = room.phones[0]
    ann.press(ann.page.get_by_role("button", name="Stop the story"))
    for each in (screen, second):
        room.watch(each, "end")
    theo = room.phones[1]
    theo.press(theo.page.get_by_role("button", name="Tell the story on the big screen"))
    for each in (screen, second):
        room.watch(each, "cast")


def test_the_story_goes_from_the_cards_by_the_verdict_to_the_great_moments(people: People, house: RunningHouse) -> None:
    """By itself, and from where it stands when the screen is reloaded."""
    screen = people("Screen")
    screen.context.clock.install()
    room = lay_out(house, whole_game(SIX), SIX)[0]
    LivingRoom.show(screen, room.code)
    told = screen.page.locator(".story")
    expect(told).to_have_attribute("data-chapter", "cast")
    tell_on(screen, "end")
    expect(told.locator("h1")).to_be_visible()
    tell_on(screen, "moments")
    first = told.locator("p").inner_text()
    screen.leap(6_000)
    expect(told.locator("p")).not_to_have_text(first)
    assert too_small(screen.page) == []
    screen.leap(600_000)
    expect(told).to_have_attribute("data-chapter", "end")


def tell_on(screen: Player, chapter: str) -> None:
    """By steps that leap over no chapter: the time that the machine takes counts too."""
    told = screen.page.locator(".story")
    for _ in range(20):
        if told.get_attribute("data-chapter") == chapter:
            return
        screen.leap(3_000)
    expect(told).to_have_attribute("data-chapter", chapter)


NEAR = {"tv-lobby", "tv-walk", "tv-vote-again", "tv-invasion-rescue", "tv-invasion-end"}


@pytest.mark.parametrize(
    ("name", "language"),
    [
        *((name, "en") for name in sorted(NEAR)),
        ("tv-invasion-rescue", "de"),  # longer words
        *further(*((name, language) for name in sorted(SCREENS) for language in ("en", "de") if name not in NEAR)),
    ],
)
def test_a_screen_is_read_from_four_metres(people: People, house: RunningHouse, name: str, language: str) -> None:
    """On 1920x1080 no word that must be read is below 28 px, on others in proportion; and nothing hangs over."""
    screen = people("Screen", language=language)
    screen.page.set_viewport_size({"width": 1920, "height": 1080})
    SCREENS[name](screen, house)
    for width, height in ((1920, 1080), (1280, 720), (1024, 768)):
        hold(screen.page, width, height)
        screen.page.wait_for_timeout(100)
        assert too_small(screen.page) == [], f"{name} at {width}x{height}"
        assert cut_off(screen.page) == [], f"{name} at {width}x{height}"


@pytest.mark.slow
def test_every_question_fits_a_phone_in_hand_mode(browser: Browser, cardboard: str) -> None:
    """390x844: words and buttons in sight; a plan is there exactly when places can be touched."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    hold(page, 390, 844)
    found = []
    for fixture in OF_EACH_KIND.values():
        show(page, cardboard, fixture, manner="/hand")
        found += [f"{fixture} at {fault}" for fault in faults_of(page, ((390, 844),))]
        drawn, choosable = (page.locator(each).count() > 0 for each in ("main svg.plan, main svg.map", ".choosable"))
        if choosable and not drawn:
            found.append(f"{fixture}: no plan to touch")
    context.close()
    assert found == []


def spoil(screen: Player, how: Any) -> None:
    """The server goes wrong: every message to this screen is changed on its way."""

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(json.dumps(how(json.loads(text)))))

    screen.context.route_web_socket("**/api/tables/*/socket", listen)


def of_a_seat(message: dict[str, Any]) -> dict[str, Any]:
    return {**too_much(message), "chair": 0} if message["type"] == "everything" else message


def too_much(message: dict[str, Any]) -> dict[str, Any]:
    if message["type"] == "everything" and message["view"]:
        message["view"] |= {"role": "cultist", "route": 3, "hand": ["dead", "alive"], "known_cultists": [0, 3]}
        message["journal"] = [*message["journal"], {"type": "PulseSeen", "seat": 0, "target": 1, "cards": ["dead"]}]
    return message


def test_a_screen_that_is_sent_what_a_seat_knows_shows_nothing_of_it(people: People, house: RunningHouse) -> None:
    """It fails closed: of a seat's message nothing at all; of private fields and events in a public one, nothing more."""
    honest, shut, spoilt = people("Honest"), people("Shut"), people("Spoilt")
    code = lay_out(house, past_of(SIX, WALKS), SIX)[0].code
    spoil(shut, of_a_seat)
    spoil(spoilt, too_much)
    shut.page.goto(f"{house.url}/tv/{code}")
    shut.page.get_by_text("This table is closed to spectators").wait_for()
    assert shut.page.locator("div.room, .board, .ring, .secrets").count() == 0
    for screen in (honest, spoilt):
        LivingRoom.show(screen, code)
        screen.page.locator("div.room .panel").wait_for()
    texts = [screen.page.locator("div.room") for screen in (honest, spoilt)]
    honest.wait_until(lambda: texts[0].inner_text() == texts[1].inner_text())  # the latest may not have come to both
    assert spoilt.page.locator("[aria-label*='your route' i], .secrets, span.face").count() == 0


def test_a_phone_goes_from_the_hand_to_the_whole_table_and_back_and_remembers(
    people: People, house: RunningHouse
) -> None:
    ann, screen = people("Ann", phone=True), people("Screen")
    seat = lay_out(house, past_of(SIX, MOMENTS["meet"]), SIX)[0]
    LivingRoom.show(screen, seat.code)
    ann.take(seat, "/hand")
    ann.await_question()
    expect(ann.page.locator("svg.plan")).to_have_count(0)
    expect(ann.page.locator("main .stage")).to_have_count(0)
    expect(screen.page.locator("main .stage")).to_be_visible()
    ann.page.reload()
    ann.await_question()
    expect(ann.page.locator("header .fact")).to_have_count(0)
    ann.press(ann.page.get_by_role("button", name="Menu"))
    expect(ann.page.locator("#table-menu")).to_contain_text("A big screen shows this table.")
    ann.press(ann.page.get_by_role("button", name="Show the whole table"))
    expect(ann.page.locator("header .fact")).to_have_count(3)
    ann.press(ann.page.get_by_role("button", name="Menu"))
    ann.press(ann.page.get_by_role("button", name="Show only my hand"))
    expect(ann.page.locator("header .fact")).to_have_count(0)
    with ann.holding(ann.page.locator("button.hold")):
        ann.page.locator(".secrets").wait_for()
