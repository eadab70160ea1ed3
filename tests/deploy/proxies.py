"""The proxies of `deploy/`, started as they are shipped: only ports, addresses and certificates are the test's own."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
import trustme

from tests.server.running import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 60.0


class Front(NamedTuple):
    """Where a proxy lets people in, and by what its certificate is trusted."""

    url: str
    authority: Path | None = None


def program(name: str) -> str:
    """On the path, or where a system keeps what only its keeper runs; a machine without it skips the test."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed here")
    return found


@contextmanager
def running(command: Sequence[str], port: int, folder: Path, **around: str) -> Iterator[None]:
    """Until it lets somebody in; what it said is shown if it does not."""
    log = folder / "proxy.log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, cwd=folder, env={**os.environ, **around})
    try:
        end = time.monotonic() + PATIENCE
        while not is_open(port):
            assert process.poll() is None, log.read_text(encoding="utf-8", errors="replace")
            assert time.monotonic() < end, log.read_text(encoding="utf-8", errors="replace")
            time.sleep(0.02)
        yield
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=PATIENCE)


def is_open(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


@contextmanager
def caddy(file: str | Path, node: str, folder: Path, front: int = 0) -> Iterator[Front]:
    """The file is taken as it is: what changes from house to house comes from the environment."""
    front, admin = front or free_port(), free_port()
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(DEPLOY / file)]
    around = {
        "GLOAMING_DOMAIN": f"http://127.0.0.1:{front}",
        "SITE": f"http://127.0.0.1:{front}",
        "GLOAMING_NODE": node,
        "GLOAMING_NODES": f"{node} {node.replace('127.0.0.1', 'localhost')}",
        "CADDY_ADMIN": f"127.0.0.1:{admin}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with running(command, front, folder, **around):
        yield Front(f"http://127.0.0.1:{front}")


def certified(folder: Path) -> tuple[Path, Path, Path]:
    """An authority, a certificate with its chain, and its key."""
    authority, files = trustme.CA(), (folder / "ca.pem", folder / "games.crt", folder / "games.key")
    given = authority.issue_cert("127.0.0.1", "games.example")
    authority.cert_pem.write_to_path(str(files[0]))
    for pem in given.cert_chain_pems:
        pem.write_to_path(str(files[1]), append=True)
    given.private_key_pem.write_to_path(str(files[2]))
    return files


def changed(text: str, changes: dict[str, str]) -> str:
    """What is replaced has to stand there: else the shipped file is no longer what is tested."""
    for old, new in changes.items():
        text, count = re.subn(old, new, text, flags=re.MULTILINE)
        assert count, f"{old} is not in the file"
    return text


def haproxy_file(folder: Path, front: int, node: str) -> Path:
    _, certificate, key = certified(folder)
    both = folder / "games.pem"
    both.write_bytes(certificate.read_bytes() + key.read_bytes())
    changes = {
        r"bind :80$": f"bind 127.0.0.1:{free_port()}",
        r"bind :443 ssl crt \S+": f"bind 127.0.0.1:{front} ssl crt {both}",
        r"127\.0\.0\.1:800[12]": node,
        r"maxconn 40000": "maxconn 100",  # the machine of a test may allow for fewer files
    }
    file = folder / "haproxy.cfg"
    file.write_text(changed((DEPLOY / "haproxy.cfg").read_text("utf-8"), changes), encoding="utf-8")
    return file


@contextmanager
def haproxy(node: str, folder: Path) -> Iterator[Front]:
    front = free_port()
    with running([program("haproxy"), "-db", "-f", str(haproxy_file(folder, front, node))], front, folder):
        yield Front(f"https://127.0.0.1:{front}", folder / "ca.pem")


def nginx_file(folder: Path, front: int, node: str) -> Path:
    _, certificate, key = certified(folder)
    for name in ("client", "proxy", "fastcgi", "uwsgi", "scgi"):
        (folder / name).mkdir(exist_ok=True)
    temporary = " ".join(f"{name}_temp_path {folder / name};" for name in ("proxy", "fastcgi", "uwsgi", "scgi"))
    changes = {
        r"^events \{ worker_connections 20000; \}": f"pid {folder}/pid; error_log stderr; daemon off; events {{ worker_connections 100; }}",
        r"^http \{": f"http {{ access_log off; client_body_temp_path {folder / 'client'}; {temporary}",
        r"listen 80;": f"listen 127.0.0.1:{free_port()};",
        r"listen 443 ssl;": f"listen 127.0.0.1:{front} ssl;",
        r"/etc/nginx/games\.crt": str(certificate),
        r"/etc/nginx/games\.key": str(key),
        r"127\.0\.0\.1:8001": node,
        r"127\.0\.0\.1:8002": node.replace("127.0.0.1", "localhost"),
    }
    file = folder / "nginx.conf"
    file.write_text(changed((DEPLOY / "nginx.conf").read_text("utf-8"), changes), encoding="utf-8")
    return file


@contextmanager
def nginx(node: str, folder: Path) -> Iterator[Front]:
    front = free_port()
    with running(
        [program("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(nginx_file(folder, front, node))], front, folder
    ):
        yield Front(f"https://127.0.0.1:{front}", folder / "ca.pem")
