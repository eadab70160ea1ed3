"""The actions of the base game, one file each (AC-ACT-GEN-01)."""

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.actions.check_room import CheckRoom
from gloaming.games.cultists.actions.check_state import CheckState
from gloaming.games.cultists.actions.close_portal import ClosePortal, CloseTogether
from gloaming.games.cultists.actions.fight_cultist import FightCultist
from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.actions.initiate_vote import InitiateVote
from gloaming.games.cultists.actions.restart_power import RestartPower
from gloaming.games.cultists.actions.scare_fishman import ScareFishman
from gloaming.games.cultists.actions.secure_hallway import SecureHallway
from gloaming.games.cultists.actions.use_camera import WatchRoom, WatchState

__all__ = (
    "Action", "CheckRoom", "CheckState", "ClosePortal", "CloseTogether", "FightCultist", "FillRoom", "InitiateVote",
    "RestartPower", "ScareFishman", "SecureHallway", "WatchRoom", "WatchState",
)  # fmt: skip

CHARACTER_ACTIONS: tuple[type[Action], ...] = (CheckState, SecureHallway, FightCultist, ScareFishman)
"""For the living, wherever they are, whatever their Route."""

ROOM_ACTIONS: tuple[type[Action], ...] = (FillRoom, CheckRoom)
"""For the living and for Ghosts, in a Room on the Route."""

SPECIAL_ROOM_ACTIONS: tuple[type[Action], ...] = (
    InitiateVote,
    WatchRoom,
    WatchState,
    RestartPower,
    ClosePortal,
    CloseTogether,
)
"""For the living, each in its own Room."""
