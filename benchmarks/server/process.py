"""A server in a process of its own, on one core, that never outlives the measuring."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.server.socket import HOST, fetch
from gloaming.kernel.errors import Refused

ROOT = Path(__file__).parents[2]
OPENING_SECONDS = 30
CLOSING_SECONDS = 10


class Server:
    """How it does: since when it answers, and what it takes."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, complaints: Path) -> None:
        self.process, self.port, self.complaints = process, port, complaints
        self.begun = time.perf_counter()

    async def answers(self, path: str) -> float:
        """Wait for the first answer; the seconds since it was started."""
        while time.perf_counter() - self.begun < OPENING_SECONDS:
            with contextlib.suppress(OSError):
                await fetch(self.port, path)
                return time.perf_counter() - self.begun
            if self.process.poll() is not None:
                break
            await asyncio.sleep(0.01)
        raise Refused(f"The server does not open: {self.complaints.read_text()[-500:] or 'it says nothing'}")

    def cpu_seconds(self) -> float:
        """Processor time of all its threads; 0 where the system does not tell."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])  # utime, stime; the two fields before the name are gone
        return ticks / os.sysconf("SC_CLK_TCK")

    def waited_seconds(self) -> float:
        """How long its first thread was ready to run while other processes had its core; 0 where the system does not tell."""
        schedule = Path(f"/proc/{self.process.pid}/schedstat")
        if not schedule.exists():
            return 0.0
        ran, waited = [int(word) / 1e9 for word in schedule.read_text().split()[:2]]
        return waited - (self.cpu_seconds() - ran)  # for its own threads it waited too

    def resident_kb(self) -> float:
        """What it holds in memory; 0 where the system does not tell."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0.0
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS:"))
        return float(line.split()[1]) * 1024 / 1000


@contextlib.contextmanager
def serving(entry: str, *words: str, own: set[int] | None = None) -> Iterator[Server]:
    """Start `entry` ("module:function") with these words, in which {port} stands for a free port; end it afterwards. It has these
    cores to itself, or else one."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.server.child", entry, *[word.format(port=port) for word in words]]
    with tempfile.TemporaryDirectory() as folder:
        complaints = Path(folder) / "complaints"
        with complaints.open("wb") as stderr, on_cores(server_cores() if own is None else own):
            process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=stderr
            )
        try:
            yield Server(process, port, complaints)
        finally:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(CLOSING_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdin is not None:
        process.stdin.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


# Cores


def cores() -> list[int]:
    """The cores that we may use; none where the system does not let one choose."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


@functools.cache
def all_cores() -> tuple[int, ...]:
    """Those that we had before we kept to some of them: the others are the server's."""
    return tuple(cores())


def server_cores() -> set[int]:
    return set(all_cores()[-1:])


def load_cores() -> set[int]:
    """All but the server's, if there is another."""
    return set(all_cores()[:-1]) or set(all_cores())


@contextlib.contextmanager
def on_cores(chosen: set[int]) -> Iterator[None]:
    """For a while, this process runs there; a process that it starts stays there."""
    before = set(cores())
    if not before or not chosen:
        yield
        return
    os.sched_setaffinity(0, chosen)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def allow_connections(count: int) -> None:
    """Many systems allow fewer open files than there are seats, until they are asked."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + 200
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise Refused(f"{count} connections need {wanted} open files, and {hard} are allowed; raise `ulimit -n`.")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
