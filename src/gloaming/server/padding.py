"""How long a message is: as everyone could work out, never as what is in it. The line is encrypted, but its watchers can count.

Seats are told different things at the same moment, in messages of one length (docs/design/020)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

import msgspec

REQUEST = 256
"""What a browser says; longer talk, and settings, in multiples of it."""
SHORT = 512
"""What is the same for everyone, such as talk, and what answers a request: in multiples of it."""
CHANGE = 4096
"""What a seat is told of the game, unless the open question is among those that the game calls long (`Hosted.long`)."""
OPENING = 16_384
"""Everything, on arrival, in multiples of it."""
PRIVATE = 8192
"""So much more than a spectator a seat may be sent on arrival: its cards, its answers, what it alone has seen."""


class Outbox(Protocol):
    """Where messages to one browser go."""

    def put(self, message: bytes) -> None: ...

    def end(self, farewell: bytes, code: int = 1000) -> None: ...


Sized = tuple[int, bytes]
"""A message, and the length it should have."""
Frame = tuple[Outbox, int, bytes]
"""One on its way."""


def rounded(length: int, size: int) -> int:
    return -(-length // size) * size


def padded(message: bytes, size: int) -> bytes:
    """Filled up with spaces to a multiple of this size."""
    return message.ljust(rounded(len(message), size))


def short(message: Any) -> bytes:
    return padded(msgspec.json.encode(message), SHORT)


def send(frames: Collection[Frame]) -> None:
    """All that is said at one moment. Should a message ever outgrow its size, the others of its kind grow with it."""
    longest: dict[int, int] = {}
    for _, size, message in frames:
        if len(message) > longest.setdefault(size, size):
            longest[size] = rounded(len(message), size)
    for outlet, size, message in frames:
        outlet.put(message.ljust(longest[size]))
