"""What a sleuth says: little, and to the point. A Cultist says what the Investigator would say whom it plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gloaming.bots.beliefs.reasons import GUT, reason
from gloaming.bots.careful.expansions.seen import is_election
from gloaming.bots.sleuth.story import Story
from gloaming.bots.sleuth.turn import SleuthTurn
from gloaming.games.cultists import events as e
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import GOOD_CARDS, RED_CARDS, SUCCESS
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.statements import Put
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Accuses, Agrees, Denies, Doubts, Said, Statement, Vouches
from gloaming.kernel.values import Seat

REMARKS: Final = 2
REPLIES: Final = 2
"""So much is said in a round at most, unasked and when named."""
SPEAKS_UP: Final = 0.5
"""As suspect as this, somebody is accused before there is a Vote."""
TRUSTS: Final = 0.06
"""As little suspect as this, somebody is vouched for."""
DISBELIEVES: Final = 0.1
"""As little suspect as this, somebody is defended."""
QUIET: Final = 3
"""In every so many rounds somebody says unasked what it has put into a Room."""
RECENT: Final = 8
"""How many events a Room action may have."""
ENOUGH: Final = 2
"""When so many are against somebody, one voice more says nothing."""
LOST: Final = 0.8
"""A partner as suspect as this is given up."""


def occasion(view: View, me: Seat, talk: Sequence[Said]) -> bool:
    """Whether there is anything to speak about. It is asked at every question, so it looks at little."""
    if view.asked is None or (talk and talk[-1].round == view.round and named_last(talk, me)):
        return view.asked is not None
    step = view.asked.step
    if isinstance(step, HoldVote):
        return True
    if isinstance(step, Act):
        return step.seat == view.knife or isinstance(last_act(view.journal), e.RoomChecked | e.RoomFilled)
    return False


def named_last(talk: Sequence[Said], me: Seat) -> bool:
    """Whether somebody has accused this seat since it spoke."""
    for said in reversed(talk):
        if said.seat == me or said.round != talk[-1].round:
            return False
        if isinstance(said.statement, Accuses) and said.statement.chair == me:
            return True
    return False


def speak(turn: SleuthTurn, talk: Sequence[Said]) -> Statement | None:
    view, story = turn.view, Story(turn.me, turn.view.round, talk)
    voice = Voice(turn, story)
    if view.asked is None:
        return None
    answer = voice.reply() if story.replies < REPLIES else None
    if answer is not None or story.remarks >= REMARKS:
        return answer
    if isinstance(view.asked.step, HoldVote):
        return None if is_election(view) else voice.stance()
    return voice.account() or (voice.opinion() if isinstance(view.asked.step, Act) else None)


class Voice:
    """Who speaks, and as whom: a Cultist through its mask, sparing its own."""

    def __init__(self, turn: SleuthTurn, story: Story) -> None:
        self.turn = turn
        self.story = story
        self.face = turn.mask if turn.mind.is_cultist else turn
        self.spared = turn.mind.cultists if turn.mind.is_cultist else frozenset[Seat]()

    def share(self, seat: Seat) -> float:
        return self.face.share(seat)

    def others(self) -> list[Seat]:
        return [seat for seat in self.face.outlook.living if seat != self.turn.me]

    def target(self) -> Seat | None:
        """Whom to name: the one whose elimination is worth most; a partner only if it is lost anyway."""
        outlook = self.face.outlook
        named = [seat for seat in self.others() if seat not in self.spared or self.share(seat) >= LOST]
        return max(named, key=outlook.gain, default=None)

    # Replies

    def reply(self) -> Statement | None:
        heard = self.story.unanswered()
        if heard is None:
            return None
        accuser, charge = heard
        if charge.why == "bad_cards":
            for room in rooms_of(self.turn, RED_CARDS):
                if not self.story.told_of(room) and (said := self.put(room)) is not None:
                    return said
        return Doubts(accuser) if self.story.said_now(Denies()) else Denies()

    # Votes

    def stance(self) -> Statement | None:
        """Before a Vote: whom this seat would name, or whom it would not."""
        seat = self.target()
        if seat is not None and (self.face.outlook.gain(seat) > 0 or self.spared) and self.share(seat) >= self.fair():
            if self.story.charged_now(seat):
                return None
            accuser = self.story.accuser_of(seat)
            return self.accusation(seat) if accuser is None else Agrees(accuser)
        return self.defence()

    def fair(self) -> float:
        """As suspect as anybody at the start."""
        return 1.2 * self.turn.mind.memory.table.cultists / (len(self.turn.view.at) - 1)

    def defence(self) -> Statement | None:
        for chair in self.story.against():
            accuser = self.story.accuser_of(chair)
            if chair != self.turn.me and accuser is not None and self.share(chair) <= DISBELIEVES:
                said = Doubts(accuser)
                return None if self.story.said_now(said) else said
        return None

    # Other times

    def opinion(self) -> Statement | None:
        """At the beginning of the Action Phase: somebody much suspected, or somebody trusted."""
        seat = self.target()
        if seat is not None and self.share(seat) >= SPEAKS_UP:
            charge, against = self.story.last_charge(seat), self.story.against().get(seat, 0)
            if isinstance(charge, Accuses) or against >= ENOUGH:
                return None
            accuser = self.story.accuser_of(seat)
            return self.accusation(seat) if accuser is None else Agrees(accuser)
        return self.praise()

    def praise(self) -> Statement | None:
        for seat in self.others():
            if self.share(seat) <= TRUSTS and self.story.last_charge(seat) is None:
                why = self.why(seat, against=False)
                if why != GUT:
                    return Vouches(seat, why)
        return None

    def account(self) -> Statement | None:
        """A red card came out of a Room: whoever put a card there says which."""
        done = last_act(self.turn.view.journal)
        if done is None or self.story.told_of(done.place):
            return None
        if isinstance(done, e.RoomFilled):
            return self.put(done.place) if done.seat == self.turn.me and self.chatty() else None
        return self.put(done.place) if done.card in RED_CARDS and self.laid(done.place) else None

    def chatty(self) -> bool:
        """Now and then, in quiet times: whoever it is, and whatever it holds."""
        return (self.turn.me + self.turn.view.round) % QUIET == 0

    # Words

    def laid(self, room: Place) -> list[e.RoomFilled]:
        events = [event for event in self.turn.view.journal if isinstance(event, e.RoomFilled)]
        return [event for event in events if event.seat == self.turn.me and event.place == room]

    def put(self, room: Place) -> Statement | None:
        """What an Investigator put there is no secret of its own; what a Cultist says is always the same."""
        if not self.spared and any(event.card not in GOOD_CARDS for event in self.laid(room)):
            return None
        return Put(SUCCESS, room)

    def accusation(self, seat: Seat) -> Statement:
        clues = [clue for clue in self.face.mind.own.clues(seat) if clue.amount > 0 and not clue.talk]
        if not clues:
            return Accuses(seat, GUT)
        why = reason("cultists", clues[0])
        about = clues[0].about if why in ("met_the_dead", "was_there") else None
        return Accuses(seat, why, about)

    def why(self, seat: Seat, *, against: bool) -> str:
        clues = [clue for clue in self.face.mind.own.clues(seat) if (clue.amount > 0) == against and not clue.talk]
        return reason("cultists", clues[0]) if clues else GUT


def last_act(journal: tuple[Event, ...]) -> e.RoomChecked | e.RoomFilled | None:
    """The Room action that has just been taken, if it was one."""
    for event in reversed(journal[-RECENT:]):
        if isinstance(event, e.RoomChecked | e.RoomFilled):
            return event
        if isinstance(event, e.Passed | e.RoundBegan | e.StateChecked | e.TokenDrawn):
            return None
    return None


def rooms_of(turn: SleuthTurn, faces: frozenset[str]) -> Iterator[Place]:
    """Rooms out of which such cards came, the latest first, where this seat has put something."""
    mine = {event.place for event in turn.view.journal if isinstance(event, e.RoomFilled) and event.seat == turn.me}
    for event in reversed(turn.view.journal):
        if isinstance(event, e.RoomChecked) and event.card in faces and event.place in mine:
            yield event.place
