"""The screen of a question, whatever is played: the question and its answers lie on paper, all else makes room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import INK, PAPER, WAX_FILL, fitted
from gloaming.cli.play.aloud import Line
from gloaming.cli.play.rows import Rows, filled, in_columns, wrapped
from gloaming.cli.play.speech import Offer
from gloaming.cli.play.story import Passage
from gloaming.kernel.facets import names_in
from gloaming.kernel.steps import Option
from gloaming.kernel.views import Asked
from gloaming.words import t

WIDE = (110, 30)


class Canvas(NamedTuple):
    """What the terminal can show. Without a height nothing is left out, and nothing is drawn either."""

    width: int
    height: int | None
    colours: str | None
    plain: bool

    @property
    def is_wide(self) -> bool:
        return self.height is not None and self.width >= WIDE[0] and self.height >= WIDE[1]


class Sheet(NamedTuple):
    """One question to one seat, ready to be laid out."""

    speech: Any
    asked: Asked
    passages: Sequence[Passage]
    """What happened since this seat was last asked."""
    earlier: Sequence[Passage] = ()
    """What it may remember of the time before."""
    first: int = 0
    """The first answer shown, where they do not all fit."""
    note: str = ""
    """A word on what was typed last."""
    coach: str = ""
    """What a newcomer reads next to it."""
    lines: Sequence[Line] = ()
    """All that was said at the table."""


def on_paper(rows: Rows, canvas: Canvas) -> Rows:
    """Ink on paper from edge to edge; without colours a line above and below does the same."""
    if canvas.colours is None:
        return [Text("─" * canvas.width), *rows]
    ground = fitted(Style(color=INK, bgcolor=PAPER), canvas.colours)
    return [filled(Text(" ") + row, canvas.width, ground) for row in rows]


def question(sheet: Sheet, canvas: Canvas, wanted: int, most: int) -> Rows:
    """The question, then its answers in so many columns that they take no more rows than wanted, if that can be done.

    Only if they need more than there are at all, some of them are left for another page."""
    width = canvas.width - 2
    rows = wrapped(sheet.speech.ask(sheet.asked.step), width, ink(canvas) + Style(bold=True))
    if sheet.note:
        rows += wrapped(sheet.note, width, red(canvas))
    if sheet.coach:
        rows += wrapped(sheet.coach, width, ink(canvas) + Style(dim=True))
    line = int(canvas.colours is None)
    answers = answer_rows(sheet, canvas, wanted - len(rows) - line)
    room = max(most - len(rows) - line, 1)
    if len(answers) > room:
        answers = page_of(answers, sheet.first, room, canvas)
    return on_paper(rows + answers, canvas)


def answer_rows(sheet: Sheet, canvas: Canvas, wanted: int) -> Rows:
    """The fullest wording that takes no more rows than wanted; else the one that takes the fewest."""
    offers = offers_of(sheet)
    width = canvas.width - 2
    tried: list[Rows] = []
    for columns, brief in ((1, False), (2, False), (2, True), (3, True), (4, True)):
        entries = [numbered(number, each, canvas, brief=brief) for number, each in enumerate(offers, start=1)]
        rows = in_columns(entries, width, columns) if columns > 1 else in_a_list(entries, width)
        if rows is not None:
            tried.append(rows)
            if len(rows) <= wanted:
                return rows
    return min(tried, key=len)


def offers_of(sheet: Sheet) -> list[Offer]:
    return [sheet.speech.offer(option, sheet.asked.step) for option in sheet.asked.options]


def numbered(number: int, words: Offer, canvas: Canvas, *, brief: bool) -> Text:
    entry = Text(f"{number:>2}  ", red(canvas))
    entry.append(words.short if brief and words.short else words.act, ink(canvas) + Style(bold=True))
    if words.consequence and not brief:
        entry.append(f". {words.consequence}", ink(canvas) + Style(bold=False))
    return entry


def ink(canvas: Canvas) -> Style:
    return fitted(Style(color=INK), canvas.colours) if canvas.colours else Style()


def red(canvas: Canvas) -> Style:
    return fitted(Style(color=WAX_FILL, bold=True), canvas.colours) if canvas.colours else Style(bold=True)


def in_a_list(entries: Sequence[Text], width: int) -> Rows:
    return [row for entry in entries for row in wrapped(entry, width, hang=4)]


def page_of(rows: Rows, first: int, room: int, canvas: Canvas) -> Rows:
    """A part of the answers, and how to see the others."""
    if room < 2:
        return rows[:room]
    first %= len(rows)
    shown = rows[first : first + room - 1]
    return [*shown, Text(t("answers-more"), red(canvas))]


def one_a_line(sheet: Sheet, canvas: Canvas) -> Rows:
    """The question for a pipe or a screen reader: nothing side by side, one answer a line."""
    rows = wrapped(sheet.speech.ask(sheet.asked.step), canvas.width, Style(bold=True))
    if sheet.note:
        rows += wrapped(sheet.note, canvas.width)
    if sheet.coach:
        rows += wrapped(sheet.coach, canvas.width)
    entries = [numbered(number, each, canvas, brief=False) for number, each in enumerate(offers_of(sheet), start=1)]
    return rows + in_a_list(entries, canvas.width)


def answers_to(options: Sequence[Option], **things: str) -> list[str]:
    """The numbers of the answers that name one of these: a place, or a spot and the agent on it."""
    named = [{(what, getattr(option, field)) for field, what in names_in(type(option)).items()} for option in options]
    return [str(number) for number, each in enumerate(named, start=1) if each & things.items()]
