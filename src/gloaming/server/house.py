"""The house: all tables that are open, and the way to the others; seats, and the tickets that carry them elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import TypeVar

from gloaming.bots import COSTLY
from gloaming.kernel.errors import Refused
from gloaming.lessons.lesson import Lesson
from gloaming.server import entries as log
from gloaming.server import forms, homes, protocol
from gloaming.server.archive import Archive
from gloaming.server.chain import DamagedLog
from gloaming.server.homes import Home, TooMany
from gloaming.server.keeping import Keeping
from gloaming.server.notices.post import Post
from gloaming.server.open_table import OpenTable
from gloaming.server.people import free_face, free_name, learner
from gloaming.server.relays import Relays
from gloaming.server.store import KeptElsewhere, Store, StoreBroken, TableMoved, Ticket
from gloaming.server.table import Table
from gloaming.server.thinkers import Thinkers

ALPHABET = "BCDFGHJKLMNPQRSTVWXYZ23456789"
"""Of a table's code: nothing that looks like something else, and no vowels: chance spells no word."""
CODE_LENGTH = 6
TICKET_SECONDS = 600
WAITING_SECONDS = 60.0
"""How often a node looks for tables of others that are gone, at which somebody wants to be told."""
MOST_WATCHING = 4_000
"""Spectators in the whole house, where the system's limits allow for as many: players have the other half."""

Found = TypeVar("Found")
LookUp = Callable[[str], Awaitable[Found | None]]
NO_MATTER: contextlib.AbstractContextManager[None] = contextlib.nullcontext()


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class House:
    def __init__(
        self,
        store: Store,
        reach: forms.Reach | None = None,
        most_watching: int = MOST_WATCHING,
        thinkers: Thinkers | None = None,
        post: Post | None = None,
    ) -> None:
        self.store = store
        self.post = post or Post()
        self.counts = store.counts
        self.thinkers = thinkers or Thinkers()
        self.reach = reach or forms.Reach()
        self.keeping = Keeping(store, self.thinkers, self.post)
        self.open = self.keeping.open
        self.homes: dict[str, Home] = {}
        """Those that have been heard from lately, by address."""
        self.coming: Counter[str] = Counter()
        """Searchers that are about to sit down, by the home that made their table."""
        self.archive = Archive()
        self.relays = Relays()
        self.is_draining = False
        self.most_watching = most_watching
        self.ungreeted: dict[asyncio.Timeout, None] = {}
        """Sockets that have yet to say hello, the oldest first."""
        self.looked_for_waiting = 0.0
        store.on_failing = self.tell_all

    async def table(self, code: str) -> OpenTable | None:
        return await self.keeping.table(code)

    def tell_all(self) -> None:
        for table in self.open.values():
            table.tell()

    # For somebody who has come from outside

    def home(self, address: str) -> Home:
        return self.homes.setdefault(address, Home())

    async def find(self, code: str, address: str, token: str = "") -> OpenTable | None:
        """The table of this code, for somebody who may be guessing."""
        return await self._guessed(code, address, token, self.keeping.table)

    async def look(self, code: str, address: str) -> Table | None:
        """The same, for somebody who only looks at it."""
        return await self._guessed(code, address, "", self.keeping.read)

    async def _guessed(self, code: str, address: str, token: str, look_up: LookUp[Found]) -> Found | None:
        """From where many wrong ones came, right ones are refused too, and before anyone looks: neither the answer nor its
        time tells. A seat of one's own is never refused."""
        wrong = self.home(address).wrong_codes
        if wrong.is_empty and not (token and code in await self.store.codes_of(hashed(token))):
            sentence = "Many wrong codes were tried from here; wait a few minutes and try again."
            raise TooMany(sentence, "too-many-guesses")
        found = await look_up(code)
        if found is None:
            wrong.take()
        return found

    async def open_waiting(self) -> None:
        """Tables where somebody who is away wants to be told: they go on, and ring, though nobody comes. What another node keeps
        is its own affair."""
        self.looked_for_waiting = time.monotonic()
        for code in await self.store.codes_with_receivers():
            if code in self.open:
                continue
            with contextlib.suppress(DamagedLog, Refused, KeptElsewhere, StoreBroken, TableMoved):
                await self.table(code)

    def room_for(self, table: OpenTable, request: protocol.Request) -> contextlib.AbstractContextManager[None]:
        """Bots that think long are few, by the home that made the table and in the whole house. Nothing else has to be counted,
        least of all at every answer."""
        is_costly = isinstance(request, protocol.SeatBot) and request.bot in COSTLY
        return self.room_for_one(table.maker) if is_costly else NO_MATTER

    @contextlib.contextmanager
    def room_for_one(self, maker: str) -> Iterator[None]:
        with self.room_for_searchers(maker, 1) as room:
            if not room:
                sentence = "Many bots of this kind are thinking already; choose one that thinks less."
                raise Refused(sentence, "too-many-searchers")
            yield

    @contextlib.contextmanager
    def room_for_searchers(self, maker: str, wanted: int) -> Iterator[int]:
        """For how many there is room, of those that are wanted. It is kept for them until they sit: others may ask meanwhile."""
        near = sum(other.searchers for other in self.open.values() if other.maker == maker) + self.coming[maker]
        everywhere = sum(other.searchers for other in self.open.values()) + self.coming.total()
        room = max(0, min(wanted, homes.SEARCHERS - near, homes.SEARCHERS_IN_HOUSE - everywhere))
        self.coming += Counter({maker: room})
        try:
            yield room
        finally:
            self.coming -= Counter({maker: room})  # keeps those above zero

    def has_room_to_watch(self, table: OpenTable, address: str) -> bool:
        watching = sum(home.watching for home in self.homes.values())
        fits = self.home(address).watching < homes.WATCHING and watching < self.most_watching
        return fits and not table.gallery.is_full

    async def look_after(self) -> None:
        # Idle tables leave memory. The store keeps them, and they reopen when someone returns.
        for code in [code for code, table in self.open.items() if table.is_idle]:
            await self.keeping.put_away(code)
        self.homes = {address: home for address, home in self.homes.items() if not home.is_forgettable}
        self.archive.look_after()
        self.thinkers.look_after()
        if self.store.is_shared and time.monotonic() - self.looked_for_waiting > WAITING_SECONDS:
            await self.open_waiting()
        for table in tuple(self.open.values()):
            with contextlib.suppress(StoreBroken, TableMoved):  # the next time will do, or another node does it
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
        await self.hand_on(code)
        return forms.SeatGiven(code, 0, token)

    async def lay(self, laid: Callable[[str], Iterable[log.Entry]], maker: str) -> str:
        """A new table, by the entries that its log begins with; its code."""
        code = await self._new_code()
        table = self.keeping.new(Table(code), maker)
        async with table.turn:
            for entry in laid(code):
                await table.add(entry)
        self.open[code] = table
        return code

    async def hand_on(self, code: str) -> None:
        """Where there are other nodes, the one to which the proxy sends the people of a new table keeps it."""
        if self.store.is_shared and code in self.open and not self.open[code].listeners:
            await self.keeping.put_away(code)

    async def make_lesson(
        self, lesson: Lesson, name: str, character: int, pace: protocol.Pace, maker: str = ""
    ) -> forms.SeatGiven:
        token = secrets.token_urlsafe(24)
        face, called = learner(lesson, name, character)
        begun = log.LessonBegun(lesson.id, pace, lesson.kind.rules_version)
        code = await self.lay(lambda code: [log.Opened(code, hashed(token), called, face), begun], maker)
        await self.hand_on(code)
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

    async def give_ticket(self, token: str) -> str:
        """For the one who holds the seat of this token, at whichever table that is."""
        for code in await self.store.codes_of(hashed(token)):
            found = await self.table(code)
            if found and found.table.chair_of(hashed(token)) is not None:
                return await self.ticket_for(found, token)
        raise unknown_seat()

    async def ticket_for(self, table: OpenTable, token: str) -> str:
        if table.table.chair_of(hashed(token)) is None:
            raise unknown_seat()
        ticket = secrets.token_urlsafe(12)
        await self.store.keep_ticket(hashed(ticket), Ticket(table.table.code, hashed(token)), TICKET_SECONDS)
        return ticket

    async def use_ticket(self, ticket: str, key: str = "") -> forms.SeatGiven:
        """The ticket is for the person, not for the seat: anyone who sits there by now keeps it."""
        given = await self.store.take_ticket(hashed(ticket))
        if given is None:
            raise used_ticket()
        try:
            table = await self.table(given.code)
        except KeptElsewhere:
            await self.store.keep_ticket(hashed(ticket), given, TICKET_SECONDS)  # it is used there
            raise
        if table is None:
            raise used_ticket()
        return await self._moved(table, given, key)

    async def use_ticket_at(self, table: OpenTable, ticket: str, key: str = "") -> forms.SeatGiven:
        """The same, where the table is known by the address."""
        given = await self.store.take_ticket(hashed(ticket))
        if given is None or given.code != table.table.code:
            raise used_ticket()
        return await self._moved(table, given, key)

    async def _moved(self, table: OpenTable, given: Ticket, key: str) -> forms.SeatGiven:
        token = secrets.token_urlsafe(24)
        async with table.turn:
            chair = table.table.chair_of(given.seat)
            if chair is None:
                raise unknown_seat()
            await table.add(log.Moved(chair, hashed(token), key))
        return forms.SeatGiven(given.code, chair, token)

    def close(self) -> None:
        self.keeping.close()
        self.archive.dismiss()
        self.thinkers.end()

    async def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            if code not in self.open and await self.store.create(code):
                return code


def unknown_seat() -> Refused:
    return Refused("This seat is not known any more; join the table again.", "unknown-seat")


def used_ticket() -> Refused:
    sentence = "This ticket has been used or is too old; make a new one on the other device."
    return Refused(sentence, "used-ticket")
