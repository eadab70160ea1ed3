"""The command itself: what was typed becomes a table, and the game begins."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

import typer

if TYPE_CHECKING:
    from gloaming.cli.play.saves import Kept
    from gloaming.games.cultists import Options

Level = Literal["first", "experienced", "expert", "custom"]


def play(
    *,
    file: Annotated[
        Path | None, typer.Argument(help="With --resume: the game to go on with.", show_default=False)
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the latest unfinished game, or with FILE.")
    ] = False,
    players: Annotated[int, typer.Option(help="How many play, 4 to 8, you and the bots. With 4 the AUTOMA joins.")] = 5,
    automa: Annotated[bool, typer.Option("--automa", help="With 6 players: the AUTOMA takes a seventh seat.")] = False,
    level: Annotated[Level, typer.Option(help="first teaches; the others bring more roles and dangers.")] = "first",
    roles: Annotated[str, typer.Option(metavar="A,B", help="Special roles by name, for level expert or custom.")] = "",
    bots: Annotated[str, typer.Option(help="Who sits on the other chairs: careful or random.")] = "careful",
    name: Annotated[str, typer.Option(help="What the others call you.", show_default=False)] = "",
    people: Annotated[
        str, typer.Option(metavar="ANN,BEN", help="Several people who pass this device round.", show_default=False)
    ] = "",
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="The same text deals the same game.", show_default=False)
    ] = "",
    board: Annotated[
        str,
        typer.Option(
            metavar="NAME|FILE", help="university, polar-station or mine; or a file of your own.", show_default=False
        ),
    ] = "",
    professions: Annotated[
        bool, typer.Option("--professions", help="With 7 seats or more: a hidden reward for fighting cultists.")
    ] = False,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A house rule; can be repeated.", show_default=False)
    ] = None,
    options: Annotated[bool, typer.Option("--options", help="List all house rules and stop.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, and ASCII only.")] = False,
    auto: Annotated[bool, typer.Option("--auto", help="Bots play your chair too: sit back and watch.")] = False,
) -> None:
    """Play a game in this terminal, with bots on the other chairs.

    Ten hours in a university at night. Most of you are investigators, who
    bring books to a shelf; somebody is a cultist, who hands out death, face
    down. Each question comes with numbered answers: type a number and press
    Enter. ? tells the rule behind a question, h helps, q leaves and keeps the
    game for later.

    gloaming play is all you need for a first game. Further on:

    gloaming play --level experienced --players 6

    gloaming play --board polar-station (relics under the ice)

    gloaming play --people "Ann,Ben" (two people, one device)

    gloaming play --resume (where you left off)
    """
    if options:
        list_house_rules()
        return
    from gloaming.kernel.errors import Refused

    try:
        if resume:
            kept, path = resumed(file)
        elif file is not None:
            raise Refused("To go on with a game write --resume before its file.")
        else:
            table = {"players": players, "automa": automa, "level": level, "roles": roles, "professions": professions}
            kept, path = begun(options_of(table, board, option or []), bots, seed, split(people) or [name or "Guest"])
    except ValueError as fault:  # Refused, or what a board file says of itself
        refuse(str(fault))
    except OSError as fault:
        refuse(f"Games cannot be kept here ({fault}); set GLOAMING_HOME to a folder of yours.")
    start(kept, path, plain, auto)


def refuse(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(2)


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def options_of(table: Mapping[str, object], board: str, settings: list[str]) -> "Options":
    from gloaming.cli.play.house_rules import parsed
    from gloaming.games.cultists import CULTISTS
    from gloaming.games.cultists.board import FAMILIES
    from gloaming.kernel.errors import BadOptions

    given: dict[str, object] = {**table, **parsed(settings), "roles": split(str(table["roles"]))}
    if board in FAMILIES:
        given["board"] = board
    elif board:
        try:
            given["board_file"] = Path(board).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            names = ", ".join(FAMILIES)
            raise BadOptions(f"The board {board} cannot be read; take one of {names}, or name another file.") from fault
    read: Options = CULTISTS.read_options(given)  # type: ignore[assignment]
    return read


def begun(options: "Options", bots: str, seed: str, people: list[str]) -> "tuple[Kept, Path]":
    from gloaming.bots import make_bot
    from gloaming.cli.play.saves import Kept, keep_seating, new_file
    from gloaming.cli.play.seating import Seating, named
    from gloaming.games.cultists import CULTISTS
    from gloaming.kernel.dice import Dice
    from gloaming.kernel.records import Match

    make_bot(bots, CULTISTS.name, Dice.seeded("a bot of this kind"))  # refuses a kind that there is not
    match = Match(CULTISTS, options, seed_of(seed), named(people, options))
    seating = Seating(people=tuple(range(len(people))), bots=bots)
    path = new_file(match)
    keep_seating(path, seating)
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


def resumed(file: Path | None) -> "tuple[Kept, Path]":
    from gloaming.cli.play.saves import latest, load

    path = file or latest()
    return load(path), path


def start(kept: "Kept", path: Path, plain: bool, auto: bool) -> None:
    from gloaming.cli.play.screen import Screen
    from gloaming.cli.play.session import Session

    Session(Screen(plain=plain, live=False if auto else None), kept, path, auto=auto).play()


def list_house_rules() -> None:
    from gloaming.cli.play.house_rules import house_rules, ruling_of

    typer.echo("House rules for --option NAME=VALUE; the first value is the usual one, and")
    typer.echo("`gloaming rules` with the number tells what it is about.\n")
    for name, values in house_rules().items():
        typer.echo(f"{name:38} {ruling_of(name):10} {' / '.join(values)}")
