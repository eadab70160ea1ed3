"""What is said at any table: accusations, vouching, denials, silence. And habits: what is done often tells little."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from gloaming.bots.kept import Kept
from gloaming.kernel.talk import Accuses, Agrees, Denies, Doubts, Said, Statement, Vouches
from gloaming.kernel.values import Seat

TIRES: Final = -0.5
"""What somebody does over and over tells less each time, by this power of how often it was done."""

BETWEEN: Final = {
    "accuse_mate": -0.8, "accuse_right": 0.35, "accuse_other": 0.15, "vouch_mate": 0.3, "vouch_right": -0.25,
    "vouch_other": 0.0,
}  # fmt: skip
SPEAKING: Final = {"denied": 0.0, "silent": 0.1, "claimed": 0.0, "false_word": 1.2}
"""What words about somebody, and what a speaker's own ways, are held to weigh before any game was counted."""


class Weigher(Protocol):
    """Whatever keeps score of all possible sets of enemies."""

    def member(self, name: str, seat: Seat, about: Seat | None = None, times: float = 1.0) -> None:
        """This speaks for the sets with the seat in them."""

    def pair(self, name: str, one: Seat, other: Seat, times: float = 1.0) -> None:
        """This speaks for the sets with both in them."""

    def apart(self, name: str, outside: Seat, inside: Seat, times: float = 1.0) -> None:
        """This speaks for the sets with the one in them and not the other."""


class Habits(Kept):
    """How often each seat has done what."""

    counts: dict[tuple[str, Seat], int] = msgspec.field(default_factory=dict)

    def once_more(self, what: str, seat: Seat) -> float:
        """How much it still counts that this seat does so once more."""
        number = self.counts.get((what, seat), 0) + 1
        self.counts[what, seat] = number
        return float(number**TIRES)


Trust = Callable[[Seat, Seat], float]
"""Of one who accuses another: how much of it counts."""


def believing(_speaker: Seat, _named: Seat) -> float:
    return 1.0


class Hearsay(Kept):
    """Who has said what about others. A seat's own words tell it nothing."""

    me: Seat
    spoken: dict[Seat, Statement | None] = msgspec.field(default_factory=dict)
    """Who has said anything, and the last thing about somebody."""
    accused: frozenset[Seat] = frozenset()
    """Who was accused of something that counts, and has not spoken since: a hunch nobody has to answer."""

    def listen(self, said: Said, weigher: Weigher, habits: Habits, trust: Trust = believing) -> None:
        """Weigh what is said of others."""
        speaker, statement = said.seat, said.statement
        answers = speaker in self.accused
        self.accused -= {speaker}
        against, named = self.meant(statement)
        if isinstance(statement, Accuses | Vouches):
            self.spoken[speaker] = statement
        else:
            self.spoken.setdefault(speaker, None)
        if speaker == self.me:
            return
        if isinstance(statement, Denies) and answers:
            weigher.member("denied", speaker, None, habits.once_more("denied", speaker))
        if named is None or named == speaker:
            return
        verb = "accuse" if against else "vouch"
        times = habits.once_more(f"{verb} {named}", speaker)
        if against:
            times *= trust(speaker, named)
        if times:
            self.accused |= {named} if against else set()
            weigher.pair(f"{verb}_mate", speaker, named, times)
            weigher.apart(f"{verb}_right", speaker, named, times)
            weigher.apart(f"{verb}_other", named, speaker, times)

    def meant(self, statement: Any) -> tuple[bool, Seat | None]:
        """Whether it is against somebody, and whom it is about: to agree is to say the same, to doubt the contrary."""
        match statement:
            case Accuses(chair):
                return True, chair
            case Vouches(chair):
                return False, chair
            case Agrees(chair) | Doubts(chair):
                against, named = self.meant(self.spoken.get(chair))
                return against != isinstance(statement, Doubts), named
            case _:
                return False, None

    def round_over(self, weigher: Weigher, habits: Habits) -> None:
        """Who was accused and has not said a word since, though not silent otherwise."""
        for seat in sorted(self.accused & self.spoken.keys()):
            weigher.member("silent", seat, None, habits.once_more("silent", seat))
        self.accused = frozenset()
