"""`gloaming simulate`: many games between bots, and who won them."""

from __future__ import annotations

import json as notation
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
import typer

from gloaming.cli.endings import game_words, note_on, reason_words, team_words
from gloaming.cli.language import refuse
from gloaming.cli.many import Jobs, Json, Seed, checking, figures, in_sight, need, stoppable
from gloaming.cli.play.speech import capital, spaced
from gloaming.cli.tables import Game, HouseRules, Players, table_typed
from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions
from gloaming.lab.balance.subjects import subject_of
from gloaming.lab.seating import seating
from gloaming.lab.series import jobs_for, series, spread
from gloaming.lab.simulation import Plan, Played
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
    dataset: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Write the games to DIR as Parquet, behind those that are there.", show_default=False
        ),
    ] = None,
    decisions: Annotated[
        bool, typer.Option("--decisions", help="With --dataset: also a row for each decision, with what the seat saw.")
    ] = False,
    json: Json = False,
) -> None:
    """Play many games between bots and count who won them, and how."""
    with checking(games, jobs):
        kind, table = table_typed(game, players, option)
        plan = Plan(kind.name, table, seating(kind.name, bots), seed, keep_records=records is not None)
        if dataset is not None:
            need("Data sets need arro3 and NumPy", "data", "arro3", "numpy")
            if records is not None:
                raise BadOptions("A data set holds all that a record does; leave out --records or --dataset.")
        elif decisions:
            raise BadOptions("Rows of decisions are a part of a data set; add --dataset DIR.")
    try:
        if dataset is None:
            tally, speed = run(plan, games, jobs, records)
        else:
            tally, speed = gather(plan, bots, games, jobs, dataset, decisions=decisions)
    except OSError as fault:
        if records is None and dataset is None:
            raise
        what = "records" if dataset is None else "data set"
        refuse(f"The {what} cannot be written to {records or dataset}: {fault.strerror}; choose another folder.")
    if json:
        typer.echo(notation.dumps(in_json(plan, bots, tally, speed), ensure_ascii=False, indent=2))
    else:
        show(plan, bots, tally, speed)


def gather(
    plan: Plan, bots: str, games: int, jobs: int | None, folder: Path, *, decisions: bool
) -> tuple[Tally, Speed]:
    """The games that the folder does not hold yet."""
    from gloaming.cli.gathering import gathered, written
    from gloaming.env.dataset import Dataset, head_of

    tally, begun = Tally(), perf_counter()
    with checking(games, jobs):
        data = Dataset(folder, head_of(plan.game, plan.options, bots=bots, seed=plan.seed), sheets=decisions)
        held = data.open()
    done = games if games <= held else held - held % data.part  # a part that is not whole is played again
    for played in written(data, done):
        tally.add(played)
    left = games - done
    if left == 0:
        return tally, Speed(perf_counter() - begun, 1, 0)
    jobs = min(jobs or jobs_for(left), left)
    coming = spread(partial(gathered, plan, decisions, done), left, jobs)
    afterwards = f"; the same command goes on behind the last whole part, of {data.part:,} games each"
    with stoppable(lambda: tally.games, games, afterwards), in_sight(coming, left) as played_now:
        for told in data.write(played_now):
            tally.add(Played(told.game, told.winner, told.reason, told.rounds, len(told.answers)))
    return tally, Speed(perf_counter() - begun, jobs, tally.decisions)


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
    if tally.happened:
        console.print("\nIn 100 games that came to the round:")
        console.print(by_round(tally))
        console.print(judged(plan.game, tally), end="")
    pace = f"{speed.decisions_per_second:,.0f} a second with {counted(speed.jobs, 'job')}"
    console.print(f"\nDecisions: {tally.mean_decisions:.1f} a game, {pace} ({speed.seconds:.1f} s)")


def in_json(plan: Plan, bots: str, tally: Tally, speed: Speed) -> dict[str, Any]:
    return {
        "game": plan.game,
        "options": msgspec.structs.asdict(plan.options),
        "bots": bots,
        "seed": plan.seed,
        **tally.as_dict(GAMES[plan.game].winners(plan.options), subject_of(plan.game).judgements),
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


def judged(game: str, tally: Tally) -> str:
    """A line that says how often those who were found guilty were; none where nobody was, or a game knows no such thing."""
    found = tally.judged(subject_of(game).judgements)
    if found is None:
        return ""
    right, share, interval = cells(found.rightly)
    return f"Found guilty: {found.guilty:,}, rightly {right} ({share}, 95% interval {interval})\n"


def by_round(tally: Tally) -> Table:
    """What happened when. Rounds that few games come to can be compared with the first, as each is told by the hundred."""
    table = figures("Round", "Games", *[capital(spaced(what)) for what in tally.happened])
    for number in range(min(map(min, filter(None, tally.happened.values())), default=1), max(tally.rounds) + 1):
        games = tally.reached(number)
        shares = [f"{100 * counts[number] / games:.0f}" for counts in tally.happened.values()]
        table.add_row(f"{number}", f"{games:,}", *shares)
    return table


def histogram(tally: Tally) -> Iterator[str]:
    """A line for each length between the shortest and the longest game."""
    most = max(tally.rounds.values())
    for rounds in range(min(tally.rounds), max(tally.rounds) + 1):
        games = tally.rounds[rounds]
        yield f"{rounds:4} {'█' * round(games / most * WIDEST_BAR) or '▏' * bool(games)} {games}"
