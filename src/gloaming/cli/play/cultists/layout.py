"""The screen of a question in Cultists: the floor plan, the people, the shelf and the secrets around the paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.text import Text

from gloaming.cli.palette import QUIET
from gloaming.cli.play.cultists import panels
from gloaming.cli.play.cultists.floorplan import FloorPlan
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.layout import (
    Canvas,
    Drawn,
    Sheet,
    compact_screen,
    one_a_line,
    question,
    wide_screen,
    without_board,
)
from gloaming.cli.play.rows import Rows, titled, wrapped
from gloaming.cli.play.story import told
from gloaming.games.cultists.night import Night
from gloaming.words import t

SIDE = 26  # the people, the shelf and the secrets next to a small plan
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
    """Before the first hour there is only your envelope to see."""
    s = sheet.speech
    width = min(canvas.width, 100)
    top = panels.header(s, canvas.width)
    asked = question(sheet, canvas, 6, 6)
    rest = height - 1 - len(top) - len(asked)
    rows = told(sheet.passages, width, rest - 3)
    rows += panels.secrets(s, width)[: rest - len(rows)]
    return [*top, *rows, *[Text()] * (rest - len(rows)), *asked]


def compact(sheet: Sheet, canvas: Canvas, height: int) -> Rows:
    """Where the narrow column grows too long, the shelf goes to the top."""
    s, width = sheet.speech, canvas.width
    top = panels.header(s, width)
    shelf_beside = len(narrow_side(s, SIDE)) <= PLAN_ROWS
    if not shelf_beside:
        top += panels.shelf(s, width)

    def picture(across: int, room: int) -> Rows:
        return picture_for(sheet, canvas)(across, min(room, across // 3 + 2))

    def without(room: int) -> Rows:
        where = wrapped(panels.whereabouts(s), width, QUIET)
        return without_board(sheet, canvas, where, panels.secrets(s, width), room)

    drawn = Drawn(picture, PLAN_ROWS, partial(narrow_side, s, shelf=shelf_beside), SIDE)
    return compact_screen(sheet, canvas, top, drawn, steady=height * 11 // 20, without=without)


def narrow_side(s: Speech, width: int, *, shelf: bool = True) -> Rows:
    return [*panels.people(s, width), *panels.secrets(s, width), *(panels.shelf(s, width) if shelf else [])]


def picture_for(sheet: Sheet, canvas: Canvas) -> Callable[[int, int], Rows]:
    def picture(width: int, height: int) -> Rows:
        drawing = FloorPlan(sheet.speech.board, width, height, ascii=canvas.plain, colours=canvas.colours)
        return panels.plan(sheet.speech, sheet.asked.options, drawing)

    return picture


def wide(sheet: Sheet, canvas: Canvas) -> Rows:
    top = [*panels.header(sheet.speech, canvas.width, carried_below=True), Text()]
    drawn = Drawn(picture_for(sheet, canvas), PLAN_ROWS + 5, partial(right_side, sheet.speech), 48)
    return wide_screen(sheet, canvas, top, drawn)


def right_side(s: Speech, width: int) -> Rows:
    return [
        *titled(t("panel-people"), panels.people(s, width), width), Text(),
        *titled(t("shelf-title"), panels.shelf(s, width, dots=True), width), Text(),
        *titled(t("panel-secrets"), panels.secrets(s, width), width), Text(),
        *titled(t("panel-hours"), panels.clock(s, width), width),
    ]  # fmt: skip


def line_by_line(sheet: Sheet, canvas: Canvas) -> Rows:
    """For a pipe or a screen reader: no plan, nothing side by side, one answer a line."""
    s, width = sheet.speech, canvas.width
    rows = [*told(sheet.passages, width), Text(), *panels.header(s, width, carried_below=True)]
    rows += wrapped(panels.whereabouts(s), width, QUIET)
    rows += panels.secrets(s, width)
    return rows + one_a_line(sheet, canvas)
