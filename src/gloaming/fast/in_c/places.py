"""Where a game's fields lie on a GPU, and how the rows that no game changes look in C."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.fast.in_c.typed import MACHINE, SIZES
from gloaming.fast.layout import record
from gloaming.fast.rows import Row, fields_of


def struct(kind: type[Row]) -> str:
    """As NumPy aligns it, and C does too."""
    fields = [
        f"  {MACHINE[size]} {name}{''.join(f'[{count}]' for count in shape)};"
        for name, (size, shape) in fields_of(kind).items()
    ]
    return "\n".join(["typedef struct {", *fields, f"}} {kind.__name__};"])


def starts(kind: type[Row]) -> tuple[dict[str, int], int]:
    """Where each field's array begins, in bytes of one lane; the widest first, to keep each aligned. And how many there are."""
    found, at = dict[str, int](), 0
    for name, (size, shape) in sorted(fields_of(kind).items(), key=lambda field: -SIZES[field[1][0]]):
        found[name] = at
        at += SIZES[size] * prod(shape)
    return found, at


def places(kind: type[Row]) -> str:
    return "\n".join(f"#define PLACE_{name} {start}LL*LANES" for name, start in starts(kind)[0].items())


def rows(kind: type[Row], block: NDArray[np.uint8], lanes: int) -> NDArray[Any]:
    """All lanes' games as ordinary rows again."""
    found = np.zeros(lanes, record(kind))
    at, _ = starts(kind)
    for name, (size, shape) in fields_of(kind).items():
        cells = found[name].size
        start = at[name] * lanes
        stretch = block[start : start + cells * SIZES[size]].view(size)
        found[name] = np.moveaxis(stretch.reshape(*shape, lanes), -1, 0)
    return found
