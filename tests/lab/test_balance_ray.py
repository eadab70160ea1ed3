"""A balance study on a real cluster of two Ray nodes, one of which is killed in the middle. `make test-ray` runs it."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.lab.balancing import ROOT, command, count, family, games_in, wait_until

pytestmark = [pytest.mark.ray, pytest.mark.timeout(600)]

LONGER = ("--bots", "careful", "--games", "150", "--role-games", "100")
"""The small study with careful bots besides: long enough for a node to be lost in the middle."""
TOTAL = 2 * (2 * 150 + 100 + 2 * 20)
PATIENCE = {"RAY_raylet_start_wait_time_s": "300"}
"""A machine that does other things besides starts a node slowly."""
ENOUGH = 20
"""Games after which the study is well under way."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def node(environment: dict[str, str], log: Path, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A Ray node with one core."""
    ray = Path(sys.executable).with_name("ray")
    here = ("--node-ip-address", "127.0.0.1", "--num-cpus", "1", "--disable-usage-stats")
    with log.open("wb") as file:
        words = (str(ray), "start", "--block", *here, *words)
        started = subprocess.Popen(words, env=environment, stdout=file, stderr=file)
    try:
        yield started
    finally:
        lose(started)


def lose(lost: subprocess.Popen[bytes]) -> None:
    """As if somebody had pulled the plug: everything on this node is gone at once."""
    for process in family(lost.pid):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    lost.wait()


def players_of(first: int) -> list[int]:
    """The workers of a node that play a game just now."""
    found = []
    for process in family(first):
        with suppress(OSError):
            if b"ray::play" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.append(process)
    return found


def says(log: Path, words: str) -> bool:
    return log.exists() and words in log.read_text()


@contextmanager
def cluster(folder: Path, environment: dict[str, str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """Two nodes, of which the second is given out to be killed."""
    first, second = folder / "first.log", folder / "second.log"
    head = ("--head", "--port", str(port), "--include-dashboard", "false")
    with TemporaryDirectory(prefix="ray") as short, node(environment, first, *head, "--temp-dir", short):  # for sockets
        wait_until("the first node starts", lambda: says(first, "Ray runtime started"))
        with node(environment, second, "--address", f"127.0.0.1:{port}") as lost:
            wait_until("the second node starts", lambda: says(second, "Ray runtime started"))
            yield lost


@contextmanager
def study_on(address: str, out: Path, environment: dict[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as file:
        words = command(out, *LONGER, "--ray", address)
        study = subprocess.Popen(words, cwd=ROOT, env=environment, stdout=file, stderr=file)
    try:
        yield study
    finally:
        study.kill()
        study.wait()


def test_a_lost_node_loses_no_game_and_counts_none_twice(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "study.log"
    shared = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), **PATIENCE}
    environment = {**os.environ, **shared}
    out, alone = tmp_path / "cluster", tmp_path / "alone"
    with cluster(tmp_path, environment, port) as lost, study_on(f"127.0.0.1:{port}", out, environment, log) as study:
        wait_until("games are played", lambda: count(out) > ENOUGH or study.poll() is not None)
        wait_until("the second node plays", lambda: players_of(lost.pid) or study.poll() is not None)
        before = games_in(out)
        lose(lost)
        assert study.poll() is None, log.read_text()
        assert study.wait(400) == 0, log.read_text()
    assert ENOUGH < len(before) < TOTAL
    assert len(games_in(out)) == TOTAL
    assert set(before) <= set(games_in(out))
    done = subprocess.run(command(alone, *LONGER, "--jobs", "2"), cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert games_in(out) == games_in(alone)
    assert (out / "report.html").read_bytes() == (alone / "report.html").read_bytes()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:many", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_said_so(address: str, tmp_path: Path) -> None:
    words = command(tmp_path, "--ray", address)
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=100)
    assert done.returncode == 2
    assert done.stderr.startswith(f"There is no Ray cluster to be reached at '{address}'")
    assert done.stderr.count("\n") == 1
