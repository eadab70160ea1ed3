"""The command itself: what was typed becomes a table, and the game begins."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from gloaming.cli.language import Language, in_language, refusing

if TYPE_CHECKING:
    from gloaming.cli.play.saves import Kept
    from gloaming.cli.play.stage import Stage

Level = Literal["first", "experienced", "expert", "custom"]
FIRST = "cultists"


def play(
    *,
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|FILE]",
            help="cultists or invasion; with --resume: the game to go on with.",
            show_default=False,
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the latest unfinished game, or with FILE.")
    ] = False,
    players: Annotated[int, typer.Option(help="How many play, 4 to 8, you and the bots.")] = 5,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Kind of bot on the other seats: sleuth, careful, searcher or random.", show_default="sleuth"
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="What the others call you.", show_default=False)] = "",
    people: Annotated[
        str, typer.Option(metavar="ANN,BEN", help="Several people who pass this device round.", show_default=False)
    ] = "",
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="The same text deals the same game.", show_default=False)
    ] = "",
    level: Annotated[
        Level | None,
        typer.Option(help="Cultists: first, the usual, teaches; the others bring more roles.", show_default=False),
    ] = None,
    roles: Annotated[
        str, typer.Option(metavar="A,B", help="Cultists: special roles by name, for expert or custom.")
    ] = "",
    automa: Annotated[bool, typer.Option("--automa", help="Cultists with 6 players: the AUTOMA takes a seat.")] = False,
    board: Annotated[
        str,
        typer.Option(
            metavar="NAME|FILE",
            help="Cultists: university, polar-station or mine; or a file of your own.",
            show_default=False,
        ),
    ] = "",
    professions: Annotated[
        bool, typer.Option("--professions", help="Cultists with 7 seats or more: a hidden reward for fighting.")
    ] = False,
    city: Annotated[
        str, typer.Option(metavar="NAME", help="Invasion: milan, the usual, or washington.", show_default=False)
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A house rule; can be repeated.", show_default=False)
    ] = None,
    options: Annotated[bool, typer.Option("--options", help="List all house rules of the game and stop.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, and ASCII only.")] = False,
    auto: Annotated[bool, typer.Option("--auto", help="Bots play your chair too: sit back and watch.")] = False,
    language: Language = "",
) -> None:
    """Play a game in this terminal, with bots on the other chairs.

    Cultists: ten hours in a university at night. Most of you are
    investigators, who bring books to a shelf; somebody is a cultist, who
    hands out death, face down. Invasion: agents bring scientists out of a
    city, and any card may make one of you an alien.

    Each question comes with numbered answers: type a number and press
    Enter. ? tells the rule behind a question, h helps, q leaves and keeps the
    game for later.

    gloaming play is all you need for a first game. Further on:

    gloaming play --level experienced --players 6

    gloaming play invasion --city washington

    gloaming play --people "Ann,Ben" (two people, one device)

    gloaming play --resume (where you left off)
    """
    typed = {"level": level, "roles": roles, "automa": automa, "board": board, "professions": professions, "city": city}
    with in_language(language):
        with refusing():
            if resume:
                kept, path = resumed(game)
            else:
                stage = chosen(game)
                if options:
                    list_house_rules(stage)
                    return
                table = {"players": players, **{switch: value for switch, value in typed.items() if value}}
                names = split(people) or [name or guest()]
                kept, path = begun(stage, options_of(stage, table, option or []), bots or usual(stage), seed, names)
        start(kept, path, plain, auto)


def guest() -> str:
    from gloaming.words import t

    return t("person-guest")


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def chosen(game: str | None) -> "Stage":
    from gloaming.cli.play.stages import STAGES, stage_of
    from gloaming.kernel.errors import Refused

    if game is not None and game not in STAGES and (Path(game).suffix or Path(game).exists()):
        raise Refused("--resume comes before the file.", "resume-first")
    return stage_of(FIRST if game is None else game)


def usual(stage: "Stage") -> str:
    """The kind of bot that sits down where nobody has chosen, as at a web table."""
    from gloaming.bots import bot_names

    return bot_names(stage.kind.name)[0]


def options_of(stage: "Stage", table: dict[str, Any], settings: list[str]) -> Any:
    from gloaming.cli.play.house_rules import parsed
    from gloaming.kernel.errors import BadOptions

    for switch in table:
        if switch not in stage.switches:
            raise BadOptions(f"--{switch} is for another game.", "other-game", switch=switch, game=stage.kind.title)
    return stage.kind.read_options({**stage.table_of(table), **parsed(stage, settings)})


def begun(stage: "Stage", options: Any, bots: str, seed: str, people: list[str]) -> "tuple[Kept, Path]":
    from gloaming.bots import make_bot
    from gloaming.cli.play.saves import Kept, keep_seating, new_file
    from gloaming.cli.play.seating import Seating, named
    from gloaming.kernel.dice import Dice
    from gloaming.kernel.errors import Refused
    from gloaming.kernel.records import Match

    make_bot(bots, stage.kind.name, Dice.seeded("a bot of this kind"))  # refuses a kind that there is not
    match = Match(stage.kind, options, seed_of(seed), named(stage, people, options))
    seating = Seating(people=tuple(range(len(people))), bots=bots)
    path = new_file(match)
    try:
        keep_seating(path, seating)
    except OSError as fault:
        raise Refused(f"Games cannot be kept in {path.parent}.", "cannot-keep", fault=str(fault)) from fault
    return Kept(match, seating, dict.fromkeys(seating.people, 0)), path


def seed_of(text: str) -> bytes:
    """Fresh dice; or those of a text; or, from the 64 signs that a finished game shows, its very own."""
    import secrets
    from hashlib import sha256

    if not text:
        return secrets.token_bytes(32)
    if len(text) == 64 and all(sign in "0123456789abcdef" for sign in text):
        return bytes.fromhex(text)
    return sha256(text.encode()).digest()


def resumed(file: str | None) -> "tuple[Kept, Path]":
    from gloaming.cli.play.saves import latest, load

    path = latest() if file is None else Path(file)
    return load(path), path


def start(kept: "Kept", path: Path, plain: bool, auto: bool) -> None:
    from gloaming.cli.play.screen import Screen
    from gloaming.cli.play.session import Session

    Session(Screen(plain=plain, live=False if auto else None), kept, path, auto=auto).play()


def list_house_rules(stage: "Stage") -> None:
    """Each with its name, its ruling and its values, and below in words."""
    from gloaming.cli.play.house_rules import house_rules, ruling_of, words_of
    from gloaming.words import t

    typer.echo(t("rules-listed", game=stage.kind.title) + "\n")
    for name, values in house_rules(stage).items():
        typer.echo(f"{name:38} {ruling_of(name):10} {' / '.join(values)}")
        typer.echo(f"    {words_of(stage, name, values)}")
