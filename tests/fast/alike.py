"""The contract as tests put it: game after game in both, and faults that are planted on either side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from gloaming.fast.contract import Difference, PlainTwin, Twin, again, compare, games, record_of, shrunk
from gloaming.fast.kinds import TwinKind
from gloaming.kernel.records import read, resume

Fault = Callable[..., Any]


def first_difference(
    seed: int, decisions: int, twin: Twin, *, table: Any = None, ends: Counter[str] | None = None
) -> Difference | None:
    played = 0
    for options, key, chance in games(twin.kind, seed, table):
        game = compare(options, key, twin.kind.tempered(chance), twin)
        played += game.decisions
        if ends is not None and game.reason is not None:
            ends[game.reason] += 1
        if game.difference is not None or played >= decisions:
            return game.difference
    raise AssertionError("there are always more games")


def the_fault_is_found_and_told_by_a_short_record(kind: TwinKind, table: Any) -> None:
    twin = PlainTwin(kind)
    found = first_difference(3, 40_000, twin, table=table)
    assert found is not None
    short = shrunk(found, twin, tries=20)
    assert len(short.answers) <= len(found.answers)
    match = resume(kind.reference, read(record_of(short)))
    assert len(match.answers) == len(short.answers)
    assert compare(short.options, short.key, again(short), twin).difference == short


def one_point_more(real: Fault) -> Fault:
    return lambda *asked: real(*asked) + 1


def never(real: Fault) -> Fault:
    return lambda *_: False


def always(real: Fault) -> Fault:
    return lambda *_: True


def nothing(real: Fault) -> Fault:
    return lambda *_: None


def always_the_first(real: Fault) -> Fault:
    return lambda *_: 0
