"""Mirror (AC-EVENT-MI)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import SABOTAGE, SUCCESS
from gloaming.games.cultists.rules import movement_points
from tests.games.cultists.quiet_rounds import FIVE, drawing, meetings, play_on
from tests.scenario import OFF, ON, Table, opening, table

TOGETHER = {"Mary": "green", "Ben": "green", "Uli": "green"}
APART = {"Mary": "pink_1", "Ben": "pink_2"}
PANES: dict[str, Any] = {"draw_pile": (SUCCESS,) * 5, "unsafe_deck": (SUCCESS,)}


@pytest.mark.parametrize(
    ("previous", "arrangement", "news", "question"),
    [
        ("", {"round": 1}, [], "Act"),
        ("", {"round": 10}, [], "Act"),
        ("lightning_strike", {"power": ON, "at": TOGETHER}, ["power:no", "met:green=0,1,2"], "Meet"),
        ("lightning_strike", {"power": OFF, "at": TOGETHER}, ["power:yes"], "Act"),
        ("secret_doors", {"at": APART}, ["met:pink_1=0,1"], "Meet"),
        ("boosted_morale", {}, [], "Act"),
        ("lost_morale", {}, [], "Act"),
        ("portal_opens", {"portal": "open", "portal_mark": 4}, ["portal:5"], "Act"),
        ("portal_opens", {"portal": "closed"}, [], "Act"),
        ("false_eyes", {}, [], "LookThroughFalseEyes"),
        ("broken_panes", PANES, ["panes:2", "passage:success"], "Act"),
        ("in_control", {"bag": ("mirror", "mirror")}, [], "TakeControl"),
        ("no_connection", {}, [], "Act"),
    ],
)
def test_the_mirror_case_by_case(previous: str, arrangement: dict[str, Any], news: list[str], question: str) -> None:
    """AC-EVENT-MI-01, -02, -04, RQ-83: the printed rows, as far as something happens at once."""
    t = table(*FIVE, **{"phase": "event", "event": previous, "next_event": "mirror", **arrangement})
    assert t.news() == ["token:mirror", *news]
    assert t.question == question
    assert t.game.event == previous
    assert t.spectator().clock[-1] == "mirror"


def test_a_mirrored_strike_makes_people_meet_like_a_strike() -> None:
    """RQ-83: three in one place, when the power fails."""
    t = table(*FIVE, phase="event", event="lightning_strike", next_event="mirror", power=ON, at=TOGETHER)
    assert meetings(t) == [{"Mary", "Ben", "Uli"}]


def test_mirrored_doors_stay_joined_until_the_next_token() -> None:
    """RQ-83: people in linked Rooms meet again, then you may walk from Pink 1 through a Door of Pink 2."""
    t = table(*FIVE, phase="event", event="secret_doors", next_event="mirror", at=APART, knife="Tom")
    assert meetings(t) == [{"Mary", "Ben"}]
    play_on(t, 3, "movement")
    assert t["Mary"].may("go:south_west")


@pytest.mark.parametrize(("event", "points"), [("boosted_morale", 4), ("lost_morale", 2)])
def test_mirrored_morale_holds_once_more_and_does_not_add_up(event: str, points: int) -> None:
    """RQ-83: the first effect has just ended."""
    t = drawing("mirror", "portal_opens", event=event)
    play_on(t, 3, "movement")
    assert movement_points(t.game, 0) == points
    play_on(t, 3, "action")
    assert movement_points(t.game, 0) == 3


def test_a_mirrored_portal_stays_open_one_round_longer() -> None:
    """AC-EVENT-MI-03, RQ-83: it is missed a Round later, and the target rises once."""
    t = drawing("portal_opens", "mirror")
    assert t.game.portal_mark == 5
    play_on(t, 3, "action")
    assert t.game.clock == ["", "portal_opens", "mirror"]
    assert t.game.portal_mark == 6
    play_on(t, 6, "cleanup")
    assert (t.game.portal, t.game.target) == ("open", 10)
    t.all_confirm()
    assert (t.game.portal, t.game.target) == ("missed", 11)


def test_a_mirror_does_not_open_a_closed_portal_again() -> None:
    """AC-EVENT-MI-03, RQ-83."""
    t = table(*FIVE, phase="event", event="portal_opens", next_event="mirror", portal="closed", target=9)
    assert (t.game.portal, t.game.target) == ("closed", 9)
    assert not t.happened("portal:")


@pytest.mark.parametrize("event", ["false_eyes", "in_control"])
def test_the_mirror_asks_the_present_knife_holder(event: str) -> None:
    """AC-EVENT-MI-01, RQ-83: the Knife has gone on since; a Ghost with it is not asked."""
    t = drawing(event, "mirror", "portal_opens", knife="Mary")
    assert t.asks() == {"Mary"}
    t = drawing("mirror", "portal_opens", event=event, knife="Ben")
    assert t.asks() == {"Ben"}
    t = drawing("mirror", "portal_opens", event=event, knife="Ben", ghosts={"Ben": "vote"})
    assert t.question == "Act"


def test_mirrored_panes_add_two_more_cards_and_reveal_one() -> None:
    """RQ-83: here the Fishman comes with it."""
    t = table(
        *FIVE, phase="event", event="broken_panes", next_event="mirror",
        draw_pile=(SUCCESS, SABOTAGE, SABOTAGE), unsafe_deck=(SABOTAGE, SABOTAGE),
    )  # fmt: skip
    assert t.game.draw_pile == (SUCCESS,)
    assert t.game.unsafe_deck == (SABOTAGE,) * 4
    assert t.game.fishman == "north_east"


def test_through_a_mirrored_in_control_a_token_leaves_the_game() -> None:
    """RQ-83."""
    t = drawing("mirror", "portal_opens", event="in_control")
    t["Mary"].peeks()
    t["Mary"].removes_token()
    assert t.game.bag == ()


def test_a_mirrored_silence_lasts_until_the_next_token() -> None:
    """RQ-83."""
    t = drawing("mirror", "portal_opens", event="no_connection")
    assert t.spectator().talk == "mute_all"
    play_on(t, 3, "action")
    assert t.spectator().talk == "free"


def after_removing_lightning() -> Table:
    """In Round 2 Mary took a Lightning Strike out of the game through In Control; in Round 3 the Mirror was drawn."""
    t = drawing("in_control", "lightning_strike", "mirror", "portal_opens")
    t.force("peeked:0=lightning_strike", t["Mary"].peeks)
    t["Mary"].removes_token()
    t.force("token:mirror", lambda: play_on(t, 3, "event", "action"))
    return t


def test_the_mirror_copies_the_token_that_was_drawn_not_one_that_was_looked_at() -> None:
    """RQ-82: In Control is repeated, for the one who has the Knife now."""
    t = after_removing_lightning()
    assert t.question == "TakeControl"
    assert t.asks() == {"Ben"}
    assert t.game.power is ON


def test_the_mirror_never_copies_itself() -> None:
    """RQ-82: there is one."""
    assert opening(*FIVE, level="experienced").game.bag.count("mirror") == 1
