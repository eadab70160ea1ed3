"""The screen of a question in Invasion: the map, the people, agents and secrets round the paper."""

from __future__ import annotations

from rich.text import Text

from gloaming.cli.palette import QUIET
from gloaming.cli.play.invasion import panels
from gloaming.cli.play.invasion.citymap import CityMap
from gloaming.cli.play.invasion.pages import WELCOME, WELCOMES
from gloaming.cli.play.invasion.speech import Speech
from gloaming.cli.play.invasion.words import BOOK
from gloaming.cli.play.layout import Canvas, Sheet, one_a_line, question
from gloaming.cli.play.rows import Rows, beside, titled, wrapped
from gloaming.cli.play.story import faded, told

SIDE = 27  # people, secrets and agents beside a small map
MAP_ROWS = 12  # fewer, and a city is a smudge


def screen_of(sheet: Sheet, canvas: Canvas) -> Rows:
    """All rows but the last, which is the prompt's."""
    if canvas.height is None:
        return line_by_line(sheet, canvas)
    if sheet.passages and sheet.passages[0].title == WELCOME:
        return opening(sheet, canvas, canvas.height)
    return wide(sheet, canvas) if canvas.is_wide else compact(sheet, canvas, canvas.height)


def opening(sheet: Sheet, canvas: Canvas, height: int) -> Rows:
    """The first screen is for reading; `m` shows the map already."""
    s, width = sheet.speech, min(canvas.width, 100)
    top = panels.header(s, canvas.width)
    asked = question(BOOK, sheet, canvas, 8, height // 2)
    rest = height - 1 - len(top) - len(asked)
    rows = told(sheet.passages[:WELCOMES], width, rest)
    happened = sheet.passages[WELCOMES:]
    rows += told(happened, width, rest - len(rows)) if len(rows) < rest and happened else []
    rows += panels.secrets(s, width)[: max(rest - len(rows), 0)]
    return [*top, *rows, *[Text()] * (rest - len(rows)), *asked]


def compact(sheet: Sheet, canvas: Canvas, height: int) -> Rows:
    """For 80 by 24 and whatever is not wide: the map with a narrow column beside it, if there is room at all."""
    s, width = sheet.speech, canvas.width
    top = [*panels.header(s, width), *panels.sectors(s, width)]
    most = height - 1 - len(top)
    least_told = min(len(told(sheet.passages, width)), 2)
    asked = question(BOOK, sheet, canvas, most - MAP_ROWS - least_told, most)
    rest = most - len(asked)
    if rest < MAP_ROWS or width < 80:
        return [*top, *without_map(sheet, canvas, rest), *asked]
    happened = told(sheet.passages, width, rest - MAP_ROWS)
    steady = max(MAP_ROWS, height // 2)  # a map that grew and shrank with the answers would unsettle
    body = map_and_side(sheet, canvas, min(rest - len(happened), steady))
    happened = [*faded(sheet.earlier, width, rest - len(happened) - len(body)), *happened]
    return [*top, *body, *happened, *asked]


def map_and_side(sheet: Sheet, canvas: Canvas, room: int) -> Rows:
    across = canvas.width - SIDE - 1
    s = sheet.speech
    side = [*panels.people(s, SIDE), *panels.secrets(s, SIDE), *panels.agents(s, SIDE)]
    return beside(panels.city(s, sheet.asked.options, drawing(s, canvas, across, room)), side[:room], across)


def drawing(s: Speech, canvas: Canvas, width: int, height: int) -> CityMap:
    return CityMap(s.city, width, height, plain=canvas.plain, colours=canvas.colours)


def without_map(sheet: Sheet, canvas: Canvas, room: int) -> Rows:
    """What happened, where the agents are, and the own secrets, as far as there is room; `m` shows the map."""
    s, width = sheet.speech, canvas.width
    secrets = panels.secrets(s, width)
    where = panels.agents(s, width) if width < 60 else wrapped(panels.whereabouts(s), width, QUIET)
    happened = told(sheet.passages, width, max(room - len(secrets), 0))
    rows = [*happened, *secrets]
    if len(rows) + len(where) <= room:
        rows = [*happened, *where, *secrets]
    return rows[: max(room, 0)]


def wide(sheet: Sheet, canvas: Canvas) -> Rows:
    """The map and what happened at the left, everything else at the right."""
    s, width = sheet.speech, canvas.width
    assert canvas.height is not None
    top = [*panels.header(s, width), Text()]
    asked = question(BOOK, sheet, canvas, canvas.height // 3, canvas.height // 2)
    rest = canvas.height - 1 - len(top) - len(asked)
    side = max(44, width // 3)
    across = width - side - 2
    news = len(told(sheet.passages, across))
    high = max(min(rest - news, rest * 7 // 10, across // 3), MAP_ROWS)
    left = panels.city(s, sheet.asked.options, drawing(s, canvas, across, high))
    happened = told(sheet.passages, across, rest - len(left))
    left += [*faded(sheet.earlier, across, rest - len(left) - len(happened)), *happened]
    body = beside(left, right_side(s, side)[:rest], across, gap=2)
    return [*top, *body[:rest], *[Text()] * (rest - len(body)), *asked]


def right_side(s: Speech, width: int) -> Rows:
    return [
        *titled("At the table: cards, accusation token", panels.people(s, width), width), Text(),
        *titled("Agents, and alien districts round them", panels.agents(s, width), width), Text(),
        *titled("Sectors", panels.sectors(s, width), width), Text(),
        *titled("Only you know", panels.secrets(s, width), width), Text(),
        *titled("Events carried out", panels.discards(s, width), width),
    ]  # fmt: skip


def line_by_line(sheet: Sheet, canvas: Canvas) -> Rows:
    """For a pipe or a screen reader: no map, nothing side by side, one answer a line."""
    s, width = sheet.speech, canvas.width
    rows = [*told(sheet.passages, width), Text(), *panels.header(s, width), *panels.sectors(s, width)]
    rows += wrapped(panels.whereabouts(s), width, QUIET)
    rows += panels.secrets(s, width)
    return rows + one_a_line(BOOK, sheet, canvas)
