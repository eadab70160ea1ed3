"""Pages that every game has, to read alongside a question: its rule, the log, and how to answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.style import Style
from rich.text import Text

from gloaming import clauses
from gloaming.cli.palette import BRIGHT, CLEAR, QUIET
from gloaming.cli.play.rows import Rows, wrapped
from gloaming.kernel.steps import Option
from gloaming.kernel.views import Asked
from gloaming.words import spoken, t, typeset

KEYS = {"1, 2, 3 …": "number", "Enter": "enter", "?": "why", "??": "exact", "l": "log", "t": "talk"}
MORE_KEYS = {"m": "map", "n": "note", "N": "notes-off", "+": "more", "h": "help", "q": "leave"}


def heading(words: str) -> Rows:
    return [Text(words, BRIGHT + Style(bold=True)), Text()]


def help_page(reference: str, signs: Iterable[str], width: int, *, has_map: bool = True) -> Rows:
    """How to answer, what the game shows behind `r`, and what its signs mean."""
    rows = heading(t("help-title"))
    before, after = ({key: t(f"help-{word}") for key, word in keys.items()} for keys in (KEYS, MORE_KEYS))
    for key, words in {**before, "r": reference, **after}.items():
        if key != "m" or has_map:
            rows += wrapped(Text.assemble((f"{key:<10}", BRIGHT), (words, CLEAR)), width, hang=10)
    for sign in signs:
        rows += [Text(), *wrapped(sign, width, QUIET)]
    return rows


def role_card(speech: Any, name: str, width: int) -> Rows:
    """What one wants, what one fears, and a trick; nothing for a role without a card."""
    if not spoken().has(f"{name}.want"):
        return []
    rows: Rows = []
    for line in ("want", "fear", "trick"):
        label = Text(f"{t(f'role-card-{line}')}: ", QUIET)
        rows += wrapped(label + Text(t(f"{name}.{line}", **speech.figures()), CLEAR), width, hang=2)
    return [*rows, Text()]


def rule_page(speech: Any, asked: Asked, option: Option | None, width: int, *, exact: bool = False) -> Rows:
    """The rule for the question, or for one of its answers: in the players' words, its number after them; or exactly."""
    number = getattr(option, "clause", "") or asked.clause
    about = speech.ask(asked.step) if option is None else str(speech.offer(option, asked.step))
    rows = [*wrapped(about, width, BRIGHT), Text()]
    try:
        clause = clauses.find(number)
    except clauses.UnknownClause:
        return [*rows, *wrapped(t("rule-none"), width, CLEAR)]
    if not exact and (plain := speech.plain_rule(clause.id)):
        return [*rows, *wrapped(plain, width, CLEAR), Text(), *wrapped(t("rule-exact", number=clause.id), width, QUIET)]
    rows += wrapped(f"{clause.id}, {clause.section}", width, QUIET)
    text, language = clauses.text_in(spoken().code, clause)
    lines = Console(width=width, color_system=None).render_lines(Markdown(typeset(language, text)), pad=False)
    rows += [Text.assemble(*[(piece.text, piece.style or "") for piece in line]) for line in lines]
    return [*rows, Text(), *wrapped(t("rule-more", group=clause.group), width, QUIET)]
