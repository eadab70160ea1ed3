"""The log of a table: what has happened to it, in order. A table is what its log makes of it, and nothing else."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from gloaming.kernel.terms import UNBOUND_NAMES
from gloaming.server.protocol import Pace, Settings, Statement


class Entry(msgspec.Struct, frozen=True, tag=True):
    pass


class Opened(Entry, frozen=True):
    """Somebody made the table and sits in its first chair."""

    code: str
    token_hash: str
    name: str
    character: int
    key: str = ""
    """The public key by which this device signs; empty: it can't."""


class Sat(Entry, frozen=True):
    chair: int
    token_hash: str
    name: str
    character: int
    program: bool = False
    key: str = ""


class BotSeated(Entry, frozen=True):
    """A bot sits down, or (None) gets up."""

    chair: int
    bot: str | None
    name: str
    character: int | None = None
    """Bots had the face of their chair once, and older logs name none."""


class Removed(Entry, frozen=True):
    chair: int


class Configured(Entry, frozen=True):
    settings: Settings


class Presented(Entry, frozen=True):
    chair: int
    name: str
    character: int


class Readied(Entry, frozen=True):
    """In the lobby for the game to begin; at play for an answer, while the table talks about the question first."""

    chair: int
    ready: bool


class Moved(Entry, frozen=True):
    """The seat went to another device: the old token opens nothing any more."""

    chair: int
    token_hash: str
    key: str = ""
    """Counts in the lobby only: later everyone relies on those that the game began with."""


class HostPassed(Entry, frozen=True):
    """The host has been away for long: this chair is the host now."""

    chair: int


class DealBegun(Entry, frozen=True):
    """The host has begun the game, and seats may bring shares of its seed; or it has to be done once more."""

    secret: str
    without: tuple[int, ...] = ()


class Pledged(Entry, frozen=True):
    chair: int
    pledge: str


class PledgesClosed(Entry, frozen=True):
    """The terms of the game are complete: now shares are revealed to them."""


class Revealed(Entry, frozen=True):
    chair: int
    share: str


class Begun(Entry, frozen=True):
    seed: str
    rules: int = 1
    """The version of the game's rules; logs that do not name it are of the first."""
    commitment: str = ""
    options: dict[str, Any] = {}
    """What the game was promised to be, and is checked against when the table is opened again; older logs name neither."""
    format: int = UNBOUND_NAMES
    """Of the commitment, and of the record."""


class LessonBegun(Entry, frozen=True):
    """The table is a lesson: the script's seats are taken, and its game begins."""

    lesson: str
    pace: Pace
    rules: int


class Answered(Entry, frozen=True):
    chair: int
    code: str
    spent: int = 0
    """How many milliseconds a program took; of everybody else it is not noted."""
    signature: str = ""
    """Empty where a bot or a clock answered, or a device without the seat's key."""


class Witnessed(Entry, frozen=True):
    """Somebody signs, when the game is over, that these were its answers."""

    chair: int
    signature: str


class Spoken(Entry, frozen=True):
    chair: int
    round: int
    text: str
    statement: Statement | None
    message: str = ""
    """The id of a message, where a script or a bot without a statement speaks: each reads it in their own language."""
    to: int | None = None
    """Whom it is for, where a bot answers somebody, or somebody's own words name a bot."""
    language: str = ""
    mark: str = ""
    """That of the request. The last few of a chair are remembered."""


class BotReplaced(Entry, frozen=True):
    """The bot in this chair has failed: one of another kind plays for the rest of the game."""

    chair: int
    bot: str


class TalkedOver(Entry, frozen=True):
    """The table has talked about the open question; now it can be answered."""


class Covered(Entry, frozen=True):
    chair: int
    covered: bool


class Agreed(Entry, frozen=True):
    """Somebody would let a bot play in this chair, or hand it on; or would not any more."""

    chair: int
    by: int
    deed: Literal["cover", "hand_over"]
    agreed: bool


class Lapsed(Entry, frozen=True):
    """The owner of the chair is back: what others wished for it is forgotten."""

    chair: int


class Offered(Entry, frozen=True):
    """Enough have agreed: a newcomer with this link may have the chair."""

    chair: int
    by: int
    ticket_hash: str


class HandedOver(Entry, frozen=True):
    """A newcomer sits down in place of somebody else, whose token only opens the spectators' view from now on."""

    chair: int
    token_hash: str
    name: str


class Due(Entry, frozen=True):
    """At a table that takes days: when the open question, or the talk about it, is over. A restart gives nobody another day."""

    question: int
    debating: bool
    at: int
    """In seconds since 1970."""


class Called(Entry, frozen=True):
    """The host asks for those who are away."""

    chair: int


class Noticed(Entry, frozen=True):
    """Those who are away have been told, up to this public moment (`notices/moments.py`)."""

    moment: int
    at: int
    """In seconds since 1970."""


class Aborted(Entry, frozen=True):
    pass


class LaidAgain(Entry, frozen=True):
    """Somebody wants another game, at the table with this code."""

    code: str
    chair: int


AnyEntry = (
    Opened | Sat | BotSeated | Removed | Configured | Presented | Readied | Moved | Begun | Answered | Spoken | Covered
    | Agreed | Lapsed | Offered | HandedOver | Aborted | HostPassed | LaidAgain | LessonBegun | TalkedOver
    | BotReplaced | DealBegun | Pledged | PledgesClosed | Revealed | Witnessed | Due | Called | Noticed
)  # fmt: skip

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def read(raw: bytes) -> AnyEntry:
    return _decoder.decode(raw)
