"""Whatever somebody changes in the record of a game that was signed and witnessed: it does not verify, and says what is wrong.

A careless forger changes a line, and its checksum. A careful one plays the game on from there and works out every state, link,
end, commitment and checksum again, and only those who signed can tell. Both games, whose kinds of answers differ."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple, get_type_hints

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadRecord
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match, Record, read, write
from gloaming.kernel.talk import Accuses, Denies
from gloaming.kernel.terms import Deal
from gloaming.proof.claims import proven
from gloaming.proof.signing import answer_text, encoded, tip_of, witness_text
from tests.conformance.grounds import named
from tests.proving import Ground
from tests.server.prepared import HOSTED_GROUNDS
from tests.wide import further

NAMES = ("Ines", "Theo", "Ruben", "Agnes", "Mary")
SIGNING = range(4)
"""Seats with a key; Mary has none."""
NO_SIGNATURE = "this is not the signature of seat"
WITNESSED = "seat 0 witnessed other answers, or another order"


class Signed(NamedTuple):
    ground: Ground
    record: Record
    offered: list[list[str]]
    """By answer, what else might have been answered then."""
    questions: list[int]
    """By answer, the number of its question."""

    @property
    def kind(self) -> GameKind:
        return self.ground.kind


def signed_game(ground: Ground) -> Signed:
    """All but one sign their answers, two speak, and one witnesses the end."""
    kind, dice = ground.kind, Dice.seeded("changed records", ground.kind.name)
    keys = [Ed25519PrivateKey.generate() for _ in SIGNING]
    public = (*(encoded(key.public_key().public_bytes_raw()) for key in keys), "")
    deal = Deal(1, secrets.token_hex(32), (*(secrets.token_hex(32) for _ in SIGNING), ""))
    match = Match(kind, kind.options(players=len(NAMES)), deal.seed, NAMES, keys=public, deal=deal)
    seal, last = match.head.commitment, [""] * len(NAMES)
    offered, questions = list[list[str]](), list[int]()
    while not match.game.over:
        seat, question = dice.pick(match.game.waiting_for), match.game.questions
        if len(match.answers) in (10, 11):
            match.say(len(match.answers) % 2, (Denies(), Accuses(2, "gut"))[len(match.answers) % 2])
        option = ground.pick(match.game, seat, dice)
        offered.append([str(other) for other in match.game.choices[seat] if other != option])
        questions.append(question)
        if seat in SIGNING:
            text = answer_text(seal, seat, question, last[seat], str(option))
            last[seat] = encoded(keys[seat].sign(text.encode()))
        match.answer(seat, option, last[seat])
    tip = tip_of(seal, match.answers, match.talk)
    match.witness(0, encoded(keys[0].sign(witness_text(seal, 0, tip).encode())))
    return Signed(ground, match.record, offered, questions)


@pytest.fixture(scope="module", params=HOSTED_GROUNDS, ids=named)
def signed(request: pytest.FixtureRequest) -> Signed:
    return signed_game(request.param)


def refusal(signed: Signed, text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        proven(signed.kind, read(text, "game.jsonl"), "game.jsonl")
    return str(refused.value)


def summed(lines: list[str]) -> str:
    """With a checksum that fits."""
    text = "".join(f"{line}\n" for line in lines)
    return text + msgspec.json.encode({"checksum": sha256(text.encode()).hexdigest()}).decode() + "\n"


# By a careless forger


def with_answer(signed: Signed, number: int, code: str) -> str:
    """One line is another."""
    lines, seen = write(signed.record).splitlines()[:-1], -1
    for place, line in enumerate(lines):
        seen += line.startswith("[")
        if seen == number:
            lines[place] = msgspec.json.encode(
                [*msgspec.json.decode(line)[:1], code, *msgspec.json.decode(line)[2:]]
            ).decode()
            return summed(lines)
    raise AssertionError(number)


def changeable(signed: Signed) -> list[int]:
    return [number for number, others in enumerate(signed.offered) if others]


@pytest.mark.parametrize("one_in", [5, *further(1)])
def test_any_other_answer_that_was_offered_is_found_and_named(signed: Signed, one_in: int) -> None:
    for number in changeable(signed)[::one_in]:
        text = with_answer(signed, number, signed.offered[number][0])
        assert f"answer {number + 1}: " in refusal(signed, text)


def test_an_honest_record_holds(signed: Signed) -> None:
    text = write(signed.record)
    assert with_answer(signed, 3, signed.record.answers[3].code) == text
    _, claims = proven(signed.kind, read(text))
    assert [seat.unsigned == 0 for seat in claims.seats] == [True, True, True, True, False]
    assert (claims.names_bound, claims.shares, claims.sentences) == (True, 4, 2)
    assert claims.seats[0].witnessed
    assert len(changeable(signed)) > 30


# By a careful one


def begun_again(signed: Signed, names: tuple[str, ...] = NAMES, **options: Any) -> Match:
    head, kind = signed.record.head, signed.kind
    read_again = kind.read_options({**head.options, **options})
    return Match(kind, read_again, bytes.fromhex(head.seed), names, keys=head.keys, deal=head.deal)


def played_on(signed: Signed, match: Match, *, strip: frozenset[int] = frozenset()) -> str:
    """As it was where that goes, and at random where not. Signatures stay with the answers that they are for, unless they are
    stripped."""
    dice = Dice.seeded("forger")
    for given in signed.record.answers[len(match.answers) :]:
        if match.game.over:
            break
        codes = {str(option): option for option in match.game.choices.get(given.seat, ())}
        if given.seat in match.game.waiting_for and given.code in codes:
            match.answer(given.seat, codes[given.code], "" if given.seat in strip else given.signature)
        else:
            at_random(signed, match, dice)
    while not match.game.over:
        at_random(signed, match, dice)
    match.witnesses = signed.record.witnesses
    return write(match.record)


def at_random(signed: Signed, match: Match, dice: Dice) -> None:
    seat = dice.pick(match.game.waiting_for)
    match.answer(seat, signed.ground.pick(match.game, seat, dice))


def with_forged_answer(signed: Signed, number: int, *, strip: bool) -> str:
    match, given = begun_again(signed), signed.record.answers[number]
    for earlier in signed.record.answers[:number]:
        match.answer(earlier.seat, signed.kind.read_answer(earlier.code), earlier.signature)
    other = signed.kind.read_answer(signed.offered[number][0])
    match.answer(given.seat, other, "" if strip else given.signature)
    return played_on(signed, match, strip=frozenset({given.seat}) if strip else frozenset())


@pytest.mark.parametrize("one_in", [10, *further(1)])
def test_an_answer_that_is_changed_with_all_that_follows_is_found(signed: Signed, one_in: int) -> None:
    """By the signature of its seat; and where that is taken off, or there never was one, by a later one or by the witness."""
    for number in changeable(signed)[::one_in]:
        seat = signed.record.answers[number].seat
        kept, stripped = (refusal(signed, with_forged_answer(signed, number, strip=strip)) for strip in (False, True))
        if seat in SIGNING:
            assert f"answer {number + 1}: {NO_SIGNATURE} {seat}" in kept
        assert re.search(f"{NO_SIGNATURE}|{WITNESSED}", stripped)


@pytest.mark.parametrize("seat", range(len(NAMES)))
def test_another_name_is_found(signed: Signed, seat: int) -> None:
    names = (*NAMES[:seat], "Mallory", *NAMES[seat + 1 :])
    head = msgspec.structs.replace(signed.record.head, names=names)
    careless = write(msgspec.structs.replace(signed.record, head=head))
    assert "does not keep its promise" in refusal(signed, careless)
    assert NO_SIGNATURE in refusal(signed, played_on(signed, begun_again(signed, names)))


def other_options(signed: Signed) -> Iterator[dict[str, Any]]:
    """Each option of the game with a value that it does not have, where the game can be set up so."""
    kind, head = signed.kind, signed.record.head
    options = kind.read_options(head.options)
    for name, of_type in get_type_hints(kind.options).items():
        value = getattr(options, name)
        for other in (not value, *getattr(of_type, "__args__", ()), 3, 4, "washington", "station", [0, 1]):
            changed = {name: other}
            if (
                type(other) in (bool, int, str, list)
                and other != value
                and is_playable(kind, {**head.options, **changed})
            ):
                yield changed
                break


def is_playable(kind: GameKind, options: Any) -> bool:
    try:
        kind.begin(kind.read_options(options), bytes(32))
    except Exception:  # noqa: BLE001 - whatever the game thinks of it
        return False
    return True


def test_any_other_option_is_found(signed: Signed) -> None:
    """Its promise is broken; and who works that out again has the signatures against them."""
    changed = list(other_options(signed))
    assert len(changed) > 20
    for options in changed:
        head = msgspec.structs.replace(signed.record.head, options={**signed.record.head.options, **options})
        careless = write(msgspec.structs.replace(signed.record, head=head))
        assert "does not keep its promise" in refusal(signed, careless), options
        match = begun_again(signed, **options)
        promised = msgspec.structs.replace(head, commitment=match.head.commitment)
        assert refusal(signed, write(msgspec.structs.replace(signed.record, head=promised))).startswith("game.jsonl")
    for options in changed[::8]:
        if "players" not in options:
            careful = refusal(signed, played_on(signed, begun_again(signed, **options)))
            assert re.search(f"{NO_SIGNATURE}|{WITNESSED}", careful), options


def orders(signed: Signed) -> list[int]:
    """Places at which two answers to the same question can change theirs, and leave everything else as it was."""
    answers, questions = signed.record.answers, signed.questions
    return [
        number
        for number in range(len(answers) - 2)
        if questions[number] == questions[number + 1] == questions[number + 2]
        and answers[number].seat != answers[number + 1].seat
    ]


@pytest.mark.parametrize("most", [3, *further(1000)])
def test_another_order_of_answers_is_found(signed: Signed, most: int) -> None:
    """Two answers to one question, which no state tells; and any two neighbours, of which a state tells, or a seat's own chain."""
    given, places = list(signed.record.answers), orders(signed)
    assert places
    for place in places[:: max(1, len(places) // most)]:
        match = begun_again(signed)
        for earlier in (*given[:place], given[place + 1], given[place]):
            match.answer(earlier.seat, signed.kind.read_answer(earlier.code), earlier.signature)
        forged = read(played_on(signed, match))
        with_talk = msgspec.structs.replace(forged, talk=signed.record.talk, said=signed.record.said)
        settled = signed.questions.index(signed.questions[place] + 1)
        assert [each.state for each in forged.answers[settled:]] == [each.state for each in given[settled:]]
        assert WITNESSED in refusal(signed, write(with_talk))
    for place in range(0, len(given) - 1, max(1, len(given) // most // 2)):
        swapped = [*given[:place], given[place + 1], given[place], *given[place + 2 :]]
        if swapped != given:
            assert refusal(signed, write(msgspec.structs.replace(signed.record, answers=tuple(swapped))))


def test_an_answer_that_is_left_out_or_given_twice_is_found(signed: Signed) -> None:
    given = list(signed.record.answers)
    for place in range(0, len(given), max(1, len(given) // 6)):
        for answers in ([*given[:place], *given[place + 1 :]], [*given[:place], given[place], *given[place:]]):
            assert refusal(signed, write(msgspec.structs.replace(signed.record, answers=tuple(answers))))
