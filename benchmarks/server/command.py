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
    tables: Annotated[int, typer.Option("--tables", min=12, help="Grow to so many tables of six.")] = 300,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")] = False,
    nodes: Annotated[int, typer.Option("--nodes", min=1, help="So many, with one store. With it, people's pace.")] = 1,
    store: Annotated[str, typer.Option("--store", help="postgresql://…, an empty database for the nodes.")] = "",
    seats: Annotated[int, typer.Option("--seats", min=12, help="So many people at the nodes.")] = 10_000,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help="So long, at the nodes.")] = 60,
    kill: Annotated[bool, typer.Option("--kill", help="Then kill a node, and see its people come back.")] = False,
) -> None:
    """Measure the server under load, against a bare echo of the same messages. Exit 1 if a bar is missed.

    For a large house: --nodes 2 --store postgresql://… --kill"""
    from benchmarks.server.many import Wish, measure_many
    from benchmarks.server.measuring import QUICK, growing_to, measure

    if (nodes > 1) != bool(store) or (kill and nodes < 2):
        typer.echo("Several nodes need a store in which they meet: --nodes 2 --store postgresql://…", err=True)
        raise typer.Exit(2)
    try:
        if store:
            report = measure_many(SERVE, Wish(nodes, store, seats, seconds, kill), show_progress)
        else:
            report = measure(SERVE, QUICK if quick else growing_to(tables), show_progress)
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
    console.print("Machine: {cores} cores, Python {python}".format(**machine()))
    console.print(f"Other processes had the server's core for {report.steps[-1].server_waited:.0%} of the time")
