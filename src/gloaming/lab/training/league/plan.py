"""What a league is to do, and where its time goes."""

from __future__ import annotations

from time import perf_counter

import msgspec
import torch

from gloaming.lab.training.rooms import Room, room_of

ITSELF, SLEUTH, CAREFUL, PAST, RANDOM = range(5)
OPPONENTS = "itself", "sleuth", "careful", "past", "random"
OPEN, HIDDEN = 0, 1


class Plan(msgspec.Struct, frozen=True):
    game: str = "cultists"
    tables: tuple[tuple[int, str], ...] = ()
    """A block of each: how many players, and which sort of table; none: those that the game's room plays."""
    lanes: int = 8192
    """In each block."""
    steps: int = 64
    width: int = 512
    batch: int = 32768
    epochs: int = 16
    """Of cloning."""
    cloning: int = 2048
    league: tuple[int, ...] = (6, 8, 3, 2, 1)
    """Of twenty lanes so many against each of `OPPONENTS`."""
    rate: tuple[float, float] = (4e-4, 4e-5)
    """At the beginning and at the end of every stage."""
    magnet: tuple[float, ...] = (0.2, 0.08, 0.03)
    """How strongly it is drawn to the clone, in each stage. The weights of every stage are kept."""
    lure: float = 0.0
    """What it is worth to the open side, besides winning, to come all the way (`Room.progress`). From halfway on only winning counts."""
    warming: float = 10.0
    """Seconds in which only worths are learnt."""
    renewed: float = 25.0
    """Seconds after which a past self gives its place to the present one."""
    seed: int = 1
    device: str = "cpu"

    @property
    def room(self) -> Room:
        return room_of(self.game)

    @property
    def blocks(self) -> tuple[tuple[int, str], ...]:
        return self.tables or self.room.TABLES

    def stage(self, part: float) -> int:
        """`part` of the way through."""
        return min(int(part * len(self.magnet)), len(self.magnet) - 1)

    def lured(self, part: float) -> float:
        return self.lure * max(0.0, 1 - 2 * part)

    def falling(self, part: float) -> float:
        """The rate."""
        first, last = self.rate
        return first + (last - first) * (part * len(self.magnet) - self.stage(part))


class Clock:
    """The seconds that each phase took, as long as it is on: to know them, a GPU has to be waited for."""

    def __init__(self, device: str) -> None:
        self.device, self.on, self.spent, self.last = device, True, dict[str, float](), perf_counter()

    def mark(self, name: str) -> None:
        if not self.on:
            return
        if self.device == "cuda":
            torch.cuda.synchronize()
        now = perf_counter()
        self.spent[name] = self.spent.get(name, 0.0) + now - self.last
        self.last = now
