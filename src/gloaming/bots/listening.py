"""A bot that listens: it keeps what it believes from question to question, and all that was said at the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from gloaming.bots.base import Answer, neutral
from gloaming.bots.beliefs.journal import JournalBeliefs
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

Answers = Mapping[type, Answer]
"""By the kind of question."""

BeliefsT_co = TypeVar("BeliefsT_co", bound=JournalBeliefs[Any], covariant=True)


class Mind(Generic[BeliefsT_co]):
    """What one seat believes, and what somebody without secrets would: each reads on only when somebody asks for it.

    It follows from the view and the talk, and may be made fresh in the middle of a game."""

    def __init__(
        self,
        beliefs: type[BeliefsT_co],
        view: Any,
        talk: Sequence[Said] = (),
        repute: Callable[[Any, bool], BeliefsT_co] | None = None,
    ) -> None:
        """`repute`: what it takes somebody without secrets to believe, if that is not what they do."""
        self.me: Seat = view.seat
        self._kinds: dict[bool, Callable[[Any, bool], BeliefsT_co]] = {False: beliefs, True: repute or beliefs}
        self._made: dict[bool, BeliefsT_co] = {}
        self.notes: dict[Any, Any] = {}
        """What a policy has worked out and may use again."""
        self.take_in(view, talk)

    def take_in(self, view: Any, talk: Sequence[Said] = ()) -> None:
        self.view, self.talk = view, talk
        self._read: set[bool] = set()

    @property
    def own(self) -> BeliefsT_co:
        return self._at(public=False)

    @property
    def public(self) -> BeliefsT_co:
        """How the table, this seat included, looks to somebody without secrets."""
        return self._at(public=True)

    def _at(self, *, public: bool) -> BeliefsT_co:
        if public not in self._read:
            if public not in self._made:
                self._made[public] = self._kinds[public](self.view, public)
            self._made[public].read(self.view, self.talk)
            self._read.add(public)
        return self._made[public]


class Listener(ABC, Generic[BeliefsT_co]):
    """A policy over a mind: for each kind of question an answer. It starts a new mind for another seat."""

    beliefs: type[BeliefsT_co]

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.repute: Callable[[Any, bool], BeliefsT_co] | None = None
        """What it takes somebody without secrets to believe, if that is not what they do."""
        self.mind: Mind[BeliefsT_co] | None = None
        self.talk: Sequence[Said] = ()

    @abstractmethod
    def turn(self, view: Any) -> Any:
        """What answers look at."""

    @abstractmethod
    def answers(self, view: Any) -> Answers:
        """How the side plays on which this seat is."""

    def decide(self, view: Any, asked: Any) -> Option:
        options: tuple[Option, ...] = asked.options
        if len(options) == 1:
            return options[0]
        answer = self.answers(view).get(type(asked.step))
        chosen = None if answer is None else answer(self.turn(view), asked)
        return chosen if chosen is not None and chosen in options else neutral(asked)

    def hear(self, talk: Sequence[Said]) -> None:
        self.talk = talk

    def informed(self, view: Any) -> Mind[BeliefsT_co]:
        if self.mind is None or self.mind.me != view.seat:
            self.mind = Mind(self.beliefs, view, self.talk, self.repute)
        else:
            self.mind.take_in(view, self.talk)
        return self.mind
