"""`gloaming lab train` and `gloaming lab exploit`: a player that learns by itself, and what it gains against one that does not."""

from __future__ import annotations

import json as notation
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from gloaming.cli.endings import team_words
from gloaming.cli.language import refuse
from gloaming.cli.many import Jobs, Json, Seed, checking, figures, need, stoppable
from gloaming.cli.simulate import table_words
from gloaming.cli.tables import HouseRules, Players, table_typed
from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions, Refused
from gloaming.lab.tally import counted

if TYPE_CHECKING:
    from gloaming.lab.tally import Share
    from gloaming.lab.training.course import Line, Syllabus
    from gloaming.lab.training.duels import Duel
    from gloaming.lab.training.exact import Exact
    from gloaming.lab.training.response import Response

GAME = "cultists"
"""The game that lanes play."""
NEEDS = "numpy", "numba"


def train(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where weights, checkpoint and curve go.")],
    *,
    players: Annotated[str, typer.Option(help="Player counts, as in 5,6,7,8.")] = "5,6,7,8",
    levels: Annotated[str, typer.Option(help="Levels of play, as in first,expert.")] = "first,expert",
    decisions: Annotated[int, typer.Option(help="Train until it has made so many decisions; 0: no limit.")] = 0,
    minutes: Annotated[float, typer.Option(help="Train for so many minutes more; 0: no limit.")] = 0.0,
    lanes: Annotated[int, typer.Option(help="Games side by side, of each player count and level.")] = 128,
    width: Annotated[int, typer.Option(help="How wide the network is.")] = 128,
    batch: Annotated[int, typer.Option(help="Decisions that it learns from at once.")] = 2048,
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = "cpu",
    every: Annotated[float, typer.Option(help="Write down how far it is every so many seconds.")] = 60.0,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    """Train a player of Cultists by self-play.

    Run the same command again to continue where it stopped."""
    from gloaming.lab.training.course import Budget, Course

    with checking(1, None):
        need("Training needs NumPy and numba", "fast", *NEEDS)
        if decisions <= 0 and minutes <= 0:
            raise BadOptions("This would never end; say how long with --decisions or --minutes.")
        words = {"players": players, "levels": levels}
        numbers = {"lanes": lanes, "width": width, "batch": batch, "seed": seed}
        course = Course(
            syllabus_typed({name: word.split(",") for name, word in words.items()} | numbers, device), folder
        )
        budget = Budget(max(decisions, 0), course.seconds + 60 * minutes if minutes > 0 else 0.0)
        try:
            course.run(budget, every, tell)
        except KeyboardInterrupt:
            refuse(f"Stopped. What was written last is in {folder}; the same command continues from there.", 130)
    if json:
        typer.echo(notation.dumps(msgspec.to_builtins(course.curve), indent=2))
    else:
        show_curve(course.curve)


def syllabus_typed(wishes: dict[str, Any], device: str) -> Syllabus:
    from gloaming.env.lanes import DEVICES
    from gloaming.lab.training.course import Syllabus

    if device not in DEVICES:
        raise BadOptions(f"Nothing is trained on {device!r}; choose one of: {', '.join(DEVICES)}.")
    try:
        return msgspec.convert({**wishes, "device": device}, Syllabus, strict=False)
    except msgspec.ValidationError as fault:
        raise BadOptions(f"Such a course cannot be held: {fault}.") from fault


def tell(line: Line) -> None:
    typer.echo(f"{line.decisions:,} decisions, {line.games:,} games, {line.seconds:,.0f} s", err=True)


def show_curve(curve: list[Line]) -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    last = curve[-1]
    table = figures(
        "Table", "Investigators win, in self-play", "as Investigators, against random", "as Cultists, against random"
    )
    for name, it in last.fared.items():
        pairs = (it.open_won, it.games), (it.as_open, it.as_open_games), (it.as_hidden, it.as_hidden_games)
        table.add_row(name, *[f"{share:.1%} of {games:,}" if games else "-" for share, games in pairs])
    console.print(f"\n{last.decisions:,} decisions, {counted(last.games, 'game')}, {last.seconds:,.0f} s\n")
    console.print(table)


# A best response


def exploit(
    bot: Annotated[str, typer.Argument(help="The kind of bot to exploit.")],
    *,
    players: Players = None,
    team: Annotated[str, typer.Option(help="What the response plays: investigators or cultists.")] = "cultists",
    games: Annotated[int, typer.Option(help="Games to learn from.")] = 2000,
    exam: Annotated[int, typer.Option(help="Games to measure it by.")] = 400,
    weights: Annotated[
        Path | None, typer.Option(metavar="FILE", help="What it begins with.", show_default="the learner's")
    ] = None,
    exactly: Annotated[
        int | None,
        typer.Option(
            metavar="CHOICES",
            help="Train nothing: see the whole of a tiny duel in which each side makes so many choices.",
            show_default=False,
        ),
    ] = None,
    seed: Seed = 1,
    option: HouseRules = None,
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    """Train a best response against a bot that stays as it is, and say what it gains."""
    from gloaming.lab.series import jobs_for

    if exactly is not None:
        solve(bot, exactly, seed, json=json)
        return
    with checking(min(games, exam), jobs):
        need("A best response needs NumPy", "learner", "numpy")
        table = table_typed(GAME, players, option)[1]
        duel = duel_typed(bot, table, team, seed, weights)
    found = respond(duel, games, exam, jobs or jobs_for(games))
    if json:
        about = {"options": msgspec.structs.asdict(duel.options), "bot": duel.bot, "team": team, "seed": seed}
        typer.echo(notation.dumps({**about, "games": games, **in_json(found)}, indent=2))
    else:
        show_response(duel, games, found)


def duel_typed(bot: str, table: Any, team: str, seed: int, weights: Path | None) -> Duel:
    from gloaming.bots import kind_called
    from gloaming.bots.cultists import learner
    from gloaming.bots.learner.network import shipped_file
    from gloaming.lab.training.duels import Duel

    teams = GAMES[GAME].teams[:2]
    if team not in teams:
        raise BadOptions(f"No response plays {team!r}; choose one of: {', '.join(teams)}.")
    if not learner.has_learnt(table):
        raise BadOptions("A response is trained at tables of the base game for 5 to 8; choose such a one.")
    try:
        begun = shipped_file(learner.__name__) if weights is None else weights.read_bytes()
    except OSError as fault:
        raise BadOptions(f"{weights} cannot be read ({fault.strerror}); name a file that `lab train` wrote.") from fault
    return Duel(table, kind_called(bot, GAME, studied=True), team, seed, begun)


def respond(duel: Duel, games: int, exam: int, jobs: int) -> Response:
    from rich.console import Console
    from rich.progress import Progress

    from gloaming.lab.training.response import Answering

    answering, console = Answering([duel], jobs), Console(stderr=True)
    bar = Progress(console=console, transient=True, disable=not console.is_terminal)
    shown = bar.add_task("Learning", total=games)
    try:
        with stoppable(lambda: answering.played, games), bar:
            answering.train(games, lambda played, _: bar.update(shown, completed=played))
            bar.update(shown, description="Measuring", total=None)
            return answering.examined(exam)
    except Refused as fault:
        refuse(str(fault))


MOST_CHOICES = 4
"""With more a duel takes hours, as the bot is asked at every place."""


def solve(bot: str, choices: int, seed: int, *, json: bool) -> None:
    """What can be gained against a bot in the small duel, to the last digit."""
    from gloaming.bots import kind_called

    with checking(1, None):
        need("Duels are solved by OpenSpiel", "openspiel", "pyspiel")
        if not 1 <= choices <= MOST_CHOICES:
            raise BadOptions(f"A duel is solved with 1 to {MOST_CHOICES} choices for each side; take such a number.")
        kind = kind_called(bot, GAME, studied=True)
    from gloaming.lab.training.exact import exact, habit_of

    found = exact(choices, habit_of(kind, seed))
    if json:
        told = {**found._asdict(), "size": found.size._asdict(), "exploitability": found.exploitability}
        typer.echo(notation.dumps({"bot": kind, "choices": choices, **told}, indent=2))
    else:
        show_exact(kind, choices, found)


def show_exact(bot: str, choices: int, found: Exact) -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    size = f"{counted(choices, 'choice')} each, {counted(found.size.states, 'state')}"
    console.print(f"\nThe small duel with {size}, from -1 (the Cultist always wins) to 1 (the Investigator does):\n")
    table = figures("Investigator", "Cultist", "worth")
    for investigator, cultist, worth in (
        (bot, bot, found.itself),
        ("the best there is", bot, found.best),
        (bot, "the best there is", found.worst),
        ("an equilibrium, by CFR+", "the same", found.value),
    ):
        table.add_row(investigator, cultist, f"{worth:+.3f}")
    console.print(table)
    console.print(f"Those who know {bot} gain {found.exploitability:.3f} on average over the two sides.")


def in_json(found: Response) -> dict[str, Any]:
    shares = {"before": found.before, "after": found.after, "itself": found.itself}
    return {
        "exam": found.exam,
        **{name: {"share": it.share, "low": it.low, "high": it.high} for name, it in shares.items()},
        "gain": {"share": found.gain, "low": found.low, "high": found.high},
    }


def show_response(duel: Duel, games: int, found: Response) -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    played, who = table_words(GAME, duel.options), team_words(GAME, duel.team)
    console.print(f"\n{played}, seed {duel.seed}: {who} against {duel.bot}\n", soft_wrap=True)
    table = figures(f"{who} win", "of", "share", "95% interval")
    rows = {
        f"{duel.bot} itself": found.itself,
        "the network before it learnt": found.before,
        f"the response, after {counted(games, 'game')}": found.after,
    }
    for words, share in rows.items():
        table.add_row(words, f"{found.exam:,}", *interval(share))
    console.print(table)
    console.print(
        f"It gains {found.gain:+.1%} over {duel.bot} ({found.low:+.1%} to {found.high:+.1%}), over the same deals."
    )


def interval(share: Share) -> tuple[str, str]:
    return f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"
