"""The words of Invasion: an event, an answer or a question as a sentence for one seat."""

from __future__ import annotations

from gloaming.cli.play.invasion.answer_words import WORDINGS
from gloaming.cli.play.invasion.event_words import TELLINGS
from gloaming.cli.play.invasion.question_words import QUESTIONS
from gloaming.cli.play.words import Phrasebook

BOOK = Phrasebook(TELLINGS, WORDINGS, QUESTIONS)
