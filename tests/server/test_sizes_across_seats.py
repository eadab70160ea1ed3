"""Who counts the bytes of every line to a table, and reads none, learns nothing that the table does not know.

Seats are compared at the same question: whatever each is told, it is told in as many messages of the same length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.kernel.dice import Dice
from gloaming.server import listeners, open_table, protocol
from gloaming.server.games import HOSTED
from gloaming.server.padding import CHANGE, OPENING, PRIVATE, REQUEST, SHORT, Frame, Sized, padded, rounded, short
from gloaming.server.sqlite_store import SqliteStore
from tests.conformance.grounds import CULTISTS_GROUND, INVASION_GROUND, named
from tests.proving import Ground
from tests.server.prepared import HOSTED_GROUNDS
from tests.server.watching import Moment, Table, Watched, attack, opened, watch
from tests.wide import further

pytestmark = pytest.mark.slow

COUNTS = (5, 7)
every_game = pytest.mark.parametrize("ground", HOSTED_GROUNDS, ids=named)


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SqliteStore]:
    with closing(opened(tmp_path, monkeypatch)) as store:
        yield store


def lengths(moment: Moment) -> dict[int | None, tuple[int, ...]]:
    return {chair: tuple(map(len, messages)) for chair, messages in moment.heard.items()}


def size_at(ground: Ground, question: str) -> int:
    return HOSTED[ground.kind.name].long.get(question, CHANGE)


def faults(ground: Ground, moment: Moment) -> Iterator[str]:
    """What a moment tells beyond what is public: which question is open, and who has answered."""
    sizes = lengths(moment)
    usual = (size_at(ground, moment.question),)
    for chair, told in sizes.items():
        if told != (() if moment.sealed and chair != moment.answerer else usual):
            yield f"{chair} hears {told}"
    if len(moment.said) != REQUEST:
        yield "the answer is too long for one frame"
    if len({*map(len, moment.openings.values())}) > 1:
        yield "openings differ"


def all_faults(ground: Ground, store: SqliteStore, games: int) -> list[str]:
    """Any tables at all: every board, level, city and house rule comes up."""
    found = []
    for number in range(games):
        options = ground.table(Dice.seeded("tables", ground.kind.name, number))
        for moment in Watched(ground, options, store, number).moments(250, openings=25):
            found += [f"game {number}, {moment.question}: {fault}" for fault in faults(ground, moment)]
    return found


@every_game
@pytest.mark.parametrize("games", [8, *further(24)])
def test_every_seat_is_told_in_as_many_messages_of_the_same_length(
    ground: Ground, store: SqliteStore, games: int
) -> None:
    """AC-INFO-01, INV-INFO-01. It also shows that no message outgrows the size of its question, or an opening its own."""
    assert all_faults(ground, store, games) == []


# What it finds


def alone(frames: list[Frame]) -> None:
    """As it was: each message is rounded up by itself."""
    for outlet, _, message in frames:
        outlet.put(padded(message, SHORT))


def test_messages_rounded_up_each_by_itself_are_noticed(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_table, "send", alone)
    assert {"openings differ"} < {fault.split(": ")[1] for fault in all_faults(CULTISTS_GROUND, store, 2)}


def test_a_question_that_outgrows_its_size_is_noticed(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_table, "CHANGE", SHORT)
    assert all_faults(INVASION_GROUND, store, 1) != []


def test_a_seat_that_is_told_when_another_seals_an_answer_is_noticed(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty message tells as well as a full one."""

    def news(self: listeners.Listener, *seen: Any) -> list[Sized]:
        empty = protocol.Change(self.messages + 1, {}, {}, ())
        return honest(self, *seen) or [(CHANGE, msgspec.json.encode(empty))]

    honest = listeners.Listener.news
    monkeypatch.setattr(listeners.Listener, "news", news)
    assert all_faults(INVASION_GROUND, store, 1) != []


# Talk


def talk_of(length: int) -> bytes:
    lines = [protocol.Line(number, 0, 1, "x" * 300) for number in range(length // 300)]
    return msgspec.json.encode((*lines, protocol.Line(999, 0, 1, "x" * (1 + length % 300))))


def chat_faults(ground: Ground, store: SqliteStore) -> list[str]:
    """Somebody chooses what to say aloud byte by byte, to push what others are sent over an edge."""
    watched = Watched(ground, ground.kind.options(players=6), store, 1)
    for _ in watched.moments(30):
        pass
    found = []
    for length in range(0, OPENING, 173):
        watched.open.table.talk.encoded = talk_of(length)
        watched.open.table.changes += 1
        watched.game.answer(*answer(watched))
        watched.open.tell()
        for messages in watched.heard().values():
            aloud = [message for message in messages if b'"talk"' in message]
            if len(messages) > 2 or [message for message in aloud if msgspec.json.decode(message)["view"]]:
                found.append(f"at {length} talk comes with the game")
        if len({*map(len, watched.arrivals().values())}) > 1:
            found.append(f"at {length} openings differ")
    return found


def answer(watched: Watched) -> tuple[int, Any]:
    seat = watched.dice.pick(watched.game.waiting_for)
    return seat, watched.ground.pick(watched.game, seat, watched.dice)


def test_what_is_said_aloud_pushes_nothing_over_an_edge(store: SqliteStore) -> None:
    assert chat_faults(CULTISTS_GROUND, store) == []


def test_talk_that_comes_with_secrets_is_noticed(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "ALOUD", ())
    assert any("talk comes with the game" in fault for fault in chat_faults(CULTISTS_GROUND, store))


def test_openings_that_are_rounded_up_by_themselves_are_noticed(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_table, "send", alone)
    assert any("openings differ" in fault for fault in chat_faults(CULTISTS_GROUND, store))


def test_there_is_room_for_what_a_seat_alone_has_seen(store: SqliteStore) -> None:
    """Otherwise a seat's opening would grow beyond what a spectator's says it should be."""
    most: Counter[str] = Counter()
    for ground in HOSTED_GROUNDS:
        for number in range(6):
            options = ground.table(Dice.seeded("openings", number))
            for moment in Watched(ground, options, store, number).moments(400, openings=20):
                length = {chair: len(message.rstrip()) for chair, message in moment.openings.items()}
                beyond = max(length.values()) - length[None] if length else 0
                most[ground.kind.name] = max(most[ground.kind.name], beyond)
    assert 0 < max(most.values()) < 0.75 * PRIVATE, most


# Answers to a request


def test_whatever_answers_a_request_is_of_one_length() -> None:
    refusals = (
        protocol.Refusal("not-offered", f"{'x' * 80} is not offered; choose one of your answers."),
        protocol.Refusal("stale", "That was settled a moment ago; look at what is asked now."),
    )
    farewells = [protocol.Farewell(reason) for reason in ("elsewhere", "handed_over")]
    assert {len(short(message)) for message in (*refusals, *farewells, protocol.Pong())} == {SHORT}


# The attack


def watched_tables(ground: Ground, store: SqliteStore, tables: int) -> list[Table]:
    """Half with five players, half with seven, and with somebody to be named by then: in Invasion everyone begins as a human."""
    sizes = [ground.kind.options(players=players) for players in COUNTS]
    made = (watch(ground, sizes[number // 2 % 2], store, number) for number in count())
    return list(islice((table for table in made if table is not None), tables))


def as_before(message: bytes) -> int:
    """Rounded up by itself."""
    return rounded(len(message.rstrip()), 512)


def unpadded(message: bytes) -> int:
    return len(message.rstrip())


@every_game
@pytest.mark.parametrize("number", [80, *further(104)])
def test_lengths_name_a_traitor_no_more_often_than_chance(ground: Ground, store: SqliteStore, number: int) -> None:
    """Of 104 tables guessing finds 25 in Cultists and 20 in Invasion, and in 99 cases of 100 no more than 11 more or fewer.
    At the same tables the same attack is far beyond that where lengths tell."""
    tables = watched_tables(ground, store, number)
    outcome = attack(tables, len)
    assert outcome.tables >= 0.95 * number
    assert abs(outcome.hits - outcome.chance) <= outcome.margin, outcome
    for leak in (as_before, unpadded):
        found = attack(tables, leak)
        assert found.hits > found.chance + found.margin, (leak, found)
