"""What a browser has in hand: the state it was sent, kept up to date exactly as the page must."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.server.table_state import PASSING

RUNNING = (*PASSING, "asked_at", "story")
"""Fields of the table that run with the time, or are told on a clock that begins again with the house."""


class Mirror:
    """Everything, then change upon change. A gap in the versions is an error: nothing may get lost between two messages."""

    def __init__(self) -> None:
        self.version = 0
        self.chair: int | None = None
        self.table: dict[str, Any] = {}
        self.board: dict[str, Any] | None = None
        self.view: dict[str, Any] = {}
        self.journal: list[Any] = []
        self.refusals: list[dict[str, Any]] = []
        self.farewell = ""

    def hear(self, raw: bytes | str) -> str:
        """Take one message in, and say of which type it was."""
        message: dict[str, Any] = msgspec.json.decode(raw)
        kind: str = message["type"]
        if kind in ("everything", "change"):
            is_first = (
                self.version == 0 and kind == "everything"
            )  # spectators count on from those who were there before
            assert is_first or message["version"] == self.version + 1, "a message was lost"
            self.version = message["version"]
            self._take(message)
        elif kind == "refusal":
            self.refusals = [*self.refusals, message]
        elif kind == "farewell":
            self.farewell = message["reason"]
        return kind

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "everything":
            self.chair, self.board = message["chair"], message["board"]
            self.table, self.view, self.journal = message["table"], message["view"] or {}, message["journal"]
        else:
            self.table = {**self.table, **message["table"]}
            self.view = {**self.view, **message["view"]}
            self.journal = [*self.journal, *message["journal"]]

    # What it shows

    @property
    def stage(self) -> str:
        stage: str = self.table["stage"]
        return stage

    @property
    def question(self) -> int:
        """The number of the open question; 0 if there is none."""
        return self.view["asked"]["number"] if self.view.get("asked") else 0

    @property
    def options(self) -> list[str]:
        """The codes of what this seat may answer now."""
        return [option["code"] for option in self.view["asked"]["options"]] if self.question else []

    @property
    def step(self) -> str:
        """Which kind of question is open."""
        return self.view["asked"]["step"]["type"] if self.question else ""

    def game(self) -> tuple[dict[str, Any], list[Any]]:
        """All that this seat knows of the game itself."""
        return self.view, self.journal

    def everything(self) -> tuple[Any, ...]:
        """All that a newcomer in this seat would be sent just now."""
        table = {name: value for name, value in self.table.items() if name not in RUNNING}
        return self.chair, self.board, table, self.view, self.journal
