"""What an Event token is: a module with a step of its own; its changes hold while it is the event in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.games.cultists.state import Cultists
from gloaming.kernel.rules import Change, Module, Rule
from gloaming.kernel.steps import Step


class Token(Module):
    """AC-EVENT-GEN-04: continuous effects hold until the next token is revealed."""

    def __init__(
        self,
        name: str,
        title: str,
        *,
        copies: int = 1,
        printed: int | None = None,
        needs_passages: bool = False,
        clause: str,
    ) -> None:
        super().__init__(name)
        self.title = title
        self.copies = copies
        self.printed = printed
        self.needs_passages = needs_passages
        """Whether it works on the Unsafe Passages, which a first game leaves out (AC-LEVEL-02)."""
        self.clause = clause

    def resolve(self, game: Cultists, mirrored: bool) -> tuple[Step, ...]:
        """What happens at once when it is revealed, or copied by the Mirror."""
        return ()

    def bind_change(self, point: Rule[..., Any], change: Callable[..., Any]) -> Change:
        return f"game.event == {self.name!r}", change
