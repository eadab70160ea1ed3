"""Every answer of Cultists, with all its expansions, as a number."""

from __future__ import annotations

from gloaming.env.answers import EMPTY, Answers, Domain, Slots, Template
from gloaming.env.cultists_v1.places import LIFTS, PLACES, ROOMS, filled
from gloaming.games.cultists.actions import (
    check_room,
    check_state,
    close_portal,
    fight_cultist,
    fill_room,
    initiate_vote,
    passing,
    restart_power,
    scare_fishman,
    secure_hallway,
    use_camera,
)
from gloaming.games.cultists.board import Board
from gloaming.games.cultists.checks import PutBack, ShowDeath
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.expansions import curse_of_the_hunter
from gloaming.games.cultists.expansions.free_actions import Done
from gloaming.games.cultists.expansions.mountains_of_chaos import lifts, safety_ropes
from gloaming.games.cultists.expansions.professions import exorcist, mayor, reward, saboteur
from gloaming.games.cultists.expansions.under_the_surface import carrying, ritual
from gloaming.games.cultists.expansions.under_the_surface.items import binoculars, lamp, rifle, snow_owl
from gloaming.games.cultists.movement import Go, Stop
from gloaming.games.cultists.night import Wake
from gloaming.games.cultists.roles.assassin import Assassinate
from gloaming.games.cultists.tokens import false_eyes, in_control
from gloaming.games.cultists.victory import Claim, Confirm, NameSeer
from gloaming.games.cultists.voting import Abstain, Accuse, KeepBallot, Weigh
from gloaming.kernel.values import Seat

SEAT = Domain("seat", 8)
PLACE = Domain("place", PLACES)
ROOM = Domain("room", ROOMS)
LIFT = Domain("lift", LIFTS)
PLACE_OR_LAKE = Domain("place or lake", PLACES + 1)
ENCOUNTER_CARD = Domain("alive|dead|curse_alive", 3)
ROOM_CARD = Domain("success|failure|sabotage|curse_success", 4)
ITEM = Domain("dagger|boots|binoculars|rifle|lamp", 5)
ANSWER = Domain("yes|no", 2)

ANSWERS = Answers(
    Template(Wake),
    Template(Confirm),
    Template(Claim),
    Template(Done),
    Template(passing.Pass),
    Template(Go, PLACE),
    Template(Stop, PLACE),
    Template(Give, ENCOUNTER_CARD, SEAT),
    Template(check_state.CheckState, SEAT),
    Template(ShowDeath),
    Template(PutBack),
    Template(fill_room.FillRoom, ROOM, ROOM_CARD),
    Template(check_room.CheckRoom, ROOM),
    Template(secure_hallway.SecureHallway, ROOM_CARD),
    Template(fight_cultist.FightCultist, ROOM),
    Template(scare_fishman.ScareFishman),
    Template(initiate_vote.InitiateVote),
    Template(Accuse, SEAT),
    Template(Abstain),
    Template(KeepBallot),
    Template(Weigh, ANSWER),
    Template(use_camera.WatchRoom, ROOM),
    Template(use_camera.WatchState, SEAT),
    Template(restart_power.RestartPower),
    Template(close_portal.ClosePortal),
    Template(close_portal.CloseTogether, SEAT),
    Template(close_portal.Help),
    Template(close_portal.Refuse),
    Template(Assassinate, SEAT),
    Template(NameSeer, SEAT),
    Template(false_eyes.Spy, SEAT),
    Template(false_eyes.Decline),
    Template(in_control.Peek),
    Template(in_control.RemoveToken),
    Template(in_control.ReturnToken),
    # Under the Surface
    Template(carrying.HandOver, ITEM, SEAT),
    Template(carrying.PickUp, ITEM, PLACE),
    Template(snow_owl.Send, ROOM, ROOM_CARD),
    Template(snow_owl.SendNothing),
    Template(binoculars.Spot, SEAT),
    Template(rifle.ShootCultist, ROOM),
    Template(rifle.DriveFishman, PLACE_OR_LAKE),
    Template(lamp.LightLamp),
    Template(lamp.KeepLamp),
    Template(ritual.TakeAlong, SEAT),
    Template(ritual.LayDown, ROOM_CARD),
    Template(curse_of_the_hunter.NameHunter, SEAT),
    # Mountains of Chaos
    Template(lifts.EnterLift, LIFT),
    Template(lifts.StepOut, ROOM),
    Template(lifts.RideLift, ROOM),
    Template(lifts.CallLift, LIFT),
    Template(safety_ropes.Rope, SEAT),
    Template(safety_ropes.NoMoreRopes),
    # Professions
    Template(reward.TakeUp),
    Template(reward.LeaveIt),
    Template(mayor.Decree, SEAT),
    Template(mayor.LetTieStand),
    Template(exorcist.Revive, SEAT),
    Template(exorcist.Sacrifice, SEAT),
    Template(saboteur.SwapDeck, ROOM),
    Template(saboteur.WithDeck, ROOM),
)


def slots(board: Board, clockwise: tuple[Seat, ...]) -> Slots:
    """What the domains hold at this table, for the seat that comes first in `clockwise`."""
    places = filled(board, PLACES)
    return {
        SEAT: [*clockwise, *[EMPTY] * (SEAT.size - len(clockwise))],
        PLACE: places,
        ROOM: places[:ROOMS],
        LIFT: places[-LIFTS:],
        PLACE_OR_LAKE: [*places, None],
        ENCOUNTER_CARD: ENCOUNTER_CARD.name.split("|"),
        ROOM_CARD: ROOM_CARD.name.split("|"),
        ITEM: ITEM.name.split("|"),
        ANSWER: [True, False],
    }
