"""Two people, a laptop and a phone, at one table with bots; whatever happens to their lines, their seats are kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gloaming.games.cultists import Options
from tests.browser.conftest import People
from tests.browser.moments import asks, lay_out, past_of
from tests.browser.player import GLANCE, Player
from tests.server.running import RunningHouse

FIVE = Options(players=5)
WALKS = asks("Walk", 0, since=2)


def play_together(players: list[Player], hours: int) -> None:
    """Everybody answers when asked, until so many hours are over, or the game is."""
    for _ in range(3000):
        for player in players:
            player.hurry()
            player.let_the_vote_begin()
            if player.look() is not None:
                player.answer()
        if all(player.is_over or player.hour > hours for player in players):
            return
        players[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("the hours do not pass")


@pytest.mark.slow
def test_two_people_meet_in_a_lobby_by_a_link_and_play_several_hours(people: People) -> None:
    hanna, gus = people("Hanna"), people("Gus", phone=True)
    code = hanna.make_table()
    gus.join(code)
    hanna.page.get_by_role("button", name="Gus, not ready").wait_for()
    hanna.fill_with_bots()
    expect(hanna.page.locator(".begin")).to_be_disabled()
    gus.be_ready()
    hanna.page.get_by_role("button", name="Gus, ready").wait_for()
    hanna.begin()
    play_together([hanna, gus], hours=2)
    assert hanna.answers >= 4
    assert gus.answers >= 4


def test_what_one_says_aloud_the_others_read(people: People, house: RunningHouse) -> None:
    ann, theo = people("Ann"), people("Theo", phone=True)
    seats = lay_out(house, past_of(FIVE, asks("Walk", 0, since=1)), FIVE)
    ann.take(seats[0])
    theo.take(seats[1])
    theo.press(theo.page.get_by_role("button", name="Talk"))
    theo.page.get_by_label("Say something").fill("<b>I</b> saw & heard nothing.")
    theo.page.keyboard.press("Enter")
    expect(ann.page.locator(".stream")).to_contain_text("<b>I</b> saw & heard nothing.")


def test_a_reload_in_the_middle_keeps_the_seat_and_the_question(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, past_of(FIVE, WALKS), FIVE)[0])
    before = ann.await_question()
    ann.page.reload()
    assert ann.await_question() == before
    assert before.places
    assert ann.turn == "It’s your turn."


def test_without_a_line_the_page_says_so_keeps_the_answer_and_comes_back_by_itself(
    people: People, house: RunningHouse
) -> None:
    ann, ines = people("Ann", phone=True), people("Ines")
    seats = lay_out(house, past_of(FIVE, WALKS), FIVE)
    ann.take(seats[0])
    ines.take(seats[4])
    before = ann.await_question()
    ann.line_may_break = True
    ann.context.set_offline(True)
    banner = ann.page.get_by_text("Reconnecting. Your seat is safe.")
    banner.wait_for()
    ann.press(ann.page.locator(f'[data-place="{before.places[0]}"]'))
    ann.press(ann.page.locator("section.panel .btn.ink"))
    expect(ann.page.locator("section.panel")).to_contain_text("Sending")
    ann.context.set_offline(False)
    banner.wait_for(state="detached")
    expect(ines.page.locator("section.panel")).not_to_contain_text("Ann is on the move")
    assert ann.await_question() != before


def test_a_second_tab_takes_the_seat_and_the_first_says_so_and_can_have_it_back(
    people: People, house: RunningHouse
) -> None:
    ann = people("Ann")
    seat = lay_out(house, past_of(FIVE, WALKS), FIVE)[0]
    ann.take(seat)
    before = ann.await_question()
    first, second = ann.page, ann.context.new_page()
    second.goto(first.url)
    expect(second.locator("section.panel h1")).to_have_text(before.title)
    expect(first.get_by_role("dialog")).to_contain_text("Your seat is open somewhere else")
    first.get_by_role("button", name="Use it here instead").click()
    expect(first.get_by_role("dialog")).to_have_count(0)
    assert ann.await_question() == before
    expect(second.get_by_role("dialog")).to_contain_text("Your seat is open somewhere else")
