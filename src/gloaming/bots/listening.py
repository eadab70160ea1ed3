"""A bot that listens: it keeps its mind from question to question, and all that was said at the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from gloaming.kernel.dice import Dice
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat


class Attentive(Protocol):
    """A mind that reads a view on, and hears the table."""

    strangers: frozenset[Seat]

    def follows(self, view: Any) -> bool:
        """Whether this view goes on where this mind stopped reading."""
        ...

    def take_in(self, view: Any, talk: Sequence[Said]) -> None: ...


M = TypeVar("M", bound=Attentive)


class Listener(ABC, Generic[M]):
    """What it remembers follows from the view and the talk, so it makes its mind anew whenever the view does not go on from there."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.mind: M | None = None
        self.talk: Sequence[Said] = ()
        self.strangers: frozenset[Seat] = frozenset()

    @abstractmethod
    def fresh(self, view: Any) -> M:
        """A mind that has read nothing yet."""

    def hear(self, talk: Sequence[Said]) -> None:
        self.talk = talk

    def informed(self, view: Any) -> M:
        """The mind, once it has read all that there is to read."""
        if self.mind is None or self.mind.strangers != self.strangers or not self.mind.follows(view):
            self.mind = self.fresh(view)
        self.mind.take_in(view, self.talk)
        return self.mind
