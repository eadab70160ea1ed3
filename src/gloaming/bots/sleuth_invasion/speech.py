"""What a sleuth says in Invasion: little, and to the point. An alien says what somebody without secrets would."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gloaming.bots.beliefs.invasion import InvasionBeliefs
from gloaming.bots.beliefs.reasons import GUT, reason
from gloaming.bots.sleuth.story import Story
from gloaming.bots.sleuth_invasion.accounts import accounts, rounds_back
from gloaming.bots.sleuth_invasion.mind import SleuthMind
from gloaming.games.invasion import events as e
from gloaming.games.invasion.aliens import AskForDeclaration
from gloaming.games.invasion.statements import Human, Laid, Planned
from gloaming.games.invasion.view import View
from gloaming.kernel.talk import Accuses, Agrees, Charge, Denies, Doubts, Said, Statement, Vouches
from gloaming.kernel.values import Seat

REMARKS: Final = 2
"""So much is said in a round at most, beside one reply."""
REPLIES: Final = (Human, Denies)
ACCUSES: Final = 0.5
"""As suspect as this, somebody is accused aloud, or those are agreed with who do."""
DOUBTS: Final = 0.1
"""As little suspect as this, somebody is defended."""
VOUCHES: Final = 0.05
"""As little suspect as this, somebody is vouched for who has just helped to save a scientist."""
DREW: Final = "drew_much"
ENOUGH: Final = 2
"""When so many are against somebody, one voice more says nothing."""


def occasion(view: View) -> bool:
    """Between two turns, when everybody who is not stated looks up (INV-TURN-10)."""
    return view.asked is not None and isinstance(view.asked.step, AskForDeclaration)


class Voice:
    """One chance to speak."""

    def __init__(self, view: View, mind: SleuthMind, talk: Sequence[Said]) -> None:
        self.view = view
        self.me = mind.me
        self.own = mind.own.beliefs
        self.face: InvasionBeliefs = mind.public.beliefs if view.alien else mind.own.beliefs
        """What this seat claims to believe."""
        self.story = Story(self.me, view.round, talk)

    def speak(self) -> Statement | None:
        return next((one for one in self.worth_saying() if not self.story.said_now(one)), None)

    def worth_saying(self) -> Iterator[Statement]:
        if not any(isinstance(statement, REPLIES) for statement in self.story.own_now):
            yield from self.reply()
        if self.remarks < REMARKS:
            yield from [account for account in accounts(self.view) if not self.has_told(account)]
            yield from self.judgement()
            yield from self.suspicion()
            yield from self.praise()

    @property
    def remarks(self) -> int:
        return sum([not isinstance(statement, REPLIES) for statement in self.story.own_now])

    def has_told(self, account: Laid | Planned) -> bool:
        """Of each round one tells once: whoever has turned since then does not tell it anew."""
        told = [said.statement for said in self.story.own if isinstance(said.statement, type(account))]
        return any(one.round == account.round for one in told)

    # Replies

    def reply(self) -> Iterator[Statement]:
        """To whoever accuses this seat, aloud or by the rules."""
        accused = any(isinstance(event, e.Accused) and event.accused == self.me for event in rounds_back(self.view, 1))
        if accused or self.story.unanswered() is not None:
            claimed = any(isinstance(said.statement, Human) for said in self.story.own)
            yield Denies() if claimed else Human()

    # Opinions

    def share(self, seat: Seat) -> float:
        return self.face.hostile[seat]

    def named(self) -> list[Seat]:
        """Of whom something may be said. An alien neither harms nor praises its own: either would be remembered."""
        others = [seat for seat, stated in enumerate(self.view.stated) if not stated and seat != self.me]
        return [seat for seat in others if not (self.view.alien and self.own.hostile[seat] >= ACCUSES)]

    def judgement(self) -> Iterator[Statement]:
        """Of what others have said of somebody else, once a round."""
        if any(isinstance(statement, Agrees | Doubts) for statement in self.story.own_now):
            return
        against = self.story.against()
        for chair in self.named():
            accuser = self.story.accuser_of(chair)
            if accuser is None or not self.still_says(accuser, chair) or self.story.charged_now(chair):
                continue
            if self.share(chair) >= ACCUSES and against.get(chair, 0) < ENOUGH and self.may_charge(chair, Accuses):
                yield Agrees(accuser)
            elif self.share(chair) <= DOUBTS and self.may_charge(chair, Vouches):
                yield Doubts(accuser)

    def still_says(self, accuser: Seat, chair: Seat) -> bool:
        """To agree is to agree with the last thing that somebody said of anybody."""
        said = [one.statement for one in self.story.now if one.seat == accuser and isinstance(one.statement, Charge)]
        return said[-1].chair == chair

    def suspicion(self) -> Iterator[Statement]:
        worst = max(self.named(), key=self.share, default=None)
        if worst is not None and self.share(worst) >= ACCUSES and self.may_charge(worst, Accuses):
            if isinstance(self.story.last_charge(worst), Accuses) or self.story.accuser_of(worst) is not None:
                return
            yield Accuses(worst, *self.why(worst, against=True))

    def praise(self) -> Iterator[Statement]:
        """Who has led a rescue without sabotage says a good word for the team, once."""
        trusted = [
            seat for seat in self.named() if self.share(seat) <= VOUCHES and self.story.last_charge(seat) is None
        ]
        for seat in self.saviours() if not self.story.own_now else ():
            if seat in trusted:
                yield Vouches(seat, *self.why(seat, against=False))

    def may_charge(self, chair: Seat, kind: type[Charge]) -> bool:
        """An alien says one thing of everybody: whoever wavers is asked why."""
        before = self.story.last_charge(chair)
        return not self.view.alien or before is None or isinstance(before, kind)

    def saviours(self) -> tuple[Seat, ...]:
        """Who was in the last team of this round, if this seat led it and nobody sabotaged."""
        team: tuple[Seat, ...] = ()
        for event in rounds_back(self.view, 1):
            if isinstance(event, e.TeamNamed):
                team = event.team
            elif isinstance(event, e.RescueCardsShown) and event.sabotage:
                team = ()
        return team[1:] if team[:1] == (self.me,) else ()

    def why(self, seat: Seat, *, against: bool) -> tuple[str, Seat | None]:
        """The strongest clue that there is a word for; that somebody drew cards is nobody's fault, so it comes last."""
        clues = [clue for clue in self.face.clues(seat) if (clue.amount > 0) == against and not clue.talk]
        words = sorted([reason("invasion", clue) for clue in clues], key=lambda word: word in (DREW, GUT))
        return words[0] if words else GUT, None
