"""What stands where, in a row of a game of Invasion.

A set of districts is two numbers with a bit for each district; a set of spots, or of cards by their places in a hand, is one."""

from __future__ import annotations

from typing import Annotated

from gloaming.fast import layout
from gloaming.fast.invasion.steps import ANSWERS as KINDS
from gloaming.fast.invasion.steps import SHIFT, STEPS
from gloaming.fast.layout import SEATS
from gloaming.fast.rows import Byte, Short, Wide

SPOTS, DISTRICTS, SECTORS, ADDRESSES = 46, 124, 5, 20
BITS, HALVES = 62, 2
"""How many districts stand in one number of a set, and how many numbers it takes."""
WAYS = 768
"""As many stretches of road as lead from any spot to any other."""
ALONG, BESIDE, CORNERS, GATHERINGS = 16, 8, 8, 8
AGENTS, STACKS, TRACK = 6, 3, 16
EVENTS, EVENT_CARDS, STACK, DECK = 16, 24, 10, 66
QUESTIONS, WORDS, FACES, ANSWERS = len(STEPS) + 1, 8, 2, max(KINDS) + (1 << SHIFT)
"""One more than the greatest number of a question and of an answer; and more words of one sort than there are."""


class Printed(layout.Printed):
    """What a table's options say, worked out once by the reference (`export`). No game changes it."""

    # The city
    spots: Byte
    districts: Byte
    sectors: Byte
    starting_count: Byte
    starting: Annotated[list[int], "i1", SECTORS]
    gathering_count: Byte
    gathering: Annotated[list[int], "i1", GATHERINGS]
    is_gathering: Annotated[list[int], "i1", SPOTS]
    is_starting: Annotated[list[int], "i1", SPOTS]
    address: Annotated[list[list[int]], "i1", SECTORS, ADDRESSES]
    """INV-MAP-30: the district that the two dice select."""
    sector_of: Annotated[list[int], "i1", DISTRICTS]
    sector: Annotated[list[list[int]], "i8", SECTORS, HALVES]
    """The districts of each sector."""
    fallen: Annotated[list[list[int]], "i8", SECTORS, HALVES]
    """INV-WIN-04, INV-RQ-36: those that are all alien when the aliens have won."""
    close: Annotated[list[list[int]], "i8", DISTRICTS, HALVES]
    """INV-MAP-11: the districts that share an edge with it."""
    control: Annotated[list[list[int]], "i8", SPOTS, HALVES]
    """INV-MAP-09, -24: what an agent on this spot controls."""
    corner_count: Annotated[list[int], "i1", DISTRICTS]
    corner: Annotated[list[list[int]], "i1", DISTRICTS, CORNERS]
    """The spots that touch a district."""
    along_count: Annotated[list[int], "i1", SPOTS]
    along: Annotated[list[list[int]], "i1", SPOTS, ALONG]
    """INV-AGENT-12: every other spot that shares a road with it."""
    beside_count: Annotated[list[int], "i1", SPOTS]
    beside: Annotated[list[list[int]], "i1", SPOTS, BESIDE]
    """INV-EVENT-02a: the spots one step along some road."""
    touched: Annotated[list[int], "i1", SPOTS]
    """INV-EVENT-12b: sectors of which it touches a district, as bits."""
    home: Annotated[list[int], "i1", SPOTS]
    way_count: Annotated[list[list[int]], "i1", SPOTS, SPOTS]
    """INV-RQ-49: how many stretches of road lead from one spot to another, and which is the first."""
    way_first: Annotated[list[list[int]], "i2", SPOTS, SPOTS]
    way_between: Annotated[list[int], "i8", WAYS]
    """The spots between both ends."""
    way_close: Annotated[list[list[int]], "i8", WAYS, HALVES]
    """INV-AGENT-25: the districts that touch it, none of which may be alien."""

    # Cards
    event_count: Byte
    event: Annotated[list[int], "i1", EVENT_CARDS]
    """INV-SETUP-02, -03: the event cards in play, before they are shuffled."""
    does: Annotated[list[int], "i1", EVENTS]
    """The step that an event card is; 0 if it works out its own."""
    discarded: Annotated[list[int], "i1", EVENTS]
    red: Annotated[list[int], "i1", EVENTS]
    """INV-EVENT-10b, INV-RQ-12: what Alien planning takes for a red card."""
    assimilated: Byte

    # The table
    players: Byte
    first_architect: Byte
    motherships_to_lose: Byte
    scientists_to_save: Byte
    track_length: Byte
    track: Annotated[list[int], "i1", TRACK]
    pressure_start_index: Byte
    token_limit: Byte
    """INV-RQ-37; as many as there are districts where the supply has no limit."""

    # House rules, by the names of the reference; each is the number of its value, the ruling of docs/rules first
    pressure_up_on: Byte
    control_draw_value: Byte
    control_draw_before_rescue: Byte
    escalation_on_empty_deck: Byte
    event_chooser: Byte
    yellow_events_optional: Byte
    captured_counts_trap: Byte
    captured_counts_new_agent: Byte
    captured_takes_active_agent: Byte
    trap_sector_test: Byte
    trap_breaks_control: Byte
    escort_recheck: Byte
    new_agent_deferred: Byte
    setup_scientist_on_gathering_spot: Byte
    rescue_in_place: Byte
    human_sabotage: Byte
    escort_passes_scientists: Byte
    free_partial: Byte
    stated_alien_architect: Byte
    stated_alien_may_support: Byte
    support_mode: Byte
    accusation_needs_possible_supporter: Byte
    declare_window: Byte
    revelation_includes_stated: Byte


class Game(layout.Game):
    """One game at one moment, by the names of the reference's state. -1 stands for nobody, nowhere, never."""

    # Time
    round: Short
    stage: Byte
    architect: Byte
    turn: Byte

    # On the map
    agent_at: Annotated[list[int], "i1", AGENTS]
    """Those who aren't on the board are nowhere."""
    siren: Annotated[list[int], "i1", AGENTS]
    reserve: Byte
    last_used: Byte
    newcomer_waits: Byte
    scientists: Wide
    """Spots as bits."""
    saved: Byte
    tokens: Annotated[list[int], "i8", HALVES]

    # Assimilation cards, the top card of each pile last
    deck_count: Byte
    deck: Annotated[list[int], "i1", DECK]
    stack_count: Annotated[list[int], "i1", STACKS]
    stack: Annotated[list[list[int]], "i1", STACKS, STACK]
    mother_ships: Byte

    # Seats
    hand_count: Annotated[list[int], "i1", SEATS]
    hand: Annotated[list[int], "i8", SEATS]
    """Which cards of a hand are assimilated, a bit for each in the order of drawing: no hand ever has more than 58."""
    shown: Annotated[list[int], "i8", SEATS]
    """Which of them all have seen."""
    stated: Annotated[list[int], "i1", SEATS]
    accuser_token: Annotated[list[int], "i1", SEATS]
    has_orders: Byte
    """INV-RQ-44: whether orders have ever been left."""
    orders: Annotated[list[int], "i1", SEATS]

    # Event cards, the top card of each pile last
    event_deck_count: Byte
    event_deck: Annotated[list[int], "i1", EVENT_CARDS]
    upcoming_count: Byte
    upcoming: Annotated[list[int], "i1", EVENT_CARDS]
    prevented_count: Byte
    prevented: Annotated[list[int], "i1", EVENT_CARDS]
    discard_count: Byte
    discard: Annotated[list[int], "i1", EVENT_CARDS]
    planned_count: Byte
    """The reference's `planned`: in the planner's hand."""
    planned_cards: Annotated[list[int], "i1", STACKS]
    pressure: Byte

    # The agent control going on
    active: Byte
    announced: Byte

    # The end
    reason: Byte

    # What the players remember: nothing in the rules reads it, and a sheet shows it (`memory`)
    teams: Annotated[list[int], "i2", SEATS]
    """In how many rescue teams a seat has been, and how many Sabotage cards lay in their votes."""
    sabotages: Annotated[list[int], "i2", SEATS]
    recognised: Short
    """INV-EVENT-09a: the aliens of the Revelation, who know each other since then."""

    # Room to work in; it means nothing between two steps
    found: Annotated[list[int], "i8", HALVES]
    border: Annotated[list[int], "i8", HALVES]
    spread: Annotated[list[int], "i8", HALVES]
    goals: Annotated[list[int], "i1", SPOTS]


class Slots(layout.Slots):
    """Where everything stands on a sheet of Invasion."""

    architect: Short
    turn: Short
    cards: Short
    shown_human: Short
    shown_assimilated: Short
    stated: Short
    accuser_token: Short
    round: Short
    stage: Short
    pressure: Short
    pressure_value: Short
    active: Short
    announced: Short
    winner: Short
    agent_at: Short
    siren: Short
    reserve: Short
    last_used: Short
    newcomer_waits: Short
    scientists: Short
    saved: Short
    tokens: Short
    deck: Short
    stacks: Short
    mother_ships: Short
    event_deck: Short
    upcoming: Short
    prevented: Short
    planned: Short
    discard: Short
    hand: Short
    alien: Short
    planning: Short
    known_aliens: Short
    teams: Short
    sabotages: Short

    # Which slot of its part each number of the twin's has
    of_question: Annotated[list[int], "i1", QUESTIONS]
    """NOBODY for one that came after the version."""
    of_stage: Annotated[list[int], "i1", WORDS]
    of_side: Annotated[list[int], "i1", WORDS]
    of_agent: Annotated[list[int], "i1", AGENTS]
    of_spot: Annotated[list[int], "i1", SPOTS]
    of_district: Annotated[list[int], "i1", DISTRICTS]
    of_card: Annotated[list[int], "i1", FACES]
    of_event: Annotated[list[int], "i1", EVENTS]
    place_of_district: Annotated[list[int], "i2", DISTRICTS]
    word_of_agent: Annotated[list[int], "i1", AGENTS]
    word_of_event: Annotated[list[int], "i1", EVENTS]
    spot_slots: Short
    """How many spots a sheet has room for: the agents' rows are so wide."""

    # Answers
    action: Annotated[list[int], "i2", ANSWERS]
    """The number that an answer of the twin's has for the seat that gives it, if the seat in it is counted clockwise; NOBODY: none."""
    names_seat: Annotated[list[int], "i1", ANSWERS]
    """Whether an answer names a seat."""

    # What is told by the options
    sealed: Annotated[list[int], "i1", QUESTIONS]
    """Whether the table may not know who has answered this question already."""
    discard_hidden: Byte
