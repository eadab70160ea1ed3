"""The contract between twins and reference, for as long as one likes: `make twin ARGS="--minutes 30"`."""

from __future__ import annotations

import json as notation
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from gloaming.fast.contract import CompiledTwin, Difference, PlainTwin, Twin, compare, games, record_of, shrunk
from gloaming.fast.cultists import CULTISTS
from gloaming.fast.invasion import INVASION
from gloaming.fast.kinds import TwinKind
from gloaming.games.cultists.board import board_of
from gloaming.kernel.errors import BadOptions, Refused
from gloaming.kernel.options import pair, table_of
from gloaming.kernel.values import Value

TWINS = {kind.reference.name: kind for kind in (CULTISTS, INVASION)}
BOARD: dict[TwinKind, Callable[[Any], str]] = {
    CULTISTS: lambda options: board_of(options).id,
    INVASION: lambda options: str(options.city),
}


def main(
    *,
    minutes: Annotated[float, typer.Option(help="How long at most.", min=0)] = 2.0,
    decisions: Annotated[
        int, typer.Option(help="How many decisions at most; 0: as many as there is time for.", min=0)
    ] = 0,
    seed: Annotated[int, typer.Option(help="Another seed plays other games.")] = 1,
    game: Annotated[str | None, typer.Option(help="cultists or invasion; both by turns if you don't say.")] = None,
    table: Annotated[
        list[str] | None, typer.Option(help="An option of this game's table as NAME=VALUE; may be given again.")
    ] = None,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="Compare the machine code, not the plain sources.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")] = False,
) -> None:
    """Play the twin and the reference side by side and compare every option and every state. Exit 1 if they differ."""
    try:
        kinds = chosen_games(game, table or [])
        options = chosen_table(kinds[0], table or [])
    except Refused as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(2) from fault
    twins = [CompiledTwin(kind) if compiled else PlainTwin(kind) for kind in kinds]
    told, found = played(seed, options, twins, minutes * 60, decisions or None)
    if found is not None:
        short = shrunk(found, next(twin for twin in twins if twin.kind is found.kind))
        path = Path("twin-differs.jsonl")
        path.write_text(record_of(short), "utf-8")
        told |= {"difference": str(short), "record": str(path)}
    typer.echo(notation.dumps(told, indent=2) if json else in_words(told))
    if found is not None:
        raise typer.Exit(1)


def chosen_games(name: str | None, wishes: list[str]) -> list[TwinKind]:
    if name is None and wishes:
        raise BadOptions("Each game has options of its own: say whose table that is, with --game.")
    if name is not None and name not in TWINS:
        raise BadOptions(f"There is no twin of {name}; choose one of {', '.join(TWINS)}.")
    return [*TWINS.values()] if name is None else [TWINS[name]]


def chosen_table(kind: TwinKind, wishes: list[str]) -> Value | None:
    """The table that was asked for; None: any."""
    if not wishes:
        return None
    options = table_of(kind.reference, map(pair, wishes))
    kind.printed(options)
    return options


def played(
    seed: int, options: Value | None, twins: Sequence[Twin], seconds: float, most: int | None
) -> tuple[dict[str, Any], Difference | None]:
    """Game after game, until time is up or they differ; always of the game of which fewer decisions have been compared."""
    begun, ends, boards, done = monotonic(), Counter[str](), Counter[str](), Counter[TwinKind]()
    rows = {twin.kind: games(twin.kind, seed, options) for twin in twins}
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)
        while True:
            twin = min(twins, key=lambda twin: done[twin.kind])
            table, key, chance = next(rows[twin.kind])
            game = compare(table, key, twin.kind.tempered(chance), twin)
            done[twin.kind] += game.decisions
            ends[game.reason or "unfinished"] += 1
            boards[BOARD[twin.kind](table)] += game.decisions
            passed = monotonic() - begun
            share = max(passed / seconds if seconds else 1, done.total() / most if most else 0)
            bar.update(task, completed=share, description=f"{ends.total():,} games, {done.total():,} decisions")
            if game.difference is not None or share >= 1:
                told: dict[str, Any] = {"games": ends.total(), "decisions": done.total(), "seconds": round(passed, 1)}
                by_name = {kind.reference.name: count for kind, count in done.items()}
                told |= {"ends": dict(ends), "of": by_name, "boards": dict(sorted(boards.items()))}
                return told, game.difference


def in_words(told: dict[str, Any]) -> str:
    counted = f"{told['games']:,} games, {told['decisions']:,} decisions in {told['seconds']:,} s"
    if "difference" in told:
        return f"{counted}.\n{told['difference']}\nThe shortest game found is in {told['record']}; see it with `gloaming replay`."
    return f"{counted}: twin and reference are alike. Ends: {told['ends']}. Decisions on each board: {told['boards']}"


if __name__ == "__main__":
    typer.run(main)
