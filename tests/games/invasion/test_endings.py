"""The end of the game (INV-WIN)."""

from __future__ import annotations

import pytest

from gloaming.games.invasion import INVASION
from gloaming.games.invasion.city import load_city
from tests.games.invasion.table import FIVE, Table, table

SECTOR_A = load_city("milan").districts_of_sector["A"]
GATE = {"01": "f1", "02": "f0", "03": "k3"}


def last_rescue(*, scientists: tuple[str, ...] = ("f1",), to_save: int = 5) -> Table:
    t = table(*FIVE, agents=GATE, scientists=scientists, pressure=2, options={"scientists_to_save": to_save})
    t["Ann"].controls("01").stays().escorts("02").names("Ben", "Cleo")
    for name in ("Ann", "Ben", "Cleo"):
        t[name].lays("success")
    return t


def test_the_humans_win_when_all_five_scientists_are_saved() -> None:
    """INV-WIN-01, -02, INV-RESCUE-24, INV-RQ-67: at once, before pressure, siren and draw."""
    t = last_rescue()
    assert (t.game.winner, t.game.reason, t.game.saved) == ("humans", "scientists", 5)
    assert t.game.over
    assert t.game.stage == "over"
    assert t.game.pressure == 2
    assert t.game.siren["01"] is True
    assert t["Ann"].hand == "H"


def test_four_are_not_enough_unless_the_table_says_so() -> None:
    """INV-RQ-27."""
    assert last_rescue(scientists=("f1", "g5")).game.winner is None
    assert last_rescue(scientists=("f1", "g5"), to_save=4).game.winner == "humans"


def invaded(tokens: frozenset[str], **options: bool) -> Table:
    """Ann, a stated alien, invades around f3: A7, A8, A11, A12."""
    t = table(*FIVE, hands={"Ann": "A"}, stated=("Ann",), tokens=tokens, options=options)
    t["Ann"].invades("01")
    return t


def test_the_aliens_win_when_a_whole_sector_is_theirs() -> None:
    """INV-WIN-04, -05, -06, INV-RQ-35, -36: with and without address; the turn does not go on."""
    t = invaded(SECTOR_A - {"A7", "A12"})
    assert (t.game.winner, t.game.reason) == ("aliens", "sector")
    assert t.game.turn is None
    assert set(t.game.tokens) == SECTOR_A


def test_a_district_without_address_keeps_a_sector_free() -> None:
    """INV-RQ-36: unless the table does not count those."""
    assert invaded(SECTOR_A - {"A7", "A-x1"}).game.winner is None
    assert invaded(SECTOR_A - {"A7", "A-x1"}, sector_win_needs_unaddressed=False).game.winner == "aliens"


@pytest.mark.parametrize("card", ["expansion", "under_attack"])
def test_an_event_can_end_the_game_before_the_turns(card: str) -> None:
    """INV-WIN-06, INV-ESCAL-08: one placement is one effect."""
    t = table(*FIVE, stage="event", events=(card,), tokens=SECTOR_A - {"A7"})
    assert (t.game.winner, t.game.reason) == ("aliens", "sector")
    assert t.game.asking is None


def test_a_sector_lost_in_an_escalation_ends_it() -> None:
    """INV-ESCAL-08: the scientist is not saved, and no further event is turned over."""
    t = table(*FIVE, agents=GATE, scientists=("f1",), events=("under_attack", "trap"),
              tokens=load_city("milan").districts_of_sector["C"] - {"C7"})  # fmt: skip
    t["Ann"].controls("01").stays().escorts("02").names("Ben", "Cleo")
    for name in ("Ann", "Ben", "Cleo"):
        t[name].lays("sabotage")
    assert t.game.reason == "sector"
    assert t.game.saved == 4
    assert t.game.event_deck[-1] == "trap"


def test_the_winners_are_all_of_the_side_at_that_moment() -> None:
    """INV-WIN-08, -09, INV-ALIEN-18, INV-INFO-18: and everything lies open."""
    t = table(*FIVE, stage="event", events=("expansion",), tokens=SECTOR_A - {"A7"}, hands={"Cleo": "HA"})
    assert INVASION.outcome(t.game).aliens == (2,)
    unveiled = t.spectator().unveiled
    assert unveiled is not None
    assert unveiled.aliens == (2,)
    assert unveiled.hands[2] == ("human", "assimilated")
    nobody = table(*FIVE, stage="event", events=("expansion",), tokens=SECTOR_A - {"A7"})
    assert INVASION.outcome(nobody.game).aliens == ()


def test_nothing_is_unveiled_before_the_end() -> None:
    """INV-INFO-04, -18."""
    t = table(*FIVE, hands={"Cleo": "A"})
    assert t.spectator().unveiled is None
    assert INVASION.outcome(t.game) is None
    assert t.spectator().hand == ()
    assert t.spectator().stacks == (10, 10, 10)
