"""The contract between twin and reference, for as long as one likes: `make twin ARGS="--minutes 30"`."""

from __future__ import annotations

import json as notation
from collections import Counter
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from gloaming.fast.contract import CompiledTwin, Difference, PlainTwin, compare, games, record_of, shrunk
from gloaming.fast.cultists import CULTISTS as TWIN
from gloaming.fast.cultists.covered import refuse_what_is_unknown
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import board_of
from gloaming.kernel.errors import Refused
from gloaming.kernel.options import pair, table_of


def main(
    *,
    minutes: Annotated[float, typer.Option(help="How long at most.", min=0)] = 2.0,
    decisions: Annotated[
        int, typer.Option(help="How many decisions at most; 0: as many as there is time for.", min=0)
    ] = 0,
    seed: Annotated[int, typer.Option(help="Another seed plays other games.")] = 1,
    table: Annotated[
        list[str] | None, typer.Option(help="An option of the table as NAME=VALUE; may be given again.")
    ] = None,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="Compare the machine code, not the plain sources.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")] = False,
) -> None:
    """Play the twin and the reference side by side and compare every option and every state. Exit 1 if they differ."""
    try:
        options = chosen_table(table or [])
    except Refused as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(2) from fault
    twin = CompiledTwin(TWIN) if compiled else PlainTwin(TWIN)
    told, found = played(seed, options, twin, minutes * 60, decisions or None)
    if found is not None:
        short = shrunk(found, twin)
        path = Path("twin-differs.jsonl")
        path.write_text(record_of(short), "utf-8")
        told |= {"difference": str(short), "record": str(path)}
    typer.echo(notation.dumps(told, indent=2) if json else in_words(told))
    if found is not None:
        raise typer.Exit(1)


def chosen_table(wishes: list[str]) -> Options | None:
    """The table that was asked for; None: any."""
    if not wishes:
        return None
    options = table_of(CULTISTS, map(pair, wishes))
    assert isinstance(options, Options)
    refuse_what_is_unknown(options)
    return options


def played(
    seed: int, options: Options | None, twin: Any, seconds: float, most: int | None
) -> tuple[dict[str, Any], Difference | None]:
    """Game after game, until time is up or they differ."""
    begun, done, ends, boards = monotonic(), 0, Counter[str](), Counter[str]()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)
        for table, key, chance in games(TWIN, seed, options):
            game = compare(table, key, TWIN.tempered(chance), twin)
            done += game.decisions
            ends[game.reason or "unfinished"] += 1
            boards[board_of(table).id] += game.decisions
            passed = monotonic() - begun
            share = max(passed / seconds if seconds else 1, done / most if most else 0)
            bar.update(task, completed=share, description=f"{ends.total():,} games, {done:,} decisions")
            if game.difference is not None or share >= 1:
                told = {"games": ends.total(), "decisions": done, "seconds": round(passed, 1), "ends": dict(ends)}
                told["boards"] = dict(sorted(boards.items()))
                return told, game.difference
    raise AssertionError("there are always more games")


def in_words(told: dict[str, Any]) -> str:
    counted = f"{told['games']:,} games, {told['decisions']:,} decisions in {told['seconds']:,} s"
    if "difference" in told:
        return f"{counted}.\n{told['difference']}\nThe shortest game found is in {told['record']}; see it with `gloaming replay`."
    return f"{counted}: twin and reference are alike. Ends: {told['ends']}. Decisions on each board: {told['boards']}"


if __name__ == "__main__":
    typer.run(main)
