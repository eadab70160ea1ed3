"""A Cultist's ways: where an Investigator might go, and where somebody is alone."""

from __future__ import annotations

from typing import Any

from gloaming.bots.cultists.careful.expansions.curse import curse_on_others
from gloaming.bots.cultists.careful.expansions.lifts import way_of
from gloaming.bots.cultists.careful.investigator.moving import Places
from gloaming.bots.cultists.prospects.walking import meets
from gloaming.bots.cultists.sleuth.cultist.acting import ACTION, COVER, place_worth
from gloaming.bots.cultists.sleuth.cultist.killing import meeting
from gloaming.bots.cultists.sleuth.investigator.moving import Measures
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.movement import Go
from gloaming.kernel.steps import Option


def walk(turn: Turn, asked: Any) -> Option:
    """AC-MOVE-03: what can be done there, what an Investigator would look for there, and whom it meets on the way."""
    seeming = Places(Measures(turn.mask))
    way = way_of(turn, lambda to: entering(turn, to), lambda at: place_worth(turn, at) + COVER * seeming.resting(at))
    return way.choose(asked)


def haunt(turn: Turn, asked: Any) -> Option:
    """AC-GHOST-15: a Ghost may still sabotage, and bring a Cursebearer down."""

    def worth(option: Option) -> float:
        if not isinstance(option, Go):
            return 0.0
        return place_worth(turn, option.to) + ACTION * curse_on_others(turn, option.to)

    options: tuple[Option, ...] = asked.options
    return max(options, key=worth)


def entering(turn: Turn, place: Place) -> float:
    """What the Encounter there is worth, if there is one."""
    view, others = turn.view, turn.company(place)
    if not meets(view, turn.board, place, len(others)) or view.no_cards_until >= view.round:
        return 0.0
    return max([meeting(turn, place, other) for other in others])
