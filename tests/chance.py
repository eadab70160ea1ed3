"""Chance in scenarios: it is stacked, never mocked. Dice are a keyed hash, so another key is another course of luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from itertools import count
from typing import Any

import pytest

from gloaming.kernel.dice import Dice, digest

TRIES = 400


def stacked_key(rolls: Iterable[tuple[int, int]], rolled: int = 0) -> bytes:
    """A key whose next rolls, given as (sides, side) with sides counted from 0, come out like this."""
    wanted = list(rolls)
    for number in count():
        key = Dice.seeded("stacked", number).key
        if all(digest(key, place) % sides == side for place, (sides, side) in enumerate(wanted, start=rolled + 1)):
            return key
    raise AssertionError


def forced(t: Any, code: str, act: Callable[[], Any]) -> None:
    """Let somebody act with dice that bring an event of this code about: a forced draw. `*` stands for any piece."""
    before = t.game
    for number in range(TRIES):
        t.game = before.fork(Dice.seeded("forced", number).key)
        act()
        if any(fnmatchcase(str(event), code) for event in t.game.journal[len(before.journal) :]):
            return
    pytest.fail(f"{TRIES} courses of luck, and none brings {code}.\n{t.open_question()}")
