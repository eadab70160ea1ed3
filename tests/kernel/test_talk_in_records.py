"""Talk in records: what was said stands between the answers, and nobody can change, move or remove it unnoticed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.statements import Claims, Put
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadRecord
from gloaming.kernel.records import Match, read, replay, resume, write
from gloaming.kernel.talk import Accuses, Denies, Doubts, Statement, Vouches
from gloaming.kernel.terms import WITHOUT_TALK
from tests.kernel.recorded import text_of, with_line

SECOND_FORMAT = (Path(__file__).parent / "second_format.jsonl").read_text("utf-8")
TALK: tuple[Statement, ...] = (
    Accuses(1, "met_the_dead", 3), Denies(), Vouches(0), Doubts(2), Put("success", "green"), Accuses(4, "gut"),
)  # fmt: skip


def told(over: bool = True) -> Match:
    """A game at random with something said in its opening and now and then."""
    dice = Dice.seeded("talk in records")
    match = Match(CULTISTS, Options(), dice.key)
    match.say(0, TALK[0])
    match.say(1, TALK[1])
    while not match.game.over and (over or len(match.answers) < 60):
        if len(match.answers) in (7, 20, 21, 33):
            match.say(len(match.answers) % 5, TALK[len(match.talk)])
        seat = match.game.waiting_for[0]
        match.answer(seat, dice.pick([each for each in match.game.choices[seat] if str(each) != "claim"]))
    return match


MATCH = told()
TEXT = text_of(MATCH)
LINES = TEXT.splitlines(keepends=True)
SAID = [number for number, line in enumerate(LINES) if line.startswith('{"says"')]


def refusal(lines: list[str]) -> str:
    with pytest.raises(BadRecord) as refused:
        resume(CULTISTS, read("".join(lines), "game.jsonl"), "game.jsonl")
    return str(refused.value)


def test_what_was_said_stands_between_the_answers() -> None:
    again = resume(CULTISTS, read(TEXT))
    assert [said.statement for said in again.said] == list(TALK)
    assert again.said == MATCH.said
    assert [sentence.after for sentence in again.talk] == [0, 0, 7, 20, 21, 33]
    assert text_of(again) == TEXT
    assert SAID[:3] == [1, 2, 10]  # below the head, and after seven answers


def test_a_replay_hears_each_sentence_after_the_answer_before_it() -> None:
    heard = [len(match.said) for match in replay(CULTISTS, read(TEXT))]
    assert [heard.index(count) for count in (2, 3, 4, 5, 6)] == [0, 7, 20, 21, 33]


def test_a_game_goes_on_with_what_was_said() -> None:
    half = told(over=False)
    again = resume(CULTISTS, read(text_of(half)))
    assert (again.talk, again.said) == (half.talk, half.said)
    again.say(2, Denies())
    assert again.talk[-1].spoken.link != half.talk[-1].spoken.link


def test_hashes_that_are_put_off_lose_no_talk() -> None:
    later = Match(CULTISTS, Options(), bytes.fromhex(MATCH.head.seed), hash_later=True)
    for number, answer in enumerate(MATCH.answers):
        for sentence in MATCH.talk:
            if sentence.after == number:
                later.say(sentence.spoken.seat, CULTISTS.read_statement(sentence.spoken.says))
        later.answer(answer.seat, CULTISTS.read_answer(answer.code))
    assert text_of(later) == TEXT


# What is found


@pytest.mark.parametrize("number", range(len(SAID)))
def test_a_changed_sentence_is_found_and_named(number: int) -> None:
    changed = with_line(TEXT, SAID[number], lambda line: line | {"says": {"type": "accuses", "chair": 3}})
    assert f"sentence {number + 1}: it, or one before it, was changed" in refusal([changed])
    other = with_line(TEXT, SAID[number], lambda line: line | {"seat": (line["seat"] + 1) % 5})
    assert f"sentence {number + 1}: it, or one before it, was changed" in refusal([other])


@pytest.mark.parametrize("number", range(len(SAID)))
def test_a_removed_sentence_is_found(number: int) -> None:
    rest = [line for at, line in enumerate(LINES) if at != SAID[number]]
    last = number + 1 == len(SAID)
    assert ("its last sentences were changed" if last else f"sentence {number + 1}: it, or one before") in refusal(rest)


@pytest.mark.parametrize("number", range(len(SAID)))
def test_a_sentence_that_was_moved_by_one_answer_is_found(number: int) -> None:
    lines, at = LINES[:], SAID[number]
    step = next(step for step in (-1, 1, 2) if lines[at + step].startswith("[") and at + step > 0)
    lines.insert(at + step, lines.pop(at))
    assert "was changed, moved or removed" in refusal(lines)


def test_sentences_in_another_order_are_found() -> None:
    lines = LINES[:]
    lines[1], lines[2] = lines[2], lines[1]
    assert "sentence 1: it, or one before it" in refusal(lines)


def test_a_sentence_that_was_put_in_is_found() -> None:
    assert "sentence 3: it, or one before it" in refusal([*LINES[:4], LINES[1], *LINES[4:]])


@pytest.mark.parametrize(
    "says",
    [
        {"type": "accuses", "chair": 7},
        {"type": "accuses", "chair": 1, "why": "he smells"},
        {"type": "claims", "role": "dragon"},
        {"type": "declares", "chair": 1},
        {"type": "denies", "text": "free words"},
        "It was not me!",
    ],
)
def test_a_sentence_that_nobody_could_have_said_is_refused(says: object) -> None:
    assert "sentence 1: seat 0 could not say this" in refusal([with_line(TEXT, 1, lambda line: line | {"says": says})])


def test_a_sentence_after_the_end_of_the_game_is_refused() -> None:
    assert "could not say this" in refusal([*LINES[:-2], LINES[1], *LINES[-2:]])


def test_a_record_holds_nothing_that_does_not_fit_its_game() -> None:
    match = Match(CULTISTS, Options(), bytes(32))
    assert match.may_hold(0, Denies())
    assert not match.may_hold(5, Denies())
    assert not match.may_hold(0, Claims("dragon"))
    assert not MATCH.may_hold(0, Denies()), "the game is over"


# The formats before


def test_a_record_of_the_second_format_is_still_true_and_stays_as_it_is() -> None:
    match = resume(CULTISTS, read(SECOND_FORMAT))
    assert (match.game.over, match.head.gloaming) == (True, WITHOUT_TALK)
    assert text_of(match) == SECOND_FORMAT


def test_a_record_of_the_second_format_can_claim_no_talk() -> None:
    lines = SECOND_FORMAT.splitlines(keepends=True)
    assert refusal([*lines[:5], LINES[1], *lines[5:]]).startswith("game.jsonl is damaged in line 6")


def test_a_game_that_began_in_the_second_format_keeps_no_talk_in_its_record() -> None:
    match = Match(CULTISTS, Options(), bytes(32), format_=WITHOUT_TALK)
    match.say(0, Denies())
    assert msgspec.json.decode(write(match.record))["gloaming"] == WITHOUT_TALK
    assert [said.statement for said in match.said] == [Denies()]
