"""The round: an event, a turn for everybody, consolidation (INV-TURN, INV-CONSOL)."""

from __future__ import annotations

from gloaming.games.invasion.accusation import Accuse, accuse, possible_supporters
from gloaming.games.invasion.agents import Control, take_agent
from gloaming.games.invasion.aliens import AskForDeclaration, Invade, invade
from gloaming.games.invasion.city import District
from gloaming.games.invasion.escalation import TurnEvent, reorganise
from gloaming.games.invasion.events import ArchitectNamed, DistrictRolled, RoundBegan, SirensReturned
from gloaming.games.invasion.ground import ADDRESSES
from gloaming.games.invasion.orders import HonourOrders, LeaveOrders
from gloaming.games.invasion.planning import Plan, plan
from gloaming.games.invasion.rules import free_agents, may_accuse, may_be_accused
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.tokens import around, lay_tokens, zone
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat

PLAN = Plan()


class Round(Step):
    """INV-TURN-01: three stages, again and again."""

    def run(self, game: Invasion) -> None:
        game.round += 1
        game.record(RoundBegan(game.round, game.architect))
        game.do(EventStage(), Turns(), Consolidation())


class EventStage(Step):
    """INV-TURN-02, -04."""

    def run(self, game: Invasion) -> None:
        game.stage = "event"
        game.do(TurnEvent())


class Turns(Step):
    """INV-TURN-05: clockwise from the architect, one turn each."""

    def run(self, game: Invasion) -> None:
        game.stage = "turns"
        orders = (LeaveOrders(),) if game.options.declare_window == "standing_orders" else ()
        game.do(*orders, *[Turn(seat) for seat in game.clockwise(game.architect)])


class Turn(Step):
    """INV-TURN-10: an alien who wants to declare does so before the action is named."""

    seat: Seat

    def run(self, game: Invasion) -> None:
        game.turn = self.seat
        ordered = game.options.declare_window == "standing_orders"
        game.do(HonourOrders() if ordered else AskForDeclaration(), Act(self.seat))


class Act(Choice, clause="INV-TURN-06"):
    """INV-TURN-06 to -08: exactly one action."""

    def options(self, game: Invasion) -> tuple[Option, ...]:
        if game.stated[self.seat]:
            return (PLAN, *[Invade(agent) for agent in game.agent_at])
        return (PLAN, *[Control(agent) for agent in free_agents(game)], *accusations(game, self.seat))

    def chosen(self, game: Invasion, option: Option) -> None:
        match option:
            case Control(agent):
                take_agent(game, self.seat, agent)
            case Accuse(accused):
                accuse(game, self.seat, accused)
            case Invade(agent):
                invade(game, self.seat, agent)
            case _:
                plan(game, self.seat)


def accusations(game: Invasion, seat: Seat) -> list[Option]:
    """INV-ACCUSE-01, -03, -06: even where nobody could support it, unless the table asks for that."""
    if not may_accuse(game, seat):
        return []
    needed = game.options.accusation_needs_possible_supporter
    accused = [other for other in game.seats if may_be_accused(game, seat, other)]
    return [Accuse(other) for other in accused if not needed or possible_supporters(game, seat, other)]


# Consolidation


class Consolidation(Step):
    """INV-CONSOL: sirens, architect, reorganization, invasion, in this order."""

    def run(self, game: Invasion) -> None:
        game.stage, game.turn = "consolidation", None
        game.do(ReturnSirens(), PassArchitect(), Reorganise(), InvadeByDice(), Round())


class ReturnSirens(Step):
    """INV-CONSOL-01."""

    def run(self, game: Invasion) -> None:
        used = [agent for agent, free in game.siren.items() if not free]
        if used:
            game.siren.update(dict.fromkeys(used, True))
            game.record(SirensReturned(tuple(used)))


class PassArchitect(Step):
    """INV-CONSOL-02, -04, INV-RQ-38: to the next player clockwise; stated aliens count, unless the table skips them."""

    def run(self, game: Invasion) -> None:
        following = game.clockwise(game.architect)[1:]
        if game.options.stated_alien_architect == "skip":
            following = [seat for seat in following if not game.stated[seat]]
        game.architect = following[0]
        game.record(ArchitectNamed(game.architect))


class Reorganise(Step):
    """INV-CONSOL-05."""

    def run(self, game: Invasion) -> None:
        reorganise(game)


class InvadeByDice(Step):
    """INV-CONSOL-10 to -13: a free district falls with its neighbours; an alien one makes its zone grow by a step."""

    def run(self, game: Invasion) -> None:
        sectors = tuple(game.city.sectors)
        sector = sectors[game.roll(len(sectors))]
        district = roll_address(game, sector)
        address = game.city.districts[district].address
        assert address is not None
        game.record(DistrictRolled(sector, address))
        if district in game.tokens:
            lay_tokens(game, around(game, zone(game, district)))
        else:
            lay_tokens(game, {district, *game.ground.close[district]})


def roll_address(game: Invasion, sector: str) -> District:
    """INV-MAP-30, INV-RQ-30: every sector has all numbers of the die; a city without one is refused."""
    return game.city.address[sector, game.roll(ADDRESSES) + 1]
