"""The end of any game: how anybody can check that nothing was bent."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from gloaming.cli.palette import QUIET
from gloaming.cli.play.rows import Rows
from gloaming.kernel.records import Match


def proof_rows(match: Match, path: Path) -> Rows:
    """What was promised, what was hidden, and the command that holds one against the other."""
    told = (
        ("Record", str(path)),
        ("Seal", match.head.commitment),
        ("Seed", match.head.seed),
        ("Verify", f"gloaming replay {shell_word(path)} --verify"),
    )
    rows = [Text("The dice lay under a seal from the start; here is the seed that they came from.", QUIET)]
    return [*rows, *[Text.assemble((f"{word:<8}", QUIET), text) for word, text in told]]


def shell_word(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if any(sign.isspace() for sign in text) else text
