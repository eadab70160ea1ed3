"""A stranger at the door: the guided games, from the landing page to "now a real game"."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from gloaming.lessons import lessons
from gloaming.server.scripted import LINE_SECONDS, LONGEST, SHORTEST
from gloaming.words import t
from tests.browser.answering import touch_place
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.reading import faults
from tests.browser.scenes_lessons import hurry, read_the_end
from tests.wide import further

LAPTOP: ViewportSize = {"width": 1366, "height": 657}
WORDS_A_SECOND = 200 / 60

SHOW_ME = re.compile("show me|zeig es mir")
REAL_GAME = re.compile("real game|richtiges Spiel")


def begin(player: Player, game: str) -> None:
    player.open()
    player.press(player.page.get_by_role("button", name=SHOW_ME))
    player.press(player.page.locator(".games button", has=player.page.get_by_text(game, exact=True)))
    player.press(player.page.locator(".learn .btn").first)


def watching(lesson: str) -> float:
    """Seconds from the first answer to the next question, as the script takes them: a busy machine would add its own."""
    first, *others = lessons()[lesson].beats
    seconds = SHORTEST + first.rest  # the last of the others wakes after the person has
    for beat in others:
        if beat.asks_you:
            return seconds
        steps = len(beat.answers or beat.bots)
        seconds += LINE_SECONDS * len(beat.says) + steps * min(LONGEST, max(SHORTEST, beat.secs / steps))
    raise AssertionError("nothing is asked")


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "language"), [(True, "de"), *further((False, "en"))], ids=["phone-de", "laptop-en"])
def test_the_first_night_leads_from_the_door_to_a_real_game(people: People, phone: bool, language: str) -> None:
    nell = people("Nell", phone=phone, language=language, moving=not phone)
    if not phone:
        nell.page.set_viewport_size(LAPTOP)
    hurry(nell)
    begin(nell, "Cultists")
    nell.play()
    lines = read_the_end(nell)
    assert len(lines) == 6
    assert not any(line.startswith("lesson-") for line in lines)
    nell.press(nell.page.get_by_role("button", name=REAL_GAME))
    expect(nell.page.locator("main.end")).to_have_count(0)  # it stays until the new table is there
    nell.await_question()
    assert nell.page.locator(".strip[role=note]").count() == 0
    nell.open("#/")
    expect(nell.page.get_by_role("button", name=nell.words.t("door-alone"))).to_be_visible()
    expect(nell.page.get_by_role("button", name=SHOW_ME)).to_have_count(0)


@pytest.mark.slow
def test_the_evening_of_invasion_is_played_to_its_end(people: People) -> None:
    nell = people("Nell", phone=True)
    hurry(nell)
    begin(nell, "Invasion")
    nell.play()
    assert len(read_the_end(nell)) == 4


@pytest.mark.slow
def test_the_night_as_the_cultist_is_played_to_its_end(people: People) -> None:
    nell = people("Nell", phone=True)
    hurry(nell)
    nell.open("#/learn/first-night-cultist")
    nell.press(nell.page.locator(".learn .btn").first)
    nell.play()
    assert len(read_the_end(nell)) == 3


def test_a_lesson_that_was_left_goes_on_where_it_stood(people: People) -> None:
    nell = people("Nell", phone=True)
    hurry(nell)
    begin(nell, "Cultists")
    nell.await_question()
    nell.answer()
    nell.await_question()
    coach = nell.page.locator(".strip .coach").inner_text()
    nell.open("#/")
    nell.press(nell.page.get_by_role("link", name=re.compile("Carry on with")))
    nell.await_question()
    assert nell.page.locator(".strip .coach").inner_text() == coach


def test_what_a_lesson_veils_says_why_and_is_no_stop_of_the_keyboard(people: People) -> None:
    nell = people("Nell", phone=True)
    hurry(nell)
    begin(nell, "Cultists")
    nell.await_question()
    nell.answer()
    panel, page = nell.await_question(), nell.page
    assert set(panel.places) == {"red", "light_blue", "pink_1"}
    veiled = page.locator("[data-place=green]")
    assert veiled.get_attribute("tabindex") is None
    answers = nell.answers
    nell.press(veiled)
    expect(page.get_by_text(t("lesson-first-night-1-5.refused"))).to_be_visible()
    assert faults(page) == []
    assert nell.answers == answers
    touch_place(nell, "pink_1")
    nell.press(page.locator("section.panel .btn.ink"))
    nell.wait_until(lambda: nell.views[-1]["at"][0] == "pink_1")


def test_a_newcomer_decides_something_within_a_minute(people: People) -> None:
    """Reading all that is new at 200 words a minute, at the lesson's own pace."""
    nell = people("Nell", phone=True)
    hurry(nell)
    nell.page.goto(nell.house)
    read: set[str] = set()
    spent: dict[str, float] = {}

    def reading(where: str) -> float:
        """Seconds for what was not read before."""
        nell.page.locator(where).first.wait_for()
        words = {line for each in nell.page.locator(where).all_inner_texts() for line in each.splitlines()} - read
        read.update(words)
        return sum(len(line.split()) for line in words) / WORDS_A_SECOND

    spent["the door"] = reading(".doorstep header p, .card h1, .card .what, .card .first")
    nell.press(nell.page.get_by_role("button", name=SHOW_ME))
    nell.page.locator(".games").wait_for()
    spent["which game"] = reading(".card h1, .games")
    nell.press(nell.page.locator(".games button").first)
    spent["what it is about"] = reading(".learn p, .learn .btn")
    nell.press(nell.page.locator(".learn .btn").first)
    nell.await_question()
    spent["the night"] = reading(".strip, .asking h1, .asking .sub")
    nell.answer()  # waking isn't a decision
    spent["watching the others"] = watching("first-night")
    assert len(nell.await_question().places) > 1
    assert sum(spent.values()) < 60, spent
