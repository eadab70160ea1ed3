"""A table in use: who is connected to which chair, what they are told, and what keeps it going."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from gloaming.bots import COSTLY
from gloaming.kernel.errors import Refused
from gloaming.kernel.steps import Option
from gloaming.server import entries as log
from gloaming.server import protocol, wire
from gloaming.server.commands import decided
from gloaming.server.dealing import Dealer
from gloaming.server.debate import Debate
from gloaming.server.gallery import Gallery
from gloaming.server.listeners import Listener, Snapshot
from gloaming.server.notices.bell import Bell
from gloaming.server.notices.post import Post
from gloaming.server.padding import CHANGE, OPENING, PRIVATE, Frame, rounded, send, short
from gloaming.server.presence import Presence
from gloaming.server.scripted import ScriptedSeats
from gloaming.server.seated_bots import SeatedBots
from gloaming.server.shared import NOTHING, Shared
from gloaming.server.store import Store, StoreBroken, TableMoved
from gloaming.server.table import Table
from gloaming.server.table_clock import TableClock
from gloaming.server.table_state import Attendance, shared_state, state_of
from gloaming.server.thinkers import Thinkers

HOST_AWAY_SECONDS = 120.0
"""After so long somebody else at the table is its host."""
IDLE_SECONDS = 1800
ENDED_SECONDS = 20
"""How long a table stays in memory that everybody has left: one with a game to come back to, and one whose game is over."""
RETRY_SECONDS = 2.0
"""Until what could not be saved is tried again, where nobody is there to try it."""
MOVED = 1012
"""The close code of a line whose table is kept elsewhere from now on: come back, and you are brought there."""


class Moment(NamedTuple):
    """What is the same for everyone who is told something now."""

    state: Shared
    now: int
    look: wire.Look | None
    """What everyone sees of the game; None before it begins."""
    game: Any
    board: dict[str, Any] | None
    size: int
    """The length of whatever tells of a change in the game."""


def seated(table: OpenTable) -> SeatedBots:
    """Bots that think for themselves, or in a lesson the players of its script."""
    return ScriptedSeats(table) if table.table.course else SeatedBots(table)


class OpenTable:
    """A table in use. One request at a time is decided, logged, applied and told: a table has one writer."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        maker: str = "",
        drop: Callable[[Iterable[str]], None] = lambda codes: None,
        *,
        post: Post | None = None,
    ) -> None:
        self.table = table
        self.drop = drop
        """Called with its code when the store says that another node keeps it."""
        self.is_gone = False
        self.thinkers = thinkers
        self.maker = maker
        """The address that it was made from; not known of a table from the store, which keeps no addresses."""
        self.store = store
        self.listeners: list[Listener] = []
        self.turn = asyncio.Lock()
        self.sights = wire.Sights()
        """What each chair, and spectators, saw last."""
        self.state: Shared | None = None
        """What everyone was told last of the table, and after how many changes, with whom there."""
        self.state_stands_for: tuple[int, Attendance] | None = None
        self.bots = seated(self)
        self.clock = TableClock(self)
        self.debate = Debate(self)
        self.dealer = Dealer(self)
        self.presence = Presence(self)
        self.gallery = Gallery(self)
        self.bell = Bell(self, post or Post())
        self.tasks: set[asyncio.Task[None]] = set()
        self.asked = 0
        """The number of the last question that anybody was woken for."""
        self.debated = False
        """Whether that was only to talk about it."""
        self.back: dict[int, int] = {}
        """Chairs whose owners have answered while a bot minded them, and which question."""
        self.quiet_since = time.monotonic()
        self.written_at = time.monotonic()
        """When its log was last added to."""

    # Requests

    async def request(self, listener: Listener, request: Any) -> None:
        async with self.turn:
            chair = listener.chair
            if chair is None or listener not in self.listeners:  # removed, or moved, while the request was waiting
                raise Refused("This seat is no longer open here; open the table again.", "seat-closed")
            if getattr(request, "mark", "") in self.table.holder(chair).marks:
                return  # said before: the line was lost before the speaker could hear so
            if isinstance(request, protocol.TellStory):
                self.gallery.tell_story(telling=request.telling)
                return
            is_answer = isinstance(request, protocol.Answer)
            await self.settle(chair, request, set() if is_answer else self.presence.absent())
            if is_answer and self.table.holder(chair).covered:
                self.back[chair] = request.question
            await self.give_back()

    async def give_back(self) -> None:
        """Owners who have answered have their chairs back when that question is settled: who has sealed an answer is
        nobody's business until then."""
        for chair, question in tuple(self.back.items()):
            if self.table.stage != "playing" or self.table.play.game.questions != question:
                del self.back[chair]
                if self.table.holder(chair).covered:
                    await self.add(log.Covered(chair, covered=False))

    async def settle(self, chair: int, request: Any, absent: set[int]) -> None:
        entry, option = decided(self.table, chair, request, absent)
        await self.add(self.clock.timed(entry), option)

    async def add(self, entry: log.Entry, option: Option | None = None) -> None:
        """First the log, then the table, then everybody is told."""
        await self.append(entry)
        self.table.apply(entry, option)
        if not isinstance(entry, log.Answered):  # as a rule it is one
            self.attend(entry)
        self.go_on()
        self.tell()

    def attend(self, entry: log.Entry) -> None:
        """To what it means for lines, presence and bots."""
        match entry:
            case log.Removed(chair):
                self.dismiss(chair, "removed")
            case log.Moved(chair):
                self.dismiss(chair, "elsewhere")
                self.presence.expect(chair)
            case log.HandedOver(chair):
                self.dismiss(chair, "handed_over")
                self.presence.expect(chair)
            case log.Opened():
                self.presence.expect(0)
            case log.Sat(chair):
                self.presence.expect(chair)
            case log.Configured(settings) if not settings.spectators:
                self.dismiss(None, "not_watchable")
            case log.Covered(chair):
                self.wake(chair)
            case log.LessonBegun():
                self.bots = seated(self)
            case log.Spoken() if self.is_for_bots(entry):
                self.bots.let_talk()
            case _:
                pass

    async def append(self, entry: log.Entry) -> None:
        """A node that has lost the table writes nothing, and does not go on: not even with an entry that turns out to be saved."""
        if self.is_gone:
            raise TableMoved(self.table.code)
        try:
            await self.store.append(self.table.code, self.table.entries, log.write(entry))
        except TableMoved:
            if not self.is_gone:
                self.drop([self.table.code])
            raise
        if self.is_gone:
            raise TableMoved(self.table.code)
        self.written_at = time.monotonic()
        self.store.counts.answers += isinstance(entry, log.Answered)

    def is_for_bots(self, said: log.Spoken) -> bool:
        """They hear statements, and their names, from everyone but each other; that they hear when they are asked to talk."""
        return (said.statement is not None or said.to is not None) and self.table.holder(said.chair).has_owner

    # Listeners

    def notice(self) -> None:
        """Somebody may be away by now."""
        self.debate.go_on()
        self.bell.go_on()
        self.tell()

    def welcome(self, listener: Listener) -> None:
        """Send everything. Another connection to the same chair gives way."""
        if listener.chair is None:
            self.listeners.append(listener)
            self.gallery.welcome(listener)
            return
        self.give_way(listener)
        if self.table.holder(listener.chair).agreed["cover"]:
            self.later(0, self.forget_wishes, listener.chair)
        self.listeners.append(listener)
        self.bots.go_on()
        self.tell()

    def give_way(self, listener: Listener) -> None:
        """To a line of the same page without a word: of two hellos the earlier may have lain in a node that slept, and the page,
        which knows which of them it still holds, comes back. Any other page has been opened elsewhere."""
        for earlier in [other for other in self.listeners if other.chair == listener.chair]:
            if earlier.page and earlier.page == listener.page:
                self.listeners.remove(earlier)
                earlier.outlet.end(b"", MOVED)
        self.dismiss(listener.chair, "elsewhere")

    async def forget_wishes(self, chair: int) -> None:
        async with self.turn:
            if self.table.holder(chair).agreed["cover"]:
                await self.add(log.Lapsed(chair))

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.quiet_since = time.monotonic()
            if listener.chair is None:
                self.gallery.notice()
            else:
                self.presence.expect(listener.chair)
                self.tell()

    def dismiss(self, chair: int | None, reason: Any) -> None:
        for listener in [other for other in self.listeners if other.chair == chair]:
            self.listeners.remove(listener)
            listener.outlet.end(short(protocol.Farewell(reason)))
        if chair is None:
            self.gallery.notice()

    async def pass_on_host(self) -> None:
        """If the host does not come back, the next person who is here takes over, because a table without a host could not end."""
        async with self.turn:
            host = self.table.host()
            patience = self.table.patience if self.table.is_slow else HOST_AWAY_SECONDS
            gone = self.presence.gone_for(host) > patience
            if self.table.stage not in ("lobby", "playing") or not gone:
                return
            count, people = len(self.table.chairs), self.table.people & self.presence.here
            following = [(host + step) % count for step in range(1, count)]
            successor = next((chair for chair in following if chair in people), None)
            if successor is not None:
                await self.add(log.HostPassed(successor))

    # Telling

    def tell(self) -> None:
        """Everybody gets what is new for them, and nothing else: first the players, then those who watch."""
        if self.is_gone or not self.store.keeps(self.table.code):
            return
        moment, size = self.moment(), 0
        frames: list[Frame] = []

        def opening_size() -> int:
            nonlocal size
            size = size or self.opening_size()
            return size

        for listener in self.listeners:
            if listener.chair is not None:
                frames += listener.tell(self.seen_by(listener.chair, moment), opening_size)
        send(frames)
        self.gallery.tell()

    def opening_size(self) -> int:
        """By what a spectator would be sent now: that is all public."""
        public = msgspec.json.encode(self.seen_by(None, self.moment()).opening(0, None))
        return rounded(len(public) + PRIVATE, OPENING)

    def snapshot(self, listener: Listener) -> Snapshot:
        """What there is to tell to somebody who watches."""
        before = {} if listener.former is None else {"former": listener.former}
        return self.seen_by(None, self.moment(), before)

    def moment(self) -> Moment:
        attendance = self.presence.attendance()
        state = self.shared_state(attendance)
        if self.table.match is None:
            return Moment(state, attendance.now, None, None, None, CHANGE)
        hosted, game = self.table.hosted, self.table.match.game
        look = self.sights.public(hosted.kind, game, debating=self.table.debating)
        size = hosted.long.get(type(game.asking).__name__, CHANGE)
        return Moment(state, attendance.now, look, game, wire.board_of(hosted.board(game)), size)

    def seen_by(self, chair: int | None, moment: Moment, own: Mapping[str, Any] = NOTHING) -> Snapshot:
        state, now, look, game, board, size = moment
        sight = None if look is None else self.sights.of(look, game, chair, debating=self.table.debating)
        told = own if chair is None else self.own(chair)
        return Snapshot(state, now, told, sight, board, self.clock.deadline_of(chair), size)

    def shared_state(self, attendance: Attendance) -> Shared:
        """What everyone is told of the table; the same as before, unless something may have changed it."""
        stand = self.table.changes, msgspec.structs.replace(attendance, now=0, deadline=0, asked_at=0)
        if self.state is None or self.state_stands_for != stand:
            self.state = Shared(shared_state(self.table, state_of(self.table, attendance)))
            self.state_stands_for = stand
        elif self.state.facts["asked_at"] != attendance.asked_at:  # a new question, and nothing else
            self.state = Shared({**self.state.facts, "asked_at": attendance.asked_at})
        return self.state

    def own(self, chair: int) -> Mapping[str, Any]:
        """What of the table's state this chair alone is told."""
        holder = self.table.holder(chair)
        if not (holder.minded or holder.signed or holder.program or self.store.failing):  # as a rule
            return NOTHING
        told: dict[str, Any] = {"minded": holder.minded} if holder.minded else {}
        if holder.signed:
            told["signed"] = holder.signed
        if self.store.failing and chair == self.table.host():
            told["unsaved"] = True
        if holder.program:
            told["bank"] = self.table.bank(chair)
        return told

    # Going on

    def resume(self) -> None:
        """Taken from the store: bots and clocks resume, and players who don't come soon are away."""
        self.go_on()
        self.presence.expect()

    def go_on(self) -> None:
        """If a new question is open, start the clock, let the bots talk about it, and wake those that are asked, when the
        table has talked where it does so first."""
        match = self.table.match
        if match is None or self.table.stage != "playing":
            self.clock.stop()
        elif (match.game.questions, self.table.debating) != (self.asked, self.debated):
            is_new = match.game.questions != self.asked
            self.asked, self.debated = match.game.questions, self.table.debating
            self.clock.start()
            for chair in match.game.waiting_for:
                self.wake(chair)
            if is_new:
                self.bots.let_talk()
        self.dealer.go_on()
        self.debate.go_on()
        self.bots.go_on()
        self.bell.go_on()
        self.gallery.go_on()

    def wake(self, chair: int) -> None:
        """A bot answers by itself, and a program has so much time and no more. A person is left in peace."""
        holder = self.table.holder(chair)
        if self.table.debating:
            return
        if holder.bot or holder.covered:
            self.bots.wake(chair)
        elif holder.program:
            self.clock.start_bank(chair)

    def later(self, seconds: float, do: Callable[..., Any], *args: Any) -> None:
        if self.is_gone:
            return

        async def wait() -> None:
            await asyncio.sleep(seconds)
            try:
                result = do(*args)
                if asyncio.iscoroutine(result):
                    await result
            except StoreBroken:  # a person would be told, and try again
                self.later(RETRY_SECONDS, do, *args)
            except TableMoved:  # the node that keeps it does it there
                pass

        task = asyncio.get_running_loop().create_task(wait())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def request_for(self, chair: int, request: Any) -> None:
        """What a bot or a clock does in a chair, by the same rules as anybody."""
        with contextlib.suppress(Refused):  # somebody was quicker: the owner is back, or the clock
            async with self.turn:
                await self.settle(chair, request, set())
                await self.give_back()

    @property
    def searchers(self) -> int:
        """Bots here that think long, as long as there may be something to think about."""
        going = self.table.stage in ("lobby", "playing")
        return sum(holder is not None and holder.bot in COSTLY for holder in self.table.chairs) if going else 0

    @property
    def is_idle(self) -> bool:
        """Nobody is here, no bot is thinking, and it has been so for a good while."""
        patience = IDLE_SECONDS if self.table.stage in ("lobby", "playing") else ENDED_SECONDS
        quiet = not self.listeners and not self.tasks and not self.bell.is_needed
        return quiet and time.monotonic() - self.quiet_since > patience

    def be_gone(self) -> None:
        """The table is kept elsewhere from now on, or nowhere: its lines are closed without a word, and come back."""
        self.is_gone = True
        self.close()
        lines, self.listeners = self.listeners, []
        for listener in lines:
            listener.outlet.end(b"", MOVED)

    def close(self) -> None:
        for task in tuple(self.tasks):
            task.cancel()
