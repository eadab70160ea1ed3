"""Cultists in the balance study: its tables, its Roles, its house rules, and where and when people die."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from gloaming.games.cultists import Options
from gloaming.games.cultists.board import FAMILIES
from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.events import (
    BecameGhost,
    BookPlaced,
    Entered,
    Gave,
    GaveInTheDark,
    RoundBegan,
    Stayed,
    VoteSettled,
)
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.levels import draws_a_mix, role_groups
from gloaming.games.cultists.options.mountains_of_chaos import MountainOptions
from gloaming.games.cultists.options.professions import ProfessionOptions
from gloaming.games.cultists.options.under_the_surface import SurfaceOptions
from gloaming.games.cultists.roles import BASE_ROLES, ROLES, SPECIAL_ROLES
from gloaming.games.cultists.roles.cursebearer import cursebearer
from gloaming.games.cultists.setup import check
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.teams import TEAMS, team_of
from gloaming.kernel.values import Seat, Value
from gloaming.lab.balance.changes import departures, other_values, passes
from gloaming.lab.balance.subjects import Facts, Label, PrintedLoyalty, Subject

NOT_HOUSE_RULES = ("players", "automa", "level", "roles", "board", "board_file", "first_player", "professions")
"""They say what is played; a study sweeps them."""
ON_ANY_BOARD = ("ropes_on_any_board",)
CULTISTS_OUT, OTHERS_OUT = "cultists_voted_out", "others_voted_out"


class Night(Facts):
    """One game of Cultists, told by its rounds and places."""

    roles: tuple[str, ...] = ()
    points: int = 0
    target: int = 0
    killed: tuple[tuple[int, str], ...] = ()
    """In which round and where each Investigator got the first Dead card; those dealt dead are not among them."""
    ghosts: tuple[tuple[int, str, str], ...] = ()
    """In which round, where and why each Ghost became one."""
    votes: tuple[tuple[int, str], ...] = ()
    """In which round each Vote was, and the team of the player it eliminated; "" if nobody."""
    books: tuple[int, ...] = ()
    """The rounds in which Books were placed."""

    @property
    def books_complete(self) -> bool:
        return self.points >= self.target


def observe(game: Cultists) -> Night:
    """Reads the journal of a game that is over, from its beginning to its end."""
    at = [game.board.start] * len(game.seats)
    now = 0
    killed: dict[Seat, tuple[int, str]] = {}
    ghosts: list[tuple[int, str, str]] = []
    votes: list[tuple[int, str]] = []
    books: list[int] = []
    for event in game.journal:
        match event:
            case RoundBegan():
                now = event.round
            case Entered() | Stayed():
                at[event.seat] = event.place
            case Gave() | GaveInTheDark() if event.card == DEAD and dies(game, event.to):
                killed.setdefault(event.to, (now, at[event.to]))
            case BecameGhost():
                ghosts.append((now, at[event.seat], event.cause))
            case VoteSettled():
                votes.append((now, "" if event.eliminated is None else team_of(game, event.eliminated)))
            case BookPlaced():
                books.append(now)
            case _:
                pass
    deaths = tuple(killed.values()), tuple(ghosts)
    return Night(game.special_roles, game.points, game.target, *deaths, tuple(votes), tuple(books))


def happenings(night: Night) -> dict[str, tuple[int, ...]]:
    return {
        "killed": tuple(now for now, _ in night.killed),
        "books_placed": night.books,
        CULTISTS_OUT: tuple(now for now, team in night.votes if team == TEAMS[1]),
        OTHERS_OUT: tuple(now for now, team in night.votes if team not in ("", TEAMS[1])),
    }


def dies(game: Cultists, seat: Seat) -> bool:
    """AC-TERM-19: an Investigator who was not dealt dead."""
    return team_of(game, seat) == TEAMS[0] and game.dead_since.get(seat) != 0


def label(options: Options) -> Label:
    automa = " + AUTOMA" if options.has_automa else ""
    roles = ", ".join(ROLES[role].title for role in options.roles) or "no special Roles"
    level = options.level if options.level != "custom" else roles
    board = options.board or (FAMILIES[0] if not options.board_file else "a board of one's own")
    extras = [*["Professions"] * options.professions, *departures(options, NOT_HOUSE_RULES)]
    return Label(f"{options.players}{automa}", level, ", ".join([board, *extras]))


@lru_cache(maxsize=64)
def roles(options: Options) -> tuple[str, ...]:
    """Those whose markers are made for so many seats."""
    fitting = [role for role in SPECIAL_ROLES if options.seats in ROLES[role].seats]
    return tuple(role for role in fitting if with_roles(options, (role,)) is not None)


def with_roles(options: Options, chosen: tuple[str, ...]) -> Value | None:
    table = msgspec.structs.replace(options, level="custom", roles=chosen)
    return table if passes(check, table) else None


def printed(role: str) -> PrintedLoyalty:
    marker = ROLES[role]
    return PrintedLoyalty(marker.title, marker.favours, marker.loyalty)


def changes(options: Options) -> Iterator[tuple[str, Any]]:
    found = other_values(options, NOT_HOUSE_RULES, {}, check)
    return ((name, value) for name, value in found if matters(name, options))


def matters(name: str, options: Options) -> bool:
    """Whether what this house rule speaks of can come up at this table at all."""
    if name.startswith("automa_"):
        return options.has_automa
    role = role_of(name)
    if role is not None and role not in roles_in_play(options):
        return False
    homes = {
        "under_the_surface": SurfaceOptions,
        "mountains_of_chaos": MountainOptions,
        "professions": ProfessionOptions,
    }
    expansion = next((home for home, kind in homes.items() if name in kind.__annotations__), None)
    at_home = expansion in (None, *[expansion.name for expansion in expansions_of(options)])
    return at_home or name in ON_ANY_BOARD or (role is not None and role not in BASE_ROLES)


def role_of(name: str) -> str | None:
    """The Role of which a house rule speaks, by its first word."""
    if name.startswith("curse_"):
        return cursebearer.name
    return next((role for role in SPECIAL_ROLES if name.startswith(role)), None)


def roles_in_play(options: Options) -> set[str]:
    if draws_a_mix(options):
        return set(BASE_ROLES)
    return {role for group in role_groups(options) for role in group}


SUBJECT = Subject(
    sweeps={"players": "4-8", "level": "first,experienced,expert", "board": "university"},
    implied={"roles": ("level", "custom")},
    reference=(6, 8),
    level="level",
    label=label,
    headings=("players", "level", "board"),
    facts=Night,
    observe=observe,
    happenings=happenings,
    judgements=(CULTISTS_OUT, OTHERS_OUT),
    changes=changes,
    roles=roles,
    with_roles=with_roles,
    printed=printed,
)
