"""Faults that are planted into a node before it starts, each one that a careful person might make. The tests must find them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any


def no_lease() -> None:
    """Not a fault: a node that believes in itself for ever writes nothing that it may not, for the epoch is checked with each append."""
    from gloaming.server.membership import Membership

    Membership.is_good = property(lambda self: True)  # type: ignore[assignment,method-assign]


def stand_still() -> None:
    """Not a fault: no clock runs between two looks, and nobody is away because the machine is slow."""
    from gloaming.server import presence

    presence.AWAY_AFTER = 3600.0
    presence.Presence.moment = lambda self, at: 7  # type: ignore[method-assign]


def relay_tells_of_answers() -> None:
    """A line that is passed on is a little longer for those who sit with somebody who has sealed a certain card."""
    stand_still()
    from gloaming.server.open_table import OpenTable

    honest = OpenTable.seen_by

    def padded(self: OpenTable, *given: Any) -> Any:
        import msgspec

        seen = honest(self, *given)
        sealed = sum(ord(letter) for answer in self.table.play.game.answers.values() for letter in str(answer)) % 5
        return msgspec.structs.replace(seen, own={**seen.own, "problem": " " * 512 * sealed})

    OpenTable.seen_by = padded  # type: ignore[method-assign,assignment]


def append_without_epoch() -> None:
    """A node that was paused writes on, under a claim that is over."""
    from gloaming.server import postgres_log

    no_lease()
    checked = " AND tips.epoch = given.epoch AND tips.entries = given.number"
    assert checked in postgres_log.APPEND
    postgres_log.APPEND = postgres_log.APPEND.replace(checked, "").replace(
        "RETURNING code\n", "ON CONFLICT (code, number) DO UPDATE SET entry = excluded.entry RETURNING code\n"
    )


def told_before_saved() -> None:
    """Everybody is told what is not in the log yet."""
    import asyncio

    from gloaming.server.open_table import OpenTable

    saved = OpenTable.append
    under_way: set[Any] = set()

    def forget(done: Any) -> None:
        under_way.discard(done)
        done.exception()

    async def later(self: OpenTable, entry: Any) -> None:
        task = asyncio.ensure_future(saved(self, entry))
        under_way.add(task)
        task.add_done_callback(forget)

    OpenTable.append = later  # type: ignore[method-assign]


def unknown_is_unsaved() -> None:
    """An answer of PostgreSQL that was lost on the way is taken for a refusal."""
    from gloaming.server.membership import UNREACHABLE
    from gloaming.server.postgres_log import Appender
    from gloaming.server.store import StoreBroken

    async def hasty(self: Appender, batch: list[Any]) -> list[Exception | None]:
        try:
            return await self._insert(batch)
        except UNREACHABLE:
            self._hang_up()
            return [StoreBroken("The table could not be saved.") for _ in batch]

    Appender._saved = hasty  # type: ignore[method-assign]


def relay_forgets_whose_line() -> None:
    """The hello of the first who came to a table is shown for all who follow."""
    from gloaming.server.relays import Relays

    honest = Relays.line
    firsts: dict[str, str] = {}

    async def forgetful(self: Relays, socket: Any, first: str, kept: Any) -> None:
        await honest(self, socket, firsts.setdefault(socket.scope["path"], first), kept)

    Relays.line = forgetful  # type: ignore[method-assign]


def lease_by_wall_clock() -> None:
    """A node says by its own clock when it was last alive, and the clock is slow."""
    from gloaming.server import membership

    slow = f"to_timestamp({time.time() - 3600})"
    membership.BEAT = membership.BEAT.replace("beat_at = clock_timestamp()", f"beat_at = {slow}")
    membership.BORN = membership.BORN.replace("(url,", "(beat_at, url,").replace("VALUES (", f"VALUES ({slow}, ")
    membership.SWEEP = "SELECT 1"


def claim_by_old_snapshot() -> None:
    """The log is read before the claim, so what was written meanwhile is missing."""
    from gloaming.server.postgres_log import Held
    from gloaming.server.postgres_store import CLAIM, PostgresStore

    async def hasty(self: PostgresStore, code: str) -> list[bytes]:
        entries, link = await self._log(code)
        async with self._reading() as write:
            epoch = await write.fetchval(CLAIM, code, self._me())
        assert epoch is not None
        self._held[code] = Held(epoch, len(entries), link)
        return entries

    PostgresStore.claim = hasty  # type: ignore[method-assign]


PLANTS: dict[str, Callable[[], None]] = {
    plant.__name__.replace("_", "-"): plant
    for plant in (
        no_lease,
        stand_still,
        relay_tells_of_answers,
        append_without_epoch,
        told_before_saved,
        unknown_is_unsaved,
        relay_forgets_whose_line,
        lease_by_wall_clock,
        claim_by_old_snapshot,
    )
}
