"""`gloaming simulate`: many games between bots, and who won them."""

from __future__ import annotations

import json as notation
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
import typer

from gloaming.cli.endings import game_words, note_on, reason_words, team_words
from gloaming.cli.language import refuse
from gloaming.cli.many import Jobs, Json, Seed, checking, figures, in_sight, stoppable
from gloaming.cli.tables import Game, HouseRules, Players, table_typed
from gloaming.games import GAMES
from gloaming.lab.seating import seating
from gloaming.lab.series import jobs_for, series
from gloaming.lab.simulation import Plan
from gloaming.lab.tally import Share, Tally, counted

if TYPE_CHECKING:
    from rich.table import Table

WIDEST_BAR = 40


class Speed(NamedTuple):
    seconds: float
    jobs: int
    decisions: int

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def simulate(
    game: Game = None,
    *,
    players: Players = None,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="One kind for every seat, kinds in turn (a,b), or by team (name=a,name=b).")
    ] = "careful",
    seed: Seed = 1,
    option: HouseRules = None,
    jobs: Jobs = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of each game to DIR.", show_default=False)
    ] = None,
    json: Json = False,
) -> None:
    """Play many games between bots and count who won them, and how."""
    with checking(games, jobs):
        kind, table = table_typed(game, players, option)
        plan = Plan(kind.name, table, seating(kind.name, bots), seed, keep_records=records is not None)
    try:
        tally, speed = run(plan, games, jobs, records)
    except OSError as fault:
        if records is None:
            raise
        refuse(f"The records cannot be written to {records}: {fault.strerror}; choose another folder.")
    if json:
        typer.echo(notation.dumps(in_json(plan, bots, tally, speed), ensure_ascii=False, indent=2))
    else:
        show(plan, bots, tally, speed)


def run(plan: Plan, games: int, jobs: int | None, records: Path | None) -> tuple[Tally, Speed]:
    jobs = min(jobs or jobs_for(games), games)
    tally, begun = Tally(), perf_counter()
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with stoppable(lambda: tally.games, games), in_sight(series(plan, games, jobs), games) as coming:
        for played in coming:
            tally.add(played)
            if records is not None:
                file = records / f"game-{played.number:06}.jsonl"
                file.write_text(played.record, encoding="utf-8", newline="\n")
    return tally, Speed(perf_counter() - begun, jobs, tally.decisions)


def show(plan: Plan, bots: str, tally: Tally, speed: Speed) -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    played = table_words(plan.game, plan.options)
    heading = f"\n{played}, bots {bots}, seed {plan.seed}: {counted(tally.games, 'game')}\n"
    console.print(heading, soft_wrap=True)
    console.print(wins(plan, tally))
    console.print(f"Rounds: {tally.mean_rounds:.1f} a game")
    console.print("\n".join(histogram(tally)))
    pace = f"{speed.decisions_per_second:,.0f} a second with {counted(speed.jobs, 'job')}"
    console.print(f"\nDecisions: {tally.mean_decisions:.1f} a game, {pace} ({speed.seconds:.1f} s)")


def in_json(plan: Plan, bots: str, tally: Tally, speed: Speed) -> dict[str, Any]:
    return {
        "game": plan.game,
        "options": msgspec.structs.asdict(plan.options),
        "bots": bots,
        "seed": plan.seed,
        **tally.as_dict(GAMES[plan.game].winners(plan.options)),
        "speed": {
            "decisions_per_second": round(speed.decisions_per_second),
            "seconds": round(speed.seconds, 3),
            "jobs": speed.jobs,
        },
    }


def table_words(game: str, options: Any) -> str:
    from gloaming.cli.play.stage import stage_of

    return f"{game_words(game)}, {stage_of(game).table_words(options)}"


def wins(plan: Plan, tally: Tally) -> Table:
    from gloaming.cli.play.stage import stage_of

    always = stage_of(plan.game).always_told
    table = figures("Won", "Games", "Share", "95% interval")
    table.add_column()
    for team in GAMES[plan.game].winners(plan.options):
        table.add_row(team_words(plan.game, team), *cells(tally.won(team)), style="bold")
        for reason in dict.fromkeys([*tally.reasons_of(team), *always.get(team, ())]):
            won = cells(tally.won_by(team, reason))
            table.add_row(f"  {reason_words(plan.game, reason)}", *won, note_on(plan.game, reason))
    return table


def cells(share: Share) -> tuple[str, str, str]:
    return f"{share.games:,}", f"{100 * share.share:.1f}%", f"{100 * share.low:.1f} to {100 * share.high:.1f}%"


def histogram(tally: Tally) -> Iterator[str]:
    """A line for each length between the shortest and the longest game."""
    most = max(tally.rounds.values())
    for rounds in range(min(tally.rounds), max(tally.rounds) + 1):
        games = tally.rounds[rounds]
        yield f"{rounds:4} {'█' * round(games / most * WIDEST_BAR) or '▏' * bool(games)} {games}"
