"""Bots: players who receive a view and a question, never a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gloaming.bots.base import Bot, is_talker
from gloaming.bots.random import RandomBot
from gloaming.bots.rooms import room_of
from gloaming.bots.styles import Styles
from gloaming.kernel.dice import KEY_BYTES, Dice
from gloaming.kernel.errors import BadOptions

__all__ = [
    "ANY_GAME",
    "COSTLY",
    "LEVELS",
    "USUAL",
    "Bot",
    "Styles",
    "bot_kinds",
    "bot_names",
    "kind_called",
    "levels_of",
    "make_bot",
    "style_called",
    "style_of",
    "styles_of",
    "talks",
]

USUAL = "sleuth"
"""Sits down where nobody has chosen."""

LEVELS: Final = {"easy": "careful", "normal": USUAL, "hard": "searcher"}
"""How strong opponents may be, in a word that everyone knows, and the kind of bot that is."""

COSTLY: Final = ("searcher",)
"""Those that think for as long as they may, where others take milliseconds."""

Constructor = Callable[[Dice], Bot]

ANY_GAME: Final = ("random",)
"""Bots that play whatever is asked, without a thought."""


def _searcher(game: str, counted: bool = False) -> Constructor:
    def sit_down(dice: Dice) -> Bot:
        from gloaming.bots.searcher import TRIES, SearcherBot  # it brings whole games along; few tables need it

        return SearcherBot(game, dice, iterations=TRIES if counted else None)

    return sit_down


def bot_kinds(game: str, *, counted: bool = False, studied: bool = False) -> dict[str, Constructor]:
    """Every kind of bot that can sit down to this game, by its name: those of its own room between those for any game.

    `studied`: those as well that are there to be counted, and that nobody would choose to play with."""
    room = room_of(game)
    own: Mapping[str, Constructor] = getattr(room, "BOTS", {})
    others: Mapping[str, Constructor] = getattr(room, "STUDIED", {}) if studied else {}
    return {"random": RandomBot, **own, "searcher": _searcher(game, counted), **others}


def bot_names(game: str) -> tuple[str, ...]:
    """These kinds by name, the usual one first; one that knows no game comes last."""
    return tuple(sorted(bot_kinds(game), key=lambda kind: (kind != USUAL, kind in ANY_GAME)))


def levels_of(game: str) -> dict[str, str]:
    """The levels that this game has bots for, each with its kind."""
    kinds = bot_kinds(game)
    return {level: kind for level, kind in LEVELS.items() if kind in kinds}


def kind_called(name: str, game: str, *, studied: bool = False) -> str:
    """The kind of bot that is meant: by its name, or by its level."""
    kind, kinds = LEVELS.get(name, name), bot_kinds(game, studied=studied)
    if kind not in kinds:
        names = (*kinds, *levels_of(game))
        sentence = f"There is no bot {name!r} for {game}; choose one of: {', '.join(names)}."
        raise BadOptions(sentence, "unknown-bot", bot=name, bots=names)
    return kind


def styles_of(game: str) -> Styles | None:
    """The styles in which its bots can play; None where they know none."""
    return getattr(room_of(game), "STYLES", None)


def style_of(game: str, style: str) -> str:
    """The style of a table that has chosen this one, or none (empty)."""
    styles = styles_of(game)
    return "" if styles is None else style if style in styles.offered else styles.usual


def style_called(style: str, game: str, kind: str = "") -> str:
    """The style that was asked for by its name, or none (empty). Nobody shall hope for one that these bots do not know."""
    styles = styles_of(game)
    if style and (styles is None or kind not in ("", *styles.kinds)):
        raise BadOptions("To these bots a style makes no difference; leave it out.", "no-styles")
    if style and styles is not None and style not in styles.offered:
        sentence = f"There is no style {style[:24]!r}; choose one of: {', '.join(styles.offered)}."
        raise BadOptions(sentence, "unknown-style", style=style[:24], styles=styles.offered)
    return style


def talks(name: str, game: str) -> bool:
    """Whether bots of this kind speak. One that cannot even sit down has nothing to say."""
    kind = bot_kinds(game)[kind_called(name, game)]
    if isinstance(kind, type):
        return hasattr(kind, "speak")
    try:
        return is_talker(kind(Dice(bytes(KEY_BYTES))))
    except Exception:  # noqa: BLE001
        return False


def make_bot(name: str, game: str, dice: Dice, *, style: str = "", counted: bool = False, studied: bool = False) -> Bot:
    """A bot of this kind or level for one seat, with dice of its own.

    `style`: how it plays, if it knows styles. `counted`: one that thinks by the clock counts its tries instead, and the same
    dice lead to the same answers."""
    kind = kind_called(name, game, studied=studied)
    styles = styles_of(game)
    if styles is not None and kind in styles.kinds and style in styles.offered:
        return bot_kinds(game, studied=True)[f"{kind}:{style}"](dice)
    return bot_kinds(game, counted=counted, studied=studied)[kind](dice)
