"""The same rules in C: they play as the sources do, and what cannot be written in C is refused."""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from shutil import which
from subprocess import run
from types import FunctionType
from typing import Any, cast

import numpy as np
import pytest

from gloaming.env.lanes import VectorEnvironment
from gloaming.env.slots import Room, room
from gloaming.fast.contract import words
from gloaming.fast.cultists import CULTISTS
from gloaming.fast.cultists.layout import Game
from gloaming.fast.dice import WORDS
from gloaming.fast.in_c import source
from gloaming.fast.in_c.places import rows, starts
from gloaming.fast.in_c.typed import Terms
from gloaming.fast.in_c.writer import Writer
from gloaming.fast.lanes import BEGIN, PLAY
from gloaming.fast.layout import packed
from gloaming.games import cultists, invasion
from gloaming.kernel.dice import Dice
from tests.env.lanes import plain
from tests.fast.invasion.test_contract import RARE

LANES, DECISIONS = 4, 150
TABLES = [
    pytest.param(cultists.Options(players=5, level="experienced"), True, id="five"),
    pytest.param(cultists.Options(players=8, level="expert"), False, id="eight, quick dice"),
    pytest.param(cultists.Options(players=4, level="experienced", dark_transfers="hidden"), True, id="AUTOMA"),
    pytest.param(invasion.Options(players=5), True, id="five in Milan"),
    pytest.param(invasion.Options(players=8, city="washington"), False, id="eight in Washington, quick dice"),
    pytest.param(RARE["orders and late choices"], True, id="Invasion by house rules"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("c")


@cache
def any_table(sheet: str, folder: Path) -> ctypes.CDLL:
    return compiled(source(room(sheet).TWIN), folder / sheet)


def compiled(text: str, folder: Path) -> ctypes.CDLL:
    """Any C compiler will do; a GPU's has the same text."""
    compiler = which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler on this machine")
    folder.mkdir(exist_ok=True)
    written, made = folder / "twin.c", folder / "twin.so"
    written.write_text(text)
    run([compiler, f"-DLANES={LANES}", "-O0", "-w", "-shared", "-fPIC", "-o", str(made), str(written)], check=True)
    return ctypes.CDLL(str(made))


def pointer(array: Any) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)  # type: ignore[no-any-return]


@pytest.mark.parametrize(("options", "exact"), TABLES)
def test_lanes_in_c_are_the_same_lanes(folder: Path, options: Any, exact: bool) -> None:
    """The same seeds and random play: the same games, sheets and masks."""
    env = plain(options, LANES, exact=exact)
    same_lanes(env, any_table(env.version.name, folder))


@pytest.mark.parametrize(("options", "exact"), TABLES)
def test_so_are_those_in_c_for_one_table(tmp_path: Path, options: Any, exact: bool) -> None:
    """It is what a GPU plays."""
    env = plain(options, LANES, exact=exact)
    own = room(env.version.name)
    text = source(own.TWIN, own.TWIN.printed(options), own.slots(options), quick=not exact)
    same_lanes(env, compiled(text, tmp_path))


def same_lanes(env: VectorEnvironment, machine: ctypes.CDLL) -> None:
    env.reset(seed=5)
    env.played.play(DECISIONS)
    env.played.show()
    games, dice, seen = played_in_c(machine, room(env.version.name), env)
    for lane, game in enumerate(env.played.games):
        for name, value in vars(game).items():
            assert np.array_equal(games[name][lane], value), (lane, name)
        assert dice[:, lane].tolist() == env.played.dice[lane]
    for ours, theirs in zip(seen, env.seen(), strict=True):
        assert np.array_equal(ours, theirs)


def played_in_c(machine: ctypes.CDLL, own: Room, env: VectorEnvironment) -> tuple[Any, Any, list[Any]]:
    first, wide = starts(own.TWIN.game)
    block, dice = np.zeros(wide * LANES, np.uint8), np.zeros((WORDS, LANES), np.uint64)
    block[first["quick"] * LANES :][:LANES] = env.played.games[0].quick
    table, where = packed(own.TWIN.printed(env.options)), packed(own.slots(env.options))
    choices, winners, ended, seats = (np.zeros(LANES, np.int32) for _ in range(4))
    sheets, masks = np.zeros((LANES, env.width), np.uint8), np.zeros((LANES, env.actions), np.int8)
    keys = [words(Dice.seeded("deals", env.version.name, 5 + lane).key) for lane in range(LANES)]
    machine.seed_lanes(pointer(dice), pointer(np.array(keys, np.uint64)))
    taken = [pointer(array) for array in (block, table, dice, choices, winners, ended)]
    machine.drive(*taken, BEGIN, 1, 1)
    machine.drive(*taken, PLAY, DECISIONS, 1)
    machine.asked(pointer(block), pointer(seats))
    shown = [pointer(array) for array in (block, table, where, seats, sheets, masks)]
    machine.look(*shown, sheets.shape[1])
    return rows(own.TWIN.game, block, LANES), dice, [sheets, masks, seats]


def stray(g: Game) -> int:
    return len([seat for seat in g.at if seat])


def test_what_cannot_be_written_in_c_is_refused_by_its_line() -> None:
    with pytest.raises(SyntaxError, match=r"test_in_c_stray, line 2 cannot be written in C: \[seat for"):
        assert Writer(cast(FunctionType, stray), Terms(CULTISTS)).text
