"""House rules of Mountains of Chaos: the lifts, the revolving door, the Safety Ropes."""

from __future__ import annotations

from typing import Literal

from gloaming.games.cultists.options.under_the_surface import SurfaceOptions


class MountainOptions(SurfaceOptions, kw_only=True):
    blocked_hallway_trapped: Literal["stay", "may_push_through"] = "stay"  # MOC-RQ-06
    lift_exit_cost: Literal[0, 1] = 0  # MOC-RQ-07
    lift_encounters: bool = True  # MOC-RQ-09
    lift_pair_meets_again: bool = True  # MOC-RQ-10
    call_occupied_lift: bool = False  # MOC-RQ-12
    ghosts_call_lift: bool = False  # MOC-RQ-12
    lift_check_card: Literal["unsafe_passage", "none"] = "unsafe_passage"  # MOC-RQ-14
    radiant_beauty_powers_lift: bool = False  # MOC-RQ-16
    secret_doors_reach_lift: bool = True  # MOC-RQ-17

    safety_ropes: bool = True  # MOC-RQ-20
    safety_ropes_at_7: bool = False  # MOC-RQ-20
    keep_false_eyes: bool = False  # MOC-RQ-20
    ropes_ghost_chooser: Literal["chooses", "nothing_happens"] = "chooses"  # MOC-RQ-21
    ropes_up_to: bool = False  # MOC-RQ-22
    ropes_use_knife: bool = False  # MOC-RQ-24
    ropes_on_any_board: bool = False  # MOC-RQ-41
