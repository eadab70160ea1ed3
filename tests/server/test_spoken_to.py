"""Bots answer what is said to them by name: soon, briefly, never without end, and at times that tell nothing."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gloaming.bots.cultists import BOTS
from gloaming.games.cultists import Options
from gloaming.kernel.talk import Accuses, Asks, Denies, Said, Statement, Vouches
from gloaming.server import entries as log
from gloaming.server import protocol, seated_bots
from gloaming.server.open_table import OpenTable
from gloaming.server.protocol import Line
from gloaming.server.table import Table
from gloaming.server.talk import ANSWERS, ANSWERS_OF_ONE, Talk, in_few_words
from gloaming.server.understanding import asked_in, plain, understood
from gloaming.words import languages, of
from tests.server.doorless import BotsTime, Wire, house_at
from tests.server.prepared import search
from tests.server.test_bots_that_talk import Gossip, bots_and_hanna, come_back, hanna
from tests.server.test_talk import no_connection

pytestmark = pytest.mark.anyio

TOPICS = ("suspect", "side", "account", "met_the_dead")


class Parrot(Gossip):
    """Says nothing of itself; asked for a suspect it names the one who asked, asked about itself it denies."""

    made: list[Gossip] = []
    silent = True

    def reply(self, view: Any, said: Said) -> Statement | None:
        match said.statement:
            case Asks(topic="suspect"):
                return Accuses(said.seat)
            case Asks(topic="side") | Accuses():
                return Denies()
            case _:
                return None


@pytest.fixture(autouse=True)
def parrots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "parrot", Parrot)


def told(table: OpenTable) -> list[tuple[int, Statement | None, str, int | None]]:
    lines = table.table.talk.lines
    return [(line.chair, line.statement, line.message, line.to) for line in lines if line.chair != 0]


def has_answered(table: OpenTable, chair: int) -> bool:
    return any(line.chair == chair for line in table.table.talk.lines)


async def speak(table: OpenTable, wire: Wire, request: Any, lines: int) -> None:
    """Hanna speaks, and then there are so many lines in all."""
    await table.request(hanna(table), request)
    await wire.until(lambda: len(table.table.talk.lines) >= lines)
    await asyncio.sleep(0.3)


async def test_a_question_to_a_bot_is_answered(tmp_path: Path) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await bots_and_hanna(house, "parrot")
        await speak(table, wire, protocol.Declare(Asks(2, "suspect")), 2)
        await speak(table, wire, protocol.Say("Bot 3: are you with us?"), 4)
        await speak(table, wire, protocol.Declare(Asks(4, "account")), 6)
        assert told(table) == [
            (2, Accuses(0), "", 0),
            (3, Denies(), "", 0),
            (4, None, in_few_words(table.table.talk.lines[-2], 4, talks=True), 0),
        ]
        assert table.table.talk.lines[-1].message.startswith("reply-nothing-")
        spoken = [line for line in table.table.talk.lines if line.text]
        assert [(line.to, line.statement) for line in spoken] == [(3, Asks(3, "side"))], (
            "as it was typed, and understood"
        )


async def test_words_that_a_bot_does_not_understand_get_an_honest_answer_that_costs_nothing(tmp_path: Path) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await bots_and_hanna(house, "parrot")
        await speak(table, wire, protocol.Say("Bot 1, nice weather for moths."), 2)
        [(chair, statement, message, to)] = told(table)
        assert (chair, statement, to) == (1, None, 0)
        assert message.startswith("reply-unclear-")
        assert table.table.talk.said == (), "no bot has heard anything"
        await speak(table, wire, protocol.Say("Nice weather for moths."), 3)
        assert len(table.table.talk.lines) == 3, "what is said to nobody is for people"


async def test_bots_that_never_talk_say_so(tmp_path: Path) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await bots_and_hanna(house, "random")
        await speak(table, wire, protocol.Declare(Asks(1, "suspect")), 2)
        assert [message for _, _, message, _ in told(table)] == ["reply-listens-2"]


async def test_nobody_makes_bots_talk_without_end(tmp_path: Path) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await bots_and_hanna(house, "parrot")
        for _ in range(ANSWERS_OF_ONE + 3):
            await table.request(hanna(table), protocol.Say("Bot 1, hello?"))
            await wire.until(lambda: not table.bots.calls())
        assert len(told(table)) == ANSWERS_OF_ONE
        for number in range(20):
            await table.request(hanna(table), protocol.Say(f"Bot {1 + number % 4}, hello?"))
        await wire.until(lambda: not table.bots.calls())
        assert ANSWERS_OF_ONE < len(told(table)) <= ANSWERS, "one answer does for all that was said before it"


async def test_an_answer_comes_after_whole_pauses_however_long_it_took(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause is drawn before anybody thinks."""
    monkeypatch.setitem(seated_bots.PACE, "quick", (0.4, 0.4))
    clock, slow = BotsTime(monkeypatch), [0.0, 0.3, 0.5]

    def reply(self: Parrot, view: Any, said: Said) -> Statement:
        clock.now += slow[view.seat - 1]
        return Accuses(said.seat)

    monkeypatch.setattr(Parrot, "reply", reply)
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await bots_and_hanna(house, "parrot")
        await wire.until(lambda: table.table.play.game.waiting_for == (0,))  # nobody thinks of anything else
        took: list[float] = []
        for chair in (1, 2, 3):
            clock.waited_for.clear()
            began = clock.now
            await table.request(hanna(table), protocol.Declare(Asks(chair, "suspect")))
            await wire.until(partial(has_answered, table, chair))
            took += [moment - began for moment in clock.waited_for]
        assert took == pytest.approx([0.4, 0.4, 0.8]), (
            "thinking within the pause does not show; who overruns it waits for another"
        )


async def test_a_question_is_answered_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(seated_bots.PACE, "quick", (5.0, 5.0))
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, _ = await bots_and_hanna(house, "parrot")
        await table.request(hanna(table), protocol.Declare(Asks(1, "suspect")))
        assert told(table) == []
    monkeypatch.setitem(seated_bots.PACE, "quick", (0.02, 0.08))
    async with house_at(tmp_path / "tables.sqlite3") as again:
        back, wire = await come_back(again)
        await wire.until(lambda: bool(told(back)))
        assert told(back) == [(1, Accuses(0), "", 0)]


async def test_bots_keep_silent_while_there_is_no_connection(tmp_path: Path) -> None:
    """AC-EVENT-NC-04: what was said before it is answered later."""
    past = search(Options(players=5), no_connection, "no connection")
    answers = [log.Answered(seat, code) for seat, code in past.answers]
    spoken = log.Spoken(0, 1, "", Asks(1, "suspect"))
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, _ = await bots_and_hanna(house, "parrot", *answers, spoken, seed=past.seed)
        await asyncio.sleep(0.5)
        assert table.table.play.game.event == "no_connection"
        assert told(table) == []


# What is understood


@pytest.mark.parametrize(
    ("words", "topic"),
    [
        ("Theo, who do you suspect?", "suspect"),
        ("who's it, Theo?", "suspect"),
        ("I suspect you, Theo", "side"),
        ("Theo — are you the cultist?!", "side"),
        ("Theo, what did you do there", "account"),
        ("Theo who met the dead", "met_the_dead"),
        ("Theo, wen verdächtigst du?", "suspect"),
        ("Theo, bist du der Kultist?", "side"),
        ("Theo, was hast du da gelegt?", "account"),
        ("Theo, good evening", ""),
        ("Theo, suspectless", ""),
    ],
)
def test_questions_in_peoples_own_words(words: str, topic: str) -> None:
    assert asked_in(plain(words), TOPICS) == topic


def test_every_language_listens_for_every_topic() -> None:
    for code in languages():
        assert [topic for topic in TOPICS if not of(code).has(f"heard-{topic.replace('_', '-')}")] == []


def test_the_sentences_that_are_offered_are_understood_when_typed() -> None:
    for code in languages():
        for topic in TOPICS:
            for way in ("1", "2", "3"):
                said = of(code).t(f"said-asks-{topic.replace('_', '-')}-{way}", chairIs="other", chair="Theo")
                assert asked_in(plain(said.replace("Theo", "")), TOPICS) == topic, said


def table_of(*names: str) -> Table:
    table = Table("ABCDEF")
    table.apply(log.Opened("ABCDEF", "hash", "Hanna", 0))
    table.apply(log.Configured(protocol.Settings(options={"players": 5}, clocks={"talk": 0})))
    for chair, name in enumerate(names, 1):
        table.apply(log.BotSeated(chair, "sleuth", name))
    table.apply(log.Begun(bytes(32).hex(), table.kind.rules_version))
    return table


def test_the_bot_that_is_named_first_is_meant() -> None:
    table = table_of("Agnes", "Theo", "Ines", "Ann")
    assert understood(table, 0, "Theo, do you trust Agnes?") == (2, None)
    assert understood(table, 0, "Agnes, who do you suspect, Theo?") == (1, Asks(1, "suspect"))
    assert understood(table, 0, "Annoying, this dark.") == (None, None), "a name is a word of its own"
    assert understood(table, 0, "Hanna, who is it?") == (None, None), "people speak for themselves"


def test_free_words_are_never_an_accusation() -> None:
    """Nobody is bound by what a bot makes of their words."""
    table = table_of("Agnes", "Theo", "Ines", "Oskar")
    for words in ("Theo is the cultist", "I accuse Theo", "I do not trust you, Theo", "Theo, I am the Seer"):
        _, statement = understood(table, 0, words)
        assert statement is None or isinstance(statement, Asks)


def test_before_the_game_nobody_is_spoken_to() -> None:
    table = Table("ABCDEF")
    table.apply(log.Opened("ABCDEF", "hash", "Hanna", 0))
    table.apply(log.BotSeated(1, "sleuth", "Theo"))
    assert understood(table, 0, "Theo, who do you suspect?") == (None, None)


def test_a_call_of_an_earlier_round_is_fresh_only_if_nothing_was_said_since() -> None:
    talk = Talk()
    talk.add(Line(0, 0, 1, "", Vouches(1)), None)
    assert len(talk.calls({0}, {1}, 2)) == 1
    for _ in range(3):
        talk.add(Line(0, 2, 2, "Ah."), None)
    assert talk.calls({0}, {1}, 2) == []
    assert len(talk.calls({0}, {1}, 1)) == 1
