"""Cultists, as the search has to know it."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.beliefs.base import log_odds
from gloaming.bots.careful import CarefulBot
from gloaming.bots.searcher.craft import Craft, Shares, Signs
from gloaming.bots.searcher.weights import weights_of
from gloaming.bots.sleuth import SleuthBot
from gloaming.games.cultists.cards import SABOTAGE, SUCCESS
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions.professions.exorcist import ChooseVictim
from gloaming.games.cultists.expansions.professions.mayor import BreakTie
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.rules import CULTIST_ROLES
from gloaming.games.cultists.tables import LAST_ROUND
from gloaming.games.cultists.tokens.in_control import TakeControl
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot, WeighBallot
from gloaming.kernel.steps import Question

MATTERS: Final[frozenset[type[Question]]] = frozenset(
    {Act, Meet, GiveInTurn, LookAtPulse, HoldVote, ReconsiderBallot, WeighBallot, BreakTie, ChooseVictim}
)
PAUSES: Final[frozenset[type[Question]]] = frozenset({Act, Walk, DeclarePath, Teleport, TakeControl})
MANY: Final = 3
"""More deaths to go are told apart no more."""
GROUPS: Final = {1: "one", 2: "two"}


def signs(world: Any, shares: Shares) -> Signs:
    cult = [seat for seat, role in enumerate(world.role) if role in CULTIST_ROLES]
    living = [seat for seat in cult if not world.ghost[seat]]
    left = min(MANY, max(0, world.table.dead_needed - len(world.dead_since)))
    late, short = world.round / LAST_ROUND, max(0, world.target - world.points) / world.target
    rooms = [room for room, finished in world.finished.items() if not finished]
    faces = [card for room in rooms for card in world.deck[room]]
    ghosts = sum(world.ghost) - (len(cult) - len(living))
    suspect = sum([log_odds(shares[seat]) for seat in living]) / max(1, len(living))
    return {
        "always": 1.0,
        f"left_{left}": 1.0,
        "late": late,
        "short": short,
        "late_and_short": late * short,
        "out": float(len(cult) - len(living)),
        "suspect": suspect,
        "ghosts": ghosts / len(world.at),
        "success": faces.count(SUCCESS) / 10,
        "sabotage": faces.count(SABOTAGE) / 10,
        "explored": sum(world.explored.values()) / len(world.explored),
    }


def weights(world: Any) -> Signs:
    return weights_of("cultists", GROUPS[world.table.cultists])


def frank(view: Any) -> bool:
    """A Seer who votes by what it saw in the night is named at the end."""
    return bool(view.role != "seer")


CULTISTS_CRAFT: Final = Craft("cultists", SleuthBot, CarefulBot, MATTERS, PAUSES, signs, weights, frank)
