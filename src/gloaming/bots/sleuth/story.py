"""The story so far: what was said at the table, as far as somebody who speaks next must mind it."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.statements import Put
from gloaming.kernel.talk import Accuses, Agrees, Charge, Denies, Doubts, Said, Statement, Vouches
from gloaming.kernel.values import Seat

REPLIES = (Denies, Doubts)


class Story:
    """It follows from the talk alone, so a bot that sits down late tells the same."""

    def __init__(self, me: Seat, round_: int, talk: Sequence[Said]) -> None:
        self.me = me
        self.own = [said for said in talk if said.seat == me]
        self.now = [said for said in talk if said.round == round_]
        self.own_now = [said.statement for said in self.own if said.round == round_]

    # What I said

    @property
    def replies(self) -> int:
        return sum([isinstance(statement, REPLIES) for statement in self.own_now])

    @property
    def remarks(self) -> int:
        """What was said in this round without having been asked for."""
        return len(self.own_now) - self.replies

    def last_charge(self, chair: Seat) -> Charge | None:
        """The last that was said of this one."""
        charges = [said.statement for said in self.own if isinstance(said.statement, Accuses | Vouches)]
        return next((charge for charge in reversed(charges) if charge.chair == chair), None)

    def charged_now(self, chair: Seat) -> bool:
        return any(isinstance(statement, Charge) and statement.chair == chair for statement in self.own_now)

    def told_of(self, room: Place) -> bool:
        """Whether it was said already what was put there."""
        return any(isinstance(said.statement, Put) and said.statement.place == room for said in self.own)

    def said_now(self, statement: Statement) -> bool:
        return statement in self.own_now

    # What others said

    def accuser_of(self, chair: Seat) -> Seat | None:
        """Who else accused this one last, in this round."""
        for said in reversed(self.now):
            if isinstance(said.statement, Accuses) and said.statement.chair == chair and said.seat != self.me:
                return said.seat
        return None

    def unanswered(self) -> tuple[Seat, Accuses] | None:
        """The last accusation against this seat in this round to which it has said nothing."""
        for said in reversed(self.now):
            if said.seat == self.me:
                return None
            if isinstance(said.statement, Accuses) and said.statement.chair == self.me:
                return said.seat, said.statement
        return None

    def against(self) -> dict[Seat, int]:
        """How many others are against each seat, by the last word of each in this round."""
        stands: dict[Seat, Seat | None] = {}
        for said in self.now:
            match said.statement:
                case Accuses(chair):
                    stands[said.seat] = chair
                case Agrees(chair):
                    stands[said.seat] = stands.get(chair)
                case _:
                    pass
        count: dict[Seat, int] = {}
        for speaker, named in stands.items():
            if named is not None and speaker != self.me:
                count[named] = count.get(named, 0) + 1
        return count
