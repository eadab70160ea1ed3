"""What a bot is: it receives a view and a question, and answers with one of the options offered."""

from __future__ import annotations

from typing import Any, Protocol

from gloaming.kernel.steps import Option


class Bot(Protocol):
    """A player who is no person. It sees what its seat sees, and nothing else."""

    def decide(self, view: Any, asked: Any) -> Option:
        """Choose one of `asked.options`. The same view and the same dice lead to the same choice."""
        ...
