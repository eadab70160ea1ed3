"""Guided games at a real table: the script plays, the gate stands, and a restart goes on at the same beat."""

from __future__ import annotations

import asyncio

import pytest

from gloaming.lessons import lessons
from gloaming.server import entries as log
from gloaming.server.table import Table
from tests.server.browser import Browser
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


async def begin(house: RunningHouse, lesson: str) -> Browser:
    return await house.seat("/api/lessons", "Nell", lesson=lesson, pace="quick")


async def until_asked(browser: Browser) -> tuple[str, ...]:
    """What the person may answer, once the script waits for them; nothing, at the end."""
    await browser.until(lambda: browser.table["lesson"]["may"] or browser.stage == "over")
    return tuple(browser.table["lesson"]["may"])


@pytest.mark.slow
@pytest.mark.parametrize("lesson", lessons())
async def test_the_advised_way_leads_to_the_end(house: RunningHouse, lesson: str) -> None:
    browser = await begin(house, lesson)
    assert [chair["bot"] for chair in browser.table["chairs"]] == [None, *["script"] * 4]
    while may := await until_asked(browser):
        await browser.answer(may[0])
    told = browser.table["lesson"]
    assert browser.stage == "over"
    assert told["beat"] == ""
    assert told["reveals"]
    spoken = [line["message"] for line in browser.table["talk"]]
    assert spoken, "somebody has something to say in every lesson"
    assert len(set(spoken)) == len(spoken)


async def test_an_answer_that_is_not_lit_is_refused_and_changes_nothing(house: RunningHouse) -> None:
    browser = await begin(house, "first-night")
    assert await until_asked(browser) == ("wake",)
    await browser.answer("wake")
    may = await until_asked(browser)
    assert browser.table["lesson"]["beat"] == "lesson-first-night-1-5"
    assert set(may) < set(browser.options)
    other = next(code for code in browser.options if code not in may)
    assert await browser.ask("answer", question=browser.question, code=other)
    assert browser.refusals[-1]["reason"] == "not-in-lesson"
    assert browser.refusals[-1]["facts"] == {"beat": "lesson-first-night-1-5"}
    assert await until_asked(browser) == may


async def test_the_words_of_a_later_beat_know_whom_the_person_chose(house: RunningHouse) -> None:
    browser = await begin(house, "first-night-cultist")
    while browser.table["lesson"]["beat"] != "lesson-first-night-cultist-1-13":
        await browser.answer((await until_asked(browser))[0])
    assert browser.table["lesson"]["called"] == {"victim": "Theo"}


async def test_a_restart_goes_on_at_the_same_beat(own_house: RunningHouse) -> None:
    browser = await begin(own_house, "first-evening")
    await until_asked(browser)
    await browser.settle()
    before = browser.everything()
    own_house.kill()
    await browser.ended()
    own_house.start()
    await browser.open()
    await browser.settle()
    assert browser.everything() == before
    await browser.answer((await until_asked(browser))[0])


async def test_the_story_waits_for_a_person_who_is_not_there(house: RunningHouse) -> None:
    browser = await begin(house, "first-night")
    await browser.answer((await until_asked(browser))[0])
    await browser.close()
    stood = len(house.table(browser.code).play.answers)
    await asyncio.sleep(1)  # at this pace the script would be with the person again
    assert len(house.table(browser.code).play.answers) <= stood + 1
    await browser.open()
    assert await until_asked(browser)


async def test_a_lesson_that_nobody_knows_is_refused(house: RunningHouse) -> None:
    answer = await house.post("/api/lessons", {"name": "Nell", "lesson": "second-night"})
    assert answer.status_code == 409
    assert answer.json()["reason"] == "unknown-lesson"


async def test_nobody_looks_on_and_nobody_plays_for_you(house: RunningHouse) -> None:
    browser = await begin(house, "first-night")
    watcher = await house.browser(browser.code)
    assert watcher.farewell == "not_watchable"
    assert await browser.ask("cover", chair=0, covered=True)
    assert browser.refusals[-1]["reason"] == "lesson-waits"


def begun(lesson: str) -> Table:
    table = Table("ABCDEF")
    rules = lessons()["first-night"].kind.rules_version
    for entry in (log.Opened("ABCDEF", "seat", "Nell", 4), log.LessonBegun(lesson, "quick", rules)):
        table.apply(entry)
    return table


async def test_a_lesson_whose_script_has_changed_is_called_off() -> None:
    """The log of an old table may hold answers that the script no longer knows."""
    table = begun("first-night")
    for chair in range(5):
        table.apply(log.Answered(chair, "wake"))
    assert not table.aborted
    elsewhere = next(str(option) for option in table.play.game.choices[2] if str(option) != "go:orange_2")
    table.apply(log.Answered(2, elsewhere))
    table.apply(log.Answered(2, str(table.play.game.choices[2][0])))
    assert table.stage == "aborted"


async def test_a_lesson_that_is_gone_is_called_off() -> None:
    assert begun("second-night").stage == "aborted"
