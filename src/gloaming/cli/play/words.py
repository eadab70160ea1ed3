"""The words of a game: an event, an answer or a question as a sentence for one seat. Each kind has its own."""

from __future__ import annotations

from gloaming.cli.play.answer_words import WORDINGS, Offer
from gloaming.cli.play.event_words import TELLINGS, ending
from gloaming.cli.play.question_words import QUESTIONS
from gloaming.cli.play.speech import Speech
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option, Question

__all__ = ["Offer", "Speech", "ask", "ending", "offer", "tell"]


def tell(speech: Speech, event: Event) -> str:
    """What happened."""
    return TELLINGS[type(event)](speech, event)


def offer(speech: Speech, option: Option, asked: Question) -> Offer:
    """What may be answered, and what it leads to."""
    return WORDINGS[type(option)](speech, option, asked)


def ask(speech: Speech, question: Question) -> str:
    """What is asked."""
    return QUESTIONS[type(question)](speech, question)
