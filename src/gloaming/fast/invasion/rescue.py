"""Rescue: a team of three, sealed cards, and whether the scientist is saved (INV-RESCUE)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.invasion.layout import AGENTS, Game, Printed
from gloaming.fast.invasion.memory import remember_votes
from gloaming.fast.invasion.numbers import EVERY_VOTE, SABOTAGE, SABOTAGE_ALLOWED, SAME_RECEIVER_SAME_SPOT, SUCCESS
from gloaming.fast.invasion.pressure import raise_pressure
from gloaming.fast.invasion.rules import chair, is_alien, is_on_board, may_join_team, receivers
from gloaming.fast.invasion.steps import CAST_VOTES, ESCALATE, LAY, NAME, NAME_TEAM, NAMED, SETTLE_RESCUE
from gloaming.fast.invasion.tokens import is_clean
from gloaming.fast.invasion.victory import check_scientists
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has
from gloaming.games.invasion.escalation import ESCALATION
from gloaming.games.invasion.rescue import TEAM


def start_of(g: Game) -> int:
    return g.agent_at[g.active]


def attempt_rescue(g: Game, b: Printed, u: Dice) -> None:
    """INV-RESCUE-01, INV-AGENT-30: the scientist stays on the start spot until it is decided."""
    leader, receiver = g.now[1], g.now[2]
    do(g, NAME_TEAM, leader, NOBODY)
    do(g, SETTLE_RESCUE, start_of(g), receiver, NOBODY if receiver == NOBODY else g.agent_at[receiver])


# The team


def is_eligible(g: Game, seat: int) -> bool:
    """INV-RESCUE-02: those who are in the team already are the leader, and perhaps one more."""
    return seat not in (g.now[1], g.now[2]) and may_join_team(g, seat)


def missing(g: Game) -> int:
    """How many the team still needs."""
    return TEAM - (1 if g.now[2] == NOBODY else 2)


def offer_members(g: Game, b: Printed, seat: int) -> None:
    """INV-RESCUE-02, INV-DERIV-02: two others who are not stated aliens; where just two are left, it is they."""
    eligible = 0
    for other in range(b.players):
        eligible += 1 if is_eligible(g, other) else 0
    if eligible <= missing(g):
        return
    for number in range(b.players):
        other = chair(b, seat, number)
        if is_eligible(g, other):
            offer(g, NAME + other)


def member_named(g: Game, b: Printed, u: Dice) -> None:
    seat, second = g.now[1], g.now[2]
    chosen = g.answers[seat]
    if chosen != NOBODY and second == NOBODY:
        do(g, NAME_TEAM, seat, chosen & NAMED)
        return
    third = chosen & NAMED if chosen != NOBODY else NOBODY
    for number in range(b.players):
        other = chair(b, seat, number)
        if chosen == NOBODY and is_eligible(g, other):
            if second == NOBODY:
                second = other
            else:
                third = other
    do(g, CAST_VOTES, seat, second, third)


# The cards


def is_in_team(g: Game, seat: int) -> bool:
    return seat in (g.now[1], g.now[2], g.now[3])


def voting(g: Game, b: Printed) -> int:
    asked = 0
    for seat in range(b.players):
        asked |= 1 << seat if is_in_team(g, seat) else 0
    return asked


def offer_cards(g: Game, b: Printed, seat: int) -> None:
    """INV-RESCUE-05, -06, -16, -22, INV-RQ-46: each of the three lays one card, unseen."""
    offer(g, LAY + SUCCESS)
    if b.human_sabotage == SABOTAGE_ALLOWED or is_alien(g, seat):
        offer(g, LAY + SABOTAGE)


def votes_cast(g: Game, b: Printed, u: Dice) -> None:
    """INV-RESCUE-09, -10: a single Sabotage is enough."""
    sabotaged = 0
    for seat in range(b.players):
        if is_in_team(g, seat) and g.answers[seat] == LAY + SABOTAGE:
            sabotaged += 1
    remember_votes(g, b, sabotaged)
    if sabotaged > 0:
        do(g, ESCALATE, ESCALATION)


# What comes of it


def settle_rescue(g: Game, b: Printed, u: Dice) -> None:
    """INV-RESCUE-08, -11, -14, -15, -18: saved if the Escort can (still) be done; then the pressure rises."""
    start, receiver, goal = g.now[1], g.now[2], g.now[3]
    saved = under_control(g, b) and still_possible(g, b, start, receiver, goal)
    if saved:
        save_scientist(g, b, start)
    if g.saved < b.scientists_to_save and (saved or b.pressure_up_on == EVERY_VOTE):
        raise_pressure(g, b)


def still_possible(g: Game, b: Printed, start: int, receiver: int, goal: int) -> bool:
    """INV-RESCUE-13, INV-RQ-22."""
    if start_of(g) != start:
        return False
    if receiver == NOBODY:
        return may_rescue_in_place(g, b, start)
    able = receivers(g, b, g.active)
    if b.escort_recheck == SAME_RECEIVER_SAME_SPOT:
        return has(able, receiver) and g.agent_at[receiver] == goal
    for agent in range(AGENTS):
        if has(able, agent) and b.is_gathering[g.agent_at[agent]]:
            return True
    return False


def under_control(g: Game, b: Printed) -> bool:
    """INV-RESCUE-12, INV-RQ-21: on the board, and not trapped meanwhile."""
    if g.active == NOBODY or not is_on_board(g, g.active):
        return False
    return g.siren[g.active] == 1 or not b.trap_breaks_control


def may_rescue_in_place(g: Game, b: Printed, spot: int) -> bool:
    """INV-RQ-25: where the table allows it, from a gathering spot that no alien is close to."""
    here = b.rescue_in_place == 1 and b.is_gathering[spot] == 1 and has(g.scientists, spot)
    return here and is_clean(g, b, spot)


def save_scientist(g: Game, b: Printed, spot: int) -> None:
    """INV-RESCUE-15, -24: onto the gathering point, for good."""
    g.scientists &= ~(1 << spot)
    g.saved += 1
    check_scientists(g, b)
