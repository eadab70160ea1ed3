"""The house: all tables that are open, who is connected to which chair, and the bots and clocks that keep them going."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from gloaming.bots import make_bot
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice, derive
from gloaming.kernel.errors import Refused
from gloaming.server import entries as log
from gloaming.server import protocol, wire
from gloaming.server.commands import entry_for, free_name
from gloaming.server.defaults import clock_of, default_answer
from gloaming.server.listeners import Listener, Seen
from gloaming.server.store import Store
from gloaming.server.table import Table, encoded_state, from_log

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
TICKET_SECONDS = 600
IDLE_SECONDS = 1800
AWAY_AFTER = 4.0
"""Seconds without a connection until the table calls somebody away: a reload is no absence."""

PACE = {"natural": (0.7, 2.4), "quick": (0.02, 0.08)}
"""How long a bot takes, drawn without regard to what it holds."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class OpenTable:
    """A table in use. One request at a time is decided, logged, applied and told: a table has one writer."""

    def __init__(self, table: Table, store: Store) -> None:
        self.table = table
        self.store = store
        self.listeners: list[Listener] = []
        self.turn = asyncio.Lock()
        self.views: dict[int | None, View] = {}
        """The last view of each chair, and of spectators."""
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
                raise Refused("This seat is no longer open here; open the table again.")
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
        view = self.views[chair] = wire.view_of(self.table.kind, game, chair, self.views.get(chair))
        return Seen(state, view, wire.board_of(game.board), self.deadline)

    # Bots and clocks

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
            result = do(*args)
            if asyncio.iscoroutine(result):
                await result

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
        return not self.listeners and not self.tasks and time.monotonic() - self.quiet_since > IDLE_SECONDS

    def close(self) -> None:
        for task in tuple(self.tasks):
            task.cancel()


class House:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: dict[str, OpenTable] = {}
        self.tickets: dict[str, tuple[float, str, str]] = {}
        """By its hash: until when it is good, for which table, and for the seat of which token."""

    def table(self, code: str) -> OpenTable | None:
        """The table of this code, taken from the store if it is not open; None if there is none."""
        if code not in self.open:
            raw = self.store.load(code)
            if not raw:
                return None
            table = self.open[code] = OpenTable(from_log(code, raw), self.store)
            table.go_on()
            table.later(AWAY_AFTER + 0.1, table.tell)
        return self.open[code]

    def put_away(self) -> None:
        """Tables that nobody uses leave the memory; the store keeps them, and whoever comes back opens them again."""
        for code in [code for code, table in self.open.items() if table.is_idle]:
            del self.open[code]

    async def make_table(self, name: str, character: int) -> protocol.SeatGiven:
        self.put_away()
        code = self._new_code()
        token = secrets.token_urlsafe(24)
        table = self.open[code] = OpenTable(Table(code), self.store)
        async with table.turn:
            await table.add(log.Opened(code, hashed(token), free_name(table.table, name, None), character))
        return protocol.SeatGiven(code, 0, token)

    async def sit_down(self, table: OpenTable, name: str, character: int) -> protocol.SeatGiven:
        token = secrets.token_urlsafe(24)
        async with table.turn:
            if table.table.stage != "lobby":
                raise Refused("The game has begun; you can watch, or ask the host for a new one.")
            chair = table.table.free_chair()
            if chair is None:
                raise Refused("Every chair is taken; ask the host for one more.")
            await table.add(log.Sat(chair, hashed(token), free_name(table.table, name, None), character))
        return protocol.SeatGiven(table.table.code, chair, token)

    # Carrying a seat to another device

    def give_ticket(self, token: str) -> str:
        seat = hashed(token)
        found = [code for code, table in self.open.items() if table.table.chair_of(seat) is not None]
        if not found:
            raise Refused("This seat is not known any more; join the table again.")
        ticket = secrets.token_urlsafe(12)
        self.tickets[hashed(ticket)] = (time.monotonic() + TICKET_SECONDS, found[0], seat)
        return ticket

    async def use_ticket(self, ticket: str) -> protocol.SeatGiven:
        """The ticket is for the person, not for the chair: whoever sits there by now keeps it."""
        until, code, seat = self.tickets.pop(hashed(ticket), (0.0, "", ""))
        table = self.table(code) if time.monotonic() < until else None
        if table is None:
            raise Refused("This ticket has been used or is too old; make a new one on the other device.")
        token = secrets.token_urlsafe(24)
        async with table.turn:
            chair = table.table.chair_of(seat)
            if chair is None:
                raise Refused("This seat is not known any more; join the table again.")
            await table.add(log.Moved(chair, hashed(token)))
        return protocol.SeatGiven(code, chair, token)

    def close(self) -> None:
        for table in self.open.values():
            table.close()

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            if code not in self.open and not self.store.knows(code):
                return code
