"""How a human plays: free, escort, rescue, plan the ships away, and accuse on evidence."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import by
from gloaming.bots.invasion.careful import event_worths
from gloaming.bots.invasion.map.outlook import Deed
from gloaming.bots.invasion.turn import Turn
from gloaming.bots.listening import Answers
from gloaming.games.invasion import agents as a
from gloaming.games.invasion.accusation import Accuse, AskForSupport, Refuse, Support
from gloaming.games.invasion.planning import Plan
from gloaming.games.invasion.rescue import CastVotes, Lay, Name, NameTeam
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.setup import PlaceScientist
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

ACCUSES: Final = 0.5
SUPPORTS: Final = 0.5
ACCUSATION: Final = 22.0
PLANNING: Final = 1.5
NOBODY_PLANNED: Final = (2.0, 3.0, 6.0, 14.0)
"""What it is worth, by the ships so far, that the next event is somebody's choice instead of chance."""
TURNING: Final = 25.0
"""What it costs the humans that one of them turns."""


# The turn


def act(turn: Turn, asked: Any) -> Option:
    """Whatever is worth most: an agent's deed, an accusation, or a planning."""
    risk = TURNING * turn.turning(turn.view.pressure_value)
    deeds = turn.outlook.deeds(turn.free_agents, turn.saving)
    best: Deed | None = max(deeds, key=lambda deed: deed.worth, default=None)
    worths: list[tuple[float, Option]] = [(planning_worth(turn), Plan())]
    if best is not None:
        worths.append((best.worth - risk, a.Control(best.agent)))
    suspect = prime_suspect(turn, [option.seat for option in asked.options if isinstance(option, Accuse)])
    if suspect is not None:
        worths.append((ACCUSATION * turn.hostile[suspect], Accuse(suspect)))
    return max(worths, key=lambda worth: worth[0])[1]


def planning_worth(turn: Turn) -> float:
    ships = min(turn.view.mother_ships, len(NOBODY_PLANNED) - 1)
    return PLANNING - TURNING * turn.turning(1) + (0.0 if turn.view.upcoming else NOBODY_PLANNED[ships])


def prime_suspect(turn: Turn, accused: list[Seat]) -> Seat | None:
    """Whom the evidence points at strongly enough, if anybody is left who could support it."""
    shares, token = turn.hostile, turn.view.accuser_token
    suspects = [seat for seat in accused if shares[seat] >= ACCUSES]
    if not suspects:
        return None
    suspect = max(suspects, key=lambda seat: shares[seat])
    return suspect if any(token[seat] for seat in turn.others if seat != suspect) else None


def support(turn: Turn, asked: Any) -> Option:
    return Support() if turn.hostile[asked.step.accused] >= SUPPORTS else Refuse()


# Agents


def move(turn: Turn, asked: Any) -> Option:
    return turn.go(max(turn.outlook.deeds((turn.active,), turn.saving), key=lambda deed: deed.worth).place)


def escort(turn: Turn, asked: Any) -> Option:
    """Home if it can be dared; else nearer to it."""
    escorts = [option for option in asked.options if isinstance(option, (a.Escort, a.RescueHere))]
    return max([a.Leave(), *escorts], key=lambda option: escorting(turn, option))


def escorting(turn: Turn, option: Option) -> float:
    match option:
        case a.RescueHere():
            return turn.saving
        case a.Escort(to):
            return turn.outlook.receiving(turn.at(turn.active), turn.at(to), turn.saving)[0]
        case _:
            return 0.0


# Rescue


def name_team(turn: Turn, asked: Any) -> Option:
    shares = turn.hostile
    return Name(min((option.seat for option in asked.options), key=lambda seat: (shares[seat], seat)))


HUMAN: Final[Answers] = {
    # Where the way home is shortest; nobody is an alien yet.
    PlaceScientist: by(lambda turn, option: -turn.outlook.journey(turn.terrain.place[option.spot]).cost),
    Act: act,
    AskForSupport: support,
    a.MoveAgent: move,
    a.FreeDistricts: lambda _turn, asked: next(
        option for option in asked.options if isinstance(option, a.Free | a.FreeOne)
    ),
    a.EscortScientist: escort,
    NameTeam: name_team,
    CastVotes: lambda _turn, _asked: Lay("success"),
    **event_worths.choosing(1),
}
