"""What the event cards do (INV-EVENT)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.dice import roll, shuffle
from gloaming.fast.invasion.agents import leave_spot, move_agent
from gloaming.fast.invasion.districts import add, empty, in_set, spread_around
from gloaming.fast.invasion.layout import AGENTS, STACKS, Game, Printed
from gloaming.fast.invasion.memory import remember_aliens
from gloaming.fast.invasion.numbers import (
    ALIENS,
    ALL_TOUCHED,
    HOME,
    MOTHER_SHIPS,
    NEW_AGENT,
    RENDEZVOUS,
    RESISTANCE,
    SALVAGE,
    STARTING_LOCATION,
)
from gloaming.fast.invasion.pressure import lower_pressure
from gloaming.fast.invasion.rules import event_chooser, is_on_board, pressure_value, taken_spots
from gloaming.fast.invasion.steps import (
    DECLINE,
    FREE_SECTOR,
    LIBERATE,
    NAMED,
    PICK,
    PICK_AGENT,
    PLACE_NEWCOMER,
    SEND,
    SEND_AGENT,
)
from gloaming.fast.invasion.tokens import lay_tokens, remove_tokens
from gloaming.fast.invasion.victory import conclude
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has


def carry_out(g: Game, b: Printed, card: int) -> None:
    """INV-EVENT-16: as far as possible."""
    if b.does[card] > 0:
        do(g, b.does[card])
    elif card == RESISTANCE:
        do(g, FREE_SECTOR, event_chooser(g, b))
    elif card == NEW_AGENT:
        call_newcomer(g, b)
    else:
        do(g, PICK_AGENT, event_chooser(g, b), card)


def call_newcomer(g: Game, b: Printed) -> None:
    """INV-RQ-59: with all starting spots taken it has no effect, or waits where the table says so."""
    taken = taken_spots(g)
    for i in range(b.starting_count):
        if not has(taken, b.starting[i]):
            do(g, PLACE_NEWCOMER, event_chooser(g, b))
            return
    g.newcomer_waits = b.new_agent_deferred


# Yellow: an agent is sent elsewhere, or a sector freed


def list_goals(g: Game, b: Printed, card: int, agent: int) -> int:
    """INV-RQ-60: the spots without any agent that this card sends to are in `goals`; how many there are."""
    if card == RENDEZVOUS:
        return list_rendezvous(g, b, agent)
    count = 0
    if card == SALVAGE:
        for spot in range(b.spots):
            if has(g.scientists, spot):
                g.goals[count] = spot
                count += 1
    elif card == STARTING_LOCATION:
        for i in range(b.starting_count):
            g.goals[i] = b.starting[i]
        count = b.starting_count
    else:  # INV-EVENT-06, -07
        for i in range(b.gathering_count):
            g.goals[i] = b.gathering[i]
        count = b.gathering_count
    return free_of_agents(g, count)


def list_rendezvous(g: Game, b: Printed, agent: int) -> int:
    """INV-EVENT-02, -02a: the next spot, on some road, to another agent's."""
    count, seen = 0, 0
    for other in range(AGENTS):
        if other != agent and is_on_board(g, other):
            spot = g.agent_at[other]
            for i in range(b.beside_count[spot]):
                near = b.beside[spot][i]
                if not has(seen, near):
                    seen |= 1 << near
                    g.goals[count] = near
                    count += 1
    return free_of_agents(g, count)


def free_of_agents(g: Game, listed: int) -> int:
    """INV-MAP-33: of the first so many goals, those that nobody stands on; how many are left."""
    taken, count = taken_spots(g), 0
    for i in range(listed):
        if not has(taken, g.goals[i]):
            g.goals[count] = g.goals[i]
            count += 1
    return count


def decline_too(g: Game, b: Printed) -> None:
    """INV-RQ-15: where the table allows it, a yellow event need not be used."""
    if g.offers > 0 and b.yellow_events_optional:
        offer(g, DECLINE)


def offer_agents(g: Game, b: Printed, seat: int) -> None:
    """INV-RQ-14, -15: it must be done if it can be done."""
    for agent in range(AGENTS):
        if is_on_board(g, agent) and list_goals(g, b, g.now[2], agent) > 0:
            offer(g, PICK + agent)
    decline_too(g, b)


def agent_picked(g: Game, b: Printed, u: Dice) -> None:
    seat, card = g.now[1], g.now[2]
    chosen = g.answers[seat]
    if chosen not in (NOBODY, DECLINE):
        do(g, SEND_AGENT, seat, card, chosen & NAMED)


def offer_goals(g: Game, b: Printed, seat: int) -> None:
    """INV-EVENT-17: its siren stays as it is."""
    for i in range(list_goals(g, b, g.now[2], g.now[3])):
        offer(g, SEND + g.goals[i])


def agent_sent(g: Game, b: Printed, u: Dice) -> None:
    move_agent(g, b, g.now[3], g.answers[g.now[1]] & NAMED)


def offer_sectors(g: Game, b: Printed, seat: int) -> None:
    """INV-EVENT-05, -05a: one sector with aliens in it loses all its tokens."""
    alien = 0
    for district in range(b.districts):
        if in_set(g.tokens, district):
            alien |= 1 << b.sector_of[district]
    for sector in range(b.sectors):
        if has(alien, sector):
            offer(g, LIBERATE + sector)
    decline_too(g, b)


def sector_freed(g: Game, b: Printed, u: Dice) -> None:
    chosen = g.answers[g.now[1]]
    if chosen not in (NOBODY, DECLINE):
        remove_tokens(g, b.sector[chosen & NAMED])


# Red, and the Mother Ship!


def arrive(g: Game, b: Printed, u: Dice) -> None:
    """INV-EVENT-01 to -01c, INV-WIN-03: the fourth ends the game; else its stack is shuffled into the deck, and the pressure falls."""
    space = g.mother_ships
    g.mother_ships += 1
    if g.mother_ships >= b.motherships_to_lose:
        conclude(g, ALIENS, MOTHER_SHIPS)
        return
    if space < STACKS:
        for i in range(g.stack_count[space]):
            g.deck[g.deck_count + i] = g.stack[space][i]
        g.deck_count += g.stack_count[space]
        g.stack_count[space] = 0
        shuffle(g, u, g.deck, 0, g.deck_count)  # INV-ASSIM-17
    lower_pressure(g)


def capture(g: Game, b: Printed, u: Dice) -> None:
    """INV-EVENT-14 to -14b, INV-RQ-17 to -19: the agent used last leaves the game; without one nothing happens."""
    taken = g.last_used
    if b.captured_takes_active_agent and g.active != NOBODY:
        taken = g.active
    if taken != NOBODY and is_on_board(g, taken):
        spot = g.agent_at[taken]
        g.agent_at[taken], g.siren[taken] = NOBODY, 0
        leave_spot(g, b, spot)


def expand_zones(g: Game, b: Printed, u: Dice) -> None:
    """INV-EVENT-13, -13a: one step, from the position before."""
    spread_around(g, b, g.tokens)
    lay_tokens(g, b)


def recognise(g: Game, b: Printed, u: Dice) -> None:
    """INV-EVENT-09a: it is only told, and remembered."""
    remember_aliens(g, b)


def spring_trap(g: Game, b: Printed, u: Dice) -> None:
    """INV-EVENT-12, -12a, INV-RQ-66: free agents in the sector rolled are used for the rest of the round."""
    sector = roll(g, u, b.sectors)
    for agent in range(AGENTS):
        if g.siren[agent] and is_in(b, g.agent_at[agent], sector):
            g.siren[agent] = 0
            if b.captured_counts_trap:  # INV-RQ-17; of several, the one with the highest number
                g.last_used = agent


def is_in(b: Printed, spot: int, sector: int) -> bool:
    """INV-EVENT-12b, INV-RQ-20: in every sector of which its spot touches a district."""
    if b.trap_sector_test == HOME:
        return b.home[spot] == sector
    if b.trap_sector_test == ALL_TOUCHED:
        return b.touched[spot] == 1 << sector
    return has(b.touched[spot], sector)


def attack_agents(g: Game, b: Printed, u: Dice) -> None:
    """INV-EVENT-11: every free district that any agent on the board controls."""
    empty(g.spread)
    for agent in range(AGENTS):
        if is_on_board(g, agent):
            add(g.spread, b.control[g.agent_at[agent]])
    lay_tokens(g, b)


def sort_events(g: Game, b: Printed, u: Dice) -> None:
    """INV-EVENT-10, -10a: as many cards as the pressure; red ones to upcoming, the others to prevented."""
    for _ in range(min(pressure_value(g, b), g.event_deck_count)):
        g.event_deck_count -= 1
        card = g.event_deck[g.event_deck_count]
        if b.red[card]:
            g.upcoming[g.upcoming_count] = card
            g.upcoming_count += 1
        else:
            g.prevented[g.prevented_count] = card
            g.prevented_count += 1
