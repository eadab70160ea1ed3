"""What a sleuth says in Invasion: little, and to the point. A human tells the truth, an alien what a human could have done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gloaming.bots.beliefs.base import GUT, Reasons
from gloaming.bots.invasion.beliefs import InvasionBeliefs
from gloaming.bots.listening import Mind
from gloaming.bots.story import Story
from gloaming.bots.voice import DOUBTS, SUSPECT, Voice
from gloaming.games.invasion import events as e
from gloaming.games.invasion.accusation import AskForSupport
from gloaming.games.invasion.aliens import AskForDeclaration
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.known import known
from gloaming.games.invasion.orders import LeaveOrders
from gloaming.games.invasion.state import EventName, RescueCard
from gloaming.games.invasion.statements import Human, Laid, Planned
from gloaming.games.invasion.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Accuses, Charge, Denies, Said, Statement, Vouches
from gloaming.kernel.values import Seat

WORSE: Final[EventName] = "mother_ship"
"""Who let an evil come says that the other card was this; nobody ever sees a prevented one."""
REASONS: Final = Reasons(
    against={
        "rescued": "sabotage", "event": "bad_event", "astray": "opened_the_way", "idle": "wasted_turn",
        "slack": "wasted_turn", "planned": "wasted_turn", "team_mate": "odd_team", "team_right": "odd_team",
        "drew": "drew_much", "charge_other": "accused_falsely",
    },
    in_favour={
        "rescued": "saved", "attempted": "saved", "diligent": "saved", "event": "good_event",
    },
)  # fmt: skip
REPLIES: Final = (Human, Denies)
DREW: Final = "drew_much"
FALSELY: Final = "accused_falsely"
MORE: Final = 1.2
"""So many times as suspect as the others, somebody is named by who is asked, and when an accusation is talked about."""
ACCUSED: Final = 2
"""While somebody stands accused, even the quiet say so much in a round."""


# Of oneself


def rounds_back(view: View, rounds: int) -> list[Event]:
    """The journal since that many rounds began, the present one included, oldest first."""
    found: list[Event] = []
    for event in reversed(view.journal):
        found.append(event)
        if isinstance(event, e.RoundBegan) and event.number <= view.round - rounds + 1:
            break
    return found[::-1]


def accounts(view: View, story: Story, chatty: bool) -> Iterator[Laid | Planned]:
    """What there is to tell of oneself in this round: the card in a rescue that was sabotaged, the event one let come.

    Of a good event only those speak who like to talk."""
    this_round = rounds_back(view, 1)
    mine: RescueCard | None = None
    for event in this_round:
        if isinstance(event, e.TeamNamed):
            mine = None
        elif isinstance(event, e.RescueCardLaid):
            mine = event.card
        elif isinstance(event, e.RescueCardsShown) and event.sabotage and mine is not None:
            yield Laid("success" if view.alien else mine, view.round)
    turned = next((event.card for event in this_round if isinstance(event, e.EventTurned)), None)
    if turned is not None and (chatty or EVENT_CARDS[turned].colour != "yellow"):
        yield from planned(view, story, turned)


def planned(view: View, story: Story, turned: EventName) -> Iterator[Planned]:
    """INV-INFO-06: nobody else knows the two cards; of those on upcoming all have seen the one that came."""
    for event in rounds_back(view, 2):
        if isinstance(event, e.RoundBegan) and event.number == view.round:
            return
        if isinstance(event, e.EventsPlaced) and event.seat == view.seat and event.upcoming == (turned,):
            for other in event.prevented[:1]:
                if other is not None and not view.alien:
                    yield Planned(turned, other, view.round - 1)
                elif other is not None and can_be_prevented(view, story, turned):
                    yield Planned(turned, WORSE, view.round - 1)


def can_be_prevented(view: View, story: Story, turned: EventName) -> bool:
    """Whether there is a card left to speak of: all have seen those that came, and heard of those that did not."""
    came = sum([isinstance(event, e.EventTurned) and event.card == WORSE for event in view.journal])
    told = {
        (said.seat, said.statement.round)
        for said in story.talk
        if isinstance(said.statement, Planned) and said.statement.prevented == WORSE
    }
    return turned != WORSE and came + len(told) < EVENT_CARDS[WORSE].copies


# Of others


def occasion(view: View) -> bool:
    """When everybody who is not stated looks up (INV-TURN-10, INV-RQ-44): between two turns, or before the first. And when
    somebody is accused."""
    between = view.asked is not None and isinstance(view.asked.step, AskForDeclaration | LeaveOrders)
    return between or call(view) is not None


def call(view: View) -> AskForSupport | None:
    """The call for support that the table talks about, if it is open (INV-ACCUSE-05)."""
    step = view.asked.step if view.asked is not None else None
    return step if isinstance(step, AskForSupport) and step.is_debated(known(view)) else None


class InvasionVoice(Voice):
    thin = frozenset(("", GUT, DREW))

    def __init__(self, view: View, mind: Mind[InvasionBeliefs], talk: Sequence[Said]) -> None:
        began = next((event.architect for event in view.journal if isinstance(event, e.RoundBegan)), 0)
        super().__init__(Story(mind.me, view.round, talk, mind.own.opened), view.options.players, began, view.round)
        self.view = view
        self.own = mind.own
        self.face = mind.public if view.alien else mind.own
        """What this seat claims to believe."""
        self.call = call(view)

    # Replies

    def worth_saying(self) -> Iterator[Statement]:
        """Who is accused by the rules answers too."""
        this_round = rounds_back(self.view, 1)
        if any(isinstance(event, e.Accused) and event.accused == self.me for event in this_round):
            yield from self.denial()
        yield from super().worth_saying()

    def reply(self, accuser: Seat, charge: Accuses) -> Iterator[Statement]:
        return self.denial()

    def denial(self) -> Iterator[Statement]:
        """Once in a round."""
        if not any(isinstance(statement, REPLIES) for statement in self.story.own_now):
            yield Denies() if any(isinstance(said.statement, Human) for said in self.story.own) else Human()

    # Of whom one speaks

    def share(self, seat: Seat) -> float:
        return self.face.hostile[seat]

    def blamed(self) -> list[Seat]:
        """An alien neither harms nor praises its own: either would be remembered."""
        others = [seat for seat, stated in enumerate(self.view.stated) if not stated and seat != self.me]
        return [seat for seat in others if not (self.view.alien and self.own.hostile[seat] >= SUSPECT)]

    def may_charge(self, chair: Seat, kind: type[Charge]) -> bool:
        """An alien says one thing of everyone: a waverer would be asked why."""
        before = self.story.last_charge(chair)
        wavers = self.view.alien and before is not None and not isinstance(before, kind)
        return not wavers and super().may_charge(chair, kind)

    # Asked by name

    def own_deeds(self) -> Iterator[Statement]:
        yield from [one for one in accounts(self.view, self.story, chatty=True) if not self.has_told(one)]

    def opinion(self) -> Iterator[Statement]:
        worst = max(self.blamed(), key=self.share, default=None)
        if worst is not None and self.is_worth_naming(worst) and self.may_charge(worst, Accuses):
            yield self.accusation(worst)

    def is_worth_naming(self, seat: Seat) -> bool:
        """More suspect than people here usually are."""
        return self.share(seat) >= MORE * sum(self.face.hostile) / self.players

    # When somebody is accused by the rules

    @property
    def most(self) -> int:
        return max(super().most, ACCUSED) if self.call else super().most

    @property
    def has_the_floor(self) -> bool:
        return self.call is not None or super().has_the_floor

    def stance(self, accuser: Seat, accused: Seat) -> Iterator[Statement]:
        """The accuser says why; the others whether they think so too, or do not at all."""
        if accused not in self.blamed():
            return
        if self.may_charge(accused, Accuses) and (self.me == accuser or self.is_worth_naming(accused)):
            yield from self.charge(accused)
        elif self.may_charge(accused, Vouches) and self.share(accused) <= DOUBTS:
            yield from self.defence()
            if not self.story.praise:
                yield Vouches(accused, *self.why(accused, against=False))

    # News

    def account(self) -> Iterator[Statement]:
        """While somebody else stands accused, that is what there is to talk about."""
        if self.call is None or self.call.accused == self.me:
            yield from [one for one in accounts(self.view, self.story, self.chatty) if not self.has_told(one)]

    def news(self) -> Iterator[Statement]:
        """Who has led a rescue without sabotage says a good word for the team, once."""
        if self.call is not None:
            yield from self.stance(self.call.accuser, self.call.accused)
            return
        yield from self.suspicion(max(self.blamed(), key=self.share, default=None))
        for seat in self.saviours():
            if seat in self.cleared():
                yield from self.vouching(seat)

    def has_told(self, account: Laid | Planned) -> bool:
        """A round is told once: a seat that has turned since then does not tell it again."""
        told = [said.statement for said in self.story.own if isinstance(said.statement, type(account))]
        return any(one.round == account.round for one in told)

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
        """That somebody drew cards is nobody's fault, so it comes last. Of a false accusation all have seen the tokens go."""
        clues = [clue for clue in self.face.clues(seat) if (clue.amount > 0) == against and not clue.talk]
        words = sorted([REASONS.of(clue) for clue in clues], key=lambda word: word in (DREW, GUT))
        lost = [event.seats for event in self.view.journal if isinstance(event, e.AccuserTokensLost)]
        true = [word for word in words if word != FALSELY or any(seat in seats for seats in lost)]
        return true[0] if true else GUT, None
