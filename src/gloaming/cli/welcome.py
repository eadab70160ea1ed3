"""What a server says when it opens: where it is found, who can come in, and a picture for a phone's camera."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from urllib.parse import urlsplit

from gloaming.server.addresses import ALL, ALL_OF_IPV4, as_url, is_loopback
from gloaming.server.certificates import fingerprint
from gloaming.server.forms import Reach
from gloaming.words import t

WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"
"""Cameras want light paper, whatever the terminal's colours are."""


def welcome(host: str, port: int, reach: Reach, picture: bool, *, scheme: str = "http", authority: bytes = b"") -> str:
    """All of it as text."""
    here = next(iter(reach.addresses), as_url("127.0.0.1", port, scheme))
    trust = ["", trusted(reach.public or here, authority)] if authority else []
    shown = addresses(host, port, reach, scheme)
    return "\n".join([t("serve-open"), "", *shown, *note(host, reach), *trust, *seen(reach, picture)])


def trusted(url: str, authority: bytes) -> str:
    """How a device stops warning, and by what its owner knows that nobody is in between."""
    return t("serve-trust", url=f"{url}/certificate", fingerprint=fingerprint(authority))


def opened(public: str) -> str:
    """A folder's address ends with a slash, or a proxy may not know it."""
    return f"{public}/" if urlsplit(public).path else public


def addresses(host: str, port: int, reach: Reach, scheme: str) -> Iterator[str]:
    here = "127.0.0.1" if host in (ALL, ALL_OF_IPV4) else host
    shown = {t("serve-here"): [as_url(here, port, scheme)]} if is_loopback(here) else {}
    if reach.public or reach.addresses:
        shown[t("serve-phones")] = [opened(reach.public)] if reach.public else list(reach.addresses)
    width = max(map(len, shown))
    for name, urls in shown.items():
        yield from (f"  {label:{width}}  {url}" for label, url in zip([name, *[""] * len(urls)], urls, strict=False))


def note(host: str, reach: Reach) -> list[str]:
    """Who can come in, and how to have it otherwise."""
    if is_loopback(host):
        return [] if reach.public else ["", t("serve-alone")]
    return ["", t("serve-anyone") if reach.addresses else t("serve-no-network")]


def seen(reach: Reach, picture: bool) -> Iterator[str]:
    url = opened(reach.public) or next(iter(reach.addresses), "")
    if not (url and picture):
        return
    import segno

    drawn = StringIO()
    segno.make(url, error="m", micro=False).terminal(drawn, border=2, compact=True)
    yield from ("", *(f"  {WHITE_ON_BLACK}{line}{PLAIN}" for line in drawn.getvalue().splitlines()))
