"""What only `make test-wide` runs: a promise that `make test` keeps as well, at one more size, board, language or seed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def further(*cases: Any) -> list[ParameterSet]:
    """Cases of a parametrised test that are left to the wide run; a plain tuple holds several parameters."""
    return [pytest.param(*(case if type(case) is tuple else (case,)), marks=pytest.mark.wide) for case in cases]


def one_in(count: int, cases: Iterable[Any]) -> list[Any]:
    """Cases of which every run takes the first, and then one in so many; the others are left to the wide run."""
    return [case if number % count == 0 else further(case)[0] for number, case in enumerate(cases)]


def unkept(tests: Iterable[pytest.Item]) -> list[str]:
    """Wide tests that no test of every run stands for: another case of the same test, or the one that the mark names."""
    marks = [(test, test.get_closest_marker("wide")) for test in tests]
    kept = {plain_name(test) for test, mark in marks if mark is None}
    return [
        test.nodeid for test, mark in marks if mark is not None and (mark.args or (plain_name(test),))[0] not in kept
    ]


def plain_name(test: pytest.Item) -> str:
    """Without the case."""
    return test.name.partition("[")[0]
