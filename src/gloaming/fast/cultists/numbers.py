"""The numbers of everything that the reference has names for: cards, Roles, tokens, phases, ends, house rules."""

from __future__ import annotations

from typing import get_args

from gloaming.fast.names import values_of
from gloaming.games.cultists.cards import Card
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import safety_ropes
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS as SUPPORT
from gloaming.games.cultists.expansions.under_the_surface.items import ITEMS as THINGS
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import ROLES as MARKERS
from gloaming.games.cultists.state import Cause, Phase, Portal, Reason, Team
from gloaming.games.cultists.tokens import TOKENS as EVENTS

# Cards, in the order of a sorted hand
CARDS: tuple[str, ...] = tuple(sorted(get_args(get_args(Card)[0])))
ALIVE, DEAD = CARDS.index("alive"), CARDS.index("dead")
CURSE_ALIVE, CURSE_SUCCESS = CARDS.index("curse_alive"), CARDS.index("curse_success")
FAILURE, SABOTAGE, SUCCESS = CARDS.index("failure"), CARDS.index("sabotage"), CARDS.index("success")

# Roles
ROLES: tuple[str, ...] = tuple(MARKERS)
INVESTIGATOR, CULTIST, SEER = ROLES.index("investigator"), ROLES.index("cultist"), ROLES.index("seer")
ASSASSIN, MECHANIC, RADIANT_BEAUTY = ROLES.index("assassin"), ROLES.index("mechanic"), ROLES.index("radiant_beauty")
INFECTED, SUPER_GHOST, GREENHORN = ROLES.index("infected"), ROLES.index("super_ghost"), ROLES.index("greenhorn")
BUTTERFINGERS, CRYBABY = ROLES.index("butterfingers"), ROLES.index("crybaby")
FIRESTARTER, CELEBRITY, CURSEBEARER = (ROLES.index(name) for name in ("firestarter", "celebrity", "cursebearer"))
CURSED_HUNTER = ROLES.index("cursed_hunter")

# Professions
PROFESSIONS: tuple[str, ...] = tuple(SUPPORT)
MAYOR, EXORCIST = PROFESSIONS.index("mayor"), PROFESSIONS.index("exorcist")
PROFILER, SABOTEUR = PROFESSIONS.index("profiler"), PROFESSIONS.index("saboteur")

# Items
ITEMS: tuple[str, ...] = tuple(THINGS)
RED_RELIC, SNOW_OWL, SECRET_SWITCH = (ITEMS.index(name) for name in ("red_relic", "snow_owl", "secret_switch"))
BOOTS, DAGGER, RIFLE = ITEMS.index("boots"), ITEMS.index("dagger"), ITEMS.index("rifle")
BINOCULARS, LAMP = ITEMS.index("binoculars"), ITEMS.index("lamp")

# Event tokens
TOKENS: tuple[str, ...] = (*EVENTS, safety_ropes.name)
LIGHTNING_STRIKE, SECRET_DOORS = TOKENS.index("lightning_strike"), TOKENS.index("secret_doors")
NO_CONNECTION, FALSE_EYES = TOKENS.index("no_connection"), TOKENS.index("false_eyes")
BOOSTED_MORALE, LOST_MORALE = TOKENS.index("boosted_morale"), TOKENS.index("lost_morale")
IN_CONTROL, PORTAL_OPENS = TOKENS.index("in_control"), TOKENS.index("portal_opens")
BROKEN_PANES, MIRROR = TOKENS.index("broken_panes"), TOKENS.index("mirror")
SAFETY_ROPES = TOKENS.index("safety_ropes")

# The state's own words
PHASES: tuple[str, ...] = get_args(Phase)
MOVEMENT, EVENT, ACTION = PHASES.index("movement"), PHASES.index("event"), PHASES.index("action")
CLEANUP, OVER = PHASES.index("cleanup"), PHASES.index("over")
PORTALS: tuple[str, ...] = get_args(Portal)
OPEN, CLOSED, MISSED = PORTALS.index("open"), PORTALS.index("closed"), PORTALS.index("missed")
TEAMS: tuple[str, ...] = get_args(Team)
INVESTIGATORS, CULTISTS, HUNTER = (TEAMS.index(word) for word in ("investigators", "cultists", "hunter"))
CAUSES: tuple[str, ...] = get_args(Cause)
MURDER, VOTE, BY_ASSASSIN, OWN = (CAUSES.index(word) for word in ("murder", "vote", "assassin", "own"))
EXORCISED = CAUSES.index("exorcist")
REASONS: tuple[str, ...] = get_args(Reason)
POINTS, VOTED, ASSASSINATED = REASONS.index("points"), REASONS.index("vote"), REASONS.index("assassin")
MURDERED, KILLS, CLAIMED = REASONS.index("murder"), REASONS.index("kills"), REASONS.index("claim")
FALSE_CLAIM, TIME, SEER_NAMED = REASONS.index("false_claim"), REASONS.index("time"), REASONS.index("seer")
HUNTER_SOUGHT, RITUAL, NO_LEADER = (REASONS.index(word) for word in ("hunter", "ritual", "no_leader"))
MEANS = ("check", "camera", "false_eyes", "binoculars")
CHECK, CAMERA, EYES, THROUGH_BINOCULARS = range(4)
PURPOSES = ("false_eyes", "in_control", "fishman", "entering", "change", "double_vote", "double_abstention", "ropes")
LOOKED, CONTROLLED, SCARED, ENTERED, CHANGED, DOUBLE_VOTE, DOUBLE_ABSTENTION, ROPES = range(8)


# House rules

VALUES = values_of(Options)


def value(option: str, word: str) -> int:
    """The number of a house rule's value."""
    return VALUES[option].index(word)


ONCE_PER_TURN = value("reentry_encounter", "once_per_turn")
UPFRONT = value("path_declaration", "upfront")
NEWLY_QUALIFYING = value("lightning_encounters", "newly_qualifying")
ALL_QUALIFYING_WHEN_OFF = value("lightning_encounters", "all_qualifying_when_off")
FIRST_TOKEN_ONLY = value("secret_doors_encounters", "first_token_only")
ALL_QUALIFYING = value("secret_doors_encounters", "all_qualifying")
CHECK_ROOM_ONLY = value("secret_doors_actions", "check_room_only")
MOVE_WITHIN_GROUP = value("secret_doors_move_within_group", "allowed")
CYCLIC_LEFT = value("multi_encounter_targets", "cyclic_left")
CLOCKWISE_FROM_MOVER = value("encounter_order", "clockwise_from_mover")
RESHUFFLE_REMOVED = value("empty_draw_pile", "reshuffle_removed")
CARD_AFTER_VOTE = value("check_card_timing", "after_vote")
NO_CARD_WHEN_FINISHED = value("check_card_finished_room", "none")
SELF_CHECK = value("self_check", "allowed")
CAMERA_INTO_TOKENS = value("camera_into_cultist_room", "allowed")
ONLY_OWN_BOOKS = value("sabotage_return", "only_own_books")
SCARED_ON_ENTERING = value("fishman_scare", "on_entering")
TRAPPED_MAY_ENTER = value("trapped_character", "may_enter_fishman_hallway")
SELF_VOTE = value("self_vote", "allowed")
OPTIONAL_DOUBLE = value("double_vote", "optional")
BEFORE_CLAIM = value("firestarter_timing", "before_claim")
ANY_DEATH = value("dead_count", "any_death")
MURDERS_AND_VOTES = value("dead_count", "murders_and_votes")
PREVIOUS_ROUND = value("two_cultists_points_kill_check", "previous_round")
ANY_TIME = value("two_cultists_points_kill_check", "any_time")
ANY_INVESTIGATOR_WIN = value("seer_guess_after", "any_investigator_win")
FIRST_ELIMINATED = value("seer_guess_decider", "first_eliminated")
RANDOM_DECIDER = value("seer_guess_decider", "random")
EARLY_DEADLINE = value("portal_deadline", "start_of_marked_round")
TWO_ACTIONS = value("portal_close", "two_actions")
CUTS_WHEN_NAMING = value("butterfingers_double_vote", "only_when_naming")
CUTS_ALWAYS = value("butterfingers_double_vote", "always")
NONE_AT_ITS_LOCATION = value("infected_scope", "none_at_its_location")
CRIES_BEFORE_VOTE = value("crybaby_timing", "before_vote")
ABSTAINS_ALWAYS = value("automa_abstains", "always")
NOTHING_HAPPENS = value("ropes_ghost_chooser", "nothing_happens")
SECRET_DOORS_ONLY, NEVER_REMOTE = (value("remote_check_finds_item", word) for word in ("secret_doors_only", "never"))
LOST_WHEN_FINISHED = value("finished_room_item", "lost")
MULTIPLICATIVE = value("dagger_with_knife", "multiplicative")
ONE_ABSTENTION = value("dagger_abstain_weight", "one")
ANY_ROOM = value("binoculars_range", "any_room")
SHOOTS_ANYWHERE = value("rifle_cultist_range", "anywhere")
DRIVES_FROM_ANYWHERE = value("rifle_fishman_range", "anywhere")
CUTOFF_PREVIOUS_ROUND = value("ritual_kill_cutoff", "previous_round")
ABSTENTIONS_COUNT = value("leader_abstentions", "count")
MUST_HAVE_CARD = value("ritual_empty_hand", "must_have_card")
COUNTS_AS_FAILURE = value("ritual_empty_hand", "counts_as_failure")
EXCLUDED = value("automa_in_ritual", "excluded")
PURGES_ALL = value("revival_purges", "all")
START_OF_ROUND_6 = value("celebrity_moment", "start_of_round_6")
NO_SPECIAL_ROLE = value("automa_special_roles", "never")
