"""What a game brings to its balance study: what to sweep, what may be changed, and what to count when a game is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec

from gloaming.games import GAMES, room_for
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Value
from gloaming.lab.balance.changes import departures, other_values


class Facts(Value, tag=False, omit_defaults=True):
    """What an observer has counted in one game. A game that says nothing of it has nothing to tell."""


class Label(NamedTuple):
    """Where a table stands in the plots: in which row, in which column, and in which group of columns."""

    row: str
    column: str
    group: str


class PrintedLoyalty(NamedTuple):
    """A Role as its marker says it: for which side it counts, and how much."""

    title: str
    side: str
    loyalty: int


class Subject(msgspec.Struct, frozen=True, kw_only=True):
    sweeps: Mapping[str, str]
    """The options that a study sweeps unless told otherwise, each with its words."""
    implied: Mapping[str, tuple[str, str]] = {}
    """What goes with an option that is given, unless told otherwise: another option, and its word."""
    reference: tuple[int, ...] = ()
    """The player counts at which house rules are tried, unless told otherwise."""
    level: str = ""
    """The option of which later values add rules and Roles to earlier ones; house rules are tried at the last."""
    label: Callable[[Any], Label]
    headings: tuple[str, str, str] = ("players", "", "")
    """What the parts of a label are called."""
    facts: type[Facts] = Facts
    observe: Callable[[Any], Facts] = lambda _: Facts()
    """(a game that is over) -> what it tells. It counts and changes nothing."""
    happenings: Callable[[Any], Mapping[str, tuple[int, ...]]] = lambda _: {}
    """(facts) -> the rounds in which each of these happened, by name."""
    judgements: tuple[str, str] | None = None
    """Two of the happenings: somebody was found guilty who was, and who wasn't."""
    changes: Callable[[Any], Iterable[tuple[str, Any]]]
    """(options) -> every house rule that can matter at this table, with each value that is not the book's."""
    roles: Callable[[Any], tuple[str, ...]] = lambda _: ()
    """(options) -> the special Roles that may be dealt there, each for itself."""
    with_roles: Callable[[Any, tuple[str, ...]], Value | None] = lambda options, _: options
    """(options, Roles) -> the table with just these Roles, or None where they cannot be together."""
    printed: Callable[[str], PrintedLoyalty] = lambda role: PrintedLoyalty(role, "", 0)


@cache
def subject_of(game: str) -> Subject:
    """The `SUBJECT` in `gloaming.lab.balance.<game>`, or in the room `lab.balance` of a guest's package."""
    own: Subject | None = getattr(room_for("lab.balance", game), "SUBJECT", None)
    return own or derived(GAMES[game])


def derived(kind: GameKind) -> Subject:
    """Player counts are swept, and every switch and every list of words is a house rule."""
    return Subject(
        sweeps={"players": f"{kind.players[0]}-{kind.players[-1]}"},
        label=lambda options: Label(f"{options.players}", "", ", ".join(departures(options, ("players",)))),
        headings=("players", "", "house rules"),
        changes=lambda options: other_values(options, ("players",), {}, lambda table: kind.empty_game(table, b"")),
    )
