"""The screens of a game without a stage: where it stands, who is there, what all see, what one seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, QUIET
from gloaming.cli.play import pages
from gloaming.cli.play.layout import Canvas, Sheet, one_a_line, question
from gloaming.cli.play.plain.speech import Speech
from gloaming.cli.play.rows import Rows, beside, boxed, flowing, titled, wrapped
from gloaming.cli.play.story import Passage, faded, told
from gloaming.words import t

SIDE = 40  # people and facts next to what happened


def screen_of(sheet: Sheet, canvas: Canvas) -> Rows:
    """All rows but the last, which is the prompt's."""
    if canvas.height is None:
        return line_by_line(sheet, canvas)
    top, asked = header(sheet.speech, canvas.width), question(sheet, canvas, canvas.height // 2, canvas.height - 6)
    rest = canvas.height - 1 - len(top) - len(asked)
    body = (wide if canvas.is_wide else compact)(sheet, canvas.width, rest)
    return [*top, *body[:rest], *[Text()] * (rest - len(body)), *asked]


def wide(sheet: Sheet, width: int, room: int) -> Rows:
    """What happened at the left, everything else at the right."""
    across = width - SIDE - 3
    happened = told(sheet.passages, across, room - 1)
    left = [*faded(sheet.earlier, across, room - 1 - len(happened)), *happened]
    return [Text(), *beside(left, facts(sheet.speech, SIDE), across, gap=3)]


def compact(sheet: Sheet, width: int, room: int) -> Rows:
    """For 80 by 24 and whatever is not wide: facts in a few rows, then what happened, as far as there is room."""
    s = sheet.speech
    rows = [*people(s, width), *facts_in_rows(s, width)]
    happened = told(sheet.passages, width, room - len(rows))
    return [*rows, *faded(sheet.earlier, width, room - len(rows) - len(happened)), *happened]


def line_by_line(sheet: Sheet, canvas: Canvas) -> Rows:
    s, width = sheet.speech, canvas.width
    rows = [*told(sheet.passages, width), Text(), *header(s, width), *people(s, width), *facts_in_rows(s, width)]
    return rows + one_a_line(sheet, canvas)


# Where the game stands


def header(s: Speech, width: int) -> Rows:
    first, *others = s.heading()
    return flowing([Text(first, BRIGHT + Style(bold=True)), *[Text(words, CLEAR) for words in others]], width)


def people(s: Speech, width: int) -> Rows:
    """Everyone by name; an arrow points at those the table waits for."""
    return flowing([person(s, seat) for seat in range(len(s.names))], width, "  ")


def person(s: Speech, seat: int) -> Text:
    awaited = "> " if seat in s.view.waiting_for else "  "
    return Text.assemble((awaited, BRIGHT), (s.label(seat), BRIGHT if seat == s.view.seat else CLEAR))


def facts(s: Speech, width: int) -> Rows:
    panels = {
        t("panel-people"): [person(s, seat) for seat in range(len(s.names))],
        t("plain-open"): listed_rows(s.rows(public=True), width),
        t("panel-secrets"): listed_rows(s.rows(public=False), width) if s.view.seat is not None else [],
    }
    return [row for title, rows in panels.items() if rows for row in (*titled(title, rows, width), Text())]


def facts_in_rows(s: Speech, width: int) -> Rows:
    rows = flowing([fact(label, value, CLEAR) for label, value in s.rows(public=True)], width)
    own = [fact(label, value, BRIGHT) for label, value in s.rows(public=False)] if s.view.seat is not None else []
    return [*rows, *(titled(t("panel-secrets"), flowing(own, width), width) if own else [])]


def fact(label: str, value: str, style: Style) -> Text:
    return Text.assemble((f"{label}: ", QUIET), (value, style))


def listed_rows(facts: Iterable[tuple[str, str]], width: int) -> Rows:
    return [row for label, value in facts for row in wrapped(fact(label, value, CLEAR), width, hang=2)]


# Pages


def reference(s: Speech, about: str, width: int) -> Rows:
    """The page behind `r`: the game in a few words, and all that this seat knows of it now."""
    return [
        *pages.heading(t("plain-about")),
        *wrapped(about, width, CLEAR),
        Text(),
        *header(s, width),
        *facts(s, width),
    ]


def help_page(width: int) -> Rows:
    return pages.help_page(t("plain-help-reference"), [t("plain-help-people")], width, has_map=False)


def end_rows(s: Speech, passages: Sequence[Passage], width: int) -> Rows:
    words = wrapped(s.outcome() or t("plain-over"), width - 4, BRIGHT + Style(bold=True))
    hidden = titled(t("plain-unveiled"), listed_rows(s.unveiled(), width), width)
    return [*told(passages, width), *boxed(t("the-end"), words, width, BRIGHT), *hidden, Text()]
