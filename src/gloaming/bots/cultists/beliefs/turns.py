"""What each seat does on its turn: Cultists do some things more often than Investigators, and others less."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from gloaming.games.cultists import events as e
from gloaming.games.cultists.expansions.mountains_of_chaos.events import LiftCalled, RopesThrown
from gloaming.games.cultists.expansions.professions.events import DecksSwapped, Revived
from gloaming.games.cultists.expansions.under_the_surface.events import (
    ItemHandedOver,
    ItemPickedUp,
    LampLit,
    OwlSent,
    RifleFired,
)
from gloaming.kernel.events import Event

if TYPE_CHECKING:
    from gloaming.bots.cultists.beliefs.mind import CultistsMind

ACTS: Final[dict[type[Event], str]] = {
    e.HallwaySecured: "secured",
    e.CultistFought: "fought",
    e.FishmanScared: "scared",
    e.VoteInitiated: "called_vote",
    e.PowerRestarted: "restarted",
    e.PortalTouched: "portal",
    e.HelpRefused: "refused",
    e.Passed: "passed",
    e.Stayed: "stayed",
    ItemHandedOver: "handed_over",
    ItemPickedUp: "picked_up",
    RifleFired: "rifle",
    LampLit: "lamp",
    OwlSent: "owl",
    LiftCalled: "lift_called",
    RopesThrown: "ropes",
    DecksSwapped: "swapped",
    Revived: "revived",
}
"""What counts by itself; checks and fillings are told apart where they are read."""


TURNS: Final = (
    e.RoomFilled,
    e.RoomChecked,
    e.StateChecked,
    e.HallwaySecured,
    e.CultistFought,
    e.FishmanScared,
    e.VoteInitiated,
    e.PowerRestarted,
    e.PortalTouched,
    e.Passed,
)
"""Actions. That somebody acted at all is counted too: Ghosts and the AUTOMA act less, and are not to look better for it."""


def took_turn(mind: CultistsMind, event: Any) -> None:
    if event.seat != mind.memory.automa:
        mind.scores.member("turn", event.seat, None, mind.habits.tells(event.seat))


def did(name: str) -> Callable[[CultistsMind, Any], None]:
    return lambda mind, event: mind.did(name, event.seat)


def token_handled(mind: CultistsMind, event: e.TokenHandled) -> None:
    mind.did("token_removed" if event.removed else "token_returned", event.seat)


HEARD: Final[dict[type[Event], Callable[[CultistsMind, Any], None]]] = {
    **{kind: did(name) for kind, name in ACTS.items()},
    e.TokenHandled: token_handled,
}
ACTIONS: Final[dict[type[Event], Callable[[CultistsMind, Any], None]]] = dict.fromkeys(TURNS, took_turn)
