"""A row: fields of whole numbers, of fixed size."""

from __future__ import annotations

from typing import Annotated, Any, get_args, get_origin, get_type_hints

Byte = Annotated[int, "i1"]
Short = Annotated[int, "i2"]
Long = Annotated[int, "i4"]
Wide = Annotated[int, "i8"]


class Row:
    """Fields of whole numbers, as their annotations say: the type of the machine, then how many."""

    def __init__(self) -> None:
        for name, (_, shape) in fields_of(type(self)).items():
            setattr(self, name, zeros(shape))


Fields = dict[str, tuple[str, tuple[int, ...]]]
FIELDS: dict[type[Row], Fields] = {}
"""Of each kind of row, as soon as it was asked for: a row is made at every look at a game that runs as machine code."""


def fields_of(kind: type[Row]) -> Fields:
    """Each field's type of the machine, and its shape."""
    if kind not in FIELDS:
        FIELDS[kind] = {name: size_of(name, hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
    return FIELDS[kind]


def size_of(name: str, hint: Any) -> tuple[str, tuple[int, ...]]:
    assert get_origin(hint) is Annotated, f"{name} does not say how large it is"
    _, size, *shape = get_args(hint)
    return size, tuple(shape)


def zeros(shape: tuple[int, ...]) -> Any:
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0
