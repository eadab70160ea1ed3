"""The options of `gloaming serve`, in the groups in which its help shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

COMING_IN = "Who can come in"
ENCRYPTION = "Encryption"
KEEPING = "What it keeps"
MANY = "One node of many"
LOOKING_AFTER = "Looking after it"

Host = Annotated[
    str,
    typer.Option(
        help="127.0.0.1: this computer only; 0.0.0.0: anyone on your network, or :: with IPv6 too.",
        rich_help_panel=COMING_IN,
    ),
]
Port = Annotated[
    int | None, typer.Option(help="Port; by default the first free one from 8000.", rich_help_panel=COMING_IN)
]
PublicUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="Address for links and QR codes, if you have a proxy or a domain; it may be a folder: https://example.org/games/",
        rich_help_panel=COMING_IN,
    ),
]
Proxies = Annotated[
    str,
    typer.Option(
        metavar="ADDRESSES",
        help="Proxies that may say where visitors come from: 10.0.0.5,10.1.0.0/16",
        rich_help_panel=COMING_IN,
    ),
]
Tls = Annotated[
    Literal["off", "auto"],
    typer.Option(
        help="auto: encrypt by a certificate that Gloaming makes for this computer, for an evening at home. "
        "On the open internet let a proxy do it.",
        rich_help_panel=ENCRYPTION,
    ),
]
TlsCert = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="A certificate of your own instead, with its chain.", rich_help_panel=ENCRYPTION),
]
TlsKey = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Its key, if it is in another file.", rich_help_panel=ENCRYPTION),
]
StoreAt = Annotated[
    str,
    typer.Option(
        metavar="FILE|URL",
        help="Where tables are stored: a file, created if missing, or postgresql://… for many nodes.",
        rich_help_panel=KEEPING,
        show_default=False,
    ),
]
KeepEnded = Annotated[
    str,
    typer.Option(
        metavar="TIME",
        help="How long games that are over are kept: 90d, 12h, 4w; by default for good.",
        rich_help_panel=KEEPING,
        show_default=False,
    ),
]
KeepLobbies = Annotated[
    str,
    typer.Option(
        metavar="TIME",
        help="How long tables are kept at which no game has begun; by default for good.",
        rich_help_panel=KEEPING,
        show_default=False,
    ),
]
NodeUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="Where the other nodes of a PostgreSQL store reach this one; a private address.",
        rich_help_panel=MANY,
        show_default=False,
    ),
]
Metrics = Annotated[
    str,
    typer.Option(
        metavar="HOST:PORT",
        help="Numbers for Prometheus, at an address of their own: 127.0.0.1:9100. Keep players away from it.",
        rich_help_panel=LOOKING_AFTER,
    ),
]
AccessLogFile = Annotated[
    str,
    typer.Option(
        metavar="FILE",
        help="A line of JSON for each request, without anything secret; - for the standard output.",
        rich_help_panel=LOOKING_AFTER,
    ),
]
AdminTokenFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Opens the page /admin to those who know the token in this file.",
        rich_help_panel=LOOKING_AFTER,
    ),
]
Notices = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="How notices are sent to players who are away, by e-mail above all.",
        rich_help_panel=LOOKING_AFTER,
    ),
]
