"""In which order several workers run the tests: what takes long first, so nobody drags alone at the end.

`--dist worksteal` cuts the list into a share for every worker, and a worker that is done takes over from the end of another's
share. In the order of the files nearly all that takes long would lie in the first share, some of it at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TypeVar

T = TypeVar("T")


def in_shares(tests: Sequence[T], file_of: Callable[[T], str], is_long: Callable[[T], bool], workers: int) -> list[T]:
    """The same tests; each share begins with files that hold long ones, those of few tests first: theirs are the longest.

    Files stay together, for what they set up."""
    files = [list(group) for _, group in groupby(tests, file_of)]
    long = [file for file in files if any(is_long(test) for test in file)]
    short = [test for file in files if file not in long for test in file]
    shares: list[list[T]] = [[] for _ in range(workers)]
    for file in sorted(long, key=len):
        min(shares, key=len).extend(file)
    for number, share in enumerate(shares):
        size = len(tests) * (number + 1) // workers - len(tests) * number // workers
        missing = max(0, size - len(share))
        share.extend(short[:missing])
        short = short[missing:]
    return [test for share in shares for test in share] + short
