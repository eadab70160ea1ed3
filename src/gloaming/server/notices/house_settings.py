"""How this house sends notices: a file of its operator's (`gloaming serve --notices FILE`)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server that takes our mail, and as whom we write."""

    host: str
    sender: Annotated[str, Meta(pattern=r"^[^\s@]+@[^\s@]+$")]
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    user: str = ""
    password: str = ""
    security: Literal["starttls", "tls", "none"] = "starttls"


class NoticeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    contact: Annotated[str, Meta(pattern=r"^((mailto:|https://)\S+)?$")] = ""
    """Whom a push service may write to if we are a nuisance."""
    mail: Mail | None = None
    loopback: bool = False
    """Whether notices may go to this machine itself, and without encryption: for tests, and for operators who know why."""


class BadSettings(ValueError):
    pass


def read_settings(path: Path) -> NoticeSettings:
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), NoticeSettings)
    except (OSError, UnicodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise BadSettings(f"{path} can't be read: {fault}.") from fault
