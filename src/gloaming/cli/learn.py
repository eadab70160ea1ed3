"""`gloaming learn`: a guided game in the terminal, with the same beats and words as on the page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gloaming.cli.language import Language, in_language, refusing
from gloaming.games import FIRST, GAMES
from gloaming.kernel.errors import BadRecord, Refused
from gloaming.lessons import lesson_called, lessons, lessons_of
from gloaming.words import t

if TYPE_CHECKING:
    from gloaming.cli.play.lesson import LessonSession
    from gloaming.lessons.lesson import Lesson


def learn(
    lesson: Annotated[
        str | None,
        typer.Argument(metavar="[GAME|LESSON]", help="A game, or one of its lessons.", show_default=False),
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Start again, even if you left half-way.")] = False,
    listed: Annotated[bool, typer.Option("--list", help="List all lessons and exit.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, and ASCII only.")] = False,
    language: Language = "",
) -> None:
    """Learn a game by playing it, with bots who play their parts.

    It takes three to ten minutes. Press q to leave at any time; the same
    command picks up where you left off.

    gloaming learn (your first night of Cultists)

    gloaming learn invasion
    """
    with in_language(language):
        if listed:
            for each in lessons().values():
                typer.echo(t("lesson-listed", lesson=t(f"lesson-{each.id}"), id=each.id, minutes=each.minutes))
            return
        with refusing():
            session = opened(wanted(lesson), plain=plain, again=again)
        session.play()


def wanted(name: str | None) -> Lesson:
    game = FIRST if name is None else name
    if game in GAMES and (found := lessons_of(game)):
        return found[0]
    return lesson_called(game)


def opened(lesson: Lesson, *, plain: bool, again: bool) -> LessonSession:
    """Where it was left, or from the beginning."""
    from gloaming.cli.play import saves
    from gloaming.cli.play.lesson import LessonSession
    from gloaming.cli.play.screen import Screen

    path = saves.home() / "lessons" / f"{lesson.id}{saves.SUFFIX}"
    screen = Screen(plain=plain)
    if not again and path.exists():
        try:
            record = saves.load_record(path)
            if record.end is None:
                return LessonSession(screen, lesson, path, record.answers)
        except (BadRecord, Refused, LookupError):
            typer.echo(t("lesson-anew"))  # the script or the rules have changed since
    return LessonSession(screen, lesson, fresh(path))


def fresh(path: Path) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Refused(f"Games cannot be kept in {path.parent}.", "cannot-keep", fault=str(fault)) from fault
    return path
