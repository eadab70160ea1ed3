"""`make bench`: how fast the engine is on this machine, against yardsticks measured in the same minute."""

from __future__ import annotations

import json as notation
from typing import TYPE_CHECKING, Annotated

import typer

from gloaming.kernel.errors import Refused

if TYPE_CHECKING:
    from benchmarks.engine.figures import Figure


def engine(
    *,
    quick: Annotated[bool, typer.Option("--quick", help="A few seconds only; the figures are rough.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")] = False,
    beside: Annotated[
        bool, typer.Option("--beside", help="Other engines instead, as far as they are installed.")
    ] = False,
) -> None:
    """Measure the engine against python-chess. Exit 1 if a bar is missed."""
    from benchmarks.engine.beside import engines
    from benchmarks.engine.figures import FULL, QUICK, figures, machine

    measured: list[Figure] = []
    try:
        for figure in (engines if beside else figures)(QUICK if quick else FULL):
            measured.append(figure)
            if not json:
                show_progress(figure)
    except Refused as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(2) from fault
    if json:
        told = {"figures": [figure.as_dict() for figure in measured], "machine": machine()}
        typer.echo(notation.dumps(told, ensure_ascii=False, indent=2))
    else:
        show_table(measured)
    if not all(figure.ok for figure in measured):
        raise typer.Exit(1)


def show_progress(figure: Figure) -> None:
    from rich.console import Console

    console = Console(stderr=True)
    if console.is_terminal:
        console.print(f"{figure.name}: {figure.ratio:.2f}", highlight=False)


def show_table(measured: list[Figure]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from benchmarks.engine.figures import machine

    table = Table("What", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("Value", "Yardstick", "Ratio", "Bar", ""):
        table.add_column(column, justify="right")
    for figure in measured:
        beside = figure.yardstick
        table.add_row(
            figure.name,
            shown(figure.value, figure.unit),
            shown(beside.value, beside.unit),
            f"{figure.ratio:.2f}",
            str(figure.bar),
            ("ok" if figure.ok else "MISSED") if figure.bar.sign else "",
        )
    console = Console(highlight=False)
    console.print(table)
    for name in dict.fromkeys(figure.yardstick.name for figure in measured):
        console.print(f"Yardstick: {name}")
    console.print("Machine: {cores} cores, Python {python}; one process, by its own time".format(**machine()))


def shown(value: float, unit: str) -> str:
    """ "91,801 /s", "4.7 µs": short enough for a narrow terminal."""
    return f"{value:,.{1 if value < 1000 else 0}f} {unit[unit.find('/') :] if '/' in unit else unit}"
