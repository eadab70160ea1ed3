"""The Event Phase: one token a Round, and how long it holds (AC-EVENT-GEN)."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.cultists.rules import linked, movement_points
from tests.games.cultists.quiet_rounds import FIVE, drawing, meetings, play_on
from tests.scenario import AUTOMA, ON, Table, opening, table

FOUR = ("Mary", "Ben", "Uli", "Eva")


def in_force(t: Table) -> dict[str, object]:
    """What a token can change for longer than a moment."""
    seen = t.spectator()
    return {
        "power": seen.power,
        "portal": seen.portal,
        "talk": seen.talk,
        "points": movement_points(t.game, 0),
        "doors": linked(t.game, "pink_1"),
    }


ORDINARY = {"power": ON, "portal": "none", "talk": "free", "points": 3, "doors": ("pink_1",)}
LINKED = {"doors": ("pink_1", "pink_2")}

PRINTED = [
    # token, copies, what is asked at once, what holds until the next token, what holds beyond it
    ("lightning_strike", 2, "Act", {"power": False}, {"power": False}),
    ("secret_doors", 2, "Act", LINKED, {}),
    ("no_connection", 1, "Act", {"talk": "mute_all"}, {}),
    ("false_eyes", 1, "LookThroughFalseEyes", {}, {}),
    ("boosted_morale", 1, "Act", {"points": 4}, {}),
    ("lost_morale", 1, "Act", {"points": 2}, {}),
    ("in_control", 1, "TakeControl", {}, {}),
    ("portal_opens", 1, "Act", {"portal": "open"}, {"portal": "open"}),
    ("broken_panes", 1, "Act", {}, {}),
    ("mirror", 1, "Act", LINKED, {}),  # here it copies Secret Doors
]


@pytest.mark.parametrize(("token", "copies", "question", "holds", "remains"), PRINTED)
def test_the_tokens_in_the_bag_and_how_long_each_holds(
    token: str, copies: int, question: str, holds: dict[str, object], remains: dict[str, object]
) -> None:
    """AC-EVENT-GEN-01, -04: continuous effects hold through the next Movement Phase and stop with the next token."""
    assert opening(*FIVE, level="experienced").game.bag.count(token) == copies
    then = "false_eyes" if token == "in_control" else "in_control"
    t = drawing(token, then, event="secret_doors" if token == "mirror" else "")
    assert t.question == question
    assert in_force(t) == {**ORDINARY, **holds}
    play_on(t, 3, "movement")
    assert in_force(t) == {**ORDINARY, **holds}
    play_on(t, 3, "event", "action")
    assert t.game.clock[-1] == then
    assert in_force(t) == {**ORDINARY, **remains}


def test_the_bag_holds_twelve_tokens() -> None:
    """AC-EVENT-GEN-01: the sum of the printed table."""
    assert len(opening(*FIVE, level="experienced").game.bag) == sum(copies for _, copies, *_ in PRINTED) == 12


def test_each_event_phase_draws_one_token_shows_it_and_lays_it_on_the_clock() -> None:
    """AC-EVENT-GEN-02."""
    t = drawing("portal_opens", "mirror", round=3, event="no_connection")
    for person in t.people:
        assert person.saw("token:portal_opens")
        assert person.sees.clock == ("", "no_connection", "portal_opens")
        assert person.sees.bag == 1
    assert t.happened("portal:6")  # resolved at once
    assert t.game.phase == "action"


def test_the_token_is_drawn_at_random() -> None:
    """AC-EVENT-GEN-02: every token of the Bag may be the next."""
    drawn = {table(*FIVE, phase="event", seed=seed).game.clock[-1] for seed in range(80)}
    assert drawn == {token for token, *_ in PRINTED}


def test_drawing_the_token_is_no_use_of_the_knife() -> None:
    """AC-EVENT-GEN-03: nobody is asked, and Butterfingers with the Knife comes to no harm."""
    t = table(*FIVE, phase="event", knife="Mary", roles={"Mary": "butterfingers"}, next_event="boosted_morale")
    assert t.happened("token:boosted_morale")
    assert t.question == "Act"
    assert not t.happened("knife:")
    assert not t["Mary"].is_ghost


@pytest.mark.parametrize("holder", ["Mary", AUTOMA])
def test_a_token_is_drawn_even_if_a_ghost_or_the_automa_holds_the_knife(holder: str) -> None:
    """AC-EVENT-GEN-03."""
    t = table(*FOUR, phase="event", knife=holder, ghosts={"Mary": "murder"}, next_event="portal_opens")
    assert t.happened("token:portal_opens")
    assert t.game.portal == "open"


def test_the_drawn_tokens_tell_which_are_left() -> None:
    """AC-EVENT-GEN-05: all see the tokens on the Clock and how many are in the Bag."""
    t = opening(*FIVE, level="experienced")
    play_on(t, 4, "movement")
    seen = t.spectator()
    assert len(seen.clock) == 3
    left = Counter({token: copies for token, copies, *_ in PRINTED}) - Counter(seen.clock)
    assert Counter(t.game.bag) == left
    assert seen.bag == left.total() == 9


def test_a_token_that_was_removed_unseen_leaves_the_others_in_doubt() -> None:
    """AC-EVENT-GEN-05: one token is missing from the Bag, and only the Knife holder can tell which."""
    t = drawing("in_control", "portal_opens", "mirror", "lost_morale")
    t["Mary"].peeks()
    t["Mary"].removes_token()
    gone = {"portal_opens", "mirror", "lost_morale"} - set(t.game.bag)
    assert len(gone) == 1
    assert t["Ben"].sees.clock == ("", "in_control")
    assert t["Ben"].sees.bag == 2
    assert not any(name in str(event) for name in gone for event in t["Ben"].sees.journal)
    assert any(name in str(event) for name in gone for event in t["Mary"].sees.journal)


def test_ten_of_the_twelve_tokens_are_drawn_in_a_whole_game() -> None:
    """AC-EVENT-GEN-06: two stay in the Bag, and nobody is told which, not even after the end."""
    t = opening(*FIVE, level="experienced")
    play_on(t, 10, "cleanup")
    t.all_confirm()
    assert t.reason == "time"
    seen = t.spectator()
    assert len(seen.clock) == 10
    assert all(seen.clock)
    assert sum(str(event).startswith("token:") for event in seen.journal) == 10
    assert seen.bag == len(t.game.bag) == 2


def test_with_an_empty_bag_the_event_phase_is_skipped() -> None:
    """AC-EVENT-GEN-07, RQ-84: in a first game In Control and its Mirror may leave nothing for Round 10."""
    assert len(opening(*FIVE, level="first").game.bag) == 11
    t = drawing("mirror", "portal_opens", round=9, event="in_control", options={"level": "first"})
    t["Mary"].peeks()
    t["Mary"].removes_token()
    assert t.spectator().bag == 0
    play_on(t, 10, "movement")
    t.news()
    play_on(t, 10, "event", "action")
    assert t.question == "Act"
    assert not any(code.startswith("token:") for code in t.news())
    assert t.spectator().clock[-1] == ""


@pytest.mark.parametrize(("token", "holds"), [("secret_doors", LINKED), ("no_connection", {"talk": "mute_all"})])
def test_what_the_last_token_put_in_force_outlasts_an_empty_bag(token: str, holds: dict[str, object]) -> None:
    """AC-EVENT-GEN-04, -07, RQ-84: only a new token would end it, and none is revealed until the game is over."""
    t = drawing(token, round=9, options={"level": "first"})
    play_on(t, 10, "cleanup")
    assert t.spectator().clock[-2:] == (token, "")
    assert in_force(t) == {**ORDINARY, **holds}


def test_all_twelve_tokens_outlast_ten_rounds_and_two_removals() -> None:
    """RQ-84: with 12 tokens the Bag cannot run out; one is left for Round 10 even so."""
    t = drawing("mirror", "portal_opens", "no_connection", round=9, event="in_control")
    t["Mary"].peeks()
    t["Mary"].removes_token()
    play_on(t, 10, "action")
    assert t.game.clock[-1] in ("portal_opens", "no_connection")
    assert t.game.bag == ()


def test_the_old_effect_ends_before_the_new_token_resolves() -> None:
    """AC-EVENT-GEN-08: the Secret Doors are shut when the lightning strikes, so three in two Rooms do not meet."""
    at = {"Mary": "pink_1", "Ben": "pink_1", "Uli": "pink_2"}
    t = table(*FIVE, phase="event", event="secret_doors", next_event="lightning_strike", at=at, power=ON)
    assert not t.game.power
    assert meetings(t) == []
    assert t.question == "Act"
