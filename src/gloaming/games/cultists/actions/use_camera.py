"""Use the Camera (AC-ACT-CAM)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action, may_act_here
from gloaming.games.cultists.actions.check_room import can_be_checked
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import Prospect, perils
from gloaming.games.cultists.events import CameraUsed, DeathReported
from gloaming.games.cultists.rooms import DrawFromRoom
from gloaming.games.cultists.rules import blocked, may_use_special_rooms, power_at
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


class WatchRoom(Action, code="watch:{place}", clause="AC-ACT-CAM-02", room="red"):
    """Check any explored Room through the Camera."""

    place: Place

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        return perils(known, seat, CameraUsed)

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        red = game.board.red
        if not (may_act_here(game, seat, red) and power_at(game, red) and may_use_special_rooms(game, seat)):
            return ()
        into_tokens = game.options.camera_into_cultist_room == "allowed"  # RQ-26
        rooms = [room for room in game.board.rooms if can_be_checked(game, room)]
        return [cls(room) for room in rooms if into_tokens or not blocked(game, room)]

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.record(CameraUsed(seat))
        game.do(DrawFromRoom(seat, self.place, top=False))


class WatchState(Action, code="observe:{target}", clause="AC-ACT-CAM-02", room="red"):
    """Check the State of any other living Character through the Camera."""

    target: Seat

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        return perils(known, seat, CameraUsed, then=DeathReported)

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        red = game.board.red
        if game.at[seat] != red or not power_at(game, red) or not may_use_special_rooms(game, seat):
            return ()
        free = game.options.camera_state_check_is_character_action and not game.ghost[seat]  # RQ-24
        if not free and not may_act_here(game, seat, red):
            return ()
        myself = game.options.self_check == "allowed"
        return [cls(target) for target in game.living() if target != seat or myself]

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.record(CameraUsed(seat))
        game.do(LookAtPulse(seat, self.target, "camera"))
