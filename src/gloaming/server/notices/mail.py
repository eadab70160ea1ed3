"""E-mail, by the server that the operator has named."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from gloaming.server.notices.house_settings import Mail
from gloaming.server.notices.moments import What
from gloaming.server.notices.receivers import Receiver
from gloaming.words import of

BODY = 1024
"""Bytes, whatever it says."""
PATIENCE = 20.0


def letter(settings: Mail, receiver: Receiver, words: tuple[str, str], link: str) -> EmailMessage:
    subject, text = words
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.sender, receiver.address, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=settings.sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    body = f"{text}\n\n{link}\n".encode().ljust(BODY)
    message.set_content(body.decode(), cte="base64")
    return message


def notice(settings: Mail, receiver: Receiver, what: What, public: str) -> EmailMessage:
    words = of(receiver.language)
    stop = f"{words.t('notice-mail-stop')}\n{public}/#/letters/{receiver.code}/{receiver.secret}"
    told = f"Gloaming {receiver.code}", words.t(f"notice-{what}")
    return letter(settings, receiver, told, f"{public}/#/table/{receiver.code}\n\n{stop}")


def question(settings: Mail, receiver: Receiver, public: str) -> EmailMessage:
    """Whether the reader wants to hear more. Anybody may have typed the address."""
    words = of(receiver.language)
    told = words.t("notice-mail-confirm.subject"), words.t("notice-mail-confirm", code=receiver.code)
    return letter(settings, receiver, told, f"{public}/#/letters/{receiver.code}/{receiver.secret}")


async def send(settings: Mail, letters: Sequence[EmailMessage]) -> None:
    await asyncio.to_thread(_send, settings, letters)


def _send(settings: Mail, letters: Sequence[EmailMessage]) -> None:
    secure = ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(settings.host, settings.port, timeout=PATIENCE, context=secure)
        if settings.security == "tls"
        else smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
    ) as line:
        if settings.security == "starttls":
            line.starttls(context=secure)
        if settings.user:
            line.login(settings.user, settings.password)
        for each in letters:
            line.send_message(each)
