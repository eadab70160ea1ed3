"""A guided game at the terminal: the script answers for the others, and its lines stand next to the questions."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from gloaming.cli.play import saves
from gloaming.cli.play.asking import Conversation, Person
from gloaming.cli.play.screen import Screen
from gloaming.cli.play.session import Session
from gloaming.kernel.records import Answer, Match
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from gloaming.lessons.course import Course, OffScript
from gloaming.lessons.lesson import YOU, Beat, Lesson
from gloaming.words import has, t


class LessonSession(Session):
    def __init__(self, screen: Screen, lesson: Lesson, path: Path, answers: Iterable[Answer] = ()) -> None:
        names = (t("person-guest"), *lesson.names[1:])
        match = Match(lesson.kind, lesson.options, lesson.seed, names)
        super().__init__(screen, saves.Kept(match, saves.Seating(people=(YOU,), bots="script"), {YOU: 0}), path)
        self.resume_with = f"gloaming learn {lesson.id}"
        self.course = Course(lesson, match.game)
        self.learner = self.people[YOU] = Learner(self)
        self.begun: Beat | None = None
        self.lines = [t(intro) for number in (1, 2, 3) if has(intro := f"lesson-{lesson.id}.intro-{number}")]
        """What was said and noted since the person was last asked."""
        for given in answers:
            self.note_beat()
            self.take(given.seat, lesson.kind.read_answer(given.code))

    # Going on

    def go_on(self) -> None:
        while not self.match.game.over:
            self.note_beat()
            waiting = self.match.game.waiting_for
            following = next(((seat, code) for seat in waiting if (code := self.course.script(seat)) is not None), None)
            if following is None:
                self.answer(YOU, self.ask(YOU, self.narrowed()))
            else:
                self.answer(following[0], self.match.kind.read_answer(following[1]))

    def answer(self, seat: Seat, option: Option) -> None:
        self.take(seat, option)
        saves.keep(self.path, self.match)

    def take(self, seat: Seat, option: Option) -> None:
        self.match.answer(seat, option)
        try:
            self.course.answered(seat, str(option))
        except OffScript as fault:
            raise LookupError(str(fault)) from fault
        if seat == YOU and self.course.last is not None:
            self.lines = [self.words(self.course.last, "then")]

    def narrowed(self) -> Any:
        """The view with those answers alone that the lesson permits, the advised one first."""
        view = self.view(YOU)
        options = tuple(self.match.kind.read_answer(code) for code in self.course.may())
        return msgspec.structs.replace(view, asked=msgspec.structs.replace(view.asked, options=options))

    # Its words

    def note_beat(self) -> None:
        beat = self.course.beat
        if beat is None or beat is self.begun or self.course.is_quiet:
            return
        self.begun = beat
        for number, seat in enumerate(beat.says, 1):
            self.lines.append(t("line-aloud", name=self.names[seat], line=self.words(beat, f"says-{number}")))
        self.lines.append(self.words(beat, "coach"))

    def words(self, beat: Beat, part: str) -> str:
        id_ = f"{self.course.lesson.words_for(beat)}.{part}"
        called = {word: self.names[seat] for word, seat in self.course.called.items()}
        return t(id_, answer=self.course.last_answer.partition(":")[0], **called) if has(id_) else ""

    def finish(self) -> None:
        super().finish()
        reveals = self.course.lesson.reveals_for(self.match.game.winner)
        for reveal in reveals:
            self.screen.print_long(Text(t(f"lesson-{self.course.lesson.id}-reveal-{reveal.id}")))
        self.screen.print_long(Text(t("lesson-next", game=self.match.kind.name), "bold"))


class Learner(Person):
    def __init__(self, session: LessonSession) -> None:
        super().__init__(session.stage, session.screen, session.names, session.match.head.commitment)
        self.session = session

    def noted(self, conversation: Conversation, view: Any) -> Lines:
        return Lines(self.session)


class Lines:
    """What stands next to a question of a lesson; `n` brings help, where there is any."""

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self.thought = False

    @property
    def note(self) -> str:
        return "\n".join(filter(None, self.session.lines))

    def __str__(self) -> str:
        beat = self.session.course.beat
        held = self.session.words(beat, "held") if beat else ""
        help_ = [self.session.words(beat, f"help-{number}") for number in (1, 2)] if beat and self.thought else []
        return "\n".join(filter(None, (self.note, held, *help_)))

    def answered(self) -> None:
        """Nothing has to be remembered: a lesson is short."""

    def switch(self) -> str:
        return t("coach-nothing")
