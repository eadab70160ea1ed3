"""A game without pages of its own, at the plain table: a whole game on a phone, and at the end all of it again."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.outcomes import patient
from tests.browser.player import Player
from tests.guests import bring_lamplighters, bring_torchbearer
from tests.server.running import RunningHouse

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    guests = bring_torchbearer(bring_lamplighters(tmp_path_factory.mktemp("guests")))
    house = RunningHouse(tmp_path_factory.mktemp("house"), guests).start()
    yield house
    house.kill()
    assert "Traceback" not in house.said(), house.said()


def among_random_bots(ada: Player) -> None:
    ada.make_table("Lamplighters")
    expect(ada.page.get_by_text("Teams: watch and thief")).to_be_visible()
    free = ada.page.get_by_role("button", name=re.compile("free"))
    for left in (2, 1, 0):
        ada.press(free.first)
        ada.press(ada.page.get_by_role("button", name="Random bot"))
        expect(free).to_have_count(left)
    ada.begin()


def slide(ada: Player, start: Locator, end: Locator) -> None:
    """A finger goes down, waits for what it uncovers, moves there and is lifted."""
    start.tap(trial=True)  # it lies still
    finger = ada.context.new_cdp_session(ada.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle(start)]})
    expect(end).to_be_visible()
    for _ in range(3):  # it comes to rest there: a finger that is lifted at full speed has thrown something
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [middle(end)]})
        ada.page.wait_for_timeout(60)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def middle(target: Locator) -> dict[str, float]:
    box = target.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def answer(ada: Player, title: str) -> None:
    """Seal a lamp, look at the first who can be looked at, vote for Theo."""
    before, page = ada.answers, ada.page
    if title == "Look at lamp":
        ada.press(page.get_by_role("button", name=re.compile("^Look at: ")).first)
    else:
        expect(page.locator("[data-choice]")).to_have_count(0)
        assert not re.search(r"Tend:|Name:", ada.text), "nothing of it is on the page before it is held"
        slide(
            ada,
            page.locator(".covered"),
            page.locator("[data-choice]", has_text="Theo" if title == "Cast votes" else "lit"),
        )
        expect(page.locator("[data-choice]")).to_have_count(0)
        ada.press(page.get_by_role("button", name="Seal your answer"))
    ada.wait_until(lambda: ada.answers > before)


def test_a_whole_game_at_the_plain_table_on_a_phone(people: People) -> None:
    ada = people("Ada", phone=True, moving=True)
    ada.context.add_init_script(patient())  # at the end the cards lie open until somebody goes on
    among_random_bots(ada)
    page, titles = ada.page, []
    while not (panel := ada.await_question()).over:
        titles.append(panel.title)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the phone"
        if len(titles) == 1:
            assert not re.search(r"\b(watch|thief)\b", ada.text), "whose side one is on lies covered"
            with ada.holding(page.locator("button.hold")):
                expect(page.locator(".secrets")).to_contain_text(re.compile("Side.*(watch|thief)", re.DOTALL))
            expect(page.locator(".secrets")).to_have_count(0)
        answer(ada, panel.title)
    assert titles == ["Tend lamps", "Look at lamp", "Tend lamps", "Tend lamps", "Cast votes"]

    headline = page.locator("main.end h1").inner_text()
    won, winner = re.fullmatch(r"You (won|lost)\.\s+(Watch|Thief) wins", headline).groups()  # type: ignore[union-attr]
    unmasking = page.locator(".unmasking")
    expect(unmasking.locator("li.up")).to_have_count(4)
    unmasked = unmasking.get_by_role("list", name="Who was who").locator("li", has_text="Ada")
    expect(unmasked).to_contain_text(winner if won == "won" else "Thief" if winner == "Watch" else "Watch")
    ada.press(unmasking.get_by_role("button"))
    expect(unmasking).to_have_count(0)
    ada.press(page.get_by_role("button", name="Share the result"))
    page.locator("dialog canvas").wait_for()
    page.wait_for_function(
        "() => document.querySelector('dialog canvas').getContext('2d').getImageData(600, 300, 1, 1).data[3] > 0"
    )
    page.keyboard.press("Escape")
    expect(page.locator("main.end")).to_contain_text("What lay hidden")
    expect(page.locator("main.end")).to_contain_text(re.compile("Theo: side learnt (watch|thief)"))
    ada.press(page.get_by_role("link", name="Watch it again"))
    now = page.locator("main.replay p.now")
    expect(now).to_contain_text("Round 1")
    page.get_by_role("slider").press("End")
    expect(now).to_contain_text("Game ended")


def test_talk_keyboard_and_clocks_at_the_plain_table_on_a_desk(people: People) -> None:
    ada = people("Ada")
    among_random_bots(ada)
    page = ada.page
    assert ada.await_question().title == "Tend lamps"
    page.get_by_role("button", name="Make a statement that bots can read too").click()
    page.get_by_label("Who").select_option(label="Theo")
    page.locator("form .btn.candle").click()
    expect(page.locator(".statement")).to_contain_text("Theo")

    covered = page.locator(".covered")
    covered.focus()
    page.keyboard.down(" ")
    expect(covered).to_have_attribute("aria-valuetext", re.compile("^Tend: "))
    page.keyboard.up(" ")
    expect(covered).to_have_attribute("aria-valuetext", "Chosen, and covered again")
    page.get_by_role("button", name="Seal your answer").press("Enter")
    assert ada.await_question().title == "Look at lamp"
    ring = page.locator("svg.ring [role=button]")
    expect(ring).to_have_count(3)
    ring.first.press("Enter")
    expect(ring.first).to_have_attribute("aria-pressed", "true")


def test_a_role_that_another_package_brings_is_chosen_and_told_of_in_its_words(people: People) -> None:
    ada = people("Ada", phone=True)
    ada.make_table("Cultists")
    page = ada.page
    ada.press(page.get_by_role("button", name=re.compile("the Seer, where the seat count")))
    ada.press(page.get_by_role("button", name="Pick them yourself"))
    role = page.locator("label", has_text="Torchbearer")
    expect(role).to_contain_text("Books on the shelf, or the cult voted out.")
    ada.press(role)
    expect(role.locator("input")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_text(re.compile("Torchbearer"))).to_be_visible()
