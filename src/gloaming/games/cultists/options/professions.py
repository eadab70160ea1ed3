"""The Professions module and its house rules."""

from __future__ import annotations

from typing import Literal

from gloaming.games.cultists.options.mountains_of_chaos import MountainOptions


class ProfessionOptions(MountainOptions, kw_only=True):
    professions: bool = False
    """MOC-PROF-01: one Profession is hidden next to the board, for the first to fight a Cultist token."""
    profession_optional: bool = False  # MOC-RQ-26
    informant_knows: bool = False  # MOC-RQ-28
    mayor_breaks_abstention_tie: bool = True  # MOC-RQ-31
    mayor_in_leader_vote: bool = True  # MOC-RQ-31
    exorcist_may_kill_self: bool = False  # MOC-RQ-32
    exorcist_kill_vote: bool = False  # MOC-RQ-32
    revival_purges: Literal["face_up_only", "all"] = "face_up_only"  # MOC-RQ-33
    profiler_false_eyes: bool = False  # MOC-RQ-35
    swap_explores: bool = True  # MOC-RQ-36
