"""What a bot is: it receives a view and a question, and answers with one of the options offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeGuard, runtime_checkable

from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said, Statement


class Bot(Protocol):
    """A player that isn't a person. It sees what its seat sees, and nothing else."""

    def decide(self, view: Any, asked: Any) -> Option:
        """Choose one of `asked.options`. The same view and the same dice lead to the same choice."""
        ...


@runtime_checkable
class Talker(Bot, Protocol):
    """A bot that listens to the table and speaks."""

    def hear(self, talk: Sequence[Said]) -> None:
        """All that was said at this table so far, oldest first; it is told again before each decision."""
        ...

    def speak(self, view: Any) -> Statement | None:
        """Something to say aloud now, or nothing. It is asked whenever a new question is open."""
        ...


class Replier(Talker, Protocol):
    """A talker that answers those who speak to it by name."""

    def reply(self, view: Any, said: Said) -> Statement | None:
        """What it says to that, or nothing, if it has nothing new to say."""
        ...


def is_replier(bot: Bot) -> TypeGuard[Replier]:
    return hasattr(bot, "reply")


def is_talker(bot: Bot) -> TypeGuard[Talker]:
    """As `isinstance` would say, but quick enough to be asked at every question."""
    return hasattr(bot, "speak")


def neutral(asked: Any) -> Option:
    """What to answer when nothing better comes to mind: the first quiet answer that is offered, or simply the first."""
    options: tuple[Option, ...] = asked.options
    return next((option for option in options if option.is_quiet()), options[0])


def best(asked: Any, worth: Callable[[Any], Any]) -> Option:
    """The answer that is worth most, or the first of several."""
    chosen: Option = max(asked.options, key=worth)
    return chosen


Answer = Callable[[Any, Any], Option]
"""Of a turn, whichever bot takes it, and what is asked."""


def by(worth: Callable[[Any, Any], Any]) -> Answer:
    """By what each option is worth on this turn."""
    return lambda turn, asked: best(asked, lambda option: worth(turn, option))


def best_of(kind: type[Option], asked: Any, worth: Callable[[Any], Any]) -> Option:
    """... of the answers of one kind, if there are any."""
    options = [option for option in asked.options if isinstance(option, kind)]
    return max(options, key=worth) if options else neutral(asked)


Worths = Mapping[type[Option], Callable[[Any, Any], float]]
"""By the kind of option: from a turn, and the option, what it is worth."""


def worth_of(option: Option, worths: Worths, turn: Any) -> float:
    """What is missing is worth nothing."""
    worth = worths.get(type(option))
    return 0.0 if worth is None else worth(turn, option)


def by_kind(worths: Worths) -> Answer:
    return lambda turn, asked: best(asked, lambda option: worth_of(option, worths, turn))
