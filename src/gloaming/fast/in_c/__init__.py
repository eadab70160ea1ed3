"""The rules in C, for GPUs (docs/design/029): the same restricted Python, function by function, statement by statement.

A game lies as arrays of its fields, each with a place for every lane (`LANES` of them): neighbours read neighbouring bytes.
Every function takes its lane first."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from types import FunctionType
from typing import Any

from gloaming.fast import dice
from gloaming.fast.compiled import read_by
from gloaming.fast.cultists import CULTISTS, engine, lanes, observing
from gloaming.fast.cultists.layout import Game, Printed, Slots
from gloaming.fast.fitted import Fitted
from gloaming.fast.in_c.expressions import BUILT_IN
from gloaming.fast.in_c.places import places, struct
from gloaming.fast.in_c.writer import Writer
from gloaming.fast.rows import Row

ROOTS: tuple[Any, ...] = (
    dice.set_key, dice.seed, lanes.drive_lane, lanes.answer_lane, lanes.list_lane, lanes.asked_in, lanes.renew, engine.over, observing.choice_of, observing.share_out, observing.show,
)  # fmt: skip
"""What the kernels call."""


def source(*told: Row, quick: bool | None = None) -> str:
    """All that the kernels need, and they themselves: for any table, or for the one of which these rows tell."""
    functions: Iterable[FunctionType] = reached(ROOTS)
    if told:
        functions = Fitted(CULTISTS, ROOTS, *told, quick=quick).functions.values()
    texts = [Writer(function, {type(row): row for row in told}) for function in functions]
    written = [text.written() for text in texts]
    tables = {name: table for text in texts for name, table in text.tables.items()}
    rows, heads = (struct(Printed), struct(Slots), places(Game)), (f"{text.head()};" for text in texts)
    return "\n".join([part("head.c"), *rows, *tables.values(), *heads, *written, part("kernels.c")])


def part(name: str) -> str:
    return (files(__package__) / name).read_text("utf-8")


def reached(roots: Iterable[Any]) -> list[FunctionType]:
    """These functions and all that they call, those that are called first."""
    found: dict[FunctionType, None] = {}

    def visit(function: FunctionType) -> None:
        if function in found or function in BUILT_IN:
            return
        for name in sorted(read_by(function)):
            called = function.__globals__.get(name)
            if isinstance(called, FunctionType):
                visit(called)
        found[function] = None

    for root in roots:
        visit(root)
    return [*found]
