"""The store: an append-only log for each table. What was appended survives the end of the process, and of the power.

There are two engines: a file of SQLite, for one process and without any service, and PostgreSQL, at which many processes meet
(`sqlite_store.py`, `postgres_store.py`). What a table is told and tells is the same with both."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, NamedTuple

from gloaming.server.counts import Counts
from gloaming.server.notices.receivers import Receiver

operator = logging.getLogger("gloaming.server")


class StoreBroken(RuntimeError):
    """The store is not ours, or refuses to take what is written. Nothing was saved."""


class KeptElsewhere(Exception):
    """Another node keeps this table, and answers for it."""

    def __init__(self, url: str, key: str = "", *, is_alive: bool = True) -> None:
        super().__init__(url)
        self.url = url
        self.key = key
        """By it the other node knows that one of its own passes somebody on."""
        self.is_alive = is_alive
        """Whether it was heard of lately. If not, its tables may soon be had."""
        self.instead: tuple[str, bytes] | None = None
        """Path and body of what to ask there, where that is another request."""


class TableMoved(Exception):
    """This node keeps the table no longer. What it knows of it may be old, so it tells nobody anything."""


class Ticket(NamedTuple):
    """Carries a seat to another device."""

    code: str
    seat: str
    """By the hash of its token."""


class Node(NamedTuple):
    """One that is alive, as the store knows it."""

    id: int
    url: str
    key: str
    tables: int
    """How many it keeps."""
    age: float
    """Seconds since it came, or came back."""
    is_draining: bool


class Size(NamedTuple):
    """How much there is of it."""

    engine: str
    tables: int
    bytes: int


class Store(ABC):
    """Entries of a log are numbered from 0, without a gap, and each is linked to the one before (`chain.py`)."""

    is_shared: ClassVar[bool] = False
    """Whether other processes keep tables of the same store."""
    key = ""
    """What other nodes show when they pass somebody on to this one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.counts = Counts()
        self.failing = False
        """Whether the last appends could not be saved."""
        self.on_failing: Callable[[], None] = lambda: None
        """Called when that changes."""
        self.on_lost: Callable[[Iterable[str]], None] = lambda codes: None
        """Called with the tables that this node keeps no longer, through no wish of its own."""

    async def check(self) -> None:
        """Whether it can be used at all: raises StoreBroken if not."""

    async def begin(self) -> None:
        """Called once, in the loop that serves."""

    @property
    def node(self) -> int:
        """Which of the nodes this process is."""
        return 0

    @property
    def is_ready(self) -> bool:
        """Whether tables can be kept here just now, and what is said at them."""
        return not self.failing and self.is_in_touch

    @property
    def is_in_touch(self) -> bool:
        """Whether tables can be kept here. A disk that is full does not send anyone elsewhere."""
        return True

    @property
    def is_heard(self) -> bool:
        """Whether people should be sent here. It is over before `is_in_touch` is: a proxy takes a while to notice."""
        return self.is_in_touch

    # Reading

    @abstractmethod
    async def load(self, code: str) -> list[bytes]:
        """The entries of this table, none if nobody knows it. A log that isn't whole is refused."""

    @abstractmethod
    async def knows(self, code: str) -> bool: ...

    @abstractmethod
    async def length(self, code: str) -> int:
        """Of its log, as the store has noted it; 0 if nobody knows it."""

    @abstractmethod
    async def codes(self) -> list[str]:
        """Of every table of which anything is left."""

    @abstractmethod
    async def codes_of(self, token_hash: str) -> list[str]:
        """The tables at which this seat was given at some time."""

    @abstractmethod
    async def untouched_since(self, seconds: float) -> list[str]:
        """The tables to which nothing was appended for so long, the oldest first."""

    @abstractmethod
    async def size(self) -> Size: ...

    # Keeping a table

    async def create(self, code: str) -> bool:
        """Keep a table that begins now. False if the code is taken."""
        return not await self.knows(code)

    def keeps(self, code: str) -> bool:
        """Whether this node may speak for the table, at this moment."""
        return True

    async def claim(self, code: str) -> list[bytes]:
        """Keep this table from now on, and read its log. Raises KeptElsewhere if another node does."""
        return await self.load(code)

    async def release(self, code: str) -> None:
        """The next node that is asked may keep it."""

    # Other nodes

    async def nodes(self) -> list[Node]:
        """All that are alive, this one among them, the eldest first."""
        return []

    async def kept_elsewhere(self, like: str, most: int) -> dict[str, str]:
        """Tables that other nodes keep, whose codes begin so: the address of each one's owner."""
        return {}

    async def who_else_plays(self, rules: str) -> Node | None:
        """Another node that knows these rules, by game and version."""
        return None

    async def drain(self) -> None:
        """This node is about to leave: it takes no table that another could have."""

    # Writing

    @abstractmethod
    async def append(self, code: str, number: int, entry: bytes) -> None:
        """Returns when the entry is safe. Nobody is told anything before. Raises StoreBroken if it is known not to be, and
        TableMoved if this node may not write it any more."""

    @abstractmethod
    async def adopt(self, code: str, entries: Sequence[bytes]) -> bool:
        """A whole log from elsewhere, all or nothing. False if the code is taken; nobody keeps the table yet."""

    @abstractmethod
    async def forget(self, code: str) -> None:
        """All that is known of this table, names and talk included."""

    @abstractmethod
    async def keep_ticket(self, ticket: str, given: Ticket, seconds: float) -> None:
        """Good for so long, by the store's own clock."""

    @abstractmethod
    async def take_ticket(self, ticket: str) -> Ticket | None:
        """It is good once; None if it was used, or is too old."""

    # Who is told of a table, and what else a house keeps

    @abstractmethod
    async def receivers_of(self, code: str) -> list[Receiver]: ...

    @abstractmethod
    async def codes_with_receivers(self) -> list[str]:
        """The tables at which somebody wants to be told."""

    @abstractmethod
    async def keep_receiver(self, receiver: Receiver) -> None:
        """In place of the one with the same seat, way and address, if there is one."""

    @abstractmethod
    async def drop_receiver(self, receiver: Receiver) -> None: ...

    @abstractmethod
    async def kept(self, name: str, made: bytes) -> bytes:
        """What the house keeps under this name: the first that any node has made for it."""

    def note(self, faults: Sequence[Exception | None]) -> None:
        """How the last batch of appends fared. One that is refused for itself says nothing of the store."""
        failing = bool(faults) and None not in faults
        if self.failing != failing:
            self.failing = failing
            operator.error("%s: %s", self.name, faults[0] if failing else "Tables are saved again.")
            self.on_failing()

    @abstractmethod
    async def end(self) -> None: ...
