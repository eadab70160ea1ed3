"""The same rules in C: they play as the sources do, and what cannot be written in C is refused."""

from __future__ import annotations

import ctypes
from pathlib import Path
from shutil import which
from subprocess import run
from types import FunctionType
from typing import Any, cast

import numpy as np
import pytest

from gloaming.env.lanes import VectorEnvironment
from gloaming.env.slots.cultists import slots
from gloaming.env.versions import version
from gloaming.fast.contract import words
from gloaming.fast.cultists.export import printed
from gloaming.fast.cultists.layout import Game
from gloaming.fast.dice import WORDS
from gloaming.fast.in_c import source
from gloaming.fast.in_c.places import rows, starts
from gloaming.fast.in_c.writer import Writer
from gloaming.fast.lanes import BEGIN, PLAY
from gloaming.fast.layout import packed
from gloaming.games.cultists import Options
from gloaming.kernel.dice import Dice

LANES = 4
TABLES = [
    pytest.param(Options(players=5, level="experienced"), True, id="five"),
    pytest.param(Options(players=8, level="expert"), False, id="eight, quick dice"),
    pytest.param(Options(players=4, level="experienced", dark_transfers="hidden"), True, id="AUTOMA"),
]


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    return compiled(source(), tmp_path_factory.mktemp("c"))


def compiled(text: str, folder: Path) -> ctypes.CDLL:
    """Any C compiler will do; a GPU's has the same text."""
    compiler = which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler on this machine")
    written, made = folder / "twin.c", folder / "twin.so"
    written.write_text(text)
    run([compiler, f"-DLANES={LANES}", "-O0", "-w", "-shared", "-fPIC", "-o", str(made), str(written)], check=True)
    return ctypes.CDLL(str(made))


def pointer(array: Any) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)  # type: ignore[no-any-return]


@pytest.mark.parametrize(("options", "exact"), TABLES)
def test_lanes_in_c_are_the_same_lanes(machine: ctypes.CDLL, options: Options, exact: bool) -> None:
    """The same seeds and random play: the same games, sheets and masks."""
    same_lanes(machine, options, exact=exact)


@pytest.mark.parametrize(("options", "exact"), TABLES)
def test_so_are_those_in_c_for_one_table(tmp_path: Path, options: Options, exact: bool) -> None:
    """It is what a GPU plays."""
    same_lanes(compiled(source(printed(options), slots(options), quick=not exact), tmp_path), options, exact=exact)


def same_lanes(machine: ctypes.CDLL, options: Options, *, exact: bool) -> None:
    env = VectorEnvironment(version("cultists"), options, LANES, plain=True, exact=exact)
    env.reset(seed=5)
    env.played.play(150)
    env.played.show()
    games, dice, seen = played_in_c(machine, options, exact=exact, decisions=150)
    for lane, game in enumerate(env.played.games):
        for name, value in vars(game).items():
            assert np.array_equal(games[name][lane], value), (lane, name)
        assert dice[:, lane].tolist() == env.played.dice[lane]
    for ours, theirs in zip(seen, env.seen(), strict=True):
        assert np.array_equal(ours, theirs)


def played_in_c(machine: ctypes.CDLL, options: Options, *, exact: bool, decisions: int) -> tuple[Any, Any, list[Any]]:
    first, wide = starts(Game)
    block, dice = np.zeros(wide * LANES, np.uint8), np.zeros((WORDS, LANES), np.uint64)
    block[first["quick"] * LANES :][:LANES] = not exact
    table, where = packed(printed(options)), packed(slots(options))
    choices, winners, ended, seats = (np.zeros(LANES, np.int32) for _ in range(4))
    sheets = np.zeros((LANES, version("cultists").sheet.width), np.uint8)
    masks = np.zeros((LANES, version("cultists").answers.width), np.int8)
    keys = np.array([words(Dice.seeded("deals", "cultists_v1", 5 + lane).key) for lane in range(LANES)], np.uint64)
    machine.seed_lanes(pointer(dice), pointer(keys))
    taken = [pointer(array) for array in (block, table, dice, choices, winners, ended)]
    machine.drive(*taken, BEGIN, 1, 1)
    machine.drive(*taken, PLAY, decisions, 1)
    machine.asked(pointer(block), pointer(seats))
    shown = [pointer(array) for array in (block, table, where, seats, sheets, masks)]
    machine.look(*shown, sheets.shape[1])
    return rows(block, LANES), dice, [sheets, masks, seats]


def stray(g: Game) -> int:
    return len([seat for seat in g.at if seat])


def test_what_cannot_be_written_in_c_is_refused_by_its_line() -> None:
    with pytest.raises(SyntaxError, match=r"test_in_c_stray, line 2 cannot be written in C: \[seat for"):
        Writer(cast(FunctionType, stray)).written()
