"""The screen of a question in Invasion: the map, the people, agents and secrets around the paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.text import Text

from gloaming.cli.palette import QUIET
from gloaming.cli.play.invasion import panels
from gloaming.cli.play.invasion.citymap import CityMap
from gloaming.cli.play.invasion.pages import WELCOME, WELCOMES
from gloaming.cli.play.invasion.speech import Speech
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
from gloaming.words import t

SIDE = 27  # people, secrets and agents next to a small map
MAP_ROWS = 12  # fewer, and a city is a smudge


def screen_of(sheet: Sheet, canvas: Canvas) -> Rows:
    """All rows but the last, which is the prompt's."""
    if canvas.height is None:
        return line_by_line(sheet, canvas)
    if sheet.passages and sheet.passages[0].scene == WELCOME:
        return opening(sheet, canvas, canvas.height)
    return wide(sheet, canvas) if canvas.is_wide else compact(sheet, canvas, canvas.height)


def opening(sheet: Sheet, canvas: Canvas, height: int) -> Rows:
    """The first screen is for reading; `m` shows the map already."""
    s, width = sheet.speech, min(canvas.width, 100)
    top = panels.header(s, canvas.width)
    asked = question(sheet, canvas, 8, height // 2)
    rest = height - 1 - len(top) - len(asked)
    rows = told(sheet.passages[:WELCOMES], width, rest)
    happened = sheet.passages[WELCOMES:]
    rows += told(happened, width, rest - len(rows)) if len(rows) < rest and happened else []
    rows += panels.secrets(s, width)[: max(rest - len(rows), 0)]
    return [*top, *rows, *[Text()] * (rest - len(rows)), *asked]


def compact(sheet: Sheet, canvas: Canvas, height: int) -> Rows:
    s, width = sheet.speech, canvas.width
    where = panels.agents(s, width) if width < 60 else wrapped(panels.whereabouts(s), width, QUIET)

    def without(room: int) -> Rows:
        return without_board(sheet, canvas, where, panels.secrets(s, width), room)

    top = [*panels.header(s, width), *panels.sectors(s, width)]
    drawn = Drawn(picture_for(sheet, canvas), MAP_ROWS, partial(narrow_side, s), SIDE)
    return compact_screen(sheet, canvas, top, drawn, steady=height // 2, without=without)


def narrow_side(s: Speech, width: int) -> Rows:
    return [*panels.people(s, width), *panels.secrets(s, width), *panels.agents(s, width)]


def picture_for(sheet: Sheet, canvas: Canvas) -> Callable[[int, int], Rows]:
    def picture(width: int, height: int) -> Rows:
        drawing = CityMap(
            sheet.speech.city, width, height, plain=canvas.plain, colours=canvas.colours, point=sheet.speech.point()
        )
        return panels.city(sheet.speech, sheet.asked.options, drawing)

    return picture


def wide(sheet: Sheet, canvas: Canvas) -> Rows:
    top = [*panels.header(sheet.speech, canvas.width), Text()]
    drawn = Drawn(picture_for(sheet, canvas), MAP_ROWS, partial(right_side, sheet.speech), 44)
    return wide_screen(sheet, canvas, top, drawn)


def right_side(s: Speech, width: int) -> Rows:
    return [
        *titled(t("inv-panel-people"), panels.people(s, width), width), Text(),
        *titled(t("inv-panel-agents"), panels.agents(s, width), width), Text(),
        *titled(t("inv-panel-sectors"), panels.sectors(s, width), width), Text(),
        *titled(t("panel-secrets"), panels.secrets(s, width), width), Text(),
        *titled(t("inv-panel-discards"), panels.discards(s, width), width),
    ]  # fmt: skip


def line_by_line(sheet: Sheet, canvas: Canvas) -> Rows:
    """For a pipe or a screen reader: no map, nothing side by side, one answer a line."""
    s, width = sheet.speech, canvas.width
    rows = [*told(sheet.passages, width), Text(), *panels.header(s, width), *panels.sectors(s, width)]
    rows += wrapped(panels.whereabouts(s), width, QUIET)
    rows += panels.secrets(s, width)
    return rows + one_a_line(sheet, canvas)
