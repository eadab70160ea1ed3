"""A table in use: who is connected to which chair, what they are told, and the bots and clocks that keep it going."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from gloaming.bots import make_bot
from gloaming.kernel.dice import Dice, derive
from gloaming.kernel.errors import Refused
from gloaming.server import entries as log
from gloaming.server import protocol, wire
from gloaming.server.commands import entry_for
from gloaming.server.defaults import clock_of, default_answer
from gloaming.server.listeners import Listener, Seen
from gloaming.server.store import Store, StoreBroken
from gloaming.server.table import Table, encoded_state

AWAY_AFTER = 4.0
"""Seconds without a connection until the table calls somebody away: a reload is no absence."""
HOST_AWAY_SECONDS = 120.0
"""After so long somebody else at the table is its host."""
IDLE_SECONDS = 1800
ENDED_SECONDS = 20
"""How long a table stays in memory that everybody has left: one with a game to come back to, and one whose game is over."""
RETRY_SECONDS = 2.0
"""Until what could not be saved is tried again, where nobody is there to try it."""

PACE = {"natural": (0.7, 2.4), "quick": (0.02, 0.08)}
"""How long a bot takes, drawn without regard to what it holds."""


class OpenTable:
    """A table in use. One request at a time is decided, logged, applied and told: a table has one writer."""

    def __init__(self, table: Table, store: Store) -> None:
        self.table = table
        self.store = store
        self.listeners: list[Listener] = []
        self.turn = asyncio.Lock()
        self.sights: dict[int | None, wire.Sight] = {}
        """What each chair, and spectators, saw last."""
        self.left_at = dict.fromkeys(range(len(table.chairs)), time.monotonic())
        self.bots: dict[int, Any] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.asked = 0
        self.deadline = 0.0
        self.quiet_since = time.monotonic()

    # Requests

    async def request(self, listener: Listener, request: Any) -> None:
        async with self.turn:
            chair = listener.chair
            if chair is None or listener not in self.listeners:  # removed, or moved, while the request was waiting
                raise Refused("This seat is no longer open here; open the table again.", "seat-closed")
            entry = entry_for(self.table, chair, request, self.away())
            await self.add(entry)
            if isinstance(request, protocol.Answer) and self.table.holder(chair).covered:
                await self.add(log.Covered(chair, covered=False))

    async def add(self, entry: log.Entry) -> None:
        """First the log, then the table, then everybody is told."""
        await self.store.append(self.table.code, self.table.entries, log.write(entry))
        self.table.apply(entry)
        match entry:
            case log.Removed(chair):
                self.dismiss(chair, "removed")
            case log.Moved(chair):
                self.dismiss(chair, "elsewhere")
                self.expect(chair)
            case log.Opened():
                self.expect(0)
            case log.Sat(chair):
                self.expect(chair)
            case log.Configured(settings) if not settings.spectators:
                self.dismiss(None, "not_watchable")
            case log.Covered(chair):
                self.wake(chair)
            case _:
                pass
        self.go_on()
        self.tell()

    # Listeners

    def away(self) -> set[int]:
        here = {listener.chair for listener in self.listeners}
        now = time.monotonic()
        people = [chair for chair, holder in enumerate(self.table.chairs) if holder and holder.is_person]
        return {chair for chair in people if chair not in here and now - self.left_at.get(chair, 0.0) > AWAY_AFTER}

    def expect(self, chair: int) -> None:
        """Whoever has gone, or sits down, or moves here from another device, has some seconds to come."""
        self.left_at[chair] = time.monotonic()
        self.later(AWAY_AFTER + 0.1, self.tell)

    def welcome(self, listener: Listener) -> None:
        """Send everything. Another connection to the same chair gives way."""
        if listener.chair is not None:
            self.dismiss(listener.chair, "elsewhere")
        self.listeners.append(listener)
        self.tell()

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.quiet_since = time.monotonic()
            if listener.chair is not None:
                self.expect(listener.chair)
            self.tell()

    def dismiss(self, chair: int | None, reason: Any) -> None:
        for listener in [other for other in self.listeners if other.chair == chair]:
            self.listeners.remove(listener)
            listener.outlet.end(msgspec.json.encode(protocol.Farewell(reason)))

    async def pass_on_host(self) -> None:
        """If the host does not come back, the next person who is here takes over, or a table without one could not end."""
        async with self.turn:
            host = self.table.host()
            if self.table.stage not in ("lobby", "playing") or not self.is_gone(host):
                return
            here = {listener.chair for listener in self.listeners}
            count = len(self.table.chairs)
            following = [(host + step) % count for step in range(1, count)]
            successor = next((chair for chair in following if chair in here), None)
            if successor is not None:
                await self.add(log.HostPassed(successor))

    def is_gone(self, chair: int) -> bool:
        return chair in self.away() and time.monotonic() - self.left_at.get(chair, 0.0) > HOST_AWAY_SECONDS

    # Telling

    def tell(self) -> None:
        """Everybody gets what is new for them, and nothing else."""
        watching = sum(listener.chair is None for listener in self.listeners)
        left = max(0, round((self.deadline - time.monotonic()) * 1000)) if self.deadline else 0
        state = encoded_state(self.table, self.table.state(self.away(), watching, left))
        for listener in tuple(self.listeners):
            listener.tell(self.seen_by(listener.chair, state))

    def seen_by(self, chair: int | None, state: dict[str, bytes]) -> Seen:
        if self.table.match is None:
            return Seen(state, None, None, self.deadline)
        game = self.table.match.game
        sight = self.sights[chair] = wire.sight_of(self.table.kind, game, chair, self.sights.get(chair))
        return Seen(state, sight.view, wire.board_of(game.board), self.deadline)

    # Bots and clocks

    def resume(self) -> None:
        """Taken from the store: bots and clocks go on, and whoever does not come soon is away."""
        self.go_on()
        self.later(AWAY_AFTER + 0.1, self.tell)

    def go_on(self) -> None:
        """If a new question is open, wake the bots that are asked and start the clock."""
        match = self.table.match
        if match is None or self.table.stage != "playing":
            self.deadline = 0.0
        elif match.game.questions != self.asked:
            self.asked = match.game.questions
            for chair in match.game.waiting_for:
                self.wake(chair)
            self.start_clock(match.game)

    def wake(self, chair: int) -> None:
        """A bot in this chair answers after a while that has nothing to do with what it holds."""
        holder = self.table.holder(chair)
        if holder.bot or holder.covered:
            self.later(random.uniform(*PACE[self.table.settings.pace]), self.let_bot_answer, chair, self.asked)

    def start_clock(self, game: Any) -> None:
        seconds = getattr(self.table.settings.clocks, clock_of(game.asking))
        self.deadline = time.monotonic() + seconds if seconds else 0.0
        if seconds:
            self.later(seconds, self.run_out, self.asked)

    def later(self, seconds: float, do: Callable[..., Any], *args: Any) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            try:
                result = do(*args)
                if asyncio.iscoroutine(result):
                    await result
            except StoreBroken:  # a person would be told, and try again
                self.later(RETRY_SECONDS, do, *args)

        task = asyncio.get_running_loop().create_task(wait())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def let_bot_answer(self, chair: int, question: int) -> None:
        match, holder = self.table.match, self.table.holder(chair)
        if match is None or match.game.questions != question or chair not in match.game.waiting_for:
            return
        if not (holder.bot or holder.covered):  # its owner is back
            return
        bot = self.bots.get(chair)
        if bot is None:
            key = derive(bytes.fromhex(match.head.seed), f"bot {chair}")
            kind = holder.bot or "careful"
            bot = self.bots[chair] = make_bot(kind, self.table.settings.game, Dice(key, len(match.answers)))
        view = self.table.kind.view(match.game, chair)
        option = bot.decide(view, view.asked)
        await self.answer_for(chair, question, str(option))

    async def run_out(self, question: int) -> None:
        """The clock has run out: whoever is still silent gets an answer that any of them could have given."""
        match = self.table.match
        if match is None or match.game.questions != question:
            return
        choices = match.game.choices
        given = {chair: default_answer(choices[chair], random.choice) for chair in match.game.waiting_for}
        for chair, option in given.items():
            await self.answer_for(chair, question, str(option))

    async def answer_for(self, chair: int, question: int, code: str) -> None:
        with contextlib.suppress(Refused):  # somebody was quicker: the owner is back, or the clock
            async with self.turn:
                entry = entry_for(self.table, chair, protocol.Answer(question, code), set())
                await self.add(entry)

    @property
    def is_idle(self) -> bool:
        """Nobody is here, no bot is thinking, and it has been so for a good while."""
        patience = IDLE_SECONDS if self.table.stage in ("lobby", "playing") else ENDED_SECONDS
        return not self.listeners and not self.tasks and time.monotonic() - self.quiet_since > patience

    def close(self) -> None:
        for task in tuple(self.tasks):
            task.cancel()
