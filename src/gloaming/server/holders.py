"""Who holds a chair, and what the others wish for it while its owner does not answer."""

from __future__ import annotations

import msgspec

from gloaming.server import entries as log
from gloaming.server.protocol import ChairState, Minded

MARKS = 16
"""So many requests of a chair are known again: no page has as many on their way."""


NOBODY: frozenset[int] = frozenset()
NOTHING: frozenset[str] = frozenset()
"""The same for all; an empty set weighs as much as four names."""


class Holder:
    """The occupant of a seat: a built-in bot, or someone who has come, a person or a program."""

    __slots__ = (
        *("agreed", "bot", "character", "covered", "follows", "key", "marks", "minded", "name", "offers", "overdrawn"),
        *("program", "ready", "signed", "token_hash", "understudy"),
    )

    def __init__(
        self,
        name: str,
        character: int,
        token_hash: str = "",
        bot: str | None = None,
        *,
        program: bool = False,
        key: str = "",
    ) -> None:
        self.name, self.character, self.token_hash, self.bot = name, character, token_hash, bot
        self.program = program
        self.key, self.signed = key, ""
        """The key by which it signs its answers, and its last signature."""
        self.ready = False
        self.covered = False
        self.minded: Minded | None = None
        """What a bot has done here while its owner was away."""
        self.follows = ""
        """Who sat here before, if the chair was handed over."""
        self.understudy = ""
        """The kind of bot that plays here since another has failed."""
        self.overdrawn = 0
        """Milliseconds that a program has taken from its time bank."""
        self.marks: tuple[str, ...] = ()
        """Of the last things that were said here."""
        self.forget_wishes()

    def note_mark(self, mark: str) -> None:
        self.marks = (*self.marks, mark)[-MARKS:]

    def forget_wishes(self) -> None:
        self.agreed: dict[str, frozenset[int]] = {"cover": NOBODY, "hand_over": NOBODY}
        """Who would let a bot play here, and who would hand the chair on."""
        self.offers: frozenset[str] = NOTHING
        """The hashes of links by which somebody new can have it."""

    def change(self, entry: log.Presented | log.Readied | log.Moved, *, in_lobby: bool) -> None:
        match entry:
            case log.Presented(_, name, character):
                self.name, self.character = name, character
            case log.Readied(_, ready):
                self.ready = ready
            case log.Moved(_, token_hash, key):
                self.token_hash, self.key = token_hash, key if in_lobby else ""

    # A bot in its place, and a new owner

    def cover(self, covered: bool, seen: int) -> None:
        """`seen`: how many events its owner has seen by now."""
        self.covered = covered
        self.minded = (self.minded or Minded(0, seen)) if covered else None
        self.forget_wishes()

    def count_answer(self) -> None:
        if self.minded is not None:
            self.minded = msgspec.structs.replace(self.minded, decisions=self.minded.decisions + 1)

    def replace_bot(self, kind: str) -> None:
        self.understudy, self.bot = kind, self.bot and kind

    def wish(self, entry: log.Agreed | log.Offered | log.Lapsed) -> None:
        match entry:
            case log.Agreed(_, by, deed, True):
                self.agreed[deed] |= {by}
            case log.Agreed(_, by, deed):
                self.agreed[deed] -= {by}
                self.offers = NOTHING if deed == "hand_over" else self.offers
            case log.Offered(_, by, ticket):
                self.agreed["hand_over"] |= {by}
                self.offers |= {ticket}
            case log.Lapsed():
                self.agreed["cover"] = NOBODY

    def hand_over(self, token_hash: str, name: str) -> None:
        self.cover(covered=False, seen=0)
        self.follows, self.name, self.token_hash, self.program = self.name, name, token_hash, False
        self.key = ""

    # What all see

    @property
    def has_owner(self) -> bool:
        return bool(self.token_hash)

    @property
    def is_person(self) -> bool:
        return self.has_owner and not self.program

    def state(self, *, host: bool, since: int | None) -> ChairState:
        """`since` when its owner is away; None: not at all."""
        names = ("name", "character", "program", "bot", "ready", "covered", "follows")
        return ChairState(
            **{name: getattr(self, name) for name in names},
            person=self.is_person,
            host=host,
            away=since is not None,
            since=since or 0,
            agreed=tuple(sorted(self.agreed["cover"])),
            handing=tuple(sorted(self.agreed["hand_over"])),
            offered=bool(self.offers),
            keyed=bool(self.key),
        )
