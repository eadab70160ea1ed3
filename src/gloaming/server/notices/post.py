"""The post of the house: it takes a notice to its receivers, by push, e-mail or webhook, all in one go."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

import msgspec

from gloaming.server.notices import mail, web_push
from gloaming.server.notices.addresses import Unsendable, checked, looked_up
from gloaming.server.notices.house_settings import NoticeSettings
from gloaming.server.notices.moments import What
from gloaming.server.notices.receivers import Receiver
from gloaming.server.store import operator
from gloaming.words import of

PATIENCE = 10.0
TRIES = 3
PAUSE_SECONDS = 3.0
"""Before the second try; the third waits longer."""
HOOK = 512
"""Bytes of what a webhook is told."""
GONE = (404, 410)
"""By these a push service says that a device has no subscription any more."""


class Post:
    def __init__(self, settings: NoticeSettings | None = None, public: str = "", key: bytes = b"") -> None:
        self.settings = settings or NoticeSettings()
        self.public = public
        contact = self.settings.contact or (public if public.startswith("https://") else "mailto:gloaming@localhost")
        self.stamp = web_push.Stamp(key, contact) if key and web_push.is_here() else None

    @property
    def key(self) -> str:
        """By which browsers know us; empty where no push is sent."""
        return self.stamp.public if self.stamp else ""

    @property
    def writes(self) -> bool:
        """Whether e-mail is sent. A letter needs an address to lead to."""
        return self.settings.mail is not None and bool(self.public)

    @property
    def calls(self) -> bool:
        """Whether webhooks are called."""
        return find_spec("httpx") is not None

    async def require_sendable(self, address: str) -> None:
        loopback = self.settings.loopback
        await looked_up(checked(address, loopback=loopback), loopback=loopback)

    async def ask(self, receiver: Receiver) -> None:
        """Whether it is theirs, and wanted."""
        if self.settings.mail is not None:
            await self._write([mail.question(self.settings.mail, receiver, self.public)])

    async def send(self, what: What, receivers: Sequence[Receiver]) -> list[Receiver]:
        """All at once, in an order that has nothing to do with who they are. Those who are gone for good come back."""
        by_address = sorted(receivers, key=lambda receiver: (receiver.way, receiver.address))
        calls = [self._call(each, what) for each in by_address if each.way != "mail"]
        gone = await asyncio.gather(*calls, self._letters(what, [each for each in by_address if each.way == "mail"]))
        return [receiver for receiver in gone if receiver is not None]

    # By HTTP

    async def _call(self, receiver: Receiver, what: What) -> Receiver | None:
        status = 0
        for attempt in range(1, TRIES + 1):
            status = await self._try(receiver, what)
            if receiver.way == "push" and status in GONE:
                return receiver
            if 200 <= status < 300:
                return None
            if attempt < TRIES and (status in (0, 429) or status >= 500):
                await asyncio.sleep(PAUSE_SECONDS * attempt**2)
            else:
                break
        operator.warning("A notice by %s could not be delivered (%s).", receiver.way, status or "no answer")
        return None

    async def _try(self, receiver: Receiver, what: What) -> int:
        """The status, or 0 without one. Whatever else is answered isn't read, and nobody is followed elsewhere."""
        import httpx

        body, headers = self._sealed(receiver, what) if receiver.way == "push" else hook(receiver, what)
        try:
            async with asyncio.timeout(PATIENCE):
                parts = checked(receiver.address, loopback=self.settings.loopback)
                number = await looked_up(parts, loopback=self.settings.loopback)
                url = httpx.URL(receiver.address)
                about: dict[str, Any] = {"sni_hostname": url.host} if url.scheme == "https" else {}
                headers = {**headers, "Host": url.netloc.decode()}
                async with (
                    httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=PATIENCE) as client,
                    client.stream(
                        "POST", url.copy_with(host=number), content=body, headers=headers, extensions=about
                    ) as told,
                ):
                    return told.status_code
        except (httpx.HTTPError, TimeoutError, Unsendable, ValueError):
            return 0

    def _sealed(self, receiver: Receiver, what: What) -> tuple[bytes, Mapping[str, str]]:
        assert self.stamp is not None, "a house without push has no such receivers"
        return web_push.sealed(receiver, what), self.stamp.headers(receiver.address, receiver.code)

    # By e-mail

    async def _letters(self, what: What, receivers: Sequence[Receiver]) -> None:
        settings = self.settings.mail
        if settings is not None and receivers:
            await self._write([mail.notice(settings, each, what, self.public) for each in receivers])

    async def _write(self, letters: Sequence[Any]) -> None:
        assert self.settings.mail is not None
        told = ""
        for attempt in range(1, TRIES + 1):
            try:
                return await mail.send(self.settings.mail, letters)
            except OSError as fault:  # smtplib's errors are such, too
                told = type(fault).__name__
            await asyncio.sleep(PAUSE_SECONDS * attempt**2 if attempt < TRIES else 0)
        operator.warning("%d letters could not be delivered (%s).", len(letters), told)
        return None


def hook(receiver: Receiver, what: What) -> tuple[bytes, Mapping[str, str]]:
    """Signed, with its time: its reader can tell that it is from us, and not an old one once more."""
    sentence = f"{receiver.code}: {of(receiver.language).t(f'notice-{what}')}"
    told = {"table": receiver.code, "what": what, "text": sentence, "content": sentence}  # as chats call it
    body, now = msgspec.json.encode(told).ljust(HOOK), str(int(time.time()))
    proof = hmac.new(receiver.secret.encode(), f"{now}.".encode() + body, hashlib.sha256).hexdigest()
    return body, {
        "Content-Type": "application/json",
        "Gloaming-Timestamp": now,
        "Gloaming-Signature": f"sha256={proof}",
    }
