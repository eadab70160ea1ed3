"""`gloaming lab`: studies over many games."""

from __future__ import annotations

import typer

from gloaming.cli.balance import balance
from gloaming.cli.calibrate import calibrate, fit

lab = typer.Typer(no_args_is_help=True, help="Studies over many games between bots.")
lab.command()(balance)
lab.command()(calibrate)
lab.command()(fit)
