"""A Cultist's ways: to Rooms that some Route would allow, and to whoever is alone."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.careful.cultist.acting import place_worth
from gloaming.bots.cultists.careful.cultist.people import can_kill, killing, must_kill
from gloaming.bots.cultists.careful.expansions.curse import curse_on_others
from gloaming.bots.cultists.careful.expansions.lifts import way_of
from gloaming.bots.cultists.prospects.walking import meets
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.movement import Go
from gloaming.kernel.steps import Option

HUNT: Final = 0.4
"""What a meeting that pays is worth beside a Room action."""
PUSHY: Final = 0.25
"""What a lone meeting costs that does not pay: one looks pushy, and an Alive card is gone."""


def walk(turn: Turn, asked: Any) -> Option:
    way = way_of(turn, lambda to: entering(turn, to), lambda at: place_worth(turn, at))
    return way.choose(asked)


def haunt(turn: Turn, asked: Any) -> Option:
    """AC-GHOST-15: a Ghost may still sabotage, and bring a Cursebearer down."""

    def worth(option: Option) -> float:
        return place_worth(turn, option.to) + curse_on_others(turn, option.to) if isinstance(option, Go) else 0.0

    options: tuple[Option, ...] = asked.options
    return max(options, key=worth)


def entering(turn: Turn, place: Place) -> float:
    """What the Encounter there is worth, if there is one."""
    view, others = turn.view, turn.company(place)
    if not meets(view, turn.board, place, len(others)) or view.no_cards_until >= view.round:
        return 0.0
    best = max([killing(turn, other) for other in others])
    if can_kill(turn) and best > 0:
        return HUNT * best
    return -PUSHY - must_kill(turn) * 0.5
