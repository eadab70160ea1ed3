"""The talk of a table in the terminal: bots speak when a question opens and answer those who speak; before a vote, all talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from gloaming.bots.base import Bot, is_talker
from gloaming.bots.talking import MOST_LINES, answering_next, clockwise, remark, reply
from gloaming.cli.palette import QUIET
from gloaming.cli.play.aloud import Line, lines_of
from gloaming.cli.play.pages import heading
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.cli.play.screen import Left
from gloaming.cli.play.speaking import Asker
from gloaming.cli.play.story import told
from gloaming.kernel.talk import Said, Statement
from gloaming.kernel.values import Seat
from gloaming.words import t

if TYPE_CHECKING:
    from gloaming.cli.play.session import Session


class TableTalk:
    def __init__(self, session: Session) -> None:
        self.session, self.match = session, session.match
        self.lines: list[Line] = lines_of(self.match.said, session.people)
        self.question = self.match.game.questions if self.match.answers else 0
        """The last one that bots have talked about."""
        self.debated = 0
        """The last one that the table has talked about before anyone answered."""

    # Bots

    def talkers(self) -> dict[Seat, Bot]:
        """Nobody talks in the name of a person, nor where nobody may."""
        if not self.match.kind.may_speak(self.session.view(None)):
            return {}
        seats = range(self.match.game.options.players)
        people = () if self.session.auto else self.session.people
        bots = {seat: self.session.bot_at(seat) for seat in seats if seat not in people}
        return {seat: bot for seat, bot in bots.items() if is_talker(bot)}

    def go_on(self) -> None:
        """Once for each question, before anyone answers it."""
        if self.question != self.match.game.questions:
            self.question = self.match.game.questions
            self.go_round()

    def go_round(self) -> None:
        """Each is asked once, until enough was said."""
        talkers, begun = self.talkers(), len(self.lines)
        waiting = clockwise(talkers, self.lines[-1].seat if self.lines else -1)
        while waiting and len(self.lines) - begun < MOST_LINES:
            seat = waiting.pop(0)
            statement = remark(self.match.kind, talkers[seat], self.session.view(seat), self.match.said)
            if statement is not None:
                self.add(seat, statement, len(self.lines) + 1)
                waiting = answering_next(waiting, statement, talkers)

    def add(self, seat: Seat, said: Statement | str, number: int = 0) -> None:
        if not isinstance(said, str):
            self.match.say(seat, said)
            self.session.keep()
        self.lines.append(Line(seat, len(self.match.game.journal_of(None)), said, number))

    # People

    def speak(self, seat: Seat, speech: Any) -> str:
        """Somebody at this device says something, and hears what the bots make of it: all of it in words."""
        if not self.match.kind.may_speak(speech.view):
            return t("refusal-no-talk")
        statement, before = Asker(self.session.screen, self.session.stage, speech).statement(seat), len(self.lines)
        if statement is None:
            return ""
        self.add(seat, statement)
        self.answered(self.match.said[-1])
        self.go_round()
        return "\n".join(line.words(speech) for line in self.lines[before:])

    def answered(self, said: Said) -> None:
        """By the bot that was named, if one was; with a few words if it has nothing to say."""
        from gloaming.server.protocol import Line as Spoken
        from gloaming.server.talk import in_few_words

        seat = getattr(said.statement, "chair", None)
        if seat is None or seat in self.session.people or seat >= self.match.game.options.players:
            return
        bot = self.session.bot_at(seat)
        answer = reply(self.match.kind, bot, self.session.view(seat), self.match.said, said)
        few = in_few_words(Spoken(0, said.seat, said.round, statement=said.statement), seat, talks=is_talker(bot))
        self.add(seat, answer or few, len(self.lines) + 1 if answer else 0)

    # Before a vote

    @property
    def comes_first(self) -> bool:
        """Whether the table talks about the open question before it is answered: if there is a bot to talk to."""
        game = self.match.game
        fresh = self.debated != game.questions and not game.answers and not game.over
        return fresh and game.asking.is_debated(game) and bool(self.talkers())

    def debate(self) -> None:
        """Nobody is asked until those at this device are ready. What is shown all may see."""
        self.debated = self.match.game.questions
        alone = self.session.seats[0] if len(self.session.seats) == 1 else None
        speech = self.session.stage.speech(self.session.view(alone), self.session.names)
        screen, asker = self.session.screen, Asker(self.session.screen, self.session.stage, speech)
        while True:
            screen.show(self.page(speech))
            match screen.read(t("talk-first-prompt")).lower():
                case "" | "1":  # as at a question with one answer
                    return
                case "q":
                    raise Left
                case "t":
                    seat = asker.who(self.session.seats)
                    if seat is not None:
                        self.speak(seat, speech)
                case _:
                    pass  # it is shown again

    def page(self, speech: Any) -> Rows:
        """What led to the question, and what was said since; the latest stays in sight."""
        canvas, view = self.session.screen.canvas, speech.view
        ask = wrapped(speech.ask(self.match.game.asking), canvas.width)
        foot = [Text(), *ask, *wrapped(t("terminal-before-detail"), canvas.width, QUIET)]
        passages = self.session.stage.with_talk(speech, *self.session.recent(view))
        top = heading(t("before-title"))
        rows = told(passages, canvas.width)
        room = None if canvas.height is None else max(canvas.height - 1 - len(top) - len(foot), 0)
        return [*top, *(rows if room is None else rows[len(rows) - min(room, len(rows)) :]), *foot]
