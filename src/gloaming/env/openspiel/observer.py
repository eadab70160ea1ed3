"""What a player sees of a state, as OpenSpiel asks for it."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray

from gloaming.env.sheet import SEATS
from gloaming.env.table import Table
from gloaming.env.told import secrets
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.env.openspiel.playing import GloamingState


class Observer:
    """What one player sees of a state: of the public part, of its own part, or of both; now, or all there was.

    There is a tensor for both together; it has the sections of the sheet, and the rows of the last events."""

    def __init__(self, table: Table, wanted: Any) -> None:
        self.public = bool(wanted.public_info)
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = bool(wanted.perfect_recall)
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public and self.private:
            sheet = table.scribe.sheet
            shapes = {name: (width,) for name, width in sheet.width_of.items()} | {
                "people": (SEATS, sheet.width_of["people"])
            }
            if self.recalls and table.history:
                shapes["history"] = (table.history, table.scribes[0].rows.width)
            self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
            first = 0
            for name, shape in shapes.items():
                self.dict[name] = self.tensor[first : first + prod(shape)].reshape(shape)
                first += prod(shape)

    def set_from(self, state: GloamingState, player: int) -> None:
        if not len(self.tensor):
            return
        self.tensor.fill(0)
        if state.dealt:
            self.tensor[:] = state.table.observe(state.seat(player))["observation"][: len(self.tensor)]

    def string_from(self, state: GloamingState, player: int) -> str:
        if not state.dealt:
            return ""
        lines = [state.table.told()] if self.public and not self.recalls else []
        if self.private:
            lines += self.own_lines(state, state.seat(player))
        return "\n".join(lines)

    def own_lines(self, state: GloamingState, seat: Seat) -> list[str]:
        view = state.table.view(seat)
        lines = [f"I am seat {seat}: {secrets(state.table.scribe, view)}."]
        if self.recalls:
            lines += [f"Seen: {' '.join(map(str, view.journal))}", f"Answered: {' '.join(state.answers[seat])}"]
        if view.asked is not None:
            lines.append(f"{type(view.asked.step).__name__}: {' '.join(map(str, view.asked.options)) or 'not asked'}")
        return lines
