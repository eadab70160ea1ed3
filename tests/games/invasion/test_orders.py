"""Standing orders to declare, at tables that want them in place of the window (INV-RQ-44, standing_orders)."""

from __future__ import annotations

from typing import Any

from gloaming.games.invasion import INVASION
from gloaming.games.invasion.orders import LeaveOrders
from tests.games.invasion.table import FIVE, Table, table


def ordered(**orders: str) -> Table:
    """Ben and Dan are aliens, Ann is the architect; these declare before the turn of somebody, the others never."""
    t = before_the_orders()
    for name in FIVE:
        t[name].orders(orders.get(name))
    return t


def before_the_orders(**arrangement: Any) -> Table:
    settings = {"hands": {"Ben": "HA", "Dan": "A"}, "options": {"declare_window": "standing_orders"}, **arrangement}
    return table(*FIVE, **settings)


def test_all_who_are_not_stated_are_asked_once_a_round_and_alike() -> None:
    """INV-RQ-44, INV-INFO-19: humans have the same choice, and no window opens before a turn."""
    t = before_the_orders(architect="Cleo", stated=("Dan",))
    assert t.asks() == {"Ann", "Ben", "Cleo", "Eve"}
    for name in t.asks():
        assert t[name].options() == ["confirm", *[f"declareat:{seat}" for seat in (2, 3, 4, 0, 1)]]
    for name in ("Ann", "Ben", "Cleo", "Eve"):
        t[name].orders(None)
    asked = set()
    while t.game.round == 2 and t.game.stage == "turns":
        asked.add(t.question())
        t[t.names[t.game.waiting_for[0]]].does(str(t.game.choices[t.game.waiting_for[0]][0]))
    assert asked == {"Act", "PlaceEvents"}
    while not isinstance(t.game.asking, LeaveOrders):
        t.game.answer(t.game.waiting_for[0], t.game.choices[t.game.waiting_for[0]][0])
    assert t.game.round == 3


def test_an_order_is_honoured_before_the_turn_player_is_asked() -> None:
    """INV-RQ-44, INV-ALIEN-03: with one card; until then nobody knows."""
    t = ordered(Ben="Cleo", Dan="Cleo")
    t["Ann"].plans().puts_first()
    assert not any(t.spectator().stated)
    t["Ben"].plans().puts_first()
    assert t.question() == "Act"
    assert t.asks() == {"Cleo"}
    assert [*t.spectator().stated] == [False, True, False, True, False]
    assert t.happened("stated:1/declaration") == t.happened("stated:3/declaration") == 1
    assert t.spectator().shown[1][:2] == (None, "assimilated")


def test_at_the_next_turn_means_before_the_first_one() -> None:
    """INV-RQ-44."""
    t = ordered(Ben="Ann")
    assert t.asks() == {"Ann"}
    assert t.spectator().stated[1]


def test_who_declares_before_the_own_turn_takes_it_as_a_stated_alien() -> None:
    """INV-ALIEN-14, INV-RQ-44."""
    t = ordered(Ben="Ben")
    t["Ann"].plans().puts_first()
    assert t["Ben"].may("invade:03")
    assert not t["Ben"].may("control:03")


def test_an_order_of_a_human_lapses_unheard() -> None:
    """INV-ALIEN-06, INV-RQ-44: the others' journals are the same as without it."""
    seen = []
    for orders in ({"Cleo": "Ann"}, {}):
        t = ordered(**orders)
        assert not any(t.game.stated)
        seen.append([person.sees.journal for person in t.people if person.name != "Cleo"])
        assert t["Cleo"].saw("order:2@0") == bool(orders)
    assert seen[0] == seen[1]


def test_an_order_holds_for_one_who_has_become_an_alien() -> None:
    """INV-ALIEN-05, INV-RQ-44: Ann is assimilated in her own turn and declares before Ben's."""
    t = before_the_orders(deck="AHHH")
    for name in FIVE:
        t[name].orders("Ben" if name == "Ann" else None)
    t["Ann"].controls("01").stays()
    assert t.asks() == {"Ben"}
    assert t.spectator().stated[0]


def test_orders_last_for_one_round() -> None:
    """INV-RQ-44: one that has lapsed is not honoured in the next round, though its owner is an alien by then."""
    t = before_the_orders(deck="HHAHH", events=("under_attack",))
    for name in FIVE:
        t[name].orders("Ann" if name == "Cleo" else None)
    t.everybody_plans()
    assert t["Cleo"].sees.alien
    while t.question() != "LeaveOrders":
        t.game.answer(t.game.waiting_for[0], t.game.choices[t.game.waiting_for[0]][0])
    for name in FIVE:
        t[name].orders(None)
    t.everybody_plans()
    assert not any(t.game.stated)


def test_a_record_and_a_snapshot_hold_them() -> None:
    """INV-RQ-44."""
    t = ordered(Ben="Cleo")
    saved = INVASION.save(t.game)
    again = INVASION.load(t.game.options, saved)
    assert INVASION.save(again) == saved
    assert again.parts == t.game.parts
