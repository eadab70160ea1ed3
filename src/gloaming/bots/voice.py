"""How a bot speaks: rarely, each in its own way, and never only to repeat what others have said."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Iterator
from typing import ClassVar, Final, NamedTuple

from gloaming.bots.beliefs.base import GUT
from gloaming.bots.story import NO_REASON, Story
from gloaming.kernel.talk import Accuses, Agrees, Asks, Charge, Doubts, Said, Statement, Vouches
from gloaming.kernel.values import Seat

SUSPECT: Final = 0.5
"""As suspect as this, somebody is worth a word, and those are agreed with who accuse."""
DOUBTS: Final = 0.1
"""As little suspect as this, somebody is defended."""
TRUSTS: Final = 0.06
"""As little suspect as this, somebody is vouched for."""
SELDOM: Final = 3
"""Who has vouched for somebody does so again after so many rounds."""


class Habit(NamedTuple):
    """How somebody takes part in the talk: by where it sits, whatever it holds."""

    remarks: int
    """So much is said in a round at most, unasked."""
    chats: int
    """In every so many rounds it tells of itself, and of others, though nothing has happened."""
    accuses: float
    """As suspect as this, it accuses somebody unasked."""


HABITS: Final = (Habit(2, 1, 0.4), Habit(1, 2, 0.5), Habit(1, 4, 0.6))
"""Around the table from the seat that began the game: one who talks, one who talks less, one who speaks when it matters."""
ENOUGH: Final = 4
"""When so much was said in a round, nobody begins with anything new."""
EARLY: Final = 2
"""In so many rounds nobody is accused unasked without a reason: a feeling this early is none."""
BURST: Final = 3
"""When so much was said at once, even those keep silent who have to answer for something."""


class Voice(ABC):
    """One chance to speak. A game says who to speak of, what there is to tell, and what to say to an accusation."""

    thin: ClassVar[Container[str]] = NO_REASON
    """Reasons that are none: to join in takes one of one's own."""

    def __init__(self, story: Story, players: int, began: Seat, round_: int) -> None:
        self.story = story
        self.me = story.me
        self.players = players
        self.habit = HABITS[(story.me - began) % len(HABITS)]
        self.chatty = (story.me + round_) % self.habit.chats == 0
        """Whether this is a round to tell of oneself."""
        self.round = round_

    def speak(self) -> Statement | None:
        return next((one for one in self.worth_saying() if one not in self.story.own_now), None)

    def answer(self, said: Said) -> Statement | None:
        """To somebody who spoke to this seat by name; nothing that it has said in this round already."""
        return next((one for one in self.answers(said.seat, said.statement) if one not in self.story.own_now), None)

    def answers(self, speaker: Seat, statement: Statement) -> Iterator[Statement]:
        match statement:
            case Accuses():
                yield from self.reply(speaker, statement)
            case Vouches():
                yield from self.thanks(speaker)
            case Asks(topic="suspect"):
                yield from self.opinion()
            case Asks(topic="side"):
                yield from self.denial()
            case Asks(topic="account"):
                yield from self.own_deeds()
            case _:
                pass

    def worth_saying(self) -> Iterator[Statement]:
        """An accusation is answered, once, and so is a question. What others have just said is judged, and lets new things wait."""
        for spoken in (self.story.unanswered(), self.story.question()):
            if spoken is not None:
                yield from self.answers(*spoken)
        if self.story.remarks < self.most:
            if len(self.story.just) < BURST:
                yield from self.account()
            if self.has_the_floor:
                yield from self.news()
            elif self.story.just:
                yield from self.judgement()

    @property
    def most(self) -> int:
        return self.habit.remarks

    @property
    def has_the_floor(self) -> bool:
        """Nobody brings up anything while others speak, or when enough was said in this round."""
        return not self.story.just and len(self.story.now) < ENOUGH

    # What a game knows

    @abstractmethod
    def share(self, seat: Seat) -> float:
        """How suspect somebody is, as this seat claims."""

    @abstractmethod
    def blamed(self) -> list[Seat]:
        """Against whom something may be said."""

    def cleared(self) -> list[Seat]:
        """For whom something may be said."""
        return self.blamed()

    @abstractmethod
    def reply(self, accuser: Seat, charge: Accuses) -> Iterator[Statement]: ...

    @abstractmethod
    def denial(self) -> Iterator[Statement]:
        """That one is with the others, or had no hand in it."""

    @abstractmethod
    def account(self) -> Iterator[Statement]:
        """What one has to say of oneself, after what has just come to light."""

    @abstractmethod
    def own_deeds(self) -> Iterator[Statement]:
        """What one tells of oneself when asked, the latest first."""

    @abstractmethod
    def opinion(self) -> Iterator[Statement]:
        """Whom one names when asked for a suspect."""

    @abstractmethod
    def news(self) -> Iterator[Statement]:
        """What to bring up, if nobody else speaks."""

    @abstractmethod
    def why(self, seat: Seat, *, against: bool) -> tuple[str, Seat | None]:
        """The strongest reason that there is a word for, and whom else it is about."""

    def decides(self, chair: Seat) -> bool:
        """Whether one voice more against this one settles something."""
        return False

    def may_charge(self, chair: Seat, kind: type[Charge]) -> bool:
        """Whether it fits what was said of this one before: nobody turns round within a round."""
        charges = [one for one in self.story.own_now if isinstance(one, Charge) and one.chair == chair]
        return all(isinstance(charge, kind) for charge in charges)

    # Opinions

    def accusation(self, seat: Seat) -> Accuses:
        return Accuses(seat, *self.why(seat, against=True))

    def charge(self, seat: Seat) -> Iterator[Statement]:
        """That it is this one, with a reason of its own if there is one; otherwise one agrees with somebody who has given one."""
        if self.story.stands().get(self.me) == seat:
            return
        accused = self.accusation(seat)
        if self.may_say(accused) and (self.story.accuser_of(seat) is None or self.adds_to(accused)):
            yield accused
        else:
            yield from self.agreement(seat)

    def may_say(self, accused: Accuses) -> bool:
        """Unasked: reasons come before feelings."""
        return accused.why != GUT or self.round > EARLY

    def adds_to(self, accused: Accuses) -> bool:
        """Whether there is a reason that nobody has given in this round."""
        said = [said.statement for said in self.story.now if isinstance(said.statement, Accuses)]
        return accused.why not in {GUT, *[one.why for one in said if one.chair == accused.chair]}

    def agreement(self, chair: Seat) -> Iterator[Statement]:
        """One who agrees is enough, unless the next one decides. A hunch is nothing to agree with: a ballot would follow from it."""
        accuser = self.story.accuser_of(chair, besides=self.thin)
        if accuser is not None and (not self.story.echoes(chair) or self.decides(chair)):
            yield Agrees(accuser)

    def judgement(self) -> Iterator[Statement]:
        """Of what others have said of somebody else, if it likes to talk; against one person per round is enough."""
        if self.chatty and self.story.stands().get(self.me) is None:
            for chair in self.blamed():
                if (
                    self.share(chair) >= SUSPECT
                    and self.may_charge(chair, Accuses)
                    and self.story.accuser_of(chair) is not None
                ):
                    yield from self.charge(chair)
        yield from self.defence()

    def defence(self) -> Iterator[Statement]:
        """One who doubts is enough."""
        if any(isinstance(statement, Doubts) for statement in self.story.own_now):
            return
        for chair in self.cleared():
            accuser = self.story.accuser_of(chair)
            if accuser is None or self.story.was_doubted(accuser):
                continue
            if self.share(chair) <= DOUBTS and self.may_charge(chair, Vouches):
                yield Doubts(accuser)

    def suspicion(self, worst: Seat | None) -> Iterator[Statement]:
        """Aloud, once: what has been said of somebody before isn't news."""
        if worst is None or self.share(worst) < self.habit.accuses or not self.may_charge(worst, Accuses):
            return
        if isinstance(self.story.last_charge(worst), Accuses) or self.story.stands().get(self.me) is not None:
            return
        accused = self.accusation(worst)
        if self.may_say(accused) and not self.story.was_said(accused):
            yield accused

    def thanks(self, speaker: Seat) -> Iterator[Statement]:
        """Who is vouched for says the same of the speaker, if it thinks so; otherwise a few words do."""
        if speaker in self.cleared() and self.share(speaker) <= DOUBTS and self.may_charge(speaker, Vouches):
            yield Vouches(speaker, *self.why(speaker, against=False))

    def vouching(self, seat: Seat) -> Iterator[Statement]:
        """Rarely: one good word in a round, with a reason, and not the one that others have given."""
        vouched = [said.round for said in self.story.own if isinstance(said.statement, Vouches)]
        if not self.chatty or self.story.praise or (vouched and self.round - vouched[-1] < SELDOM):
            return
        if self.share(seat) <= TRUSTS and self.story.last_charge(seat) is None:
            why, about = self.why(seat, against=False)
            word = Vouches(seat, why, about)
            if why != GUT and not self.story.was_said(word):
                yield word
