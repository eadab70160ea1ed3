"""The first section of every sheet: the question that is open, and what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.env.encoding import byte
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.env.scribe import Scribe

ABOUT = {"seats": "about_seats", "places": "about_places", "words": "about_words", "numbers": "about_number"}
MOST_REMEMBERED = 20_000


class Questions:
    """Writes the first section for one seat. A question that came after the release has no slot, and names nothing."""

    def __init__(self, scribe: Scribe) -> None:
        self.sheet, self.order = scribe.sheet, scribe.order
        self.slots: dict[str, Any] = {
            "seats": dict(enumerate(scribe.order)),
            "places": scribe.domains.slots("anywhere"),
            "words": scribe.domains.slots("word"),
        }
        self.number = {name: (nth, fields) for nth, (name, fields) in enumerate(scribe.layout.questions.items())}
        self.known: dict[Any, bytearray] = {}
        """The same questions come again and again, so each is written once and remembered."""

    def section(self, view: Any) -> bytearray:
        asked = view.asked
        key = (view.waiting_for, None, False) if asked is None else (view.waiting_for, asked.step, bool(asked.options))
        known = self.known.get(key)
        if known is None:
            known = self._written(*key)
            if len(self.known) < MOST_REMEMBERED:
                self.known[key] = known
        return known

    def _written(self, waiting: tuple[Seat, ...], step: Any, is_asked: bool) -> bytearray:
        start, section = self.sheet.start, bytearray(self.sheet.width_of["question"])
        for seat in waiting:
            section[start["waiting"] + self.order[seat]] = 1
        section[start["asked"]] = is_asked
        nth, fields = self.number.get(type(step).__name__, (None, {}))
        if nth is not None:
            section[nth] = 1
        for name, column in fields.items():
            value, at = getattr(step, name), start[ABOUT[column]]
            if column == "numbers":
                section[at] = byte(value)
                continue
            for one in value if isinstance(value, tuple) else (value,):
                slot = self.slots[column].get(one)
                if slot is not None:
                    section[at + slot] = 1
        return section
