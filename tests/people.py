"""A table in a test, and the people at it. The verbs are the rulebook's."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.actions.check_room import CheckRoom
from gloaming.games.cultists.actions.check_state import CheckState
from gloaming.games.cultists.actions.close_portal import ClosePortal, CloseTogether, Help, Refuse
from gloaming.games.cultists.actions.fight_cultist import FightCultist
from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.actions.initiate_vote import InitiateVote
from gloaming.games.cultists.actions.passing import Pass
from gloaming.games.cultists.actions.restart_power import RestartPower
from gloaming.games.cultists.actions.scare_fishman import ScareFishman
from gloaming.games.cultists.actions.secure_hallway import SecureHallway
from gloaming.games.cultists.actions.use_camera import WatchRoom, WatchState
from gloaming.games.cultists.cards import Card, Cards
from gloaming.games.cultists.checks import PutBack, ShowDeath
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.movement import Go, Stop
from gloaming.games.cultists.night import Night, Wake
from gloaming.games.cultists.roles.assassin import Assassinate
from gloaming.games.cultists.rounds import ActionPhase, CleanupPhase, EventPhase, MovementPhase
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.false_eyes import Decline, Spy
from gloaming.games.cultists.tokens.in_control import Peek, RemoveToken, ReturnToken
from gloaming.games.cultists.victory import Claim, Confirm, NameSeer
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import Abstain, Accuse, KeepBallot, Weigh
from gloaming.kernel.errors import Refused
from gloaming.kernel.steps import Option, Step
from tests.chance import forced
from tests.codes import is_offered

AUTOMA = "AUTOMA"

PHASES: dict[str, tuple[Step, ...]] = {
    "movement": (MovementPhase(), EventPhase(), ActionPhase(), CleanupPhase()),
    "event": (EventPhase(), ActionPhase(), CleanupPhase()),
    "action": (ActionPhase(), CleanupPhase()),
    "cleanup": (CleanupPhase(),),
    "night": (Night(),),
}


class Table:
    """A game with people at it. `t["Ben"]` is one of them."""

    def __init__(self, game: Cultists, names: list[str], phase: str) -> None:
        self.game = game
        self.names = names
        self._seen = 0
        self.begin(phase)

    def begin(self, phase: str) -> None:
        """Leave whatever is going on and begin this phase of the same round, or the night."""
        assert phase in PHASES, f"a table begins at the start of {', '.join(PHASES)}, not of {phase!r}"
        self.game.clear_agenda()
        self.game.asking, self.game.choices, self.game.answers = None, {}, {}
        self.game.start(*PHASES[phase])

    def __getitem__(self, name: str) -> Person:
        assert name in self.names, f"nobody is called {name}; at the table are {', '.join(self.names)}"
        return Person(self, name)

    @property
    def people(self) -> list[Person]:
        return [self[name] for name in self.names if name != AUTOMA]

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # What is asked

    def asks(self) -> set[str]:
        """Who has still to answer."""
        return {self.names[seat] for seat in self.game.waiting_for}

    @property
    def question(self) -> str:
        """The name of the open question's step."""
        return type(self.game.asking).__name__ if self.game.asking else ""

    def open_question(self) -> str:
        game = self.game
        if game.asking is None:
            return f"Nothing is asked; the game is {'over' if game.over else 'stuck'}: {game.winner} {game.reason}"
        lines = [f"Open question: {game.asking!r}"]
        for seat, options in game.choices.items():
            state = "has answered" if seat in game.answers else ", ".join(map(str, options))
            lines.append(f"  {self.names[seat]} ({seat}): {state}")
        return "\n".join([*lines, "Planned:", game.plan(), "Journal:", *map(str, game.journal[-12:])])

    # Chance and piles

    def force(self, code: str, act: Callable[[], object]) -> None:
        """Let somebody act, and chance brings an event of this code: `t.force("token:mirror", t["Eva"].passes)`."""
        forced(self, code, act)

    def top(self, pile: str) -> Card:
        """The top card of a pile: of the Draw pile (`draw_pile`), of a Room's deck, or of somebody's Pulse deck."""
        game = self.game
        if pile in self.names:
            return game.pulse[self.seat(pile)][-1]
        return game.deck[pile][-1] if pile in game.deck else getattr(game, pile)[-1]

    # What everybody does

    def all(self, option: Option) -> None:
        """Everybody who is asked gives this answer."""
        for seat in self.game.waiting_for:
            self[self.names[seat]].answers(option)

    def all_abstain(self) -> None:
        assert self.question == "HoldVote", self.open_question()
        self.all(Abstain())

    def all_confirm(self) -> None:
        assert self.question == "AskForClaim", self.open_question()
        self.all(Confirm())

    def all_wake(self) -> None:
        self.all(Wake())

    def all_pass(self) -> None:
        """Everybody who still has an Action turn passes."""
        while self.question == "Act":
            self.all(Pass())

    def vote(self, **ballots: str | None) -> None:
        """Everybody votes: by name, None abstains; who is not named abstains."""
        assert self.question == "HoldVote", self.open_question()
        for name in sorted(self.asks()):
            target = ballots.get(name)
            self[name].accuses(target) if target else self[name].abstains()

    # What happened

    def happened(self, code: str) -> bool:
        """Whether an event of this code, or beginning with it, is in the journal."""
        return any(str(event) == code or str(event).startswith(code) for event in self.game.journal)

    def news(self) -> list[str]:
        """The codes of the events since the last look."""
        fresh = [str(event) for event in self.game.journal[self._seen :]]
        self._seen = len(self.game.journal)
        return fresh

    @property
    def winner(self) -> str | None:
        return self.game.winner

    @property
    def reason(self) -> str | None:
        return self.game.reason

    def spectator(self) -> View:
        view: View = CULTISTS.view(self.game, None)
        return view


class Person:
    """Somebody at the table; the verbs are the rulebook's."""

    def __init__(self, t: Table, name: str) -> None:
        self.table = t
        self.name = name
        self.seat = t.seat(name)

    def answers(self, option: Option) -> None:
        try:
            self.table.game.answer(self.seat, option)
        except Refused as fault:
            pytest.fail(f"{self.name} cannot answer {option}: {fault}\n{self.table.open_question()}")

    def refused(self, option: Option) -> str:
        """Try this answer, which must be refused and change nothing; what the person is told."""
        before = CULTISTS.save(self.table.game)
        with pytest.raises(Refused) as fault:
            self.table.game.answer(self.seat, option)
        assert CULTISTS.save(self.table.game) == before
        return str(fault.value)

    # Looking

    @property
    def sees(self) -> View:
        view: View = CULTISTS.view(self.table.game, self.seat)
        return view

    def saw(self, code: str) -> bool:
        """Whether this person's own journal has an event beginning with this code."""
        return any(str(event).startswith(code) for event in self.sees.journal)

    @property
    def offered(self) -> list[str]:
        """The codes of what this person may answer now."""
        asked = self.sees.asked
        return [str(option) for option in asked.options] if asked else []

    def may(self, code: str) -> bool:
        """Whether an answer of this code is offered; `*` stands for any piece of it."""
        return is_offered(CULTISTS, self.offered, code)

    @property
    def place(self) -> str:
        return self.table.game.at[self.seat]

    @property
    def pulse(self) -> Cards:
        return self.table.game.pulse[self.seat]

    @property
    def hand(self) -> Cards:
        return self.table.game.hand[self.seat]

    @property
    def is_ghost(self) -> bool:
        return self.table.game.ghost[self.seat]

    @property
    def counts_as_dead(self) -> bool:
        return self.seat in self.table.game.dead_since

    # Doing

    def wakes(self) -> None:
        self.answers(Wake())

    def walks(self, *places: str) -> None:
        """Through one Door after the other; a seat with points left is asked again. A Ghost goes anywhere."""
        for place in places:
            self.answers(Go(place))

    def stops(self, place: str | None = None) -> None:
        self.answers(Stop(place or self.place))

    def goes(self, *places: str) -> None:
        """Walk and stop, if there are points left."""
        self.walks(*places)
        if self.table.question in ("Walk", "DeclarePath") and self.table.asks() == {self.name}:
            self.stops(places[-1])

    def gives(self, card: Card, to: str) -> None:
        self.answers(Give(card, self.table.seat(to)))

    def checks(self, who: str) -> None:
        self.answers(CheckState(self.table.seat(who)))

    def shows_death(self) -> None:
        self.answers(ShowDeath())

    def puts_back(self) -> None:
        self.answers(PutBack())

    def secures(self, card: Card) -> None:
        self.answers(SecureHallway(card))

    def fights(self, place: str | None = None) -> None:
        self.answers(FightCultist(place or self.place))

    def scares(self) -> None:
        self.answers(ScareFishman())

    def fills(self, card: Card, place: str | None = None) -> None:
        self.answers(FillRoom(place or self.place, card))

    def searches(self, place: str | None = None) -> None:
        """Check a Room."""
        self.answers(CheckRoom(place or self.place))

    def watches_room(self, place: str) -> None:
        self.answers(WatchRoom(place))

    def watches(self, who: str) -> None:
        """Check a State through the Camera."""
        self.answers(WatchState(self.table.seat(who)))

    def restarts_power(self) -> None:
        self.answers(RestartPower())

    def closes_portal(self) -> None:
        self.answers(ClosePortal())

    def closes_portal_with(self, who: str) -> None:
        self.answers(CloseTogether(self.table.seat(who)))

    def helps(self) -> None:
        self.answers(Help())

    def refuses(self) -> None:
        self.answers(Refuse())

    def passes(self) -> None:
        self.answers(Pass())

    def assassinates(self, who: str) -> None:
        self.answers(Assassinate(self.table.seat(who)))

    def calls_vote(self) -> None:
        self.answers(InitiateVote())

    def accuses(self, who: str) -> None:
        self.answers(Accuse(self.table.seat(who)))

    def abstains(self) -> None:
        self.answers(Abstain())

    def keeps_ballot(self) -> None:
        self.answers(KeepBallot())

    def weighs(self, twice: bool) -> None:
        self.answers(Weigh(twice))

    def spies(self, who: str) -> None:
        """Look through False Eyes."""
        self.answers(Spy(self.table.seat(who)))

    def declines(self) -> None:
        self.answers(Decline())

    def peeks(self) -> None:
        self.answers(Peek())

    def removes_token(self) -> None:
        self.answers(RemoveToken())

    def returns_token(self) -> None:
        self.answers(ReturnToken())

    def confirms(self) -> None:
        self.answers(Confirm())

    def claims(self) -> None:
        self.answers(Claim())

    def names_seer(self, who: str) -> None:
        self.answers(NameSeer(self.table.seat(who)))
