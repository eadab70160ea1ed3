"""Whatever happens to the connections of a table, everybody ends up with the server's view of their seat.

Messages are late, requests are given twice, at once and out of date, tabs are opened and lost, and the house is closed
and opened again from its store. Real tables, listeners and store; only the wire is a list."""

from __future__ import annotations

import asyncio
import copy
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from gloaming.kernel.dice import Dice
from gloaming.server import entries as log
from gloaming.server import presence, protocol
from gloaming.server.house import House
from gloaming.server.listeners import Listener
from gloaming.server.open_table import OpenTable
from gloaming.server.sockets import attempt
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.table import from_log
from gloaming.server.table_state import shared_state, state_of
from gloaming.server.wire import encoded
from tests.conformance.grounds import CULTISTS_GROUND, INVASION_GROUND
from tests.proving import Ground
from tests.server.mirror import RUNNING, Mirror

PLAYERS = 5
CODE = "ABCDEF"
chairs = st.one_of(st.none(), st.integers(0, PLAYERS - 1))
which = st.integers(0, 1_000)
TABLES = (
    (CULTISTS_GROUND, {"level": "first"}),
    (CULTISTS_GROUND, {"level": "experienced"}),
    (CULTISTS_GROUND, {"level": "custom"}),
    (INVASION_GROUND, {"city": "milan"}),
    (INVASION_GROUND, {"city": "washington"}),
)
UNHURRIED = {"window": 0, "talk": 0}


class Tab:
    """A connection: what is on its way to the browser, and what the browser has made of it."""

    def __init__(self, chair: int | None) -> None:
        self.listener = Listener(chair, self)
        self.on_the_way: list[bytes] = []
        self.mirror = Mirror()
        self.closed = False
        self.last_answer: protocol.Answer | None = None

    def put(self, message: bytes) -> None:
        assert not self.closed
        self.on_the_way.append(message)

    def end(self, farewell: bytes, code: int = 1000) -> None:
        self.on_the_way.append(farewell)
        self.closed = True

    def deliver(self, count: int) -> None:
        for message in self.on_the_way[:count]:
            self.mirror.hear(message)
        del self.on_the_way[:count]

    def answer(self, choice: int) -> protocol.Answer:
        """What the person chooses, from what the page shows: it may be long out of date."""
        options = self.mirror.options if self.mirror.version else []
        question = self.mirror.question if self.mirror.version else 1
        self.last_answer = protocol.Answer(question, options[choice % len(options)] if options else "wake")
        return self.last_answer

    def in_the_end(self) -> Mirror:
        """What the page will show when everything has arrived."""
        mirror = copy.copy(self.mirror)
        for message in self.on_the_way:
            mirror.hear(message)
        return mirror


class Connections(RuleBasedStateMachine):
    @initialize(number=which, table=st.sampled_from(TABLES), answers=st.integers(0, 120))
    def begin(self, number: int, table: tuple[Ground, dict[str, str]], answers: int) -> None:
        """Five people in the middle of a game."""
        self.ground, options = table
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.away_after, presence.AWAY_AFTER = presence.AWAY_AFTER, 3600.0  # nobody is away for being slow
        self.dice = Dice.seeded("machine", number)
        self.live: list[Tab] = []
        self.open_house()
        self.runner.run(self.lay_table({"players": PLAYERS, **options}, answers))
        self.everybody_is_here()

    def open_house(self) -> None:
        self.store = SqliteStore(Path(self.folder.name) / "tables.sqlite3")
        self.house = House(self.store)

    async def lay_table(self, options: dict[str, Any], answers: int) -> None:
        table = self.house.open[CODE] = OpenTable(from_log(CODE, []), self.store, self.house.thinkers)
        await table.add(log.Opened(CODE, "0", "Person 0", 0))
        await table.add(log.Configured(protocol.Settings(self.ground.kind.name, options, UNHURRIED)))
        for chair in range(1, PLAYERS):
            await table.add(log.Sat(chair, str(chair), f"Person {chair}", chair))
        await table.add(log.Begun(self.dice.key.hex(), self.ground.kind.rules_version))
        game = table.table.play.game
        for _ in range(answers):
            if not game.over:
                seat = self.dice.pick(game.waiting_for)
                await table.add(log.Answered(seat, str(self.ground.pick(game, seat, self.dice))))

    async def table(self) -> OpenTable:
        table = await self.house.table(CODE)
        assert table is not None
        return table

    async def attempt(self, tab: Tab, request: Any) -> None:
        """As the socket does with a request of this connection."""
        if tab.closed or tab.listener.chair is None:
            return
        refusal = await attempt(self.house, await self.table(), tab.listener, request)
        if refusal is not None and not tab.closed:
            tab.put(msgspec.json.encode(refusal))

    def tab(self, number: int) -> Tab:
        return self.live[number % len(self.live)]

    # What may happen

    @rule(chair=chairs)
    def open_a_tab(self, chair: int | None) -> None:
        """A new connection, a reconnection, or a second tab that takes over."""

        async def welcome() -> None:
            (await self.table()).welcome(tab.listener)

        tab = Tab(chair)
        self.runner.run(welcome())
        self.live = [*[other for other in self.live if not other.closed], tab]

    def everybody_is_here(self) -> None:
        """Clients without a connection come back; all messages arrive."""
        for chair in range(PLAYERS):
            if chair not in [tab.listener.chair for tab in self.live if not tab.closed]:
                self.open_a_tab(chair)
        for tab in self.live:
            tab.deliver(len(tab.on_the_way))

    @rule(number=which)
    def lose(self, number: int) -> None:
        """The line breaks, and what was on the way is gone."""

        async def leave() -> None:
            (await self.table()).leave(tab.listener)

        if self.live:
            tab = self.tab(number)
            self.runner.run(leave())
            self.live.remove(tab)

    @rule(number=which, count=st.integers(1, 5))
    def some_messages_arrive(self, number: int, count: int) -> None:
        if self.live:
            self.tab(number).deliver(count)

    @rule(turns=st.integers(1, 12))
    def people_play(self, turns: int) -> None:
        """For a while all is well; then most pages are a little behind again."""
        self.everybody_is_here()
        for _ in range(turns):
            asked = [tab for tab in self.live if not tab.closed and tab.mirror.options]
            if asked:
                tab = self.dice.pick(asked)
                self.runner.run(self.attempt(tab, tab.answer(self.dice.roll(1_000))))
                tab.deliver(len(tab.on_the_way))
                self.tab(self.dice.roll(1_000)).deliver(2)

    @rule(choice=which)
    def everybody_answers_at_once(self, choice: int) -> None:
        async def at_once() -> None:
            await asyncio.gather(*[self.attempt(tab, tab.answer(choice)) for tab in self.live])

        self.runner.run(at_once())

    @rule(number=which)
    def answer_again(self, number: int) -> None:
        """The browser did not hear that its answer was taken, and sends it once more."""
        if self.live and (answer := self.tab(number).last_answer):
            self.runner.run(self.attempt(self.tab(number), answer))

    @rule(one=which, other=which, choice=which)
    def requests_cross(self, one: int, other: int, choice: int) -> None:
        """Also with a second tab that takes the seat over while they wait for their turn."""

        async def cross() -> None:
            first, second, say = self.tab(one), self.tab(other), protocol.Say("Wait!")
            requests = [(first, first.answer(choice)), (second, say), (second, second.answer(choice)), (first, say)]
            waiting = [asyncio.ensure_future(self.attempt(*request)) for request in requests]
            await asyncio.sleep(0)
            taking_over = Tab(first.listener.chair)
            (await self.table()).welcome(taking_over.listener)
            self.live.append(taking_over)
            await asyncio.gather(*waiting)

        if self.live:
            self.runner.run(cross())
            self.live = [tab for tab in self.live if not tab.closed]

    @rule()
    def the_house_closes_and_opens_again(self) -> None:
        before = self.state()
        self.house.close()
        self.store.close()
        self.live = []
        self.open_house()
        self.runner.run(self.table())
        assert self.state() == before

    # What always holds

    def state(self) -> str:
        return self.ground.kind.state_hash(self.house.open[CODE].table.play.game)

    @invariant()
    def every_seat_ends_up_with_the_servers_view(self) -> None:
        table = self.house.open[CODE]
        lobby = shared_state(table.table, state_of(table.table, table.presence.attendance()))
        told = msgspec.json.decode(msgspec.json.encode(lobby))
        truth = {name: field for name, field in told.items() if name not in RUNNING}
        for tab in self.live:
            if not tab.closed:
                view = self.ground.kind.view(table.table.play.game, tab.listener.chair)
                chair, board, shown, seen, journal = tab.in_the_end().everything()
                shown |= {"watching": truth["watching"]}  # which is told once a second
                assert (chair, board is not None, shown) == (tab.listener.chair, True, truth)
                assert seen == {name: msgspec.json.decode(field) for name, field in encoded(view).items()}
                assert journal == msgspec.json.decode(msgspec.json.encode(view.journal))

    @invariant()
    def a_seat_is_open_once(self) -> None:
        seats = [listener.chair for listener in self.house.open[CODE].listeners if listener.chair is not None]
        assert len(seats) == len(set(seats))
        assert [tab.listener for tab in self.live if not tab.closed] == self.house.open[CODE].listeners

    def teardown(self) -> None:
        self.everybody_is_here()
        self.every_seat_ends_up_with_the_servers_view()
        assert (
            self.ground.kind.state_hash(from_log(CODE, self.runner.run(self.store.load(CODE))).play.game)
            == self.state()
        )
        self.house.close()
        self.store.close()
        self.runner.close()
        presence.AWAY_AFTER = self.away_after
        self.folder.cleanup()


TestConnections = Connections.TestCase
TestConnections.settings = settings(
    max_examples=30 if "WIDE" in os.environ else 12,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
