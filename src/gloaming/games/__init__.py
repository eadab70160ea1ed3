"""The games: those of the house, a folder each, and those that other packages bring.

A package brings a game by an entry point of the group `gloaming.games` that leads to its GameKind; the house's own need
not be listed. Every layer above asks here which games there are, and looks for its own room for each (`room_for`)."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from gloaming.kernel.errors import BadOptions
from gloaming.kernel.guests import guests
from gloaming.kernel.kinds import GameKind

GROUP = "gloaming.games"
FIRST = "cultists"
"""The first game that was released, and what is meant wherever none is named."""


def of_the_house() -> Iterator[GameKind]:
    for folder in sorted(found.name for found in pkgutil.iter_modules(__path__)):
        yield from (
            thing for thing in vars(import_module(f"{__name__}.{folder}")).values() if isinstance(thing, GameKind)
        )


GAMES: dict[str, GameKind] = {kind.name: kind for kind in (*guests(GROUP, GameKind), *of_the_house())}
"""By name, alphabetically within the house; a guest cannot take the name of one of the house's games."""


def game_called(name: str) -> GameKind:
    if name not in GAMES:
        near = get_close_matches(name, GAMES, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"choose one of: {', '.join(GAMES)}."
        raise BadOptions(f"There is no game {name[:40]!r}; {hint}", "unknown-game", game=name[:40], games=tuple(GAMES))
    return GAMES[name]


def room_for(layer: str, game: str, part: str = "") -> ModuleType | None:
    """A layer's own room for a game: `gloaming.<layer>.<game>`, or `<its package>.<layer>` for a guest; None if it has none."""
    home = GAMES[game].home if game in GAMES else game
    for room in (f"gloaming.{layer}.{game}", f"{home}.{layer}"):
        module = f"{room}.{part}" if part else room
        if _exists(module):
            return import_module(module)
    return None


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the package that it would be in
        return False
