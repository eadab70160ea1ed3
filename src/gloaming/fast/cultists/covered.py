"""What of the reference the twin plays. What stands on no list is refused: nobody is told figures of a game that isn't the game."""

from __future__ import annotations

from gloaming.fast.cultists.layout import DOORS, GROUP, LIFTS, PLACES, RACKS, ROOMS
from gloaming.games.cultists.board import Board, board_of
from gloaming.games.cultists.expansions import expansions_of
from gloaming.games.cultists.expansions.under_the_surface.door import unlocked
from gloaming.games.cultists.levels import draws_a_mix, expert_mixes, role_groups
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.setup import check
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.options import chosen

HOUSE_RULES = (
    "reentry_encounter", "path_declaration", "lightning_encounters", "secret_doors_encounters", "secret_doors_actions",
    "secret_doors_move_within_group", "multi_encounter_targets", "encounter_order", "empty_draw_pile",
    "check_card_timing", "check_card_finished_room", "self_check", "reveal_all_dead_cards",
    "camera_state_check_is_character_action", "camera_into_cultist_room", "sabotage_return", "fishman_scare",
    "trapped_character", "self_vote", "double_vote", "ghost_knife_vote", "anonymous_ballots", "ghost_may_stay",
    "firestarter_timing", "dead_count", "sole_cultist_kills_trump_points", "seer_guess_after_failed_claim",
    "two_cultists_points_kill_check", "last_cultist_murder_ends_game", "seer_guess_after", "seer_guess_decider",
    "portal_deadline", "portal_close", "portal_partner_needs_route", "false_eyes_investigator_must_reveal",
    "false_eyes_draw_card", "butterfingers_double_vote", "butterfingers_enter_fishman", "infected_scope",
    "crybaby_timing", "reveal_role_on_own_effect_death", "automa_shuffle_before_check", "automa_abstains",
    "automa_kills_trump_points", "automa_special_roles", "curse_in_hallways", "curse_on_becoming_ghost", "curse_vote",
    "celebrity_moment", "celebrity_ghost_deals", "celebrity_vote", "celebrity_deals_dead_cards",
    # Under the Surface
    "item_before_card", "remote_check_finds_item", "super_ghost_finds", "finished_room_item", "pickup_needs_entering",
    "owl_mandatory", "dagger_with_knife", "dagger_abstain_weight", "boots_stack", "binoculars_range",
    "rifle_cultist_range", "rifle_fishman_range", "rifle_fishman_destination", "automa_finds_items", "ice_is_hallway",
    "ritual_kill_cutoff", "leader_abstentions", "ritual_empty_hand", "automa_in_ritual",
    # Mountains of Chaos
    "blocked_hallway_trapped", "lift_exit_cost", "lift_encounters", "lift_pair_meets_again", "call_occupied_lift",
    "ghosts_call_lift", "lift_check_card", "radiant_beauty_powers_lift", "secret_doors_reach_lift", "safety_ropes",
    "safety_ropes_at_7", "keep_false_eyes", "ropes_ghost_chooser", "ropes_up_to", "ropes_use_knife",
    "ropes_on_any_board",
    # Professions
    "profession_optional", "mayor_breaks_abstention_tie", "mayor_in_leader_vote", "exorcist_may_kill_self",
    "exorcist_kill_vote", "revival_purges", "profiler_false_eyes", "swap_explores",
)  # fmt: skip
"""They change play, and the twin plays them."""

TOLD_ONLY = (
    "dark_transfers", "no_connection_mode", "random_role_hidden", "public_log", "private_memory", "informant_knows",
)  # fmt: skip
"""They change what is told or remembered, and nothing that is played."""

CHECKED_ONLY = ("blind_cultist_solo", "cursebearer_supports")
"""They say which tables can be set up, and the reference checks that."""

TABLE = ("players", "automa", "level", "roles", "board", "board_file", "first_player", "professions")
"""Who plays, where, with which Roles."""

COVERED = (*TABLE, *HOUSE_RULES, *TOLD_ONLY, *CHECKED_ONLY)

ROLES = (
    "investigator", "cultist", "seer", "assassin", "mechanic", "radiant_beauty", "infected", "super_ghost", "greenhorn",
    "butterfingers", "crybaby", "firestarter", "cursebearer", "celebrity", "blind_cultist",
    "cursed_hunter",
)  # fmt: skip

TOKENS = (
    "lightning_strike", "secret_doors", "no_connection", "false_eyes", "boosted_morale", "lost_morale", "in_control",
    "portal_opens", "broken_panes", "mirror", "safety_ropes",
)  # fmt: skip

EXPANSIONS = ("under_the_surface", "mountains_of_chaos", "ropes", "professions", "curse_of_the_hunter")

ITEMS = (
    "red_relic", "boots", "dagger", "rifle", "snow_owl", "binoculars", "secret_switch", "lamp",
)  # fmt: skip

PROFESSIONS = ("mayor", "detective", "exorcist", "profiler", "saboteur")


def refuse_what_is_unknown(options: Options) -> None:
    """One sentence that names what the twin does not play; a table that could not be set up is refused by the rules."""
    check(options)
    for name in chosen(options):
        if name not in COVERED:
            raise refused(f"the option {name}")
    for expansion in expansions_of(options):
        if expansion.name not in EXPANSIONS:
            raise refused(f"the option board with {expansion.title}")
    groups = expert_mixes(options) if draws_a_mix(options) else role_groups(options)
    for role in (role for group in groups for role in group):
        if role not in ROLES:
            raise refused(f"the option roles with the Role {role}")
    board = board_of(options)
    if board.set_up is not None:
        raise refused(f"the option board_file with a set-up of its own, as {board.id} has")
    if is_too_large(board):
        raise refused(f"the option board_file with a board as large as {board.id}")


def is_too_large(board: Board) -> bool:
    """Whether it has more of anything than a row has cells for."""
    doors, alike = max(map(len, unlocked(board).values())), max(map(len, board.rooms_of.values()))
    found = (len(board.places) + len(board.lifts), len(board.lifts), len(board.rooms), len(board.racks))
    most = (PLACES, LIFTS, ROOMS, RACKS, DOORS, GROUP, GROUP)
    return any(
        size > cells for size, cells in zip((*found, doors, alike, len(board.cultist_tokens)), most, strict=True)
    )


def refused(what: str) -> BadOptions:
    return BadOptions(f"The twin does not play {what} yet; play this table with the reference.")
