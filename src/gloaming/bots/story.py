"""The story so far: what was said at the table, as far as somebody who speaks or votes next must mind it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any, Final

from gloaming.bots.beliefs.base import GUT
from gloaming.kernel.talk import Accuses, Agrees, Asks, Charge, Doubts, Said, Statement, Vouches
from gloaming.kernel.values import Seat

NO_REASON: Final = frozenset(("", GUT))
"""A charge with nothing behind it, or only a feeling."""


def seen_by_all(view: Any) -> int:
    """How many events everybody has seen by now: talk and play in one order."""
    return sum(event.seen_by(None) is not None for event in view.journal)


def listened_to(talk: Iterable[Said]) -> Iterator[Said]:
    """All but what is harped on: who names the same one in a later round, and still has no reason, gets no more answers, and
    keeps nobody from bringing up something else."""
    since: dict[tuple[Seat, Seat], int] = {}
    for said in talk:
        word, first = said.statement, said.round
        if isinstance(word, Accuses) and word.why in NO_REASON:
            first = since.setdefault((said.seat, word.chair), first)
        if first == said.round:
            yield said


class Story:
    """It follows from the talk alone, so a bot that sits down late tells the same."""

    def __init__(self, me: Seat, round_: int, talk: Sequence[Said], seen: int = 0, settled: int = 0) -> None:
        self.me = me
        self.talk = talk
        self.own = [said for said in talk if said.seat == me]
        self.now = [said for said in listened_to(talk) if said.round == round_]
        self.own_now = [said.statement for said in self.own if said.round == round_]
        self.just = [said for said in self.now if said.heard >= seen]
        """What was said since anything happened that all have seen."""
        self.settled = settled
        """When ballots were opened last, as a count of what all have seen: what was said before comes too late to be denied."""

    # What I said

    def last_charge(self, chair: Seat) -> Charge | None:
        """The last that was said of this one."""
        charges = [said.statement for said in self.own if isinstance(said.statement, Accuses | Vouches)]
        return next((charge for charge in reversed(charges) if charge.chair == chair), None)

    @property
    def remarks(self) -> int:
        """What was said in this round without having been asked for."""
        return len(self.own_now) - self.has_answered - self.told

    @property
    def has_answered(self) -> bool:
        """Whether this seat was accused in this round and has spoken since."""
        accused = False
        for said in self.now:
            if accused and said.seat == self.me:
                return True
            accused |= self._accuses_me(said)
        return False

    @property
    def told(self) -> int:
        """How many questions this seat was asked in this round and has spoken since."""
        asked, told = False, 0
        for said in self.now:
            if said.seat == self.me:
                told += asked
                asked = False
            asked |= self._asks_me(said)
        return told

    def unanswered(self) -> tuple[Seat, Accuses] | None:
        """The last accusation against this seat in this round; having answered one, it does not answer the next."""
        if self.has_answered:
            return None
        for said in reversed(self.now):
            if self._accuses_me(said) and said.heard >= self.settled:
                assert isinstance(said.statement, Accuses)
                return said.seat, said.statement
        return None

    def question(self) -> tuple[Seat, Asks] | None:
        """The last that this seat was asked in this round, if it has said nothing since."""
        for said in reversed(self.now):
            if said.seat == self.me:
                return None
            if isinstance(said.statement, Asks) and said.statement.chair == self.me:
                return said.seat, said.statement
        return None

    def _asks_me(self, said: Said) -> bool:
        return isinstance(said.statement, Asks) and said.statement.chair == self.me and said.seat != self.me

    def _accuses_me(self, said: Said) -> bool:
        return isinstance(said.statement, Accuses) and said.statement.chair == self.me and said.seat != self.me

    # What others said

    def accuser_of(self, chair: Seat, besides: Container[str] = ()) -> Seat | None:
        """Who else accused this one last in this round, and has not spoken of anybody else since; for another reason than these."""
        for said in reversed(self.now):
            accuses = isinstance(said.statement, Accuses) and said.statement.chair == chair
            if accuses and said.seat != self.me and getattr(said.statement, "why", "") not in besides:
                charge = self._last_now(said.seat)
                if charge is not None and charge.chair == chair:
                    return said.seat
        return None

    def _last_now(self, seat: Seat) -> Charge | None:
        """To agree is to agree with the last thing that somebody said of anybody."""
        charges = [said.statement for said in self.now if said.seat == seat]
        return next((charge for charge in reversed(charges) if isinstance(charge, Charge)), None)

    def was_said(self, statement: Statement) -> bool:
        """Whether anybody has ever said this."""
        return any(said.statement == statement for said in self.talk)

    def was_doubted(self, accuser: Seat) -> bool:
        return any(said.statement == Doubts(accuser) for said in self.now)

    @property
    def praise(self) -> bool:
        """Whether somebody was vouched for in this round."""
        return any(isinstance(said.statement, Vouches) for said in self.now)

    # Who is against whom

    def positions(self) -> Iterator[tuple[Said, Seat | None]]:
        """Each accusation of this round and each agreement, and whom it is against; to agree is to say the same."""
        stands: dict[Seat, Seat | None] = {}
        for said in self.now:
            match said.statement:
                case Accuses(chair):
                    stands[said.seat] = chair
                case Agrees(chair):
                    stands[said.seat] = stands.get(chair)
                case _:
                    continue
            yield said, stands[said.seat]

    def stands(self) -> dict[Seat, Seat | None]:
        """Whom each is against, by the last word in this round."""
        return {said.seat: against for said, against in self.positions()}

    def against(self) -> dict[Seat, int]:
        """How many others are against each seat."""
        others = [named for speaker, named in self.stands().items() if speaker != self.me]
        return {named: others.count(named) for named in others if named is not None}

    def echoes(self, chair: Seat) -> int:
        """How often somebody has merely agreed, in this round, that it is this one."""
        return sum([against == chair and isinstance(said.statement, Agrees) for said, against in self.positions()])
