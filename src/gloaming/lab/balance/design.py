"""From request, as people type them, to a study; and from a study back to the command that makes it again."""

from __future__ import annotations

import shlex
import typing
from collections.abc import Iterator, Sequence

import msgspec

from gloaming.games import GAMES, game_called
from gloaming.kernel.errors import BadOptions
from gloaming.lab.balance import study
from gloaming.lab.balance.study import Study
from gloaming.lab.balance.subjects import subject_of
from gloaming.lab.balance.tables import Axis, sweep


class StudyRequest(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    options: Sequence[tuple[str, str]] = ()
    """Options of the game, each with a value, or several with commas between them; of players also 4-8."""
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
    subject, hints = subject_of(request.game), typing.get_type_hints(GAMES[request.game].options)
    given: dict[str, list[str]] = {}
    for name, words in request.options:
        hint = hints.get(name)
        several = name in subject.sweeps or hint in (bool, int) or typing.get_origin(hint) is typing.Literal
        given.setdefault(name, []).extend(parts(name, words) if several else [words])
    implied = {name: [word] for option, (name, word) in subject.implied.items() if option in given}
    values = {name: parts(name, words) for name, words in subject.sweeps.items()} | implied | given
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
    for name, values in axes_of(request):
        if name in subject_of(request.game).sweeps:
            words += [f"--{name}", ",".join(values)]
        else:
            words += [word for value in values for word in ("--option", f"{name}={value}")]
    words += [word for bots in request.bots for word in ("--bots", bots)]
    for name in ("games", "role_games", "option_games", "roles_at", "options_at", "only", "seed"):
        value = str(getattr(request, name))
        words += [f"--{name.replace('_', '-')}", value] if value else []
    return shlex.join(words)
