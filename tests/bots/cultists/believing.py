"""Scenes for the tests of beliefs: views with a journal of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.bots.beliefs import Beliefs, beliefs_of
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists import events as e
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said, Statement

EIGHT = Options(players=8, level="experienced")
FIVE = Options(players=5, level="first")


def opening(role: str = "investigator", options: Options = FIVE, seat: int = 0) -> View:
    """After the night, as somebody of this Role sees it."""
    for number in range(200):
        game = CULTISTS.begin(options, Dice.seeded("believing", number).key)
        if game.role[seat] == role:
            view: View = CULTISTS.view(game, seat)
            return replace(view, journal=(*view.journal, e.RoundBegan(1, 0)))
    raise AssertionError(f"nobody was dealt the {role}")


def later(view: View, *events: Event) -> View:
    return replace(view, journal=(*view.journal, *events))


def believed(view: View, *events: Event, talk: Sequence[Said] = (), public: bool = False) -> Beliefs:
    now = later(view, *events)
    beliefs = beliefs_of("cultists", now, public)
    beliefs.read(now, talk)
    return beliefs


def said(seat: int, statement: Statement, view: View) -> Said:
    return Said(seat, view.round, statement, sum(event.seen_by(None) is not None for event in view.journal))


def met(giver: int, receiver: int, place: str = "pink_1") -> list[Event]:
    """Two are alone; each gives the other a card, face down."""
    return [
        e.Entered(giver, place),
        e.Met(place, (giver, receiver)),
        e.Gave(giver, None, receiver),
        e.Gave(receiver, None, giver),
    ]


def murdered(looker: int, victim: int) -> list[Event]:
    return [
        e.StateChecked(looker, victim, "check"),
        e.DeadLaidOpen(victim, 1),
        e.BecameGhost(victim, "murder"),
        e.DeathReported(looker, victim),
    ]


def everything(beliefs: Beliefs, seats: int) -> Any:
    """All that can be asked of beliefs."""
    people = range(seats)
    return beliefs.hostile, [beliefs.roles(seat) for seat in people], [beliefs.clues(seat) for seat in people]
