"""Invasion, as the search has to know it."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.beliefs.base import log_odds
from gloaming.bots.invasion import CarefulInvasionBot
from gloaming.bots.invasion.chart import chart_of
from gloaming.bots.invasion.outlook import Outlook
from gloaming.bots.searcher.craft import Craft, Shares, Signs
from gloaming.bots.searcher.weights import weights_of
from gloaming.bots.sleuth_invasion import SleuthInvasionBot
from gloaming.games.invasion.accusation import AskForSupport
from gloaming.games.invasion.agents import MoveAgent
from gloaming.games.invasion.aliens import AskForDeclaration
from gloaming.games.invasion.planning import PlaceEvents
from gloaming.games.invasion.rescue import CastVotes, NameTeam
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.setup import PlaceScientist
from gloaming.games.invasion.state import ASSIMILATED
from gloaming.kernel.steps import Question

MATTERS: Final[frozenset[type[Question]]] = frozenset({Act, AskForSupport, PlaceEvents, MoveAgent, NameTeam, CastVotes})
PAUSES: Final[frozenset[type[Question]]] = frozenset({Act, AskForDeclaration, PlaceScientist})
MOTHER_SHIP: Final = "mother_ship"
FEW: Final = 3


def signs(world: Any, shares: Shares) -> Signs:
    players = range(world.options.players)
    aliens = [seat for seat in players if ASSIMILATED in world.hand[seat]]
    hidden = [seat for seat in aliens if not world.stated[seat]]
    humans = [seat for seat in players if seat not in aliens]
    outlook = Outlook(chart_of(world.options.city), world)
    costs = sorted([journey.cost for journey in outlook.journeys()])
    missing = min(FEW, world.options.scientists_to_save - world.saved)
    ships = min(FEW, world.options.motherships_to_lose - world.mother_ships)
    return {
        "always": 1.0,
        f"missing_{missing}": 1.0,
        f"ships_{ships}": 1.0,
        "way": sum(costs[:missing]) / 10,
        "danger": min(3.0, outlook.danger / 50),
        "aliens": len(aliens) / len(players),
        "hidden": len(hidden) / len(players),
        "stated": sum(world.stated) / len(players),
        "suspect": sum([log_odds(shares[seat]) for seat in hidden]) / max(1, len(hidden)),
        "slandered": sum([log_odds(shares[seat]) for seat in humans]) / max(1, len(humans)),
        "tokens": sum([world.accuser_token[seat] for seat in humans]) / len(players),
        "upcoming": float(world.upcoming.count(MOTHER_SHIP)),
        "pressure": world.pressure / 10,
        "round": world.round / 10,
    }


def weights(world: Any) -> Signs:
    return weights_of("invasion", "any")


INVASION_CRAFT: Final = Craft("invasion", SleuthInvasionBot, CarefulInvasionBot, MATTERS, PAUSES, signs, weights)
