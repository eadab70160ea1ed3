"""How a careful bot plays the Roles of the expansions, and against them."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.bots.cultists.careful import BY_TEAM
from gloaming.bots.cultists.careful.answers import CULTIST, HUNTER
from gloaming.bots.cultists.careful.cultist import killing
from gloaming.bots.cultists.careful.expansions.curse import curse_on_others
from gloaming.bots.cultists.memory.facts import team_of
from gloaming.games.cultists import Options
from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.cards import ALIVE, CURSE_ALIVE, CURSE_SUCCESS, SUCCESS
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.events import BecameGhost, Entered, Gave, RoleShown, RoomChecked, RoomFilled, RoundBegan
from gloaming.games.cultists.expansions.curse_of_the_hunter import HunterSought, NameHunter
from gloaming.games.cultists.movement import Go
from gloaming.games.cultists.roles.celebrity import CelebrityTested, PulseDealt
from gloaming.games.cultists.voting import Abstain, Accuse
from gloaming.kernel.events import Event
from tests.bots.cultists.deciding import decides, lets_act, turn_of
from tests.bots.cultists.playing import play
from tests.scenario import ON, Table, table

SEVEN = ("Mary", "Ben", "Uli", "Eva", "Tom", "Ida", "Max")


def strays(seat: int) -> list[Event]:
    """Room actions that no Route allows (MAP-24)."""
    fills: list[Event] = []
    for number, room in ((2, "orange_1"), (3, "orange_2"), (4, "orange_1")):
        fills += [RoundBegan(number, 0), RoomFilled(seat, None, room)]
    return fills


# Blind Cultist

BLIND = {"Tom": "blind_cultist", "Max": "cultist"}


def test_a_blind_cultist_plays_for_the_cultists() -> None:
    """UTS-ROLE-19: it knows only itself."""
    turn = turn_of(table(*SEVEN, roles=BLIND)["Tom"])
    assert BY_TEAM[team_of(turn.role)] is CULTIST
    assert turn.cultists == {4}


def test_a_blind_cultist_spares_whoever_looks_like_its_mate() -> None:
    """UTS-ROLE-20: Max acts as no Investigator would, so it is neither killed nor voted for."""
    t = table(*SEVEN, roles=BLIND, phase="action", knife="Mary", at={"Mary": "light_blue"}, routes={"Mary": 2}, round=1)
    t["Mary"].calls_vote()
    turn = turn_of(t["Tom"], *strays(6))
    assert killing(turn, 6) == -3.0
    assert killing(turn, 1) > -3.0
    assert decides(t["Tom"], *strays(6)) == Abstain()
    assert decides(t["Mary"], *strays(6)) == Accuse(6)


def test_a_blind_cultist_that_is_shown_is_a_cultist() -> None:
    """UTS-ROLE-19."""
    turn = turn_of(table(*SEVEN, roles=BLIND)["Mary"], RoleShown(4, "blind_cultist"))
    assert turn.share(4) > 0.95


# Cursebearer


def haunted_way(**arrangement: Any) -> Table:
    """Mary is the Cursebearer; from the Central Hallway she may go anywhere on the line of Route 3."""
    at = {"Mary": "central", **dict.fromkeys(SEVEN[1:], "red"), **arrangement.pop("at", {})}
    return table(
        *SEVEN, knife="Mary", at=at, routes={"Mary": 3}, roles={"Mary": "cursebearer"}, power=ON, **arrangement
    )


def test_a_cursebearer_keeps_away_from_ghosts() -> None:
    """UTS-ROLE-07: where it would have gone, there stands a Ghost now."""
    best = lets_act(haunted_way(), "Mary")
    t = haunted_way(at={"Ben": best}, ghosts={"Ben": "vote"})
    assert lets_act(t, "Mary") != best
    assert not t["Mary"].is_ghost


def test_a_ghost_of_the_cultists_looks_for_the_cursebearer() -> None:
    """UTS-ROLE-08, UTS-RQ-30 b: with nothing better to do, to where most people are."""
    at = {**dict.fromkeys(SEVEN[1:6], "pink_1"), "Mary": "green", "Max": "red"}
    roles = {"Mary": "cursebearer", "Tom": "cultist", "Max": "cultist"}
    t = table(*SEVEN, at=at, roles=roles, ghosts={"Max": "vote"}, knife="Max", hands={"Max": (ALIVE,)})
    assert decides(t["Max"], roles_laid_out=("cursebearer",)) == Go("pink_1")


def test_a_ghost_of_the_investigators_spares_the_cursebearer() -> None:
    """UTS-ROLE-08: the Room where somebody stands is less inviting than it was."""
    at = {**dict.fromkeys(SEVEN, "red"), "Ben": "green"}
    t = table(*SEVEN, at=at, roles={"Uli": "cursebearer"}, ghosts={"Mary": "vote"}, knife="Mary")
    risks = [curse_on_others(turn_of(t["Mary"], roles_laid_out=roles), "green") for roles in ((), ("cursebearer",))]
    assert risks[0] == 0 < risks[1]


def test_in_whole_games_no_cursebearer_walks_into_its_death() -> None:
    """UTS-ROLE-07, -08: if it dies of the curse, a Ghost has come to it."""
    died = 0
    for seed in range(8):
        game = play(Options(players=7, level="custom", roles=("cursebearer",)), seed)
        entered = -1
        for event in game.journal:
            if isinstance(event, Entered):
                entered = event.seat
            elif isinstance(event, BecameGhost) and event.cause == "own":
                assert entered != event.seat
                died += 1
    assert died > 0


# Celebrity


def test_a_celebrity_found_alive_is_alive_and_an_investigator() -> None:
    """UTS-ROLE-13, -14."""
    t = table(*SEVEN)
    gifts = [Gave(2, None, 1)] * 3
    turn = turn_of(t["Mary"], *gifts, RoleShown(1, "celebrity"), CelebrityTested(1, True))
    assert turn.share(1) < 0.02
    assert turn.chance_of_death(1) < 0.02 < turn_of(t["Mary"], *gifts).chance_of_death(1)


def test_the_cards_of_a_dead_celebrity_may_kill() -> None:
    """UTS-ROLE-16: one of two cards was Dead."""
    t = table(*SEVEN)
    turn = turn_of(t["Mary"], PulseDealt(1, (2, 3)))
    assert turn.chance_of_death(2) >= 0.5
    assert turn.chance_of_death(4) < 0.1


# The Cursed Hunter

HUNTED = {"Ben": "cursed_hunter", "Tom": "cultist", "Max": "cultist"}
KNOWN = {"known_cultists": (4, 6)}


def hunters_meeting(other: str) -> Table:
    t = table(*SEVEN, roles=HUNTED, at={"Ben": "central", other: "orange_1"}, knife="Ben", power=ON)
    t["Ben"].walks("orange_1")
    assert t.question == "Meet"
    return t


def test_the_hunter_plays_a_game_of_its_own() -> None:
    """UTS-HUNT-01, -04."""
    turn = turn_of(table(*SEVEN, roles=HUNTED)["Ben"], **KNOWN)
    assert BY_TEAM[team_of(turn.role)] is HUNTER
    assert turn.cultists == {4, 6}


@pytest.mark.parametrize(("other", "card"), [("Tom", CURSE_ALIVE), ("Uli", ALIVE)])
def test_the_hunter_curses_cultists_and_nobody_else(other: str, card: Any) -> None:
    """UTS-HUNT-06, -08."""
    t = hunters_meeting(other)
    assert decides(t["Ben"], **KNOWN) == Give(card, t.seat(other))


def test_the_hunter_curses_each_cultist_once() -> None:
    """UTS-HUNT-08: it has three cursed cards, and one is enough."""
    t = hunters_meeting("Tom")
    assert decides(t["Ben"], Gave(1, CURSE_ALIVE, 4), **KNOWN) == Give(ALIVE, 4)


def test_the_hunter_lays_its_curse_where_others_may_have_laid_it() -> None:
    """UTS-HUNT-07: among many cards it tells little, alone it tells all."""
    t = table(*SEVEN, roles=HUNTED, at={"Ben": "green"}, routes={"Ben": "green"}, knife="Ben", phase="action")
    crowd = [RoundBegan(2, 0), *[RoomFilled(seat, None, "green") for seat in (2, 3, 4, 5, 0)]]
    assert decides(t["Ben"], *crowd, **KNOWN) == FillRoom("green", CURSE_SUCCESS)
    assert decides(t["Ben"], RoundBegan(2, 0), **KNOWN) == FillRoom("green", SUCCESS)


def test_a_cursed_card_counts_as_a_success_in_memory() -> None:
    """UTS-HUNT-07: nothing is held against those who filled the Room."""
    t = table(*SEVEN, roles=HUNTED)
    fills = [RoundBegan(2, 0), RoomFilled(2, None, "green")]
    cursed = turn_of(t["Mary"], *fills, RoomChecked(3, "green", CURSE_SUCCESS, False))
    plain = turn_of(t["Mary"], *fills, RoomChecked(3, "green", SUCCESS, False))
    assert cursed.share(2) == pytest.approx(plain.share(2))


def sought(team: str) -> Table:
    """The table names the Hunter."""
    t = table(*SEVEN, roles=HUNTED, phase="action", round=10)
    if team == "cultists":
        for name in ("Tom", "Max"):
            t.game.pulse[t.seat(name)] = (CURSE_ALIVE,)
    else:
        t.game.parts["curse_of_the_hunter"] = type(t.game.parts["curse_of_the_hunter"])(tuple(t.game.board.rooms)[:6])
    t.all_pass()
    assert t.question == "GuessHunter"
    return t


def test_investigators_name_whoever_filled_the_cursed_rooms() -> None:
    """UTS-HUNT-07, -09."""
    t = sought("investigators")
    found: list[Event] = []
    for room in ("green", "red"):
        found += [RoomFilled(1, None, room), RoomFilled(2 + (room == "red"), None, room)]
        found += [RoomChecked(5, room, CURSE_SUCCESS, False)]
    assert decides(t["Mary"], RoundBegan(2, 0), *found) == NameHunter(1)


def test_cultists_name_whoever_met_them_both() -> None:
    """UTS-HUNT-08: and never each other."""
    t = sought("cultists")
    gifts = [Gave(2, None, 4), Gave(1, None, 4), Gave(1, None, 6), Gave(3, None, 6), Gave(6, None, 4), Gave(4, None, 6)]
    assert decides(t["Tom"], *gifts, HunterSought("cultists"), **KNOWN) == NameHunter(1)
