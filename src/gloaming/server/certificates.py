"""Certificates of the house's own, for a network at home where no public authority gives any.

Browsers keep some things for encrypted pages: copying and sharing a link, the narrator without a network, a screen that stays lit. A small
authority is made once and kept next to the tables; a phone that has installed it trusts this house and asks no more."""

from __future__ import annotations

import os
import socket
import ssl
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path

import trustme

from gloaming.server.addresses import Adapter

GOOD_FOR = timedelta(days=365)
"""A new one is made at each start. Phones refuse those that are good for more than 825 days."""
OWNER_ONLY = 0o600
"""Anyone with the key could pass for any site to a phone that trusts it."""


class TlsBroken(RuntimeError):
    """The certificate or its key cannot be used."""


def own_authority(folder: Path) -> trustme.CA:
    """The authority of this house, made at the first start. Its key never leaves the folder."""
    certificate, key = folder / "ca.crt", folder / "ca.key"
    try:
        if certificate.is_file() and key.is_file():
            return trustme.CA.from_pem(certificate.read_bytes(), key.read_bytes())
        made = trustme.CA(
            path_length=0, organization_name="Gloaming", organization_unit_name=f"Gloaming at {socket.gethostname()}"
        )
        folder.mkdir(parents=True, exist_ok=True)
        write_private(key, made.private_key_pem.bytes())
        certificate.write_bytes(made.cert_pem.bytes())
    except (OSError, ValueError) as fault:
        sentence = f"The certificates in {folder} cannot be used ({fault}); remove that folder and start again."
        raise TlsBroken(sentence) from fault
    return made


def write_private(path: Path, content: bytes) -> None:
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY), "wb") as file:
        file.write(content)


def own_names(adapters: Iterable[Adapter], *besides: str) -> tuple[str, ...]:
    """Everything that this machine may be called by: its addresses, its name, and that name as home networks say it."""
    addresses = [address.partition("%")[0] for adapter in adapters for address in adapter.addresses]
    name = socket.gethostname().partition(".")[0].lower()
    called = ["localhost", name, f"{name}.local", "127.0.0.1", "::1", *addresses, *besides]
    return tuple(dict.fromkeys(each for each in called if is_nameable(each)))


def is_nameable(name: str) -> bool:
    with suppress(ValueError):
        ip_address(name)
        return True
    return bool(name) and all(part.isascii() and part.strip("-") for part in name.split("."))


def own_context(authority: trustme.CA, names: tuple[str, ...]) -> ssl.SSLContext:
    """For a server of these names, with a certificate that the authority has just signed."""
    now = datetime.now(UTC)
    given = authority.issue_cert(*names, not_before=now - timedelta(days=1), not_after=now + GOOD_FOR)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    given.configure_cert(context)
    return context


def given_context(certificate: Path, key: Path | None) -> ssl.SSLContext:
    """With a certificate from elsewhere: mkcert, an authority of one's own, or a public one."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(certificate, key)
    except (OSError, ssl.SSLError) as fault:
        sentence = f"{certificate} cannot be used as a certificate ({fault}); name its file and that of its key."
        raise TlsBroken(sentence) from fault
    return context


def fingerprint(authority: bytes) -> str:
    """By which people compare what a phone shows with what the server said when it opened."""
    digest = sha256(ssl.PEM_cert_to_DER_cert(authority.decode())).hexdigest().upper()
    return ":".join(digest[place : place + 2] for place in range(0, len(digest), 2))
