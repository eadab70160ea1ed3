"""Tables of sleuths of Cultists, with all that they say, and single scenes, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said, Statement
from gloaming.kernel.values import Seat
from gloaming.kernel.views import Asked
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan, Players


class Moment(NamedTuple):
    """A question that has just been opened and talked about."""

    game: Cultists
    players: Players
    before: tuple[Said, ...]
    """What was said before it was opened, ..."""
    heard: tuple[Said, ...]
    """... and since."""


def plan(options: Options, seed: int = 1, records: bool = False) -> Plan:
    return Plan("cultists", options, seating("cultists", "sleuth"), seed, records)


def moments(options: Options, seed: int) -> Iterator[Moment]:
    """A whole game of sleuths who talk. An answer that is not offered stops it with NotOffered."""
    game = CULTISTS.begin(options, Dice.seeded("sleuths", seed).key)
    players, before = Players(plan(options, seed), seed, game), 0
    while not game.over:
        talk = tuple(players.talk)
        yield Moment(game, players, talk[:before], talk[before:])
        for seat in game.waiting_for:
            game.answer(seat, players.decide(seat))
        before = len(players.talk)
        players.let_speak()


def fresh(dice: Dice, talk: Sequence[Said] = ()) -> SleuthBot:
    bot = SleuthBot(dice)
    bot.hear(talk)
    return bot


def answers(view: View, talk: Sequence[Said]) -> tuple[Option | None, Statement | None]:
    """What a sleuth that sits down now answers, if it is asked, and says."""
    bot = fresh(Dice.seeded("fresh"), talk)
    asked = view.asked is not None and view.asked.options
    return bot.decide(view, view.asked) if asked else None, bot.speak(view)


# Scenes


def turn_at(view: View, *events: Event, talk: Sequence[Said] = (), **facts: Any) -> Turn:
    """A decision in the making, after these events."""
    view = replace(view, journal=(*view.journal, *events), **facts)
    return fresh(Dice.seeded("scene"), talk).turn(view)


def asked(view: View, step: Any, *options: Option) -> View:
    return replace(view, asked=Asked(1, step, options, None))


def buried(view: View, *seats: Seat) -> View:
    """These were murdered, and all know it."""
    ghost = tuple([seat in seats for seat in range(len(view.at))])
    return replace(view, ghost=ghost, cause=dict.fromkeys(seats, "murder"))
