"""Suspicion over time: what one seat believed at each moment of a game, and what moved it most."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from gloaming.bots.beliefs import beliefs_of
from gloaming.bots.beliefs.base import Clue
from gloaming.bots.beliefs.journal import Shares
from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.records import Match, Record, replay
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat, Value

MOST: Final = 12
"""So many moments are told."""
LEAST: Final = 0.02
"""What moves nobody by as much is not told."""
DIGITS: Final = 4


class Held(Value, tag=False):
    """From this frame on the seat believed this; frames are counted as in a replay: the opening, then one an answer."""

    frame: int
    hostile: Shares


class Moment(Value, tag=False):
    """What made somebody look different, and why."""

    frame: int
    round: int
    seat: Seat
    """Who looked different."""
    before: float
    after: float
    clues: tuple[Clue, ...]
    """The strongest first."""


class Suspicion(Value, tag=False):
    seat: Seat | None
    """Whose; None: a spectator's."""
    frames: int
    held: tuple[Held, ...]
    """Only frames in which something changed."""
    moments: tuple[Moment, ...]
    """Those that moved most, in the order of the game; the end, where all lies open, is none."""


class Book:
    """What was believed, frame by frame, and how far journal and talk had come."""

    def __init__(self, talk: Sequence[Said]) -> None:
        self.talk = talk
        self.rounds: list[int] = []
        self.shares: list[Shares] = []
        self.read: list[int] = []
        self.heard: list[int] = []
        self._opened = 0

    def write(self, round_: int, journal: tuple[Event, ...], shares: Shares) -> None:
        new = journal[self.read[-1] if self.read else 0 :]
        self._opened += sum([event.seen_by(None) is not None for event in new])
        self.rounds.append(round_)
        self.shares.append(tuple([round(share, DIGITS) for share in shares]))
        self.read.append(len(journal))
        self.heard.append(sum([said.heard <= self._opened for said in self.talk]))

    def held(self) -> Iterator[Held]:
        for frame, shares in enumerate(self.shares):
            if frame == 0 or shares != self.shares[frame - 1]:
                yield Held(frame, shares)

    def moments(self, clues: Sequence[Clue]) -> list[Moment]:
        by_place: dict[tuple[int, Seat], list[Clue]] = {}
        for clue in clues:
            frame = bisect_right(self.heard if clue.talk else self.read, clue.at)
            by_place.setdefault((frame, clue.seat), []).append(clue)
        found = []
        for (frame, seat), why in by_place.items():
            if 0 < frame < len(self.shares):
                before, after = self.shares[frame - 1][seat], self.shares[frame][seat]
                if (after - before) * sum([clue.amount for clue in why]) <= 0:
                    continue  # what was said of others has weighed more
                found.append(Moment(frame, self.rounds[frame], seat, before, after, tuple(why)))
        return found


def timeline(kind: GameKind, game: Record | Iterable[Match], seat: Seat | None, talk: Sequence[Said] = ()) -> Suspicion:
    """What this seat believed at each frame, from exactly what it knew then: its view, and what had been said."""
    matches = replay(kind, game) if isinstance(game, Record) else game
    book, beliefs, last = Book(talk), None, 0
    for match in matches:
        view = kind.view(match.game, seat)
        if beliefs is None:
            beliefs = beliefs_of(kind.name, view)
        beliefs.read(view, talk)
        book.write(view.round, view.journal, beliefs.hostile)
        last += view.unveiled is None
    clues = [clue for other in range(len(book.shares[0])) for clue in beliefs.clues(other)] if beliefs else []
    told = [moment for moment in book.moments(clues) if moment.frame < last]
    told = [moment for moment in told if abs(moment.after - moment.before) >= LEAST]
    most = sorted(told, key=lambda moment: -abs(moment.after - moment.before))[:MOST]
    in_order = sorted(most, key=lambda moment: (moment.frame, moment.seat))
    return Suspicion(seat, len(book.shares), tuple(book.held()), tuple(in_order))
