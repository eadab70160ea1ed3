"""`gloaming lab balance`: which side wins where, and what each Role and each house rule changes."""

from __future__ import annotations

import json as notation
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gloaming import clauses
from gloaming.cli.endings import reason_words, team_words
from gloaming.cli.language import refuse
from gloaming.cli.many import Jobs, Json, checking, need, stoppable
from gloaming.games import FIRST
from gloaming.kernel.errors import BadOptions, Refused
from gloaming.kernel.options import pair
from gloaming.lab.series import as_ready, jobs_for

if TYPE_CHECKING:
    from gloaming.lab.balance.design import StudyRequest
    from gloaming.lab.balance.report.document import Report, Wording
    from gloaming.lab.balance.store import Store
    from gloaming.lab.balance.study import Study

GAMES, QUICK = 1000, 20
"""Games of each table."""


def balance(
    game: Annotated[str, typer.Argument(help="Which game.")] = FIRST,
    *,
    players: Annotated[str | None, typer.Option(help="Player counts, as in 4-8 or 5,7.", show_default="all")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="Any option, at every table; also a switch (--city milan). Several values are swept.",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        list[str] | None, typer.Option(help="Strength of play; repeatable.", show_default="careful")
    ] = None,
    games: Annotated[int | None, typer.Option(help="Games per table.", show_default=f"{GAMES}")] = None,
    role_games: Annotated[
        int | None,
        typer.Option(help="Games with random roles, per player count; 0 for none.", show_default="2 x games"),
    ] = None,
    roles_at: Annotated[str, typer.Option(help="Player counts for these.", show_default="as --players")] = "",
    option_games: Annotated[
        int | None, typer.Option(help="Games with each house rule changed; 0 for none.", show_default="half of --games")
    ] = None,
    options_at: Annotated[str, typer.Option(help="Player counts for these.", show_default="what the game names")] = "",
    only: Annotated[
        str, typer.Option(metavar="A,B", help="Change only these house rules.", show_default="all that matter")
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 1,
    quick: Annotated[bool, typer.Option("--quick", help=f"A first look: {QUICK} games per table.")] = False,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where to save the games and the report.")] = Path("balance"),
    csv: Annotated[bool, typer.Option("--csv", help="Write all games to games.csv as well.")] = False,
    jobs: Jobs = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; auto: one on this machine.", show_default=False),
    ] = None,
    json: Json = False,
) -> None:
    """Sweep many tables, and write a report on the balance of a game.

    Run the same command again to continue where it stopped; nothing is counted twice."""
    from gloaming.lab.balance.design import StudyRequest, designed

    games = games if games is not None else QUICK if quick else GAMES
    with checking(games, jobs):
        need("The report needs packages that are not installed", "lab", "typst", "vl_convert")
        if ray is not None:
            need("Playing on many machines needs Ray", "ray", "ray")
        request = StudyRequest(
            game=game,
            options=[*([("players", players)] if players is not None else []), *map(pair, option or ())],
            bots=bots or ("careful",),
            games=games,
            role_games=2 * games if role_games is None else role_games,
            option_games=max(1, games // (6 if quick else 2)) if option_games is None else option_games,
            roles_at=roles_at,
            options_at=options_at,
            only=only,
            seed=seed,
        )
        study = designed(request)
        store = opened(out)
    with closing(store):
        play_missing(study, store, jobs, ray)
        publish(request, study, store, out, csv=csv, json=json)


def opened(out: Path) -> Store:
    from gloaming.lab.balance.sources import fingerprint
    from gloaming.lab.balance.store import Store

    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadOptions(f"{out} cannot be made a folder ({fault.strerror}); choose another.") from fault
    return Store(out / "games.sqlite", fingerprint())


def play_missing(study: Study, store: Store, jobs: int | None, ray: str | None) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from gloaming.lab.balance.cluster import on_cluster
    from gloaming.lab.balance.playing import play
    from gloaming.lab.balance.sources import fingerprint

    def kept() -> int:
        """Asked of the store: Ctrl-C may come between keeping a game and counting it."""
        wanted = study.wanted().items()
        return sum(len([number for number in store.numbers(table) if number <= games]) for table, games in wanted)

    done = kept()
    tasks = study.tasks({table: store.numbers(table) for table in study.wanted()}, fingerprint())
    jobs = jobs or jobs_for(study.total - done)
    chunks = as_ready(play, tasks, jobs) if ray is None else on_cluster(play, tasks, ray)
    console = Console(stderr=True)
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games,"), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    shown = bar.add_task("", total=study.total, completed=done)
    try:
        with stoppable(kept, study.total, "; the same command continues from there"), closing(chunks), bar:
            for chunk in chunks:
                store.add(chunk)
                done += len(chunk.rows)
                bar.update(shown, completed=done)
    except Refused as fault:
        refuse(str(fault))


def publish(request: StudyRequest, study: Study, store: Store, out: Path, *, csv: bool, json: bool) -> None:
    from gloaming.lab.balance.design import command_of
    from gloaming.lab.balance.findings.study import look_at
    from gloaming.lab.balance.report.compose import compose

    findings = look_at(study, store)
    report = compose(findings, wording(study.game), command_of(request))
    try:
        written = [*write_report(report, out), *([write_games(study, store, out)] if csv else [])]
    except OSError as fault:
        refuse(f"The report cannot be written to {out}: {fault.strerror}; choose another folder.")
    if json:
        typer.echo(notation.dumps(findings.as_dict(), ensure_ascii=False, indent=2))
        return
    typer.echo(f"\n{report.title}: {report.subtitle}\n")
    for sentence in report.short:
        typer.echo(f"- {sentence}")
    typer.echo("\nWritten: " + ", ".join(map(str, written)))


def write_report(report: Report, out: Path) -> list[Path]:
    from gloaming.lab.balance.report.html import page
    from gloaming.lab.balance.report.paper import pdf

    web, paper = out / "report.html", out / "report.pdf"
    web.write_text(page(report), encoding="utf-8", newline="\n")
    paper.write_bytes(pdf(report))
    return [web, paper]


def write_games(study: Study, store: Store, out: Path) -> Path:
    from gloaming.lab.balance.sheet import write

    sheet = out / "games.csv"
    with sheet.open("w", encoding="utf-8", newline="") as file:
        write(study, store, file)
    return sheet


def wording(game: str) -> Wording:
    from gloaming.lab.balance.report.document import Wording

    return Wording(partial(team_words, game), partial(reason_words, game), clauses.ruling_on)
