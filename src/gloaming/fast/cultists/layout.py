"""What stands where: a game is one row of small whole numbers, of fixed size, that is copied like any other number.

The same fields are lists of a plain object (`Game()`), to debug with, or a NumPy record (`GAME`), to compile for."""

from __future__ import annotations

from typing import Annotated

from gloaming.fast import layout
from gloaming.fast.cultists.steps import ANSWERS as KINDS
from gloaming.fast.cultists.steps import SHIFT, STEPS
from gloaming.fast.layout import SEATS, record
from gloaming.fast.rows import Byte, Long, Short

PLACES, ROOMS, COLOURS, RACKS, FACES, HAND_CARDS = 20, 11, 6, 9, 7, 20
DOORS, GROUP, LINES, ROUTES, TOKENS, ROUNDS, ROLES = 8, 4, 4, 11, 16, 10, 24
DECKS = ROOMS + 3
"""The Room decks, then three piles of Room cards next to the board."""
UNSAFE, DRAW, REMOVED = ROOMS, ROOMS + 1, ROOMS + 2
ROOM_CARDS, PULSE_CARDS = 120, 96
"""More cards of each back than any table has: 8 hands, the decks and the piles."""
HELD, PARTICIPANTS = 8, 4
"""More Items than can be carried, and as many as any ritual takes."""
WAYS, LIFTS = 5, 3
"""How the Doors may stand; and as many Lifts as one step can speak of."""
MIXES = 160
QUESTIONS, WORDS, ANSWERS = len(STEPS) + 1, 16, max(KINDS) + (1 << SHIFT)
"""One more than the greatest number of a question and of an answer; and more words of one sort than there are."""


class Printed(layout.Printed):
    """What a table's options say, worked out once by the reference (`export`). No game changes it."""

    # The board
    places: Byte
    rooms: Byte
    """Rooms come first among the places."""
    racks: Byte
    start: Byte
    fishman_hallway: Byte
    light_blue: Byte
    red: Byte
    green: Byte
    door_count: Annotated[list[list[int]], "i1", WAYS, PLACES]
    doors: Annotated[list[list[list[int]]], "i1", WAYS, PLACES, DOORS]
    """First with nothing shut, then as they stand by turns (`Game.ways`)."""
    first_ways: Byte
    corridors: Byte
    """MOC-DOOR-01: by how many the Revolving Door turns; 0 where there is none."""
    lifts: Byte
    """They come behind the other places."""
    lift_between: Annotated[list[list[int]], "i1", LIFTS, 2]
    colour: Annotated[list[int], "i1", PLACES]
    rooms_of_count: Annotated[list[int], "i1", COLOURS]
    rooms_of: Annotated[list[list[int]], "i1", COLOURS, GROUP]
    hallway_deck: Annotated[list[int], "i1", PLACES]
    """AC-ACT-SH-01: whether cards laid there go to the Unsafe Passage deck."""
    check_card: Annotated[list[int], "i1", PLACES]
    """AC-ACT-CS-12: the same for the card of a Character checked there."""
    angle: Annotated[list[int], "i4", PLACES]
    """In millionths of a degree."""
    rack_of: Annotated[list[int], "i1", ROOMS]
    books_in: Annotated[list[int], "i1", ROOMS]
    rack_books: Annotated[list[int], "i1", RACKS]
    rack_points: Annotated[list[int], "i1", RACKS]
    token_rooms_count: Byte
    token_rooms: Annotated[list[int], "i1", GROUP]
    line_length: Annotated[list[list[int]], "i1", ROUTES, LINES]
    line: Annotated[list[list[list[int]]], "i1", ROUTES, LINES, COLOURS]
    """AC-ROUTE-01: the colours of a route card's lines, from the left."""
    on_line: Annotated[list[list[int]], "i1", ROUTES, LINES]
    """The same as a set of bits."""

    # The set-up table
    seats: Byte
    players: Byte
    automa: Byte
    cultists: Byte
    unsafe_passages: Byte
    lingers: Byte
    """Whether an expansion with free actions has joined."""
    professions: Byte
    """MOC-PROF-06: how many there are to draw from; 0 without that module."""
    cursed_hunter: Byte
    items: Byte
    """UTS-SETUP-09: how many are shuffled into the Rooms; 0 without Under the Surface."""
    item: Annotated[list[int], "i1", ROOMS]
    fishman_goals: Long
    """UTS-RQ-19: where the rifle may drive the Fishman, next to the lake."""
    target: Byte
    dead_needed: Byte
    plain_tokens: Byte
    pulse_start_count: Byte
    pulse_start: Annotated[list[int], "i1", HAND_CARDS]
    room_start: Annotated[list[int], "i1", ROOMS]
    draw_pile_count: Byte
    draw_pile: Annotated[list[int], "i1", HAND_CARDS]
    unsafe_deck_count: Byte
    unsafe_deck: Annotated[list[int], "i1", GROUP]
    bag_count: Byte
    bag: Annotated[list[int], "i1", TOKENS]
    team_of: Annotated[list[int], "i1", ROLES]
    reveals_on_death: Annotated[list[int], "i1", ROLES]
    deck_count: Annotated[list[int], "i1", ROLES]
    deck: Annotated[list[list[int]], "i1", ROLES, HAND_CARDS]
    """AC-SETUP-02: the cards under each Role's marker, in the order of its envelope."""
    mixes: Short
    """AC-LEVEL-06: how many expert mixes there are to roll for; 0 where the level draws from groups."""
    mix: Annotated[list[list[int]], "i1", MIXES, SEATS]
    groups: Byte
    group_count: Annotated[list[int], "i1", SEATS]
    group: Annotated[list[list[int]], "i1", SEATS, SEATS]

    # House rules, by the names of the reference; each is the number of its value, the ruling of docs/rules first
    first_player: Byte
    reentry_encounter: Byte
    path_declaration: Byte
    lightning_encounters: Byte
    secret_doors_encounters: Byte
    secret_doors_actions: Byte
    secret_doors_move_within_group: Byte
    multi_encounter_targets: Byte
    encounter_order: Byte
    empty_draw_pile: Byte
    check_card_timing: Byte
    check_card_finished_room: Byte
    self_check: Byte
    reveal_all_dead_cards: Byte
    camera_state_check_is_character_action: Byte
    camera_into_cultist_room: Byte
    sabotage_return: Byte
    fishman_scare: Byte
    trapped_character: Byte
    self_vote: Byte
    double_vote: Byte
    ghost_knife_vote: Byte
    anonymous_ballots: Byte
    ghost_may_stay: Byte
    firestarter_timing: Byte
    dead_count: Byte
    sole_cultist_kills_trump_points: Byte
    seer_guess_after_failed_claim: Byte
    two_cultists_points_kill_check: Byte
    last_cultist_murder_ends_game: Byte
    seer_guess_after: Byte
    seer_guess_decider: Byte
    portal_deadline: Byte
    portal_close: Byte
    portal_partner_needs_route: Byte
    false_eyes_investigator_must_reveal: Byte
    false_eyes_draw_card: Byte
    butterfingers_double_vote: Byte
    butterfingers_enter_fishman: Byte
    infected_scope: Byte
    crybaby_timing: Byte
    reveal_role_on_own_effect_death: Byte
    automa_shuffle_before_check: Byte
    automa_abstains: Byte
    automa_kills_trump_points: Byte
    automa_special_roles: Byte
    curse_in_hallways: Byte
    curse_on_becoming_ghost: Byte
    curse_vote: Byte
    celebrity_moment: Byte
    celebrity_ghost_deals: Byte
    celebrity_vote: Byte
    celebrity_deals_dead_cards: Byte
    item_before_card: Byte
    remote_check_finds_item: Byte
    super_ghost_finds: Byte
    finished_room_item: Byte
    pickup_needs_entering: Byte
    owl_mandatory: Byte
    dagger_with_knife: Byte
    dagger_abstain_weight: Byte
    boots_stack: Byte
    binoculars_range: Byte
    rifle_cultist_range: Byte
    rifle_fishman_range: Byte
    rifle_fishman_destination: Byte
    automa_finds_items: Byte
    ice_is_hallway: Byte
    ritual_kill_cutoff: Byte
    leader_abstentions: Byte
    ritual_empty_hand: Byte
    automa_in_ritual: Byte
    blocked_hallway_trapped: Byte
    lift_exit_cost: Byte
    lift_encounters: Byte
    lift_pair_meets_again: Byte
    call_occupied_lift: Byte
    ghosts_call_lift: Byte
    lift_check_card: Byte
    radiant_beauty_powers_lift: Byte
    secret_doors_reach_lift: Byte
    safety_ropes: Byte
    safety_ropes_at_7: Byte
    keep_false_eyes: Byte
    ropes_ghost_chooser: Byte
    ropes_up_to: Byte
    ropes_use_knife: Byte
    ropes_on_any_board: Byte
    profession_optional: Byte
    mayor_breaks_abstention_tie: Byte
    mayor_in_leader_vote: Byte
    exorcist_may_kill_self: Byte
    exorcist_kill_vote: Byte
    revival_purges: Byte
    profiler_false_eyes: Byte
    swap_explores: Byte


class Game(layout.Game):
    """One game at one moment, by the names of the reference's state. -1 stands for nobody, nowhere, never."""

    # Time
    round: Byte
    phase: Byte
    knife: Byte
    turn: Byte

    # Seats
    at: Annotated[list[int], "i1", SEATS]
    ghost: Annotated[list[int], "i1", SEATS]
    cause: Annotated[list[int], "i1", SEATS]
    fallen_count: Byte
    fallen: Annotated[list[int], "i1", SEATS]
    """The Ghosts, in the order in which they became such."""
    role: Annotated[list[int], "i1", SEATS]
    shown_role: Annotated[list[int], "i1", SEATS]
    special_count: Byte
    special_roles: Annotated[list[int], "i1", SEATS]
    route: Annotated[list[int], "i1", SEATS]
    hand: Annotated[list[list[int]], "i1", SEATS, FACES]
    """How many of each face; the AUTOMA's cards lie in `pile`."""
    pile_count: Byte
    pile: Annotated[list[int], "i1", HAND_CARDS]
    pulse_end: Annotated[list[int], "i1", SEATS + 1]
    pulse: Annotated[list[int], "i1", PULSE_CARDS]
    """All Pulse decks one behind the other: that of a seat from `pulse_end[seat]` to the next."""
    shown_dead: Annotated[list[int], "i1", SEATS]
    dead_since: Annotated[list[int], "i1", SEATS]

    # Rooms
    deck_end: Annotated[list[int], "i1", DECKS + 1]
    deck: Annotated[list[int], "i1", ROOM_CARDS]
    """All Room decks one behind the other, then the Unsafe Passage deck, the Draw pile, and what has left the game."""
    room_token: Annotated[list[int], "i1", ROOMS]
    explored: Annotated[list[int], "i1", ROOMS]
    finished: Annotated[list[int], "i1", ROOMS]
    books: Annotated[list[int], "i1", ROOMS]
    shelf: Annotated[list[int], "i1", RACKS]
    points: Byte
    target: Byte

    # Around the board
    power: Byte
    vote_active: Byte
    ballots: Annotated[list[int], "i1", SEATS]
    lurking_count: Byte
    lurking: Annotated[list[int], "i1", GROUP]
    cultist_token_count: Byte
    cultist_tokens: Annotated[list[int], "i1", GROUP]
    fishman: Byte
    bag_count: Byte
    bag: Annotated[list[int], "i1", TOKENS]
    taken_out_count: Byte
    taken_out: Annotated[list[int], "i1", TOKENS]
    clock_count: Byte
    clock: Annotated[list[int], "i1", ROUNDS]
    event: Byte
    portal: Byte
    portal_mark: Byte
    closing_count: Byte
    closing: Annotated[list[int], "i1", SEATS]
    spent: Short
    no_cards_until: Byte

    # Under the Surface
    covered: Annotated[list[int], "i1", ROOMS]
    """The Item that lies face down in each Room."""
    used: Annotated[list[int], "i1", ROOMS]
    """UTS-ITEM-14: what stays, used up, where it was found."""
    carried_count: Byte
    carrier: Annotated[list[int], "i1", HELD]
    carried: Annotated[list[int], "i1", HELD]
    """Each Item that is carried, in the order in which they were taken up."""
    lying_count: Byte
    lying_at: Annotated[list[int], "i1", HELD]
    lying: Annotated[list[int], "i1", HELD]
    """Likewise what lies open."""
    onlookers: Annotated[list[int], "i2", PLACES]
    """UTS-RQ-11: who stood by where something came to lie open, and has not entered since."""
    gone_count: Byte
    gone: Annotated[list[int], "i1", HELD]
    lost_count: Byte
    lost: Annotated[list[int], "i1", ROOMS]
    """UTS-RQ-08: what lay face down in Rooms that were finished."""
    relics: Byte
    lamp_lit: Byte
    lamp_kept: Byte
    leader_vote: Byte
    leader: Byte
    participants_count: Byte
    participants: Annotated[list[int], "i1", PARTICIPANTS]

    # The mine
    ways: Byte
    """How the Doors stand, among those that are printed: as the Revolving Door has turned, or with the red one open."""
    lift_at: Annotated[list[int], "i1", LIFTS]
    """At which of its two Rooms each Lift stands."""

    # Professions
    profession: Byte
    informant: Byte
    profession_holder: Byte
    profession_lost: Byte
    profession_used: Byte
    exorcised: Byte
    """Dead cards that left the game with a revival."""

    # Curse of the Hunter
    cursed_count: Byte
    cursed: Annotated[list[int], "i1", ROOMS]
    """The Rooms with a curse token, in the order in which they got it."""

    # The end
    reason: Byte

    # What the one Movement under way keeps, too long for the fields of its step
    met: Long
    """Places as bits."""
    path_length: Byte
    path: Annotated[list[int], "i1", PLACES]

    # What the players remember: nothing in the rules reads it, and a sheet shows it (`memory`)
    start_dead: Short
    """Whose Pulse deck began with a Dead card."""
    balloted: Byte
    """Whether there has been a Vote."""
    givers: Short
    """Who has given a card, and who has looked into a Pulse deck."""
    lookers: Short
    gave: Annotated[list[list[int]], "i1", SEATS, SEATS]
    """How many cards a seat gave to another where all could see it."""
    gave_in_the_dark: Annotated[list[list[int]], "i1", SEATS, SEATS]
    seen_alive: Annotated[list[list[int]], "i1", SEATS, SEATS]
    """What a seat found in another's Pulse deck when it last looked, and in which round that was."""
    seen_dead: Annotated[list[list[int]], "i1", SEATS, SEATS]
    seen_round: Annotated[list[list[int]], "i1", SEATS, SEATS]

    # Room to work in; it means nothing between two steps
    heap: Annotated[list[int], "i1", PULSE_CARDS]
    away: Annotated[list[int], "i1", PLACES]
    left: Annotated[list[int], "i1", PLACES]


class Slots(layout.Slots):
    """Where everything stands on a sheet of Cultists."""

    automa: Short
    knife: Short
    turn: Short
    at: Short
    encounter_cards: Short
    room_cards: Short
    pulse: Short
    ghost: Short
    shown_dead: Short
    closing: Short
    spent: Short
    cause: Short
    shown_role: Short
    round: Short
    phase: Short
    event: Short
    drawn: Short
    portal: Short
    portal_mark: Short
    no_cards: Short
    winner: Short
    deck: Short
    explored: Short
    unsafe: Short
    finished: Short
    books: Short
    shelf: Short
    cultist_tokens: Short
    fishman: Short
    points: Short
    target: Short
    draw_pile: Short
    unsafe_deck: Short
    lurking: Short
    bag: Short
    power: Short
    vote_active: Short
    roles_laid_out: Short
    automa_route: Short
    line: Short
    hand: Short
    role: Short
    route: Short
    known_cultists: Short
    start_alive: Short
    start_dead: Short
    ballots: Short
    gave: Short
    seen_alive: Short
    seen_dead: Short
    seen_round: Short

    # Which slot of its part each number of the twin's has
    of_question: Annotated[list[int], "i1", QUESTIONS]
    of_place: Annotated[list[int], "i1", PLACES]
    of_room: Annotated[list[int], "i1", ROOMS]
    of_rack: Annotated[list[int], "i1", RACKS]
    of_phase: Annotated[list[int], "i1", WORDS]
    of_token: Annotated[list[int], "i1", TOKENS]
    of_portal: Annotated[list[int], "i1", WORDS]
    of_team: Annotated[list[int], "i1", WORDS]
    of_cause: Annotated[list[int], "i1", WORDS]
    of_role: Annotated[list[int], "i1", ROLES]
    of_card: Annotated[list[int], "i1", FACES]
    of_colour: Annotated[list[int], "i1", COLOURS]
    of_route: Annotated[list[int], "i1", ROUTES]
    word_of_means: Annotated[list[int], "i2", WORDS]
    word_of_reason: Annotated[list[int], "i2", WORDS]
    anywhere: Annotated[list[int], "i1", PLACES]

    # Answers
    action: Annotated[list[int], "i2", ANSWERS]
    """The number that an answer of the twin's has for the seat that gives it, if the seat in it is counted clockwise."""
    names_seat: Annotated[list[int], "i1", ANSWERS]
    """Whether an answer names a seat in its last field."""

    # What is told by the options
    sealed: Annotated[list[int], "i1", QUESTIONS]
    """Whether the table may not know who has answered this question already."""
    candidates: Annotated[list[int], "i1", ROLES]
    """RQ-98: where the draw is hidden, how often each Role may be in the game."""
    draw_hidden: Byte
    dark_hidden: Byte
    ballots_hidden: Byte
    opens_eyes: Annotated[list[int], "i1", ROLES]
    """AC-NIGHT-03: which Cultists see the others and the start cards."""
    sees_thumbs: Annotated[list[int], "i1", ROLES]


GAME, PRINTED, SLOTS = record(Game), record(Printed), record(Slots)
