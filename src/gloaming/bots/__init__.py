"""Bots: players who receive a view and a question, never a game."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.bots.base import Bot
from gloaming.bots.careful import CarefulBot
from gloaming.bots.invasion import CarefulInvasionBot
from gloaming.bots.random import RandomBot
from gloaming.bots.sleuth import SleuthBot
from gloaming.bots.sleuth_invasion import SleuthInvasionBot
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions

__all__ = ["Bot", "bot_kinds", "bot_names", "make_bot"]

USUAL = "sleuth"
"""Sits down where nobody has chosen."""

ANY_GAME: dict[str, Callable[[Dice], Bot]] = {"random": RandomBot}
"""Bots that play whatever is asked."""


def _searcher(game: str, counted: bool = False) -> Callable[[Dice], Bot]:
    def sit_down(dice: Dice) -> Bot:
        from gloaming.bots.searcher import TRIES, SearcherBot  # it brings whole games along; few tables need it

        return SearcherBot(game, dice, iterations=TRIES if counted else None)

    return sit_down


BY_GAME: dict[str, dict[str, Callable[[Dice], Bot]]] = {
    "cultists": {"careful": CarefulBot, "sleuth": SleuthBot, "searcher": _searcher("cultists")},
    "invasion": {"careful": CarefulInvasionBot, "sleuth": SleuthInvasionBot, "searcher": _searcher("invasion")},
}
"""Bots that know a game."""


def bot_kinds(game: str) -> dict[str, Callable[[Dice], Bot]]:
    """Every kind of bot that can sit down to this game, by its name."""
    return ANY_GAME | BY_GAME.get(game, {})


def bot_names(game: str) -> tuple[str, ...]:
    """These kinds by name, the usual one first; one that knows no game comes last."""
    return tuple(sorted(bot_kinds(game), key=lambda kind: (kind != USUAL, kind in ANY_GAME)))


def make_bot(kind: str, game: str, dice: Dice, *, counted: bool = False) -> Bot:
    """A bot of this kind for one seat, with dice of its own.

    `counted`: who thinks by the clock counts its tries instead, so that the same dice lead to the same answers."""
    kinds = bot_kinds(game)
    if kind not in kinds:
        raise BadOptions(f"There is no bot {kind!r} for {game}; choose one of: {', '.join(kinds)}.")
    if counted and kind == "searcher":
        return _searcher(game, counted)(dice)
    return kinds[kind](dice)
