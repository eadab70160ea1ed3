"""Pages to read beside a question that every game has: the rule behind it, the log, and how to answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.style import Style
from rich.text import Text

from gloaming import clauses
from gloaming.cli.palette import BRIGHT, CLEAR, QUIET
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.cli.play.story import Passage, chronicle
from gloaming.cli.play.words import Phrasebook
from gloaming.kernel.steps import Option
from gloaming.kernel.views import Asked

HELP = (
    ("1, 2, 3 …", "answer with that number"),
    ("Enter", "answers where there is nothing to choose; otherwise draws the screen anew"),
    ("?", "the rule behind the question; ? 2 the rule behind answer 2"),
    ("l", "the log: all that you know has happened"),
)
MORE_HELP = (
    ("n", "more answers, where they do not all fit"),
    ("h", "this page"),
    ("q", "leave; the game is kept, and gloaming play --resume goes on with it"),
)


def heading(words: str) -> Rows:
    return [Text(words, BRIGHT + Style(bold=True)), Text()]


def help_page(keys: Sequence[tuple[str, str]], signs: Iterable[str], width: int) -> Rows:
    """How to answer, with the keys that the game adds, and what its signs mean."""
    rows = heading("How to answer")
    for key, words in (*HELP, *keys, *MORE_HELP):
        rows += wrapped(Text.assemble((f"{key:<10}", BRIGHT), (words, CLEAR)), width, hang=10)
    for sign in signs:
        rows += [Text(), *wrapped(sign, width, QUIET)]
    return rows


def rule_page(book: Phrasebook, speech: Any, asked: Asked, option: Option | None, width: int) -> Rows:
    """The rule behind the question, or behind one of its answers."""
    number = getattr(option, "clause", "") or asked.clause
    about = book.ask(speech, asked.step) if option is None else str(book.offer(speech, option, asked.step))
    rows = [*wrapped(about, width, BRIGHT), Text()]
    try:
        clause = clauses.find(number)
    except clauses.UnknownClause:
        return [*rows, *wrapped("No rule is written down for this.", width, CLEAR)]
    rows += wrapped(f"{clause.id}, {clause.section}", width, QUIET)
    rows += markdown(clause.text, width)
    rows += [Text(), *wrapped(f"More of it: gloaming rules {clause.group}", width, QUIET)]
    return rows


def markdown(text: str, width: int) -> Rows:
    console = Console(width=width, color_system=None)
    lines = console.render_lines(Markdown(text), pad=False)
    return [Text.assemble(*[(piece.text, piece.style or "") for piece in line]) for line in lines]


def log_page(title: str, passages: Sequence[Passage], width: int) -> Rows:
    return heading(title) + chronicle(passages, width)
