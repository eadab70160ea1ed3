"""A real house for the tests: `gloaming serve` in a process of its own, with a store of its own."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
import weakref
from contextlib import closing
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from random import randrange
from typing import Any, Self

import httpx

from gloaming.server.chain import verified
from gloaming.server.table import Table, from_log
from tests.server.browser import Browser

GLOAMING = (sys.executable, "-c", "from gloaming.cli.main import app; app()")
START_SECONDS = 120.0
ANYBODY = ssl._create_unverified_context()
"""Whom to trust is what the tests ask; here it only matters that somebody answers."""


class RunningHouse:
    """Started, killed and started again at the same address with the same store."""

    def __init__(
        self, folder: Path, guests: Path | None = None, more: tuple[str, ...] = (), files: int = 0, before: str = ""
    ) -> None:
        self.before = before
        """What is done in its process first, as a line of Python."""
        self.guests = guests
        """A folder with packages that bring games; this house finds them on its path."""
        self.more = more
        """Further words of the command that starts it."""
        self.limited = ("sh", "-c", f'ulimit -n {files}; exec "$@"', "sh") if files else ()
        """How many files it may have open, if not as many as we."""
        self.store = folder / "tables.sqlite3"
        self.log = folder / "house.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket = f"ws://127.0.0.1:{self.port}/api/socket"
        self.crowd: list[Browser] = []
        self.process: subprocess.Popen[bytes] | None = None

    # The process

    def start(self) -> Self:
        python, option, program = GLOAMING
        served = ("serve", "--port", str(self.port), "--store", str(self.store))
        begun = (python, "-X", "faulthandler", option, f"{self.before}\n{program}")
        command = [*self.limited, *begun, *served, *self.more]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, env=self._around()
            )
        # However a test ends: nobody else's test is told that this process still runs.
        weakref.finalize(self, put_down, self.process)
        end = time.monotonic() + START_SECONDS
        while not self._is_open():
            assert self.process.poll() is None, f"the house did not open:\n{self.said()}"
            if time.monotonic() > end:
                self._end(signal.SIGABRT)  # it says what each of its threads is at
                raise AssertionError(f"the house takes too long to open:\n{self.said()}")
            time.sleep(0.02)
        return self

    def _around(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.guests)} if self.guests else dict(os.environ)

    def kill(self) -> None:
        """As a crash would: nothing is finished, nothing is tidied up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=60)
            self.process = None

    def _is_open(self) -> bool:
        """Not by a bare connection: a house that is about to be gone may still take one."""
        asked = self._line()
        try:
            asked.request("GET", "/healthz")
            return asked.getresponse().status == HTTPStatus.OK
        except (OSError, HTTPException):
            return False
        finally:
            asked.close()

    def _line(self) -> HTTPConnection:
        if "--tls" not in self.more:
            return HTTPConnection("127.0.0.1", self.port, timeout=5)
        return HTTPSConnection("127.0.0.1", self.port, timeout=5, context=ANYBODY)

    def said(self) -> str:
        """Everything it has written to its log."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    # Its doors

    def client(self) -> httpx.AsyncClient:
        # Plain HTTP: spare the loading of certificates.
        return httpx.AsyncClient(base_url=self.url, verify=False, headers=from_a_home(), timeout=60)

    async def get(self, path: str, **headers: str) -> httpx.Response:
        async with self.client() as client:
            return await client.get(path, headers=headers)

    async def post(self, path: str, body: Any) -> httpx.Response:
        async with self.client() as client:
            raw = {"content": body} if isinstance(body, bytes) else {"json": body}
            return await client.post(path, **raw)

    async def seat(self, path: str, name: str, **more: Any) -> Browser:
        """Sit down over HTTP, and open the socket with what one is given."""
        answer = await self.post(path, {"name": name, **more})
        assert answer.status_code == 200, answer.text
        return await self.browser(answer.json()["code"], answer.json()["token"])

    async def host(self, name: str = "Hanna") -> Browser:
        return await self.seat("/api/tables", name)

    async def guest(self, code: str, name: str) -> Browser:
        return await self.seat(f"/api/tables/{code}/seats", name)

    async def program(self, code: str, name: str) -> Browser:
        return await self.seat(f"/api/tables/{code}/seats", name, program=True)

    async def browser(self, code: str, token: str = "", *, screen: bool = False) -> Browser:
        return await Browser(self.socket_of(code), code, token, self.crowd, screen=screen).open()

    def socket_of(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"

    async def send_home(self) -> None:
        """Close every connection that a test has opened."""
        for browser in self.crowd:
            await browser.close()

    # Its store

    def check_logs(self) -> None:
        """Whatever was asked of the tables of this test: their logs can be read again."""
        codes = {browser.code for browser in self.crowd}
        self.crowd.clear()
        for code in codes & set(self.store_codes()):
            self.table(code)

    def store_codes(self) -> list[str]:
        with closing(self.connect()) as store:
            return [code for (code,) in store.execute("SELECT DISTINCT code FROM log")]

    def table(self, code: str) -> Table:
        """The table as its log tells it, read while the server runs."""
        with closing(self.connect()) as store:
            store.execute("BEGIN")
            rows = store.execute(
                "SELECT number, entry, link FROM log WHERE code = ? ORDER BY number", (code,)
            ).fetchall()
            tip = store.execute("SELECT entries, link FROM tips WHERE code = ?", (code,)).fetchone()
        return from_log(code, verified(code, rows, tip))

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.store, timeout=60)


def put_down(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.kill()
        process.wait(timeout=60)


def from_a_home() -> dict[str, str]:
    """Everybody comes from a home of their own, as a proxy would tell it: one home may not make tables without end."""
    return {"X-Forwarded-For": f"10.{randrange(256)}.{randrange(256)}.{randrange(256)}"}


OURS: list[socket.socket] = []
"""They keep our ports for as long as we run."""


def free_port() -> int:
    """One that stays ours. Nobody who asks for any port is given it, neither before a house opens there nor between two of its
    lives; and somebody who knocks too early can't be given it either, and so speak to themselves."""
    kept = socket.socket()
    if sys.platform == "linux":  # elsewhere it would be taken
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        OURS.append(kept)
    kept.bind(("127.0.0.1", 0))
    port: int = kept.getsockname()[1]
    if sys.platform != "linux":
        kept.close()
    return port
