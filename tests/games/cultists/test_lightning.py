"""Lightning Strike (AC-EVENT-LS)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE
from tests.games.cultists.quiet_rounds import FIVE, meetings, play_on
from tests.scenario import OFF, ON, Table, table

SIX = (*FIVE, "Pia")
TRIO_AND_PAIR = {"Mary": "green", "Ben": "green", "Uli": "green", "Eva": "pink_1", "Tom": "pink_1"}


def struck(power: bool, at: dict[str, str] | None = None, **arrangement: Any) -> Table:
    return table(*SIX, phase="event", next_event="lightning_strike", power=power, at=at, **arrangement)


@pytest.mark.parametrize(("before", "after"), [(ON, OFF), (OFF, ON)])
def test_lightning_flips_the_power(before: bool, after: bool) -> None:
    """AC-EVENT-LS-01: ON becomes OFF, OFF becomes ON, and all see it."""
    t = struck(before)
    assert [person.sees.power for person in t.people] == [after] * 6


def test_without_power_the_dark_lasts_over_rounds() -> None:
    """AC-EVENT-LS-02: no other event, and no Cleanup, brings the power back."""
    t = table(*FIVE, phase="action", power=OFF, next_event="portal_opens")
    play_on(t, 3, "action")
    assert t.game.clock[-1] == "portal_opens"
    assert t.game.power is OFF


@pytest.mark.parametrize(("previous", "token"), [("no_connection", "lightning_strike"), ("lightning_strike", "mirror")])
def test_power_comes_back_by_another_strike_or_its_mirror(previous: str, token: str) -> None:
    """AC-EVENT-LS-02."""
    t = table(*FIVE, phase="event", power=OFF, event=previous, next_event=token)
    assert t.game.power is ON


def test_power_comes_back_by_restarting_it() -> None:
    """AC-EVENT-LS-02."""
    t = table(*FIVE, phase="action", power=OFF, at={"Mary": "red"}, routes={"Mary": "red"})
    t["Mary"].restarts_power()
    assert t.game.power is ON


@pytest.mark.parametrize("power", [ON, OFF])
def test_without_power_the_camera_cannot_be_used(power: bool) -> None:
    """AC-EVENT-LS-03: neither for a Room nor for a State."""
    t = table(*FIVE, phase="action", power=power, at={"Mary": "red"}, routes={"Mary": "red"}, explored={"green"})
    assert t["Mary"].may("watch:green") is power
    assert t["Mary"].may("observe:1") is power


@pytest.mark.parametrize(("power", "meeting"), [(ON, []), (OFF, [{"Mary", "Ben", "Uli"}])])
def test_without_power_three_or_more_meet_too(power: bool, meeting: list[set[str]]) -> None:
    """AC-EVENT-LS-03."""
    t = table(*FIVE, power=power, at={"Mary": "central", "Ben": "green", "Uli": "green"})
    t["Mary"].walks("green")
    assert meetings(t) == meeting


def test_when_the_power_fails_three_or_more_in_one_place_meet_at_once() -> None:
    """AC-EVENT-LS-04, AC-ENC-11: those with exactly two do not meet again."""
    t = struck(ON, TRIO_AND_PAIR)
    assert t.question == "Meet"
    assert t.asks() == {"Mary", "Ben", "Uli"}
    t["Mary"].gives(ALIVE, to="Ben")
    t["Ben"].gives(ALIVE, to="Uli")
    t["Uli"].gives(ALIVE, to="Ben")
    assert [len(t[name].pulse) for name in SIX] == [1, 3, 2, 1, 1, 1]
    assert t.question == "Act"


def test_several_groups_meet_in_clockwise_order_from_the_knife() -> None:
    """AC-EVENT-LS-04, AC-ENC-26: the order of the first participant."""
    at = {"Mary": "green", "Ben": "green", "Uli": "pink_1", "Eva": "pink_1", "Tom": "pink_1", "Pia": "green"}
    t = struck(ON, at, knife="Eva")
    assert meetings(t) == [{"Uli", "Eva", "Tom"}, {"Mary", "Ben", "Pia"}]


def test_a_ghost_does_not_make_a_third() -> None:
    """AC-EVENT-LS-04, AC-ENC-04: only the living count."""
    t = struck(ON, {"Mary": "green", "Ben": "green", "Uli": "green"}, ghosts={"Uli": "vote"})
    assert meetings(t) == []


TRIO, PAIR = {"Mary", "Ben", "Uli"}, {"Eva", "Tom"}


@pytest.mark.parametrize(
    ("reading", "going_off", "coming_on"),
    [
        ("newly_qualifying", [TRIO], []),
        ("all_qualifying_when_off", [TRIO, PAIR], []),
        ("all_qualifying_always", [TRIO, PAIR], [PAIR]),
    ],
)
def test_who_meets_when_the_power_flips(reading: str, going_off: list[set[str]], coming_on: list[set[str]]) -> None:
    """RQ-04: by the ruling only those whom the light kept apart; the options re-apply the table to the others."""
    options = {"lightning_encounters": reading}
    assert meetings(struck(ON, TRIO_AND_PAIR, options=options)) == going_off
    assert meetings(struck(OFF, TRIO_AND_PAIR, options=options)) == coming_on
