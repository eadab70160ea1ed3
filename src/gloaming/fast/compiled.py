"""The rules compiled by numba, on demand. The sources stay plain Python: to debug them, import them as they are."""

from __future__ import annotations

import sys
from contextlib import suppress
from dis import get_instructions
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from gloaming.fast import agenda, decks, dice, dispatch, engine, fitted, lanes, layout, rows, sets, unsigned
from gloaming.fast.fitted import Fitted, facts, folding, knowing
from gloaming.fast.kinds import TwinKind
from gloaming.fast.layout import packed, record
from gloaming.fast.rows import Row

SHARED = (dice, agenda, decks, sets, engine, lanes)
"""What all games have in common is compiled for each of them, with its rows."""


@cache
def compiled(kind: TwinKind, *told: Row) -> Any:
    """The entry points (`lanes`) as machine code; for the one table of which these rows tell, if they do. A minute the first time,
    half a minute for one table; kept on disk until a source changes."""
    from numba import config
    from numba.core.errors import NumbaError

    folder, entries = cache_folder(kind, told), [getattr(kind.lanes, name) for name in kind.lanes.ENTRIES]
    config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    own = Fitted(kind, entries, *told) if told else None
    entries, scopes = [own.functions[entry] if own else entry for entry in entries], own.scopes if own else None
    complete = folder / "complete"
    if complete.exists():
        with suppress(NumbaError):  # kept for another processor: it finds nothing, and has nothing to compile it from
            return SimpleNamespace(**{entry.__name__: Machine(kind, scopes).compile(entry) for entry in entries})
    machine = Machine(kind, scopes)
    made = SimpleNamespace(**{entry.__name__: machine.made(entry) for entry in entries})
    complete.touch()
    return made


class Machine:
    """Makes each function once, after those that it calls; its types are those of its annotations."""

    def __init__(self, kind: TwinKind, fitted: dict[str, dict[str, Any]] | None = None) -> None:
        """`fitted` are the modules' names for one table."""
        self.entries, self.types = kind.lanes.ENTRIES, types_of(kind)
        self.scopes = {module.__name__: dict(vars(module)) for module in (*SHARED, *kind.rules)} | (fitted or {})
        self.functions: dict[Any, Any] = {dice.word: np.uint64, dice.small: np.int64}
        for scope in self.scopes.values():
            scope.update({name: constant(name, value) for name, value in scope.items()}, word=np.uint64)

    def made(self, function: FunctionType) -> Any:
        if function not in self.functions:
            scope = self.scopes[function.__module__]
            for name in read_by(function):
                called = scope.get(name)
                if isinstance(called, FunctionType):
                    scope[name] = self.made(called)
            self.functions[function] = self.compile(function)
        return self.functions[function]

    def compile(self, function: FunctionType) -> Any:
        """With what it calls as that stands in its scope; an entry that is kept needs nothing of it."""
        scope = self.scopes[function.__module__]
        own = FunctionType(unsigned.without_signs(function), scope, function.__name__, function.__defaults__)
        own.__module__, own.__qualname__ = function.__module__, function.__qualname__
        return self.made_by_numba(function)(own)

    def made_by_numba(self, function: FunctionType) -> Any:
        import numba

        jit: Any = numba.njit  # some of its options have no types
        if function.__name__ in self.entries:
            return jit(self.signatures(function), cache=True, **STRICT)
        if "Cards" in function.__annotations__.values():  # a field of a row: its length is part of its type
            return jit(**STRICT, **INNER)
        if function.__name__ in WRAPPED:
            return jit(inline="always", **STRICT, **INNER)
        return jit(self.signatures(function), **STRICT, **INNER)

    def signatures(self, function: FunctionType) -> list[Any]:
        """The function's types; for each argument that may be left out, the same without it and those behind it."""
        from numba import types

        *taken, given = [self.types[hint] for hint in function.__annotations__.values()]
        left_out = [
            types.Omitted(default)  # type: ignore[no-untyped-call]
            for default in function.__defaults__ or ()
        ]
        return [
            given(*taken[: len(taken) - count], *left_out[len(left_out) - count :])
            for count in range(len(left_out) + 1)
        ]


def types_of(kind: TwinKind) -> dict[str, Any]:
    """What each annotation means to the machine; a row is that of this game."""
    from numba import from_dtype, types

    found: dict[str, Any] = {
        "Dice": types.uint64[::1], "AllDice": types.uint64[:, ::1], "Numbers": types.int32[::1],
        "Page": types.uint8[::1], "Mask": types.int8[::1], "Shares": types.float32[::1],
        "Sheets": types.uint8[:, ::1], "Masks": types.int8[:, ::1], "Rewards": types.float32[:, ::1],
        "int": types.int64, "Word": types.uint64, "bool": types.boolean, "None": types.void,
    }  # fmt: skip
    for row in kind.rows:
        one = from_dtype(record(row))
        found |= {row.__name__: one, MANY_OF[row.__name__]: one[::1]}
    return found


MANY_OF = {"Game": "Games", "Printed": "Tables", "Slots": "SlotTables"}
"""An array of such rows."""


STRICT = {"error_model": "numpy", "_nrt": False}
"""Whole numbers as in C; and nothing is ever allocated."""
INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Nobody calls it from outside."""


def read_by(function: FunctionType) -> set[str]:
    """The names outside itself that a function reads."""
    return {str(it.argval) for it in get_instructions(function) if it.opname == "LOAD_GLOBAL"}


def constant(name: str, value: Any) -> Any:
    """As the machine has it: words without a sign, and tables that can be read by a number."""
    if name in dice.UNSIGNED:
        return np.array(value, np.uint64) if isinstance(value, tuple) else np.uint64(value)
    return np.array(value) if name in TABLES else value


WRAPPED = ("run", "go_on", "begin", "answer", "drive_lane")
"""Thin covers over the whole game: compiled by themselves, they would each be optimised with all of it."""
TABLES = ("SIGMA", "REASON_OF")
"""Tuples that are read by a number."""


def cache_folder(kind: TwinKind, told: tuple[Row, ...]) -> Path:
    """One for each version of the sources and of the numbers that they take from the reference: numba itself looks only at
    the file of the function it keeps."""
    from numba import __version__ as numba_version
    from platformdirs import user_cache_path

    digest = blake2b(f"{numba_version}/{sys.version}/{np.__version__}".encode(), digest_size=8)
    for module in (*SHARED, *kind.rules, layout, rows, dispatch, unsigned, fitted, facts, folding, knowing):
        assert module.__file__ is not None
        digest.update(Path(module.__file__).read_bytes())
        digest.update(repr([(n, v) for n, v in vars(module).items() if isinstance(v, (int, tuple))]).encode())
    for row in told:
        digest.update(packed(row).tobytes())
    return user_cache_path("gloaming") / "twin" / digest.hexdigest()
