"""What every command that sets up a table understands: which game, and the options of each game as switches."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from gloaming.bots import Styles, bot_names, levels_of, styles_of
from gloaming.games import FIRST, GAMES, game_called
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.options import pair, table_of
from gloaming.words import has, t

Game = Annotated[str | None, typer.Argument(help="Which game (see below).", show_default="the first")]
Players = Annotated[int | None, typer.Option(help="Number of players.", show_default="the usual number")]
HouseRules = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A house rule; repeatable.", show_default=False),
]


def wishes(players: int | None, option: Iterable[str] | None) -> list[tuple[str, str]]:
    """What was typed about the table, as pairs of a name and a word."""
    return [*([("players", str(players))] if players is not None else []), *map(pair, option or ())]


def table_typed(game: str | None, players: int | None, option: Iterable[str] | None) -> tuple[GameKind, Any]:
    """The game, and its options as they were typed."""
    kind = game_called(game or FIRST)
    return kind, table_of(kind, wishes(players, option))


class TableCommand(TyperCommand):
    """Whatever a game calls its options is a switch as well: `--city washington` means `--option city=washington`, and
    `--automa` alone `--option automa=yes`. The games are asked only where a command has no such switch itself."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, list(self.spelt_out(args)))

    def spelt_out(self, args: Iterable[str]) -> Iterator[str]:
        own = {"--help", *[name for param in self.params for name in param.opts]}
        words = iter(args)
        for word in words:
            name, equals, value = word.partition("=")
            if not name.startswith("--") or name in own or (hint := switches().get(name)) is None:
                yield word
                continue
            value = value if equals else "yes" if hint is bool else next(words, "")
            yield from ("--option", f"{name.removeprefix('--').replace('-', '_')}={value}")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.epilog = "\n\n".join(map(told, GAMES.values()))
        super().format_help(ctx, formatter)


def switches() -> dict[str, Any]:
    """The options of all games, as switches, with their types."""
    found: dict[str, Any] = {}
    for kind in GAMES.values():
        found |= {switch_of(name): hint for name, hint in typing.get_type_hints(kind.options).items()}
    return found


def switch_of(field: str) -> str:
    return f"--{field.replace('_', '-')}"


def told(kind: GameKind) -> str:
    """A game in the help: what it is, and what can be chosen about it."""
    from gloaming.cli.play.stage import stage_of

    hints = typing.get_type_hints(kind.options)
    about = t(f"game-{kind.name}.what") if has(f"game-{kind.name}.what") else f"{kind.title}."
    chosen = ", ".join(with_values(name, hints[name]) for name in stage_of(kind.name).switches)
    bots = ", ".join((*levels_of(kind.name), *bot_names(kind.name)))
    styles = styles_of(kind.name)
    how = f" {styles_told(kind.name, styles)}" if styles else ""
    return f"{kind.name}: {about} For {kind.players[0]} to {kind.players[-1]}. Switches: {chosen}. Bots: {bots}.{how}"


def styles_told(game: str, styles: Styles) -> str:
    known = [level for level, kind in levels_of(game).items() if kind in styles.kinds]
    return f"Styles of {', '.join(known or styles.kinds)} bots: {', '.join(styles.offered)}."


def with_values(field: str, hint: Any) -> str:
    literal = typing.get_origin(hint) is typing.Literal
    return f"{switch_of(field)} {'|'.join(map(str, typing.get_args(hint)))}" if literal else switch_of(field)
