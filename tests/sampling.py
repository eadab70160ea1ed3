"""Sweeps of which coverage traces a sample: traced, a search takes some times as long, and the rest of it reaches no other line.

The samples were chosen by contexts (`pytest --cov --cov-context=test`): without the rest, no line or branch was lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


def traced(values: Iterable[T], sample: Callable[[T], bool]) -> list[Any]:
    """All of these, for `parametrize`; coverage is measured where they are in the sample."""
    return [value if sample(value) else pytest.param(value, marks=pytest.mark.no_cover) for value in values]
