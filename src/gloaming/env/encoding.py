"""How a value of a view becomes bytes. `layout.py` explains the words in which an encoding is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gloaming.env.layout import Domains

Encode = Callable[[Any], bytes | bytearray]
"""A value, or None where there is none -> as many bytes as the encoding is wide."""

NUMBER = "number"
CAP = 255
NUMBERS = [bytes((number,)) for number in range(CAP + 1)]
MOST_REMEMBERED = 4096


def width(encoding: str, domains: Domains) -> int:
    axis, colon, inner = encoding.partition(": ")
    if colon:
        return domains.size(axis) * width(inner, domains)
    return 1 if encoding == NUMBER else domains.size(encoding.rpartition(" of ")[2])


def encoder(encoding: str, domains: Domains) -> Encode:
    axis, colon, inner = encoding.partition(": ")
    if colon and inner == NUMBER:
        return numbers(domains.values(axis))
    if colon:
        return by(domains.slots(axis), domains.size(axis), encoder(inner, domains), width(inner, domains))
    if encoding == NUMBER:
        return number
    manner, _, domain = encoding.rpartition(" of ")
    slots, size = domains.slots(domain), domains.size(domain)
    return OneHot(slots, size).__getitem__ if not manner else several(slots, size, counts=manner == "count")


def byte(value: int) -> int:
    return value if 0 <= value <= CAP else CAP * (value > 0)


def number(value: int | None) -> bytes:
    return NUMBERS[byte(value)] if value else NUMBERS[0]


class OneHot(dict[Any, bytes]):
    """Made once and only looked up: this is what is written most often."""

    def __init__(self, slots: Mapping[Any, int], size: int) -> None:
        super().__init__({value: bytes(slot == nth for nth in range(size)) for value, slot in slots.items()})
        self.nothing = bytes(size)

    def __missing__(self, value: Any) -> bytes:
        return self.nothing


def several(slots: Mapping[Any, int], size: int, *, counts: bool) -> Encode:
    """The same hands come again and again, so each is written once and remembered."""
    known: dict[Any, bytes] = {None: bytes(size)}

    def encode(values: Any) -> bytes:
        found = known.get(values)
        if found is None:
            block = bytearray(size)
            for value in values:
                slot = slots.get(value)
                if slot is not None:
                    block[slot] = min(block[slot] + 1, CAP) if counts else 1
            found = bytes(block)
            if len(known) < MOST_REMEMBERED:
                known[values] = found
        return found

    return encode


def numbers(axis: Sequence[Any]) -> Encode:
    """For each of the axis a number. A dict has keys; a tuple is counted from 0, as seats are."""
    size, nothing = len(axis), (0,) * len(axis)
    is_counted = [*axis] == [*range(size)]
    capped = by({key: slot for slot, key in enumerate(axis)}, size, number, 1)

    def encode(values: Any) -> bytes | bytearray:
        try:
            if is_counted and isinstance(values, tuple):
                return bytes(values).ljust(size, b"\0")
            known = values if isinstance(values, dict) else dict(enumerate(values or ()))
            return bytes(map(known.get, axis, nothing))
        except ValueError:  # too large for a byte, or below 0
            return capped(values)

    return encode


def by(slots: Mapping[Any, int], size: int, inner: Encode, wide: int) -> Encode:
    """For each of an axis what the inner encoding makes of it."""

    def encode(values: Any) -> bytearray:
        block = bytearray(size * wide)
        if values is None:
            return block
        for key, value in values.items() if isinstance(values, dict) else enumerate(values):
            slot = slots.get(key)
            if slot is not None:
                block[slot * wide : slot * wide + wide] = inner(value)
        return block

    return encode
