"""Every lesson, every way that a person may take through it, in the real engine: all must end as the script says."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.lessons import lesson_called, lessons
from gloaming.lessons.course import Course
from gloaming.lessons.lesson import YOU, Lesson

ENDS = {
    "first-night": {("cultists", "claim", 4): 3240, ("investigators", "vote", 4): 1080},
    "first-night-cultist": {("cultists", "claim", 2): 24},
    "first-evening": {("humans", "scientists", 2): 96, ("aliens", "mother_ships", 2): 96},
}
"""Who wins, by what, in which hour, and on how many ways."""


def begun(lesson: Lesson) -> Course:
    return Course(lesson, lesson.kind.begin(lesson.options, lesson.seed))


def give(course: Course, seat: int, code: str) -> None:
    course.game.answer(seat, course.lesson.kind.read_answer(code))
    course.answered(seat, code)


def go_on(course: Course) -> list[str]:
    """The script plays until you are asked: what you may answer then. Nothing, at the end."""
    while not course.game.over:
        answers = [(seat, code) for seat in course.game.waiting_for if (code := course.script(seat)) is not None]
        if not answers:
            return course.may()
        give(course, *answers[0])
    return []


def ends_of(lesson: Lesson) -> Counter[tuple[str, str, int]]:
    ends: Counter[tuple[str, str, int]] = Counter()
    courses = [begun(lesson)]
    while courses:
        course = courses.pop()
        may = go_on(course)
        if course.game.over:
            ends[course.game.winner, course.game.reason, course.game.round] += 1
        else:
            assert may, course.fault("nobody has anything to answer")
        for code in may:
            other = course.copy()
            give(other, YOU, code)
            courses.append(other)
    return ends


@pytest.mark.parametrize("id", ENDS)
def test_every_way_ends_as_the_script_says(id: str) -> None:  # noqa: A002
    assert ends_of(lesson_called(id)) == ENDS[id]


def test_every_lesson_is_held_here() -> None:
    assert set(lessons()) == set(ENDS)
