"""Opinion: beliefs in the form in which the careful bot's answers ask for suspicion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from gloaming.bots.invasion.beliefs import InvasionBeliefs
from gloaming.bots.invasion.careful.suspicion import Suspicion
from gloaming.kernel.values import Seat


class Opinion(Suspicion):
    """The beliefs have read all that the careful mind would note here, so it notes nothing."""

    def __init__(self, players: int, beliefs: InvasionBeliefs) -> None:
        super().__init__(players)
        self.beliefs = beliefs

    @property
    def shares(self) -> list[float]:
        return list(self.beliefs.hostile)

    def any_of(self, seats: Iterable[Seat]) -> float:
        mask = sum(1 << seat for seat in seats)
        chances = self.beliefs.mind.aliens.chances
        return sum([chance for state, chance in chances.items() if state & mask]) / sum(chances.values())

    # What careful rules would weigh

    def drew(self, seat: Seat, chances: Sequence[float]) -> None: ...

    def turned(self, seat: Seat) -> None: ...

    def voted(self, team: Iterable[Seat], sabotaged: int, own: tuple[Seat, bool] | None = None) -> None: ...

    def acted(self, seat: Seat, ratio: float) -> None: ...

    def one_of(self, seats: Sequence[Seat], alien: float, human: float, rest: float, pile: int) -> None: ...

    def _keep(self, fits: Callable[[int], bool]) -> None: ...
