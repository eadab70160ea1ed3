"""Notes in a real browser: they stand above the question, come once, and the sheet that is held has one size for all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from gloaming.games.cultists import Options
from gloaming.words import t
from tests.browser.conftest import People
from tests.browser.moments import asks, lay_out, past_of
from tests.browser.player import Player
from tests.browser.reading import faults, overhang
from tests.server.running import RunningHouse
from tests.wide import further

SIX = Options(players=6, level="experienced")
CLAIMS = asks("AskForClaim", 0, since=2)
MEETS = asks("Meet", 0, since=2)
UNDER = """() => {
  const [hint, act] = [".hint", ".row"].map((each) => document.querySelector(`.with-fan ${each}`).getBoundingClientRect());
  return hint.bottom - act.top;
}"""
BOTH = pytest.mark.parametrize("phone", [True, *further(False)], ids=["phone", "desk"])
SIZES = [(390, 844), (1366, 657), (1440, 900)]


def asked(people: People, house: RunningHouse, *, phone: bool = False) -> Player:
    ann = people("Ann", phone=phone)
    ann.take(lay_out(house, past_of(SIX, CLAIMS), SIX)[0])
    ann.await_question()
    return ann


def note_of(player: Player) -> Locator:
    return player.page.get_by_role("note")


@BOTH
def test_a_note_comes_once_and_is_found_again(people: People, house: RunningHouse, phone: bool) -> None:
    ann = asked(people, house, phone=phone)
    expect(note_of(ann)).to_contain_text(t("note-ask-for-claim"))
    ann.press(note_of(ann).get_by_text(t("coach-more")))
    expect(note_of(ann)).to_contain_text("may step forward now and win")
    assert faults(ann.page) == []
    ann.press(note_of(ann).get_by_text(t("coach-got-it")))
    expect(note_of(ann)).to_have_count(0)
    ann.page.reload()
    ann.await_question()
    expect(ann.page.get_by_text(t("note-ask-for-claim"))).to_have_count(0)
    ann.press(ann.page.locator("button.opener"))
    ann.press(ann.page.get_by_role("button", name=t("coach-last")))
    expect(ann.page.get_by_role("dialog")).to_contain_text(t("note-ask-for-claim"))
    assert faults(ann.page) == []


def test_escape_takes_a_note_away_and_the_menu_switches_them(people: People, house: RunningHouse) -> None:
    ann = asked(people, house)
    note_of(ann).wait_for()
    focused = ann.page.evaluate("document.activeElement.tagName")
    ann.page.keyboard.press("Escape")
    expect(note_of(ann)).to_have_count(0)
    assert ann.page.evaluate("document.activeElement.tagName") == focused
    ann.press(ann.page.locator("button.opener"))
    ann.press(ann.page.get_by_role("button", name=t("coach-again")))
    ann.press(ann.page.get_by_role("button", name=t("coach-switch", on="yes")))
    ann.page.reload()
    ann.await_question()
    expect(note_of(ann)).to_have_count(0)
    ann.press(ann.page.locator("button.opener"))
    ann.press(ann.page.get_by_role("button", name=t("coach-switch", on="no")))
    ann.page.reload()
    expect(note_of(ann)).to_contain_text(t("note-ask-for-claim"))


def test_with_a_note_the_question_and_its_answers_are_in_sight(people: People, house: RunningHouse) -> None:
    ann = asked(people, house)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        for part in (note_of(ann), ann.page.locator("h1.q"), ann.page.locator("section.panel .acts > .btn").first):
            expect(part).to_be_in_viewport(ratio=1)
        assert overhang(ann.page) <= 0


def test_what_to_do_with_the_cards_is_never_half_behind_the_act(people: People, house: RunningHouse) -> None:
    """On a phone, under a note that is read to its end, where the cards have least room."""
    ann = people("Ann", phone=True, language="fr")
    ann.take(lay_out(house, past_of(SIX, MEETS), SIX)[0])
    ann.await_question()
    ann.press(note_of(ann).get_by_text(ann.words.t("coach-more")))
    expect(note_of(ann)).to_contain_text(ann.words.t("note-meet-more"))
    assert ann.page.evaluate(UNDER) <= 0


@BOTH
def test_the_held_sheet_has_one_place_and_size_for_every_role(people: People, house: RunningHouse, phone: bool) -> None:
    boxes, titles = [], set()
    for seat in lay_out(house, past_of(SIX, CLAIMS), SIX):
        person = people(f"Seat {seat.chair}", phone=phone)
        person.take(seat)
        person.page.locator("button.hold").wait_for()
        with person.holding(person.page.locator("button.hold")):
            sheet = person.page.locator(".peek")
            sheet.wait_for()
            boxes.append(sheet.bounding_box())
            titles.add(sheet.locator("h2").inner_text())
        person.page.close()
    assert len(titles) > 1
    assert all(box == boxes[0] for box in boxes)


def test_why_is_answered_in_the_players_words_first(people: People, house: RunningHouse) -> None:
    ann = asked(people, house)
    ann.press(ann.page.locator("section.panel button.why").first)
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_contain_text("At the end of every hour a lone cultist may claim")
    expect(sheet).not_to_contain_text("AC-CLEAN")
    ann.press(sheet.get_by_text(t("why-exact")))
    expect(sheet).to_contain_text("AC-CLEAN-02")
