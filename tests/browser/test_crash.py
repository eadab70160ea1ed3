"""The house goes down in the middle of an encounter and opens again: all browsers go on by themselves."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from tests.browser.living_room import LivingRoom
from tests.browser.moments import Seat, lay_out, past_of
from tests.browser.player import Player
from tests.server.running import RunningHouse

FIVE = Options(players=5)


def two_meet(game: Cultists) -> bool:
    """Seats 0 and 1 meet, and neither has given a card yet."""
    return type(game.asking).__name__ == "Meet" and game.waiting_for == (0, 1) and game.round >= 2


def test_after_kill_9_in_an_encounter_both_pages_go_on_where_they_were(
    browser: Browser, own_house: RunningHouse
) -> None:
    house = own_house
    ann, theo = Player(browser, house.url, "Ann"), Player(browser, house.url, "Theo", phone=True)
    seats: list[Seat] = lay_out(house, past_of(FIVE, two_meet), FIVE)
    ann.take(seats[0])
    theo.take(seats[1])
    asked = theo.await_question()
    assert asked.cards
    ann.answer()
    sealed = ann.page.locator("section.panel .sealed")
    sealed.wait_for()

    ann.line_may_break = theo.line_may_break = True
    house.kill()
    for player in (ann, theo):
        player.page.get_by_text("Reconnecting. Your seat is safe.").wait_for()
    house.start()
    for player in (ann, theo):
        player.page.get_by_text("Reconnecting. Your seat is safe.").wait_for(state="detached")

    expect(sealed).to_be_visible()
    assert theo.await_question() == asked
    theo.answer()
    for player in (ann, theo):
        expect(player.page.locator("main.board .stage")).to_have_count(0)
        player.leave()
    assert ann.complaints + theo.complaints == []
    # Both cards were given, once: the log of the table can be read again, and has gone past the encounter.
    match = house.table(seats[0].code).match
    assert match is not None
    assert len(match.answers) == len(past_of(FIVE, two_meet).answers) + 2


def test_a_big_screen_goes_on_by_itself_after_kill_9(browser: Browser, own_house: RunningHouse) -> None:
    """Nobody has to find the remote control: what is answered after it is shown there."""
    house = own_house
    screen = Player(browser, house.url, "Screen")
    ann, theo = (Player(browser, house.url, name, phone=True) for name in ("Ann", "Theo"))
    seats: list[Seat] = lay_out(house, past_of(FIVE, two_meet), FIVE)
    LivingRoom.show(screen, seats[0].code)
    stage = screen.page.locator("div.room main .stage")
    stage.wait_for()
    for player, seat in ((ann, seats[0]), (theo, seats[1])):
        player.take(seat, "/hand")
        player.await_question()
    everybody = (screen, ann, theo)
    for player in everybody:
        player.line_may_break = True
    house.kill()
    for player in (ann, theo):
        player.page.get_by_text("Reconnecting. Your seat is safe.").wait_for()
    expect(stage).to_be_visible()
    house.start()
    for player in (ann, theo):
        player.page.get_by_text("Reconnecting. Your seat is safe.").wait_for(state="detached")
        player.answer()
    for _ in range(400):  # what came of it is shown first
        screen.hurry()
        if stage.count() == 0:
            break
        screen.page.wait_for_timeout(50)
    expect(stage).to_have_count(0)
    for player in everybody:
        player.leave()
    assert [complaint for player in everybody for complaint in player.complaints] == []
