"""Bots at a hosted table: they hear what people and bots say, say little themselves, and hold nobody up while they think."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest

from gloaming import bots
from gloaming.bots.base import Talker
from gloaming.bots.cultists import BOTS
from gloaming.bots.talking import MOST_LINES
from gloaming.games import GAMES
from gloaming.games.cultists import Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Accuses, Agrees, Denies, Said, Statement, Vouches
from gloaming.server import entries as log
from gloaming.server import presence, protocol, seated_bots
from gloaming.server.games import HOSTED
from gloaming.server.house import House, hashed
from gloaming.server.listeners import Listener
from gloaming.server.open_table import OpenTable
from gloaming.server.talk import HEARD_AT_ONCE
from tests.server.doorless import BotsTime, Wire, house_at, sits_down
from tests.server.prepared import search
from tests.server.test_talk import no_connection

pytestmark = pytest.mark.anyio

CODE, TOKEN = "ABCDEF", "the token of Hanna"
AT_ONCE = {"talk": 0}
"""Nobody waits for talk before a vote."""
SETTINGS = protocol.Settings(options={"players": 5}, clocks=AT_ONCE, pace="quick")


def pick(dice: Dice, options: tuple[Option, ...]) -> Option:
    """Any but a claim, which would end the game, or a declaration."""
    return dice.pick([option for option in options if str(option) not in ("claim", "declare")])


class Gossip:
    """Blames the next one whenever it is asked; blamed itself it denies it, and agrees with anyone who vouches."""

    made: list[Gossip]
    silent = False

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.talk: tuple[Said, ...] = ()
        self.heard_deciding: list[tuple[Said, ...]] = []
        self.asked_while: list[str] = []
        self.made.append(self)

    def decide(self, view: Any, asked: Any) -> Option:
        self.heard_deciding.append(self.talk)
        return pick(self.dice, asked.options)

    def hear(self, talk: Sequence[Said]) -> None:
        self.talk = tuple(talk)

    def speak(self, view: Any) -> Statement | None:
        self.asked_while.append(view.talk)
        if self.silent:
            return None
        if self.talk and isinstance(self.talk[-1].statement, Vouches):
            return Agrees(self.talk[-1].seat)
        if any(said.statement == Accuses(view.seat) for said in self.talk):
            return Denies()
        return Accuses((view.seat + 1) % 5)


@pytest.fixture(autouse=True)
def gossips(monkeypatch: pytest.MonkeyPatch) -> list[Gossip]:
    made: list[Gossip] = []
    monkeypatch.setitem(BOTS, "gossip", Gossip)
    monkeypatch.setattr(Gossip, "made", made, raising=False)
    return made


async def gossips_and_hanna(house: House, *answers: log.Entry, seed: bytes = bytes(32)) -> tuple[OpenTable, Wire]:
    return await bots_and_hanna(house, "gossip", *answers, seed=seed)


async def bots_and_hanna(
    house: House, bot: str, *answers: log.Entry, seed: bytes = bytes(32)
) -> tuple[OpenTable, Wire]:
    """One person among bots, after so many answers of a game; it goes on when the table is taken from the store."""
    entries: list[log.Entry] = [log.Opened(CODE, hashed(TOKEN), "Hanna", 0), log.Configured(SETTINGS)]
    entries += [log.BotSeated(chair, bot, f"Bot {chair}") for chair in range(1, SETTINGS.options["players"])]
    for number, entry in enumerate(
        [*entries, log.Begun(seed.hex(), HOSTED[SETTINGS.game].kind.rules_version), *answers]
    ):
        await house.store.append(CODE, number, log.write(entry))
    return await come_back(house)


async def come_back(house: House) -> tuple[OpenTable, Wire]:
    table = await house.table(CODE)
    assert table is not None
    sits_down(table, 0, wire := Wire())
    return table, wire


def hanna(table: OpenTable) -> Listener:
    return next(listener for listener in table.listeners if listener.chair == 0)


def lines(table: OpenTable) -> list[tuple[int, Statement | None]]:
    return [(line.chair, line.statement) for line in table.table.talk.lines]


async def answer_as_hanna(table: OpenTable, dice: Dice) -> None:
    game = table.table.play.game
    if 0 in game.waiting_for:
        await table.request(hanna(table), protocol.Answer(game.questions, str(pick(dice, game.choices[0]))))


def test_the_tiny_bot_is_a_talker() -> None:
    assert isinstance(Gossip(Dice.seeded("tiny")), Talker)


FIRST = ((1, Accuses(2)), (2, Denies()), (3, Accuses(4)))
"""What the bots say to the first question."""


async def test_bots_say_a_few_lines_and_then_let_people_think(tmp_path: Path) -> None:
    """In the order of the seats; in the log it stands as if somebody had declared it."""
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await gossips_and_hanna(house)
        await wire.until(lambda: len(table.table.talk.lines) >= MOST_LINES)
        await wire.until(table.bots.silence.is_set)
        await wire.until(lambda: table.table.play.game.waiting_for == (0,))  # all but Hanna have answered
        assert lines(table) == list(FIRST)
        assert len(FIRST) == MOST_LINES
        entries = [log.read(raw) for raw in await house.store.load(CODE)]
        said = [entry for entry in entries if isinstance(entry, log.Spoken)]
        assert said == [log.Spoken(chair, 0, "", statement) for chair, statement in FIRST]


async def test_first_they_talk_and_then_they_decide(tmp_path: Path, gossips: list[Gossip]) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await gossips_and_hanna(house)
        await wire.until(lambda: table.table.play.game.waiting_for == (0,))
        heard = [gossip.heard_deciding[0] for gossip in gossips]
        assert [[(said.seat, said.statement) for said in talk] for talk in heard] == [list(FIRST)] * 4


async def test_where_a_clock_runs_they_answer_in_time_whoever_talks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For those who are silent the clock answers in the order of their seats, and so for Hanna before it would for a bot."""
    hurried = msgspec.structs.replace(SETTINGS, clocks={**AT_ONCE, "turn": 5})
    monkeypatch.setattr(f"{__name__}.SETTINGS", hurried)
    monkeypatch.setitem(seated_bots.PACE, "quick", (1.75, 2.0))
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await gossips_and_hanna(house)
        await wire.until(lambda: bool(table.table.play.answers))
        assert len(lines(table)) < MOST_LINES, "they have not talked to the end"
        await wire.until(lambda: len(table.table.play.answers) >= 5)
        assert [answer.seat for answer in table.table.play.answers][4] == 0, "they were in time, and Hanna was not"


async def test_bots_hear_people_and_each_other_and_answer_them(tmp_path: Path, gossips: list[Gossip]) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await gossips_and_hanna(house)
        await wire.until(lambda: len(table.table.talk.lines) >= MOST_LINES)
        await table.request(hanna(table), protocol.Say("Words are for people."))
        await table.request(hanna(table), protocol.Declare(Vouches(4)))
        await wire.until(lambda: len(table.table.talk.lines) >= MOST_LINES + 5)
        await wire.until(table.bots.silence.is_set)
        said, thanks = lines(table)[MOST_LINES:], (4, None)
        told = [(0, None), (0, Vouches(4)), thanks, (1, Agrees(0)), (4, Denies())]
        assert said == told, "the others would repeat themselves"
        everything = len(table.table.play.game.journal_of(None))
        await answer_as_hanna(table, Dice.seeded("Hanna"))
        await wire.until(lambda: any(len(gossip.heard_deciding) > 1 for gossip in gossips))
        heard = next(gossip.heard_deciding[-1] for gossip in gossips if len(gossip.heard_deciding) > 1)
        first = [Said(chair, 0, statement, everything) for chair, statement in FIRST]
        assert heard[: MOST_LINES + 1] == (*first, Said(0, 0, Vouches(4), everything))


async def test_bots_made_anew_have_heard_all_that_was_said(tmp_path: Path, gossips: list[Gossip]) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await gossips_and_hanna(house)
        await wire.until(lambda: len(table.table.talk.lines) >= MOST_LINES)
        await table.request(hanna(table), protocol.Declare(Vouches(4)))
        await wire.until(table.bots.silence.is_set)
        await wire.until(lambda: table.table.play.game.waiting_for == (0,))
        said, before = table.table.talk.said, len(gossips)
    async with house_at(tmp_path / "tables.sqlite3") as again:
        table, wire = await come_back(again)
        assert table.table.talk.said == said
        await wire.until(table.bots.silence.is_set)
        assert table.table.talk.said == said, "what was said of this question was said"
        question = table.table.play.game.questions
        await answer_as_hanna(table, Dice.seeded("Hanna"))
        await wire.until(lambda: table.table.play.game.questions > question + 1)
        new = gossips[before:]
        assert len(new) == 4
        assert any(gossip.heard_deciding for gossip in new)
        assert all(heard[: len(said)] == said for gossip in new for heard in gossip.heard_deciding)


async def test_nobody_asks_bots_for_a_word_while_there_is_no_connection(tmp_path: Path, gossips: list[Gossip]) -> None:
    """AC-EVENT-NC-04, AC-TALK-11."""
    past = search(Options(players=5), no_connection, "no connection")
    async with house_at(tmp_path / "tables.sqlite3") as house:
        answers = [log.Answered(seat, code) for seat, code in past.answers]
        table, wire = await gossips_and_hanna(house, *answers, seed=past.seed)
        dice, game = Dice.seeded("Hanna"), table.table.play.game
        while game.event == "no_connection":
            await answer_as_hanna(table, dice)
            await wire.until(lambda: game.event != "no_connection" or 0 in game.waiting_for)
        await wire.until(lambda: bool(table.table.talk.lines))
        assert len(table.table.play.answers) > len(past.answers) + 3
        assert {line.round for line in table.table.talk.lines} == {game.round}
        assert {mood for gossip in gossips for mood in gossip.asked_while} == {"free"}


async def test_a_bot_that_keeps_a_chair_does_not_speak_in_its_owners_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "USUAL", "gossip")
    monkeypatch.setattr(presence, "AWAY_AFTER", 0.0)
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await gossips_and_hanna(house)
        await table.request(hanna(table), protocol.Cover(0, covered=True))
        await wire.until(lambda: len(table.table.talk.lines) > 12)
        assert {answer.seat for answer in table.table.play.answers} == {0, 1, 2, 3, 4}
        assert {chair for chair, _ in lines(table)} <= {1, 2, 3, 4}
        assert len({chair for chair, _ in lines(table)}) == 4, "and everybody has a turn"


async def test_whoever_babbles_is_not_heard_any_more(tmp_path: Path) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, _ = await gossips_and_hanna(house)
        for number in range(HEARD_AT_ONCE + 5):
            await table.request(hanna(table), protocol.Declare(Accuses(1 + number % 4)))
        assert sum(chair == 0 for chair, _ in lines(table)) == HEARD_AT_ONCE + 5, "people see it all"
        assert sum(said.seat == 0 for said in table.table.talk.said) == HEARD_AT_ONCE


# Thinking


async def test_a_bot_that_thinks_long_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks until Hanna has been heard. If she had to wait for it, it would fail."""
    thinks, heard = Event(), Event()

    def decide(self: Gossip, view: Any, asked: Any) -> Option:
        thinks.set()
        assert heard.wait(25)
        return pick(self.dice, asked.options)

    monkeypatch.setattr(Gossip, "decide", decide)
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await gossips_and_hanna(house)
        await wire.until(thinks.is_set)
        await table.request(hanna(table), protocol.Say("Take your time."))
        assert table.table.play.answers == []
        heard.set()
        await wire.until(lambda: table.table.play.game.waiting_for == (0,))
        assert not any(line.message == "table-bot-replaced" for line in table.table.talk.lines)


@pytest.mark.parametrize(("slow", "due"), [(0.0, 0.6), (0.5, 1.2)])
async def test_an_answer_comes_after_whole_pauses_however_long_it_took(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: float, due: float
) -> None:
    """A bot begins to think after half of its pause; a bot that isn't done at its end waits for another one."""
    clock = BotsTime(monkeypatch)

    def decide(self: Gossip, view: Any, asked: Any) -> Option:
        clock.now = 0.3 + slow
        return pick(self.dice, asked.options)

    monkeypatch.setattr(Gossip, "decide", decide)
    monkeypatch.setattr(Gossip, "silent", True)
    monkeypatch.setitem(seated_bots.PACE, "quick", (0.6, 0.6))
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await gossips_and_hanna(house)
        await wire.until(lambda: table.table.play.game.waiting_for == (0,))
        assert clock.waited_for == pytest.approx([due] * 4), "all at the same beat"


# The sleuth


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_of_sleuths_reads_like_a_table(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seven of them and a person who only listens: there is talk, by more than one, and it isn't a log."""
    eight = protocol.Settings(game, {"players": 8}, AT_ONCE, pace="quick")
    monkeypatch.setattr(f"{__name__}.SETTINGS", eight)
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, wire = await bots_and_hanna(house, "sleuth")
        dice, play = Dice.seeded("only listens"), table.table.play
        while len(table.table.talk.said) < 8 and not play.game.over:
            await answer_as_hanna(table, dice)
            await wire.until(lambda: 0 in play.game.waiting_for or play.game.over)
        spoken = table.table.talk.said
        assert 8 <= len(spoken) < len(play.answers) / 3
        assert len({said.seat for said in spoken}) > 2
        assert max(Counter((said.seat, said.round) for said in spoken).values()) <= 4
        assert len({(said.seat, said.round, str(said.statement)) for said in spoken}) == len(spoken)


async def test_an_owner_who_answers_under_seal_has_the_chair_back_when_all_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That a bot minds it no more would tell that this one has answered."""
    monkeypatch.setitem(seated_bots.PACE, "quick", (60.0, 60.0))
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table, _ = await gossips_and_hanna(house)
        game, dice = table.table.play.game, Dice.seeded("under seal")
        question, waiting = game.questions, game.waiting_for
        assert waiting == (0, 1, 2, 3, 4)
        await table.request(hanna(table), protocol.Cover(0, covered=True))
        for chair in waiting:
            answer = protocol.Answer(question, str(pick(dice, game.choices[chair])))
            await (table.request_for(chair, answer) if chair else table.request(hanna(table), answer))
            assert table.table.holder(0).covered == (game.questions == question)
        assert game.questions > question
