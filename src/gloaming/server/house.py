"""The house: all tables that are open, and the way to the others; seats, and the tickets that carry them elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable, Iterable, Iterator

from gloaming.bots import COSTLY
from gloaming.kernel.errors import Refused
from gloaming.lessons.lesson import Lesson
from gloaming.server import entries as log
from gloaming.server import forms, homes, protocol
from gloaming.server.archive import Archive
from gloaming.server.chain import Damage, DamagedLog
from gloaming.server.homes import Home, TooMany
from gloaming.server.open_table import OpenTable
from gloaming.server.people import free_face, free_name, learner
from gloaming.server.store import Store, StoreBroken, operator
from gloaming.server.table import Table, from_log
from gloaming.server.thinkers import Thinkers

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
TICKET_SECONDS = 600
MOST_WATCHING = 4_000
"""Spectators in the whole house, where the system's limits allow for as many: players have the other half."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class House:
    def __init__(
        self,
        store: Store,
        reach: forms.Reach | None = None,
        most_watching: int = MOST_WATCHING,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers or Thinkers()
        self.reach = reach or forms.Reach()
        self.open: dict[str, OpenTable] = {}
        self.tickets: dict[str, tuple[float, str, str]] = {}
        """By its hash: until when it is good, for which table, and for the seat of which token."""
        self.homes: dict[str, Home] = {}
        """Those that have been heard from lately, by address."""
        self.damaged: dict[str, Damage] = {}
        """Tables that cannot be opened, and why. The operator is told once, however often somebody asks."""
        self.archive = Archive()
        self.most_watching = most_watching
        self.ungreeted: dict[asyncio.Timeout, None] = {}
        """Sockets that have yet to say hello, the oldest first."""
        self.opening = asyncio.Lock()
        store.on_failing = self.tell_all

    def table(self, code: str) -> OpenTable | None:
        """The table of this code, taken from the store if it is not open; None if there is none."""
        if code not in self.open:
            raw = self.log_of(code)
            if not raw:
                return None
            with self.noting_damage(code):
                table = from_log(code, raw)
            self._resume(code, table)
        return self.open[code]

    def _resume(self, code: str, table: Table) -> None:
        if table.called_off:
            operator.warning("Table %s is called off: %s", code, table.called_off)
        self.open[code] = OpenTable(table, self.store, self.thinkers)
        self.open[code].resume()

    def log_of(self, code: str) -> list[bytes]:
        if code in self.damaged:
            raise DamagedLog(self.damaged[code])
        with self.noting_damage(code):
            return self.store.load(code)

    @contextlib.contextmanager
    def noting_damage(self, code: str) -> Iterator[None]:
        try:
            yield
        except DamagedLog as fault:
            self.damaged[code] = fault.damage
            operator.error("The log of table %s is damaged: %s", code, fault.damage)
            raise

    def tell_all(self) -> None:
        for table in self.open.values():
            table.tell()

    # For somebody who has come from outside

    def home(self, address: str) -> Home:
        return self.homes.setdefault(address, Home())

    async def find(self, code: str, address: str, token: str = "") -> OpenTable | None:
        """The table of this code, for somebody who may be guessing. From where many wrong ones came, right ones are refused
        too, and before anyone looks: neither the answer nor its time tells. A seat of one's own is never refused."""
        wrong = self.home(address).wrong_codes
        if wrong.is_empty and not (token and code in self.store.codes_of(hashed(token))):
            sentence = "Many wrong codes were tried from here; wait a few minutes and try again."
            raise TooMany(sentence, "too-many-guesses")
        table = await self.reopened(code)
        if table is None:
            wrong.take()
        return table

    async def reopened(self, code: str) -> OpenTable | None:
        """As `table`, but a log is read in a thread, one at a time: others play on meanwhile."""
        async with self.opening if code not in self.open else contextlib.nullcontext():
            if code not in self.open and (raw := self.log_of(code)):
                with self.noting_damage(code):
                    found = await asyncio.to_thread(from_log, code, raw)
                if code not in self.open:
                    self._resume(code, found)
        return self.open.get(code)

    def require_room_for(self, table: OpenTable, request: protocol.Request) -> None:
        """Bots that think long are few, by the home that made the table and in the whole house."""
        if not isinstance(request, protocol.SeatBot) or request.bot not in COSTLY:
            return
        if self.room_for_searchers(table.maker) < 1:
            sentence = "Many bots of this kind are thinking already; choose one that thinks less."
            raise Refused(sentence, "too-many-searchers")

    def room_for_searchers(self, maker: str) -> int:
        near = sum(other.searchers for other in self.open.values() if other.maker == maker)
        everywhere = sum(other.searchers for other in self.open.values())
        return min(homes.SEARCHERS - near, homes.SEARCHERS_IN_HOUSE - everywhere)

    def has_room_to_watch(self, table: OpenTable, address: str) -> bool:
        watching = sum(home.watching for home in self.homes.values())
        fits = self.home(address).watching < homes.WATCHING and watching < self.most_watching
        return fits and not table.gallery.is_full

    async def look_after(self) -> None:
        now = time.monotonic()
        # Idle tables leave memory. The store keeps them, and they reopen when someone returns.
        self.open = {code: table for code, table in self.open.items() if not table.is_idle}
        self.tickets = {ticket: given for ticket, given in self.tickets.items() if given[0] > now}
        self.homes = {address: home for address, home in self.homes.items() if not home.is_forgettable}
        self.archive.look_after()
        self.thinkers.look_after()
        for table in tuple(self.open.values()):
            with contextlib.suppress(StoreBroken):  # the next time will do
                await table.pass_on_host()

    def require_room_for_table(self, address: str) -> None:
        if sum(table.maker == address for table in self.open.values()) >= homes.OPEN_TABLES:
            raise TooMany("Many tables from here are open; end a game that nobody plays first.", "too-many-open")
        if not self.home(address).tables.take():
            sentence = "Many tables were made from here just now; wait a moment and try again."
            raise TooMany(sentence, "too-many-tables")

    async def make_table(self, name: str, character: int, maker: str = "", key: str = "") -> forms.SeatGiven:
        token = secrets.token_urlsafe(24)
        called = free_name(Table(""), name, character)
        code = await self.lay(lambda code: [log.Opened(code, hashed(token), called, character, key)], maker)
        return forms.SeatGiven(code, 0, token)

    async def lay(self, laid: Callable[[str], Iterable[log.Entry]], maker: str) -> str:
        """A new table, by the entries that its log begins with; its code."""
        code = self._new_code()
        table = OpenTable(Table(code), self.store, self.thinkers, maker)
        async with table.turn:
            for entry in laid(code):
                await table.add(entry)
        self.open[code] = table
        return code

    async def make_lesson(
        self, lesson: Lesson, name: str, character: int, pace: protocol.Pace, maker: str = ""
    ) -> forms.SeatGiven:
        token = secrets.token_urlsafe(24)
        face, called = learner(lesson, name, character)
        begun = log.LessonBegun(lesson.id, pace, lesson.kind.rules_version)
        code = await self.lay(lambda code: [log.Opened(code, hashed(token), called, face), begun], maker)
        return forms.SeatGiven(code, 0, token)

    async def sit_down(
        self, table: OpenTable, name: str, character: int, program: bool = False, key: str = ""
    ) -> forms.SeatGiven:
        token = secrets.token_urlsafe(24)
        async with table.turn:
            if table.table.stage != "lobby":
                raise Refused("The game has begun; you can watch, or ask the host for a new one.", "too-late")
            chair = next((number for number, holder in enumerate(table.table.chairs) if holder is None), None)
            if chair is None:
                raise Refused("Every chair is taken; ask the host for one more.", "all-taken")
            face = free_face(table.table, character)
            await table.add(log.Sat(chair, hashed(token), free_name(table.table, name, face), face, program, key))
        return forms.SeatGiven(table.table.code, chair, token)

    # Carrying a seat to another device

    def give_ticket(self, token: str) -> str:
        seat = hashed(token)
        tables = ((code, self.table(code)) for code in self.store.codes_of(seat))
        code = next((code for code, found in tables if found and found.table.chair_of(seat) is not None), None)
        if code is None:
            raise Refused("This seat is not known any more; join the table again.", "unknown-seat")
        ticket = secrets.token_urlsafe(12)
        self.tickets[hashed(ticket)] = (time.monotonic() + TICKET_SECONDS, code, seat)
        return ticket

    async def use_ticket(self, ticket: str, key: str = "") -> forms.SeatGiven:
        """The ticket is for the person, not for the seat: anyone who sits there by now keeps it."""
        until, code, seat = self.tickets.pop(hashed(ticket), (0.0, "", ""))
        table = self.table(code) if time.monotonic() < until else None
        if table is None:
            sentence = "This ticket has been used or is too old; make a new one on the other device."
            raise Refused(sentence, "used-ticket")
        token = secrets.token_urlsafe(24)
        async with table.turn:
            chair = table.table.chair_of(seat)
            if chair is None:
                raise Refused("This seat is not known any more; join the table again.", "unknown-seat")
            await table.add(log.Moved(chair, hashed(token), key))
        return forms.SeatGiven(code, chair, token)

    def close(self) -> None:
        for table in self.open.values():
            table.close()
        self.archive.dismiss()
        self.thinkers.end()

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            if code not in self.open and not self.store.knows(code):
                return code
