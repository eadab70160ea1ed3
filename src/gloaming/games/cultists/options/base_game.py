"""Who plays, with which Roles, on which board, and how the rulings of the base game's rulebook are read."""

from __future__ import annotations

from typing import Literal

from gloaming.kernel.values import Seat, Value

Level = Literal["first", "experienced", "expert", "custom"]


class BaseOptions(Value, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag=False, cache_hash=True):
    players: int = 5
    """People and bots, without the AUTOMA."""
    automa: bool = False
    """Whether the AUTOMA Investigator takes one more seat: always with 4 players, if wished with 6 (AC-AUTOMA-01)."""
    level: Level = "first"
    """AC-LEVEL. On the expert level the Roles must balance; "custom" takes any mix."""
    roles: tuple[str, ...] = ()
    """Special Roles by hand; empty: those of the level, drawn where it leaves a choice."""
    board: str = ""
    """A board by its name (university, polar-station, mine); empty: the university."""
    board_file: str = ""
    """The text of a board file of one's own, in place of a name."""
    first_player: Seat | None = None
    """RQ-101; None: a person's seat at random, or with the AUTOMA the seat to its left, so it moves last."""

    # Encounters
    reentry_encounter: Literal["every_entry", "once_per_turn"] = "every_entry"  # RQ-01
    path_declaration: Literal["stepwise", "upfront"] = "stepwise"  # RQ-03
    lightning_encounters: Literal["newly_qualifying", "all_qualifying_when_off", "all_qualifying_always"] = (
        "newly_qualifying"  # RQ-04
    )
    secret_doors_encounters: Literal["newly_united", "first_token_only", "all_qualifying"] = "newly_united"  # RQ-05
    secret_doors_actions: Literal["all_room_and_location_actions", "check_room_only"] = (
        "all_room_and_location_actions"  # RQ-06
    )
    secret_doors_move_within_group: Literal["forbidden", "allowed"] = "forbidden"  # RQ-06
    multi_encounter_targets: Literal["free", "cyclic_left"] = "free"  # RQ-07
    encounter_order: Literal["simultaneous", "clockwise_from_mover"] = "simultaneous"  # RQ-08
    dark_transfers: Literal["public", "hidden"] = "public"  # AC-ENC-18

    # Checks, cards, rooms
    empty_draw_pile: Literal["no_card", "reshuffle_removed"] = "no_card"  # RQ-12
    check_card_timing: Literal["after_vote", "before_vote"] = "after_vote"  # RQ-13
    check_card_finished_room: Literal["none", "discard_unseen"] = "none"  # RQ-14
    self_check: Literal["forbidden", "allowed"] = "forbidden"  # RQ-18
    reveal_all_dead_cards: bool = False  # RQ-19
    camera_state_check_is_character_action: bool = True  # RQ-24
    camera_into_cultist_room: Literal["allowed", "forbidden"] = "allowed"  # RQ-26
    sabotage_return: Literal["any_of_colour", "only_own_books"] = "any_of_colour"  # RQ-28
    fishman_scare: Literal["action", "on_entering"] = "action"  # RQ-36
    trapped_character: Literal["stays", "may_enter_fishman_hallway"] = "stays"  # RQ-39

    # Votes and Ghosts
    self_vote: Literal["allowed", "forbidden"] = "allowed"  # RQ-42
    double_vote: Literal["compulsory", "optional"] = "compulsory"  # RQ-47
    ghost_knife_vote: bool = False  # RQ-48
    anonymous_ballots: bool = False  # RQ-51
    ghost_may_stay: bool = False  # RQ-55

    # Ends
    firestarter_timing: Literal["before_claim", "after_claim"] = "before_claim"  # RQ-59
    dead_count: Literal["any_death", "only_dead_cards", "murders_and_votes"] = "any_death"  # RQ-60
    sole_cultist_kills_trump_points: bool = False  # RQ-61
    seer_guess_after_failed_claim: bool = True  # RQ-63
    two_cultists_points_kill_check: Literal["previous_round", "any_time", "none"] = "previous_round"  # RQ-65
    last_cultist_murder_ends_game: bool = True  # RQ-66
    seer_guess_after: Literal["any_investigator_win", "elimination_only"] = "any_investigator_win"  # RQ-68
    seer_guess_decider: Literal["joint_last_eliminated_tie_break", "first_eliminated", "random"] = (
        "joint_last_eliminated_tie_break"  # RQ-69
    )

    # Events
    portal_deadline: Literal["end_of_marked_round", "start_of_marked_round"] = "end_of_marked_round"  # RQ-76
    portal_close: Literal["two_actions", "joint_action_with_consent"] = "two_actions"  # RQ-77
    portal_partner_needs_route: bool = True  # RQ-78
    false_eyes_investigator_must_reveal: bool = False  # RQ-85
    false_eyes_draw_card: bool = False  # RQ-85
    no_connection_mode: Literal["mute_all", "mute_voice_only", "emotes_allowed"] = "mute_all"  # RQ-89

    # Roles
    butterfingers_double_vote: Literal["only_when_naming", "always", "never"] = "only_when_naming"  # RQ-91
    butterfingers_enter_fishman: bool = False  # RQ-91
    infected_scope: Literal["all_encounters", "none_at_its_location"] = "all_encounters"  # RQ-93
    crybaby_timing: Literal["before_vote", "after_vote"] = "before_vote"  # RQ-96
    random_role_hidden: bool = False  # RQ-98
    reveal_role_on_own_effect_death: bool = False  # RQ-100

    # The AUTOMA
    automa_shuffle_before_check: bool = False  # RQ-110
    automa_abstains: Literal["always", "living_only"] = "always"  # RQ-113
    automa_kills_trump_points: bool = True  # RQ-114
    automa_special_roles: Literal["possible", "never"] = "possible"  # RQ-118

    # What the table shows of the past
    public_log: Literal["full", "current_round", "off"] = "full"  # RQ-103
    private_memory: Literal["once", "kept"] = "once"  # RQ-103

    @property
    def automa_seat(self) -> Seat | None:
        return self.players if self.automa or self.players == 4 else None

    @property
    def has_automa(self) -> bool:
        return self.automa_seat is not None

    @property
    def seats(self) -> int:
        return self.players + self.has_automa

    @property
    def unsafe_passages(self) -> bool:
        """AC-LEVEL-02: a first game has no Unsafe Passages, no Cultist tokens, no Fishman and no Broken Panes."""
        return self.level != "first"
