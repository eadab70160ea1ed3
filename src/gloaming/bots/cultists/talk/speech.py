"""What a sleuth says: little, and to the point. A Cultist says what the Investigator would say whom it plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gloaming.bots.beliefs.base import GUT
from gloaming.bots.cultists.talk.grounds import REASONS, Grounds
from gloaming.bots.cultists.talk.occasions import claim_of_late, last_act
from gloaming.bots.cultists.talk.word import can_stand_by, named_aloud
from gloaming.bots.cultists.turn import Turn
from gloaming.bots.story import NO_REASON, Story
from gloaming.bots.voice import SELDOM, Voice
from gloaming.games.cultists import events as e
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import RED_CARDS, SUCCESS
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.statements import Put, Saw, Was
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Accuses, Agrees, Asks, Denies, Doubts, Said, Statement, Vouches, named_in
from gloaming.kernel.values import Seat

MORE: Final = 1.2
"""So many times as suspect as usual, somebody is worth naming, and isn't believed."""
LOST: Final = 0.8
"""A partner as suspect as this is given up."""
SWAYED: Final = 1.5
"""So many times as much must somebody else be worth a ballot, to be named after another was."""
OF_LATE: Final = 2
"""In so many rounds, the present one included, must have happened what somebody is praised for."""
TOLD: Final = 1
"""When so many others have said what they put into a Room, nobody says so unasked."""
DEEDS: Final = frozenset(("met_the_dead", "bad_cards", "was_there"))
"""What can be denied. To anything else one says that the accuser is wrong."""


class CultistsVoice(Voice):
    """Who speaks, and as whom: a Cultist through its mask, sparing its own; a Seer accuses nobody whom it knows to be innocent."""

    thin = NO_REASON | {"was_there"}

    def __init__(self, turn: Turn) -> None:
        view = turn.view
        began = next((event.knife for event in view.journal if isinstance(event, e.RoundBegan)), 0)
        self.turn = turn
        self.step = view.asked.step if view.asked is not None else None
        self.face = turn.mask if turn.is_cultist else turn
        self.grounds = Grounds(view.journal, self.face.memory.fits)
        story = Story(turn.me, view.round, turn.talk, self.grounds.public, self.grounds.opened)
        super().__init__(story, view.options.players, began, view.round)

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
            if not any(isinstance(one, Accuses) for one in named):
                yield from self.ask(seat, "suspect")
        elif seat in self.cleared():
            yield Agrees(seat)

    def reply(self, accuser: Seat, charge: Accuses) -> Iterator[Statement]:
        """What one has put there; who else has met the dead; or that it is not so."""
        if charge.why == "bad_cards":
            yield from self.excuses()
            if not self.is_clean(self.laid()):
                return
        if charge.why == "met_the_dead" and charge.about is not None:
            yield from self.witness(charge.about)
        yield Denies() if charge.why in DEEDS else Doubts(accuser)

    def spoilt(self) -> list[Place]:
        """Rooms out of which red cards came, the latest first."""
        journal = reversed(self.turn.view.journal)
        return [event.place for event in journal if isinstance(event, e.RoomChecked) and event.card in RED_CARDS]

    def excuses(self) -> Iterator[Statement]:
        yield from [said for room in self.spoilt() for said in self.put(room)]

    def witness(self, victim: Seat) -> Iterator[Statement]:
        """Who else has met the dead one, as all could see."""
        met = [seat for seat in self.grounds.those_who_met(victim) if seat not in (self.me, *self.spared)]
        yield from [Saw(seat, victim) for seat in met if seat in self.others() and not self.recalled(seat, victim)][:1]

    def recalled(self, one: Seat, other: Seat) -> bool:
        """Whether somebody has said so, in this round or by an accusation."""
        said = [said.statement for said in self.story.now]
        return any(each in said for each in (Saw(one, other), Saw(other, one), Accuses(one, "met_the_dead", other)))

    def answers(self, speaker: Seat, statement: Statement) -> Iterator[Statement]:
        """Asked about the dead, one names another who has met them, or says that one has oneself."""
        if statement == Asks(self.me, "met_the_dead") and self.grounds.murdered:
            victim = self.grounds.murdered[-1]
            yield from self.witness(victim)
            if (self.me, victim) in self.grounds.met:
                yield Saw(self.me, victim)
        yield from super().answers(speaker, statement)

    def denial(self) -> Iterator[Statement]:
        yield Denies()

    def own_deeds(self) -> Iterator[Statement]:
        """What was put where red cards came from comes first; with nothing left to tell, one says where one is."""
        yield from self.excuses()
        rooms = [event.place for event in self.laid() if isinstance(event, e.RoomFilled)]
        yield from [said for room in reversed(rooms) for said in self.put(room)]
        ways = [event for event in self.this_round() if isinstance(event, e.Entered | e.Stayed)]
        yield from [Was(event.place, self.round) for event in ways if event.seat == self.me][:1]

    def opinion(self) -> Iterator[Statement]:
        """Who has called a Vote names somebody: why else would they have called it?"""
        seat = self.target()
        if seat is None:
            return
        accused, called = self.accusation(seat), self.grounds.caller == self.me
        if self.is_worth_naming(seat) or (called and self.may_say(accused) and self.may_charge(seat, Accuses)):
            yield accused

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
        yield from self.asking_the_caller()
        if self.grounds.murdered and self.grounds.murdered[-1] != self.me:
            yield from self.witness(self.grounds.murdered[-1])

    def asking_the_caller(self) -> Iterator[Statement]:
        """Who has called a Vote and named nobody is asked who it is."""
        caller = self.grounds.caller
        if caller is not None and caller != self.me and caller not in self.story.stands():
            yield from self.ask(caller, "suspect")

    def ask(self, seat: Seat, topic: str) -> Iterator[Statement]:
        """Nobody is asked twice in a round, by whomever; and an AUTOMA would not answer."""
        asked = [said.statement.chair for said in self.story.now if isinstance(said.statement, Asks)]
        if seat not in (*asked, self.turn.view.options.automa_seat):
            yield Asks(seat, topic)

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
        """A red card came out of a Room, and it is talked about: those who put a card there say which, unless others just have."""
        room = self.spoilt_just_now()
        if room is not None and self.story.just and len(told_of(room, self.story.just)) < TOLD:
            yield from self.put(room)

    def spoilt_just_now(self) -> Place | None:
        done = last_act(self.turn.view.journal)
        red = isinstance(self.step, Act) and isinstance(done, e.RoomChecked) and done.card in RED_CARDS
        return done.place if red and done is not None else None

    def news(self) -> Iterator[Statement]:
        if isinstance(self.step, HoldVote):
            yield from self.stance()
        elif isinstance(self.step, Act):
            death = self.unspoken_death()
            if death is not None:
                yield from self.mourning(death)
                return
            yield from self.inquiry()
            yield from self.suspicion(self.target())
            for seat in self.cleared():
                yield from self.vouching(seat)
            if self.chatty:
                yield from self.chat()

    def unspoken_death(self) -> Seat | None:
        """Who was found dead last, while nobody has named them since; in this round or when nobody could talk."""
        grounds = self.grounds
        if not grounds.murdered:
            return None
        last, since = grounds.murdered[-1], [said.statement for said in self.turn.talk if said.heard >= grounds.found]
        spoken = any(last in named_in(one) or getattr(one, "topic", "") == "met_the_dead" for one in since)
        return None if spoken else last

    def mourning(self, victim: Seat) -> Iterator[Statement]:
        """It is what the talk begins with: who is suspected of it, or the question who was there, to somebody who was.

        The dead themselves leave that to others."""
        if victim == self.me:
            return
        yield from [one for one in self.suspicion(self.target()) if isinstance(one, Accuses) and one.about == victim]
        others = [seat for seat in self.others() if seat != victim]
        met = [seat for seat in self.grounds.those_who_met(victim) if seat in others]
        for seat in [*met, *sorted(others, key=self.share, reverse=True)][:1]:
            yield from self.ask(seat, "met_the_dead")

    def inquiry(self) -> Iterator[Statement]:
        """Who put cards where a red one just came from is asked about it: the most suspect by what all know."""
        room = self.spoilt_just_now()
        if room is not None:
            silent = set(self.grounds.laid.get(room, ())).difference(told_of(room, self.turn.talk))
            asked = max([seat for seat in self.others() if seat in silent], key=self.share, default=None)
            if asked is not None:
                yield from self.ask(asked, "account")

    def chat(self) -> Iterator[Statement]:
        """Who has been silent for long is asked; now and then one says what one has put into a Room just now; and, as the
        Action Phase begins, who was alone with whom."""
        yield from self.asking_the_quiet()
        yield from self.boasting()
        if isinstance(self.step, Act) and self.step.seat == self.turn.view.knife:
            yield from self.meetings()

    def boasting(self) -> Iterator[Statement]:
        """One in a round, and none again for some: what everybody says of every card tells nothing."""
        told = [said.round for said in self.story.own if isinstance(said.statement, Put)]
        if any(isinstance(said.statement, Put) for said in self.story.now) or (told and self.round - told[-1] < SELDOM):
            return
        filled = [event for event in self.this_round() if isinstance(event, e.RoomFilled)]
        yield from [said for event in filled if event.seat == self.me for said in self.put(event.place)]

    def asking_the_quiet(self) -> Iterator[Statement]:
        """Who has said nothing for some rounds is asked what they did, unless questions were put of late."""
        spoke = {said.seat: said.round for said in self.turn.talk}
        asked = max([said.round for said in self.turn.talk if isinstance(said.statement, Asks)], default=0)
        quiet = min(self.others(), key=lambda seat: spoke.get(seat, 0), default=None)
        if quiet is not None and self.round - max(asked, spoke.get(quiet, 0)) >= SELDOM:
            yield from self.ask(quiet, "account")

    def meetings(self) -> Iterator[Statement]:
        """One's own too."""
        for event in self.this_round():
            if isinstance(event, e.Met) and len(event.seats) == 2:
                one, other = sorted(event.seats, key=lambda seat: seat != self.me)
                if not self.spared.intersection(event.seats) and not self.recalled(one, other):
                    yield Saw(one, other)

    @property
    def spared(self) -> frozenset[Seat]:
        """Of whom a Cultist does not remind anybody."""
        return self.turn.cultists - {self.me} if self.turn.is_cultist else frozenset()

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
        """What speaks against somebody may be long ago; praise is for what has just been done."""
        since = 0 if against else self.of_late()
        clues = [clue for clue in self.face.mind.own.clues(seat) if not clue.talk and clue.at >= since]
        because = self.grounds.because([clue for clue in clues if (clue.amount > 0) == against])
        if because[0] != GUT or not against:
            return because
        clearing = {REASONS.against.get(clue.name) for clue in clues if clue.amount < 0}
        return self.grounds.plain_facts(seat, clearing)

    def of_late(self) -> int:
        """Where in the journal begins what is not long ago."""
        began = [at for at, event in enumerate(self.face.view.journal) if isinstance(event, e.RoundBegan)]
        return began[-OF_LATE] if len(began) >= OF_LATE else 0


def told_of(room: Place, talk: Sequence[Said]) -> list[Seat]:
    """Who has said what they put there."""
    return [said.seat for said in talk if isinstance(said.statement, Put) and said.statement.place == room]
