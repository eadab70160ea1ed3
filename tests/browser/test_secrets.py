"""What a page holds in its document: nothing that a glance at the screen, or at its source, should not tell."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.victory import Claim
from tests.browser.conftest import People
from tests.browser.moments import asks, lay_out, past_of
from tests.browser.player import Player
from tests.server.running import RunningHouse

SIX = Options(players=6, level="experienced")
MINE = Options(players=7, level="experienced", board="mine", professions=True)
WALKS = asks("Walk", 0, since=3)
SHORTEST = 12
"""Letters. A shorter line, such as a number or the name of a card, may stand anywhere by right."""


def secrets_of(player: Player) -> set[str]:
    """The lines that are seen while the hand is held open: role, goal, night, route and cards."""
    with player.holding(player.page.locator("button.hold")):
        shown = player.page.locator(".secrets")
        shown.wait_for()
        lines = {line.strip() for line in shown.inner_text().splitlines()}
    shown.wait_for(state="detached")
    return {line for line in lines if len(line) >= SHORTEST}


@pytest.mark.parametrize(("options", "phone"), [(SIX, False), (SIX, True), (MINE, True)], ids=["desk", "phone", "mine"])
def test_role_route_and_cards_are_in_the_document_only_while_they_are_held(
    people: People, house: RunningHouse, options: Options, phone: bool
) -> None:
    ann = people("Ann", phone=phone)
    ann.take(lay_out(house, past_of(options, WALKS), options)[0])
    ann.await_question()
    before = ann.page.content()
    secrets = secrets_of(ann)
    assert len(secrets) >= 3
    for document in (before, ann.page.content()):
        assert [line for line in secrets if line in document] == []
        assert '<span class="face' not in document
        assert 'class="secrets' not in document


def test_the_hand_is_covered_again_when_the_window_loses_its_eyes(people: People, house: RunningHouse) -> None:
    ann = people("Ann")
    ann.take(lay_out(house, past_of(SIX, WALKS), SIX)[0])
    ann.await_question()
    with ann.holding(ann.page.locator("button.hold")):
        ann.page.locator(".secrets").wait_for()
        ann.page.evaluate("() => window.dispatchEvent(new Event('blur'))")
        ann.page.locator(".secrets").wait_for(state="detached")


def test_the_cards_of_an_encounter_show_their_backs_until_they_are_held(people: People, house: RunningHouse) -> None:
    ann = people("Ann", phone=True)
    ann.take(lay_out(house, past_of(SIX, asks("Meet", 0)), SIX)[0])
    panel = ann.await_question()
    fan = ann.page.get_by_role("slider")
    assert panel.cards >= 4
    assert fan.locator("span.face").count() == 0
    with ann.holding(fan):
        fan.locator("span.face").first.wait_for()
        assert fan.locator("span.face").count() == panel.cards
        assert set(fan.locator(".word").all_inner_texts()) <= {"Alive", "Dead"}
    expect(fan.locator("span.face")).to_have_count(0)
    assert ann.await_question().raised > 0


def unlike(game: Cultists) -> bool:
    """Seats 0 and 1 have not the same to hide."""
    return WALKS(game) and game.role[0] != game.role[1]


@pytest.mark.parametrize("options", [SIX, MINE], ids=["university", "mine"])
def test_what_somebody_else_holds_is_nowhere_in_the_document(
    people: People, house: RunningHouse, options: Options
) -> None:
    """Nor has their browser been sent it: only their own view."""
    ann, theo, guest = people("Ann"), people("Theo", phone=True), people("Watching")
    seats = lay_out(house, past_of(options, unlike), options)
    ann.take(seats[0])
    theo.take(seats[1])
    guest.open(f"#/table/{seats[0].code}/watch")
    ann.await_question()
    guest.page.locator("section.panel").wait_for()
    only_ann = secrets_of(ann) - secrets_of(theo)
    assert only_ann
    for other in (theo, guest):
        assert [line for line in only_ann if line in other.page.content()] == []
    assert guest.page.locator("button.hold, .secrets, span.face").count() == 0
    assert {view["role"] for view in guest.views} == {None}
    assert [view["hand"] for view in guest.views if view["hand"]] == []
    assert {view["parts"].get("professions", {}).get("informant") for view in guest.views} == {None}


def may_claim(game: Cultists) -> bool:
    """The last question of an hour, and a cultist who could claim the game."""
    asked = type(game.asking).__name__ == "AskForClaim" and game.round >= 2
    return asked and any(isinstance(option, Claim) for option in game.choices.get(0, ()))


def test_a_spectator_sees_no_secret_until_the_end_and_then_all_of_them(people: People, house: RunningHouse) -> None:
    ann, guest = people("Ann"), people("Watching", phone=True)
    seats = lay_out(house, past_of(SIX, may_claim), SIX)
    ann.take(seats[0])
    guest.open(f"#/table/{seats[0].code}")
    guest.press(guest.page.get_by_role("link", name="Just watch"))
    ann.await_question()
    guest.page.locator("section.panel").wait_for()
    assert "Cultist" not in guest.page.locator("section.panel").inner_text()
    assert guest.page.locator("button.hold, .secrets, span.face").count() == 0

    ann.press(ann.page.get_by_role("button", name="I’m the cultist"))
    ann.press(ann.page.locator("section.panel .acts .btn.line"))
    others = [people(f"Seat {seat.chair}") for seat in seats[1:]]
    for other, seat in zip(others, seats[1:], strict=True):
        other.take(seat)
        other.answer()
    assert ann.play().over  # the cult may have one guess left: who is the Seer?
    guest.page.locator("main.end").wait_for()
    assert "What really happened" in guest.text
    assert "Ann" in guest.page.locator("main.end h1").inner_text()
