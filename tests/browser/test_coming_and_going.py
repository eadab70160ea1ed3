"""People lose their connection, or put the phone down: a bot plays for them, they come back, or somebody new takes the seat."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gloaming.games.cultists import Options
from tests.browser.conftest import People
from tests.browser.moments import Seat, asks, lay_out, past_of
from tests.browser.player import Player
from tests.server.running import RunningHouse

FIVE = Options(players=5)
THEO_WALKS = asks("Walk", 1, since=2)
BOTS = (2, 3, 4)


def two_people(people: People, house: RunningHouse, **settings: Any) -> tuple[Player, Player, list[Seat]]:
    """Ann, the host, and Theo, who is to walk, on two phones among bots."""
    seats = lay_out(house, past_of(FIVE, THEO_WALKS), FIVE, bots=BOTS, **settings)
    ann, theo = people("Ann", phone=True), people("Theo", phone=True)
    ann.take(seats[0])
    theo.take(seats[1])
    assert theo.await_question().places
    return ann, theo, seats


def panel(player: Player) -> Locator:
    return player.page.locator("section.panel")


def portrait(player: Player, words: str) -> Locator:
    return player.page.get_by_role("img", name=re.compile(words)).first


def come_back(player: Player, seat: Seat) -> None:
    player.page = player.context.new_page()
    player.open(f"#/table/{seat.code}")


def test_a_bot_plays_for_somebody_who_is_gone_until_they_take_their_seat_back(
    people: People, house: RunningHouse
) -> None:
    ann, theo, seats = two_people(people, house)
    theo.page.close()
    expect(panel(ann)).to_contain_text("Theo has lost the connection.")
    expect(portrait(ann, "^Theo, to move,.* no connection")).to_be_visible()
    ann.press(panel(ann).get_by_role("button", name="Let a bot play for Theo"))
    expect(portrait(ann, "^Theo,.* a bot is playing for them")).to_be_visible()
    come_back(theo, seats[1])
    expect(panel(theo)).to_contain_text("A bot is playing for you")
    expect(panel(theo)).to_contain_text(re.compile("While you were away it made (one decision|\\d+ decisions)"))
    expect(panel(theo)).to_contain_text("What happened")
    back = panel(theo).get_by_role("button", name="Take my seat back")
    expect(back).to_be_focused()
    expect(theo.page.locator("section.panel .asking, [data-place].choosable")).to_have_count(0)
    theo.page.keyboard.press("Enter")
    expect(back).to_have_count(0)
    expect(portrait(ann, "^Theo,")).not_to_have_accessible_name(re.compile("bot"))


def test_somebody_silent_is_spoken_of_in_plain_words_and_may_be_covered_while_connected(
    people: People, house: RunningHouse
) -> None:
    ann, theo, _ = two_people(people, house, patience=2)
    expect(panel(ann)).to_contain_text("Theo hasn’t answered yet.")
    expect(portrait(ann, "^Theo, to move,.* keeps everyone waiting")).to_be_visible()
    ann.press(panel(ann).get_by_role("button", name="Let a bot play for Theo"))
    expect(panel(theo)).to_contain_text("A bot is playing for you")
    theo.press(panel(theo).get_by_role("button", name="Take my seat back"))
    expect(panel(theo)).not_to_contain_text("A bot is playing for you")


def test_a_third_takes_the_seat_by_a_link_and_the_one_before_may_watch(people: People, house: RunningHouse) -> None:
    ann, theo, seats = two_people(people, house)
    theo.page.close()
    ann.press(panel(ann).get_by_role("button", name="Let a bot play for Theo"))
    ann.press(ann.page.get_by_role("button", name="Menu"))
    ann.press(ann.page.get_by_role("button", name="Hand on Theo’s seat"))
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Theo can only watch after that.")
    with ann.page.expect_response(re.compile("/offers$")) as answered:
        ann.press(sheet.get_by_role("button", name="Make a link"))
    expect(sheet.get_by_label("QR code for Theo’s seat")).to_be_visible()
    nora = people("Nora", phone=True)
    nora.open(f"#/seat/{seats[1].code}/{answered.value.json()['ticket']}")
    expect(nora.page.locator("h1")).to_have_text("You take over Theo’s place")
    assert "/seat/" not in nora.page.url, "the link is not left in the address"
    nora.page.get_by_label("Your name").fill("Nora")
    nora.press(nora.page.get_by_role("button", name="Take the seat"))
    panel(nora).wait_for()
    expect(sheet).to_have_count(0)
    expect(portrait(ann, "^Nora,.* took over from Theo")).to_be_visible()
    come_back(theo, seats[1])
    expect(panel(theo)).to_contain_text("Nora has taken over your seat. You’re watching now, from outside.")
    expect(theo.page.locator(".hold button")).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False])
def test_the_host_sets_time_limits_in_the_middle_of_a_game(people: People, house: RunningHouse, phone: bool) -> None:
    seats = lay_out(house, past_of(FIVE, asks("Walk", 0, since=2)), FIVE, bots=(1, 2, 3, 4))
    ann = people("Ann", phone=phone)
    ann.take(seats[0])
    ann.await_question()
    ann.press(ann.page.get_by_role("button", name="Menu"))
    ann.press(ann.page.get_by_role("button", name="Time limits"))
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Changes apply from the next question on.")
    for clock in ("Moving and acting", "Giving a card", "Voting"):
        sheet.get_by_label(clock).select_option("60")
    sheet.get_by_label("Patience with a silent player").select_option("300")
    ann.press(sheet.get_by_role("button", name="Close"))
    expect(sheet).to_have_count(0)
    ann.wait_until(lambda: house.table(seats[0].code).settings.patience == 300)
    expect(ann.page.get_by_role("timer")).to_have_count(0)
    ann.answer()
    ann.await_question()
    expect(ann.page.get_by_role("timer").first).to_be_visible()
