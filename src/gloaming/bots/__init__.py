"""Bots: players who receive a view and a question, never a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gloaming.bots.base import Bot
from gloaming.bots.random import RandomBot
from gloaming.bots.rooms import room_of
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions

__all__ = ["ANY_GAME", "USUAL", "Bot", "bot_kinds", "bot_names", "make_bot"]

USUAL = "sleuth"
"""Sits down where nobody has chosen."""

Constructor = Callable[[Dice], Bot]

ANY_GAME: Final = ("random",)
"""Bots that play whatever is asked, without a thought."""


def _searcher(game: str, counted: bool = False) -> Constructor:
    def sit_down(dice: Dice) -> Bot:
        from gloaming.bots.searcher import TRIES, SearcherBot  # it brings whole games along; few tables need it

        return SearcherBot(game, dice, iterations=TRIES if counted else None)

    return sit_down


def bot_kinds(game: str, *, counted: bool = False) -> dict[str, Constructor]:
    """Every kind of bot that can sit down to this game, by its name: those of its own room between those for any game."""
    own: Mapping[str, Constructor] = getattr(room_of(game), "BOTS", {})
    return {"random": RandomBot, **own, "searcher": _searcher(game, counted)}


def bot_names(game: str) -> tuple[str, ...]:
    """These kinds by name, the usual one first; one that knows no game comes last."""
    return tuple(sorted(bot_kinds(game), key=lambda kind: (kind != USUAL, kind in ANY_GAME)))


def make_bot(kind: str, game: str, dice: Dice, *, counted: bool = False) -> Bot:
    """A bot of this kind for one seat, with dice of its own.

    `counted`: one that thinks by the clock counts its tries instead, and the same dice lead to the same answers."""
    kinds = bot_kinds(game, counted=counted)
    if kind not in kinds:
        sentence = f"There is no bot {kind!r} for {game}; choose one of: {', '.join(kinds)}."
        raise BadOptions(sentence, "unknown-bot", bot=kind, bots=tuple(kinds))
    return kinds[kind](dice)
