"""What a sleuth says: little, and to the point. A Cultist says what the Investigator would say whom it plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gloaming.bots.beliefs.base import GUT
from gloaming.bots.cultists.talk.grounds import REASONS, Grounds
from gloaming.bots.cultists.talk.word import can_stand_by, named_aloud
from gloaming.bots.cultists.turn import Turn
from gloaming.bots.kept import once
from gloaming.bots.story import Story
from gloaming.bots.voice import Voice
from gloaming.games.cultists import events as e
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import RED_CARDS, SUCCESS
from gloaming.games.cultists.known import known
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.rules import vote_eliminates
from gloaming.games.cultists.statements import Claims, Put, Saw
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Accuses, Agrees, Asks, Denies, Doubts, Said, Statement, Vouches
from gloaming.kernel.values import Seat

REACTIONS: Final = 2
"""So many say something to the claim of a Role."""
MORE: Final = 1.2
"""So many times as suspect as usual, somebody is worth naming, and isn't believed."""
RECENT: Final = 8
"""How many events a Room action may have."""
LOST: Final = 0.8
"""A partner as suspect as this is given up."""
SWAYED: Final = 1.5
"""So many times as much must somebody else be worth a ballot, to be named after another was."""
DEEDS: Final = frozenset(("met_the_dead", "bad_cards", "was_there"))
"""What can be denied. To anything else one says that the accuser is wrong."""


def occasion(view: View, me: Seat, talk: Sequence[Said]) -> bool:
    """Whether there is anything to speak about. It is asked at every question, so it looks at little."""
    if view.asked is None or (talk and talk[-1].round == view.round and named_last(talk, me)):
        return view.asked is not None
    if claim_of_late(talk, me, view.round) is not None:
        return True
    step = view.asked.step
    if isinstance(step, HoldVote):
        return vote_eliminates(known(view))
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


def claim_of_late(talk: Sequence[Said], me: Seat, round_: int) -> tuple[Seat, str] | None:
    """The last Role that somebody else has claimed in this round, and who did, while few have said anything to it."""
    said_since: set[Seat] = set()
    for said in reversed(talk):
        if said.round != round_ or said.seat == me or len(said_since) > REACTIONS:
            return None
        if isinstance(said.statement, Claims):
            return (said.seat, said.statement.role) if len(said_since - {said.seat}) < REACTIONS else None
        said_since.add(said.seat)
    return None


class CultistsVoice(Voice):
    """Who speaks, and as whom: a Cultist through its mask, sparing its own; a Seer accuses nobody whom it knows to be innocent."""

    def __init__(self, turn: Turn) -> None:
        view = turn.view
        began = next((event.knife for event in view.journal if isinstance(event, e.RoundBegan)), 0)
        story = Story(turn.me, view.round, turn.talk, turn.mind.own.opened)
        super().__init__(story, view.options.players, began, view.round)
        self.turn = turn
        self.step = view.asked.step if view.asked is not None else None
        self.face = turn.mask if turn.is_cultist else turn

    @once
    def grounds(self) -> Grounds:
        return Grounds(self.turn.view.journal, self.face.memory.fits)

    # Of whom one speaks

    def share(self, seat: Seat) -> float:
        return self.face.share(seat)

    def blamed(self) -> list[Seat]:
        known, others = self.turn.cultists, self.others()
        if self.turn.is_cultist:
            return [seat for seat in others if seat not in known or self.share(seat) >= LOST]
        return [seat for seat in others if not known or seat in known]

    def cleared(self) -> list[Seat]:
        return [seat for seat in self.others() if seat not in self.turn.cultists]

    def others(self) -> list[Seat]:
        return [seat for seat, ghost in enumerate(self.turn.view.ghost) if not ghost and seat != self.me]

    def target(self) -> Seat | None:
        """Whom to name: the one whose elimination is worth most."""
        return max(self.blamed(), key=self.face.outlook.gain, default=None)

    # Replies

    def worth_saying(self) -> Iterator[Statement]:
        """A claim of a Role comes first: it leaves nobody cold."""
        claim = claim_of_late(self.turn.talk, self.me, self.round)
        if claim is not None and not self.turn.view.ghost[self.me]:
            yield from self.reaction(*claim)
        yield from super().worth_saying()

    def reaction(self, seat: Seat, role: str) -> Iterator[Statement]:
        """Who is suspect isn't believed; somebody who says to have seen the Cultists is asked who they are.

        It is the same for all who believe the same: the true Seer, whom another claim would hand over, included."""
        if seat not in self.others():
            return
        if seat in self.blamed() and self.share(seat) >= MORE * self.usual:
            yield Doubts(seat)
        elif role == "seer":
            named = [said.statement for said in self.story.now if said.seat == seat]
            question = Asks(seat, "suspect")
            if not any(isinstance(one, Accuses) for one in named) and not self.was_asked(question):
                yield question
        elif seat in self.cleared():
            yield Agrees(seat)

    def was_asked(self, question: Asks) -> bool:
        return any(said.statement == question for said in self.story.now)

    def reply(self, accuser: Seat, charge: Accuses) -> Iterator[Statement]:
        """What one has put there; who else has met the dead; or that it is not so."""
        if charge.why == "bad_cards":
            yield from [said for room in self.spoilt() for said in self.put(room)]
            if not self.is_clean(self.laid()):
                return
        if charge.why == "met_the_dead" and charge.about is not None:
            yield from self.witness(charge.about)
        yield Denies() if charge.why in DEEDS else Doubts(accuser)

    def spoilt(self) -> list[Place]:
        """Rooms out of which red cards came, the latest first."""
        journal = reversed(self.turn.view.journal)
        return [event.place for event in journal if isinstance(event, e.RoomChecked) and event.card in RED_CARDS]

    def witness(self, victim: Seat) -> Iterator[Statement]:
        """Who else has met the dead one, as all could see."""
        known = self.turn.cultists if self.turn.is_cultist else ()
        met = [seat for seat in self.grounds.those_who_met(victim) if seat not in (self.me, *known)]
        yield from [Saw(seat, victim) for seat in met if seat in self.others() and not self.recalled(seat, victim)][:1]

    def recalled(self, one: Seat, other: Seat) -> bool:
        """Whether somebody has said so, in this round or by an accusation."""
        said = [said.statement for said in self.story.now]
        return Saw(one, other) in said or Accuses(one, "met_the_dead", other) in said

    def answers(self, speaker: Seat, statement: Statement) -> Iterator[Statement]:
        if statement == Asks(self.me, "met_the_dead") and self.grounds.murdered:
            yield from self.witness(self.grounds.murdered[-1])
        yield from super().answers(speaker, statement)

    def denial(self) -> Iterator[Statement]:
        yield Denies()

    def own_deeds(self) -> Iterator[Statement]:
        rooms = [event.place for event in self.laid() if isinstance(event, e.RoomFilled)]
        yield from [said for room in reversed(rooms) for said in self.put(room)]

    def opinion(self) -> Iterator[Statement]:
        seat = self.target()
        if seat is not None and self.is_worth_naming(seat):
            yield self.accusation(seat)

    # Before a Vote

    @property
    def most(self) -> int:
        return self.habit.remarks + isinstance(self.step, HoldVote)

    @property
    def has_the_floor(self) -> bool:
        return isinstance(self.step, HoldVote) or super().has_the_floor

    def decides(self, chair: Seat) -> bool:
        """AC-VOTE-15: with its own ballot it would be more than half of them."""
        voices = self.story.against().get(chair, 0) + 1
        return isinstance(self.step, HoldVote) and voices == self.players // 2 + 1

    def stance(self) -> Iterator[Statement]:
        """Whom this seat would name, or whom it would not; with a reason of its own, if there is one.

        Nobody who was found dead begins to speak of themselves by name: all have seen whom they met."""
        seat = self.target()
        if seat is not None and self.is_worth_naming(seat) and not self.stands_by_word(seat):
            yield from self.charge(seat)
        yield from self.second_thoughts()
        yield from self.defence()
        if self.grounds.murdered and self.grounds.murdered[-1] != self.me:
            yield from self.witness(self.grounds.murdered[-1])

    def second_thoughts(self) -> Iterator[Statement]:
        """Who has named somebody and would not vote for them any more says so."""
        seat = self.story.stands().get(self.me)
        if seat in self.cleared() and not can_stand_by(self.turn, seat) and self.share(seat) <= self.usual:
            yield Vouches(seat, *self.why(seat, against=False))

    def stands_by_word(self, other: Seat) -> bool:
        """Nobody turns to another for little: with that the ballot would turn, too."""
        seat, gain = named_aloud(self.turn), self.face.outlook.gain
        return seat is not None and gain(other) < SWAYED * gain(seat)

    @property
    def usual(self) -> float:
        """How suspect anybody is at the start."""
        return self.turn.memory.table.cultists / (len(self.turn.view.at) - 1)

    def is_worth_naming(self, seat: Seat) -> bool:
        """More suspect than anybody at the start, and worth a ballot; a Cultist speaks up for the table's sake."""
        worth = self.turn.is_cultist or self.face.outlook.gain(seat) > 0
        return worth and self.share(seat) >= MORE * self.usual and self.may_charge(seat, Accuses)

    # Other times

    def account(self) -> Iterator[Statement]:
        """A red card came out of a Room: those who put a card there say which."""
        done = last_act(self.turn.view.journal)
        if isinstance(self.step, Act) and isinstance(done, e.RoomChecked) and done.card in RED_CARDS:
            yield from self.put(done.place)

    def news(self) -> Iterator[Statement]:
        if isinstance(self.step, HoldVote):
            yield from self.stance()
        elif isinstance(self.step, Act):
            yield from self.suspicion(self.target())
            for seat in self.cleared():
                yield from self.vouching(seat)
            if self.chatty:
                yield from self.chat()

    def chat(self) -> Iterator[Statement]:
        """What one has put into Rooms just now; and, as the Action Phase begins, who was alone with whom."""
        rooms = [event.place for event in self.this_round() if isinstance(event, e.RoomFilled)]
        yield from [said for room in rooms for said in self.put(room)]
        if isinstance(self.step, Act) and self.step.seat == self.turn.view.knife:
            yield from self.meetings()

    def meetings(self) -> Iterator[Statement]:
        known = self.turn.cultists if self.turn.is_cultist else ()
        for event in self.this_round():
            if isinstance(event, e.Met) and len(event.seats) == 2:
                one, other = event.seats
                if not {self.me, *known}.intersection(event.seats) and not self.recalled(one, other):
                    yield Saw(one, other)

    def this_round(self) -> Iterator[Event]:
        """Backwards."""
        for event in reversed(self.turn.view.journal):
            if isinstance(event, e.RoundBegan):
                return
            yield event

    # Words

    def laid(self) -> list[e.RoomFilled | e.HallwaySecured]:
        """What this seat has put anywhere, oldest first."""
        events = [event for event in self.turn.view.journal if isinstance(event, e.RoomFilled | e.HallwaySecured)]
        return [event for event in events if event.seat == self.me]

    def is_clean(self, laid: Sequence[e.RoomFilled | e.HallwaySecured]) -> bool:
        """Whether it can be said that these were Success: an Investigator does not lie, a Cultist says it of any card."""
        return self.turn.is_cultist or all(event.card == SUCCESS for event in laid)

    def put(self, room: Place) -> Iterator[Statement]:
        """Once in a game, of each Room."""
        laid = [event for event in self.laid() if isinstance(event, e.RoomFilled) and event.place == room]
        told = [said.statement for said in self.story.own if isinstance(said.statement, Put)]
        if laid and self.is_clean(laid) and room not in [put.place for put in told]:
            yield Put(SUCCESS, room)

    def why(self, seat: Seat, *, against: bool) -> tuple[str, Seat | None]:
        clues = [clue for clue in self.face.mind.own.clues(seat) if not clue.talk]
        because = self.grounds.because([clue for clue in clues if (clue.amount > 0) == against], self.me)
        if because[0] != GUT or not against:
            return because
        clearing = {REASONS.against.get(clue.name) for clue in clues if clue.amount < 0}
        return self.grounds.plain_facts(seat, self.me, clearing)


def last_act(journal: tuple[Event, ...]) -> e.RoomChecked | e.RoomFilled | None:
    """The Room action that has just been taken, if it was one."""
    for event in reversed(journal[-RECENT:]):
        if isinstance(event, e.RoomChecked | e.RoomFilled):
            return event
        if isinstance(event, e.Passed | e.RoundBegan | e.StateChecked | e.TokenDrawn):
            return None
    return None
