"""The rules in C, for GPUs (docs/design/029): the same restricted Python, function by function, statement by statement.

A game lies as arrays of its fields, each with a place for every lane (`LANES` of them): neighbours read neighbouring bytes.
Every function takes its lane first."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from types import FunctionType
from typing import Any

from gloaming.fast import dice
from gloaming.fast.fitted import Fitted
from gloaming.fast.in_c.expressions import Fixed
from gloaming.fast.in_c.places import places, struct
from gloaming.fast.in_c.typed import Terms, View, name_of
from gloaming.fast.in_c.writer import Writer
from gloaming.fast.kinds import TwinKind
from gloaming.fast.rows import Row


def source(kind: TwinKind, *told: Row, quick: bool | None = None) -> str:
    """All that the kernels need, and they themselves: for any table, or for the one of which these rows tell."""
    roots = roots_of(kind)
    if told:
        fitted = Fitted(kind, roots, *told, quick=quick).functions
        roots = [fitted[root] for root in roots]
    found = writers(roots, Terms(kind), {type(row): row for row in told})
    tables = {name: table for writer in found for name, table in writer.tables.items()}
    rows = [places(row) if row is kind.game else struct(row) for row in kind.rows]
    heads, texts = [f"{writer.head()};" for writer in found], [writer.text for writer in found]
    return "\n".join([part("head.c"), *rows, *tables.values(), *heads, *texts, part("kernels.c")])


def part(name: str) -> str:
    return (files(__package__) / name).read_text("utf-8")


def roots_of(kind: TwinKind) -> list[Any]:
    """What the kernels call."""
    lanes = kind.lanes
    driven = (lanes.drive_lane, lanes.answer_lane, lanes.list_lane, lanes.asked_in, lanes.renew)
    return [dice.set_key, dice.seed, *driven, kind.engine.over, lanes.choice_of, lanes.share_out, lanes.show]


def writers(roots: Iterable[FunctionType], terms: Terms, fixed: Fixed) -> list[Writer]:
    """Of these functions and all that they call, each as often as it is called with other cells."""
    found: dict[str, Writer] = {}

    def visit(name: str, function: FunctionType, given: tuple[View, ...] = ()) -> None:
        if name not in found:
            found[name] = writer = Writer(function, terms, fixed, given)
            assert writer.text
            for called, it in writer.called.items():
                visit(called, *it)

    for root in roots:
        visit(name_of(root), root)
    return [*found.values()]
