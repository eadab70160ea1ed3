"""Linked Hallways (MOC-MOVE) and the Revolving Door between them (MOC-DOOR)."""

from __future__ import annotations

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.board import Board, load_board
from gloaming.games.cultists.cards import ALIVE
from gloaming.games.cultists.expansions.mountains_of_chaos.revolving_door import ways_past
from gloaming.games.cultists.rules import together
from gloaming.kernel.dice import Dice
from tests.games.cultists.mine.underground import CORRIDORS, EIGHT, all_have_moved, door, mine, others_move
from tests.games.cultists.quiet_rounds import play_on
from tests.scenario import AUTOMA, Table, opening

A, B, C, D = CORRIDORS


def onward(t: Table, name: str) -> set[str]:
    return {code.removeprefix("go:") for code in t[name].offered if code.startswith("go:")}


# Hallways


@pytest.mark.parametrize("here", CORRIDORS)
def test_each_hallway_touches_all_others_that_are_not_blocked(here: str) -> None:
    """MOC-MOVE-06: any two of them are 1 point apart across the crossing."""
    for blocked in set(CORRIDORS) - {here}:
        t = mine(at={"Mary": here}, blocked=blocked)
        assert onward(t, "Mary") & set(CORRIDORS) == set(CORRIDORS) - {here, blocked}


def test_the_example_costs_three_points() -> None:
    """MOC-MOVE-02, -03, -07: into B by a Door, into D across the crossing, into the Library by a Door."""
    t = mine(at={"Mary": "red"}, round=1, knife="Mary")
    t["Mary"].walks(B, D, "green")
    assert t["Mary"].place == "green"
    assert t.asks() == {"Ben"}


def test_the_crossing_is_no_place() -> None:
    """MOC-MOVE-05: nobody is ever offered to stop there."""
    t = mine(at={"Mary": B}, blocked=C)
    t["Mary"].walks(D)
    assert [code for code in t["Mary"].offered if code.startswith("stop")] == [f"stop:{D}"]
    assert set(t.game.board.places) == {*t.game.board.rooms, *CORRIDORS}


def test_each_hallway_is_a_location_of_its_own() -> None:
    """MOC-MOVE-04: two in B and D neither meet nor can check each other."""
    t = mine(at={"Mary": "red", "Ben": D}, blocked=C, knife="Mary")
    t["Mary"].walks(B)
    t["Mary"].stops()
    assert not t.happened("met:")
    assert together(t.game, B) == [0]
    t.begin("action")
    assert not t["Mary"].may("check:*")
    assert t["Mary"].may("secure:*")


def test_an_encounter_is_checked_in_each_hallway_on_the_way() -> None:
    """MOC-MOVE-08: Mary meets Ben in B and then Uli in D."""
    t = mine(at={"Mary": "red", "Ben": B, "Uli": D}, blocked=C, knife="Mary")
    t["Mary"].walks(B)
    assert t.asks() == {"Mary", "Ben"}
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    t["Mary"].walks(D)
    assert t.asks() == {"Mary", "Uli"}


@pytest.mark.parametrize("knife", ["Mary", "Tom"])
def test_the_fishmans_hallway_opens_to_the_knife_only(knife: str) -> None:
    """MOC-MOVE-09: he stops passing through as well."""
    t = mine(at={"Mary": "red", "Tom": "orange_1"}, blocked=C, fishman=B, knife=knife)
    if knife == "Tom":
        t["Tom"].goes("pink_1")
    assert (B in onward(t, "Mary")) is (knife == "Mary")


def test_ghosts_care_for_nothing_of_it() -> None:
    """MOC-MOVE-10, MOC-RQ-06, -13: from the blocked Hallway to every Room and Hallway, and into no Lift."""
    t = mine(at={"Mary": C}, blocked=C, ghosts={"Mary": "vote"}, knife="Mary")
    assert set(t["Mary"].offered) == {f"go:{place}" for place in t.game.board.places if place != C}


# The door


@pytest.mark.parametrize("blocked", CORRIDORS)
def test_a_blocked_hallway_is_cut_off_from_the_crossing(blocked: str) -> None:
    """MOC-DOOR-01, -02, -03, MOC-RQ-06: neither in nor out across it; its Room Doors stay open both ways."""
    board = load_board("mine-4-6")
    doors = ways_past(board, blocked, False)
    rooms = {room for room in board.doors[blocked] if room in board.rooms}
    assert set(doors[blocked]) == rooms
    assert {place for place, to in doors.items() if blocked in to} == rooms
    assert {place for place in CORRIDORS if not set(doors[place]) & set(CORRIDORS)} == {blocked}


def test_people_walk_by_the_door_as_it_stands() -> None:
    """MOC-DOOR-02, -03: out of blocked C by Room Doors only, and from the Laboratory into it."""
    t = mine(at={"Mary": C, "Ben": "orange_1", "Uli": A}, blocked=C, knife="Mary")
    assert t["Mary"].offered == ["go:orange_1", "go:orange_2"]
    t["Mary"].goes("orange_2")
    t["Ben"].goes(C)
    assert t["Ben"].place == C
    assert onward(t, "Uli") == {"light_blue", "pink_2", B, D}


BLOCKED_IN_MOVEMENT = "CDABCDABCD"
BLOCKED_AFTERWARDS = "DABCDABCDA"


def test_round_by_round() -> None:
    """MOC-DOOR-04, -05, -06, -07, -10: in the Movement Phase and after it, through all ten Rounds."""
    t = opening(*EIGHT[:5], board="mine", level="custom")
    t.all_wake()
    during, after = [], []
    for number in range(1, 11):
        play_on(t, number, "movement")
        during.append(door(t))
        play_on(t, number, "action")
        after.append(door(t))
    assert [corridor[-1].upper() for corridor in during] == list(BLOCKED_IN_MOVEMENT)
    assert [corridor[-1].upper() for corridor in after] == list(BLOCKED_AFTERWARDS)


def test_the_door_turns_after_the_last_movement_and_before_the_event() -> None:
    """MOC-DOOR-05, MOC-RQ-05: all see it, and it stays while the last one still moves."""
    t = mine(at={"Tom": "red"}, knife="Mary", blocked=D, next_event="no_connection")
    others_move(t, "Tom")
    assert door(t) == D
    t.news()
    t["Tom"].goes("light_blue")
    assert t.news()[:3] == [f"entered:{t.seat('Tom')}@light_blue", f"doorturned:{A}", "token:no_connection"]
    assert t["Ben"].saw(f"doorturned:{A}")


def test_the_turning_moves_nobody_and_nobody_meets() -> None:
    """MOC-DOOR-09: people stand in all four Hallways, two of them in one."""
    t = mine(at={"Mary": A, "Ben": B, "Uli": C, "Eva": D, "Tom": D}, next_event="no_connection", blocked=B)
    before = t.game.at[:]
    all_have_moved(t)
    assert door(t) == C
    assert t.game.at == before
    assert not t.happened("met:")


@pytest.mark.parametrize("event", ["lightning_strike", "secret_doors", "portal_opens", "broken_panes"])
def test_nothing_else_turns_it(event: str) -> None:
    """MOC-DOOR-08: no Event and no loss of power."""
    t = mine(phase="event", next_event=event, blocked=B)
    play_on(t, t.game.round, "cleanup")
    assert door(t) == B


def test_it_turns_without_power_too() -> None:
    """MOC-DOOR-08."""
    t = mine(blocked=B, power=False)
    play_on(t, t.game.round, "action")
    assert door(t) == C


# Those whom it stops


def shut_in(trapped: str) -> Table:
    """A board on which Hallway C has no Room Doors, with Mary in it, and the door before her."""
    text = load_board("mine-4-6").text.replace('fishman = "corridor_b"', 'fishman = "corridor_c"')
    for room, new_at in (("orange_1", "[24, 14]"), ("orange_2", "[13.5, 14]")):
        old = f'between = ["corridor_c", "{room}"]'
        start = text.index(old)
        end = text.index("\n\n", start)
        corridor = "corridor_b" if room == "orange_1" else "corridor_d"
        text = text[:start] + f'between = ["{corridor}", "{room}"]\nat = {new_at}' + text[end:]
    assert Board.parse(text, "shut in").doors[C] == (A, B, D)
    options = {"board": "", "board_file": text, "blocked_hallway_trapped": trapped}
    return mine(at={"Mary": C}, blocked=C, knife="Mary", options=options)


def test_who_has_no_way_out_stays() -> None:
    """MOC-RQ-06: shut in by the door, they stay without penalty (RQ-39)."""
    t = shut_in("stay")
    assert t.happened("stayed:0@corridor_c")
    assert t.asks() == {"Ben"}


def test_who_has_no_way_out_may_push_through() -> None:
    """MOC-RQ-06, may_push_through: out into any other Hallway, but nobody comes in."""
    t = shut_in("may_push_through")
    assert t["Mary"].offered == [f"go:{A}", f"go:{B}", f"go:{D}"]
    t["Mary"].walks(A)
    assert C not in onward(t, "Mary")


def test_who_has_room_doors_does_not_push() -> None:
    """MOC-RQ-06: the option helps only those without any other Movement."""
    t = mine(at={"Mary": C}, blocked=C, options={"blocked_hallway_trapped": "may_push_through"})
    assert onward(t, "Mary") == {"orange_1", "orange_2"}


@pytest.mark.parametrize(("blocked", "way"), [(C, [B, D, "green"]), (B, ["light_blue", A, D])])
def test_the_automa_minds_the_door(blocked: str, way: list[str]) -> None:
    """MOC-RQ-18, MOC-RQ-06: from red towards green, through B and D, or round by A where B is shut off."""
    four = EIGHT[:4]
    t = mine(*four, at={AUTOMA: "red"}, blocked=blocked, round=2, routes={AUTOMA: 1}, knife="Mary")
    others_move(t)
    walked = [str(event).partition("@")[2] for event in t.game.journal if str(event).startswith("entered:4@")]
    assert walked == way


def test_the_automa_never_takes_a_lift() -> None:
    """MOC-RQ-18: in ten Rounds and many games it enters, starts and calls none."""
    for number in range(12):
        game = CULTISTS.begin(opening(*EIGHT[:4], board="mine").game.options, Dice.seeded("automa", number).key)
        dice = Dice.seeded("answers", number)
        while not game.over:
            seat = dice.pick(game.waiting_for)
            game.answer(seat, dice.pick(game.choices[seat]))
        assert not [event for event in game.journal if str(event).startswith(("entered:4@lift", "called:4"))]
