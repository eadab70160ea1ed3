"""One evening on one network: links that phones can open, faces of their own, and another game with the same people."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Route, expect

from gloaming.games.cultists import Options
from tests.browser.conftest import People
from tests.browser.moments import lay_out, whole_game
from tests.browser.outcomes import patient
from tests.browser.player import Player
from tests.browser.reading import faults, overhang
from tests.server.running import RunningHouse

NO_CLIPBOARD = (
    "for (const way of ['clipboard', 'share']) Object.defineProperty(Navigator.prototype, way, {value: undefined})"
)
"""As on a plain connection in a local network: browsers take both ways from a page that comes so."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """It is open to the whole network; its host opens it at this machine's own address."""
    house = RunningHouse(tmp_path_factory.mktemp("house"), more=("--host", "0.0.0.0")).start()
    yield house
    house.kill()
    assert "Traceback" not in house.said(), house.said()


def another_address(house: RunningHouse) -> str:
    """Not the one that the host has opened. Linux has many that lead to itself, others only another name."""
    with suppress(OSError):
        socket.create_connection(("127.0.0.2", house.port), timeout=2).close()
        return f"http://127.0.0.2:{house.port}"
    return f"http://gloaming.localhost:{house.port}"


def link_of(player: Player) -> str:
    """What somebody gets who shares the link of a lobby."""
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.page.evaluate(f"() => {{ {patient()} }}")  # it says so for a moment only
    player.page.get_by_role("button", name="Share the link").first.click()
    player.page.get_by_text("Copied").wait_for()
    link: str = player.page.evaluate("() => navigator.clipboard.readText()")
    return link


def faces(player: Player) -> list[str | None]:
    """Those in the lit windows."""
    return [use.get_attribute("href") for use in player.page.locator("g.window .face use").all()]


def test_two_phones_join_by_another_address_and_have_faces_of_their_own(people: People, house: RunningHouse) -> None:
    ann = people("Ann")
    code = ann.make_table(quick=False)
    phones = [people(name, phone=True, at=another_address(house)) for name in ("Ben", "Cleo")]
    for phone in phones:
        phone.open(f"#/table/{code}")
        phone.page.get_by_label("Name").fill(phone.name)
        faces_offered = phone.page.get_by_role("radio")
        expect(phone.page.get_by_role("radio", name="taken")).to_have_count(phones.index(phone) + 1)
        expect(faces_offered.nth(phones.index(phone) + 1)).to_be_checked()
        phone.press(phone.page.locator("form .btn.ink"))
        phone.be_ready()
    for player in (ann, *phones):
        expect(player.page.locator("g.window .face use")).to_have_count(3)
        assert len(set(faces(player))) == 3
    ann.fill_with_bots()
    expect(ann.page.locator("g.window .face use")).to_have_count(5)
    assert len(set(faces(ann))) == 5
    ann.begin()
    phones[1].page.locator("section.panel").wait_for()


def test_a_lobby_opened_at_this_machine_hands_on_an_address_of_the_network(people: People, house: RunningHouse) -> None:
    ann = people("Ann")
    code = ann.make_table(quick=False)
    told = httpx.get(f"{house.url}/api/reach", timeout=20).json()["addresses"]
    assert link_of(ann) == f"{(told or [house.url])[0]}/#/table/{code}"
    # By now the page knows whether there is something to warn of.
    warning = ann.page.get_by_text("Only this computer can open this link")
    expect(warning).to_have_count(0 if told else 1)


def test_a_public_address_stands_in_every_link_and_leads_to_the_table(people: People, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path)
    public = f"http://gloaming.localhost:{house.port}"
    house.more = ("--public-url", public)
    house.start()
    try:
        ann, ben = people("Ann", at=house.url), people("Ben", phone=True, at=public)
        code = ann.make_table(quick=False)
        link = link_of(ann)
        assert link == f"{public}/#/table/{code}"
        ben.page.goto(link)
        ben.press(ben.page.locator("form .btn.ink"))
        expect(ann.page.get_by_role("button", name="Theo, not ready")).to_be_visible()
        ann.page.goto(f"{house.url}/#/table/{code}/move")
        move = ann.page.get_by_role("dialog")
        move.get_by_role("button", name="Copy").click()
        move.get_by_role("button", name="Copied").wait_for()
        ticket: str = ann.page.evaluate("() => navigator.clipboard.readText()")
        assert ticket.startswith(f"{public}/#/move/")
        ben.leave()
        ann.leave()
    finally:
        house.kill()


def test_a_lobby_that_nobody_else_can_reach_says_so_and_what_to_do(people: People, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path).start()
    try:
        ann = people("Ann", at=house.url, phone=True)
        ann.make_table(quick=False)
        expect(ann.page.get_by_role("note")).to_have_text(
            "Only this computer can open this link. To let in phones, start Gloaming with --host 0.0.0.0"
        )
        expect(ann.page.get_by_role("img", name="QR code for this table")).to_have_count(0)
        ann.leave()
    finally:
        house.kill()


def test_where_nothing_can_be_copied_the_link_can_be_selected(people: People) -> None:
    ann = people("Ann", phone=True)
    ann.context.add_init_script(NO_CLIPBOARD)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/api/reach", hold)  # the house takes its time, and a tap that comes before counts
    code = ann.make_table(quick=False)
    ann.press(ann.page.get_by_role("button", name="Share the link"))
    ann.wait_until(lambda: bool(held))
    held[0].continue_()
    field = ann.page.get_by_label("Link", exact=True)
    expect(ann.page.get_by_text("Your browser won’t copy it here.")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value(re.compile(rf"^http://[^/]+/#/table/{code}$"))
    selected: str = field.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert selected == field.input_value()
    assert faults(ann.page) == []
    assert overhang(ann.page) <= 0


def test_a_wrong_code_can_be_edited(people: People) -> None:
    ann, ben = people("Ann"), people("Ben", phone=True)
    code = ann.make_table(quick=False)
    ben.open()
    field = ben.page.get_by_role("textbox").first
    expect(field).to_have_attribute("placeholder", "7H7 S5A")
    field.fill("222222")
    ben.press(ben.page.get_by_role("button", name="Go in"))
    expect(ben.page.get_by_role("alert").first).to_contain_text("222222")
    field = ben.page.get_by_label("Check the code")
    expect(field).to_have_value("222222")
    field.fill(f"{code[:3]} {code[3:].lower()}")
    ben.press(ben.page.get_by_role("button", name="Go in"))
    expect(ben.page.get_by_text("Ann is here.")).to_be_visible()
    assert [*filter(lambda complaint: "404" not in complaint, ben.complaints)] == []
    ben.complaints.clear()  # a browser writes down every answer that says: there is none


def test_a_name_is_remembered_and_offered_at_the_next_table(people: People) -> None:
    ann, ben = people("Ann"), people("Ben", phone=True)
    ben.join(ann.make_table(quick=False))
    second = people("Cleo").make_table(quick=False)
    ben.open(f"#/table/{second}")
    expect(ben.page.get_by_label("Name")).to_have_value("Ben")


@pytest.mark.slow
def test_another_game_keeps_faces_seats_and_settings(people: People, house: RunningHouse) -> None:
    options = Options(players=6)
    seats = lay_out(house, whole_game(options), options, bots=(1, 4, 5))
    ann, ruben = people("Ann"), people("Ruben", phone=True)
    ann.take(seats[0])
    ruben.take(seats[3])
    ruben.press(ruben.page.get_by_role("button", name="Same table, another game"))
    ruben.page.locator(".begin").wait_for()
    ann.press(ann.page.get_by_role("button", name="Join Ruben at the new table"))
    ann.page.locator(".begin").wait_for()
    for player in (ann, ruben):
        names = player.page.locator("g.window text")
        you = 0 if player is ann else 3
        kept = ["Ann", "Theo", "Agnes", "Ruben", "Ines", "Oskar"]
        expect(names).to_have_text([*kept[:you], "You", *kept[you + 1 :]])
        assert faces(player) == [
            f"#p-{face}" for face in ("botanist", "reporter", "lecturer", "porter", "aviator", "cellist")
        ]
    expect(ruben.page.get_by_role("button", name="Agnes, away")).to_be_visible()
    expect(ruben.page.locator(".begin")).to_be_disabled()
