"""The screen of a question. The question and its answers lie on paper; everything else makes room for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from gloaming.cli.floorplan import FloorPlan
from gloaming.cli.palette import INK, LINE_2, PAPER, QUIET, WAX_FILL, fitted
from gloaming.cli.play import panels
from gloaming.cli.play.rows import Rows, beside, filled, in_columns, wrapped
from gloaming.cli.play.story import Passage, all_rows, told
from gloaming.cli.play.words import Offer, Speech, ask, offer
from gloaming.games.cultists.night import Night
from gloaming.kernel.views import Asked

SIDE = 26  # the people, the shelf and the secrets beside a small plan
PLAN_ROWS = 13  # fewer, and a plan is a list
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

    speech: Speech
    asked: Asked
    passages: Sequence[Passage]
    """What happened since this seat was last asked."""
    earlier: Sequence[Passage] = ()
    """What it may remember of the time before."""
    first: int = 0
    """The first answer shown, where they do not all fit."""
    note: str = ""
    """A word on what was typed last."""


def screen_of(sheet: Sheet, canvas: Canvas) -> Rows:
    """All rows but the last, which is the prompt's."""
    if canvas.height is None:
        return line_by_line(sheet, canvas)
    if isinstance(sheet.asked.step, Night):
        return night(sheet, canvas, canvas.height)
    return wide(sheet, canvas) if canvas.is_wide else compact(sheet, canvas, canvas.height)


# The question


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
    rows = wrapped(ask(sheet.speech, sheet.asked.step), width, ink(canvas) + Style(bold=True))
    if sheet.note:
        rows += wrapped(sheet.note, width, red(canvas))
    line = int(canvas.colours is None)
    answers = answer_rows(sheet, canvas, wanted - len(rows) - line)
    room = max(most - len(rows) - line, 1)
    if len(answers) > room:
        answers = page_of(answers, sheet.first, room, canvas)
    return on_paper(rows + answers, canvas)


def answer_rows(sheet: Sheet, canvas: Canvas, wanted: int) -> Rows:
    """The fullest wording that takes no more rows than wanted; else the one that takes the fewest."""
    offers = [offer(sheet.speech, option, sheet.asked.step) for option in sheet.asked.options]
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


def numbered(number: int, words: Offer, canvas: Canvas, *, brief: bool) -> Text:
    entry = Text(f"{number:>2}  ", red(canvas))
    entry.append(words.short if brief and words.short else words.act, ink(canvas) + Style(bold=True))
    if words.consequence and not brief:
        entry.append(f": {words.consequence}", ink(canvas) + Style(bold=False))
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
    return [*shown, Text("n shows more answers", red(canvas))]


# Layouts


def night(sheet: Sheet, canvas: Canvas, height: int) -> Rows:
    """Before the first hour there is nothing to see but the own envelope."""
    s = sheet.speech
    width = min(canvas.width, 100)
    top = panels.header(s, canvas.width)
    asked = question(sheet, canvas, 6, 6)
    rest = height - 1 - len(top) - len(asked)
    rows = told(sheet.passages, width, rest - 3)
    rows += panels.secrets(s, width)[: rest - len(rows)]
    return [*top, *rows, *[Text()] * (rest - len(rows)), *asked]


def compact(sheet: Sheet, canvas: Canvas, height: int) -> Rows:
    """For 80 by 24 and whatever is not wide: the plan with a narrow column beside it, if there is room at all."""
    s, width = sheet.speech, canvas.width
    top = panels.header(s, width)
    side = side_column(s)
    if len(side) > PLAN_ROWS:
        side = side_column(s, shelf=False)
        top += panels.shelf(s, width)
    most = height - 1 - len(top)
    least_told = min(len(told(sheet.passages, width)), 2)
    asked = question(sheet, canvas, most - PLAN_ROWS - least_told, most)
    rest = most - len(asked)
    if rest < PLAN_ROWS or width < 80:
        return [*top, *without_plan(sheet, canvas, rest), *asked]
    happened = told(sheet.passages, width, rest - PLAN_ROWS)
    steady = max(PLAN_ROWS, height * 11 // 20)  # a plan that grew and shrank with the answers would unsettle
    body = plan_and_side(sheet, canvas, side, min(rest - len(happened), steady))
    happened = [*faded(sheet.earlier, width, rest - len(happened) - len(body)), *happened]
    return [*top, *body, *happened, *asked]


def side_column(s: Speech, *, shelf: bool = True) -> Rows:
    return [*panels.people(s, SIDE), *panels.secrets(s, SIDE), *(panels.shelf(s, SIDE) if shelf else [])]


def faded(passages: Sequence[Passage], width: int, room: int) -> Rows:
    """As many of the last passages from before as there is room for, darker."""
    rows: Rows = []
    for passage in reversed(passages):
        more = all_rows([passage], width, frames=False)
        if len(rows) + len(more) > room:
            break
        rows = [*more, *rows]
    return [Text(row.plain, Style(color=LINE_2)) for row in rows]


def plan_and_side(sheet: Sheet, canvas: Canvas, side: Rows, room: int) -> Rows:
    across = canvas.width - SIDE - 1
    drawing = FloorPlan(
        sheet.speech.board, across, min(room, across // 3 + 2), ascii=canvas.plain, colours=canvas.colours
    )
    return beside(panels.plan(sheet.speech, sheet.asked.options, drawing), side[:room], across)


def without_plan(sheet: Sheet, canvas: Canvas, room: int) -> Rows:
    """What happened, who is where, and the own secrets, as far as there is room; `m` shows the plan."""
    s, width = sheet.speech, canvas.width
    secrets = panels.secrets(s, width)
    where = wrapped(panels.whereabouts(s), width, QUIET)
    happened = told(sheet.passages, width, max(room - len(secrets), 0))
    rows = [*happened, *secrets]
    if len(rows) + len(where) <= room:
        rows = [*happened, *where, *secrets]
    return rows[:room] if room > 0 else []


def wide(sheet: Sheet, canvas: Canvas) -> Rows:
    """The plan and what happened at the left, everything else at the right."""
    s, width = sheet.speech, canvas.width
    assert canvas.height is not None
    top = [*panels.header(s, width, carried_below=True), Text()]
    asked = question(sheet, canvas, canvas.height // 3, canvas.height // 2)
    rest = canvas.height - 1 - len(top) - len(asked)
    side = max(48, width // 3)
    across = width - side - 2
    news = len(told(sheet.passages, across))
    high = max(min(rest - news, rest * 7 // 10, across // 3), PLAN_ROWS + 5)
    drawing = FloorPlan(s.board, across, high, ascii=canvas.plain, colours=canvas.colours)
    left = panels.plan(s, sheet.asked.options, drawing)
    happened = told(sheet.passages, across, rest - len(left))
    left += [*faded(sheet.earlier, across, rest - len(left) - len(happened)), *happened]
    right = right_side(s, side)
    body = beside(left, right[:rest], across, gap=2)
    return [*top, *body[:rest], *[Text()] * (rest - len(body)), *asked]


def right_side(s: Speech, width: int) -> Rows:
    return [
        *panels.titled("At the table", panels.people(s, width), width), Text(),
        *panels.titled("Bookshelf", panels.shelf(s, width, dots=True), width), Text(),
        *panels.titled("Only you know", panels.secrets(s, width), width), Text(),
        *panels.titled("Clock", panels.clock(s, width), width),
    ]  # fmt: skip


def line_by_line(sheet: Sheet, canvas: Canvas) -> Rows:
    """For a pipe or a screen reader: no plan, nothing side by side, one answer a line."""
    s, width = sheet.speech, canvas.width
    rows = [*told(sheet.passages, width), Text(), *panels.header(s, width, carried_below=True)]
    rows += wrapped(panels.whereabouts(s), width, QUIET)
    rows += panels.secrets(s, width)
    rows += wrapped(ask(s, sheet.asked.step), width, Style(bold=True))
    if sheet.note:
        rows += wrapped(sheet.note, width)
    offers = [offer(s, option, sheet.asked.step) for option in sheet.asked.options]
    entries = [numbered(number, each, canvas, brief=False) for number, each in enumerate(offers, start=1)]
    return rows + in_a_list(entries, width)
