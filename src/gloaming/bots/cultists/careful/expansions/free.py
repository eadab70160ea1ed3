"""Free actions: what pays on top of the action of the turn, before it or after it (UTS-RQ-41)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gloaming.bots.base import Answer, Worths, worth_of
from gloaming.bots.cultists.careful.expansions import items, mountains
from gloaming.bots.cultists.careful.investigator import fighting
from gloaming.bots.cultists.memory.seen import profession_waits
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.free_actions import Done
from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import CallLift
from gloaming.games.cultists.expansions.mountains_of_chaos.state import mine
from gloaming.games.cultists.expansions.professions.tokens.exorcist import Revive
from gloaming.games.cultists.expansions.professions.tokens.saboteur import SwapDeck
from gloaming.games.cultists.expansions.under_the_surface.carrying import HandOver, PickUp
from gloaming.games.cultists.expansions.under_the_surface.items.binoculars import Spot
from gloaming.games.cultists.expansions.under_the_surface.items.rifle import DriveFishman, ShootCultist
from gloaming.games.cultists.paths import distances
from gloaming.games.cultists.rules import linked, ways
from gloaming.kernel.steps import Option

FAR: Final = 3
"""A ride saves enough points only to where walking takes so many."""
GOOD: Final = 0.6
"""What there must be to do at the other end."""


def calling_lift(turn: Turn, lift: Place) -> float:
    """Only for a Room on the next line that is far on foot; never for one that Secret Doors join with this."""
    prospects, here, goal = turn.prospects, turn.view.at[turn.me], mine(turn.known).lifts[lift]
    if goal in linked(turn.known, here) or not turn.on_route(here):
        return 0.0
    if not prospects.open(goal) or not turn.on_route(goal, 1):
        return 0.0
    walk = distances(turn.board, here, doors=ways(turn.next_movement).__getitem__)
    return prospects.working(goal) - GOOD if walk.get(goal, 99) >= FAR else 0.0


FOR_INVESTIGATORS: Final[Worths] = {
    PickUp: lambda turn, _: items.PICK_UP,
    HandOver: lambda turn, option: items.handing_over(turn, option.item, option.to),
    Spot: lambda turn, option: items.spotting(turn, option.target),
    ShootCultist: lambda turn, option: fighting(turn, option.place) - items.patience(turn),  # UTS-ITEM-50
    DriveFishman: lambda turn, option: items.driving(turn, option.to),
    CallLift: lambda turn, option: calling_lift(turn, option.lift),
    Revive: lambda turn, option: mountains.reviving(turn, option.target),
    SwapDeck: lambda turn, option: mountains.swapping(turn, option.place),
}
"""What each free action is worth to an Investigator; what is worth nothing is left undone."""

FOR_CULTISTS: Final[Worths] = {
    PickUp: lambda turn, _: items.PICK_UP,
    Spot: lambda turn, option: items.framing(turn, option.target),
    ShootCultist: lambda turn, _: 0.3 if profession_waits(turn.view) else 0.0,  # the token is a friend otherwise
    DriveFishman: lambda turn, option: items.driving_among_them(turn, option.to),
    Revive: lambda turn, option: mountains.reviving_for_the_cult(turn, option.target),
    SwapDeck: lambda turn, option: mountains.swapping(turn, option.place, -1),
}
"""... and to a Cultist, who keeps what it has."""


def freely(turn: Turn, options: tuple[Option, ...], worths: Worths) -> Option | None:
    """The best free action, if it is worth anything. Each uses something up, so this comes to an end."""
    best, most = None, 0.0
    for option in options:
        value = worth_of(option, worths, turn)
        if value > most:
            best, most = option, value
    return best


def first_freely(act: Answer, worths: Worths) -> Answer:
    """An Action turn: free actions come first, because they may open a Room or show something; then the action."""

    def answer(turn: Turn, asked: Any) -> Option:
        if not turn.view.parts:
            return act(turn, asked)
        free = freely(turn, asked.options, worths)
        if free is not None:
            return free
        bound = tuple(option for option in asked.options if not (isinstance(option, Action) and option.free))
        return act(turn, msgspec.structs.replace(asked, options=bound))

    return answer


def linger(worths: Worths) -> Answer:
    """After the action: whatever it has made worth while."""
    return lambda turn, asked: freely(turn, asked.options, worths) or Done()
