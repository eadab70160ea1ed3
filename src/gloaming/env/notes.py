"""Notes: what a seat keeps of its journal on the sheet itself, event by event, so nothing is read twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from gloaming.env.encoding import CAP
from gloaming.kernel.events import Event

if TYPE_CHECKING:
    from gloaming.env.scribe import Scribe


class Notes:
    """A notebook in which nothing is noted; a version that keeps notes has its own."""

    hears: ClassVar[dict[type[Event], Callable[[Any, Any], None]]] = {}

    def __init__(self, scribe: Scribe) -> None:
        self.order = scribe.order
        self.start = scribe.sheet.start
        self.page = bytearray(scribe.sheet.width_of["notes"])

    def count(self, at: int, more: int = 1) -> None:
        self.page[at] = min(self.page[at] + more, CAP)
