"""One person at the table: shows the question, responds to what is typed, and returns an answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gloaming.cli.play import pages
from gloaming.cli.play.aloud import Line, open_in
from gloaming.cli.play.layout import Sheet
from gloaming.cli.play.notes import Beside, Coach, Noted
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.cli.play.screen import Left, Screen
from gloaming.cli.play.speech import yes
from gloaming.cli.play.stage import Stage
from gloaming.cli.play.story import chronicle
from gloaming.kernel.steps import Option
from gloaming.words import t

if TYPE_CHECKING:
    from gloaming.cli.play.table_talk import TableTalk


class Person:
    """Somebody who looks at this screen. `since` says how much of their journal was there at the last question."""

    talk: TableTalk | None = None
    """The table's, where it has any."""
    heard: int = 0
    """How much of it was there at the last question."""
    coach: Coach | None = None
    """Who notes what is new to them, where there is a place to remember it."""

    def __init__(self, stage: Stage, screen: Screen, names: Sequence[str], commitment: str, since: int = 0) -> None:
        self.stage, self.screen, self.names = stage, screen, names
        self.commitment, self.since = commitment, since

    def answer(self, view: Any) -> Option:
        """Ask until there is an answer. Whatever is typed wrongly changes nothing."""
        conversation = Conversation(self.stage, self.screen, self.sheet(view), self.since)
        conversation.beside = self.noted(conversation, view)
        conversation.speak = self.speaking(view)
        option = conversation.hold()
        self.since, self.heard = len(view.journal), len(self.lines)
        return option

    @property
    def lines(self) -> Sequence[Line]:
        return self.talk.lines if self.talk else ()

    def speaking(self, view: Any) -> Callable[[], str] | None:
        """How this person says something aloud, for all to hear."""
        talk = self.talk
        return (lambda: talk.speak(view.seat, self.stage.speech(view, self.names))) if talk else None

    def noted(self, conversation: Conversation, view: Any) -> Noted | None:
        """What a newcomer reads next to the question."""
        return Beside(self.coach, conversation.speech, view.asked.step) if self.coach else None

    def sheet(self, view: Any) -> Sheet:
        speech = self.stage.speech(view, self.names)
        earlier = self.stage.story(speech, self.stage.remembered(view, self.since, earlier=True))
        news = self.stage.news(speech, self.since, self.commitment, self.lines[self.heard :])
        return Sheet(speech, view.asked, news, earlier, lines=self.lines)


class Conversation:
    """One question, from the first look at it to the answer."""

    def __init__(self, stage: Stage, screen: Screen, sheet: Sheet, since: int) -> None:
        self.stage, self.screen, self.sheet, self.since = stage, screen, sheet, since
        self.speech, self.asked = sheet.speech, sheet.asked
        self.first = 0
        self.doubted: Option | None = None
        """An answer that has to be given twice, and was given once."""
        self.beside: Noted | None = None
        self.speak: Callable[[], str] | None = None

    def hold(self) -> Option:
        self.draw("")
        while True:
            heard = self.screen.read(self.prompt())
            reply = self.heed(heard)
            if isinstance(reply, Option):
                if self.beside:
                    self.beside.answered()
                return reply
            self.again(reply)

    def again(self, note: str | None) -> None:
        """Redraws the screen; without one, only what is new. None: something else was shown in between."""
        if self.screen.live:
            self.draw(note or "")
        elif note:
            self.screen.print(wrapped(note, self.screen.canvas.width))

    def draw(self, note: str) -> None:
        sheet = self.sheet._replace(first=self.first, note=note, coach=str(self.beside or ""))
        self.screen.show(self.stage.screen(sheet, self.screen.canvas))

    def prompt(self) -> str:
        last = len(self.asked.options)
        reference, has_map = t(self.stage.reference_key), yes(self.stage.has_map)
        return t("prompt", last=last, reference=reference, map=has_map, talk=yes(self.speak))

    # What was typed

    def heed(self, heard: str) -> Option | str | None:
        """An answer, or a sentence about what was typed, or None where a page was shown."""
        doubted, self.doubted = self.doubted, None
        word = heard.lower()
        if word == "":
            return self.usual_answer()
        if re.fullmatch(r"[0-9]{1,3}", word):
            return self.chosen(int(word), doubted)
        if why := re.fullmatch(r"(\?\??)\s*([0-9]{0,3})", word):
            return self.explain(why[2], exact=why[1] == "??")
        return self.beside.switch() if heard == "N" and self.beside else self.turn_to(word)

    def usual_answer(self) -> Option | str | None:
        options = self.asked.options
        if len(options) == 1 or self.asked.step.uniform:
            return options[0]
        return None if self.screen.live else t("typed-number", last=len(options))

    def chosen(self, number: int, doubted: Option | None) -> Option | str:
        if not 1 <= number <= len(self.asked.options):
            return t("typed-no-answer", number=number, last=len(self.asked.options))
        option = self.asked.options[number - 1]
        if not option.confirm or option == doubted:
            return option
        self.doubted = option
        words = str(self.speech.offer(option, self.asked.step)).rstrip(".")
        return t("typed-doubt", act=words, number=number)

    def explain(self, number: str, *, exact: bool) -> str | None:
        options = self.asked.options
        if number and not 1 <= int(number) <= len(options):
            return t("typed-no-rule", number=number, last=len(options))
        option = options[int(number) - 1] if number else None
        page = pages.rule_page(self.speech, self.asked, option, self.screen.canvas.width, exact=exact)
        self.screen.page(page)
        return None

    def turn_to(self, word: str) -> str | None:
        canvas = self.screen.canvas
        match word:
            case "q":
                raise Left
            case "l":
                self.screen.page(self.log(canvas.width))
            case "r":
                self.screen.page(self.stage.reference(self.speech, canvas.width))
            case "m" if self.stage.has_map:
                self.screen.page(self.stage.map_page(self.speech, self.asked, canvas))
            case "h":
                self.screen.page(self.stage.help_page(self.speech, canvas.width))
            case "n":
                return self.think()
            case "t" if self.speak:
                return self.speak() or None
            case "+":
                self.first += max((canvas.height or 0) // 3, 1)
            case _:
                return t("typed-nonsense")
        return None

    def think(self) -> str | None:
        """What good players think, next to the note."""
        if not self.beside or not self.beside.note:
            return t("coach-nothing")
        self.beside.thought = True
        return None if self.screen.live else str(self.beside)

    def log(self, width: int) -> Rows:
        view = self.speech.view
        remembered = self.stage.remembered(view, self.since)
        before = open_in(view.journal) - open_in(remembered)
        lines = [line for line in self.sheet.lines if line.after >= before]
        passages = self.stage.with_talk(self.speech, remembered, lines, before)
        return pages.heading(self.stage.log_title(view)) + chronicle(passages, width)
