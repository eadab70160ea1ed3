"""What an agent control has come to, in the eyes of all who watch it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from gloaming.bots.invasion.map.chart import Chart
from gloaming.games.invasion import events as e
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

MUCH: Final = 3
"""So many tokens removed are an honest turn's work."""

Verdict = Literal["astray", "diligent", "slack", "idle"]


class Control(NamedTuple):
    """One agent in somebody's hands, as far as it has come."""

    seat: Seat
    freed: int = 0
    good: bool = False
    astray: bool = False
    """Whether a scientist was led away from home."""

    def after(self, event: Event, chart: Chart) -> Control:
        match event:
            case e.AgentMoved() if event.to in chart.gathering:
                return self._replace(good=True)
            case e.TokensRemoved():
                return self._replace(freed=self.freed + len(event.districts))
            case e.ScientistEscorted():
                return self._replace(good=True, astray=chart.far[event.to] > chart.far[event.start])
            case e.RescueAttempted():
                return self._replace(good=True)
            case _:
                return self

    @property
    def verdict(self) -> Verdict:
        """Harm, something good, little, or nothing."""
        if self.astray:
            return "astray"
        if self.good or self.freed >= MUCH:
            return "diligent"
        return "slack" if self.freed else "idle"
