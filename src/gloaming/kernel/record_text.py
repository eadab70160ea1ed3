"""A record as text: its lines, written and read. What they tell is played again in `records`."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from gloaming.kernel.errors import BadRecord
from gloaming.kernel.terms import FORMAT, FORMATS, UNBOUND_NAMES, WITHOUT_TALK, Deal
from gloaming.kernel.values import Seat

T = TypeVar("T")

MINIMUM_SEED = 16
"""128 bits."""

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What a line can do to the decoder: no JSON or of another shape, half a character, brackets nested without end."""


class Format(msgspec.Struct, frozen=True):
    """The one field that every format shares, so a newer one is recognised whatever else it has."""

    gloaming: int


class Head(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    gloaming: int
    game: str
    rules: int
    options: Any
    commitment: str
    seed: str
    names: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    """By seat, as in the terms."""
    deal: Deal | None = None
    """None where the seed was drawn by one machine alone."""


class Answer(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    seat: Seat
    code: str
    state: str
    signature: str = ""


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A statement as a line of the record. Where it was made, its place says."""

    says: Any
    seat: Seat
    link: str
    """It follows from the line, its place, and the link before: see `link_of`."""


class Sentence(msgspec.Struct, frozen=True):
    """The same with its place."""

    after: int
    """How many answers had been given."""
    spoken: Spoken


class End(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    end: Any
    witnesses: tuple[str, ...] = ()
    """By seat: what it signed when the game was over."""
    said: str = ""
    """The last link of the talk."""


class Checksum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    checksum: str


class Record(msgspec.Struct, frozen=True):
    head: Head
    answers: tuple[Answer, ...]
    end: Any = None
    witnesses: tuple[str, ...] = ()
    checksum: str = ""
    """As it was read; a record that is still to be written has none."""
    talk: tuple[Sentence, ...] = ()
    said: str = ""
    """The last link of the talk, as the end has it."""


def link_of(before: str, after: int, seat: Seat, says: Any) -> str:
    """What binds a sentence to all those before it, the first to the commitment."""
    return sha256(f"{before}\n{after}\n{seat}\n{msgspec.json.encode(says).decode()}".encode()).hexdigest()[:16]


def write(record: Record) -> str:
    text = unsummed(record)
    if record.end is None or record.head.gloaming == UNBOUND_NAMES:
        return text
    return text + _written(Checksum(sha256(text.encode()).hexdigest()))


def unsummed(record: Record) -> str:
    lines: list[Any] = [record.head, *in_order(record.answers, record.talk)]
    if record.end is not None:
        lines.append(End(record.end, record.witnesses, record.said))
    return "".join(map(_written, lines))


def in_order(answers: Iterable[Answer], talk: Iterable[Sentence]) -> Iterator[Answer | Spoken]:
    """What was answered and what was said, as it came."""
    waiting = deque(talk)
    for number, answer in enumerate(answers):
        while waiting and waiting[0].after <= number:
            yield waiting.popleft().spoken
        yield answer
    yield from [sentence.spoken for sentence in waiting]


def _written(line: Any) -> str:
    if isinstance(line, Answer) and not line.signature:
        line = (line.seat, line.code, line.state)
    return msgspec.json.encode(line).decode() + "\n"


def read(text: str, source: str = "This file") -> Record:
    """Read a record, or say in one sentence what is wrong with it."""
    lines = text.split("\n")
    head = _head(lines[0], source)
    if lines[-1] != "":
        sentence = f"{source} breaks off in the middle of line {len(lines)}; take a complete copy."
        raise BadRecord(sentence, "record-half-line", file=source, line=len(lines))
    return _with_body(head, lines[1:-1], source)


def _head(line: str, source: str) -> Head:
    sentence = f"{source} is not a record of a game of Gloaming; choose a file that Gloaming wrote."
    strange = BadRecord(sentence, "record-not-ours", file=source)
    try:
        version = msgspec.json.decode(line, type=Format).gloaming
    except UNREADABLE as fault:
        raise strange from fault
    if version not in FORMATS:
        sentence = f"{source} has format {version}, and this version reads format {FORMAT}; update Gloaming."
        raise BadRecord(sentence, "record-format", file=source, format=version, reads=FORMAT)
    try:
        head = msgspec.json.decode(line, type=Head)
        seed = bytes.fromhex(head.seed)
    except (*UNREADABLE, ValueError) as fault:
        raise strange from fault
    if len(seed) < MINIMUM_SEED:
        sentence = f"{source} has a seed of {len(seed) * 8} bits, too short for a true record; it was changed."
        raise BadRecord(sentence, "record-short-seed", file=source, bits=len(seed) * 8)
    return head


def _with_body(head: Head, lines: list[str], source: str) -> Record:
    spoken = SPOKEN if head.gloaming > WITHOUT_TALK else ()
    played = (not line.startswith("{") or line.startswith(spoken) for line in lines)
    count = next((number for number, goes_on in enumerate(played) if not goes_on), len(lines))
    answers, talk = _played(lines[:count], source)
    closing = lines[count:]
    if not closing:
        return Record(head, answers, talk=talk)
    end = _line(closing[0], End, source, count + 2)
    if len(closing) > (1 if head.gloaming == UNBOUND_NAMES else 2):
        sentence = f"{source} continues after its end in line {count + 2}; take an unchanged copy."
        raise BadRecord(sentence, "record-goes-on", file=source, line=count + 2)
    if head.gloaming == UNBOUND_NAMES:
        return Record(head, answers, end.end, end.witnesses)
    sums = [_line(line, Checksum, source, count + 3).checksum for line in closing[1:]]
    if not any(sums):
        raise BadRecord(f"{source} lacks its last line; take a complete copy.", "record-no-checksum", file=source)
    return Record(head, answers, end.end, end.witnesses, sums[0], talk, end.said)


SPOKEN = ('{"says":',)
"""What a line begins with that holds a sentence."""


def _played(lines: list[str], source: str) -> tuple[tuple[Answer, ...], tuple[Sentence, ...]]:
    answers: list[Answer] = []
    talk: list[Sentence] = []
    for number, line in enumerate(lines, start=2):
        if line.startswith(SPOKEN):
            talk.append(Sentence(len(answers), _line(line, Spoken, source, number)))
        else:
            answers.append(_line(line, Answer, source, number))
    return tuple(answers), tuple(talk)


def _line(line: str, kind: type[T], source: str, number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except UNREADABLE as fault:
        sentence = f"{source} is damaged in line {number}; take an unchanged copy."
        raise BadRecord(sentence, "record-damaged", file=source, line=number) from fault
