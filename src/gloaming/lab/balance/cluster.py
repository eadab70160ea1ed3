"""A study on many machines, by Ray. A task whose machine is lost is played again elsewhere, to the same end."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from socket import create_connection
from typing import Any, TypeVar

from gloaming.kernel.errors import BadOptions

S = TypeVar("S")
T = TypeVar("T")

TASKS_A_CORE = 2
FOR_EVER = -1
PATIENCE = 10.0


def on_cluster(play: Callable[[S], T], tasks: Iterable[S], address: str) -> Generator[T]:
    """What `play` makes of each task, as soon as it is ready."""
    import ray
    from ray.exceptions import RayError, RayTaskError

    connect(address)
    remote = ray.remote(num_cpus=1, max_retries=FOR_EVER)(play)
    coming: dict[Any, S] = {}
    waiting = iter(tasks)
    try:
        while True:
            for task in waiting:
                coming[remote.remote(task)] = task
                if len(coming) >= TASKS_A_CORE * max(1, int(ray.cluster_resources().get("CPU", 1))):
                    break
            if not coming:
                return
            (ready, *_), _ = ray.wait(list(coming), num_returns=1)
            task = coming.pop(ready)
            try:
                result = ray.get(ready)
            except RayTaskError as fault:  # the game itself failed; elsewhere it would fail alike
                raise fault.cause from fault
            except RayError:  # the machine failed
                coming[remote.remote(task)] = task
            else:
                yield result
    finally:
        ray.shutdown()


def connect(address: str) -> None:
    import logging

    import ray
    from ray.exceptions import RayError

    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError, RayError) as fault:
        raise BadOptions(
            f"There is no Ray cluster to be reached at {address!r}; start one with `ray start --head --block`, "
            "and give this command the same RAY_AUTH_TOKEN."
        ) from fault


def knock(address: str) -> None:
    """Ray itself would try for minutes whether somebody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), timeout=PATIENCE).close()
