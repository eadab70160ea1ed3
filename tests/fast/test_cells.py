"""The machine looks neither before the first cell nor behind the last: the sources must not either."""

from __future__ import annotations

from types import FunctionType, SimpleNamespace
from typing import Any

import pytest

from gloaming.fast.compiled import SHARED, Machine
from gloaming.fast.cultists import CULTISTS, observing
from gloaming.fast.cultists.layout import Printed
from gloaming.fast.dice import WORDS
from gloaming.fast.invasion import INVASION
from gloaming.fast.kinds import TwinKind
from gloaming.fast.lanes import PLAY
from gloaming.fast.sheets import CAP
from gloaming.fast.unsigned import without_signs
from gloaming.games import invasion
from gloaming.games.cultists import Options
from tests.env.lanes import plain

SHOWN = [
    pytest.param(Options(players=5, level="experienced"), id="five"),
    pytest.param(Options(players=8, level="expert"), id="eight"),
    pytest.param(Options(players=4, level="experienced", dark_transfers="hidden"), id="AUTOMA"),
    pytest.param(invasion.Options(players=5), id="Milan"),
    pytest.param(invasion.Options(players=8, city="washington", declare_window="standing_orders"), id="Washington"),
]
PLAYED = [
    pytest.param(Options(players=8, level="expert", board="polar-station", professions=True), id="station"),
    pytest.param(Options(players=8, level="expert", board="mine", professions=True), id="mine"),
]


def counted(number: int) -> int:
    assert number >= 0, "a cell counted from the end"
    return number


class Looking(Machine):
    """Makes the sources again as they are, but each looks at its numbers of cells."""

    def __init__(self, kind: TwinKind) -> None:
        self.lanes = kind.lanes
        self.scopes = {module.__name__: {**vars(module), "word": counted} for module in (*SHARED, *kind.rules)}
        self.functions = {counted: counted}

    def compile(self, function: FunctionType) -> Any:
        scope = self.scopes[function.__module__]
        own = FunctionType(without_signs(function), scope, function.__name__, function.__defaults__)
        return self.functions.setdefault(own, own)

    def made_entries(self) -> Any:
        return SimpleNamespace(**{name: self.made(getattr(self.lanes, name)) for name in self.lanes.ENTRIES})


def shown(options: Any, decisions: int, machine: Looking) -> None:
    env = plain(options, 4)
    env.played.machine = machine.made_entries()
    env.reset(seed=5)
    for _ in range(decisions // 50):
        env.played.play(50)


@pytest.mark.parametrize("options", SHOWN)
def test_no_cell_is_counted_from_the_end(options: Any) -> None:
    """Behind the last one, a list says so itself."""
    shown(options, 2000, Looking(CULTISTS if isinstance(options, Options) else INVASION))


@pytest.mark.parametrize("options", PLAYED)
def test_nor_where_nothing_is_shown(options: Options) -> None:
    machine, game, dice = Looking(CULTISTS).made_entries(), CULTISTS.game(), [0] * WORDS
    machine.seed_lane([dice], 0, [1, 2, 3, 4])
    assert machine.drive([game], [CULTISTS.printed(options)], [dice], [0], [0], PLAY, 8000, True) > 5


def chairs_before(_: Printed, me: int, seat: int) -> int:
    return seat - me - CAP


def test_a_cell_that_is_counted_from_the_end_is_found() -> None:
    machine = Looking(CULTISTS)
    machine.functions |= {observing.clockwise: chairs_before, chairs_before: chairs_before}
    with pytest.raises(AssertionError, match="counted from the end"):
        shown(Options(players=5, level="experienced"), 100, machine)
