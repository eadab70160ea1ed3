"""Records: one text holds a whole game. The answers are the truth; the state can always be played again from them.

The first line is the head: what was played, under which rules and options, the seed and the commitment to it. Then one line
an answer, with a hash of the state that it led to and the signature of the seat that gave it, if there is one; and between
them one line for each statement that was made at the table, linked to those before it. A game that is over has two lines
more: how it ended, with the signatures of those who witnessed it, and a checksum of all the lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec

from gloaming.kernel.dice import KEY_BYTES
from gloaming.kernel.errors import BadRecord, Refused
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.record_text import (
    MINIMUM_SEED,
    Answer,
    Head,
    Record,
    Sentence,
    Spoken,
    in_order,
    link_of,
    read,
    unsummed,
    write,
)
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said, Statement
from gloaming.kernel.terms import FORMAT, UNBOUND_NAMES, WITHOUT_TALK, Deal, Terms, commitment
from gloaming.kernel.values import Seat, Value

__all__ = [
    "Answer",
    "Head",
    "Match",
    "Record",
    "Sentence",
    "Spoken",
    "in_order",
    "read",
    "replay",
    "resume",
    "write",
]


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
        self.talk: list[Sentence] = []
        self.said: tuple[Said, ...] = ()
        """The same as bots hear it."""
        self.witnesses: tuple[str, ...] = ()
        self.hash_later = hash_later
        """For servers with many games: hashes are computed when a record is read, not at every answer; until then they're empty."""

    def answer(self, seat: Seat, option: Option, signature: str = "") -> None:
        self.game.answer(seat, option)
        state = "" if self.hash_later else self.kind.state_hash(self.game)
        self.answers.append(Answer(seat, str(option), state, signature))

    def may_hold(self, seat: Seat, statement: Statement) -> bool:
        """Whether a record of this game can have it: it is said at play, and speaks of this game."""
        at_play = not self.game.over and 0 <= seat < self.game.options.players
        return at_play and self.kind.makes_sense(statement, self.kind.view(self.game, None))

    def say(self, seat: Seat, statement: Statement) -> None:
        """It changes nothing; but what was said, and when, stands in the record from now on, if its format holds any talk."""
        game, says = self.game, msgspec.to_builtins(statement)
        self.said = (*self.said, Said(seat, game.round, statement, len(game.journal_of(None))))
        if self.head.gloaming <= WITHOUT_TALK:
            return
        link = link_of(self.last_link or self.head.commitment, len(self.answers), seat, says)
        self.talk.append(Sentence(len(self.answers), Spoken(says, seat, link)))

    @property
    def last_link(self) -> str:
        return self.talk[-1].spoken.link if self.talk else ""

    def witness(self, seat: Seat, signature: str) -> None:
        signed = dict(enumerate(self.witnesses)) | {seat: signature}
        self.witnesses = tuple(signed.get(each, "") for each in range(self.game.options.players))

    @property
    def record(self) -> Record:
        end = msgspec.to_builtins(self.kind.outcome(self.game)) if self.game.over else None
        talk, said = tuple(self.talk), self.last_link if self.game.over else ""
        return Record(self.head, tuple(self.hashed().answers), end, self.witnesses, talk=talk, said=said)

    def hashed(self) -> Match:
        """This match with the hash of every state: played again if they were put off."""
        if not self.hash_later:
            return self
        again = _begun(self.kind, self.head)
        again.talk, again.said = self.talk, self.said
        for given in self.answers:
            again.answer(given.seat, self.kind.read_answer(given.code), given.signature)
        return again


def _begun(kind: GameKind, head: Head) -> Match:
    """The match of this head. One of the first format has neither keys nor shares, whatever it says."""
    options, seed = kind.read_options(head.options), bytes.fromhex(head.seed)
    if head.gloaming == UNBOUND_NAMES:
        return Match(kind, options, seed, head.names, format_=UNBOUND_NAMES)
    return Match(kind, options, seed, head.names, keys=head.keys, deal=head.deal, format_=head.gloaming)


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
    waiting = deque(record.talk)
    _say_again(match, waiting, source)
    yield match
    for number, given in enumerate(record.answers, start=1):
        _answer_again(match, given, source, number)
        _say_again(match, waiting, source)
        yield match
    if record.end is not None and record.said != match.last_link:
        sentence = f"{source} ends with other talk than was said; its last sentences were changed or removed."
        raise BadRecord(sentence, "record-talk-end", file=source)
    if record.end is not None and not _alike(record.end, match.record.end):
        sentence = f"{source} claims another end than the game it tells; take an unchanged copy."
        raise BadRecord(sentence, "record-other-end", file=source)
    if record.checksum and record.checksum != sha256(unsummed(record).encode()).hexdigest():
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


def _say_again(match: Match, waiting: deque[Sentence], source: str) -> None:
    """What was said before the next answer. A link that doesn't fit is found at the first sentence that isn't as it was."""
    while waiting and waiting[0].after == len(match.answers):
        spoken, number = waiting.popleft().spoken, len(match.talk) + 1
        statement = _statement_in(match, spoken)
        if statement is None:
            sentence = f"{source}, sentence {number}: seat {spoken.seat} could not say this; the record was changed."
            raise BadRecord(sentence, "record-sentence", file=source, number=number, seat=spoken.seat)
        match.say(spoken.seat, statement)
        if not _alike(match.talk[-1].spoken, spoken):
            sentence = f"{source}, sentence {number}: it, or one before it, was changed, moved or removed."
            raise BadRecord(sentence, "record-talk", file=source, number=number)


def _statement_in(match: Match, spoken: Spoken) -> Statement | None:
    """What this line says, if it could be said."""
    try:
        statement = match.kind.read_statement(spoken.says)
    except msgspec.ValidationError:
        return None
    return statement if match.may_hold(spoken.seat, statement) else None


def _alike(one: Any, other: Any) -> bool:
    """Whether both are written alike: stricter than equality, to which 1 is 1.0 and True."""
    return msgspec.json.encode(one) == msgspec.json.encode(other)


def _short(text: str) -> str:
    """Foreign text made fit for a sentence: nothing that moves the cursor, nothing that goes on and on."""
    return repr(text if len(text) <= 40 else text[:40] + "…")
