"""What an event card leaves open: which will come, who to send, and where; which sector is freed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.base import Answer, best
from gloaming.bots.invasion.turn import Turn
from gloaming.games.invasion.agents import PlaceNewcomer
from gloaming.games.invasion.event_cards.base import PickAgent, SendAgent
from gloaming.games.invasion.event_cards.resistance import FreeSector
from gloaming.games.invasion.planning import PlaceEvents
from gloaming.games.invasion.state import EventName

CHOICES: Final = (PlaceEvents, PickAgent, SendAgent, PlaceNewcomer, FreeSector)

Worths = dict[EventName, float | Callable[[Turn], float]]
"""What each card is worth to the humans, as things stand; to the aliens it is worth the opposite."""


def choices(worth: Callable[[Turn, Any, Any], float]) -> dict[type, Answer]:
    """Each of these answered by what is worth most, of a turn, a step and an option."""
    return dict.fromkeys(CHOICES, lambda turn, asked: best(asked, lambda option: worth(turn, asked.step, option)))


def worth_of(worths: Worths, turn: Turn, card: EventName) -> float:
    worth = worths[card]
    return worth if isinstance(worth, float) else worth(turn)
