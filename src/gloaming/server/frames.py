"""Frames: how messages stand on a line (RFC 6455, 5.2), as far as they are whole texts, pings and pongs. That is what browsers send;
anything else is for the library."""

from __future__ import annotations

import struct
import sys

TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""How the frame of a whole text begins, and those that ask whether somebody is there, and say so."""
CLOSE = 0x88
MASKED = 0x80
HEAD, LENGTH, MASK = 2, 2, 4
"""Bytes: what begins every frame, a length that does not fit there, and what a browser's is masked by."""
LONGEST_SHORT, LONGEST_MEDIUM = 125, 65_535
"""Lengths that a frame tells in one byte, and in three."""
UNFINISHED = (0, sys.maxsize)
"""Of a frame whose head has not come in whole: nobody knows where it ends."""
ASKED = bytes((PING, 0))

Place = tuple[int, int]


def place_of(data: bytes, at: int, longest: int) -> Place | None:
    """Where the payload lies of the frame that begins here; None: this is not one of ours, or is wrong, or too long."""
    if data[at] not in (TEXT, PING, PONG):
        return None
    if len(data) < at + HEAD:
        return UNFINISHED
    length, start = data[at + 1] - MASKED, at + HEAD + MASK
    if length > LONGEST_SHORT:
        if data[at] != TEXT or length > LONGEST_SHORT + 1:
            return None
        if len(data) < at + HEAD + LENGTH:
            return UNFINISHED
        length, start = int.from_bytes(data[at + HEAD : at + HEAD + LENGTH], "big"), start + LENGTH
    return (start, start + length) if 0 <= length <= longest else None


def are_whole(data: bytes, longest: int) -> bool:
    """Whether these are frames of ours, one after the other, and the last of them ends here."""
    at = 0
    while at < len(data):
        place = place_of(data, at, longest)
        if place is None:
            return False
        at = place[1]
    return at == len(data)


def framed(message: bytes) -> bytes:
    """One text, whole and unmasked, as every message of a server is here."""
    length = len(message)
    if length <= LONGEST_SHORT:
        return b"\x81%c%b" % (length, message)
    if length <= LONGEST_MEDIUM:
        return b"\x81\x7e%b%b" % (struct.pack("!H", length), message)
    return b"\x81\x7f%b%b" % (struct.pack("!Q", length), message)


def here(asked: bytes) -> bytes:
    """The answer to a ping."""
    return bytes((PONG, len(asked))) + asked


def goodbye(code: int) -> bytes:
    return bytes((CLOSE, LENGTH)) + code.to_bytes(LENGTH, "big")
