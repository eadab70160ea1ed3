"""Agent control: take a free agent; Move, Free, Escort, each if wished, in this order (INV-AGENT)."""

from __future__ import annotations

from gloaming.games.invasion.assimilation import draw_cards
from gloaming.games.invasion.city import District, Spot
from gloaming.games.invasion.events import AgentArrived, AgentMoved, AgentTaken, AgentUsed, ScientistEscorted
from gloaming.games.invasion.rescue import AttemptRescue, may_rescue_in_place, start_of
from gloaming.games.invasion.rules import event_chooser, free_of_agents, pressure_value, receivers
from gloaming.games.invasion.state import Agent, Invasion
from gloaming.games.invasion.tokens import remove_tokens
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat

# Where agents go


def move_agent(game: Invasion, agent: Agent, to: Spot) -> None:
    start = game.agent_at[agent]
    game.agent_at[agent] = to
    game.record(AgentMoved(agent, to))
    leave_spot(game, start)


def leave_spot(game: Invasion, spot: Spot) -> None:
    """INV-RQ-59: a newcomer who had to wait comes as soon as a starting spot is free."""
    if game.newcomer_waits and spot in game.city.starting_spots:
        game.newcomer_waits = False
        game.do(PlaceNewcomer(event_chooser(game)))


class Post(Option, code="post:{spot}"):
    spot: Spot


class PlaceNewcomer(Choice, clause="INV-EVENT-04"):
    """INV-EVENT-04, -04a: the reserve agent comes to a free starting spot, without siren."""

    def options(self, game: Invasion) -> tuple[Option, ...]:
        if game.reserve is None:
            return ()
        return tuple([Post(spot) for spot in free_of_agents(game, game.city.starting_spots)])

    def chosen(self, game: Invasion, option: Post | None) -> None:
        if option is None or game.reserve is None:
            return
        newcomer, game.reserve = game.reserve, None
        game.agent_at[newcomer], game.siren[newcomer] = option.spot, False
        game.record(AgentArrived(newcomer, option.spot))
        if game.options.captured_counts_new_agent:  # INV-RQ-17
            game.last_used = newcomer


# The action


class Control(Option, code="control:{agent}"):
    """INV-AGENT-03: take this agent."""

    agent: Agent


def take_agent(game: Invasion, seat: Seat, agent: Agent) -> None:
    """INV-AGENT-09: the pressure of this moment is what will be drawn at the end."""
    game.active, game.announced = agent, pressure_value(game)
    game.record(AgentTaken(seat, agent, game.announced))
    game.do(MoveAgent(seat), FreeDistricts(seat), EscortScientist(seat))


class MoveTo(Option, code="move:{to}"):
    to: Spot


class Leave(Option, code="leave", quiet=True):
    """Do without this part of the action."""


LEAVE = Leave()


class MoveAgent(Choice, clause="INV-AGENT-12"):
    """INV-AGENT-12 to -17: anywhere along a road through its spot, but not to another agent."""

    def options(self, game: Invasion) -> tuple[Option, ...]:
        taken = frozenset(game.agent_at.values())
        return (LEAVE, *[MoveTo(spot) for spot in game.city.along_roads[start_of(game)] if spot not in taken])

    def chosen(self, game: Invasion, option: MoveTo | Leave) -> None:
        if isinstance(option, MoveTo) and game.active is not None:
            move_agent(game, game.active, option.to)


class Free(Option, code="free"):
    """INV-AGENT-20: all tokens around, or none."""


class FreeOne(Option, code="free1:{district}"):
    """INV-RQ-51, partial."""

    district: District


class FreeDistricts(Choice, clause="INV-AGENT-19"):
    """INV-AGENT-19 to -21: around the spot where the agent now stands."""

    def options(self, game: Invasion) -> tuple[Option, ...]:
        around = game.ground.control[start_of(game)]
        if around.isdisjoint(game.tokens):
            return ()
        if game.options.free_partial:
            return (LEAVE, *[FreeOne(district) for district in game.tokens if district in around])
        return (LEAVE, Free())

    def chosen(self, game: Invasion, option: Free | FreeOne | Leave | None) -> None:
        match option:
            case Free():
                remove_tokens(game, game.ground.control[start_of(game)])
            case FreeOne(district):
                remove_tokens(game, (district,))
                game.do(self)
            case _:
                pass


class Escort(Option, code="escort:{to}"):
    """INV-AGENT-26: to this agent."""

    to: Agent


class RescueHere(Option, code="rescuehere"):
    """INV-RQ-25."""


class EscortScientist(Choice, clause="INV-AGENT-22"):
    """INV-AGENT-22 to -33: the scientist next to the agent goes to another agent, over ground that no alien is close to."""

    def options(self, game: Invasion) -> tuple[Option, ...]:
        assert game.active is not None
        offered: list[Option] = [Escort(agent) for agent in receivers(game, game.active)]
        if may_rescue_in_place(game, start_of(game)):
            offered.append(RescueHere())
        return (LEAVE, *offered) if offered else ()

    def chosen(self, game: Invasion, option: Escort | RescueHere | Leave | None) -> None:
        match option:
            case Escort(to) if game.agent_at[to] not in game.ground.gathering:
                escort(game, game.agent_at[to])
                game.do(EndControl(self.seat))
            case Escort(to):  # INV-AGENT-29, INV-RQ-47
                self.rescue(game, to)
            case RescueHere():
                self.rescue(game, None)
            case _:
                game.do(EndControl(self.seat))

    def rescue(self, game: Invasion, receiver: Agent | None) -> None:
        early = game.options.control_draw_before_rescue  # INV-RQ-06
        if early:
            draw_cards(game, self.seat, game.announced)
        game.do(AttemptRescue(self.seat, receiver), EndControl(self.seat, drawn=early))


def escort(game: Invasion, goal: Spot) -> None:
    """INV-AGENT-27, -28: both agents stay, and the receiving one is not used."""
    start = start_of(game)
    others = [spot for spot in game.scientists if spot != start]
    game.scientists = tuple(sorted((*others, goal)))
    game.record(ScientistEscorted(start, goal))


class EndControl(Step):
    """INV-AGENT-06 to -10: the siren goes, then the player draws."""

    seat: Seat
    drawn: bool = False

    def run(self, game: Invasion) -> None:
        agent, game.active = game.active, None
        if agent is not None and agent in game.agent_at:  # INV-RQ-17: Captured may have taken it
            game.siren[agent] = False
            game.last_used = agent
            game.record(AgentUsed(agent))
        count = game.announced if game.options.control_draw_value == "at_start" else pressure_value(game)
        game.announced = 0
        if not self.drawn:
            draw_cards(game, self.seat, count)
