"""What the spaces of a version mean, in words."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from gloaming.env.answers import Answers
from gloaming.env.rows import Language
from gloaming.env.sheet import Sheet
from gloaming.kernel.kinds import GameKind


def specification(kind: GameKind, sheet: Sheet, answers: Answers, language: Language) -> str:
    return "\n\n".join(
        (
            f"Observation: {sheet.width} bytes.",
            sheet.told(),
            f"Actions: {answers.width} numbers. Seats are counted clockwise from the own one, which is 0.",
            answers.told(),
            "History: one row of bytes for each event (`gloaming.env.rows` has the columns).",
            listed("Kinds of events", [event.__name__ for event in kind.events]),
            listed("Words", language.words),
            listed("Cards", language.cards, first=0),
        )
    )


def listed(title: str, words: Iterable[str], first: int = 1) -> str:
    numbered = ", ".join(f"{number} {word}" for number, word in enumerate(words, start=first))
    return fill(f"{title}: {numbered}.", 118, initial_indent="  ", subsequent_indent="    ")
