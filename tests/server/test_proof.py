"""A game that proves itself: its seed is made of shares, its answers are signed, and any change to its record is found."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadRecord
from gloaming.kernel.records import Match, Record, Sentence, Spoken, read, replay, write
from gloaming.kernel.terms import Deal, Terms, commitment, pledge
from gloaming.proof.claims import proven
from gloaming.proof.signing import is_signed
from tests.server.browser import Browser
from tests.server.keyed import KeyedBrowser, deal, sit_down
from tests.server.playing import play
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio
Answers = list[tuple[int, str, str]]
"""Seats, codes and signatures."""
UNHURRIED = {"talk": 0}
SLOWLY = "from gloaming.server import dealing; dealing.DEAL_SECONDS = 8.0"
"""A page pledges and reveals at once; a test on a busy machine takes longer."""


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house"), before=SLOWLY).start()
    yield house
    house.kill()


@pytest.fixture
async def own_house(tmp_path: Path) -> AsyncIterator[RunningHouse]:
    house = RunningHouse(tmp_path, before=SLOWLY).start()
    yield house
    await house.send_home()
    house.kill()
    house.check_logs()
    assert "Traceback" not in house.said(), house.said()


async def keyed_table(house: RunningHouse, keyed: int = 3, others: int = 0, bots: int = 0) -> list[Browser]:
    """A table that is about to begin: people with keys first, then people without, then bots."""
    host = await sit_down(house, "/api/tables", "Ines")
    settings = {"game": "cultists", "options": {"players": keyed + others + bots}, "pace": "quick", "clocks": UNHURRIED}
    assert await host.ask("configure", settings=settings) == ""
    seats = f"/api/tables/{host.code}/seats"
    guests: list[Browser] = [await sit_down(house, seats, f"Keyed {chair}") for chair in range(1, keyed)]
    guests += [await house.guest(host.code, f"Plain {chair}") for chair in range(others)]
    for chair in range(keyed + others, keyed + others + bots):
        assert await host.ask("seat_bot", chair=chair, bot="random") == ""
    for guest in guests:
        assert await guest.ask("ready", ready=True) == ""
    return [host, *guests]


def with_keys(people: list[Browser]) -> list[KeyedBrowser]:
    return [person for person in people if isinstance(person, KeyedBrowser)]


# The deal


async def test_a_seed_is_made_of_the_shares_that_were_pledged_to_it(house: RunningHouse) -> None:
    people = await keyed_table(house, keyed=2, others=1, bots=1)
    first, second = with_keys(people)
    assert await first.ask("begin") == ""
    assert await people[2].ask("configure", settings=first.table["settings"]) != ""
    dealing = first.dealing
    assert dealing is not None
    assert (first.stage, dealing["attempt"], dealing["pledged"], dealing["terms"]) == ("lobby", 1, [], "")
    assert await first.pledge() == ""
    assert await second.pledge() == ""
    for person in (first, second):
        await person.until(lambda person=person: bool(person.dealing["terms"]))  # type: ignore[misc]
    assert first.dealing is not None
    told = first.dealing["terms"]
    assert msgspec.json.decode(told)["pledges"] == [pledge(first.share), pledge(second.share), "", ""]
    assert msgspec.json.decode(told)["house"] == dealing["house"]
    for person in (first, second):
        assert await person.reveal() == ""
    for browser in people:
        await browser.until_stage("playing")
        assert (browser.table["terms"], browser.table["dealing"]) == (told, None)
    assert [chair.get("keyed", False) for chair in people[2].table["chairs"]] == [True, True, False, False]
    promise = first.table["commitment"]
    assert await first.ask("abort") == ""
    proof = (await house.get(f"/api/tables/{first.code}/proof")).json()
    dealt = Deal(1, proof["secret"], tuple(proof["shares"]))
    assert proof["shares"] == [first.share, second.share, "", ""]
    assert pledge(proof["secret"]) == dealing["house"]
    assert proof["seed"] == dealt.seed.hex()
    assert commitment(told.encode(), dealt.seed) == promise == proof["commitment"]


async def test_secrets_of_the_deal_are_told_to_nobody_before_the_end(own_house: RunningHouse) -> None:
    people = await keyed_table(own_house, keyed=3, others=1)
    watcher = await own_house.browser(people[0].code)
    await deal(with_keys(people), people)
    await play(people, Dice.seeded("secrets of the deal"), lambda: people[0].question > 8)
    head = own_house.table(people[0].code).play.head
    assert head.deal is not None
    told = b"".join(b"".join(browser.raw) for browser in (*people, watcher)).decode()
    for secret in (head.seed, head.deal.secret, *filter(None, head.deal.shares)):
        assert secret not in told
    for page in ("proof", "record"):
        answer = await own_house.get(f"/api/tables/{people[0].code}/{page}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "still-on")


async def test_what_does_not_belong_to_the_deal_is_refused_and_changes_nothing(house: RunningHouse) -> None:
    people = await keyed_table(house, keyed=2, others=1, bots=1)
    (first, second), plain = with_keys(people), people[2]
    share, attempt = secrets.token_hex(32), {"attempt": 1}
    assert "takes no pledge" in await first.ask("pledge", **attempt, pledge=pledge(share))
    assert await first.ask("begin") == ""
    assert "is being dealt" in await first.ask("begin")
    assert "is being dealt" in await second.ask("ready", ready=False)
    assert "takes no pledge" in await plain.ask("pledge", **attempt, pledge=pledge(share))
    assert "takes no pledge" in await first.ask("pledge", attempt=2, pledge=pledge(share))
    assert "takes no share" in await first.ask("reveal", **attempt, share=share)
    assert await first.pledge() == ""
    assert "takes no pledge" in await first.ask("pledge", **attempt, pledge=pledge(share))
    assert await second.pledge() == ""
    await first.until(lambda: bool(first.dealing and first.dealing["terms"]))
    assert "isn't the share that you pledged" in await first.ask("reveal", **attempt, share=share)
    assert "isn't the share that you pledged" in await first.ask("reveal", **attempt, share=second.share)
    assert "takes no share" in await first.ask("reveal", attempt=2, share=first.share)
    assert "takes no share" in await plain.ask("reveal", **attempt, share=share)
    assert await first.reveal() == ""
    assert "takes no share" in await first.reveal()
    assert await second.reveal() == ""
    await first.until_stage("playing")
    assert "takes no share" in await first.reveal()


async def test_somebody_who_pledges_nothing_is_not_waited_for_long(house: RunningHouse) -> None:
    people = await keyed_table(house, keyed=3, others=1)
    first, second, _silent = with_keys(people)
    assert await first.ask("begin") == ""
    assert await first.pledge() == ""
    assert await second.pledge() == ""
    await first.until(lambda: bool(first.dealing and first.dealing["terms"]))
    assert await first.reveal() == ""
    assert await second.reveal() == ""
    await first.until_stage("playing")
    assert msgspec.json.decode(first.table["terms"])["pledges"][2:] == ["", ""]


async def test_a_share_that_is_held_back_makes_everyone_deal_again_without_it(house: RunningHouse) -> None:
    people = await keyed_table(house, keyed=3, others=1)
    first, second, cheat = with_keys(people)
    assert await first.ask("begin") == ""
    for person in (first, second, cheat):
        assert await person.pledge() == ""
    await first.until(lambda: bool(first.dealing and first.dealing["terms"]))
    assert first.dealing is not None
    before, used = first.dealing["house"], (first.share, second.share)
    assert await first.reveal() == ""
    assert await second.reveal() == ""
    await first.until(lambda: bool(first.dealing and first.dealing["attempt"] == 2))
    assert first.dealing is not None
    assert first.dealing["house"] != before
    assert "takes no pledge" in await cheat.pledge(2)
    assert "takes no share" in await cheat.ask("reveal", attempt=1, share=cheat.share)
    for person in (first, second):
        assert await person.pledge(2) == ""
    await first.until(lambda: bool(first.dealing and first.dealing["terms"]))
    for person in (first, second):
        assert await person.reveal(2) == ""
    await first.until_stage("playing")
    assert not {first.share, second.share} & set(used)
    terms = msgspec.json.decode(first.table["terms"])
    assert (terms["attempts"], terms["pledges"][2:]) == (2, ["", ""])
    deal_ = house.table(first.code).play.head.deal
    assert deal_ is not None
    assert (deal_.attempts, deal_.shares) == (2, (first.share, second.share, "", ""))


async def test_a_deal_goes_on_after_a_crash(own_house: RunningHouse) -> None:
    people = await keyed_table(own_house, keyed=2, others=2)
    first, second = with_keys(people)
    assert await first.ask("begin") == ""
    assert await first.pledge() == ""
    own_house.kill()
    own_house.start()
    for person in people:
        await person.open()
    assert first.dealing is not None
    assert first.dealing["pledged"] == [0]
    assert await second.pledge() == ""
    await first.until(lambda: bool(first.dealing and first.dealing["terms"]))
    terms = first.dealing["terms"]
    assert await first.reveal() == ""
    own_house.kill()
    own_house.start()
    for person in people:
        await person.open()
    assert first.dealing is not None
    assert first.dealing["terms"] == terms
    assert await second.reveal() == ""
    for person in people:
        await person.until_stage("playing")
    assert first.table["terms"] == terms


async def test_the_host_can_call_a_deal_off(house: RunningHouse) -> None:
    people = await keyed_table(house, keyed=1, others=3)
    assert await people[0].ask("begin") == ""
    assert await people[0].ask("abort") == ""
    await people[0].until_stage("aborted")
    assert people[0].table["dealing"] is None
    await asyncio.sleep(0.1)
    assert house.table(people[0].code).match is None


# Signed answers


async def test_an_answer_is_signed_by_the_key_of_its_seat(house: RunningHouse) -> None:
    people = await keyed_table(house, keyed=2, others=2)
    await deal(with_keys(people), people)
    first, second = with_keys(people)
    for signature in (
        second.signature("wake"),
        first.signature("wake", question=first.question + 1),
        first.signature("wake", before="A" * 86),
        first.signature("walk"),
        "A" * 86,
    ):
        refused = await first.ask("answer", question=first.question, code="wake", signature=signature)
        assert refused == "This isn't your seat's signature; reload the page."
    assert people[2].options
    refused = await people[2].ask("answer", question=first.question, code="wake", signature=first.signature("wake"))
    assert refused == "This isn't your seat's signature; reload the page."
    good = first.signature("wake")
    assert await first.ask("answer", question=first.question, code="wake", signature=good) == ""
    assert first.table["signed"] == good
    assert second.table["signed"] == ""
    assert await second.ask("answer", question=second.question, code="wake") == "", "unsigned is taken"
    given = {answer.seat: answer.signature for answer in house.table(first.code).play.answers}
    assert given == {0: good, 1: ""}
    await first.open()
    assert first.table["signed"] == good, "after a reload the chain goes on"


async def test_a_seat_that_moves_in_play_signs_no_more_and_in_the_lobby_by_its_new_key(house: RunningHouse) -> None:
    people = await keyed_table(house, keyed=2, others=2)
    first, second = with_keys(people)

    async def moved(browser: Browser, key: str) -> Browser:
        ticket = (await house.post("/api/moves", {"token": browser.token})).json()["ticket"]
        seat = (await house.post("/api/moves/use", {"ticket": ticket, "key": key})).json()
        return await house.browser(seat["code"], seat["token"])

    fresh = "B" * 43
    second_here = await moved(second, fresh)
    assert house.table(first.code).holder(1).key == fresh
    assert await first.ask("begin") == ""
    assert await first.pledge() == ""
    await first.until(lambda: bool(first.dealing and first.dealing["terms"]))
    assert await first.reveal() == ""
    await first.until_stage("playing")
    first_here = await moved(first, "C" * 43)
    await second_here.until(lambda: not second_here.table["chairs"][0].get("keyed", False))
    assert house.table(first.code).play.head.keys[1] == fresh
    signature = first.signature("wake")
    refused = await first_here.ask("answer", question=first_here.question, code="wake", signature=signature)
    assert refused == "This isn't your seat's signature; reload the page."
    assert await first_here.ask("answer", question=first_here.question, code="wake") == ""


async def test_the_end_is_witnessed_by_those_who_have_a_key(house: RunningHouse) -> None:
    people = await keyed_table(house, keyed=2, others=2)
    await deal(with_keys(people), people)
    first, second = with_keys(people)
    assert "The game is still on" in await first.ask("witness", signature="A" * 86)
    await play(people, Dice.seeded("witnessed"))
    before = (await house.get(f"/api/tables/{first.code}/record")).text
    assert "This isn't your seat's signature" in await first.ask("witness", signature="A" * 86)
    assert await first.witness(house) == ""
    assert "This isn't your seat's signature" in await people[2].ask("witness", signature="A" * 86)
    after = (await house.get(f"/api/tables/{first.code}/record")).text
    assert (read(before).witnesses, [bool(each) for each in read(after).witnesses]) == ((), [True, False, False, False])
    assert second.table["stage"] == "over"


# The record


@pytest.fixture(scope="module")
async def signed_record(shared_house: RunningHouse) -> str:
    """A game of two people with keys, one without and a bot, through a real server, witnessed by one."""
    people = await keyed_table(shared_house, keyed=2, others=1, bots=1)
    first, second = with_keys(people)
    await deal([first, second], people)
    dice = Dice.seeded("signed record")
    await play(people, dice, lambda: first.question > 5)
    while not second.options:  # one answer as a time limit would give it
        await play(people, dice, lambda: bool(second.options))
    await Browser.answer(second, second.options[0])
    assert await second.ask("declare", statement={"type": "accuses", "chair": 0, "why": "gut"}) == ""
    assert await first.ask("say", text="My own words stay at the table.") == ""
    assert await first.ask("declare", statement={"type": "denies"}) == ""
    await play(people, dice)
    assert await first.witness(shared_house) == ""
    await shared_house.send_home()
    shared_house.check_logs()
    return (await shared_house.get(f"/api/tables/{first.code}/record")).text


async def test_a_signed_record_says_what_it_proves(signed_record: str) -> None:
    _, claims = proven(CULTISTS, read(signed_record))
    first, second, plain, bot = claims.seats
    assert (claims.names_bound, claims.shares, claims.attempts) == (True, 2, 1)
    assert (first.unsigned, second.unsigned, first.witnessed, second.witnessed) == (0, 1, True, False)
    assert claims.sentences == 2
    assert "own words" not in signed_record
    assert min(first.signed, second.signed, plain.unsigned, bot.unsigned) > 0
    assert (plain.key, plain.signed, bot.key, bot.signed) == ("", 0, "", 0)


def values(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a part of a record."""
    if isinstance(part, dict | list):
        for key, value in part.items() if isinstance(part, dict) else enumerate(part):
            yield from values(value, (*path, key))
    else:
        yield path


def changed(part: Any, path: tuple[Any, ...]) -> Any:
    if path:
        copy = part.copy()
        copy[path[0]] = changed(part[path[0]], path[1:])
        return copy
    if isinstance(part, bool) or part is None:
        return not part
    if isinstance(part, int):
        return part + 1
    return ("B" if part[0] == "A" else "A") + part[1:] if part else "A"


def summed(lines: list[Any]) -> str:
    """As a forger writes it: with a checksum that fits."""
    text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
    return text + json.dumps({"checksum": sha256(text.encode()).hexdigest()}, separators=(",", ":")) + "\n"


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        proven(CULTISTS, read(text, "game.jsonl"), "game.jsonl")
    return str(refused.value)


async def test_whatever_is_changed_in_a_signed_record_is_found(signed_record: str) -> None:
    """Every field of the head, the end and a signed and an unsigned answer, each with a checksum that fits."""
    lines = [json.loads(line) for line in signed_record.splitlines()[:-1]]
    assert summed(lines) == signed_record
    signed = next(number for number, line in enumerate(lines) if len(line) == 4)
    unsigned = next(number for number, line in enumerate(lines) if isinstance(line, list) and len(line) == 3)
    found = 0
    for number in (0, signed, unsigned, len(lines) - 1):
        for path in values(lines[number]):
            forged = [*lines[:number], changed(lines[number], path), *lines[number + 1 :]]
            assert refusal(summed(forged)).startswith("game.jsonl"), path
            found += 1
    assert found > 35


SWAPS: dict[str, Callable[[list[Any]], list[Any]]] = {
    "a signature is gone": lambda lines: [*lines[:-1], lines[-1][:3]],
    "a signature is another's": lambda lines: [*lines[:-1], [*lines[-1][:3], lines[0][3]]],
}


@pytest.mark.parametrize("name", SWAPS)
async def test_a_signature_that_is_left_out_or_exchanged_is_found(signed_record: str, name: str) -> None:
    lines = [json.loads(line) for line in signed_record.splitlines()[:-1]]
    mine = [number for number, line in enumerate(lines) if isinstance(line, list) and line[0] == 0 and len(line) == 4]
    some = [lines[number] for number in mine[:4]]
    for number, line in zip(mine[:4], SWAPS[name](some), strict=True):
        lines[number] = line
    assert "signature of seat 0" in refusal(summed(lines))


def replayed(record: Record, answers: Answers, talk: Sequence[Sentence], names: tuple[str, ...], seed: str) -> Record:
    """A forger's record: other answers, talk and names, all hashes and the commitment worked out again."""
    head = record.head
    match = Match(
        CULTISTS, CULTISTS.read_options(head.options), bytes.fromhex(seed), names, keys=head.keys, deal=head.deal
    )
    for number, (seat, code, signature) in enumerate(answers):
        say_again(match, talk, number)
        match.answer(seat, CULTISTS.read_answer(code), signature)
    match.witnesses = record.witnesses
    return match.record


def say_again(match: Match, talk: Sequence[Sentence], number: int) -> None:
    for sentence in talk:
        if sentence.after == number:
            match.say(sentence.spoken.seat, CULTISTS.read_statement(sentence.spoken.says))


async def test_a_forger_who_keeps_the_seed_and_works_out_all_hashes_is_found(signed_record: str) -> None:
    """Half of the answers are others, and so are the names."""
    record, dice = read(signed_record), Dice.seeded("forger")
    half, names = len(record.answers) // 2, ("Eve", "Mallory", "Trudy", "Peggy")
    match = Match(
        CULTISTS, CULTISTS.read_options(record.head.options), bytes.fromhex(record.head.seed), names,
        keys=record.head.keys, deal=record.head.deal,
    )  # fmt: skip
    for given in record.answers[:half]:
        match.answer(given.seat, CULTISTS.read_answer(given.code), given.signature)
    while not match.game.over:
        seat = match.game.waiting_for[0]
        match.answer(seat, dice.pick(match.game.choices[seat]))
    match.witnesses = record.witnesses
    forged = write(match.record)
    assert "this is not the signature of seat" in refusal(forged)
    stripped = msgspec.structs.replace(
        match.record, answers=tuple(msgspec.structs.replace(each, signature="") for each in match.record.answers)
    )
    assert "witnessed other answers, or another order" in refusal(write(stripped))
    naked = write(msgspec.structs.replace(stripped, witnesses=()))
    made, claims = proven(CULTISTS, read(naked))
    assert claims.signed == 0, "all that is left is a record that nobody signed,"
    assert made.head.commitment != record.head.commitment, "and with another seal than the browsers saw"


async def test_another_order_of_answers_to_one_question_is_found(signed_record: str) -> None:
    """Nobody's own chain is broken by it, and every hash is right: only the witness knows."""
    record = read(signed_record)
    questions = [match.game.questions for match in replay(CULTISTS, record)]
    given = [(answer.seat, answer.code, answer.signature) for answer in record.answers]
    at = next(
        number
        for number in range(len(given) - 2)
        if questions[number] == questions[number + 1] == questions[number + 2]
        and given[number][0] != given[number + 1][0]
    )
    given[at], given[at + 1] = given[at + 1], given[at]
    forged = replayed(record, given, record.talk, record.head.names, record.head.seed)
    assert forged.head == record.head
    assert "seat 0 witnessed other answers, or another order" in refusal(write(forged))
    proven(CULTISTS, read(write(msgspec.structs.replace(forged, witnesses=()))))


async def test_other_talk_is_found_though_all_links_are_worked_out_again(signed_record: str) -> None:
    """The chain of sentences finds slips; a forger who writes all of it again is found by the witness."""
    record = read(signed_record)
    given = [(answer.seat, answer.code, answer.signature) for answer in record.answers]
    accused, denied = record.talk
    other = msgspec.structs.replace(accused, spoken=Spoken({"type": "vouches", "chair": 0}, accused.spoken.seat, ""))
    earlier = msgspec.structs.replace(denied, after=accused.after - 1)
    for talk in ([other, denied], [denied], [accused], [], [denied, accused], [earlier, accused]):
        forged = replayed(record, given, talk, record.head.names, record.head.seed)
        assert "seat 0 witnessed other answers, or another order" in refusal(write(forged))
        proven(CULTISTS, read(write(msgspec.structs.replace(forged, witnesses=()))))
    assert write(replayed(record, given, record.talk, record.head.names, record.head.seed)) == signed_record


async def test_a_share_or_a_pledge_that_is_exchanged_is_found(signed_record: str) -> None:
    """The house tries to have drawn another secret: the seed of another deal has another commitment."""
    record = read(signed_record)
    head, deal_ = record.head, record.head.deal
    assert deal_ is not None
    for other in (
        msgspec.structs.replace(deal_, secret="ab" * 32),
        msgspec.structs.replace(deal_, shares=("", *deal_.shares[1:])),
        msgspec.structs.replace(deal_, attempts=9),
    ):
        terms = Terms(head.game, head.rules, head.options, head.names, head.keys).under(other)
        forged = msgspec.structs.replace(
            head, deal=other, commitment=commitment(terms.text(), bytes.fromhex(head.seed))
        )
        assert refusal(write(msgspec.structs.replace(record, head=forged))).startswith("game.jsonl")


def test_a_signature_has_one_spelling() -> None:
    assert not is_signed("A" * 43, "A" * 85 + "B", "text")
    assert not is_signed("", "", "")
    assert not is_signed("é" * 43, "é", "text")
