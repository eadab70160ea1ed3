"""Whole games at random, with their records."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from gloaming.games.cultists import CULTISTS, Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.records import Match, write


def played(seed: int = 1, answers: int | None = None, **options: Any) -> Match:
    """A match at random: to its end, or up to so many answers."""
    dice = Dice.seeded("recorded", seed)
    match = Match(CULTISTS, Options(**options), dice.key)
    while not match.game.over and (answers is None or len(match.answers) < answers):
        seat = match.game.waiting_for[0]
        match.answer(seat, dice.pick(match.game.choices[seat]))
    return match


def rich_game() -> Match:
    """A finished game of some length whose last question was the guess at the Seer."""
    games = (played(seed) for seed in count(1))
    return next(match for match in games if len(match.answers) > 60 and match.answers[-1].code.startswith("seer:"))


def text_of(match: Match) -> str:
    return write(match.record)


def with_line(text: str, number: int, change: Callable[[Any], Any]) -> str:
    """The same record with one line (0: the head, -1: the end) changed, as somebody with an editor would."""
    lines = text.splitlines()
    lines[number] = msgspec.json.encode(change(msgspec.json.decode(lines[number]))).decode()
    return "".join(line + "\n" for line in lines)
