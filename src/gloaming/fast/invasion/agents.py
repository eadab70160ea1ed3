"""Agent control: take a free agent; Move, Free, Escort, each if wished, in this order (INV-AGENT)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.invasion.assimilation import draw_cards
from gloaming.fast.invasion.districts import in_set, put_in
from gloaming.fast.invasion.layout import AGENTS, HALVES, Game, Printed
from gloaming.fast.invasion.numbers import AT_START
from gloaming.fast.invasion.rescue import may_rescue_in_place, start_of
from gloaming.fast.invasion.rules import event_chooser, is_on_board, pressure_value, receivers, taken_spots
from gloaming.fast.invasion.steps import (
    ATTEMPT_RESCUE,
    END_CONTROL,
    ESCORT,
    ESCORT_SCIENTIST,
    FREE,
    FREE_DISTRICTS,
    FREE_ONE,
    LEAVE,
    MOVE_AGENT,
    MOVE_TO,
    NAMED,
    PLACE_NEWCOMER,
    POST,
    RESCUE_HERE,
)
from gloaming.fast.invasion.tokens import is_clean, remove_tokens
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has

# Where agents go


def move_agent(g: Game, b: Printed, agent: int, to: int) -> None:
    start = g.agent_at[agent]
    g.agent_at[agent] = to
    leave_spot(g, b, start)


def leave_spot(g: Game, b: Printed, spot: int) -> None:
    """INV-RQ-59: a newcomer who had to wait comes as soon as a starting spot is free."""
    if g.newcomer_waits and b.is_starting[spot]:
        g.newcomer_waits = 0
        do(g, PLACE_NEWCOMER, event_chooser(g, b))


def offer_posts(g: Game, b: Printed, seat: int) -> None:
    """INV-EVENT-04, -04a: the reserve agent comes to a free starting spot, without siren."""
    taken = taken_spots(g)
    for i in range(b.starting_count):
        if g.reserve != NOBODY and not has(taken, b.starting[i]):
            offer(g, POST + b.starting[i])


def newcomer_placed(g: Game, b: Printed, u: Dice) -> None:
    chosen, newcomer = g.answers[g.now[1]], g.reserve
    if NOBODY in (chosen, newcomer):
        return
    g.reserve = NOBODY
    g.agent_at[newcomer], g.siren[newcomer] = chosen & NAMED, 0
    if b.captured_counts_new_agent:  # INV-RQ-17
        g.last_used = newcomer


# The action


def take_agent(g: Game, b: Printed, seat: int, agent: int) -> None:
    """INV-AGENT-09: the pressure of this moment is what will be drawn at the end."""
    g.active, g.announced = agent, pressure_value(g, b)
    do(g, MOVE_AGENT, seat)
    do(g, FREE_DISTRICTS, seat)
    do(g, ESCORT_SCIENTIST, seat)


def offer_moves(g: Game, b: Printed, seat: int) -> None:
    """INV-AGENT-12 to -17: anywhere along a road through its spot, but not to another agent."""
    taken, start = taken_spots(g), start_of(g)
    offer(g, LEAVE)
    for i in range(b.along_count[start]):
        if not has(taken, b.along[start][i]):
            offer(g, MOVE_TO + b.along[start][i])


def agent_moved(g: Game, b: Printed, u: Dice) -> None:
    chosen = g.answers[g.now[1]]
    if chosen != LEAVE and g.active != NOBODY:
        move_agent(g, b, g.active, chosen & NAMED)


def offer_freeing(g: Game, b: Printed, seat: int) -> None:
    """INV-AGENT-19 to -21, INV-RQ-51: around the spot where the agent now stands."""
    start = start_of(g)
    if is_clean(g, b, start):
        return
    offer(g, LEAVE)
    if not b.free_partial:
        offer(g, FREE)
        return
    for district in range(b.districts):
        if in_set(g.tokens, district) and in_set(b.control[start], district):
            offer(g, FREE_ONE + district)


def districts_freed(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    chosen = g.answers[seat]
    if chosen == FREE:
        remove_tokens(g, b.control[start_of(g)])
    elif chosen not in (NOBODY, LEAVE):
        for half in range(HALVES):
            g.found[half] = 0
        put_in(g.found, chosen & NAMED)
        remove_tokens(g, g.found)
        do(g, FREE_DISTRICTS, seat)


def offer_escorts(g: Game, b: Printed, seat: int) -> None:
    """INV-AGENT-22 to -33: the scientist next to the agent goes to another agent, over ground that no alien is close to."""
    able, here = receivers(g, b, g.active), may_rescue_in_place(g, b, start_of(g))
    if able == 0 and not here:
        return
    offer(g, LEAVE)
    for agent in range(AGENTS):
        if has(able, agent):
            offer(g, ESCORT + agent)
    if here:
        offer(g, RESCUE_HERE)


def scientist_escorted(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    chosen = g.answers[seat]
    if chosen == RESCUE_HERE:
        rescue(g, b, seat, NOBODY)
    elif chosen in (NOBODY, LEAVE):
        do(g, END_CONTROL, seat)
    elif b.is_gathering[g.agent_at[chosen & NAMED]]:  # INV-AGENT-29, INV-RQ-47
        rescue(g, b, seat, chosen & NAMED)
    else:
        escort(g, g.agent_at[chosen & NAMED])
        do(g, END_CONTROL, seat)


def rescue(g: Game, b: Printed, seat: int, receiver: int) -> None:
    if b.control_draw_before_rescue:  # INV-RQ-06
        draw_cards(g, seat, g.announced)
    do(g, ATTEMPT_RESCUE, seat, receiver)
    do(g, END_CONTROL, seat, b.control_draw_before_rescue)


def escort(g: Game, goal: int) -> None:
    """INV-AGENT-27, -28: both agents stay, and the receiving one is not used."""
    g.scientists = (g.scientists & ~(1 << start_of(g))) | 1 << goal


def end_control(g: Game, b: Printed, u: Dice) -> None:
    """INV-AGENT-06 to -10: the siren goes, then the player draws."""
    seat, drawn, agent = g.now[1], g.now[2], g.active
    g.active = NOBODY
    if agent != NOBODY and is_on_board(g, agent):  # INV-RQ-17: Captured may have taken it
        g.siren[agent] = 0
        g.last_used = agent
    count = g.announced if b.control_draw_value == AT_START else pressure_value(g, b)
    g.announced = 0
    if not drawn:
        draw_cards(g, seat, count)
