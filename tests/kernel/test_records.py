"""Records: a game in one text, which nobody can change unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadRecord, NotOffered
from gloaming.kernel.game import Game
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match, read, replay, resume, write
from gloaming.kernel.steps import Option
from gloaming.kernel.terms import Deal, Terms, commitment, pledge
from tests.kernel.recorded import played, rich_game, text_of, with_line

MATCH = rich_game()
TEXT = text_of(MATCH)
HEAD: dict[str, Any] = msgspec.json.decode(TEXT.splitlines()[0])
FIRST_FORMAT = (Path(__file__).parent / "first_format.jsonl").read_text("utf-8")
DEAL = Deal(2, "5e" * 32, ("", "a1" * 32, "b2" * 32, "", ""))
KEYS = ("", "key of seat 1", "key of seat 2", "", "")


def refusal(text: str) -> str:
    """What is said of a text that is not a true record."""
    with pytest.raises(BadRecord) as refused:
        resume(CULTISTS, read(text, "game.jsonl"), "game.jsonl")
    sentence = str(refused.value)
    assert sentence.startswith("game.jsonl")
    assert "\n" not in sentence
    assert len(sentence) < 300
    return sentence


def promised(options: Options, **head: Any) -> dict[str, Any]:
    """A head that keeps its promise, as a forger would write it."""
    terms = Terms(CULTISTS.name, CULTISTS.rules_version, msgspec.to_builtins(options))
    promise = commitment(terms.text(), bytes.fromhex(HEAD["seed"]))
    return HEAD | {"options": terms.options, "commitment": promise} | head


# True records


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_record_reads_back_and_plays_again_to_the_same_state(players: int) -> None:
    match = played(seed=players, players=players, level="experienced")
    again = resume(CULTISTS, read(text_of(match)))
    assert CULTISTS.save(again.game) == CULTISTS.save(match.game)
    assert text_of(again) == text_of(match)
    assert again.record.end["rounds"] == match.game.round


def test_a_replay_shows_the_opening_and_the_state_after_each_answer() -> None:
    rounds = [match.game.questions for match in replay(CULTISTS, read(TEXT))]
    assert len(rounds) == len(MATCH.answers) + 1
    assert rounds[0] == 1
    assert rounds == sorted(rounds)


def test_a_game_goes_on_where_its_record_stopped() -> None:
    half = len(MATCH.answers) // 2
    again = resume(CULTISTS, read("".join(TEXT.splitlines(keepends=True)[: half + 1])))
    assert (len(again.answers), again.record.end) == (half, None)
    for answer in MATCH.answers[half:]:
        again.answer(answer.seat, CULTISTS.read_answer(answer.code))
    assert text_of(again) == TEXT


def test_a_refused_answer_is_not_recorded() -> None:
    match = played(seed=3, answers=5)
    before = text_of(match)
    with pytest.raises(NotOffered):
        match.answer(match.game.waiting_for[0], CULTISTS.read_answer("go:nowhere"))
    assert text_of(match) == before


def test_hashes_can_be_put_off_until_the_record_is_wanted() -> None:
    later = Match(CULTISTS, Options(), bytes.fromhex(MATCH.head.seed), hash_later=True)
    for answer in MATCH.answers:
        later.answer(answer.seat, CULTISTS.read_answer(answer.code))
    assert {answer.state for answer in later.answers} == {""}
    assert text_of(later) == TEXT


def test_names_go_with_the_record() -> None:
    match = Match(CULTISTS, Options(), bytes(32), ("Mary", "Ben", "Uli", "Eva", "Tõm"))
    assert read(write(match.record)).head.names == ("Mary", "Ben", "Uli", "Eva", "Tõm")


def test_the_promise_binds_seed_and_terms_but_shows_no_seed() -> None:
    seed, deal = bytes(range(32)), DEAL
    terms: dict[str, Any] = {"options": Options(), "names": ("Ada",), "keys": KEYS, "deal": deal}
    changes: list[dict[str, Any]] = [
        {},
        {"options": Options(players=6)},
        {"names": ("Eve",)},
        {"keys": KEYS[::-1]},
        {"deal": None},
        {"deal": msgspec.structs.replace(deal, attempts=1)},
        {"deal": msgspec.structs.replace(deal, secret="5f" * 32)},
        {"deal": msgspec.structs.replace(deal, shares=deal.shares[::-1])},
    ]
    promises = {Match(CULTISTS, seed=seed, **terms | change).head.commitment for change in changes}
    promises |= {Match(CULTISTS, seed=bytes(32), **terms).head.commitment}
    promises |= {Match(_next_rules(CULTISTS), seed=seed, **terms).head.commitment}
    assert len(promises) == len(changes) + 2
    assert {len(promise) for promise in promises} == {64}
    assert not {seed.hex(), *filter(None, deal.shares), deal.secret} & set(
        Match(CULTISTS, seed=seed, **terms).terms.decode().split('"')
    )


def test_a_seed_is_made_of_every_share_and_in_their_order() -> None:
    deals = [
        DEAL,
        msgspec.structs.replace(DEAL, secret="5f" * 32),
        msgspec.structs.replace(DEAL, shares=("", "a1" * 32, "", "", "")),
        msgspec.structs.replace(DEAL, shares=("", "b2" * 32, "a1" * 32, "", "")),
        msgspec.structs.replace(DEAL, shares=("a1" * 32, "b2" * 32, "", "", "")),
    ]
    assert len({deal.seed for deal in deals}) == len(deals)
    assert {len(deal.seed) for deal in deals} == {32}


def signed_match() -> Match:
    match = Match(CULTISTS, Options(), DEAL.seed, ("Ines", "Theo", "Ruben", "Ada", "Mina"), keys=KEYS, deal=DEAL)
    dice = Dice.seeded("signed match")
    while not match.game.over:
        seat = match.game.waiting_for[0]
        match.answer(seat, dice.pick(match.game.choices[seat]), f"signature {len(match.answers)}" if KEYS[seat] else "")
    match.witness(1, "seen")
    return match


def test_keys_shares_and_signatures_go_with_the_record() -> None:
    match = signed_match()
    text = text_of(match)
    again = resume(CULTISTS, read(text))
    assert (again.head.keys, again.head.deal, again.witnesses) == (KEYS, DEAL, ("", "seen", "", "", ""))
    assert [answer.signature for answer in again.answers] == [answer.signature for answer in match.answers]
    assert text_of(again) == text
    terms = msgspec.json.decode(match.terms)
    assert terms["house"] == pledge(DEAL.secret)
    assert terms["pledges"] == ["", pledge("a1" * 32), pledge("b2" * 32), "", ""]


def test_a_seed_that_the_shares_do_not_make_is_noticed() -> None:
    match = Match(CULTISTS, Options(), bytes(32), keys=KEYS, deal=DEAL)
    with pytest.raises(BadRecord, match="has another seed than its shares make; the record was changed"):
        resume(CULTISTS, read(text_of(match)))


# The format before


def test_a_record_of_the_first_format_is_still_true_and_stays_as_it_is() -> None:
    match = resume(CULTISTS, read(FIRST_FORMAT))
    assert match.game.over
    assert text_of(match) == FIRST_FORMAT


@pytest.mark.parametrize(
    ("number", "change"),
    [
        (0, lambda head: head | {"keys": ["k", "", "", "", ""]}),
        (0, lambda head: head | {"deal": msgspec.to_builtins(DEAL)}),
        (4, lambda line: [*line, "signature"]),
        (-1, lambda end: end | {"witnesses": ["seen"]}),
    ],
)
def test_a_record_of_the_first_format_can_claim_no_signature(number: int, change: Callable[[Any], Any]) -> None:
    assert refusal(with_line(FIRST_FORMAT, number, change))


def _next_rules(kind: GameKind) -> GameKind:
    other = object.__new__(GameKind)
    other.__dict__.update(vars(kind) | {"rules_version": kind.rules_version + 1})
    return other


@pytest.mark.parametrize("version", [CULTISTS.rules_version - 1, CULTISTS.rules_version + 1])
def test_a_record_of_other_rules_is_refused_for_its_version(version: int) -> None:
    now = CULTISTS.rules_version
    text = TEXT.replace(f'"rules":{now}', f'"rules":{version}', 1)
    assert f"was played under version {version} of the rules of Cultists, and this is version {now}" in refusal(text)


def test_a_seed_of_less_than_128_bits_is_refused() -> None:
    with pytest.raises(BadRecord, match="at least 128 random bits; this one has 120"):
        Match(CULTISTS, Options(), bytes(15))


# Damage


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "Dear diary,\n",
        "{}\n",
        "[1,2]\n",
        "\ufeff" + TEXT,
        "\udcff" + TEXT,
        "[" * 100_000,
        '{"gloaming":"1"}\n',
        TEXT[:40],
        TEXT[TEXT.index("\n") + 1 :],
        TEXT.replace('"options":{', '"options":' + "[" * 100_000, 1),
    ],
    ids=[
        "empty",
        "blank",
        "prose",
        "no fields",
        "list",
        "mark",
        "half a character",
        "brackets",
        "word for a number",
        "half a head",
        "no head",
        "brackets in the head",
    ],
)
def test_what_was_never_a_record_is_called_so(text: str) -> None:
    assert refusal(text) == "game.jsonl is not a record of a game of Gloaming; choose a file that Gloaming wrote."


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda head: head | {"gloaming": 4}, "has format 4, and this version reads format 3; update Gloaming"),
        (lambda head: {"gloaming": 4, "all": "new"}, "has format 4"),
        (lambda head: head | {"gloaming": 1}, "game.jsonl"),
        (lambda head: head | {"names": ["Eve"]}, "does not keep its promise"),
        (lambda head: head | {"keys": ["key"]}, "does not keep its promise"),
        (lambda head: head | {"deal": msgspec.to_builtins(DEAL)}, "does not keep its promise"),
        (lambda head: head | {"deal": {}}, "is not a record"),
        (lambda head: head | {"rules": 99}, "was played under version 99 of the rules of Cultists, and this is"),
        (lambda head: head | {"game": "chess\n\x1b[2J"}, r"is a record of 'chess\n\x1b[2J', not of Cultists"),
        (lambda head: head | {"seed": "00" * 32}, "does not keep its promise"),
        (lambda head: head | {"seed": "ab"}, "has a seed of 8 bits, too short"),
        (lambda head: head | {"seed": "no hex"}, "is not a record"),
        (lambda head: head | {"seed": HEAD["seed"].upper()}, "has a first line that Gloaming would write otherwise"),
        (lambda head: head | {"commitment": "0" * 64}, "does not keep its promise"),
        (lambda head: head | {"commitment": "é" * 64}, "does not keep its promise"),
        (lambda head: head | {"options": head["options"] | {"self_vote": "forbidden"}}, "does not keep its promise"),
        (lambda head: head | {"options": head["options"] | {"self_vote": "perhaps"}}, "cannot be set up"),
        (lambda head: head | {"options": head["options"] | {"dragons": True}}, "cannot be set up"),
        (lambda head: head | {"options": 5}, "cannot be set up"),
        (lambda head: head | {"winner": "me"}, "is not a record"),
        (lambda head: promised(Options(players=99)), "Cultists is a game for 4 to 8 players"),
        (lambda head: promised(Options(board="moon")), "cannot be set up"),
        (lambda head: promised(Options(board_file="[[[")), "cannot be set up"),
        (lambda head: promised(Options(players=7)), "game.jsonl, answer "),
    ],
)
def test_a_changed_head_is_noticed(change: Callable[[Any], Any], says: str) -> None:
    assert says in refusal(with_line(TEXT, 0, change))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda line: [line[0], line[1], _other_digit(line[2])], "game.jsonl, answer 9: the state after"),
        (lambda line: [9, line[1], line[2]], "answer 9: seat 9 could not answer"),
        (lambda line: [-1, line[1], line[2]], "answer 9: seat -1 could not answer"),
        (lambda line: [10**30, line[1], line[2]], "could not answer"),
        (lambda line: [line[0], "go:moon", line[2]], "could not answer 'go:moon'; the record was changed"),
        (lambda line: [line[0], "abracadabra", line[2]], "could not answer 'abracadabra'"),
        (lambda line: [line[0], "\x1b[2J\n" + "x" * 1000, line[2]], r"could not answer '\x1b[2J\nxxx"),
        (lambda line: [line[0], "", line[2]], "could not answer ''"),
        (lambda line: [*line, "signature"], "has another checksum than its lines"),
        (lambda line: [*line, "signature", "more"], "is damaged in line 10"),
        (lambda line: line[:2], "is damaged in line 10"),
        (lambda line: [1.5, line[1], line[2]], "is damaged in line 10"),
        (lambda line: {"seat": line[0]}, "is damaged in line 10"),
        (lambda line: {"end": None}, "continues after its end in line 10"),
        (lambda line: None, "is damaged in line 10"),
    ],
)
def test_a_changed_answer_is_noticed_and_named(change: Callable[[Any], Any], says: str) -> None:
    assert says in refusal(with_line(TEXT, 9, change))


def _other_digit(state: str) -> str:
    return ("1" if state[0] == "0" else "0") + state[1:]


def test_another_answer_that_was_offered_is_noticed_by_the_state_it_leads_to() -> None:
    match = next(match for match in replay(CULTISTS, read(TEXT)) if len(match.game.choices[_asked(match)]) > 1)
    number, given = len(match.answers) + 1, MATCH.answers[len(match.answers)].code
    other = next(str(option) for option in match.game.choices[_asked(match)] if str(option) != given)
    changed = with_line(TEXT, number, lambda line: [line[0], other, line[2]])
    assert f"answer {number}: the state after {other!r} is not the recorded one" in refusal(changed)


def _asked(match: Match) -> int:
    seat: int = match.game.waiting_for[0]
    return seat


def test_an_answer_in_another_spelling_is_noticed() -> None:
    """A number with a plus reads as the same number: the state would be right, the text is not ours."""
    changed = with_line(TEXT, -3, lambda line: [line[0], line[1].replace("seer:", "seer:+"), line[2]])
    assert "Gloaming would not write 'seer:+" in refusal(changed)


@pytest.mark.parametrize(
    ("end", "says"),
    [
        ({"end": MATCH.record.end | {"winner": "nobody"}}, "claims another end than the game it tells"),
        ({"end": MATCH.record.end | {"points": 99}}, "claims another end"),
        ({"end": MATCH.record.end | {"rounds": float(MATCH.game.round)}}, "claims another end"),
        ({"end": "well"}, "claims another end"),
        ({"end": MATCH.record.end, "signed": "me"}, "is damaged in line"),
        ({"fin": MATCH.record.end}, "is damaged in line"),
    ],
)
def test_a_changed_end_is_noticed(end: Any, says: str) -> None:
    assert says in refusal(with_line(TEXT, -2, lambda line: end))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ({"checksum": "0" * 64}, "has another checksum than its lines; take an unchanged copy"),
        ({"checksum": ""}, "lacks its last line; take a complete copy"),
        ({"checksum": 5}, "is damaged in line"),
        ({"end": MATCH.record.end}, "is damaged in line"),
    ],
)
def test_a_changed_checksum_is_noticed(line: Any, says: str) -> None:
    assert says in refusal(with_line(TEXT, -1, lambda _: line))


def test_an_end_before_the_game_is_over_is_noticed() -> None:
    lines = TEXT.splitlines(keepends=True)
    assert "claims another end" in refusal("".join([*lines[:20], *lines[-2:]]))


def test_lines_in_another_order_are_noticed() -> None:
    lines = TEXT.splitlines(keepends=True)
    lines[7], lines[20] = lines[20], lines[7]
    assert refusal("".join(lines)).startswith("game.jsonl, answer 7: ")


@pytest.mark.parametrize("number", [1, 30, -3, -2, -1])
def test_a_missing_answer_is_noticed(number: int) -> None:
    lines = TEXT.splitlines(keepends=True)
    del lines[number]
    assert refusal("".join(lines)).startswith("game.jsonl")


def test_a_repeated_answer_is_noticed() -> None:
    lines = TEXT.splitlines(keepends=True)
    lines.insert(-2, lines[-3])
    assert f"answer {len(MATCH.answers) + 1}: seat" in refusal("".join(lines))


def test_a_half_line_is_noticed_wherever_the_file_breaks_off() -> None:
    head, end = TEXT.index("\n") + 1, TEXT.index('{"checksum"')
    for length in range(head, len(TEXT)):
        cut = TEXT[:length]
        if length == end:
            assert "lacks its last line" in refusal(cut)
        elif cut.endswith("\n"):
            assert read(cut).end is None
        else:
            assert "breaks off in the middle of line" in refusal(cut)


def test_brackets_without_end_and_half_characters_are_noticed_in_any_line() -> None:
    assert "is damaged in line" in refusal(TEXT.replace('{"end":', '{"end":' + "[" * 100_000))
    assert "is damaged in line 2" in refusal(TEXT.replace("\n[", "\n[\udcff", 1))


def test_every_single_changed_sign_is_noticed() -> None:
    """A slow reader with a sharp eye: no character of any line can be another."""
    match = played(seed=3, answers=12)
    text = text_of(match)
    for at in range(0, len(text), 7):
        changed = text[:at] + ("8" if text[at] != "8" else "9") + text[at + 1 :]
        with pytest.raises(BadRecord):
            resume(CULTISTS, read(changed))


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"is a record of 'cultists', not of Toads"):
        resume(_toads(), read(TEXT))


def _toads() -> GameKind:
    def none(*_: Any) -> Any:
        return None

    return GameKind(
        name="toads",
        title="Toads",
        rules_version=1,
        players=range(2, 9),
        game=Game,
        options=Option,
        rooms=tuple,
        begin=none,
        empty_game=none,
        view=none,
        determinise=none,
        outcome=none,
        teams=(),
        team_of=none,
    )
