"""Tricks with words and ballots."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.beliefs.base import GUT
from gloaming.bots.cultists.baselines.knives import Trickster, spare
from gloaming.bots.cultists.careful import CarefulBot
from gloaming.bots.cultists.memory.facts import team_of
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.turn import Turn
from gloaming.bots.listening import Answers
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.movement import DeclarePath, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.voting import Abstain, Accuse, HoldVote
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Accuses, Said, Statement
from gloaming.kernel.values import Seat

SLIPS: Final = 6
"""One answer in so many a clumsy player gives without a thought, ..."""
OFTEN: Final = (Walk, DeclarePath, Act, HoldVote)
"""... of those that come in every round."""


def first_other(view: Any) -> Seat | None:
    """The lowest seat that lives, friends left aside."""
    friends = (view.seat, *(view.known_cultists if team_of(view.role) == "cultists" else ()))
    return next((seat for seat, ghost in enumerate(view.ghost) if not ghost and seat not in friends), None)


def charge(view: Any) -> Statement | None:
    named = first_other(view)
    return None if named is None or view.asked is None else Accuses(named, GUT)


def name_first(turn: Turn, asked: Any) -> Option:
    named = first_other(turn.view)
    ballot = Abstain() if named is None else Accuse(named)
    return ballot if ballot in asked.options else Abstain()


class Accuser(SleuthBot):
    """Accuses the same one in every round, without a reason, and names nobody else."""

    def answers(self, view: Any) -> Answers:
        return {**super().answers(view), HoldVote: name_first}

    def speak(self, view: Any) -> Statement | None:
        return charge(view) or super().speak(view)


class Pacifist(Trickster):
    """Gives no Dead card, and lets the table do the killing: those it accuses are voted out some day, and count as dead."""

    tricks = {Meet: spare, GiveInTurn: spare}

    def speak(self, view: Any) -> Statement | None:
        accused = charge(view) if team_of(view.role) == "cultists" else None
        return super().speak(view) if accused is None else accused


class Mute(SleuthBot):
    """Says nothing, and answers nobody."""

    def speak(self, view: Any) -> Statement | None:
        return None

    def reply(self, view: Any, said: Said) -> Statement | None:
        return None


def follow(turn: Turn, asked: Any) -> Option:
    """Whomever most are against."""
    against = turn.story.against()
    named = max(sorted(against), key=lambda seat: against[seat], default=None)
    ballot = Abstain() if named is None or named in turn.cultists else Accuse(named)
    return ballot if ballot in asked.options else Abstain()


class Parrot(SleuthBot):
    """Names whomever the others name."""

    def answers(self, view: Any) -> Answers:
        return {**super().answers(view), HoldVote: follow}


class Clumsy(CarefulBot):
    """A careful player who now and then does not look: a stand-in for people, on either side."""

    def decide(self, view: Any, asked: Any) -> Option:
        chosen = super().decide(view, asked)
        slips = isinstance(asked.step, OFTEN) and self.dice.roll(SLIPS) == 0
        return self.dice.pick(asked.options) if slips else chosen
