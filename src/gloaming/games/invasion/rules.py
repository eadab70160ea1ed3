"""The rule points of Invasion, and the plain sentences that several flows share."""

from __future__ import annotations

from gloaming.games.invasion.city import District, Spot
from gloaming.games.invasion.state import ASSIMILATED, Agent, Invasion
from gloaming.kernel.rules import rule
from gloaming.kernel.values import Seat


def is_alien(game: Invasion, seat: Seat) -> bool:
    """INV-ASSIM-01 to -04: one Assimilated! card is enough, for ever."""
    return ASSIMILATED in game.hand[seat]


@rule
def pressure_value(game: Invasion) -> int:
    """INV-PRESSURE-01: the value under the marker."""
    return game.options.pressure_track[game.pressure]


@rule
def districts_controlled(game: Invasion, agent: Agent) -> frozenset[District]:
    """INV-MAP-24, -25: every district close to its spot, with or without siren."""
    return game.ground.control[game.agent_at[agent]]


@rule
def free_agents(game: Invasion) -> tuple[Agent, ...]:
    """INV-AGENT-01: those on the board that have their sirens."""
    return tuple([agent for agent, free in game.siren.items() if free])


@rule
def may_accuse(game: Invasion, seat: Seat) -> bool:
    """INV-ACCUSE-01."""
    return game.accuser_token[seat] and not game.stated[seat]


@rule
def may_be_accused(game: Invasion, accuser: Seat, seat: Seat) -> bool:
    """INV-ACCUSE-03, -04."""
    return seat != accuser and not game.stated[seat]


@rule
def may_support(game: Invasion, seat: Seat) -> bool:
    """INV-ACCUSE-05, -16, INV-RQ-39."""
    return game.accuser_token[seat] and (not game.stated[seat] or game.options.stated_alien_may_support)


@rule
def may_join_team(game: Invasion, seat: Seat) -> bool:
    """INV-RESCUE-02, -21."""
    return not game.stated[seat]


@rule
def event_chooser(game: Invasion) -> Seat:
    """INV-EVENT-15, INV-RQ-14, -38: who decides what an event leaves open. Only an Escalation comes in a turn."""
    chooser = game.architect
    if game.options.event_chooser == "turn_player" and game.turn is not None:
        chooser = game.turn
    if game.options.stated_alien_architect == "choices_to_next_non_stated":
        return next(seat for seat in game.clockwise(chooser) if not game.stated[seat])
    return chooser


def free_of_agents(game: Invasion, spots: tuple[Spot, ...]) -> list[Spot]:
    """INV-MAP-33: at most one agent on a spot."""
    taken = game.agent_at.values()
    return [spot for spot in spots if spot not in taken]


def receivers(game: Invasion, agent: Agent) -> list[Agent]:
    """INV-AGENT-22 to -26: to which agents this one can escort the scientist next to it, over clean ground."""
    start = game.agent_at[agent]
    if start not in game.scientists:
        return []
    ways, tokens = game.ground.stretches[start], frozenset(game.tokens)
    if not tokens.isdisjoint(game.ground.control[start]):
        return []
    taken: tuple[Spot, ...] = () if game.options.escort_passes_scientists else game.scientists
    return [
        other
        for other, goal in game.agent_at.items()
        if goal in ways
        and goal not in game.scientists
        and any(way.close.isdisjoint(tokens) and way.between.isdisjoint(taken) for way in ways[goal])
    ]
