"""The terminal: whole screens where there is one, line by line where there is only a pipe."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from typing import Self

from rich.console import Console
from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import LINE_2, MIST
from gloaming.cli.play.layout import Canvas
from gloaming.cli.play.rows import Rows, only_ascii
from gloaming.words import t

ALTERNATE, NORMAL = "\x1b[?1049h", "\x1b[?1049l"
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled off it: no secret is left to scroll back to."""

LONGEST_LINE = 100  # for reading, where there is no terminal to fill
BACK = ("q", "b")


class Left(Exception):
    """The player has quit: by q, end of input, or an interrupt."""


class Screen:
    """Where one game is shown. As a context it holds the alternate screen, so the shell's own text comes back."""

    def __init__(self, *, plain: bool = False, live: bool | None = None) -> None:
        self.ascii = plain or "utf" not in (getattr(sys.stdout, "encoding", None) or "").lower()
        terminal = is_terminal()
        bare = plain or not terminal
        self.console = Console(color_system=None if bare else "auto", highlight=False, markup=False)
        self.live = terminal if live is None else live
        self.hidden = False
        """Whether the shell's text is put aside just now."""

    def __enter__(self) -> Self:
        if self.live:
            self.hidden = True
            self.write(ALTERNATE + WIPE)
        return self

    def __exit__(self, *fault: object) -> None:
        if self.hidden:
            self.hidden = False
            self.write(WIPE + NORMAL)

    @property
    def canvas(self) -> Canvas:
        """What can be shown now; a terminal may have been resized since."""
        columns, lines = shutil.get_terminal_size()
        if not self.live:
            return Canvas(min(columns, LONGEST_LINE), None, None, self.ascii)
        colours = None if self.console.no_color else self.console.color_system
        return Canvas(columns, lines, colours, self.ascii)

    # Showing

    def show(self, rows: Sequence[Text]) -> None:
        """A whole screen but for its last row; without a terminal, these rows after what came before."""
        height = self.canvas.height
        if self.live and height:
            self.write(WIPE)
            rows = rows[: height - 1]
        self.print(rows)

    def print(self, rows: Sequence[Text]) -> None:
        for row in rows:
            self.console.print(only_ascii(row) if self.ascii else row, no_wrap=True, overflow="crop")

    def print_long(self, row: Text) -> None:
        """A row that must not be cut, such as the name of a file."""
        self.console.print(only_ascii(row) if self.ascii else row, soft_wrap=True)

    def wipe(self) -> None:
        if self.live:
            self.write(WIPE)

    def write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    # Hearing

    def read(self, prompt: str) -> str:
        """One line, without spaces at its ends. `Left` if nobody is there any more."""
        self.console.print(Text(prompt + " ", Style(color=MIST)), end="", no_wrap=True, overflow="crop")
        sys.stdout.flush()
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        except KeyboardInterrupt:
            raise Left from None
        if not self.live:
            self.console.print()  # nobody typed the line's end into what we write
        if not line:
            raise Left
        return line.strip()

    def page(self, rows: Rows) -> None:
        """Something to read, screen by screen; afterwards the question comes back."""
        height = self.canvas.height
        if not self.live or not height:
            self.print(rows)
            return
        size = max(height - 1, 1)
        for start in range(0, len(rows), size):
            self.show(rows[start : start + size])
            more = start + size < len(rows)
            if self.read(t("prompt-read-on" if more else "prompt-go-back")).lower() in BACK:
                return

    def cover(self, name: str) -> None:
        """Between two people at one device. Nothing on it tells whose turn it was, nor why it is whose."""
        self.wipe()
        words = [t("cover-pass", name=name), t("cover-look", name=name)]
        rows = [Text(word, Style(bold=True)) for word in words]
        if self.live and self.canvas.height:
            rows = [Text()] * (self.canvas.height // 2 - 2) + [Text("   ") + row for row in rows]
            rows.append(Text("   " + "─" * 36, Style(color=LINE_2)))
        self.print(rows)
        self.read(" >" if self.live else ">")
        self.wipe()


def is_terminal() -> bool:
    """Whether somebody sits there, before a screen that can be wiped."""
    able = os.environ.get("TERM", "") not in ("dumb", "unknown") and not Console().legacy_windows
    return able and sys.stdin.isatty() and sys.stdout.isatty()
