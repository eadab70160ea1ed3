"""A game with a board: the picture of it, and people, facts and secrets around it, as far as there is room."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Literal

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT
from gloaming.cli.play.layout import Canvas, Sheet, one_a_line, question
from gloaming.cli.play.rows import Rows, beside, boxed, in_table, titled, wrapped
from gloaming.cli.play.stage import Stage
from gloaming.cli.play.story import Passage, faded, told
from gloaming.kernel.steps import Option
from gloaming.kernel.views import Asked
from gloaming.words import t

Shape = Literal["opening", "wide", "compact", "lines"]
"""The ways in which a question is laid out."""

LONGEST_LINE = 100  # for reading, before there is a board to look at


class BoardStage(Stage):
    least: ClassVar[int]
    """With fewer rows a small picture would be a smudge."""
    least_wide: ClassVar[int]
    side_width: ClassVar[int]
    """Of the column next to a small picture."""
    wide_side: ClassVar[int]
    steady: ClassVar[float]
    """So much of a small screen the picture takes: one that grew and shrank with the answers would unsettle."""

    @abstractmethod
    def top(self, speech: Any, width: int, shape: Shape, /) -> Rows: ...

    @abstractmethod
    def picture(self, speech: Any, options: Sequence[Option], width: int, height: int, canvas: Canvas, /) -> Rows: ...

    @abstractmethod
    def side(self, speech: Any, width: int, /) -> Rows: ...

    @abstractmethod
    def panels(self, speech: Any, width: int, /) -> dict[str, Rows]:
        """The side of a large picture, each part by the id of its title."""

    @abstractmethod
    def where(self, speech: Any, width: int, shape: Shape, /) -> Rows:
        """Who is where, for those who have no picture before them."""

    @abstractmethod
    def secrets(self, speech: Any, width: int, /) -> Rows: ...

    @abstractmethod
    def legend(self, speech: Any, canvas: Canvas, /) -> Rows: ...

    def height_of(self, room: int, across: int) -> int:
        """Of a small picture that may be so high and is so wide."""
        return room

    def opening(self, sheet: Sheet, canvas: Canvas, height: int) -> Rows:
        """The first screen, which is for reading; nothing where the board is worth its room already."""
        return []

    def screen(self, sheet: Sheet, canvas: Canvas) -> Rows:
        if canvas.height is None:
            return self.line_by_line(sheet, canvas)
        opening = self.opening(sheet, canvas, canvas.height)
        return opening or (self.wide if canvas.is_wide else self.compact)(sheet, canvas, canvas.height)

    def line_by_line(self, sheet: Sheet, canvas: Canvas) -> Rows:
        """For a pipe or a screen reader: no picture, nothing side by side, one answer a line."""
        s, width = sheet.speech, canvas.width
        rows = [*told(sheet.passages, width), Text(), *self.top(s, width, "lines")]
        return [*rows, *self.where(s, width, "lines"), *self.secrets(s, width), *one_a_line(sheet, canvas)]

    def wide(self, sheet: Sheet, canvas: Canvas, height: int) -> Rows:
        """The board and what happened at the left, everything else at the right."""
        s, asked = sheet.speech, question(sheet, canvas, height // 3, height // 2)
        top = [*self.top(s, canvas.width, "wide"), Text()]
        rest = height - 1 - len(top) - len(asked)
        side = max(self.wide_side, canvas.width // 3)
        across = canvas.width - side - 2
        high = max(min(rest - len(told(sheet.passages, across)), rest * 7 // 10, across // 3), self.least_wide)
        left = self.picture(s, sheet.asked.options, across, high, canvas)
        happened = told(sheet.passages, across, rest - len(left))
        left += [*faded(sheet.earlier, across, rest - len(left) - len(happened)), *happened]
        panels = [
            row for title, rows in self.panels(s, side).items() for row in (*titled(t(title), rows, side), Text())
        ]
        body = beside(left, panels[:-1][:rest], across, gap=2)
        return [*top, *body[:rest], *[Text()] * (rest - len(body)), *asked]

    def compact(self, sheet: Sheet, canvas: Canvas, height: int) -> Rows:
        """For 80 by 24 and whatever is not wide: the board with a narrow column next to it, if there is room at all."""
        s, width, top = sheet.speech, canvas.width, self.top(sheet.speech, canvas.width, "compact")
        most = height - 1 - len(top)
        least_told = min(len(told(sheet.passages, width)), 2)
        asked = question(sheet, canvas, most - self.least - least_told, most)
        rest = most - len(asked)
        if rest < self.least or width < 80:
            return [*top, *self.without_picture(sheet, width, rest), *asked]
        happened = told(sheet.passages, width, rest - self.least)
        room = min(rest - len(happened), max(self.least, int(height * self.steady)))
        across = width - self.side_width - 1
        picture = self.picture(s, sheet.asked.options, across, self.height_of(room, across), canvas)
        body = beside(picture, self.side(s, self.side_width)[:room], across)
        happened = [*faded(sheet.earlier, width, rest - len(happened) - len(body)), *happened]
        return [*top, *body, *happened, *asked]

    def without_picture(self, sheet: Sheet, width: int, room: int) -> Rows:
        """What happened, who is where, and this seat's secrets, as far as there is room; `m` shows the board."""
        secrets, where = self.secrets(sheet.speech, width), self.where(sheet.speech, width, "compact")
        happened = told(sheet.passages, width, max(room - len(secrets), 0))
        rows = [*happened, *where, *secrets]
        return (rows if len(rows) <= room else [*happened, *secrets])[: max(room, 0)]

    def for_reading(self, sheet: Sheet, canvas: Canvas, told_rows: Callable[[int, int], Rows], asked: Rows) -> Rows:
        """A screen without a board: what is told in so many columns and rows, then this seat's secrets."""
        assert canvas.height is not None
        width, top = min(canvas.width, LONGEST_LINE), self.top(sheet.speech, canvas.width, "opening")
        rest = canvas.height - 1 - len(top) - len(asked)
        rows = told_rows(width, rest)
        rows += self.secrets(sheet.speech, width)[: max(rest - len(rows), 0)]
        return [*top, *rows, *[Text()] * (rest - len(rows)), *asked]

    def map_page(self, speech: Any, asked: Asked, canvas: Canvas) -> Rows:
        below = self.legend(speech, canvas)
        height = (canvas.height or 32) - len(below) - 1
        return [*self.picture(speech, asked.options, canvas.width, height, canvas), *below]

    @abstractmethod
    def verdict(self, speech: Any, /) -> str:
        """Who won and why, and what that means to this seat."""

    @abstractmethod
    def who_was_who(self, speech: Any, /) -> list[tuple[Text, Text, Text]]: ...

    @abstractmethod
    def summary(self, speech: Any, width: int, /) -> Rows: ...

    def end_rows(self, speech: Any, passages: Sequence[Passage], width: int) -> Rows:
        words = wrapped(self.verdict(speech), width - 4, BRIGHT + Style(bold=True))
        rows = told([passage for passage in passages if passage.is_scene], width)
        rows += [*boxed(t("the-end"), words, width, BRIGHT), *in_table(self.who_was_who(speech), width)]
        return [*rows, Text(), *self.summary(speech, width)]
