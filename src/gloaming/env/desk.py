"""Tabletop and desks: what all see, written once for all, and what each seat keeps for itself in one game."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.env.scribe import Plan, Scribe
from gloaming.env.sheet import SEATS
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option

BYTE = np.dtype(np.uint8)
FLAG = np.dtype(np.int8)
Observation = dict[str, NDArray[Any]]
"""`observation`: the sheet, then the rows of the last events; `action_mask`: 1 for each number that may be answered."""


class Page:
    """A piece of the sheet that is written again where what it shows has changed. It begins as a copy of the first of its kind."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.bytes, self.seen = bytearray(plan.bytes), plan.seen

    def follow(self, view: Any) -> None:
        plan, page, seen = self.plan, self.bytes, self.plan.look(view)
        if self.seen is None:
            for entry in plan.entries:
                entry.write(page, entry.look(view))
            plan.bytes, plan.seen = bytes(page), seen
        elif seen != self.seen:
            for nth, groups in compress(plan.followers, map(ne, seen, self.seen)):
                for key, parts in groups:
                    if not key or seen[nth].get(key) != self.seen[nth].get(key):
                        for look, write in parts:
                            write(page, look(view))
        self.seen = seen


class Tabletop:
    """What all seats see alike. It follows from the public fields of any seat's view.

    While one question is open nothing on the table moves, so the second who looks finds everything written."""

    def __init__(self, scribe: Scribe) -> None:
        row = scribe.sheet.width_of["people"]
        self.people, self.house = Page(scribe.people), Page(scribe.house)
        self.rest = bytes(row * (SEATS - scribe.seats))
        """The rows of chairs that are not there."""
        self.question = 0

    def follow(self, view: Any) -> None:
        question = 0 if view.asked is None else view.asked.number
        if question == 0 or question != self.question:
            self.question = question
            self.people.follow(view)
            self.house.follow(view)


class Desk:
    """One seat: its journal and its notes, kept as they grow, and its own part of the sheet."""

    def __init__(self, scribe: Scribe, tabletop: Tabletop, history: int = 0) -> None:
        self.scribe = scribe
        self.tabletop = tabletop
        self.turned = scribe.me * scribe.sheet.width_of["people"]
        """Where this seat's row is on the tabletop; it comes first on the sheet."""
        self.journal: tuple[Event, ...] = ()
        self.heard = 0
        """How many of the game's events have been told at this desk, seen or not."""
        self.offered: tuple[Option, ...] = ()
        """What this seat may answer, as it saw last."""
        self.own = Page(scribe.own)
        self.notes = scribe.notes()
        self.history = history
        self.rows = bytearray(history * scribe.rows.width)

    def hear(self, events: tuple[Event, ...]) -> None:
        """Take what this seat has just seen into its journal, its notes and its rows."""
        self.journal += events
        notes = self.notes
        for event in events:
            hear = notes.hears.get(type(event))
            if hear is not None:
                hear(notes, event)
        if self.history:
            rows = [self.scribe.rows.row(event) for event in events[-self.history :]]
            del self.rows[: len(rows) * self.scribe.rows.width]
            self.rows += b"".join(rows)

    def observe(self, view: Any) -> Observation:
        """The view as numbers; its journal has been heard before."""
        scribe, tabletop, turned = self.scribe, self.tabletop, self.turned
        tabletop.follow(view)
        self.own.follow(view)
        people = tabletop.people.bytes
        pieces: tuple[bytes | bytearray, ...] = (
            scribe.questions.section(view), people[turned:], people[:turned], tabletop.rest,
            tabletop.house.bytes, self.own.bytes, self.notes.page, self.rows,
        )  # fmt: skip
        self.offered = () if view.asked is None else view.asked.options
        return {
            "observation": np.frombuffer(bytearray().join(pieces), BYTE),
            "action_mask": np.frombuffer(scribe.numbering.mask(self.offered), FLAG),
        }
