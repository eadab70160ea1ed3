"""What the observers of one game have counted, added up over many games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import add
from typing import TypeVar

import msgspec


class Counts(msgspec.Struct):
    games: int = 0


C = TypeVar("C", bound=Counts)


def together(many: Sequence[C]) -> C:
    """The games of several tables as if they were one's."""
    kind = type(many[0])
    return kind(*[reduce(add, [getattr(one, field) for one in many]) for field in kind.__struct_fields__])
