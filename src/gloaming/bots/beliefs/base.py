"""What every game's beliefs have in common: the interface, the clues that moved them, and words for these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any, Final, NamedTuple, Protocol

from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat, Value

SURE: Final = 0.0005
"""Nearer to 0 or 1 than this, odds are no longer told apart."""
GUT: Final = "gut"
"""What has no word of its own."""


class Clue(Value, tag=False):
    """One thing that made a seat look better or worse."""

    name: str
    seat: Seat
    """Who looks different now."""
    about: Seat | None
    """Whom else it is about: the victim, the one who was voted for, the one who spoke."""
    amount: float
    """By how much the logarithm of the odds moved; above 0: more likely hostile."""
    at: int
    """Where it stands in the journal of the seat that believes it, counted from 0; with `talk`, in the talk."""
    talk: bool = False


class Beliefs(Protocol):
    """What one seat, or a spectator, believes. It follows from the view and the talk alone."""

    def read(self, view: Any, talk: Sequence[Said] = ()) -> None:
        """Catch up with the journal and with all that was said so far. Made fresh, it comes to the same."""
        ...

    @property
    def hostile(self) -> tuple[float, ...]:
        """For each seat how likely it is a Cultist, or an alien; what is certain is exactly 0 or 1."""
        ...

    def roles(self, seat: Seat) -> Mapping[str, float]:
        """How likely this seat holds each Role; empty in games without Roles."""
        ...

    def clues(self, seat: Seat) -> Sequence[Clue]:
        """What moved the belief about this seat, the strongest first."""
        ...

    def after(self, *events: Event | Said) -> tuple[float, ...]:
        """`hostile` as it would be if this happened, or was said, next, in everybody's sight. Nothing is kept."""
        ...


def log_odds(share: float) -> float:
    within = min(max(share, SURE), 1 - SURE)
    return log(within / (1 - within))


class Reasons(NamedTuple):
    """Of one game, by the names of its clues."""

    against: Mapping[str, str]
    in_favour: Mapping[str, str]

    def of(self, clue: Clue) -> str:
        """Why this seat is to be accused or vouched for, by this clue."""
        return (self.against if clue.amount > 0 else self.in_favour).get(clue.name, GUT)
