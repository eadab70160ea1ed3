"""`gloaming lab calibrate` and `gloaming lab fit`: whether beliefs come true as often as they say, and their weights."""

from __future__ import annotations

import json as notation
import tomllib
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from gloaming.cli.extras import need
from gloaming.cli.simulate import check_numbers, stop
from gloaming.kernel.errors import Refused
from gloaming.lab.tally import counted

if TYPE_CHECKING:
    from gloaming.lab.calibration.reliability import Reliability
    from gloaming.lab.simulation import Plan

T = TypeVar("T")

Game = Annotated[str, typer.Argument(help="Which game.")]
Scope = Annotated[str, typer.Option(help="Which tables: base, boards, automa or all; of Invasion all.", metavar="NAME")]
Bots = Annotated[
    list[str] | None,
    typer.Option(help="Who plays, kinds in turn (a,b); may be repeated.", show_default="mixed fields"),
]
Jobs = Annotated[int | None, typer.Option(help="Processes at once.", show_default="as many as cores")]


def calibrate(
    game: Game = "cultists",
    *,
    games: Annotated[int, typer.Option(help="How many games.")] = 2000,
    scope: Scope = "base",
    bots: Bots = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = None,
    weights: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="What `fit` has written elsewhere.", show_default="the file that is in use"),
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the plot there, as SVG.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")] = False,
) -> None:
    """Play many games and check how often beliefs about who is hostile come true."""
    from gloaming.lab.calibration.moments import Tables
    from gloaming.lab.calibration.reliability import Reliability, watch
    from gloaming.lab.series import spread

    if plot is not None:
        installed("The plot needs vl-convert", "vl_convert")
    plans, jobs = planned(game, scope, bots, seed), enough(games, jobs)
    found = Reliability()
    watched = in_sight("Playing", games)
    tables = Tables(plans, None if weights is None else fitted_in(weights))
    for points in watched(spread(partial(watch, tables), games, jobs)):
        found.add(points)
    if not found.points:
        stop("In none of these games was anything in doubt; play more of them.", 1)
    if plot is not None:
        from gloaming.lab.calibration.chart import chart

        written(plot, chart(found, f"How reliable beliefs are: {game}, tables {scope!r}"))
    if json:
        typer.echo(notation.dumps(found.as_dict(), indent=2))
    else:
        show(found)


def fit(
    game: Game = "cultists",
    *,
    games: Annotated[int, typer.Option(help="How many games in each pass.")] = 2000,
    passes: Annotated[
        int,
        typer.Option(help="Number of passes; each starts from the weights of the one before, the first from FILE."),
    ] = 2,
    scope: Scope = "all",
    bots: Bots = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights, from the same FILE.")] = 2,
    jobs: Jobs = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write them.", show_default="the file that is in use")
    ] = None,
) -> None:
    """Fit the weight of every clue on many games, and save them. If FILE exists, the first pass starts from it."""
    installed("Fitting needs NumPy and SciPy", "numpy", "scipy")
    from gloaming.bots.beliefs import weights
    from gloaming.lab.calibration.fitting import fitted_on, in_toml
    from gloaming.lab.calibration.moments import Tables

    plans, jobs = planned(game, scope, bots, seed), enough(games, jobs)
    if passes < 1:
        stop(f"{passes} passes teach nothing; play at least 1.", 2)
    file = out or Path(weights.__file__).with_name(weights.FILE)
    before = fitted_in(file) if file.exists() else {}
    found = fitted_on(Tables(plans, before), games, jobs, passes, in_sight("Learning", games))
    written(file, in_toml(found))
    for group, learnt in found[game].items():
        seen = learnt["seen"]
        change = f"the truth is a surprise of {seen['surprise']:.3f} instead of {seen['surprise_before']:.3f}"
        typer.echo(f"{group}: {counted(seen['games'], 'game')}, {counted(seen['moments'], 'moment')}; {change}.")
    typer.echo(f"Written to {file}.")


def installed(what: str, *packages: str) -> None:
    try:
        need(what, "lab", *packages)
    except Refused as fault:
        stop(str(fault), 2)


def planned(game: str, scope: str, bots: list[str] | None, seed: int) -> tuple[Plan, ...]:
    from gloaming.games import game_called
    from gloaming.lab.calibration.tables import fields_for, plans_for

    try:
        kind = game_called(game)
        return plans_for(kind.name, scope, bots or fields_for(kind.name), seed)
    except Refused as fault:
        stop(str(fault), 2)


def enough(games: int, jobs: int | None) -> int:
    """How many processes play so many games."""
    from gloaming.lab.series import jobs_for

    try:
        check_numbers(games, jobs)
    except Refused as fault:
        stop(str(fault), 2)
    return jobs or jobs_for(games)


def fitted_in(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        stop(f"{file} cannot be read ({fault.strerror}); name a file that is there.", 2)
    except ValueError:  # no TOML, or no text
        stop(f"{file} holds no weights; name a file that `gloaming lab fit` has written.", 2)


def in_sight(what: str, total: int) -> Callable[[Generator[T]], Iterable[T]]:
    """With a bar on a terminal. The other processes are gone when it ends."""

    def shown(games: Generator[T]) -> Iterable[T]:
        from rich.console import Console
        from rich.progress import Progress

        console = Console(stderr=True)
        with closing(games), Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            yield from bar.track(games, total, description=what)

    return shown


def written(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        stop(f"{file} cannot be written ({fault.strerror}); choose another file.", 2)


def show(found: Reliability) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from gloaming.lab.calibration.reliability import BINS, GUESSERS, OURS, in_order

    console = Console(highlight=False, markup=False)
    console.print(f"\n{counted(len(found.games), 'game')}, {counted(found.points, 'guess', 'guesses')}\n")
    bins = Table("Rated hostile at", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("Guesses", "On average", "Really", "95%"):
        bins.add_column(column, justify="right")
    for tenth, one in enumerate(found.bins(OURS)):
        if one is not None:
            span = f"{tenth * 100 // BINS} to {(tenth + 1) * 100 // BINS}%"
            shares = (f"{100 * one.guessed:.1f}%", f"{100 * one.true:.1f}%", f"± {100 * one.spread:.1f}")
            bins.add_row(span, f"{one.seats:,}", *shares)
    console.print(bins)
    scores = Table("Brier score", box=box.SIMPLE_HEAD, pad_edge=False)
    for name in GUESSERS:
        scores.add_column(name, justify="right")
    for where in in_order(found.errors):
        scores.add_row(where, *[f"{found.brier(name, where):.4f}" for name in GUESSERS])
    console.print(scores)
