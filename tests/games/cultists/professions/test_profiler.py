"""The Profiler (MOC-PROF-34 to -36; MOC-RQ-35)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD, Cards
from gloaming.games.cultists.events import PulseSeen
from tests.games.cultists.professions.holders import SEVEN, with_profession
from tests.scenario import Table
from tests.surface import spots, station

DECK: Cards = (ALIVE, ALIVE, DEAD, ALIVE, ALIVE, ALIVE, DEAD, ALIVE)
"""An order that no sorting and hardly any shuffle would make."""


def profiler(holder: str = "Mary", **state: Any) -> Table:
    """Mary and Ben are in the Central Hallway, and Ben's Pulse deck holds DECK. It is Mary's turn."""
    at = {"Mary": "central", "Ben": "central", **state.pop("at", {})}
    return with_profession("profiler", holder=holder, at=at, pulse={"Ben": DECK}, **state)


def seen(t: Table, name: str) -> Cards:
    """What this person saw last."""
    return next(event.cards for event in reversed(t[name].sees.journal) if isinstance(event, PulseSeen))


def test_the_profiler_sees_faces_and_order() -> None:
    """MOC-PROF-34, -36: as the cards came, and the deck stays so."""
    t = profiler()
    t["Mary"].checks("Ben")
    assert seen(t, "Mary") == DECK
    assert t["Ben"].pulse == DECK
    assert t.happened("inorder:0>1")


def test_only_the_profiler_sees_them() -> None:
    """MOC-PROF-34: the others see that nothing is shuffled."""
    t = profiler()
    t["Mary"].checks("Ben")
    for name in ("Ben", "Uli", "Leo"):
        assert t[name].saw("inorder:0>1")
        assert not t[name].saw("pulse:")


def test_by_camera_too() -> None:
    """MOC-PROF-34."""
    t = profiler(at={"Mary": "red"}, routes={"Mary": "red"})
    t["Mary"].watches("Ben")
    assert seen(t, "Mary") == DECK
    assert t["Ben"].pulse == DECK


def test_by_binoculars_too() -> None:
    """MOC-RQ-35: the free check is that action."""
    t = station(*SEVEN, phase="action", at={"Mary": "pink_1", "Ben": "pink_2"}, pulse={"Ben": DECK},
                carried={"Mary": ("binoculars",)}, options={"professions": True})  # fmt: skip
    t.game.parts["professions"] = with_profession("profiler").game.parts["professions"]
    spots(t["Mary"], "Ben")
    assert seen(t, "Mary") == DECK
    assert t["Ben"].pulse == DECK


@pytest.mark.parametrize(("option", "in_order"), [(False, False), (True, True)])
def test_through_false_eyes_only_where_the_table_says_so(option: bool, in_order: bool) -> None:
    """MOC-RQ-35: `profiler_false_eyes`."""
    t = profiler(phase="event", next_event="false_eyes", options={"profiler_false_eyes": option})
    t["Mary"].spies("Ben")
    assert (seen(t, "Mary") == DECK) is in_order
    assert (t["Ben"].pulse == DECK) is in_order
    assert t.happened("inorder:") is in_order


def test_everybody_else_shuffles() -> None:
    """MOC-PROF-36: a check shuffles, and the faces come as a set."""
    t = profiler(holder="Uli")
    t["Mary"].checks("Ben")
    assert seen(t, "Mary") == tuple(sorted(DECK))
    assert t["Ben"].pulse != DECK
    assert sorted(t["Ben"].pulse) == sorted(DECK)
    assert not t.happened("inorder:")


def test_a_shuffle_by_another_loses_the_order() -> None:
    """MOC-PROF-36: what the Profiler sees then is the order that this check left."""
    t = profiler(at={"Leo": "central", "Mary": "central"}, knife="Leo", roles={"Leo": "cultist", "Ann": "cultist"})
    t["Leo"].checks("Ben")
    t["Leo"].puts_back()
    left = t["Ben"].pulse
    assert left != DECK
    t["Mary"].checks("Ben")
    assert seen(t, "Mary") == left


def test_a_deck_lies_in_the_order_in_which_its_cards_came() -> None:
    """MOC-PROF-36: Eva's card lies on top, and the Profiler sees it there."""
    at = {"Mary": "red", "Eva": "light_blue"}
    t = profiler(phase="movement", at=at, hands={"Ben": (), "Eva": (ALIVE,)}, knife="Eva", routes={"Mary": "red"})
    t["Eva"].walks("central")
    t["Eva"].gives(ALIVE, "Ben")
    t.game.knife = t.seat("Mary")
    t.begin("action")
    t["Mary"].watches("Ben")
    assert seen(t, "Mary") == (*DECK, ALIVE)


def test_the_duty_to_report_stays() -> None:
    """MOC-PROF-35: an Investigator shows the death; the Vote and the Draw pile card follow."""
    t = profiler()
    pile = len(t.game.draw_pile)
    t["Mary"].checks("Ben")
    assert t["Mary"].offered == ["show"]
    t["Mary"].shows_death()
    assert t["Ben"].is_ghost
    t.all_abstain()
    assert t.happened("placed:-")
    assert len(t.game.draw_pile) == pile - 1


def test_a_cultist_profiler_may_lie() -> None:
    """MOC-PROF-35."""
    t = profiler(roles={"Mary": "cultist"})
    t["Mary"].checks("Ben")
    assert t["Mary"].offered == ["show", "putback"]
    t["Mary"].puts_back()
    assert not t["Ben"].is_ghost
    assert t.happened("placed:-")
