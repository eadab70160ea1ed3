"""The bots of a table: they think in processes of their own, and answer and speak at times that reveal nothing of what they hold."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal

from gloaming.bots import ANY_GAME, talks
from gloaming.bots.talking import MOST_LINES, answering_next, clockwise
from gloaming.kernel.talk import Said, Statement
from gloaming.kernel.views import awaited
from gloaming.server import entries as log
from gloaming.server import protocol
from gloaming.server.minds import Failed, Found, Known, Task
from gloaming.server.store import operator
from gloaming.server.talk import addressee, in_few_words

if TYPE_CHECKING:
    from gloaming.server.open_table import OpenTable

PACE = {"natural": (0.7, 2.4), "quick": (0.02, 0.08), "slow": (0.7, 2.4)}
"""How long a bot takes, drawn without regard to what it holds."""
GOES_ON, USUAL_SEATS = 0.2, 4
"""At a natural pace: the part of its pause that a bot takes where its turn only goes on, door by door; and the number of
seats beyond which everyone takes less: nobody waits longer at a large table. All know both."""
BEFORE_THE_CLOCK = 0.9
"""The part of a clock's time after which a bot has answered in any case: the clock would choose for it."""
AHEAD, ENOUGH = 0.5, 0.05
"""The part of its pause in which a bot thinks, and so many seconds at least; before, it listens. Where a clock runs it
thinks as soon as it can."""
FOR_EVER = 86_400.0
"""Seconds until the end of a question without a clock."""
STEADY = ("careful", *ANY_GAME)
"""Who plays for a bot that has failed: the simplest that know the game, and at last one that knows none."""


class SeatedBots:
    def __init__(self, table: OpenTable) -> None:
        self.open = table
        self.talking = False
        self.silence = asyncio.Event()
        """Set when nobody is about to say anything."""
        self.silence.set()
        self.question, self.goes_on = 0, False
        self.asked: tuple[int, ...] = ()
        """The open question, whom it asks as far as all know, and whether the one before asked the same seat alone."""

    def kind_at(self, chair: int) -> str:
        holder, known = self.open.table.holder(chair), self.open.table.bots
        kind = holder.understudy or holder.bot
        return kind if kind in known else known[0]  # somebody is away, or an old log names one that is gone

    async def thought(
        self,
        chair: int,
        due: float,
        last: float,
        deed: Literal["decide", "remark", "reply"],
        *,
        to: Said | None = None,
        wanted: Callable[[], bool] = lambda: True,
    ) -> str | Statement | None:
        """What the bot in this chair makes of it; None if it fails. Then another takes its place, when it would have answered:
        at which point of its thinking it failed is nobody's business."""
        table, kind = self.open.table, self.kind_at(chair)

        def task(known: Known) -> Task | None:
            if not wanted():
                return None
            match = table.play
            answers = tuple([(given.seat, given.code) for given in match.answers[known.answers :]])
            said = table.talk.said[known.said :]
            return Task(table.code, match.head, known, answers, said, chair, kind, deed, to, table.style)

        outcome = await self.open.thinkers.of(table.code, chair, kind).outcome(table.code, task)
        if isinstance(outcome, Failed):
            await self.wait_until(due, last)
            await self.replace(chair, kind, outcome)
            return None
        assert isinstance(outcome, Found)
        return outcome.what

    async def replace(self, chair: int, kind: str, failed: Failed) -> None:
        """By the next that is simpler; the simplest of all is given another try."""
        async with self.open.turn:
            table = self.open.table
            simpler = [steady for steady in STEADY if steady in table.bots]
            simpler = simpler[simpler.index(kind) + 1 :] if kind in simpler else simpler
            if self.kind_at(chair) != kind or not simpler:  # it was replaced already, or there is none
                return
            told = "Table %s: the %s bot in seat %d failed (%s); a %s one plays on."
            operator.error(told, table.code, kind, chair, failed.where, simpler[0])
            await self.open.add(log.BotReplaced(chair, simpler[0]))

    def pause(self) -> float:
        return random.uniform(*PACE[self.open.table.settings.pace])

    def follow(self) -> None:
        """Look at a new question: by what everyone knows of it, and nothing else."""
        game = self.open.table.play.game
        if self.question != game.questions:
            before, self.asked = self.asked, awaited(game)
            self.goes_on = len(before) == 1 and before == self.asked
            self.question = game.questions

    def haste(self) -> float:
        """The part of a pause that an answer takes."""
        if self.open.table.settings.pace != "natural":
            return 1.0
        crowd = min(1.0, USUAL_SEATS / len(self.open.table.chairs))
        return crowd * (GOES_ON if self.goes_on else 1.0)

    # Answering

    def wake(self, chair: int) -> None:
        """A bot in this chair answers after a while that has nothing to do with what it holds."""
        self.follow()
        pause, end = self.pause() * self.haste(), self.open.clock.deadline
        now = time.monotonic()
        last = now + (end - now) * BEFORE_THE_CLOCK if end else now + FOR_EVER
        begins = 0.0 if end else max(0.0, pause - max(pause * AHEAD, ENOUGH))
        self.open.later(begins, self.answer, chair, self.open.asked, min(now + pause, last), last)

    def go_on(self) -> None:
        """Something has happened at the table, or somebody has come. Bots are woken when they are asked."""
        if self.open.table.stage == "playing":
            self.follow()

    def is_wanted(self, chair: int, question: int) -> bool:
        """Not if the question is settled, or the owner of the chair is back."""
        match, holder = self.open.table.match, self.open.table.holder(chair)
        if match is None or match.game.questions != question or chair not in match.game.waiting_for:
            return False
        return holder.bot is not None or holder.covered

    async def answer(self, chair: int, question: int, due: float, last: float) -> None:
        await self.hear_out(last)
        if self.is_wanted(chair, question):
            wanted = partial(self.is_wanted, chair, question)
            option = await self.thought(chair, due, last, "decide", wanted=wanted)
            await self.wait_until(due, last)
            if not wanted():
                return
            if isinstance(option, str):
                await self.open.request_for(chair, protocol.Answer(question, option))
            else:
                self.wake(chair)  # it has failed, and another thinks about it

    async def hear_out(self, last: float) -> None:
        """First the table talks, then they decide. Where a clock runs, they listen for half of its time."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.silence.wait(), (last - time.monotonic()) / 2)

    async def wait_until(self, due: float, last: float) -> None:
        """A bot that overran its pause waits for one more, so its thinking time leaks nothing. But nobody
        waits until a clock chooses for them."""
        while due < time.monotonic():
            due += self.pause()
        await asyncio.sleep(max(0.0, min(due, last) - time.monotonic()))

    # Talking

    @property
    def bots(self) -> list[int]:
        return [chair for chair, holder in enumerate(self.open.table.chairs) if holder and holder.bot]

    def talkers(self) -> list[int]:
        """The seats of those who talk, clockwise from the last speaker. Nobody talks in another's name."""
        table = self.open.table
        last = table.talk.lines[-1].chair if table.talk.lines else -1
        talkers = [chair for chair in self.bots if self.talks(chair)]
        return clockwise(talkers, last)

    def talks(self, chair: int) -> bool:
        return talks(self.kind_at(chair), self.open.table.settings.game)

    def let_talk(self) -> None:
        if self.open.table.stage == "playing" and self.bots and (self.talkers() or self.calls()):
            self.silence.clear()
            self.open.later(0, self.talk)

    async def talk(self) -> None:
        """They talk, one after the other, as long as there is something new to talk about."""
        if self.talking:
            return
        self.talking, heard = True, None
        try:
            while self.open.table.stage == "playing" and self.occasion() != heard:
                await self.answer_calls()
                heard = self.occasion()
                await self.go_round()
        finally:
            self.talking = False
            self.silence.set()

    def occasion(self) -> tuple[int, int, int]:
        """What there is to talk about: the open question, how much people have said since, and what they have said to a bot."""
        table = self.open.table
        question, calls = table.play.game.questions, self.calls()
        return question, table.talk.statements_of(table.owned, question), calls[-1].number if calls else 0

    async def go_round(self) -> None:
        """Each is asked once, and those who are spoken to by name once more, until enough was said or there is something new."""
        table, occasion = self.open.table, self.occasion()
        question, spoken, _ = occasion
        most = MOST_LINES * (2 if spoken else 1)
        talkers, due = self.talkers(), time.monotonic() + self.pause()
        waiting = talkers
        while waiting:
            chair, *waiting = waiting
            if self.occasion() != occasion or table.talk.statements_of(talkers, question) >= most:
                return
            statement = await self.thought(chair, due, due + FOR_EVER, "remark")
            if isinstance(statement, Statement):
                await self.say(chair, statement, due)
                due = time.monotonic() + self.pause()
                waiting = answering_next(waiting, statement, talkers)

    # Answering those who speak to one of them

    def calls(self) -> list[protocol.Line]:
        """What people have said to a bot by name that it has not answered. A bot that minds a seat is not spoken to."""
        table, bots = self.open.table, self.bots
        return table.talk.calls(table.owned, bots, table.round) if bots else []

    async def answer_calls(self) -> None:
        """One after the other, each after a pause that was drawn before anybody thought."""
        table = self.open.table
        while table.stage == "playing" and table.kind.may_speak(table.kind.view(table.play.game, None)):
            calls = self.calls()
            if not calls:
                return
            due = time.monotonic() + self.pause()
            answer = await self.answer_to(calls[0], due)
            await self.wait_until(due, due + FOR_EVER)
            async with self.open.turn:
                if calls[0] in self.calls():
                    await self.open.add(answer)

    async def answer_to(self, call: protocol.Line, due: float) -> log.Spoken:
        """A statement, if it has one to make; otherwise a few words that say so."""
        table, chair = self.open.table, addressee(call)
        assert chair is not None
        talks, statement = self.talks(chair), None
        if call.statement is not None:
            said = Said(call.chair, call.round, call.statement)
            found = await self.thought(chair, due, due + FOR_EVER, "reply", to=said)
            statement = found if isinstance(found, Statement) else None
        words = "" if statement else in_few_words(call, chair, talks=talks)
        return log.Spoken(chair, table.round, "", statement, words, to=call.chair)

    async def say(self, chair: int, statement: Statement, due: float) -> None:
        """Like a person: the table may refuse it by now."""
        await self.wait_until(due, due + FOR_EVER)
        await self.open.request_for(chair, protocol.Declare(statement))
