"""`gloaming serve`: the web table, for browsers and phones."""

from __future__ import annotations

import re
import socket
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from gloaming.cli.language import Language, in_language, refuse

USUAL_PORT = 8000
NEIGHBOURS = 50
LARGEST_MESSAGE = 16_384
"""No request of ours is longer; a client that sends more is disconnected."""
PING_SECONDS, PONG_SECONDS = 6.0, 5.0
"""A line that died without a word is noticed after both together at most. A phone in use does not feel it; one that is put
down lets its page sleep, and answers no ping."""


def serve(
    *,
    port: Annotated[int | None, typer.Option(help="Port; by default the first free one from 8000.")] = None,
    host: Annotated[
        str, typer.Option(help="127.0.0.1: this machine only; 0.0.0.0: anyone on your network.")
    ] = "127.0.0.1",
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="Address for links and QR codes, if you have a proxy or a domain.")
    ] = "",
    forwarded_allow_ips: Annotated[
        str,
        typer.Option(metavar="ADDRESSES", help="Proxies that may say where visitors come from: 10.0.0.5,10.1.0.0/16"),
    ] = "127.0.0.1,::1",
    store: Annotated[Path | None, typer.Option(help="Where tables are stored; created if missing.")] = None,
    language: Language = "",
) -> None:
    """Start the web server: open tables, invite friends, play in browsers and on phones.

    All tables live in one file; after a crash or restart, every game resumes where it was."""
    from gloaming.cli.play.saves import home
    from gloaming.cli.welcome import welcome
    from gloaming.server.addresses import adapters_here, as_url, outward_here, reachable
    from gloaming.server.app import PAGES, make_app
    from gloaming.server.door import run
    from gloaming.server.forms import Reach
    from gloaming.server.store import Store, StoreBroken
    from gloaming.server.upkeep import limit_gc_pauses
    from gloaming.words import t

    if not PAGES.is_dir():
        typer.echo("The pages are not built yet; run `make web` once.", err=True)
    path = store or home() / "tables.sqlite3"
    with in_language(language):
        if public_url and not re.fullmatch(r"https?://[^/?#\s]+/?", public_url):
            refuse(t("serve-odd-url", url=public_url))
        if odd := next((each for each in forwarded_allow_ips.split(",") if not is_network(each.strip())), None):
            refuse(t("serve-odd-proxy", address=odd.strip()))
        try:
            Store(path).close()
            door = open_port(host, port)
        except (StoreBroken, OSError) as fault:
            refuse(str(fault))
        number: int = door.getsockname()[1]
        others = tuple(as_url(each, number) for each in reachable(host, adapters_here(), outward_here()))
        reach = Reach(public_url.rstrip("/").lower(), others)
        typer.echo(welcome(host, number, reach, picture=sys.stdout.isatty() and "utf" in sys.stdout.encoding))
    limit_gc_pauses()
    run(
        make_app(path, reach=reach),
        door,
        forwarded_allow_ips=forwarded_allow_ips,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,  # it would squeeze out the padding, and lengths would tell again
    )


def is_network(text: str) -> bool:
    """Or one address. Names are not looked up, and "*" would believe everyone."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


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
