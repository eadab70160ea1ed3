"""Items: what to do with each, for both Teams (UTS-ITEM)."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import best_of
from gloaming.bots.cultists.careful.cultist import frames_another, harm_of
from gloaming.bots.cultists.careful.investigator import LOOK, NEVER, filling
from gloaming.bots.cultists.careful.places import risk_of
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.under_the_surface.items.binoculars import binoculars
from gloaming.games.cultists.expansions.under_the_surface.items.lamp import KeepLamp, LightLamp
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import Send
from gloaming.games.cultists.rules import ways
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

PICK_UP: Final = 0.5
"""An Item helps only its holder."""
SPARED: Final = 0.2
"""What a single look or shot is worth to one who waits for a better moment, ..."""
IN_HASTE: Final = 0.03
"""... and how much less with each round after the fifth."""
DYING: Final = 0.5
"""A seat as likely dead as this gives its Items away, ..."""
LIVELY: Final = 0.3
"""... to somebody less likely dead than this."""
LATE: Final = 7


def patience(turn: Turn) -> float:
    return SPARED - IN_HASTE * max(0, turn.view.round - 5)


def trusts(turn: Turn, seat: Seat) -> bool:
    """Less suspected than anybody was at the start, by far."""
    memory = turn.memory
    return turn.share(seat) < 0.6 * memory.table.cultists / len(memory.seats)


# An Investigator's


def handing_over(turn: Turn, item: str, to: Seat) -> float:
    """UTS-ITEM-16: on to somebody trusted, by one who can do nothing with it; no Item goes to and fro."""
    if item in turn.memory.handed or not trusts(turn, to):
        return 0.0
    if item == binoculars.name and turn.role == "crybaby":
        return 0.2
    chance = turn.chance_of_death
    return 0.1 if chance(turn.me) >= DYING and chance(to) < LIVELY else 0.0


def spotting(turn: Turn, target: Seat) -> float:
    """UTS-ITEM-46: a look where a death is likely; a Crybaby would die of what it found (AC-ROLE-CRY-01)."""
    if turn.role == "crybaby":
        return NEVER
    return LOOK * turn.chance_of_death(target) - patience(turn)


def driving(turn: Turn, to: Place | None) -> float:
    """UTS-ITEM-51: into the lake, when no Cultist token is waiting for the bullet."""
    if to is not None or (turn.view.cultist_tokens and turn.view.round < LATE):
        return 0.0
    return 0.35 - patience(turn)


def offer_lamp(turn: Turn, asked: Any) -> Option:
    """UTS-ITEM-53: against a seat suspected more than others; later against anyone, while there is a life to save."""
    memory, view = turn.memory, turn.view
    others = [seat for seat in asked.step.seats if seat != turn.me]
    risk = max([risk_of(turn, seat) for seat in others])
    usual = memory.table.cultists / (len(memory.seats) - 1)
    bar = usual * (1.3 - 0.15 * max(0, view.round - 4))
    return LightLamp() if risk >= bar and turn.chance_of_death(turn.me) < DYING else KeepLamp()


def send_owl(turn: Turn, asked: Any) -> Option:
    """UTS-ITEM-33: a Success where it helps most, wherever that is; a Firestarter gets rid of a red card."""
    return best_of(Send, asked, lambda option: filling(turn, option.place, option.card))


# A Cultist's


def framing(turn: Turn, target: Seat) -> float:
    """A look at a death for which somebody else will be blamed."""
    return 0.3 if target in turn.known_dead and frames_another(turn, target) else 0.0


def driving_among_them(turn: Turn, to: Place | None) -> float:
    """UTS-ITEM-51: late, the Fishman goes where most Doors are."""
    if to is None or to not in turn.board.hallways or turn.view.round < LATE:
        return 0.0
    doors = ways(turn.known)
    return 0.02 * (len(doors[to]) - len(doors.get(turn.view.fishman or to, ())))


def send_harm(turn: Turn, asked: Any) -> Option:
    """UTS-ITEM-33: the owl asks for no Route, so the red card goes where it hurts most."""
    return best_of(Send, asked, lambda option: harm_of(turn, option.place, option.card))
