"""What one line asks of a table is answered to its end, also when the line has none to hear it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from gloaming.server import sockets
from gloaming.server.homes import Home
from gloaming.server.lines import Line
from gloaming.server.sockets import FAILED, Conversation
from tests.server.test_lines import Paper, on_paper, sent

pytestmark = pytest.mark.anyio


class Asked:
    """A table that answers when the test lets it, and notes what happens."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.noted: list[str] = []
        self.may_answer = asyncio.Event()
        self.fault: Exception | None = None
        monkeypatch.setattr(sockets, "respond", self.respond)

    async def respond(self, *_: Any) -> None:
        await self.may_answer.wait()
        if self.fault is not None:
            raise self.fault
        self.noted.append("answered")

    def leave(self, _: object) -> None:
        self.noted.append("left")

    def talk_on(self, line: Line, home: Home | None = None) -> Conversation:
        talk = Conversation(cast(Any, None), cast(Any, self), cast(Any, SimpleNamespace(chair=0)), line, home)
        line.ear = talk
        return talk

    async def settled(self, line: Line) -> None:
        async with asyncio.timeout(60):
            while line.server.tasks:
                await asyncio.gather(*line.server.tasks)


def opened(table: Asked, home: Home | None = None) -> tuple[Line, Paper]:
    line, paper = on_paper(cast(Any, SimpleNamespace()))
    table.talk_on(line, home)
    return line, paper


async def test_what_was_asked_before_the_line_ended_is_done_before_the_seat_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Asked(monkeypatch)
    line, _ = opened(table)
    line.data_received(sent(0x81, b'{"type":"ping"}') * 2)
    line.connection_lost(None)
    assert table.noted == []
    table.may_answer.set()
    await table.settled(line)
    assert table.noted == ["answered", "answered", "left"]


async def test_a_seat_whose_line_ends_in_silence_is_left_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, home = Asked(monkeypatch), Home()
    line, _ = opened(table, home)
    assert home.watching == 1
    line.connection_lost(None)
    assert (table.noted, home.watching) == (["left"], 0)


async def test_a_fault_of_ours_ends_the_line_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table, told = Asked(monkeypatch), list[Any]()
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: told.append(fault["exception"]))
    line, paper = opened(table)
    table.fault = KeyError("ours")
    table.may_answer.set()
    line.data_received(sent(0x81, b'{"type":"ping"}'))
    await table.settled(line)
    assert told == [table.fault]
    assert paper.written == b"\x88\x02" + FAILED.to_bytes(2, "big")
    await asyncio.sleep(0)
    assert table.noted == ["left"]
    asyncio.get_running_loop().set_exception_handler(None)
