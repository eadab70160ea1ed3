"""`gloaming arena`: which bots beat which, on either team."""

from __future__ import annotations

import json as notation
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gloaming.cli.extras import need
from gloaming.cli.simulate import check_numbers, stop, table_words
from gloaming.cli.tables import Game, HouseRules, Players, wishes
from gloaming.kernel.errors import Refused
from gloaming.lab.tally import counted

if TYPE_CHECKING:
    from rich.table import Table

    from gloaming.lab.arena import Arena, Standings
    from gloaming.lab.ratings import Rating


def arena(
    game: Game = None,
    *,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="The kinds that meet, as in a,b,c.")] = "sleuth,careful,random",
    games: Annotated[int, typer.Option(help="How many games of every pairing.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: HouseRules = None,
    jobs: Annotated[int | None, typer.Option(help="Processes at once.", show_default="as many as cores")] = None,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the answer there.", show_default=False)
    ] = None,
) -> None:
    """Let every kind of bot play either team against every other, over the same deals, and rate them."""
    try:
        need("Ratings need NumPy and SciPy", "lab", "numpy", "scipy")
        matched = prepared(game, wishes(players, option), bots, games, seed)
        check_numbers(games, jobs)
    except Refused as fault:
        stop(str(fault), 2)
    standings, pace = run(matched, jobs)
    tell(notation.dumps(in_json(matched, standings), indent=2) if json else None, standings, pace, out)


def prepared(game: str | None, typed: list[tuple[str, str]], bots: str, games: int, seed: int) -> Arena:
    from gloaming.games import FIRST, game_called
    from gloaming.kernel.options import table_of
    from gloaming.lab.arena import arena_of

    kind = game_called(game or FIRST)
    return arena_of(kind.name, table_of(kind, typed), bots, games, seed)


def run(matched: Arena, jobs: int | None) -> tuple[Standings, str]:
    from concurrent.futures.process import BrokenProcessPool

    from rich.console import Console
    from rich.progress import Progress

    from gloaming.lab.arena import Standings, contests
    from gloaming.lab.series import jobs_for

    jobs = min(jobs or jobs_for(matched.total), matched.total)
    standings, console, begun = Standings(matched), Console(stderr=True), perf_counter()
    playing = contests(matched, jobs)
    bar = Progress(console=console, transient=True, disable=not console.is_terminal)
    try:
        with closing(playing), bar:
            for pairing, played in bar.track(playing, matched.total, description="Playing"):
                standings.add(pairing, played)
    except KeyboardInterrupt:
        stop(f"Stopped after {sum(standings.games.values()):,} of {counted(matched.total, 'game')}.", 130)
    except BrokenProcessPool:
        stop("A worker process was killed; try fewer --jobs.", 1)
    seconds = perf_counter() - begun
    return standings, f"{standings.decisions / seconds:,.0f} decisions a second ({seconds:.1f} s)"


# Telling


HOW_TO_READ = "Elo points with 95% intervals: two kinds in a column clearly differ if their intervals don't overlap."


def tell(json: str | None, standings: Standings, pace: str, out: Path | None) -> None:
    if json is not None and out is None:
        typer.echo(json)
        return
    from rich.console import Console

    if out is None:
        show(Console(highlight=False, markup=False), standings, pace)
        return
    try:
        with out.open("w", encoding="utf-8", newline="\n") as file:
            if json is not None:
                file.write(f"{json}\n")
            else:
                show(Console(highlight=False, markup=False, file=file, width=120), standings, "")
    except OSError as fault:
        stop(f"The answer cannot be written to {out}: {fault.strerror}; choose another file.", 2)
    typer.echo(f"Written to {out}.", err=True)


def in_json(matched: Arena, standings: Standings) -> dict[str, Any]:
    import msgspec

    about = {"game": matched.game, "options": msgspec.structs.asdict(matched.options)}
    return {**about, "bots": list(matched.kinds), "seed": matched.seed, **standings.as_dict()}


def show(console: Any, standings: Standings, pace: str) -> None:
    matched = standings.arena
    played = table_words(matched.game, matched.options)
    words = f"{played}, seed {matched.seed}: {counted(matched.games, 'game')} of every pairing"
    console.print(f"\n{words}\n", soft_wrap=True)
    console.print(cross_table(standings))
    console.print(rating_table(standings))
    console.print(HOW_TO_READ, style="dim", soft_wrap=True)
    if pace:
        console.print(pace)


def cross_table(standings: Standings) -> Table:
    """How often the open team won: its kind on the left, that of the hidden team above."""
    from rich import box
    from rich.table import Table

    from gloaming.cli.endings import team_words
    from gloaming.games import GAMES

    matched = standings.arena
    ours, theirs = [team_words(matched.game, team) for team in GAMES[matched.game].teams[:2]]
    table = Table(f"{ours} win", box=box.SIMPLE_HEAD, pad_edge=False)
    for kind in matched.kinds:
        table.add_column(f"{theirs}: {kind}", justify="right")
    for kind in matched.kinds:
        shares = [standings.share((kind, other)) for other in matched.kinds]
        cells = [f"{100 * s.share:.1f}% ({100 * s.low:.1f} to {100 * s.high:.1f})" for s in shares]
        table.add_row(f"{ours}: {kind}", *cells)
    return table


def rating_table(standings: Standings) -> Table:
    """Elo points relative to the mean of these kinds."""
    from rich import box
    from rich.table import Table

    from gloaming.cli.endings import team_words
    from gloaming.games import GAMES

    matched, found = standings.arena, standings.ratings()
    teams = [team_words(matched.game, team) for team in GAMES[matched.game].teams[:2]]
    table = Table("Rating", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("both teams", *[f"as {team}" for team in teams]):
        table.add_column(column, justify="right")
    for kind in sorted(matched.kinds, key=lambda kind: -found.both[kind].points):
        table.add_row(kind, *[cell(strengths[kind]) for strengths in (found.both, found.open, found.hidden)])
    return table


def cell(rating: Rating) -> str:
    return f"{rating.points:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"
