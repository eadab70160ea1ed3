"""Many games, spread over processes. They come back in order, and are the same however many processes play them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from threading import Thread
from typing import TypeVar

from gloaming.lab.simulation import Plan, Played, simulate

S = TypeVar("S")
T = TypeVar("T")

CHUNKS_A_JOB = 16
"""So many that the last job to finish is not long alone, and progress moves."""
LARGEST_CHUNK = 25
TASKS_A_JOB = 2
"""One that is being played and one that waits for it."""
FEWEST_GAMES_A_JOB = 20
"""Below that, starting a process takes longer than playing."""


def jobs_for(games: int) -> int:
    """How many processes are worth their start."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores, games // FEWEST_GAMES_A_JOB))


def series(plan: Plan, games: int, jobs: int) -> Generator[Played]:
    """The games 1, 2, … of this plan, in order. Closing the iterator stops the play."""
    return spread(partial(simulate, plan), games, jobs)


def spread(play: Callable[[int], T], games: int, jobs: int) -> Generator[T]:
    """What `play` makes of the numbers 1, 2, …, in order. It travels to other processes, so it can't be a closure."""
    if jobs == 1:
        yield from map(play, range(1, games + 1))
        return
    with _processes(jobs) as pool:
        with _deaf_to_interrupts():  # processes that start now inherit it, and could be hit before they are prepared
            waiting = [pool.submit(_chunk, play, chunk) for chunk in _chunks(games, jobs)]
        waiting.reverse()
        while waiting:
            yield from waiting.pop().result()  # popped, so records don't pile up


def as_ready(play: Callable[[S], T], tasks: Iterable[S], jobs: int) -> Generator[T]:
    """What `play` makes of each task, as soon as it is ready. Only a few are on their way at any time."""
    if jobs == 1:
        yield from map(play, tasks)
        return
    coming: set[Future[T]] = set()
    with _processes(jobs) as pool:
        for task in tasks:
            with _deaf_to_interrupts():
                coming.add(pool.submit(play, task))
            if len(coming) >= jobs * TASKS_A_JOB:
                ready, coming = wait(coming, return_when=FIRST_COMPLETED)
                yield from [future.result() for future in ready]
        for future in as_completed(coming):
            yield future.result()


@contextmanager
def _processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that stop when their parent stops, whether it says so or not."""
    context = get_context("spawn")  # alike on every system, and safe with threads
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, initializer=_prepare, initargs=(stop,)) as pool:
        try:
            yield pool
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here ignore interrupts; any that arrive meanwhile are handled afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # where nothing of it would be inherited
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _chunks(games: int, jobs: int) -> list[range]:
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_A_JOB)))
    return [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]


# In the other processes

_stopped: Callable[[], bool] = lambda: False  # noqa: E731  # replaced when a process starts


def stopped() -> bool:
    """Whether nobody waits any more for what this process plays."""
    return _stopped()


def _prepare(stop: Event) -> None:
    """Ctrl-C reaches every process at the terminal; only the first shall act on it, by the event."""
    global _stopped  # noqa: PLW0603  # a process has no other place to keep it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stopped = stop.is_set
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A parent that is killed cannot say so; without this its processes would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _chunk(play: Callable[[int], T], numbers: range) -> list[T]:
    return [play(number) for number in numbers if not _stopped()]
