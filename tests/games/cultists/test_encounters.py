"""Encounters (AC-ENC)."""

from __future__ import annotations

from gloaming.games.cultists.cards import ALIVE, DEAD
from tests.scenario import ON, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")


def test_two_alone_in_a_room_give_each_other_a_card() -> None:
    """AC-ENC-02, AC-ENC-06, AC-ENC-14, -15: exactly two in one Room with light: each gives one card to the other."""
    t = table(*FIVE, power=ON, roles={"Mary": "cultist"}, at={"Mary": "pink_1", "Ben": "north_east"}, knife="Ben")
    t["Ben"].walks("pink_1")
    assert t.asks() == {"Mary", "Ben"}
    t["Mary"].gives(DEAD, to="Ben")
    t["Ben"].gives(ALIVE, to="Mary")
    assert t["Ben"].pulse == (ALIVE, DEAD)
    assert t["Ben"].sees.pulse[t["Ben"].seat] == 2
    assert t["Ben"].counts_as_dead
    assert not t["Ben"].is_ghost
