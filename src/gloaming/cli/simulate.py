"""`gloaming simulate`: many games between bots, and who won them."""

from __future__ import annotations

import json as notation
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, NoReturn

import typer

from gloaming.cli.tables import Game, HouseRules, Players, wishes
from gloaming.kernel.errors import BadOptions, Refused
from gloaming.lab.tally import counted

if TYPE_CHECKING:
    from rich.table import Table

    from gloaming.lab.simulation import Plan, Played
    from gloaming.lab.tally import Share, Tally

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
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="One kind for all, kinds in turn (a,b), or by team (its name=a, the other=b).")
    ] = "careful",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: HouseRules = None,
    jobs: Annotated[int | None, typer.Option(help="Processes at once.", show_default="as many as cores")] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of each game there.", show_default=False)
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")] = False,
) -> None:
    """Play many games between bots and count who won them, and how."""
    try:
        plan = planned(game, wishes(players, option), bots, seed, keep_records=records is not None)
        check_numbers(games, jobs)
    except Refused as fault:
        stop(str(fault), 2)
    try:
        tally, speed = run(plan, games, jobs, records)
    except OSError as fault:
        if records is None:
            raise
        stop(f"The records cannot be written to {records}: {fault.strerror}; choose another folder.", 2)
    show(plan, bots, tally, speed, json)


def stop(why: str, code: int) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(code)


def planned(game: str | None, typed: Iterable[tuple[str, str]], bots: str, seed: int, *, keep_records: bool) -> Plan:
    from gloaming.games import FIRST, game_called
    from gloaming.kernel.options import table_of
    from gloaming.lab.seating import seating
    from gloaming.lab.simulation import Plan

    kind = game_called(game or FIRST)
    return Plan(kind.name, table_of(kind, typed), seating(kind.name, bots), seed, keep_records)


def check_numbers(games: int, jobs: int | None) -> None:
    if games < 1:
        raise BadOptions(f"{games} games won't tell you anything; play at least 1.")
    if jobs is not None and jobs < 1:
        raise BadOptions(f"{jobs} processes cannot play; start at least 1.")


# Playing


def run(plan: Plan, games: int, jobs: int | None, records: Path | None) -> tuple[Tally, Speed]:
    from concurrent.futures.process import BrokenProcessPool

    from gloaming.lab.series import jobs_for, series
    from gloaming.lab.tally import Tally

    jobs = min(jobs or jobs_for(games), games)
    tally, begun = Tally(), perf_counter()
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    try:
        with progress(series(plan, games, jobs), games) as played_games:
            for played in played_games:
                tally.add(played)
                keep(played, records)
    except KeyboardInterrupt:
        stop(f"Stopped after {tally.games:,} of {counted(games, 'game')}.", 130)
    except BrokenProcessPool:
        stop(f"A worker process was killed after {tally.games:,} of {counted(games, 'game')}; try fewer --jobs.", 1)
    return tally, Speed(perf_counter() - begun, jobs, tally.decisions)


def keep(played: Played, records: Path | None) -> None:
    if records is not None:
        (records / f"game-{played.number:06}.jsonl").write_text(played.record, encoding="utf-8", newline="\n")


@contextmanager
def progress(games: Generator[Played], total: int) -> Iterator[Iterable[Played]]:
    """The games as they come, with a bar on a terminal. The other processes are gone when it ends."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with closing(games), Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        yield bar.track(games, total, description="Playing")


# Telling


def show(plan: Plan, bots: str, tally: Tally, speed: Speed, json: bool) -> None:
    if json:
        typer.echo(notation.dumps(in_json(plan, bots, tally, speed), ensure_ascii=False, indent=2))
        return
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    console.print(heading(plan, bots, tally), soft_wrap=True)
    console.print(wins(plan, tally))
    console.print(f"Rounds: {tally.mean_rounds:.1f} a game")
    console.print("\n".join(histogram(tally)))
    pace = f"{speed.decisions_per_second:,.0f} a second with {counted(speed.jobs, 'job')}"
    console.print(f"\nDecisions: {tally.mean_decisions:.1f} a game, {pace} ({speed.seconds:.1f} s)")


def in_json(plan: Plan, bots: str, tally: Tally, speed: Speed) -> dict[str, Any]:
    import msgspec

    from gloaming.games import GAMES

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


def heading(plan: Plan, bots: str, tally: Tally) -> str:
    played = table_words(plan.game, plan.options)
    return f"\n{played}, bots {bots}, seed {plan.seed}: {counted(tally.games, 'game')}\n"


def table_words(game: str, options: Any) -> str:
    """What is played, in a few words."""
    from gloaming.cli.endings import game_words
    from gloaming.cli.play.stages import stage_of

    return f"{game_words(game)}, {stage_of(game).table_words(options)}"


def wins(plan: Plan, tally: Tally) -> Table:
    from rich import box
    from rich.table import Table

    from gloaming.cli.endings import note_on, reason_words, team_words
    from gloaming.cli.play.stages import stage_of
    from gloaming.games import GAMES

    always = stage_of(plan.game).always_told
    table = Table("Won", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("Games", "Share", "95% interval"):
        table.add_column(column, justify="right")
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
