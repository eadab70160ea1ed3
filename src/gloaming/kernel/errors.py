"""Errors that a table reports to its players. Every message is one sentence that says what to do.

A page that speaks another language finds its own words by the `reason`, a word that stays once it is released, and puts
the `facts` into them. Like the sentence, they may repeat only what their reader knows.

Refused               a ValueError: the answer or file was not taken, and nothing changed
├── NotAsked          this seat has nothing to answer now
├── NotOffered        the answer is none of those offered
├── BadOptions        a table cannot be set up like this
└── BadRecord         a file is damaged, cut off, or not ours
FlowError             a fault in the rules' own code
"""

from __future__ import annotations

from typing import ClassVar

Fact = int | str | tuple[str, ...]


class Refused(ValueError):
    """`Refused("Anna sits there; choose a free chair.", "chair-taken", name="Anna")`."""

    usual_reason: ClassVar[str] = "refused"
    """Where a refusal names no reason of its own."""

    def __init__(self, sentence: str, reason: str = "", **facts: Fact) -> None:
        super().__init__(sentence)
        self.reason = reason or self.usual_reason
        self.facts = facts


class NotAsked(Refused):
    usual_reason = "not-asked"


class NotOffered(Refused):
    usual_reason = "not-offered"


class BadOptions(Refused):
    usual_reason = "bad-options"


class BadRecord(Refused):
    usual_reason = "bad-record"


class FlowError(RuntimeError):
    pass
