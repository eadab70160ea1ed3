"""What the options of `gloaming serve` come to; each that can't be meant so is refused in a sentence."""

from __future__ import annotations

import re
import socket
import ssl
from ipaddress import ip_network
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import typer

from gloaming.cli.language import refuse
from gloaming.server.addresses import adapters_here
from gloaming.server.door import MOST_CONNECTIONS, SPARE_FILES, capacity
from gloaming.words import t

ADDRESS = re.compile(r"(?i:https?)://[^/?#\s]+(/[\w.~-]+)*/?")
USUAL_PORT = 8000
NEIGHBOURS = 50


class Encryption(NamedTuple):
    """None of it: plain HTTP."""

    context: ssl.SSLContext | None = None
    authority: bytes = b""
    """The certificate by which others come to trust it, where Gloaming has made it."""

    @property
    def scheme(self) -> str:
        return "https" if self.context else "http"


def public_address(url: str) -> str:
    """As links have it. Names are the same in small letters; folders are not."""
    if not url:
        return ""
    if not ADDRESS.fullmatch(url):
        refuse(t("serve-odd-url", url=url))
    scheme, netloc, folder, *_ = urlsplit(url)
    return f"{scheme}://{netloc.lower()}{folder.rstrip('/')}"


def require_networks(proxies: str) -> None:
    """Names are not looked up, and "*" would believe everyone."""
    for proxy in map(str.strip, proxies.split(",")):
        try:
            ip_network(proxy)
        except ValueError:
            refuse(t("serve-odd-proxy", address=proxy))


def seconds_of(time: str) -> float:
    """0: for good."""
    from gloaming.server.retention import seconds_in

    try:
        return seconds_in(time) if time else 0.0
    except ValueError:
        refuse(t("serve-odd-time", time=time))


def encryption(tls: str, certificate: Path | None, key: Path | None, folder: Path, public: str) -> Encryption:
    from gloaming.server import certificates

    if (tls != "off" and certificate) or (key and not certificate):
        refuse(t("serve-one-tls"))
    try:
        if certificate:
            return Encryption(certificates.given_context(certificate, key))
        if tls == "off":
            return Encryption()
        authority = certificates.own_authority(folder)
        names = certificates.own_names(adapters_here(), urlsplit(public).hostname or "")
        return Encryption(certificates.own_context(authority, names), authority.cert_pem.bytes())
    except certificates.TlsBroken as fault:
        refuse(str(fault))


def admin_token(file: Path | None) -> bytes:
    from gloaming.server.hosting import SHORTEST_TOKEN, BadToken, admin_from

    try:
        return admin_from(file) if file else b""
    except (BadToken, OSError, UnicodeDecodeError):
        refuse(t("serve-short-token", file=str(file), least=SHORTEST_TOKEN))


def metrics_door(address: str) -> socket.socket | None:
    if not address:
        return None
    try:
        import prometheus_client  # noqa: F401
    except ImportError:
        refuse(t("serve-no-metrics", command='pip install "gloaming[host]"'))
    host, colon, port = address.rpartition(":")
    if not (host and colon and port.isdigit()):
        refuse(t("serve-odd-metrics", address=address))
    try:
        return open_port(host.strip("[]"), int(port))
    except OSError as fault:
        refuse(str(fault))


def writable_log(where: str) -> str:
    try:
        if where not in ("", "-"):
            Path(where).open("a", encoding="utf-8").close()
    except OSError:
        refuse(t("serve-odd-log", file=where))
    return where


def warn_of_few_files() -> None:
    """A house that a few hundred visitors fill up says so at once, and not on the evening when they come."""
    room = capacity()
    if room < MOST_CONNECTIONS:
        typer.echo(t("serve-few-files", files=room + SPARE_FILES, people=room), err=True)


def open_port(host: str, port: int | None) -> socket.socket:
    """The wanted port, or else the first free one from the usual one on."""
    tries = [port] if port is not None else list(range(USUAL_PORT, USUAL_PORT + NEIGHBOURS))
    for number in tries:
        # Named as TCP: only then does asyncio send without waiting for more (TCP_NODELAY), and every answer is 40 ms sooner.
        door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":  # some systems would leave the older kind out
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        try:
            door.bind((host, number))
        except OSError:
            door.close()
        else:
            return door
    wanted = f"Port {port}" if port is not None else f"Every port from {USUAL_PORT} to {tries[-1]}"
    raise OSError(f"{wanted} at {host} is taken; choose another with --port.")
