"""The screen of a question in Cultists: the floor plan, the people, the shelf and the secrets round the paper."""

from __future__ import annotations

from rich.text import Text

from gloaming.cli.palette import QUIET
from gloaming.cli.play.cultists import panels
from gloaming.cli.play.cultists.floorplan import FloorPlan
from gloaming.cli.play.cultists.words import BOOK, Speech
from gloaming.cli.play.layout import Canvas, Sheet, one_a_line, question
from gloaming.cli.play.rows import Rows, beside, titled, wrapped
from gloaming.cli.play.story import faded, told
from gloaming.games.cultists.night import Night

SIDE = 26  # the people, the shelf and the secrets beside a small plan
PLAN_ROWS = 13  # fewer, and a plan is a list


def screen_of(sheet: Sheet, canvas: Canvas) -> Rows:
    """All rows but the last, which is the prompt's."""
    if canvas.height is None:
        return line_by_line(sheet, canvas)
    if isinstance(sheet.asked.step, Night):
        return night(sheet, canvas, canvas.height)
    return wide(sheet, canvas) if canvas.is_wide else compact(sheet, canvas, canvas.height)


# Layouts


def night(sheet: Sheet, canvas: Canvas, height: int) -> Rows:
    """Before the first hour there is nothing to see but the own envelope."""
    s = sheet.speech
    width = min(canvas.width, 100)
    top = panels.header(s, canvas.width)
    asked = question(BOOK, sheet, canvas, 6, 6)
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
    asked = question(BOOK, sheet, canvas, most - PLAN_ROWS - least_told, most)
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
    asked = question(BOOK, sheet, canvas, canvas.height // 3, canvas.height // 2)
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
        *titled("At the table", panels.people(s, width), width), Text(),
        *titled("Bookshelf", panels.shelf(s, width, dots=True), width), Text(),
        *titled("Only you know", panels.secrets(s, width), width), Text(),
        *titled("Clock", panels.clock(s, width), width),
    ]  # fmt: skip


def line_by_line(sheet: Sheet, canvas: Canvas) -> Rows:
    """For a pipe or a screen reader: no plan, nothing side by side, one answer a line."""
    s, width = sheet.speech, canvas.width
    rows = [*told(sheet.passages, width), Text(), *panels.header(s, width, carried_below=True)]
    rows += wrapped(panels.whereabouts(s), width, QUIET)
    rows += panels.secrets(s, width)
    return rows + one_a_line(BOOK, sheet, canvas)
