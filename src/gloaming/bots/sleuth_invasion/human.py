"""How a sleuth plays while it is human: like a careful one by better knowledge, and without cards it can do without."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gloaming.bots.invasion import human as careful
from gloaming.bots.sleuth_invasion.turn import SleuthTurn
from gloaming.games.invasion.accusation import Accuse
from gloaming.games.invasion.agents import Control
from gloaming.games.invasion.planning import Plan
from gloaming.games.invasion.rounds import Act
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

ASKED_ABOUT: Final = 0.0
"""INV-ACCUSE-06a, INV-ASSIM-09: an accusation that nobody supports costs nothing, and no card is drawn for it."""
UNSUPPORTED: Final = 0.3
"""As little suspected by all as this, somebody is not staked a token on."""


def act(turn: SleuthTurn, asked: Any) -> Option:
    """Whatever is worth most; each card that has to be drawn for it is a risk."""
    deeds = turn.outlook.deeds(turn.free_agents, turn.saving)
    risk = turn.risk(turn.view.pressure_value)
    worths: list[tuple[float, Option]] = [(careful.planning_worth(turn), Plan())]
    worths += [(deed.worth - risk, Control(deed.agent)) for deed in deeds]
    worths += accusations(turn, [option.seat for option in asked.options if isinstance(option, Accuse)])
    return max(worths, key=lambda worth: worth[0])[1]


def accusations(turn: SleuthTurn, accused: list[Seat]) -> list[tuple[float, Option]]:
    """On evidence; or, for want of anything better, of somebody whom nobody else suspects enough."""
    shares, public, token = turn.mind.own.shares, turn.mind.public.shares, turn.view.accuser_token
    suspect = max(accused, key=lambda seat: shares[seat], default=None)
    if suspect is None or not any(token[seat] for seat in turn.others if seat != suspect):
        return []
    if shares[suspect] >= careful.ACCUSES:
        return [(careful.ACCUSATION * shares[suspect], Accuse(suspect))]
    return [(ASKED_ABOUT, Accuse(suspect))] if public[suspect] < UNSUPPORTED else []


HUMAN: Final[Mapping[type, Callable[[Any, Any], Option]]] = {**careful.HUMAN, Act: act}
