"""What a large house is made of, each in a process of its own that can be killed, paused and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from pathlib import Path

import httpx

from tests.deploy.proxies import DEPLOY, changed
from tests.forwarder import Forwarder
from tests.server.running import free_port

ROOT = Path(__file__).parents[2]
START_SECONDS = 300.0
END_SECONDS = 60.0


class Part(ABC):
    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder, name
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.lives = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @abstractmethod
    def command(self) -> list[str]: ...

    def around(self) -> dict[str, str]:
        """What is said to it by its environment."""
        return {}

    @abstractmethod
    async def is_open(self) -> bool: ...

    async def start(self) -> None:
        """Again and again until it stays, as a supervisor would: it may find the others away."""
        self.lives += 1
        end = time.monotonic() + START_SECONDS
        while True:
            process = self.process = self._begin()
            while process.poll() is None:
                if await self.is_open():
                    return
                assert time.monotonic() < end, f"{self.name} does not open:\n{self.said()[-2000:]}"
                await asyncio.sleep(0.05)
            await self.gone()
            await asyncio.sleep(0.5)

    def _begin(self) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                self.command(),
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                env={**os.environ, "LC_ALL": "C.UTF-8", **self.around()},
            )

    @property
    def log(self) -> Path:
        return self.folder / f"{self.name}.log"

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def send(self, what: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(what)

    async def gone(self) -> None:
        """Wait for its end."""
        if self.process is None:
            return
        end = time.monotonic() + END_SECONDS
        while self.process.poll() is None:
            assert time.monotonic() < end, f"{self.name} does not end:\n{self.said()[-2000:]}"
            await asyncio.sleep(0.02)
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process = None

    async def kill(self) -> None:
        self.send(signal.SIGKILL)
        await self.gone()


class Node(Part):
    """One of several, each with a wire of its own to the database."""

    def __init__(self, folder: Path, name: str, store: str, wire: Forwarder, plant: str = "") -> None:
        super().__init__(folder, name)
        self.store, self.wire, self.plant = store, wire, plant

    def command(self) -> list[str]:
        # By its name PostgreSQL knows who writes: each life of a node has its own.
        store = f"{self.wire.url(self.store)}?application_name={self.name}{self.lives}"
        words = ["--port", str(self.port), "--store", store, "--node-url", self.url]
        return [sys.executable, "-m", "tests.cluster.node", self.plant, "serve", *words]

    async def is_open(self) -> bool:
        return await answers(f"{self.url}/readyz")


async def answers(url: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        async with httpx.AsyncClient(verify=False, timeout=1) as client:
            return (await client.get(url)).status_code == 200
    return False


# Proxies


class Proxy(Part):
    """Sends people to a node by the code in the address, and away from a node that does not answer."""

    def __init__(self, folder: Path, nodes: list[Node]) -> None:
        super().__init__(folder, type(self).__name__.lower())
        self.nodes = nodes

    async def is_open(self) -> bool:
        return await answers(f"{self.url}/readyz")

    def _begin(self) -> subprocess.Popen[bytes]:
        """With a shell next to it that ends it when we are gone, however we end."""
        process = super()._begin()
        self._watcher = subprocess.Popen(
            ["sh", "-c", 'cat > /dev/null; kill -9 "$1"', "sh", str(process.pid)],
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        return process

    async def gone(self) -> None:
        if self.process is not None:
            self._watcher.kill()
            self._watcher.communicate()
        await super().gone()


class HAProxy(Proxy):
    """As `deploy/` has it, but without TLS."""

    def command(self) -> list[str]:
        changes = {
            r"maxconn 40000": "maxconn 4000",
            r"\n  bind :80$": "",
            r"bind :443 ssl .*": f"bind 127.0.0.1:{self.port}",
            r"\n  http-request redirect scheme https .*": "",
            r"(\n  server \w 127\.0\.0\.1:800\d)+": "".join(
                f"\n  server {node.name} 127.0.0.1:{node.port}" for node in self.nodes
            ),
        }
        settings = self.folder / "haproxy.cfg"
        settings.write_text(changed((DEPLOY / "haproxy.cfg").read_text("utf-8"), changes), encoding="utf-8")
        return ["haproxy", "-db", "-f", str(settings)]


class Caddy(Proxy):
    """As `deploy/` has it."""

    def command(self) -> list[str]:
        return ["caddy", "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]

    def around(self) -> dict[str, str]:
        return {
            "GLOAMING_DOMAIN": self.url,
            "GLOAMING_NODES": " ".join(f"127.0.0.1:{node.port}" for node in self.nodes),
            "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
            "XDG_DATA_HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(self.folder),
        }


def proxy_here(folder: Path, nodes: list[Node], chosen: str = "") -> Proxy | None:
    """The one that is wished for, else the first that is installed; none where there is none."""
    for kind in (HAProxy, Caddy):
        if shutil.which(kind.__name__.lower()) and chosen in ("", kind.__name__.lower()):
            return kind(folder, nodes)
    return None
