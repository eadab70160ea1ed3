"""The command `gloaming`. Heavy modules are imported inside the commands that need them."""

from typing import Annotated

import typer

from gloaming.cli import keeping as keeping  # noqa: PLC0414 - it adds its commands to those of `store`
from gloaming.cli.arena import arena
from gloaming.cli.balance import balance
from gloaming.cli.calibrate import calibrate, fit
from gloaming.cli.learn import learn
from gloaming.cli.play.command import play
from gloaming.cli.replay import replay
from gloaming.cli.rules import rules
from gloaming.cli.serve import serve
from gloaming.cli.simulate import simulate
from gloaming.cli.store import store
from gloaming.cli.tables import TableCommand
from gloaming.cli.train import exploit, train

NAME = "gloaming"
"""Also under `python -m gloaming`: it is what people type, and what a shell completes."""
BROKEN_PIPE = 128 + 13
"""How a shell reports a program that SIGPIPE ended."""

app = typer.Typer(no_args_is_help=True)
lab = typer.Typer(no_args_is_help=True, help="Studies over many games between bots.")


def show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"gloaming {version('gloaming')}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Play, watch and study hidden-role board games, where someone at the table isn't who they say they are.

    New here? gloaming learn teaches you a game in ten minutes. Then
    gloaming play starts one with bots, in this terminal, and gloaming
    serve opens a table for friends on their phones.

    gloaming --install-completion teaches your shell to complete commands
    and options when you press Tab.
    """


def run() -> None:
    """The program: when the reader of a pipe goes away (`gloaming rules | head -1`), it ends without a word."""
    try:
        app(prog_name=NAME)
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):  # Typer and Rich have closed our end already
            end.code = BROKEN_PIPE
        raise


app.command(cls=TableCommand)(play)
app.command()(learn)
app.command()(serve)
app.command()(rules)
app.command(cls=TableCommand)(simulate)
app.command(cls=TableCommand)(arena)
app.command()(replay)
app.add_typer(store, name="store")
app.add_typer(lab, name="lab")
lab.command(cls=TableCommand)(balance)
lab.command()(calibrate)
lab.command()(fit)
lab.command()(train)
lab.command(cls=TableCommand)(exploit)
