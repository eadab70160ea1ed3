"""Records: one text holds a whole game. The answers are the truth; the state can always be played again from them.

The first line is the head: what was played, under which rules and options, the seed and the commitment to it.
Then one line an answer, with a hash of the state that it led to; the last line says how the game ended."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from typing import Any

import msgspec

from gloaming.kernel.dice import KEY_BYTES
from gloaming.kernel.errors import BadRecord, Refused
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat, Value

FORMAT = 1
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


class Answer(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    seat: Seat
    code: str
    state: str


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: Any


class Record(msgspec.Struct, frozen=True):
    head: Head
    answers: tuple[Answer, ...]
    end: Any = None


def commitment(kind: GameKind, options: Value, seed: bytes) -> str:
    """Published at the start: it binds the host to the seed without showing it."""
    said = b"gloaming/%s/%d/" % (kind.name.encode(), kind.rules_version) + kind.write_options(options)
    return hmac.new(seed, said, "sha256").hexdigest()


class Match:
    """A game together with its record."""

    def __init__(
        self, kind: GameKind, options: Value, seed: bytes, names: tuple[str, ...] = (), *, hash_later: bool = False
    ) -> None:
        if len(seed) < MINIMUM_SEED:
            raise BadRecord(f"A seed needs at least {MINIMUM_SEED * 8} random bits; this one has {len(seed) * 8}.")
        self.kind = kind
        self.head = Head(
            gloaming=FORMAT,
            game=kind.name,
            rules=kind.rules_version,
            options=msgspec.to_builtins(options),
            commitment=commitment(kind, options, seed),
            seed=seed.hex(),
            names=names,
        )
        self.game: Any = kind.begin(options, seed[:KEY_BYTES])
        self.answers: list[Answer] = []
        self.hash_later = hash_later
        """For servers with many games: hashes are computed when a record is read, not at every answer; until then they're empty."""

    def answer(self, seat: Seat, option: Option) -> None:
        self.game.answer(seat, option)
        self.answers.append(Answer(seat, str(option), "" if self.hash_later else self.kind.state_hash(self.game)))

    @property
    def record(self) -> Record:
        end = msgspec.to_builtins(self.kind.outcome(self.game)) if self.game.over else None
        return Record(self.head, tuple(self.hashed().answers), end)

    def hashed(self) -> Match:
        """This match with the hash of every state: played again if they were put off."""
        if not self.hash_later:
            return self
        options = self.kind.read_options(self.head.options)
        again = Match(self.kind, options, bytes.fromhex(self.head.seed), self.head.names)
        for given in self.answers:
            again.answer(given.seat, self.kind.read_answer(given.code))
        return again


def write(record: Record) -> str:
    lines: list[Any] = [record.head, *record.answers]
    if record.end is not None:
        lines.append(End(record.end))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read(text: str, source: str = "This file") -> Record:
    """Read a record, or say in one sentence what is wrong with it."""
    lines = text.split("\n")
    head = _head(lines[0], source)
    if lines[-1] != "":
        sentence = f"{source} breaks off in the middle of line {len(lines)}; take a complete copy."
        raise BadRecord(sentence, "record-half-line", file=source, line=len(lines))
    return Record(head, *_body(lines[1:-1], source))


def _head(line: str, source: str) -> Head:
    sentence = f"{source} is not a record of a game of Gloaming; choose a file that Gloaming wrote."
    strange = BadRecord(sentence, "record-not-ours", file=source)
    try:
        version = msgspec.json.decode(line, type=Format).gloaming
    except UNREADABLE as fault:
        raise strange from fault
    if version != FORMAT:
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


def _body(lines: list[str], source: str) -> tuple[tuple[Answer, ...], Any]:
    answers: list[Answer] = []
    for number, line in enumerate(lines, start=2):
        try:
            if line.startswith("{"):
                end = msgspec.json.decode(line, type=End).end
                if number - 1 != len(lines):
                    sentence = f"{source} continues after its end in line {number}; take an unchanged copy."
                    raise BadRecord(sentence, "record-goes-on", file=source, line=number)
                return tuple(answers), end
            answers.append(msgspec.json.decode(line, type=Answer))
        except UNREADABLE as fault:
            sentence = f"{source} is damaged in line {number}; take an unchanged copy."
            raise BadRecord(sentence, "record-damaged", file=source, line=number) from fault
    return tuple(answers), None


def resume(kind: GameKind, record: Record, source: str = "This file") -> Match:
    """Play a record again, checking commitment and every state, and continue where it stopped."""
    *_, match = replay(kind, record, source)
    return match


def replay(kind: GameKind, record: Record, source: str = "This file") -> Iterator[Match]:
    """The match after each answer, the opening first. Everything is checked on the way."""
    match = _opened(kind, record.head, source)
    yield match
    for number, given in enumerate(record.answers, start=1):
        _answer_again(match, given, source, number)
        yield match
    if record.end is not None and not _alike(record.end, match.record.end):
        sentence = f"{source} claims another end than the game it tells; take an unchanged copy."
        raise BadRecord(sentence, "record-other-end", file=source)


def _opened(kind: GameKind, head: Head, source: str) -> Match:
    """The match that the head promises, before the first answer."""
    if head.game != kind.name:
        sentence = f"{source} is a record of {_short(head.game)}, not of {kind.title}; choose another file."
        raise BadRecord(sentence, "record-other-game", file=source, game=_short(head.game), title=kind.title)
    if head.rules != kind.rules_version:
        raise BadRecord(
            f"{source} was played under version {head.rules} of the rules of {kind.title}, "
            f"and this is version {kind.rules_version}; replay it with the Gloaming that wrote it.",
            "record-other-rules", file=source, rules=head.rules, title=kind.title, version=kind.rules_version,
        )  # fmt: skip
    try:
        options = kind.read_options(head.options)
        match = Match(kind, options, bytes.fromhex(head.seed), head.names)
    except ValueError as fault:  # Refused, or what a game says of its own files
        sentence = f"{source} tells of a table that cannot be set up: {fault}"
        raise BadRecord(sentence, "record-no-table", file=source, fault=str(fault).rstrip(".")) from fault
    if match.head.commitment != head.commitment:
        sentence = f"{source} does not keep its promise: the seed or the options are not those committed to."
        raise BadRecord(sentence, "record-promise", file=source)
    if not _alike(match.head, head):
        sentence = f"{source} has a first line that Gloaming would write otherwise; take an unchanged copy."
        raise BadRecord(sentence, "record-first-line", file=source)
    return match


def _answer_again(match: Match, given: Answer, source: str, number: int) -> None:
    where, said = f"{source}, answer {number}", _short(given.code)
    try:
        match.answer(given.seat, match.kind.read_answer(given.code))
    except Refused as fault:
        sentence = f"{where}: seat {given.seat} could not answer {said}; the record was changed."
        raise BadRecord(sentence, "record-answer", file=source, number=number, seat=given.seat, said=said) from fault
    if match.answers[-1].state != given.state:
        sentence = f"{where}: the state after {said} is not the recorded one; the record was changed."
        raise BadRecord(sentence, "record-state", file=source, number=number, seat=given.seat, said=said)
    if match.answers[-1].code != given.code:
        sentence = f"{where}: Gloaming would not write {said} like this; the record was changed."
        raise BadRecord(sentence, "record-code", file=source, number=number, seat=given.seat, said=said)


def _alike(one: Any, other: Any) -> bool:
    """Whether both are written alike: stricter than equality, to which 1 is 1.0 and True."""
    return msgspec.json.encode(one) == msgspec.json.encode(other)


def _short(text: str) -> str:
    """Foreign text made fit for a sentence: nothing that moves the cursor, nothing that goes on and on."""
    return repr(text if len(text) <= 40 else text[:40] + "…")
