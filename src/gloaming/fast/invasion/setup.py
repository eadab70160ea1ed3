"""Set-up: the decks are built, the aliens land, the scientists are placed (INV-SETUP)."""

from __future__ import annotations

from gloaming.fast.agenda import do, offer
from gloaming.fast.dice import roll, shuffle
from gloaming.fast.invasion.assimilation import draw_cards
from gloaming.fast.invasion.districts import add, empty, in_set, put_in, spread_around
from gloaming.fast.invasion.layout import HALVES, STACK, STACKS, Game, Printed
from gloaming.fast.invasion.numbers import AGENTS, ASSIMILATED, HUMAN
from gloaming.fast.invasion.rounds import roll_address
from gloaming.fast.invasion.rules import chair
from gloaming.fast.invasion.steps import DEAL_CARDS, NAMED, PLACE_SCIENTIST, PLACE_THERE, ROUND
from gloaming.fast.invasion.tokens import lay_tokens
from gloaming.fast.layout import NOBODY, Dice
from gloaming.fast.sets import has
from gloaming.games.invasion.setup import FEWEST
from gloaming.games.invasion.setup import HUMANS as HUMAN_CARDS

POSTED = len(AGENTS) - 1
"""INV-SETUP-07: the last one is in reserve."""


def set_up(g: Game, b: Printed, u: Dice) -> None:
    """INV-SETUP-01 to -29, in their order; the dice fall in this order too."""
    for seat in range(b.players):
        g.accuser_token[seat], g.orders[seat] = 1, NOBODY
    for i in range(b.event_count):
        g.event_deck[i] = b.event[i]
    g.event_deck_count = b.event_count
    shuffle(g, u, g.event_deck, 0, g.event_deck_count)
    g.architect = roll(g, u, b.players) if b.first_architect == NOBODY else b.first_architect
    post_agents(g, b)
    build_decks(g, b, u)
    g.pressure = b.pressure_start_index
    land(g, b, u)


def post_agents(g: Game, b: Printed) -> None:
    """INV-SETUP-07, -08."""
    for agent in range(POSTED):
        g.agent_at[agent], g.siren[agent] = b.starting[agent], 1
    g.agent_at[POSTED], g.reserve = NOBODY, POSTED


def build_decks(g: Game, b: Printed, u: Dice) -> None:
    """INV-SETUP-09 to -15: the third stack has its own Assimilated!, but with 4 players all is one deck."""
    aliens, humans = b.assimilated, HUMAN_CARDS
    if b.players != FEWEST:
        fill_deck(g, u, 1, STACK - 1)
        cut(g, STACKS - 1)
        aliens, humans = aliens - 1, humans - STACK + 1
    fill_deck(g, u, aliens, humans)
    if b.players == FEWEST:
        cut(g, STACKS - 1)
    for space in range(STACKS - 1):
        cut(g, space)


def fill_deck(g: Game, u: Dice, aliens: int, humans: int) -> None:
    for i in range(aliens + humans):
        g.deck[i] = ASSIMILATED if i < aliens else HUMAN
    g.deck_count = aliens + humans
    shuffle(g, u, g.deck, 0, g.deck_count)


def cut(g: Game, space: int) -> None:
    """The top cards of the deck are the stack of this mother ship space."""
    g.deck_count -= STACK
    g.stack_count[space] = STACK
    for i in range(STACK):
        g.stack[space][i] = g.deck[g.deck_count + i]


def land(g: Game, b: Printed, u: Dice) -> None:
    """INV-SETUP-17 to -20: one site in each sector, and all around it."""
    empty(g.spread)
    for sector in range(b.sectors):
        site = roll_address(g, b, u, sector)
        g.goals[sector] = site
        put_in(g.spread, site)
        add(g.spread, b.close[site])
    lay_tokens(g, b)
    for sector in range(b.sectors):
        do(g, PLACE_SCIENTIST, g.architect, g.goals[sector])
    do(g, DEAL_CARDS)
    do(g, ROUND)


def offer_landing_spots(g: Game, b: Printed, seat: int) -> None:
    """INV-SETUP-24, -26, INV-RQ-24, -26: on a spot that touches the site and holds no scientist yet; if all are taken, those
    that are fewest districts away."""
    empty(g.border)
    put_in(g.border, g.now[2])
    empty(g.found)
    add(g.found, g.border)
    farther = True
    while g.offers == 0 and farther:
        offer_border(g, b)
        spread_around(g, b, g.border)
        farther = False
        for half in range(HALVES):
            g.border[half] = g.spread[half] & ~g.found[half]
            farther = farther or g.border[half] != 0
        add(g.found, g.border)


def offer_border(g: Game, b: Printed) -> None:
    """Each free spot that touches one of these districts, once."""
    seen = g.scientists
    for district in range(b.districts):
        if in_set(g.border, district):
            for i in range(b.corner_count[district]):
                spot = b.corner[district][i]
                allowed = b.setup_scientist_on_gathering_spot == 1 or b.is_gathering[spot] == 0
                if allowed and not has(seen, spot):
                    seen |= 1 << spot
                    offer(g, PLACE_THERE + spot)


def scientist_placed(g: Game, b: Printed, u: Dice) -> None:
    g.scientists |= 1 << (g.answers[g.now[1]] & NAMED)


def deal_cards(g: Game, b: Printed, u: Dice) -> None:
    """INV-SETUP-27: from the architect clockwise, one assimilation card each."""
    for number in range(b.players):
        draw_cards(g, chair(b, g.architect, number), 1)
