"""The words of Cultists and its expansions: an event, an answer or a question as a sentence for one seat."""

from __future__ import annotations

from gloaming.cli.play.cultists import (
    answer_words,
    event_words,
    mine_words,
    newcomer_words,
    profession_words,
    question_words,
    ritual_words,
    surface_words,
)
from gloaming.cli.play.cultists.event_words import ending
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.words import Asking, Phrasebook, Telling, Wording

__all__ = ["BOOK", "Speech", "ask", "ending", "offer", "tell"]

EXPANSIONS = (surface_words, ritual_words, mine_words, profession_words, newcomer_words)

TELLINGS: dict[type, Telling] = {**event_words.TELLINGS}
WORDINGS: dict[type, Wording] = {**answer_words.WORDINGS}
QUESTIONS: dict[type, Asking] = {**question_words.QUESTIONS}
for expansion in EXPANSIONS:
    TELLINGS.update(expansion.TELLINGS)
    WORDINGS.update(expansion.WORDINGS)
    QUESTIONS.update(expansion.QUESTIONS)

BOOK = Phrasebook(TELLINGS, WORDINGS, QUESTIONS)
tell, offer, ask = BOOK.tell, BOOK.offer, BOOK.ask
