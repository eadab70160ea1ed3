"""What is said of a game, as a file of TypeScript types for its own pages."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

import msgspec

from gloaming.kernel.steps import Question
from gloaming.kernel.views import Asked
from gloaming.server.games.base import Hosted
from tools.typescript.writer import Kind, TypeScriptWriter, interface, notes_of

OPENING = """\
/** Written by `make types`, which reads the Python types: tools/typescript. Do not change it by hand. */

import type { Offered, OneOf, Seat } from "../../protocol/types";

export type { Offered, Seat };
"""

ASKED: dict[tuple[type, str], str] = {
    (Asked, "step"): "Question",
    (Asked, "options"): "AnswerOption[]",
    (Asked, "answered"): "AnswerOption | null",
}


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    hosted: Hosted
    named: dict[Any, str]
    open: dict[tuple[type, str], str] = {}
    prospect: Kind | None = None
    """What may be told of where an answer leads."""
    outlook: Kind | None = None
    """What may be told with a question of what is around the one who is asked."""
    structs: tuple[Kind, ...] = ()
    """What else is written: the options, and what the board is made of."""
    further: dict[str, dict[str, str]] = {}
    """Interfaces that no Python type says, by name: their fields."""

    def text(self) -> str:
        """The whole file."""
        writer = TypeScriptWriter(self.named, ASKED | self.open)
        return "\n".join([OPENING, *writer.names(), *[f"\n{part}" for part in self._parts(writer)], ""])

    def _parts(self, writer: TypeScriptWriter) -> Iterator[str]:
        hosted, kind = self.hosted, self.hosted.kind
        yield from map(writer.struct, self.structs)
        for name, fields in self.further.items():
            yield interface(name, "", fields, {})
        board = writer.listed_fields(hosted.board_kind, hosted.board_fields)
        yield interface(hosted.board_kind.__name__, "As a browser draws it.", board, notes_of(hosted.board_kind))
        sent = {*hosted.fields, "asked"}
        view = {name: form for name, form in writer.fields_of(hosted.view).items() if name in sent}
        yield interface("View", "What this seat may know. In keys, seats are words.", view, notes_of(hosted.view))
        yield writer.struct(typing.get_type_hints(hosted.unveil)["return"])
        sees = {} if self.outlook is None else {"outlook?": self.outlook.__name__}
        yield writer.struct(Asked, clause="string", **sees)
        questions = [step for step in kind.steps if issubclass(step, Question)]
        yield writer.alternatives("Question", "What is asked; its fields are public.", "type", questions)
        leads = "" if self.prospect is None else f"{{ prospect?: {self.prospect.__name__} }} & "
        answers = "An answer that this seat may give."
        yield writer.alternatives("AnswerOption", answers, "kind", kind.answers, f"Offered & {leads}")
        events = "An event of the journal, as this seat saw it."
        yield writer.alternatives("GameEvent", events, "type", kind.events)
