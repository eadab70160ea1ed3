"""The tables of a balance study: each is a set of options, bots of one strength, and a seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import msgspec

from gloaming.games import GAMES
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.options import chosen, table_of
from gloaming.kernel.values import Value
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan


class Table(msgspec.Struct, frozen=True):
    """Game number n of two tables with the same seed has the same dice: where they differ in little, games are pairs."""

    game: str
    options: Value
    bots: str
    seed: int
    draws_roles: bool = False
    """Whether every game draws special Roles of its own (draws.py)."""

    @property
    def key(self) -> str:
        """Its name in the store: all that its games depend on, but for the rules and the bots themselves."""
        about = {**msgspec.structs.asdict(self), "options": chosen(self.options)}
        return msgspec.json.encode(about, order="sorted").decode()

    def plan(self, options: Value) -> Plan:
        return Plan(self.game, options, seating(self.game, self.bots), self.seed)


class Axis(NamedTuple):
    """An option, and the values it takes one after the other, as words."""

    name: str
    words: tuple[str, ...]


class Sweep(NamedTuple):
    tables: tuple[Table, ...]
    refused: tuple[str, ...]
    """Why some combinations are not there: the sentences of the game, each once."""


def sweep(game: str, axes: Sequence[Axis], bots: Sequence[str], seed: int) -> Sweep:
    """Every combination that the game takes, with every strength of bots. A value that fits nowhere is a mistake."""
    for kind in bots:
        seating(game, kind)  # refuses unknown ones
    found: dict[Value, None] = {}
    refused: dict[str, None] = {}
    useless: dict[tuple[str, str], str] = {}
    useful: set[tuple[str, str]] = set()
    for wishes in combinations(axes):
        try:
            found[table_of(GAMES[game], wishes)] = None
            useful.update(wishes)
        except BadOptions as fault:
            refused[str(fault)] = None
            useless = {wish: str(fault) for wish in wishes} | useless
    for wish, sentence in useless.items():
        if wish not in useful:
            raise BadOptions(sentence)
    return Sweep(tuple(Table(game, one, kind, seed) for one in found for kind in bots), tuple(refused))


def combinations(axes: Sequence[Axis]) -> Iterator[list[tuple[str, str]]]:
    names = [axis.name for axis in axes]
    for words in product(*[axis.words for axis in axes]):
        yield list(zip(names, words, strict=True))
