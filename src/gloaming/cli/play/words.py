"""The words of a game: each kind of event, answer and question has its own, for one seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option, Question


class Offer(NamedTuple):
    """An answer as it is offered."""

    act: str
    consequence: str = ""
    short: str = ""
    """The act in a word or two, where there are many."""

    def __str__(self) -> str:
        return f"{self.act}: {self.consequence}" if self.consequence else self.act


Telling = Callable[[Any, Any], str]
Wording = Callable[[Any, Any, Any], Offer]
Asking = Callable[[Any, Any], str]


class Phrasebook(NamedTuple):
    """All the words of one game, by kind. A speech is what that game's own words expect."""

    tellings: Mapping[type, Telling]
    wordings: Mapping[type, Wording]
    questions: Mapping[type, Asking]

    def tell(self, speech: Any, event: Event) -> str:
        """What happened."""
        return self.tellings[type(event)](speech, event)

    def offer(self, speech: Any, option: Option, asked: Question) -> Offer:
        """What may be answered, and what it leads to."""
        return self.wordings[type(option)](speech, option, asked)

    def ask(self, speech: Any, question: Question) -> str:
        """What is asked."""
        return self.questions[type(question)](speech, question)
