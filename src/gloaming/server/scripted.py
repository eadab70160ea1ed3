"""The players of a lesson's script: they say their lines and give their answers, at the beat's own pace."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gloaming.lessons.course import Course
from gloaming.lessons.lesson import Beat
from gloaming.server import entries as log
from gloaming.server import protocol
from gloaming.server.seated_bots import SeatedBots

if TYPE_CHECKING:
    from gloaming.server.open_table import OpenTable

LINE_SECONDS = 2.4
"""How long a spoken line has the table to itself."""
SHORTEST, LONGEST = 0.6, 5.0
"""Seconds before an answer of the script. What the person has to think about is not waited for: they answer when they like."""
QUICK = 0.02
"""The part of all that where the table is set to be quick."""


class ScriptedSeats(SeatedBots):
    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self.playing = False
        self.begun: Beat | None = None
        """The beat whose lines have been said."""

    @property
    def course(self) -> Course:
        assert self.open.table.course is not None
        return self.open.table.course

    def wake(self, chair: int) -> None:
        """Nobody thinks here: the script goes on by itself."""

    def let_talk(self) -> None:
        """Everything that is said stands in the script."""

    def go_on(self) -> None:
        if not self.playing:
            self.playing = True
            self.open.later(0, self.play)

    async def play(self) -> None:
        """Beat by beat, until the person is asked. If they are not here, the story waits for them."""
        try:
            while self.open.listeners and self.open.table.stage == "playing":
                await self.open_beat()
                following = self.following()
                if following is None:
                    return
                await self.rest(self.seconds())
                if self.following() == following and self.open.listeners:
                    chair, code = following
                    question = self.open.table.play.game.questions
                    await self.open.request_for(chair, protocol.Answer(question, code))
        finally:
            self.playing = False

    def following(self) -> tuple[int, str] | None:
        """Who answers next, and what."""
        waiting = sorted(self.open.table.play.game.waiting_for)
        return next(((chair, code) for chair in waiting if (code := self.course.script(chair)) is not None), None)

    async def open_beat(self) -> None:
        """First the person reads what came of the last beat; then those speak who have something to say in this one."""
        beat = self.course.beat
        if beat is None or beat is self.begun or self.course.is_quiet:
            return
        before, self.begun = self.begun, beat
        if before is not None and before is self.course.last:
            await self.rest(before.rest)
        said = {line.message for line in self.open.table.talk.lines}
        for number, chair in enumerate(beat.says, 1):
            message = f"{self.course.lesson.words_for(beat)}.says-{number}"
            if message not in said:
                await self.rest(LINE_SECONDS)
                async with self.open.turn:
                    await self.open.add(log.Spoken(chair, self.open.table.round, "", None, message))

    def seconds(self) -> float:
        """A beat's time is for all of its answers together; where the person is asked too, it is theirs."""
        beat = self.course.beat
        if beat is None or self.course.is_quiet or beat.asks_you:
            return SHORTEST
        steps = len(self.course.scripted(beat))
        return min(LONGEST, max(SHORTEST, beat.secs / steps))

    async def rest(self, seconds: float) -> None:
        await asyncio.sleep(seconds * (QUICK if self.open.table.settings.pace == "quick" else 1))
