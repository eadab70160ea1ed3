"""Tricks with the cards: a sleuth in all but one thing that it does as a Cultist, whatever anybody will think of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from gloaming.bots.base import Answer, best
from gloaming.bots.cultists.memory.facts import team_of
from gloaming.bots.cultists.prospects.walking import Way
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.sleuth import cultist as sleuth
from gloaming.bots.cultists.sleuth.investigator import WORTH as HONEST
from gloaming.bots.cultists.turn import Turn
from gloaming.bots.listening import Answers
from gloaming.games.cultists import actions as a
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import DEAD, RED_CARDS
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.movement import DeclarePath, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

WAKES: Final = 4
"""The round in which a sleeper draws the knife."""


class Trickster(SleuthBot):
    """Its tricks take the place of the sleuth's answers, on the side of the Cultists alone."""

    tricks: ClassVar[Mapping[type, Answer]] = {}

    def is_artless(self, view: Any) -> bool:
        return False

    def answers(self, view: Any) -> Answers:
        answers = super().answers(view)
        return {**answers, **self.tricks} if team_of(view.role) == "cultists" else answers


def is_prey(turn: Turn, other: Seat) -> bool:
    return other not in turn.cultists and other not in turn.known_dead


def stab(turn: Turn, asked: Any) -> Option:
    """A Dead card to anyone who still lives."""
    return best(asked, lambda gift: gift.card == DEAD and is_prey(turn, gift.to))


def spare(turn: Turn, asked: Any) -> Option:
    return best(asked, lambda gift: gift.card != DEAD)


def hunt(turn: Turn, asked: Any) -> Option:
    """Past as many as are alone, and then to where there is most to do."""

    def entering(place: Place) -> float:
        met = turn.met_at[place]
        return float(len(met) == 1 and is_prey(turn, met[0]) and DEAD in turn.view.hand)

    return Way(turn, entering, lambda at: 0.01 * sleuth.place_worth(turn, at)).choose(asked)


def late(trick: Answer, until_then: Answer) -> Answer:
    return lambda turn, asked: (trick if turn.view.round >= WAKES else until_then)(turn, asked)


def spoil(turn: Turn, asked: Any) -> Option:
    """A red card into the Room where most is at stake, in plain sight."""

    def worth(option: Option) -> float:
        if isinstance(option, a.FillRoom) and option.card in RED_CARDS:
            return 1.0 + turn.prospects.weight(option.place)
        return sleuth.acting(turn, option)

    return best(asked, worth)


def help_on(turn: Turn, asked: Any) -> Option:
    """What the best of Investigators would do."""
    mask = turn.mask

    def worth(option: Option) -> float:
        red = isinstance(option, a.FillRoom) and option.card in RED_CARDS
        measure = HONEST.get(type(option))
        return -1.0 if red or measure is None else measure(mask, option)

    return best(asked, worth)


class Blitz(Trickster):
    """Walks past people who are alone, always gives the Dead card, and claims."""

    tricks = {Walk: hunt, DeclarePath: hunt, Meet: stab, GiveInTurn: stab}


class Sleeper(Trickster):
    """Nobody's enemy for three rounds, and a blitz from then on."""

    tricks = {
        **dict.fromkeys((Walk, DeclarePath), late(hunt, sleuth.walk)),
        **dict.fromkeys((Meet, GiveInTurn), late(stab, spare)),
    }


class Saboteur(Trickster):
    """Kills nobody, and spoils the Rooms."""

    tricks = {Act: spoil, Meet: spare, GiveInTurn: spare}


class Mimic(Trickster):
    """The hardest worker at the table, but for the Dead card in every gift."""

    tricks = {Act: help_on, Meet: stab, GiveInTurn: stab}
