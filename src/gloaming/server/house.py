"""The house: all tables that are open, and the way to the others; seats, and the tickets that carry them elsewhere."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable, Iterable

from gloaming.kernel.errors import Refused
from gloaming.lessons.lesson import Lesson
from gloaming.server import entries as log
from gloaming.server import forms, protocol
from gloaming.server.open_table import OpenTable
from gloaming.server.people import free_face, free_name, learner
from gloaming.server.rate_limits import RateLimit
from gloaming.server.store import Store, StoreBroken
from gloaming.server.suspicions import Suspicions
from gloaming.server.table import Table, from_log

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
TICKET_SECONDS = 600
TABLES_AT_ONCE, TABLES_PER_SECOND = 30, 1
"""How many tables one address may make at once, and in the long run. A school is one address, and so is a troublemaker."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class House:
    def __init__(self, store: Store, reach: forms.Reach | None = None) -> None:
        self.store = store
        self.reach = reach or forms.Reach()
        self.open: dict[str, OpenTable] = {}
        self.tickets: dict[str, tuple[float, str, str]] = {}
        """By its hash: until when it is good, for which table, and for the seat of which token."""
        self.makers: dict[str, RateLimit] = {}
        """Who has made tables of late, by address."""
        self.suspicions = Suspicions(store)

    def table(self, code: str) -> OpenTable | None:
        """The table of this code, taken from the store if it is not open; None if there is none."""
        if code not in self.open:
            raw = self.store.load(code)
            if not raw:
                return None
            table = self.open[code] = OpenTable(from_log(code, raw), self.store)
            table.resume()
        return self.open[code]

    async def look_after(self) -> None:
        now = time.monotonic()
        # Idle tables leave memory. The store keeps them, and they reopen when someone returns.
        self.open = {code: table for code, table in self.open.items() if not table.is_idle}
        self.tickets = {ticket: given for ticket, given in self.tickets.items() if given[0] > now}
        self.makers = {address: allowance for address, allowance in self.makers.items() if not allowance.is_full}
        for table in tuple(self.open.values()):
            with contextlib.suppress(StoreBroken):  # the next time will do
                await table.pass_on_host()

    def may_make_table(self, address: str) -> bool:
        return self.makers.setdefault(address, RateLimit(TABLES_AT_ONCE, TABLES_PER_SECOND)).take()

    async def make_table(self, name: str, character: int) -> forms.SeatGiven:
        token = secrets.token_urlsafe(24)
        called = free_name(Table(""), name, character)
        code = await self.lay(lambda code: [log.Opened(code, hashed(token), called, character)])
        return forms.SeatGiven(code, 0, token)

    async def lay(self, laid: Callable[[str], Iterable[log.Entry]]) -> str:
        """A new table, by the entries that its log begins with; its code."""
        code = self._new_code()
        table = OpenTable(Table(code), self.store)
        async with table.turn:
            for entry in laid(code):
                await table.add(entry)
        self.open[code] = table
        return code

    async def make_lesson(self, lesson: Lesson, name: str, character: int, pace: protocol.Pace) -> forms.SeatGiven:
        token = secrets.token_urlsafe(24)
        face, called = learner(lesson, name, character)
        begun = log.LessonBegun(lesson.id, pace, lesson.kind.rules_version)
        code = await self.lay(lambda code: [log.Opened(code, hashed(token), called, face), begun])
        return forms.SeatGiven(code, 0, token)

    async def sit_down(self, table: OpenTable, name: str, character: int, program: bool = False) -> forms.SeatGiven:
        token = secrets.token_urlsafe(24)
        async with table.turn:
            if table.table.stage != "lobby":
                raise Refused("The game has begun; you can watch, or ask the host for a new one.", "too-late")
            chair = next((number for number, holder in enumerate(table.table.chairs) if holder is None), None)
            if chair is None:
                raise Refused("Every chair is taken; ask the host for one more.", "all-taken")
            face = free_face(table.table, character)
            await table.add(log.Sat(chair, hashed(token), free_name(table.table, name, face), face, program))
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

    async def use_ticket(self, ticket: str) -> forms.SeatGiven:
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
            await table.add(log.Moved(chair, hashed(token)))
        return forms.SeatGiven(code, chair, token)

    def close(self) -> None:
        for table in self.open.values():
            table.close()

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            if code not in self.open and not self.store.knows(code):
                return code
