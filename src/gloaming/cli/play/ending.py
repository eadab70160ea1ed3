"""The end of any game: how anyone can check that nothing was bent."""

from __future__ import annotations

from pathlib import Path

from rich.cells import cell_len
from rich.text import Text

from gloaming.cli.palette import QUIET
from gloaming.cli.play.rows import Rows
from gloaming.kernel.records import Match
from gloaming.words import t


def proof_rows(match: Match, path: Path) -> Rows:
    """What was promised, what was hidden, and the command that holds one against the other."""
    told = {
        t("proof-record"): str(path),
        t("proof-seal"): match.head.commitment,
        t("proof-seed"): match.head.seed,
        t("proof-verify"): f"gloaming replay {shell_word(path)} --verify",
    }
    wide = max(map(cell_len, told)) + 2
    return [Text(t("proof-words"), QUIET), *[Text.assemble((f"{word:<{wide}}", QUIET), told[word]) for word in told]]


def shell_word(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if any(sign.isspace() for sign in text) else text
