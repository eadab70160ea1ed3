"""Many games, spread over processes. They come back in order, and are the same however many processes play them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from threading import current_thread, main_thread

from gloaming.lab.simulation import Plan, Played, simulate

CHUNKS_A_JOB = 16
"""So many that the last job to finish is not long alone, and progress moves."""
LARGEST_CHUNK = 25
FEWEST_GAMES_A_JOB = 20
"""Below that, starting a process takes longer than playing."""


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def jobs_for(games: int) -> int:
    """How many processes are worth their start."""
    return max(1, min(cores(), games // FEWEST_GAMES_A_JOB))


def series(plan: Plan, games: int, jobs: int) -> Generator[Played]:
    """The games 1, 2, … of this plan, in order. Whoever stops listening stops the play."""
    if jobs == 1:
        return (simulate(plan, number) for number in range(1, games + 1))
    return _spread(plan, games, jobs)


def _spread(plan: Plan, games: int, jobs: int) -> Generator[Played]:
    context = get_context("spawn")  # alike on every system, and safe beside threads
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, initializer=_prepare, initargs=(stop,)) as pool:
        with _deaf_to_interrupts():  # processes that start now inherit it; one could be hit before it is prepared
            waiting = [pool.submit(_chunk, plan, chunk) for chunk in _chunks(games, jobs)]
        try:
            yield from _in_order(waiting)
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    if current_thread() is not main_thread():  # signals are not its affair
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _in_order(waiting: list[Future[list[Played]]]) -> Iterator[Played]:
    waiting.reverse()
    while waiting:
        yield from waiting.pop().result()  # popped, so that records do not pile up


def _chunks(games: int, jobs: int) -> list[range]:
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_A_JOB)))
    return [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]


# In the other processes

_stopped: Callable[[], bool] = lambda: False  # noqa: E731  # replaced when a process starts


def _prepare(stop: Event) -> None:
    """Ctrl-C reaches every process at the terminal; only the first shall act on it, by the event."""
    global _stopped  # noqa: PLW0603  # a process has no other place to keep it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stopped = stop.is_set


def _chunk(plan: Plan, numbers: range) -> list[Played]:
    return [simulate(plan, number) for number in numbers if not _stopped()]
