"""What everyone is told of a table: the lobby, the chairs, the talk and where the game stands, and who is there just now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gloaming.kernel.terms import UNBOUND_NAMES
from gloaming.lessons.course import Course
from gloaming.server.holders import Holder
from gloaming.server.protocol import LessonState, TableState

if TYPE_CHECKING:
    from gloaming.server.table import Table


class Attendance(msgspec.Struct, frozen=True):
    """Who is at the table just now, which the log doesn't tell. Moments are seconds on the table's own clock."""

    away: dict[int, int] = {}
    """Chairs that have lost the connection, and when."""
    watching: int = 0
    screens: int = 0
    deadline: int = 0
    now: int = 0
    asked_at: int = 0
    story: int | None = None


NOBODY_AWAY = Attendance()


def state_of(table: Table, seen: Attendance = NOBODY_AWAY) -> TableState:
    host = table.host()
    problem = table.problem() if table.stage == "lobby" else table.called_off
    chairs = tuple(
        (holder or Holder("", chair)).state(host=holder is not None and chair == host, since=seen.away.get(chair))
        for chair, holder in enumerate(table.chairs)
    )
    over = table.stage in ("over", "aborted") and table.match is not None
    return TableState(
        code=table.code,
        stage=table.stage,
        settings=table.settings,
        chairs=chairs,
        talk=table.talk.lines,
        watching=seen.watching,
        commitment=table.match.head.commitment if table.match else "",
        terms=table.match.terms.decode() if table.match and table.match.head.gloaming != UNBOUND_NAMES else "",
        seed=table.match.head.seed if over and table.match else "",
        problem=str(problem) if problem else "",
        problem_reason=problem.reason if problem else "",
        problem_facts=problem.facts if problem else {},
        lobby=table.hosted.lobby(table.options()) if table.stage == "lobby" else {},
        bots=table.bots if table.stage == "lobby" else (),
        debating=table.debating,
        deadline=seen.deadline,
        bank=0,
        lesson=lesson_state(table.course, table.names()) if table.course else None,
        again=table.again,
        now=seen.now,
        asked_at=seen.asked_at,
        sides=table.sides,
        dealing=table.deal.state() if table.deal else None,
        screens=seen.screens,
        story=seen.story,
    )


def lesson_state(course: Course, names: tuple[str, ...]) -> LessonState:
    lesson, beat, last = course.lesson, course.beat, course.last
    reveals = lesson.reveals_for(course.game.winner) if course.game.over else ()
    return LessonState(
        lesson.id,
        lesson.words_for(beat) if beat and not course.game.over else "",
        tuple(course.may()),
        tuple(tuple(way) for way in course.ahead() if len(way) > 1),
        lesson.words_for(last) if last else "",
        course.last_answer,
        {word: names[seat] for word, seat in course.called.items()},
        tuple(f"lesson-{lesson.id}-reveal-{reveal.id}" for reveal in reveals),
    )


PASSING = ("deadline", "now")
"""Fields of a table that run with the time, which isn't news."""


def shared_state(table: Table, state: TableState) -> dict[str, Any]:
    """What everyone at a table is told of it alike; what runs with the time is told apart."""
    fields = {name: getattr(state, name) for name in TableState.__struct_fields__ if name not in PASSING}
    fields["talk"] = msgspec.Raw(table.talk.encoded)
    return fields
