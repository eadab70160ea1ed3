"""The words of a game: an event, an answer or a question as a sentence for one seat. Each kind has its own."""

from __future__ import annotations

from gloaming.cli.play import (
    answer_words,
    event_words,
    mine_words,
    newcomer_words,
    profession_words,
    question_words,
    ritual_words,
    surface_words,
)
from gloaming.cli.play.answer_words import Offer, Wording
from gloaming.cli.play.event_words import Telling, ending
from gloaming.cli.play.question_words import Asking
from gloaming.cli.play.speech import Speech
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option, Question

__all__ = ["QUESTIONS", "TELLINGS", "WORDINGS", "Offer", "Speech", "ask", "ending", "offer", "tell"]

EXPANSIONS = (surface_words, ritual_words, mine_words, profession_words, newcomer_words)

TELLINGS: dict[type, Telling] = {**event_words.TELLINGS}
WORDINGS: dict[type, Wording] = {**answer_words.WORDINGS}
QUESTIONS: dict[type, Asking] = {**question_words.QUESTIONS}
for expansion in EXPANSIONS:
    TELLINGS.update(expansion.TELLINGS)
    WORDINGS.update(expansion.WORDINGS)
    QUESTIONS.update(expansion.QUESTIONS)


def tell(speech: Speech, event: Event) -> str:
    """What happened."""
    return TELLINGS[type(event)](speech, event)


def offer(speech: Speech, option: Option, asked: Question) -> Offer:
    """What may be answered, and what it leads to."""
    return WORDINGS[type(option)](speech, option, asked)


def ask(speech: Speech, question: Question) -> str:
    """What is asked."""
    return QUESTIONS[type(question)](speech, question)
