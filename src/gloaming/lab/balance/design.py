"""From request, as people type them, to a study; and from a study back to the command that makes it again."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from gloaming.games import game_called
from gloaming.kernel.errors import BadOptions
from gloaming.lab.balance import study
from gloaming.lab.balance.catalogue import subject_of
from gloaming.lab.balance.study import Study
from gloaming.lab.balance.tables import Axis, sweep

BY_NAME = ("players", "level", "board", "city")
"""Options with a wish of their own; all others are written NAME=VALUE."""


class StudyRequest(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    swept: Mapping[str, str] = {}
    """Values with commas between them, of options that are swept by name; of players also 4-8."""
    roles: Sequence[str] = ()
    """Sets of special Roles."""
    options: Sequence[tuple[str, str]] = ()
    bots: Sequence[str] = ("careful",)
    games: int
    role_games: int
    option_games: int
    roles_at: str = ""
    options_at: str = ""
    only: str = ""
    seed: int = 1


def designed(request: StudyRequest) -> Study:
    game, bots = game_called(request.game).name, tuple(dict.fromkeys(request.bots))
    if min(request.role_games, request.option_games) < 0:
        raise BadOptions("Fewer than 0 games cannot be played; with 0 that part of the study is left out.")
    tables, refused = sweep(game, axes_of(request), bots, request.seed)
    players = list(dict.fromkeys(int(getattr(table.options, "players", 0)) for table in tables))
    usual = [count for count in subject_of(game).reference if count in players] or players[-1:]
    drawn = study.tables_with_draws(tables, among(players, request.roles_at, "--roles-at") or players)
    names = parts("only", request.only) if request.only else []
    changes = study.changes(tables, among(players, request.options_at, "--options-at") or usual, names)
    for name in names:
        if name not in [change.name for change in changes]:
            raise BadOptions(
                f"No house rule {name!r} matters at these tables; `gloaming play --options` lists them all."
            )
    return Study(
        game=game,
        bots=bots,
        seed=request.seed,
        games=request.games,
        tables=tables,
        role_games=request.role_games,
        drawn=drawn if request.role_games else (),
        option_games=request.option_games,
        changes=changes if request.option_games else (),
        refused=refused,
    )


def axes_of(request: StudyRequest) -> list[Axis]:
    """The options that vary, first those that the game always sweeps."""
    words = {**subject_of(request.game).sweeps, **request.swept}
    values = {name: tuple(parts(name, given)) for name, given in words.items()}
    if request.roles:
        values["roles"] = tuple(request.roles)
        values["level"] = values["level"] if "level" in request.swept else ("custom",)
    given: dict[str, tuple[str, ...]] = {}
    for name, value in request.options:
        given[name] = (*given.get(name, ()), value)
    values |= given
    return [Axis(name, tuple(dict.fromkeys(several))) for name, several in values.items()]


def parts(name: str, given: str) -> list[str]:
    found = [part.strip() for part in given.split(",") if part.strip()]
    if not found:
        raise BadOptions(f"--{name} names nothing; write its values with commas between them.")
    return [one for part in found for one in (spans(part) if name == "players" else (part,))]


def spans(part: str) -> Iterator[str]:
    """ "4-8" is 4, 5, 6, 7, 8."""
    first, dash, last = part.partition("-")
    if dash and first.isdecimal() and last.isdecimal() and int(first) <= int(last) < int(first) + 100:
        yield from map(str, range(int(first), int(last) + 1))
    else:
        yield part


def among(players: Sequence[int], given: str, what: str) -> list[int]:
    """Player counts that are swept; none if none are named."""
    named = parts("players", given) if given else []
    for part in named:
        if not part.isdecimal() or int(part) not in players:
            known = ", ".join(map(str, players))
            raise BadOptions(f"{what} {part} isn't a player count of this study; choose among {known}.")
    return [int(part) for part in named]


def command_of(request: StudyRequest) -> str:
    """How to make it again; where it is kept and by how many processes is everybody's own affair."""
    words = ["gloaming", "lab", "balance", request.game]
    for axis in axes_of(request):
        if axis.name in BY_NAME:
            words += [f"--{axis.name}", ",".join(axis.words)]
        else:
            words += [word for value in axis.words for word in _option(axis.name, value)]
    words += [word for bots in request.bots for word in ("--bots", bots)]
    for name in ("games", "role_games", "option_games", "roles_at", "options_at", "only", "seed"):
        value = str(getattr(request, name))
        words += [f"--{name.replace('_', '-')}", value] if value else []
    return shlex.join(words)


def _option(name: str, value: str) -> tuple[str, str]:
    return ("--roles", value) if name == "roles" else ("--option", f"{name}={value}")
