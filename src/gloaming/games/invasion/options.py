"""A table's options: who plays in which city, and how the rulings of docs/rules are read."""

from __future__ import annotations

from typing import Literal

from gloaming.kernel.values import Seat, Value


class Options(Value, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag=False):
    """Every field is public. The first value of a house rule is the ruling named next to it.

    Defaults are not written down, so a new option leaves old records as they were."""

    players: int = 5
    city: str = "milan"
    """The side of the board: milan or washington (INV-SETUP-01)."""
    first_architect: Seat | None = None
    """INV-RQ-62; None: at random."""

    # Mother ships, events, decks
    motherships_to_lose: int = 4  # INV-RQ-01
    pressure_track: tuple[int, ...] = (0, 1, 2, 3, 4, 5)  # INV-RQ-03
    pressure_start_index: int = 1  # INV-RQ-03
    pressure_up_on: Literal["every_vote", "saved_only"] = "every_vote"  # INV-RQ-04
    control_draw_value: Literal["at_start", "at_end"] = "at_start"  # INV-RQ-05
    control_draw_before_rescue: bool = False  # INV-RQ-06
    escalation_on_empty_deck: Literal["reorganize", "stop"] = "reorganize"  # INV-RQ-08
    mothership_is_red: bool = False  # INV-RQ-12
    alien_planning_visibility: Literal["architect", "public", "nobody"] = "architect"  # INV-RQ-13
    event_chooser: Literal["architect", "turn_player"] = "architect"  # INV-RQ-14
    yellow_events_optional: bool = False  # INV-RQ-15
    event_discard_public: bool = True  # INV-RQ-16

    # Captured, Trap, New agent
    captured_counts_trap: bool = False  # INV-RQ-17
    captured_counts_new_agent: bool = False  # INV-RQ-17
    captured_takes_active_agent: bool = False  # INV-RQ-17
    trap_sector_test: Literal["touches", "all_touched", "home"] = "touches"  # INV-RQ-20
    trap_breaks_control: bool = True  # INV-RQ-21
    escort_recheck: Literal["any_gathering_receiver", "same_receiver_same_spot"] = "any_gathering_receiver"  # INV-RQ-22
    new_agent_deferred: bool = False  # INV-RQ-59

    # Rescue and scientists
    setup_scientist_on_gathering_spot: bool = True  # INV-RQ-24
    rescue_in_place: bool = False  # INV-RQ-25
    scientists_to_save: int = 5  # INV-RQ-27
    human_sabotage: Literal["allowed", "forbidden"] = "allowed"  # INV-RQ-46
    escort_passes_scientists: bool = True  # INV-RQ-50

    # The map
    sector_win_needs_unaddressed: bool = True  # INV-RQ-36
    alien_token_limit: int | None = None  # INV-RQ-37
    free_partial: bool = False  # INV-RQ-51

    # Accusation and stated aliens
    stated_alien_architect: Literal["allowed", "skip", "choices_to_next_non_stated"] = "allowed"  # INV-RQ-38
    stated_alien_may_support: bool = False  # INV-RQ-39
    support_mode: Literal["simultaneous", "clockwise_first_only"] = "simultaneous"  # INV-RQ-40
    accusation_needs_possible_supporter: bool = False  # INV-ACCUSE-06
    declare_window: Literal["every_turn", "own_turn", "standing_orders"] = "every_turn"  # INV-RQ-44
    revelation_includes_stated: bool = True  # INV-RQ-61
