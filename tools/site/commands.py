"""The page about the commands: what `--help` says, by Typer's own hand."""

from __future__ import annotations

import typer
from typer.cli import get_docs_for_click
from typer.main import get_command

from gloaming.cli.main import NAME, app
from gloaming.cli.tables import told
from gloaming.games import GAMES

SEE_BELOW = "(see below)"
GAMES_BELOW = "(see [the games](#the-games))"


def page() -> str:
    command = get_command(app)
    text = get_docs_for_click(obj=command, ctx=typer.Context(command, info_name=NAME), name=NAME, title="Commands")
    games = [f"- **{name}**{told(kind).removeprefix(name)}" for name, kind in GAMES.items()]
    below = ["## The games", "What a game calls its options is a switch of these commands too.", "\n".join(games)]
    return "\n\n".join([text.replace(SEE_BELOW, GAMES_BELOW), *below, ""])
