"""The first section of every sheet: the question that is open, and what it is about."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from gloaming.env.rows import Language, written_types
from gloaming.env.sheet import SEATS, Part
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Question
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.env.scribe import Scribe

ABOUT = {"seats": "about_seats", "places": "about_places", "words": "about_words", "numbers": "about_number"}
MOST_REMEMBERED = 20_000


class Questions:
    """All questions of a game, numbered in the order of its kinds."""

    def __init__(self, kind: GameKind, language: Language, places: int) -> None:
        kinds = [step for step in kind.steps if issubclass(step, Question)]
        named = ", ".join(step.__name__ for step in kinds)
        self.words = {word: nth for nth, word in enumerate(language.words)}
        self.parts = (
            Part("question", len(kinds), f"one-hot: the question that is open, of {named}"),
            Part("asked", 1, "1 if this seat has to answer it"),
            Part("waiting", SEATS, "1 for each seat that has still to answer, the own first, then clockwise"),
            Part("about_seats", SEATS, "1 for each seat that the question names, in the same order"),
            Part("about_places", places, "1 for each place that the question names"),
            Part(
                "about_words", len(self.words), f"1 for each word that the question names, of {', '.join(self.words)}"
            ),
            Part("about_number", 1, "the number in it, such as the movement points left"),
        )
        self.start, self.width = dict[str, int](), 0
        for part in self.parts:
            self.start[part.name] = self.width
            self.width += part.width
        self.number = {step: (nth, self._fields(step, language)) for nth, step in enumerate(kinds)}

    def _fields(self, step: type[Question], language: Language) -> list[tuple[str, str, int]]:
        """The fields of a question, what they name, and where that is written."""
        fields = []
        for name, written in written_types(step).items():
            column = language.columns[re.sub(r"tuple\[|, \.\.\.\]| \| None", "", written)]
            fields.append((name, column, self.start[ABOUT[column]]))
        return fields

    def section(self, scribe: Scribe, view: Any) -> bytearray:
        """The same questions come again and again, so each is written once and remembered."""
        asked = view.asked
        key = (view.waiting_for, None, False) if asked is None else (view.waiting_for, asked.step, bool(asked.options))
        known = scribe.asked.get(key)
        if known is None:
            known = self._written(scribe, *key)
            if len(scribe.asked) < MOST_REMEMBERED:
                scribe.asked[key] = known
        return known

    def _written(self, scribe: Scribe, waiting: tuple[Seat, ...], step: Any, is_asked: bool) -> bytearray:
        section = bytearray(self.width)
        for seat in waiting:
            section[self.start["waiting"] + scribe.order[seat]] = 1
        if step is None:
            return section
        nth, fields = self.number[type(step)]
        section[nth] = 1
        section[self.start["asked"]] = is_asked
        slots: dict[str, Any] = {"seats": scribe.order, "places": scribe.slot, "words": self.words}
        for name, column, at in fields:
            value = getattr(step, name)
            if column == "numbers":
                section[at] = value
                continue
            for one in value if isinstance(value, tuple) else (value,):
                if one is not None:
                    section[at + slots[column][one]] = 1
        return section
