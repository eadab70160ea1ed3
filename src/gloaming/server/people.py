"""The people you may be: each a face with a name that fits it. At a table no two chairs share either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.words.plain_text import look_of, tidy_name

if TYPE_CHECKING:
    from gloaming.lessons.lesson import Lesson
    from gloaming.server.table import Table

PEOPLE = {
    "botanist": "Agnes",
    "reporter": "Theo",
    "lecturer": "Ines",
    "porter": "Ruben",
    "aviator": "Klara",
    "cellist": "Oskar",
    "dean": "Emil",
    "matron": "Vera",
    "singer": "Lotte",
    "student": "Felix",
}
"""Faces by the number that a table keeps, with the names of bots, and of people who give none."""
NAMES = tuple(PEOPLE.values())


def free_face(table: Table, wanted: int) -> int:
    """The wanted face, or the next one that nobody has. There are more faces than chairs."""
    taken = faces(table)
    return next(face for step in range(len(PEOPLE)) if (face := (wanted + step) % len(PEOPLE)) not in taken)


def learner(lesson: Lesson, wanted: str, face: int) -> tuple[int, str]:
    """Face and name of somebody who comes to a lesson, where its script has taken some of both."""
    around = [(face + step) % len(PEOPLE) for step in range(len(PEOPLE))]
    face = next(each for each in around if NAMES[each] not in lesson.names)
    name = tidy_name(wanted) or NAMES[face]
    return face, f"{name[:21]} 2" if look_of(name) in map(look_of, lesson.names) else name


def faces(table: Table, but: int | None = None) -> dict[int, str]:
    """Who has which face already."""
    return {holder.character: holder.name for chair, holder in enumerate(table.chairs) if holder and chair != but}


def bot_person(table: Table) -> int:
    """A face whose name is free too, if there is one."""
    names, first = set(faces(table).values()), free_face(table, 0)
    return next((face for face, name in enumerate(NAMES) if name not in names and face not in faces(table)), first)


def free_name(table: Table, wanted: str, face: int, chair: int | None = None) -> str:
    """The name as typed, without what does not show, or else that of the face; with a number behind it if
    somebody's looks the same."""
    name = tidy_name(wanted) or NAMES[face]
    taken = {look_of(other) for other in faces(table, chair).values()}
    numbered = (f"{name[:21]} {number}" for number in range(2, 100))
    return next(each for each in (name, *numbered) if look_of(each) not in taken)
