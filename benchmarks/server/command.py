"""`make bench-server`: how many tables one core of this machine can host, against an echo measured in the same minutes."""

from __future__ import annotations

import json as notation
from typing import TYPE_CHECKING, Annotated

import typer

from gloaming.kernel.errors import Refused

if TYPE_CHECKING:
    from benchmarks.server.figures import Report


SERVE = ("gloaming.cli.main:app", "serve")
"""What is measured: the command that people use, as it is."""


def server(
    *,
    quick: Annotated[bool, typer.Option("--quick", help="Few tables, some seconds; the figures are rough.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")] = False,
) -> None:
    """Measure the server under load, against a bare echo of the same messages. Exit 1 if a bar is missed."""
    from benchmarks.server.measuring import FULL, QUICK, measure

    try:
        report = measure(SERVE, QUICK if quick else FULL, show_progress)
    except Refused as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(2) from fault
    if json:
        typer.echo(notation.dumps(report.as_dict(), ensure_ascii=False, indent=2))
    else:
        show_table(report)
    if not report.ok:
        raise typer.Exit(1)


def show_progress(line: str) -> None:
    from rich.console import Console

    console = Console(stderr=True)
    if console.is_terminal:
        console.print(line, highlight=False)


def show_table(report: Report) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from benchmarks.engine.figures import machine

    table = Table("What", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("Value", "Echo", "Ratio", "Bar", ""):
        table.add_column(column, justify="right")
    for figure in report.figures:
        table.add_row(
            figure.name,
            f"{figure.value:,.1f} {figure.unit}",
            "" if figure.echo is None else f"{figure.echo:,.1f} {figure.unit}",
            "" if figure.ratio is None else f"{figure.ratio:.2f}",
            str(figure.bar),
            ("ok" if figure.ok else "MISSED") if figure.bar.sign else "",
        )
    console = Console(highlight=False)
    console.print(table)
    console.print("Echo: Starlette and uvicorn alone, with messages as many and as long")
    console.print("Machine: {cores} cores, Python {python}; the server on one of them".format(**machine()))
    console.print(f"Other processes had that core for {report.steps[-1].server_waited:.0%} of the time")
