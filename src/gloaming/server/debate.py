"""Time to talk before everyone decides: nobody is asked for an answer until it has run out, or everyone here is ready. Bots
always are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.server import entries as log

if TYPE_CHECKING:
    from gloaming.server.open_table import OpenTable


class Debate:
    def __init__(self, table: OpenTable) -> None:
        self.open = table

    def go_on(self) -> None:
        """Somebody may have said that they are ready, or have left."""
        if self.open.table.debating and self.is_enough:
            self.open.later(0, self.end, self.open.asked)

    @property
    def is_enough(self) -> bool:
        """Whether everyone here is ready; where nobody is, a broken line ends no talk. Where people have days, it takes those who are
        away, too. The time may also have been set to nothing meanwhile, or bots play for everyone."""
        table, away = self.open.table, self.open.presence.away()
        asked = {chair: holder for chair in table.people if not (holder := table.holder(chair)).covered}
        here = [holder for chair, holder in asked.items() if table.is_slow or chair not in away]
        return not table.talks_first or not asked or (bool(here) and all(holder.ready for holder in here))

    async def run_out(self, question: int) -> None:
        """The time is over, unless it was set again since."""
        if not self.open.clock.is_running:
            await self.end(question)

    async def end(self, question: int) -> None:
        async with self.open.turn:
            if self.open.table.debating and self.open.asked == question:
                await self.open.add(log.TalkedOver())
