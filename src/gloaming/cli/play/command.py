"""The command itself: what was typed becomes a table, and the game begins."""

import secrets
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gloaming.bots import bot_names, kind_called, style_called
from gloaming.clauses import ruling_on
from gloaming.cli.endings import game_words
from gloaming.cli.language import Language, in_language, refusing
from gloaming.cli.play.saves import Kept, Seating, keep_seating, latest, load, new_file
from gloaming.cli.tables import HouseRules, Players, switch_of, switches, wishes
from gloaming.games import FIRST, GAMES
from gloaming.kernel.errors import BadOptions, Refused
from gloaming.kernel.options import table_of
from gloaming.kernel.records import Match
from gloaming.words import t

if TYPE_CHECKING:
    from gloaming.cli.play.stage import Stage


def play(
    *,
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|FILE]",
            help="Which game (see below); with --resume, the file of a saved game.",
            show_default=False,
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the latest unfinished game, or FILE.")] = False,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(help="Bots on the other seats: easy, normal, hard, or a kind (see below).", show_default="normal"),
    ] = None,
    style: Annotated[
        str,
        typer.Option(
            metavar="STYLE",
            help="How the bots play: gentle (for a first game), human (an evening among people) or keen (to win).",
            show_default="human",
        ),
    ] = "",
    name: Annotated[str, typer.Option(help="Your name at the table.", show_default=False)] = "",
    people: Annotated[
        str, typer.Option(metavar="ANN,BEN", help="Names of people sharing this device.", show_default=False)
    ] = "",
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="The same text deals the same game.", show_default=False)
    ] = "",
    option: HouseRules = None,
    options: Annotated[bool, typer.Option("--options", help="List the game's house rules and exit.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, and ASCII only.")] = False,
    auto: Annotated[bool, typer.Option("--auto", help="Let a bot play your seat too, and watch.")] = False,
    language: Language = "",
) -> None:
    """Play a game in this terminal, with bots on the other seats.

    Each question comes with numbered answers: type a number and press
    Enter. ? shows the rule, h shows help, q saves the game and quits.

    gloaming play is all you need for a first game. Later, try:

    gloaming play --players 6 --bots easy

    gloaming play --style keen (against bots that play to win)

    gloaming play --people "Ann,Ben" (two people, one device)

    gloaming play --options (the house rules)

    gloaming play --resume (where you left off)
    """
    with in_language(language):
        with refusing():
            if resume:
                path = latest() if game is None else Path(game)
                kept = load(path)
            else:
                stage = chosen(game)
                if options:
                    list_house_rules(stage)
                    return
                table = options_of(stage, wishes(players, option))
                names = split(people) or [name or t("person-guest")]
                kept, path = begun(stage, table, names, seed, bots=bots or bot_names(stage.kind.name)[0], style=style)
        start(kept, path, plain, auto)


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def chosen(game: str | None) -> "Stage":
    from gloaming.cli.play.stage import stage_of

    if game is not None and game not in GAMES and (Path(game).suffix or Path(game).exists()):
        raise Refused("--resume comes before the file.", "resume-first")
    return stage_of(FIRST if game is None else game)


def options_of(stage: "Stage", typed: list[tuple[str, str]]) -> Any:
    for name, _ in typed:
        if name not in stage.kind.options.__struct_fields__ and (switch := switch_of(name)) in switches():
            raise BadOptions(f"{switch} is for another game.", "other-game", switch=switch, game=stage.kind.title)
    return table_of(stage.kind, [stage.meant(name, word) for name, word in typed])


def begun(stage: "Stage", options: Any, people: list[str], seed: str, *, bots: str, style: str) -> tuple[Kept, Path]:
    from gloaming.cli.play.seating import named

    bots = kind_called(bots, stage.kind.name)
    style = style_called(style, stage.kind.name, bots)
    match = Match(stage.kind, options, seed_of(seed), named(stage, people, options))
    seating = Seating(people=tuple(range(len(people))), bots=bots, style=style)
    path = new_file(match)
    try:
        keep_seating(path, seating)
    except OSError as fault:
        raise Refused(f"Games cannot be kept in {path.parent}.", "cannot-keep", fault=str(fault)) from fault
    return Kept(match, seating, dict.fromkeys(seating.people, 0)), path


def seed_of(text: str) -> bytes:
    """Fresh dice; or those of a text; or, from the 64 characters that a finished game shows, its very own."""
    if not text:
        return secrets.token_bytes(32)
    if len(text) == 64 and all(sign in "0123456789abcdef" for sign in text):
        return bytes.fromhex(text)
    return sha256(text.encode()).digest()


def start(kept: Kept, path: Path, plain: bool, auto: bool) -> None:
    from gloaming.cli.play.screen import Screen
    from gloaming.cli.play.session import Session

    Session(Screen(plain=plain, live=False if auto else None), kept, path, auto=auto).play()


def list_house_rules(stage: "Stage") -> None:
    """Each with its name, its ruling and its values, and below in words."""
    from gloaming.cli.play.house_rules import house_rules, words_of

    typer.echo(t("rules-listed", game=game_words(stage.kind.name)) + "\n")
    for name, values in house_rules(stage).items():
        typer.echo(f"{name:38} {ruling_on(name):10} {' / '.join(values)}")
        typer.echo(f"    {words_of(stage, name, values)}")
