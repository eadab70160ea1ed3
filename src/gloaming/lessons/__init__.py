"""Lessons: guided games. One person plays, bots follow a script, and the engine, the table and the record are the real ones.

A lesson is data in the folder `lessons` of its game's package, so a guest game may bring its own. Its words are messages
of the game (`lesson-first-night-1-5` with `.coach`, `.held` and so on)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from gloaming.games import GAMES
from gloaming.kernel.errors import Refused
from gloaming.lessons.lesson import Lesson, read


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons that a game has, the shortest last: who begins should meet the whole evening first."""
    folder = files(GAMES[game].home) / "lessons"
    if not folder.is_dir():
        return ()
    found = (read(file.read_text(encoding="utf-8")) for file in folder.iterdir() if file.name.endswith(".toml"))
    return tuple(sorted(found, key=lambda lesson: (-lesson.minutes, lesson.id)))


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson of the house and its guests, by id."""
    return {lesson.id: lesson for game in GAMES for lesson in lessons_of(game)}


def lesson_called(id: str) -> Lesson:  # noqa: A002 - a lesson's own word
    if id not in lessons():
        known = tuple(lessons())
        sentence = f"There is no lesson {id[:40]!r}; choose one of: {', '.join(known)}."
        raise Refused(sentence, "unknown-lesson", lesson=id[:40], lessons=known)
    return lessons()[id]
