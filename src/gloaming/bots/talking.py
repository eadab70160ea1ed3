"""How a bot takes part in the talk of a table, wherever the table stands: it hears all, and says what makes sense or nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from gloaming.bots.base import Bot, is_replier, is_talker
from gloaming.bots.story import seen_by_all
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Accuses, Asks, Said, Statement
from gloaming.kernel.values import Seat

MOST_LINES = 3
"""So much do all bots together say while one question is open, and as much again when somebody speaks to them."""


def clockwise(seats: Iterable[Seat], last: Seat) -> list[Seat]:
    """Who may speak next, beginning after the last speaker."""
    return sorted(seats, key=lambda seat: (seat <= last, seat))


def answering_next(waiting: list[Seat], statement: Statement, talkers: Collection[Seat]) -> list[Seat]:
    """Who is accused or asked something has the next word, also after its turn: an answer must not come too late."""
    if not isinstance(statement, Accuses | Asks) or statement.chair not in talkers:
        return waiting
    return [statement.chair, *[seat for seat in waiting if seat != statement.chair]]


def decision(bot: Bot, view: Any, talk: Sequence[Said]) -> Option:
    """What this bot answers, having heard the table."""
    if is_talker(bot):
        bot.hear(talk)
    return bot.decide(view, view.asked)


def remark(kind: GameKind, bot: Bot, view: Any, talk: Sequence[Said]) -> Statement | None:
    """What this bot says aloud now. Nobody repeats themselves within a round."""
    if not is_talker(bot) or not kind.may_speak(view):
        return None
    bot.hear(talk)
    statement = bot.speak(view)
    if statement is None or not kind.makes_sense(statement, view):
        return None
    said = [one.statement for one in talk if one.seat == view.seat and one.round == view.round]
    return None if statement in said else statement


def reply(kind: GameKind, bot: Bot, view: Any, talk: Sequence[Said], said: Said) -> Statement | None:
    """What this bot says to those words, which were for it."""
    if not is_replier(bot):
        return None
    bot.hear(talk)
    statement = bot.reply(view, said)
    return statement if statement is not None and kind.makes_sense(statement, view) else None


def round_of_words(
    kind: GameKind, present: Iterable[tuple[Seat, Bot]], look: Callable[[Seat], Any], talk: list[Said]
) -> None:
    """Everybody may say something, in the order of the seats, and hears what those before have said."""
    bots = dict(present)
    waiting = list(bots)
    while waiting:
        seat = waiting.pop(0)
        view = look(seat)
        statement = remark(kind, bots[seat], view, talk)
        if statement is not None:
            talk.append(Said(seat, view.round, statement, seen_by_all(view)))
            waiting = answering_next(waiting, statement, bots)
