"""Records: one text holds a whole game. The answers are the truth; the state can always be played again from them.

The first line is the head: what was played, under which rules and options, the seed and the commitment to it. Then one line
an answer, with a hash of the state that it led to and the signature of the seat that gave it, if there is one. A game that
is over has two lines more: how it ended, with the signatures of those who witnessed it, and a checksum of all the lines."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from gloaming.kernel.dice import KEY_BYTES
from gloaming.kernel.errors import BadRecord, Refused
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.terms import FORMAT, UNBOUND_NAMES, Deal, Terms, commitment
from gloaming.kernel.values import Seat, Value

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


class End(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    end: Any
    witnesses: tuple[str, ...] = ()
    """By seat: what it signed when the game was over."""


class Checksum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    checksum: str


class Record(msgspec.Struct, frozen=True):
    head: Head
    answers: tuple[Answer, ...]
    end: Any = None
    witnesses: tuple[str, ...] = ()
    checksum: str = ""
    """As it was read; a record that is still to be written has none."""


class Match:
    """A game together with its record."""

    def __init__(
        self, kind: GameKind, options: Value, seed: bytes, names: tuple[str, ...] = (), *,
        keys: tuple[str, ...] = (), deal: Deal | None = None, format_: int = FORMAT, hash_later: bool = False,
    ) -> None:  # fmt: skip
        if len(seed) < MINIMUM_SEED:
            raise BadRecord(f"A seed needs at least {MINIMUM_SEED * 8} random bits; this one has {len(seed) * 8}.")
        self.kind = kind
        terms = Terms(kind.name, kind.rules_version, msgspec.to_builtins(options), names, keys).under(deal)
        self.terms = terms.text(format_)
        """What everyone may read while the game is on, and check at its end."""
        self.head = Head(
            gloaming=format_,
            game=terms.game,
            rules=terms.rules,
            options=terms.options,
            commitment=commitment(self.terms, seed),
            seed=seed.hex(),
            names=names,
            keys=keys,
            deal=deal,
        )
        self.game: Any = kind.begin(options, seed[:KEY_BYTES])
        self.answers: list[Answer] = []
        self.witnesses: tuple[str, ...] = ()
        self.hash_later = hash_later
        """For servers with many games: hashes are computed when a record is read, not at every answer; until then they're empty."""

    def answer(self, seat: Seat, option: Option, signature: str = "") -> None:
        self.game.answer(seat, option)
        state = "" if self.hash_later else self.kind.state_hash(self.game)
        self.answers.append(Answer(seat, str(option), state, signature))

    def witness(self, seat: Seat, signature: str) -> None:
        signed = dict(enumerate(self.witnesses)) | {seat: signature}
        self.witnesses = tuple(signed.get(each, "") for each in range(self.game.options.players))

    @property
    def record(self) -> Record:
        end = msgspec.to_builtins(self.kind.outcome(self.game)) if self.game.over else None
        return Record(self.head, tuple(self.hashed().answers), end, self.witnesses)

    def hashed(self) -> Match:
        """This match with the hash of every state: played again if they were put off."""
        if not self.hash_later:
            return self
        again = _begun(self.kind, self.head)
        for given in self.answers:
            again.answer(given.seat, self.kind.read_answer(given.code), given.signature)
        return again


def _begun(kind: GameKind, head: Head) -> Match:
    """The match of this head. One of the first format has neither keys nor shares, whatever it says."""
    options, seed = kind.read_options(head.options), bytes.fromhex(head.seed)
    if head.gloaming == UNBOUND_NAMES:
        return Match(kind, options, seed, head.names, format_=UNBOUND_NAMES)
    return Match(kind, options, seed, head.names, keys=head.keys, deal=head.deal)


def write(record: Record) -> str:
    text = _unsummed(record)
    if record.end is None or record.head.gloaming == UNBOUND_NAMES:
        return text
    return text + _written(Checksum(sha256(text.encode()).hexdigest()))


def _unsummed(record: Record) -> str:
    lines: list[Any] = [record.head]
    for answer in record.answers:
        signed = (answer.signature,) if answer.signature else ()
        lines.append((answer.seat, answer.code, answer.state, *signed))
    if record.end is not None:
        lines.append(End(record.end, record.witnesses))
    return "".join(map(_written, lines))


def _written(line: Any) -> str:
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
    if version not in (UNBOUND_NAMES, FORMAT):
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
    count = next((number for number, line in enumerate(lines) if line.startswith("{")), len(lines))
    answers = tuple(_line(line, Answer, source, number) for number, line in enumerate(lines[:count], start=2))
    closing = lines[count:]
    if not closing:
        return Record(head, answers)
    end = _line(closing[0], End, source, count + 2)
    if len(closing) > head.gloaming:  # one line in the first format, two in the second
        sentence = f"{source} continues after its end in line {count + 2}; take an unchanged copy."
        raise BadRecord(sentence, "record-goes-on", file=source, line=count + 2)
    if head.gloaming == UNBOUND_NAMES:
        return Record(head, answers, end.end, end.witnesses)
    sums = [_line(line, Checksum, source, count + 3).checksum for line in closing[1:]]
    if not any(sums):
        raise BadRecord(f"{source} lacks its last line; take a complete copy.", "record-no-checksum", file=source)
    return Record(head, answers, end.end, end.witnesses, sums[0])


def _line(line: str, kind: type[T], source: str, number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except UNREADABLE as fault:
        sentence = f"{source} is damaged in line {number}; take an unchanged copy."
        raise BadRecord(sentence, "record-damaged", file=source, line=number) from fault


def resume(kind: GameKind, record: Record, source: str = "This file") -> Match:
    """Play a record again, checking commitment and every state, and continue where it stopped."""
    *_, match = replay(kind, record, source)
    return match


def replay(kind: GameKind, record: Record, source: str = "This file") -> Iterator[Match]:
    """The match after each answer, the opening first. Everything is checked on the way."""
    match = _opened(kind, record.head, source)
    if record.head.gloaming == UNBOUND_NAMES and any((*record.witnesses, *(each.signature for each in record.answers))):
        raise BadRecord(
            f"{source} has signatures that its format does not know.", "record-damaged", file=source, line=1
        )
    yield match
    for number, given in enumerate(record.answers, start=1):
        _answer_again(match, given, source, number)
        yield match
    if record.end is not None and not _alike(record.end, match.record.end):
        sentence = f"{source} claims another end than the game it tells; take an unchanged copy."
        raise BadRecord(sentence, "record-other-end", file=source)
    if record.checksum and record.checksum != sha256(_unsummed(record).encode()).hexdigest():
        sentence = f"{source} has another checksum than its lines; take an unchanged copy."
        raise BadRecord(sentence, "record-checksum", file=source)
    match.witnesses = record.witnesses


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
        match = _begun(kind, head)
    except ValueError as fault:  # Refused, or what a game says of its own files
        sentence = f"{source} tells of a table that cannot be set up: {fault}"
        raise BadRecord(sentence, "record-no-table", file=source, fault=str(fault).rstrip(".")) from fault
    if match.head.commitment != head.commitment:
        sentence = f"{source} does not keep its promise: the seed or the terms are not those committed to."
        raise BadRecord(sentence, "record-promise", file=source)
    if head.deal is not None and head.deal.seed.hex() != head.seed:
        sentence = f"{source} has another seed than its shares make; the record was changed."
        raise BadRecord(sentence, "record-deal", file=source)
    if not _alike(match.head, head):
        sentence = f"{source} has a first line that Gloaming would write otherwise; take an unchanged copy."
        raise BadRecord(sentence, "record-first-line", file=source)
    return match


def _answer_again(match: Match, given: Answer, source: str, number: int) -> None:
    where, said = f"{source}, answer {number}", _short(given.code)
    try:
        match.answer(given.seat, match.kind.read_answer(given.code), given.signature)
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
