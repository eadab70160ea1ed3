"""The rules of Invasion, and the plain sentences that several flows share."""

from __future__ import annotations

from gloaming.fast.invasion.districts import are_apart
from gloaming.fast.invasion.layout import AGENTS, Game, Printed
from gloaming.fast.invasion.numbers import CHOICES_TO_NEXT, TURN_PLAYER
from gloaming.fast.layout import NOBODY
from gloaming.fast.sets import has


def chair(b: Printed, first: int, number: int) -> int:
    """The seat so many chairs clockwise."""
    return (first + number) % b.players


def is_alien(g: Game, seat: int) -> bool:
    """INV-ASSIM-01 to -04: one Assimilated! card is enough, for ever."""
    return g.hand[seat] != 0


def pressure_value(g: Game, b: Printed) -> int:
    """INV-PRESSURE-01: the value under the marker."""
    return b.track[g.pressure]


def is_on_board(g: Game, agent: int) -> bool:
    return g.agent_at[agent] != NOBODY


def may_accuse(g: Game, seat: int) -> bool:
    """INV-ACCUSE-01."""
    return g.accuser_token[seat] == 1 and g.stated[seat] == 0


def may_be_accused(g: Game, accuser: int, seat: int) -> bool:
    """INV-ACCUSE-03, -04."""
    return seat != accuser and g.stated[seat] == 0


def may_support(g: Game, b: Printed, seat: int) -> bool:
    """INV-ACCUSE-05, -16, INV-RQ-39."""
    return g.accuser_token[seat] == 1 and (g.stated[seat] == 0 or b.stated_alien_may_support == 1)


def may_join_team(g: Game, seat: int) -> bool:
    """INV-RESCUE-02, -21."""
    return g.stated[seat] == 0


def event_chooser(g: Game, b: Printed) -> int:
    """INV-EVENT-15, INV-RQ-14, -38: who decides what an event leaves open. Only an Escalation comes in a turn."""
    chooser = g.architect
    if b.event_chooser == TURN_PLAYER and g.turn != NOBODY:
        chooser = g.turn
    if b.stated_alien_architect == CHOICES_TO_NEXT:
        while g.stated[chooser]:
            chooser = chair(b, chooser, 1)
    return chooser


def taken_spots(g: Game) -> int:
    """INV-MAP-33: at most one agent on a spot."""
    taken = 0
    for agent in range(AGENTS):
        if is_on_board(g, agent):
            taken |= 1 << g.agent_at[agent]
    return taken


def receivers(g: Game, b: Printed, agent: int) -> int:
    """INV-AGENT-22 to -26: to which agents this one can escort the scientist next to it, over clean ground."""
    start, found = g.agent_at[agent], 0
    if not has(g.scientists, start) or not are_apart(g.tokens, b.control[start]):
        return 0
    for other in range(AGENTS):
        goal = g.agent_at[other]
        if goal != NOBODY and not has(g.scientists, goal) and is_open(g, b, start, goal):
            found |= 1 << other
    return found


def is_open(g: Game, b: Printed, start: int, goal: int) -> bool:
    """INV-AGENT-25, INV-RQ-49, -50: whether some stretch of road leads there over clean ground."""
    first = b.way_first[start][goal]
    for way in range(first, first + b.way_count[start][goal]):
        is_free = b.escort_passes_scientists == 1 or (b.way_between[way] & g.scientists) == 0
        if is_free and are_apart(g.tokens, b.way_close[way]):
            return True
    return False
