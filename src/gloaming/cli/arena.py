"""`gloaming arena`: which bots beat which, on either team."""

from __future__ import annotations

import json as notation
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from gloaming.cli.endings import team_words
from gloaming.cli.language import refuse
from gloaming.cli.many import Jobs, Json, Seed, checking, figures, in_sight, need, stoppable
from gloaming.cli.simulate import table_words
from gloaming.cli.tables import Game, HouseRules, Players, table_typed
from gloaming.games import GAMES
from gloaming.lab.arena import Arena, Standings, arena_of, contests
from gloaming.lab.series import jobs_for
from gloaming.lab.tally import counted

if TYPE_CHECKING:
    from rich.table import Table

    from gloaming.lab.ratings import Rating

HOW_TO_READ = "Elo points with 95% intervals: two kinds in a column clearly differ if their intervals don't overlap."


def arena(
    game: Game = None,
    *,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Kinds of bot to compare, as in a,b,c.")] = "sleuth,careful,random",
    games: Annotated[int, typer.Option(help="Number of games per pairing.")] = 200,
    seed: Seed = 1,
    option: HouseRules = None,
    jobs: Jobs = None,
    json: Json = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the result to FILE.", show_default=False)
    ] = None,
) -> None:
    """Pit every kind of bot against every other, on both teams, over the same deals, and rate them."""
    with checking(games, jobs):
        need("Ratings need NumPy and SciPy", "lab", "numpy", "scipy")
        kind, table = table_typed(game, players, option)
        matched = arena_of(kind.name, table, bots, games, seed)
    standings, pace = run(matched, jobs)
    answer = notation.dumps(in_json(standings), indent=2) if json else None
    if out is not None:
        write(out, answer, standings)
    elif answer is not None:
        typer.echo(answer)
    else:
        from rich.console import Console

        show(Console(highlight=False, markup=False), standings, pace)


def run(matched: Arena, jobs: int | None) -> tuple[Standings, str]:
    jobs = min(jobs or jobs_for(matched.total), matched.total)
    standings, begun = Standings(matched), perf_counter()
    with (
        stoppable(lambda: sum(standings.games.values()), matched.total),
        in_sight(contests(matched, jobs), matched.total) as coming,
    ):
        for pairing, played in coming:
            standings.add(pairing, played)
    seconds = perf_counter() - begun
    return standings, f"{standings.decisions / seconds:,.0f} decisions a second ({seconds:.1f} s)"


def write(out: Path, answer: str | None, standings: Standings) -> None:
    from rich.console import Console

    try:
        with out.open("w", encoding="utf-8", newline="\n") as file:
            if answer is not None:
                file.write(f"{answer}\n")
            else:
                show(Console(highlight=False, markup=False, file=file, width=120), standings, "")
    except OSError as fault:
        refuse(f"The answer cannot be written to {out}: {fault.strerror}; choose another file.")
    typer.echo(f"Written to {out}.", err=True)


def in_json(standings: Standings) -> dict[str, Any]:
    matched = standings.arena
    about = {"game": matched.game, "options": msgspec.structs.asdict(matched.options)}
    return {**about, "bots": list(matched.kinds), "seed": matched.seed, **standings.as_dict()}


def show(console: Any, standings: Standings, pace: str) -> None:
    matched = standings.arena
    played = table_words(matched.game, matched.options)
    words = f"{played}, seed {matched.seed}: {counted(matched.games, 'game')} of every pairing"
    console.print(f"\n{words}\n", soft_wrap=True)
    teams = [team_words(matched.game, team) for team in GAMES[matched.game].teams[:2]]
    console.print(cross_table(standings, *teams))
    console.print(rating_table(standings, teams))
    console.print(HOW_TO_READ, style="dim", soft_wrap=True)
    if pace:
        console.print(pace)


def cross_table(standings: Standings, ours: str, theirs: str) -> Table:
    """How often the open team won: its kind on the left, that of the hidden team above."""
    kinds = standings.arena.kinds
    table = figures(f"{ours} win", *[f"{theirs}: {kind}" for kind in kinds])
    for kind in kinds:
        shares = [standings.share((kind, other)) for other in kinds]
        cells = [f"{100 * s.share:.1f}% ({100 * s.low:.1f} to {100 * s.high:.1f})" for s in shares]
        table.add_row(f"{ours}: {kind}", *cells)
    return table


def rating_table(standings: Standings, teams: list[str]) -> Table:
    """Elo points relative to the mean of these kinds."""
    found = standings.ratings()
    table = figures("Rating", "both teams", *[f"as {team}" for team in teams])
    for kind in sorted(standings.arena.kinds, key=lambda kind: -found.both[kind].points):
        table.add_row(kind, *[cell(strengths[kind]) for strengths in (found.both, found.open, found.hidden)])
    return table


def cell(rating: Rating) -> str:
    return f"{rating.points:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"
