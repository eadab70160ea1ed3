"""People at tables who never give up: they come back as the page does, and remember everything that they were told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from gloaming.server.padding import REQUEST, padded
from tests.server.mirror import Mirror

FIRST_RETRY, LAST_RETRY = 0.3, 5.0
BEAT, DEAD_AFTER, PROBE = 5.0, 4.0, 3.0
"""As web/src/net/socket.ts has them."""
TRY_AGAIN_LATER = 1013

LOST = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)


class Given(NamedTuple):
    """An answer that its seat was told is settled."""

    chair: int
    question: int
    code: str
    at: float


class Told(NamedTuple):
    """What a seat knew of the game after a message."""

    question: int
    events: int


class Person(Mirror):
    """One seat, one connection at a time."""

    def __init__(self, table: People, chair: int, token: str) -> None:
        super().__init__()
        self.own_table, self.own_chair, self.token = table, chair, token
        self.pending: tuple[int, str, float] | None = None
        self.given: list[Given] = []
        self.longest: list[Any] = []
        """The most of the journal that this seat has ever seen."""
        self.told: list[Told] = []
        self.lines = 0
        self.is_greeted = False
        self.faults: list[str] = []
        """What must not happen, whatever fails."""
        self.unsaved = 0
        self._failures = 0
        self._socket: ClientConnection | None = None
        self._chance = Random(f"{table.code} {chair}")

    # The line

    async def live(self) -> None:
        while True:
            later = False
            try:
                await self._line()
            except ConnectionClosed as closed:
                later = closed.rcvd is not None and closed.rcvd.code == TRY_AGAIN_LATER
            except LOST:
                pass
            self.is_greeted, self._socket = False, None
            wait = min(LAST_RETRY, FIRST_RETRY * 2**self._failures)
            self._failures += 1
            await asyncio.sleep(1.0 if later else wait * self._chance.uniform(0.5, 1.5))

    async def _line(self) -> None:
        """Say hello, and listen until the line is lost."""
        address = self.own_table.address(self._failures)
        async with connect(
            address, max_size=None, compression=None, ping_interval=None, open_timeout=DEAD_AFTER * 2, close_timeout=1
        ) as socket:
            Mirror.__init__(self)
            self._socket = socket
            self.lines += 1
            await self._say(type="hello", code=self.own_table.code, token=self.token, page=self.token[:16])
            await self._say(type="ping")
            patience = DEAD_AFTER * 2
            while True:
                try:
                    raw = await asyncio.wait_for(socket.recv(decode=False), patience)
                except TimeoutError:
                    if patience == DEAD_AFTER or patience == DEAD_AFTER * 2:
                        socket.transport.abort()
                        raise
                    await self._say(type="ping")
                    patience = DEAD_AFTER
                    continue
                await self._hear(raw)
                patience = PROBE if self.pending else BEAT

    def hang_up(self) -> None:
        """As by a network that is gone for a moment."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _say(self, **request: Any) -> None:
        assert self._socket is not None
        await self._socket.send(padded(msgspec.json.encode(request), REQUEST).decode())

    # Hearing

    async def _hear(self, raw: bytes) -> None:
        try:
            kind = self.hear(raw)
        except AssertionError as fault:
            self.faults.append(str(fault))
            raise ConnectionResetError from fault
        if kind in ("everything", "change"):
            await self._look(kind)
        elif kind == "refusal":
            self._refused(self.refusals[-1]["reason"])
        elif kind == "farewell":
            self.faults.append(f"farewell: {self.farewell}")
            raise ConnectionResetError

    async def _look(self, kind: str) -> None:
        if self.chair != self.own_chair:
            self.faults.append(f"the line of chair {self.own_chair} was told what chair {self.chair} may know")
        self._remember()
        pending = self.pending
        if pending is not None and (self.question != pending[0] or self.view["asked"]["answered"] is not None):
            self.given.append(Given(self.own_chair, *pending[:2], time.monotonic()))
            self.own_table.answered_at.append(time.monotonic())
            self.pending = pending = None
        if kind == "everything":
            self._failures = 0
            self.is_greeted = True
            if pending is not None:
                await self._say(type="answer", question=pending[0], code=pending[1])

    def _remember(self) -> None:
        shared = min(len(self.journal), len(self.longest))
        if self.journal[:shared] != self.longest[:shared]:
            self.faults.append("was told another past than before")
        if len(self.journal) > len(self.longest):
            self.longest = self.journal
        self.told.append(Told(self.question, len(self.journal)))

    def _refused(self, reason: str) -> None:
        if reason in ("not-saved", "too-fast"):
            self.unsaved += reason == "not-saved"
            self.pending = None
        elif reason not in ("stale", "nothing-asked", "not-asked"):
            self.faults.append(f"refused: {self.refusals[-1]}")

    # Playing

    @property
    def may_answer(self) -> bool:
        return self.is_greeted and self.pending is None and self.stage == "playing" and bool(self.options)

    async def answer(self) -> None:
        codes = self.options
        code = self._chance.choice(codes)
        if code in ("claim", "declare") and self._chance.random() < 0.9:  # these end nearly every game
            code = "confirm" if "confirm" in codes else code
        self.pending = self.question, code, time.monotonic()
        with contextlib.suppress(*LOST):
            await self._say(type="answer", question=self.question, code=code)


class People:
    """A table of people, one of whom answers now and then."""

    def __init__(self, code: str, tokens: list[str], address: Callable[[str, int], str], pace: float) -> None:
        self.code, self.pace = code, pace
        self.answered_at: list[float] = []
        self._address = address
        self.people = [Person(self, chair, token) for chair, token in enumerate(tokens)]
        self._chance = Random(code)
        self._tasks: list[asyncio.Task[None]] = []
        self.is_over = False

    def address(self, attempt: int) -> str:
        return self._address(self.code, attempt)

    def sit_down(self) -> None:
        self._tasks = [asyncio.create_task(person.live()) for person in self.people]

    async def play(self, end: Callable[[], bool]) -> None:
        while not end() and not self.is_over:
            await asyncio.sleep(self.pace * self._chance.uniform(0.5, 1.5))
            ready = [person for person in self.people if person.may_answer]
            if ready:
                await self._chance.choice(ready).answer()
            self.is_over = any(person.is_greeted and person.stage != "playing" for person in self.people)

    async def settled(self, patience: float) -> bool:
        """Whether everybody has come back and was told what became of their answer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while any(person.pending or not person.is_greeted for person in self.people):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
                return True
        return False

    async def leave(self) -> None:
        """Again if need be: `wait_for` forgets that it was cancelled where something comes at the same moment."""
        left = set(self._tasks)
        while left:
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=2)
