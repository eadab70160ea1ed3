"""`gloaming serve`: the web table, for browsers and phones."""

from __future__ import annotations

import asyncio
import sys

import typer

from gloaming.cli import serve_options as options
from gloaming.cli.language import Language, in_language, refuse

LARGEST_MESSAGE = 16_384
"""No request of ours is longer; a client that sends more is disconnected."""
PING_SECONDS, PONG_SECONDS = 6.0, 5.0
"""A line that died without a word is noticed after both together at most. A phone in use does not feel it; one that is put
down lets its page sleep, and answers no ping."""


def serve(
    *,
    host: options.Host = "127.0.0.1",
    port: options.Port = None,
    public_url: options.PublicUrl = "",
    forwarded_allow_ips: options.Proxies = "127.0.0.1,::1",
    tls: options.Tls = "off",
    tls_cert: options.TlsCert = None,
    tls_key: options.TlsKey = None,
    store: options.StoreAt = "",
    keep_ended: options.KeepEnded = "",
    keep_lobbies: options.KeepLobbies = "",
    node_url: options.NodeUrl = "",
    metrics: options.Metrics = "",
    access_log: options.AccessLogFile = "",
    admin_token_file: options.AdminTokenFile = None,
    notices: options.Notices = None,
    language: Language = "",
) -> None:
    """Start the web server: open tables, invite friends, play in browsers and on phones.

    All tables live in one file; after a crash or restart, every game resumes where it was.

    For phones at home: gloaming serve --host 0.0.0.0

    The same, encrypted: gloaming serve --host 0.0.0.0 --tls auto

    Behind a proxy: gloaming serve --public-url https://games.example

    docs/how-to/run-a-server.md leads on from here, up to many servers
    that share one database; deploy/ has services, containers and
    proxies to copy."""
    from gloaming.cli import hosting
    from gloaming.cli.play.saves import home
    from gloaming.cli.welcome import welcome
    from gloaming.server.access_log import AccessLog, written
    from gloaming.server.addresses import adapters_here, as_url, outward_here, reachable
    from gloaming.server.app import PAGES, make_app
    from gloaming.server.door import run
    from gloaming.server.forms import Reach
    from gloaming.server.hosting import Hosting
    from gloaming.server.notices.house_settings import BadSettings, read_settings
    from gloaming.server.retention import Keep
    from gloaming.server.store import StoreBroken
    from gloaming.server.stores import store_at
    from gloaming.server.subpath import Subpath
    from gloaming.server.upkeep import limit_gc_pauses

    if not PAGES.is_dir():
        typer.echo("The pages are not built yet; run `make web` once.", err=True)
    where = store or str(home() / "tables.sqlite3")
    with in_language(language):
        hosting.require_networks(forwarded_allow_ips)
        public = hosting.public_address(public_url)
        encryption = hosting.encryption(tls, tls_cert, tls_key, home() / "tls", public)
        chosen = Hosting(hosting.admin_token(admin_token_file), encryption.authority, hosting.metrics_door(metrics))
        log = hosting.writable_log(access_log)
        keep = Keep(hosting.seconds_of(keep_ended), hosting.seconds_of(keep_lobbies))
        own_url = hosting.public_address(node_url)
        try:
            sending = read_settings(notices) if notices else None
            asyncio.run(opened_once(where))
            door = hosting.open_port(host, port)
        except (BadSettings, StoreBroken, OSError) as fault:
            refuse(str(fault))
        number: int = door.getsockname()[1]
        around = reachable(host, adapters_here(), outward_here())
        reach = Reach(public, tuple(as_url(each, number, encryption.scheme) for each in around))
        picture = sys.stdout.isatty() and "utf" in sys.stdout.encoding
        typer.echo(welcome(host, number, reach, picture, scheme=encryption.scheme, authority=encryption.authority))
        hosting.warn_of_few_files()
    limit_gc_pauses()
    own_url = own_url or next(iter(reach.addresses), as_url(host, number, encryption.scheme))
    app = make_app(store_at(where, own_url), reach=reach, keep=keep, hosting=chosen, notices=sending)
    with written(log) as lines:
        run(
            Subpath(AccessLog(app, app.pages.routes, lines) if lines else app, reach),
            door,
            app.drain,
            encryption.context,
            forwarded_allow_ips=forwarded_allow_ips,
            ws_max_size=LARGEST_MESSAGE,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PONG_SECONDS,
            ws_per_message_deflate=False,  # it would squeeze out the padding, and lengths would tell again
        )


async def opened_once(where: str) -> None:
    """A store that can't be opened is reported at the start, in one sentence."""
    from gloaming.server.stores import store_at

    opened = store_at(where)
    await opened.check()
    await opened.end()
