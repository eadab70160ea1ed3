"""`gloaming lab calibrate` and `gloaming lab fit`: whether beliefs come true as often as they say, and their weights."""

from __future__ import annotations

import json as notation
import tomllib
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gloaming.bots.beliefs import weights as kept
from gloaming.cli.language import refuse
from gloaming.cli.many import Jobs, Json, Seed, checking, figures, in_sight, need
from gloaming.games import FIRST, game_called
from gloaming.lab.calibration.tables import fields_for, plans_for
from gloaming.lab.series import jobs_for, spread
from gloaming.lab.tally import counted

if TYPE_CHECKING:
    from rich.table import Table

    from gloaming.lab.calibration.moments import Lesson
    from gloaming.lab.calibration.reliability import Bin, Reliability
    from gloaming.lab.simulation import Plan

Game = Annotated[str, typer.Argument(help="Which game.")]
Scope = Annotated[str, typer.Option(help="Which tables: base, boards, automa or all; of Invasion all.", metavar="NAME")]
Bots = Annotated[
    list[str] | None,
    typer.Option(help="Which bots play, kinds in turn (a,b); repeatable.", show_default="mixed fields"),
]


def calibrate(
    game: Game = FIRST,
    *,
    games: Annotated[int, typer.Option(help="Number of games.")] = 2000,
    scope: Scope = "base",
    bots: Bots = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    weights: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Weights written by `fit`.", show_default="the file in use"),
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the plot to FILE, as SVG.")] = None,
    json: Json = False,
) -> None:
    """Play many games and check how often beliefs about who is hostile come true."""
    from gloaming.lab.calibration.moments import Tables
    from gloaming.lab.calibration.reliability import Reliability, watch

    with checking(games, jobs):
        if plot is not None:
            need("The plot needs vl-convert", "lab", "vl_convert")
        plans = planned(game, scope, bots, seed)
    tables = Tables(plans, None if weights is None else fitted_in(weights))
    found = Reliability()
    with in_sight(spread(partial(watch, tables), games, jobs or jobs_for(games)), games) as coming:
        for points in coming:
            found.add(points)
    if not found.points:
        refuse("In none of these games was anything in doubt; play more of them.", 1)
    if plot is not None:
        from gloaming.lab.calibration.chart import chart

        written(plot, chart(found, f"How reliable beliefs are: {game}, tables {scope!r}"))
    if json:
        typer.echo(notation.dumps(found.as_dict(), indent=2))
    else:
        show(found)


def fit(
    game: Game = FIRST,
    *,
    games: Annotated[int, typer.Option(help="Number of games per pass.")] = 2000,
    passes: Annotated[
        int,
        typer.Option(help="Number of passes; each starts from the weights of the one before, the first from FILE."),
    ] = 2,
    scope: Scope = "all",
    bots: Bots = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights, from the same FILE.")] = 2,
    jobs: Jobs = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write them.", show_default="the file in use")
    ] = None,
) -> None:
    """Fit the weight of every clue on many games, and save them. If FILE exists, the first pass starts from it."""
    with checking(games, jobs):
        need("Fitting needs NumPy and SciPy", "lab", "numpy", "scipy")
        plans = planned(game, scope, bots, seed)
    if passes < 1:
        refuse(f"{passes} passes teach nothing; play at least 1.")
    from gloaming.lab.calibration.fitting import fitted_on, groups, in_toml
    from gloaming.lab.calibration.moments import Tables

    def learning(lessons: Generator[Lesson]) -> Iterator[Lesson]:
        with in_sight(lessons, games, "Learning") as coming:
            yield from coming

    file = out or Path(kept.__file__).with_name(kept.FILE)
    before = fitted_in(file) if file.exists() else {}
    found = fitted_on(Tables(plans, before), games, jobs or jobs_for(games), passes, learning)
    written(file, in_toml(found))
    for group, learnt in groups(found[game]).items():
        seen = learnt["seen"]
        change = f"the truth is a surprise of {seen['surprise']:.3f} instead of {seen['surprise_before']:.3f}"
        typer.echo(f"{group}: {counted(seen['games'], 'game')}, {counted(seen['moments'], 'moment')}; {change}.")
    typer.echo(f"Written to {file}.")


def planned(game: str, scope: str, bots: list[str] | None, seed: int) -> tuple[Plan, ...]:
    kind = game_called(game)
    return plans_for(kind.name, scope, bots or fields_for(kind.name), seed)


def fitted_in(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        refuse(f"{file} cannot be read ({fault.strerror}); name a file that is there.")
    except ValueError:  # no TOML, or no text
        refuse(f"{file} holds no weights; name a file that `gloaming lab fit` has written.")


def written(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        refuse(f"{file} cannot be written ({fault.strerror}); choose another file.")


def show(found: Reliability) -> None:
    from rich.console import Console

    from gloaming.lab.calibration.reliability import GUESSERS, OURS, in_order

    console = Console(highlight=False, markup=False)
    console.print(f"\n{counted(len(found.games), 'game')}, {counted(found.points, 'guess', 'guesses')}\n")
    console.print(bins_in_words("Rated hostile at", "Guesses", found.bins(OURS)))
    if any(found.ballots()):
        console.print(bins_in_words("Voted for at", "Ballots", found.ballots()))
    scores = figures("Brier score", *GUESSERS, *[f"ahead of {name}" for name in GUESSERS if name != OURS])
    for where in in_order(found.errors):
        errors = [found.brier(name, where) for name in GUESSERS]
        ahead = [found.ahead(name, where) for name in GUESSERS if name != OURS]
        scores.add_row(where, *[f"{one.mean:.4f} ± {one.spread:.4f}" for one in (*errors, *ahead)])
    console.print(scores)


def bins_in_words(rated: str, what: str, bins: Sequence[Bin | None]) -> Table:
    from gloaming.lab.calibration.reliability import BINS

    table = figures(rated, what, "On average", "Really", "95%")
    for tenth, one in enumerate(bins):
        if one is not None:
            span = f"{tenth * 100 // BINS} to {(tenth + 1) * 100 // BINS}%"
            shares = (f"{100 * one.guessed:.1f}%", f"{100 * one.true:.1f}%", f"± {100 * one.spread:.1f}")
            table.add_row(span, f"{one.seats:,}", *shares)
    return table
