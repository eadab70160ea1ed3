"""Faults are told: a bot that fails is replaced, and the host knows while nothing can be saved."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.bots import make_bot, rooms
from gloaming.bots.base import Bot
from gloaming.games.cultists import Options
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Accuses
from gloaming.server import entries as log
from gloaming.server import minds, open_table, protocol, seated_bots
from gloaming.server.games import hosted
from gloaming.server.house import House, hashed
from gloaming.server.open_table import OpenTable
from gloaming.server.protocol import Settings
from gloaming.server.store import StoreBroken
from gloaming.server.table_state import state_of
from tests.server.doorless import BotsTime, Wire, house_at, sits_down
from tests.server.test_bots_that_talk import pick
from tests.server.test_upkeep import failing

pytestmark = pytest.mark.anyio

CODE = "ABCDEF"
GAMES: list[tuple[str, Any]] = [("cultists", Options()), ("invasion", InvasionOptions())]


class Broken:
    """Sits down like any other, and fails at the first question."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def decide(self, view: Any, asked: Any) -> Option:
        raise KeyError("the role card says cultist")


class Stubborn(Broken):
    """Answers what nobody has offered."""

    def decide(self, view: Any, asked: Any) -> Option:
        return "nothing of the kind"  # type: ignore[return-value]


class Stumbling(Broken):
    """Cannot even sit down."""

    def __init__(self, dice: Dice) -> None:
        raise RuntimeError("the role card says cultist")


class Babbling(Broken):
    """Plays well, and fails when it speaks or is spoken to."""

    def decide(self, view: Any, asked: Any) -> Option:
        return pick(self.dice, asked.options)

    def hear(self, talk: Any) -> None: ...

    def speak(self, view: Any) -> None:
        raise ValueError("the role card says cultist")

    def reply(self, view: Any, said: Any) -> None:
        raise ValueError("the role card says cultist")


async def among(house: House, game: str, options: Any, kind: type[Bot], monkeypatch: pytest.MonkeyPatch) -> OpenTable:
    """Hanna with bots of which the second is of this kind."""
    monkeypatch.setitem(rooms.room_of(game).BOTS, "broken", kind)  # type: ignore[union-attr]
    settings = Settings(game, msgspec.to_builtins(options), {"talk": 0}, pace="quick")
    entries: list[log.Entry] = [log.Opened(CODE, hashed("token"), "Hanna", 0), log.Configured(settings)]
    kinds = {2: "broken"}
    bots = range(1, options.players)
    entries += [log.BotSeated(chair, kinds.get(chair, "random"), f"Bot {chair}") for chair in bots]
    entries.append(log.Begun(bytes(32).hex(), hosted(game).kind.rules_version))
    for number, entry in enumerate(entries):
        await house.store.append(CODE, number, log.write(entry))
    return await opened(house)


async def opened(house: House) -> OpenTable:
    table = await house.table(CODE)
    assert table is not None
    return table


def replaced(table: OpenTable) -> list[int]:
    return [line.chair for line in table.table.talk.lines if line.message == "table-bot-replaced"]


def has_answered(table: OpenTable, chair: int) -> bool:
    return any(answer.seat == chair for answer in table.table.play.answers)


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("kind", [Broken, Stubborn, Stumbling])
async def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(
    game: str, options: Any, *, kind: type[Bot], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    """Everyone is told, the operator without a word of what it held, and after a restart it is still so."""
    path = tmp_path / "tables.sqlite3"
    async with house_at(path) as house:
        table = await among(house, game, options, kind, monkeypatch)
        sits_down(table, 0, wire := Wire())
        await wire.until(lambda: has_answered(table, 2) or table.table.play.game.waiting_for == (0,))
        assert replaced(table) == [2]
        chair = state_of(table.table).chairs[2]
        assert (chair.bot, chair.name) == ("careful", "Bot 2")
    [line] = caplog.messages
    assert line.startswith(f"Table {CODE}: the broken bot in seat 2 failed (")
    assert "role" not in line
    async with house_at(path) as again:
        table = await opened(again)
        assert state_of(table.table).chairs[2].bot == "careful"
        assert replaced(table) == [2]


async def test_one_that_fails_at_talking_is_replaced_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table = await among(house, *GAMES[0], Babbling, monkeypatch)
        hanna = sits_down(table, 0, wire := Wire())
        await table.request(hanna, protocol.Declare(Accuses(2)))
        await wire.until(lambda: replaced(table) == [2])
        await wire.until(lambda: any(line.chair == 2 and line.to == 0 for line in table.table.talk.lines))
        await wire.until(lambda: table.table.play.game.waiting_for == (0,))


async def test_a_bot_that_minds_a_seat_is_replaced_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner comes back to a seat that is theirs."""
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table = await among(house, *GAMES[0], Babbling, monkeypatch)
        hanna = sits_down(table, 0, wire := Wire())
        usual = f"{table.table.bots[0]}:{table.table.style}"  # a seat is minded in the style of the table
        monkeypatch.setitem(rooms.room_of("cultists").STUDIED, usual, Broken)  # type: ignore[union-attr]
        await table.request(hanna, protocol.Cover(0, covered=True))
        await wire.until(lambda: has_answered(table, 0))
        assert 0 in replaced(table)
        assert table.table.holder(0).bot is None
        assert table.table.holder(0).is_person


async def test_even_the_simplest_may_fail_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again, and no line is written each time."""
    tries = 0

    def stumble(name: str, game: str, dice: Dice, *, style: str) -> Bot:
        nonlocal tries
        tries += 1
        if tries < 12:
            raise RuntimeError("not today")
        return make_bot(name, game, dice, style=style)

    monkeypatch.setattr(minds, "make_bot", stumble)
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table = await among(house, *GAMES[0], Broken, monkeypatch)
        sits_down(table, 0, wire := Wire())
        await wire.until(lambda: table.table.play.game.waiting_for == (0,))
        assert len(replaced(table)) <= 3


@pytest.mark.parametrize("slow", [0.0, 0.25])
async def test_when_it_is_replaced_tells_nothing_of_how_long_it_thought(
    slow: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it fails at once or late: after the pause that was drawn before it began."""
    clock, waited_for = BotsTime(monkeypatch), list[list[float]]()

    def decide(self: Broken, view: Any, asked: Any) -> Option:
        clock.now = 0.4 + slow
        raise KeyError

    monkeypatch.setattr(Broken, "decide", decide)
    monkeypatch.setitem(seated_bots.PACE, "quick", (3600.0, 3600.0))  # the others take their time
    async with house_at(tmp_path / "tables.sqlite3") as house:
        table = await among(house, *GAMES[0], Broken, monkeypatch)
        sits_down(table, 0, wire := Wire())
        monkeypatch.setattr(wire, "put", lambda _: waited_for.append(clock.waited_for.copy()))
        monkeypatch.setitem(seated_bots.PACE, "quick", (0.8, 0.8))
        table.bots.wake(2)
        await wire.until(lambda: replaced(table) == [2])
        assert waited_for[0] == pytest.approx([0.8]), "when it was told"


# Nothing can be saved


class Reading(Wire):
    """Keeps what it was told about saving."""

    def __init__(self) -> None:
        super().__init__()
        self.unsaved: list[bool] = []

    def put(self, message: bytes) -> None:
        table = msgspec.json.decode(message).get("table", {})
        self.unsaved += [table["unsaved"]] if "unsaved" in table else []
        super().put(message)


async def test_the_host_and_the_operator_know_while_nothing_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    """Nobody else, and the operator once; it goes when something was saved."""
    monkeypatch.setattr(open_table, "RETRY_SECONDS", 0.05)
    path = tmp_path / "tables.sqlite3"
    async with house_at(path) as house:
        made = await house.make_table("Hanna", 0)
        table = house.open[made.code]
        guest = await house.sit_down(table, "Ben", 1)
        wires = Reading(), Reading(), Reading()
        hanna = sits_down(table, 0, wires[0])
        sits_down(table, guest.chair, wires[1])
        with failing(path):
            for _ in range(4):
                with pytest.raises(StoreBroken):
                    await table.request(hanna, protocol.Say("Is this saved?"))
            await asyncio.sleep(0)
            assert [wire.unsaved for wire in wires[:2]] == [[False, True], [False]]
            sits_down(table, 0, wires[2])
            assert wires[2].unsaved == [True], "who comes later is told as well"
        await table.request(table.listeners[-1], protocol.Say("Now it is."))
        await asyncio.sleep(0)
        assert [wire.unsaved for wire in wires[1:]] == [[False], [True, False]]
    assert caplog.messages == [
        f"{path}: The table could not be saved (the disk is full).",
        f"{path}: Tables are saved again.",
    ]
