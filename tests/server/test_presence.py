"""Who is away is told in time, with one task for all who come and go."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from gloaming.server import presence
from gloaming.server.presence import A_MOMENT, AWAY_AFTER, Presence


class House:
    """A clock that stands, what a table has put off, and when everybody was told."""

    def __init__(self) -> None:
        self.now = 100.0
        self.put_off: list[tuple[float, Callable[[], None]]] = []
        self.told: list[float] = []
        self.table = SimpleNamespace(chairs=[None] * 3)

    def monotonic(self) -> float:
        return self.now

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        self.put_off.append((self.now + seconds, do))

    def notice(self) -> None:
        self.told.append(round(self.now, 6))

    def strike(self) -> None:
        """What is put off happens, a little late, as it does."""
        self.now, do = self.put_off.pop(0)
        self.now += 0.001
        do()


def test_each_who_may_be_away_is_told_in_time_and_only_one_task_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    monkeypatch.setattr(presence, "time", house)
    seats = Presence(cast(Any, house))
    for chair in range(3):
        seats.expect(chair)
        house.now += 1.0
    assert len(house.put_off) == 1
    for _ in range(3):
        house.strike()
    assert house.told == pytest.approx([100.0 + chair + AWAY_AFTER + A_MOMENT for chair in range(3)], abs=0.01)
    assert house.put_off == []
    seats.expect(1)
    assert len(house.put_off) == 1
