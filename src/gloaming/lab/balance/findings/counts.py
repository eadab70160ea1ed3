"""What the observers of one game have counted, added up over many games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import add
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from gloaming.lab.balance.findings.study import Findings


class Counts(msgspec.Struct):
    games: int = 0


C = TypeVar("C", bound=Counts)
P = TypeVar("P")


def together(many: Sequence[C]) -> C:
    """The games of several tables as if they were one's."""
    kind = type(many[0])
    return kind(*[reduce(add, [getattr(one, field) for one in many]) for field in kind.__struct_fields__])


def by_ground(findings: Findings, place_of: Callable[[Any], P]) -> dict[tuple[P, str], Any]:
    """By the place where it is played, as the options tell it, and the strength of bots: all other tables together."""
    many: dict[tuple[P, str], list[Any]] = {}
    for found in findings.tables:
        many.setdefault((place_of(found.table.options), found.table.bots), []).append(found.counted)
    return {ground: together(counts) for ground, counts in many.items()}
