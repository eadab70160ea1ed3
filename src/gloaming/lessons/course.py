"""How far a lesson has come. It follows from the answers alone, so a reload or a restart goes on at the same beat."""

from __future__ import annotations

from typing import Any

from gloaming.kernel.facets import names_in
from gloaming.kernel.values import Seat
from gloaming.lessons.lesson import WHATEVER, YOU, Beat, Codes, Lesson

CONFIRM = "confirm"


class OffScript(Exception):
    """The rules no longer lead where the script goes."""


class Course:
    """A lesson and the game that it is played in. Tell it every answer once the game has taken it (`answered`)."""

    def __init__(self, lesson: Lesson, game: Any) -> None:
        self.lesson, self.game = lesson, game
        self.number = 0
        self.mine: Codes = []
        """What you have answered in this beat."""
        self.given: list[tuple[Seat, str]] = []
        """And what the script has."""
        self.hour, self.began = -1, ""
        """The hour, and where you stood when it began."""
        self.open = ""
        """The kind of question that was last seen open."""
        self.last: Beat | None = None
        """The last beat that you had an answer in, and the answer."""
        self.last_answer = ""
        self.called: dict[str, Seat] = {}
        """Whom you chose, by what the lesson calls them."""
        self.seen = len(game.journal)
        self._settle()

    def copy(self) -> Course:
        """For a try: this one and its game stay as they are."""
        other = object.__new__(Course)
        other.__dict__.update(self.__dict__)
        other.game, other.mine, other.given = self.game.clone(), self.mine[:], self.given[:]
        other.called = dict(self.called)
        return other

    # Where it stands

    @property
    def beat(self) -> Beat | None:
        """None once the script is at its end."""
        return self.lesson.beats[self.number] if self.number < len(self.lesson.beats) else None

    @property
    def here(self) -> str:
        at = getattr(self.game, "at", None)
        return str(at[YOU]) if at else ""

    @property
    def is_quiet(self) -> bool:
        """Whether what is asked is none of the lesson's business: everybody confirms it."""
        return self.open in self.lesson.quiet and not (self.beat and self.beat.ask == self.open)

    @property
    def _yours_now(self) -> Beat | None:
        """The beat, if it asks you just now."""
        beat = self.beat
        waits = beat is not None and not beat.alone and YOU in self.game.waiting_for and self._is_on
        return beat if waits else None

    def may(self) -> Codes:
        """What you may answer now, the advised answer first."""
        beat = self._yours_now
        if beat is None:
            return []
        offered = [str(option) for option in self.game.choices[YOU]]
        steps = dict.fromkeys(way[0] for way in self.ahead())
        codes = offered if self._yours(beat) == WHATEVER else [*steps]
        if missing := set(codes) - set(offered):
            raise self.fault(f"you cannot answer {', '.join(sorted(missing))}")
        advised = beat.advice if isinstance(beat.advice, str) else beat.advice.get(self.here, "")
        return sorted(codes, key=lambda code: code != advised) if advised in codes else codes

    def ahead(self) -> list[Codes]:
        """What is left of each way that you may still take in this beat."""
        beat, done = self._yours_now, len(self.mine)
        if beat is None:
            return []
        return [way[done:] for way in self._ways(beat) if way[:done] == self.mine and way != self.mine]

    def script(self, seat: Seat) -> str | None:
        """What this chair answers without anybody being asked; None where there is nothing, or not yet."""
        beat = self.beat
        if seat not in self.game.waiting_for:
            return None
        if self.is_quiet:
            return CONFIRM
        if beat is None or not self._is_on:
            return None
        if seat == YOU:
            return self._yours(beat)[0] if beat.alone else None
        left = self._left(beat)
        code = next((code for who, code in left if who == seat), None)
        if code is None:
            raise self.fault(f"seat {seat} has nothing to answer")
        awaits_you = len(left) == 1 and len(self.scripted(beat)) > 1 and self._is_yours(beat)
        return None if awaits_you else code

    # Going on

    def answered(self, seat: Seat, code: str) -> None:
        beat = self.beat
        if beat is not None and not self.is_quiet:
            if seat == YOU:
                self._choose(beat, code)
            else:
                self.given.append((seat, code))
            if not self._is_yours(beat) and self._is_through(beat):
                self._check(beat)
                self.number, self.mine, self.given = self.number + 1, [], []
        self._settle()

    def _choose(self, beat: Beat, code: str) -> None:
        self.mine.append(code)
        if not beat.alone:
            self.last, self.last_answer = beat, code
        if beat.called:
            option = self.lesson.kind.read_answer(code)
            self.called[beat.called] = next(
                getattr(option, field) for field, what in names_in(type(option)).items() if what == "seat"
            )

    def _settle(self) -> None:
        """Note what is asked and a new hour, and leave out beats that are not to be."""
        self.open = type(self.game.asking).__name__ if self.game.asking else ""
        if self.game.round != self.hour:
            self.hour, self.began = self.game.round, self.here
        while self.beat and self.beat.if_asked and not self._is_on and not self.is_quiet and not self.mine + self.given:
            self.number += 1
        if self.beat is None and not self.game.over:
            raise self.fault("the script is at its end, and the game is not")
        if self.open and not self.is_quiet and not self._is_on:
            raise self.fault("the engine asks something else")

    # What a beat means here

    @property
    def _is_on(self) -> bool:
        """Whether the engine asks what the beat says, and whom it says."""
        beat = self.beat
        return beat is not None and beat.ask == self.open and (beat.who is None or beat.who in self.game.choices)

    def _ways(self, beat: Beat) -> list[Codes]:
        """All that you may do in it; one way of no steps, where only others are asked."""
        return (
            beat.ways_was[self.began] if beat.ways_was else beat.ways or [[code] for code in self._yours(beat)] or [[]]
        )

    def _yours(self, beat: Beat) -> Codes:
        codes = beat.you_by.get(self.here) or beat.you_was.get(self.began) or beat.you
        return [self._filled(code) for code in codes]

    def _is_yours(self, beat: Beat) -> bool:
        """Whether you still have something to answer in it."""
        if self._yours(beat) == WHATEVER:
            return not self.mine
        return self.mine not in self._ways(beat)

    def scripted(self, beat: Beat) -> list[tuple[Seat, str]]:
        if beat.who is None:
            return list((beat.bots_by[self.here] if beat.bots_by else beat.bots).items())
        codes = beat.answers_by.get(self.here) or beat.answers_was.get(self.began) or beat.answers
        return [(beat.who, self._filled(code)) for code in codes]

    def _left(self, beat: Beat) -> list[tuple[Seat, str]]:
        left = self.scripted(beat)
        for given in self.given:
            left.remove(next(each for each in left if each[0] == given[0]))
        return left

    def _is_through(self, beat: Beat) -> bool:
        """Whether the script has answered all, or those who have not are not asked any more."""
        still_asked = type(self.game.asking).__name__ == beat.ask
        return not self._left(beat) or (beat.some and not still_asked)

    def _filled(self, code: str) -> str:
        return code.replace("{here}", self.here)

    def _check(self, beat: Beat) -> None:
        fresh = [str(event) for event in self.game.journal[self.seen :]]
        for wanted in beat.after:
            if not any(event.startswith(self._filled(wanted)) for event in fresh):
                raise self.fault(f"{wanted} did not happen: {fresh}")
        self.seen = len(self.game.journal)

    def fault(self, why: str) -> OffScript:
        offered = {seat: [*map(str, options)] for seat, options in self.game.choices.items()}
        number = self.beat.id if self.beat else "after the last"
        last = [*map(str, self.game.journal[-8:])]
        return OffScript(
            f"{self.lesson.id}, beat {number}: {why}\n  asked: {self.game.asking!r}\n  offered: {offered}\n  last: {last}"
        )
