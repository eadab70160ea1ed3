"""Screens are made of rows: pieces of styled text that are never longer than they may be."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from unicodedata import normalize

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BONE, LINE_2, MIST

Rows = list[Text]

RULER = Console(file=io.StringIO(), width=80)  # rich wants one to wrap; nothing is printed on it
SIGNS = "·…─│┌┐└┘▌●○▸†→←≥≤−–—★×’‘“”„«»¿•┏┓┗┛━┃▲■◆◇łŁœŒß"  # noqa: RUF001
ASCII = str.maketrans(SIGNS, '-.-|++++|*o>+><><---*x\'\'"""<>?*++++-|^#*.lLoOs')
GREEK = str.maketrans(
    "αβγδεζηθικλμνξοπρστυφχψωςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", "abgdezh8iklmn3oprstufx4wsABGDEZH8IKLMN3OPRSTUFX4W"
)
"""A letter for a letter, as Greeks write to each other where there are no Greek letters."""


def wrapped(words: str | Text, width: int, style: Style | None = None, hang: int = 0) -> Rows:
    """In as many rows as it takes; all but the first begin with `hang` spaces."""
    text = Text(words, style or Style()) if isinstance(words, str) else words
    rows = list(text.wrap(RULER, max(width, 1))) or [Text()]
    if hang and len(rows) > 1:
        begun = len(rows[0].plain)
        begun += len(text.plain[begun:]) - len(text.plain[begun:].lstrip())
        rows[1:] = [Text(" " * hang) + row for row in text[begun:].wrap(RULER, max(width - hang, 1))]
    for row in rows:
        row.rstrip()
        row.truncate(max(width, 0))
    return rows


def filled(row: Text, width: int, style: Style | None = None) -> Text:
    row = row.copy()
    row.truncate(width)
    row.append(" " * (width - cell_len(row.plain)))
    if style:
        own = Style.parse(row.style) if isinstance(row.style, str) else row.style
        row.style = style + own
    return row


def flowing(pieces: Sequence[Text], width: int, between: str = " · ") -> Rows:
    """Pieces one after the other; a new row begins where the next one would not fit."""
    rows: Rows = []
    for piece in pieces:
        if rows and cell_len(rows[-1].plain) + len(between) + cell_len(piece.plain) <= width:
            rows[-1].append(between, Style(color=LINE_2))
            rows[-1].append_text(piece)
        else:
            rows.append(Text())
            rows[-1].append_text(piece)
            rows[-1].truncate(width)
    return rows


def beside(left: Sequence[Text], right: Sequence[Text], left_width: int, gap: int = 1) -> Rows:
    high = max(len(left), len(right))
    rows = []
    for number in range(high):
        row = filled(left[number], left_width) if number < len(left) else Text(" " * left_width)
        row.append(" " * gap)
        if number < len(right):
            row.append_text(right[number])
        rows.append(row)
    return rows


def boxed(title: str, rows: Iterable[Text], width: int, frame: Style | None = None) -> Rows:
    """A small frame with its title in the upper edge. The rows must fit `width - 4`."""
    frame = frame or Style(color=LINE_2)
    title = set_cell_size(title, min(cell_len(title), max(width - 5, 0)))
    edge = width - 5 - cell_len(title)
    top = Text.assemble(("┌─ ", frame), (title, frame + Style(bold=True)), (" " + "─" * edge + "┐", frame))
    inside = [Text.assemble(("│ ", frame), filled(row, width - 4), (" │", frame)) for row in rows]
    return [top, *inside, Text("└" + "─" * (width - 2) + "┘", frame)]


def barred(title: str, words: str, width: int, frame: Style | None = None) -> Rows:
    """The same with a bar at the left only, where there is little room."""
    frame = frame or Style(color=LINE_2)
    text = Text.assemble((f"{title}. ", frame + Style(bold=True)), (words, Style(color=BONE)))
    return [Text.assemble(("▌ ", frame), row) for row in wrapped(text, width - 2)]


def in_columns(entries: Sequence[Text], width: int, columns: int) -> Rows | None:
    """Entries down the first column, then down the next; None if one of them is too long for its column."""
    each = (width - 2 * (columns - 1)) // columns
    if any(cell_len(entry.plain) > each for entry in entries):
        return None
    high = -(-len(entries) // columns)
    rows = []
    for number in range(high):
        row = Text()
        for entry in entries[number::high]:
            row.append_text(filled(entry, each))
            row.append("  ")
        row.rstrip()
        rows.append(row)
    return rows


def in_table(entries: Sequence[Sequence[Text]], width: int, gap: int = 2) -> Rows:
    """Columns as wide as what stands in them; the last takes what is left."""
    wide = [max(cell_len(entry.plain) for entry in column) + gap for column in zip(*entries, strict=True)][:-1]
    rows = []
    for *cells, last in entries:
        row = Text().join([filled(cell, cells_wide) for cell, cells_wide in zip(cells, wide, strict=True)])
        row.append_text(last)
        row.truncate(width)
        rows.append(row)
    return rows


def titled(title: str, rows: Rows, width: int) -> Rows:
    if not rows:
        return []
    line = Text.assemble((title, Style(color=MIST)), (" " + "─" * (width - cell_len(title) - 1), Style(color=LINE_2)))
    return [line, *rows]


def clean(text: str, *, plain: bool) -> str:
    """Names come from people: nothing that moves the cursor or takes no cell; without accents if only ASCII is wanted."""
    text = "".join(map(_bare, text)) if plain else normalize("NFC", text)
    return "".join(sign for sign in text if sign.isprintable() and cell_len(sign)) or "?"


def only_ascii(row: Text) -> Text:
    """The same row for a terminal that knows nothing else, of the same length."""
    changed = row.copy()
    plain = "".join(_ascii(sign) for sign in row.plain)
    if len(plain) == len(row.plain):
        changed.plain = plain  # keeps the styles, sign by sign
        return changed
    return Text(plain, row.style)


def _ascii(sign: str) -> str:
    if sign.isascii():
        return sign
    known = sign.translate(ASCII)
    if known.isascii():
        return known
    return (_bare(sign)[:1] or "?") + " " * (cell_len(sign) - 1)


def _bare(sign: str) -> str:
    """A letter without its accents."""
    return normalize("NFKD", sign).translate(ASCII).translate(GREEK).encode("ascii", "ignore").decode()
