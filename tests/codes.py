"""Codes in scenarios: whole ones, or patterns in which `*` stands for any piece: `fill:red/*`."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

import pytest

from gloaming.kernel.errors import NotOffered
from gloaming.kernel.kinds import GameKind


def is_offered(kind: GameKind, offered: Iterable[str], code: str) -> bool:
    """Whether one of these answers is written like this. What no answer of the game could ever match fails the test."""
    word = code.partition(":")[0]
    if "*" not in code:
        try:
            kind.read_answer(code)
        except NotOffered as fault:
            pytest.fail(f"{code!r} can never be offered; write the whole code, or a * for the rest. {fault}")
    elif word not in {answer.code.partition(":")[0] for answer in kind.answers}:
        pytest.fail(f"No answer of {kind.title} begins with {word!r}.")
    return any(fnmatchcase(option, code) for option in offered)
