"""What a record proves beyond its own consistency, and what it leaves open."""

from __future__ import annotations

import msgspec

from gloaming.kernel.errors import BadRecord
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match, Record, replay
from gloaming.kernel.terms import UNBOUND_NAMES
from gloaming.kernel.values import Seat
from gloaming.proof.signing import answer_text, is_signed, tip_of, witness_text


class SeatClaims(msgspec.Struct):
    key: str
    """Empty: nobody could sign here."""
    signed: int = 0
    unsigned: int = 0
    """Of a seat with a key: given by a bot that minded it, by a clock, or from another device."""
    witnessed: bool = False
    last: str = ""
    """Its last signature."""


class Claims(msgspec.Struct, frozen=True):
    names_bound: bool
    shares: int
    """Of how many seats the seed is made, besides the secret of the house."""
    attempts: int
    seats: tuple[SeatClaims, ...]
    sentences: int
    """Of talk, each linked to those before it."""

    @property
    def signed(self) -> int:
        return sum(seat.signed for seat in self.seats)


def proven(kind: GameKind, record: Record, source: str = "This file") -> tuple[Match, Claims]:
    """Play a record again, checking every state and every signature on the way."""
    head, matches = record.head, replay(kind, record, source)
    match = next(matches)
    people: int = match.game.options.players
    seats = tuple(map(SeatClaims, [*head.keys, *[""] * people][:people]))
    question = match.game.questions
    for number, match in enumerate(matches, start=1):
        _check_answer(match, question, seats, source, number)
        question = match.game.questions
    _check_witnesses(record, seats, source)
    shares = sum(map(bool, head.deal.shares)) if head.deal else 0
    attempts = head.deal.attempts if head.deal else 0
    return match, Claims(head.gloaming != UNBOUND_NAMES, shares, attempts, seats, len(record.talk))


def _check_answer(match: Match, question: int, seats: tuple[SeatClaims, ...], source: str, number: int) -> None:
    given = match.answers[-1]
    claims = seats[given.seat]
    if not given.signature:
        claims.unsigned += 1
        return
    text = answer_text(match.head.commitment, given.seat, question, claims.last, given.code)
    if not is_signed(claims.key, given.signature, text):
        sentence = f"{source}, answer {number}: this is not the signature of seat {given.seat}; the record was changed."
        raise BadRecord(sentence, "record-signature", file=source, number=number, seat=given.seat)
    claims.signed, claims.last = claims.signed + 1, given.signature


def _check_witnesses(record: Record, seats: tuple[SeatClaims, ...], source: str) -> None:
    tip = tip_of(record.head.commitment, record.answers, record.talk)
    for seat, signature in enumerate(record.witnesses):
        if not signature:
            continue
        if not _has_witnessed(record.head.commitment, seats, seat, tip, signature):
            sentence = f"{source}: seat {seat} witnessed other answers, or another order; the record was changed."
            raise BadRecord(sentence, "record-witness", file=source, seat=seat)
        seats[seat].witnessed = True


def _has_witnessed(commitment: str, seats: tuple[SeatClaims, ...], seat: Seat, tip: str, signature: str) -> bool:
    key = seats[seat].key if seat < len(seats) else ""
    return is_signed(key, signature, witness_text(commitment, seat, tip))
