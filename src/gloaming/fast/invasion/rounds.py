"""The round: an event, a turn for everybody, consolidation (INV-TURN, INV-CONSOL)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.dice import roll
from gloaming.fast.invasion.accusation import accuse, possible_supporters
from gloaming.fast.invasion.agents import take_agent
from gloaming.fast.invasion.aliens import invade
from gloaming.fast.invasion.districts import add, empty, in_set, put_in
from gloaming.fast.invasion.layout import ADDRESSES, AGENTS, Game, Printed
from gloaming.fast.invasion.numbers import CONSOLIDATION, EVENT, SKIP, STANDING_ORDERS, TURNS
from gloaming.fast.invasion.planning import plan
from gloaming.fast.invasion.rules import chair, is_on_board, may_accuse, may_be_accused
from gloaming.fast.invasion.steps import (
    ACCUSE,
    ACT,
    ASK_FOR_DECLARATION,
    CONTROL,
    EVENT_STAGE,
    HONOUR_ORDERS,
    INVADE,
    INVADE_BY_DICE,
    LEAVE_ORDERS,
    NAMED,
    PASS_ARCHITECT,
    PLAN,
    REORGANISE,
    RETURN_SIRENS,
    ROUND,
    TURN,
    TURN_EVENT,
)
from gloaming.fast.invasion.steps import CONSOLIDATION as CONSOLIDATE
from gloaming.fast.invasion.steps import TURNS as TAKE_TURNS
from gloaming.fast.invasion.tokens import lay_tokens, spread_zone
from gloaming.fast.layout import NOBODY, Dice


def begin_round(g: Game, b: Printed, u: Dice) -> None:
    """INV-TURN-01: three stages, again and again."""
    g.round += 1
    do(g, EVENT_STAGE)
    do(g, TAKE_TURNS)
    do(g, CONSOLIDATE)


def event_stage(g: Game, b: Printed, u: Dice) -> None:
    """INV-TURN-02, -04."""
    g.stage = EVENT
    do(g, TURN_EVENT)


def turns(g: Game, b: Printed, u: Dice) -> None:
    """INV-TURN-05: clockwise from the architect, one turn each."""
    g.stage = TURNS
    if b.declare_window == STANDING_ORDERS:
        do(g, LEAVE_ORDERS)
    for number in range(b.players):
        do(g, TURN, chair(b, g.architect, number))


def turn(g: Game, b: Printed, u: Dice) -> None:
    """INV-TURN-10: an alien who wants to declare does so before the action is named."""
    g.turn = g.now[1]
    do(g, HONOUR_ORDERS if b.declare_window == STANDING_ORDERS else ASK_FOR_DECLARATION)
    do(g, ACT, g.turn)


def offer_actions(g: Game, b: Printed, seat: int) -> None:
    """INV-TURN-06 to -08: exactly one action."""
    offer(g, PLAN)
    for agent in range(AGENTS):
        if g.stated[seat] and is_on_board(g, agent):
            offer(g, INVADE + agent)
        elif not g.stated[seat] and g.siren[agent]:
            offer(g, CONTROL + agent)
    if may_accuse(g, seat):
        offer_accusations(g, b, seat)


def offer_accusations(g: Game, b: Printed, seat: int) -> None:
    """INV-ACCUSE-01, -03, -06: even where nobody could support it, unless the table asks for that."""
    needed = b.accusation_needs_possible_supporter
    for other in range(b.players):
        if may_be_accused(g, seat, other) and (not needed or possible_supporters(g, b, seat, other) > 0):
            offer(g, ACCUSE + other)


def action_chosen(g: Game, b: Printed, u: Dice) -> None:
    seat = g.now[1]
    named = g.answers[seat] & NAMED
    kind = g.answers[seat] - named
    if kind == CONTROL:
        take_agent(g, b, seat, named)
    elif kind == ACCUSE:
        accuse(g, b, seat, named)
    elif kind == INVADE:
        invade(g, b, named)
    else:
        plan(g, b, u, seat)


# Consolidation


def consolidation(g: Game, b: Printed, u: Dice) -> None:
    """INV-CONSOL: sirens, architect, reorganization, invasion, in this order."""
    g.stage, g.turn = CONSOLIDATION, NOBODY
    do(g, RETURN_SIRENS)
    do(g, PASS_ARCHITECT)
    do(g, REORGANISE)
    do(g, INVADE_BY_DICE)
    do(g, ROUND)


def return_sirens(g: Game, b: Printed, u: Dice) -> None:
    """INV-CONSOL-01."""
    for agent in range(AGENTS):
        g.siren[agent] = 1 if is_on_board(g, agent) else 0


def pass_architect(g: Game, b: Printed, u: Dice) -> None:
    """INV-CONSOL-02, -04, INV-RQ-38: to the next player clockwise; stated aliens count, unless the table skips them."""
    g.architect = chair(b, g.architect, 1)
    while b.stated_alien_architect == SKIP and g.stated[g.architect]:
        g.architect = chair(b, g.architect, 1)


def invade_by_dice(g: Game, b: Printed, u: Dice) -> None:
    """INV-CONSOL-10 to -13: a free district falls with its neighbours; an alien one makes its zone grow by a step."""
    district = roll_address(g, b, u, roll(g, u, b.sectors))
    if in_set(g.tokens, district):
        spread_zone(g, b, district)
    else:
        empty(g.spread)
        put_in(g.spread, district)
        add(g.spread, b.close[district])
    lay_tokens(g, b)


def roll_address(g: Game, b: Printed, u: Dice, sector: int) -> int:
    """INV-MAP-30, INV-RQ-30: every sector has all numbers of the die."""
    return b.address[sector][roll(g, u, ADDRESSES)]
