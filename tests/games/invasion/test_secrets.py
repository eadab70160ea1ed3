"""Secrets of Invasion: no seat is shown what it may not know, and the test that says so can fail."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.aliens import AskForDeclaration
from gloaming.games.invasion.events import AliensRecognised, OrderLeft
from gloaming.games.invasion.orders import NAME, LeaveOrders
from gloaming.games.invasion.rounds import Act
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.view import view
from tests.conformance.grounds import INVASION_GROUND
from tests.games.invasion.random_play import TABLES, named
from tests.games.invasion.table import FIVE, table
from tests.proving import Findings, Ground


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_no_number_of_players_gives_anything_away(table: Options) -> None:
    """INV-INFO-19."""
    found = INVASION_GROUND.search(seed=7, games=100, comparisons=600, table=table)
    assert found.leaks == []
    assert found.comparisons >= 600


# Planted leaks


def leaks_found(table: Options | None = None, ground: Ground = INVASION_GROUND) -> Findings:
    return ground.search(seed=99, games=60, comparisons=2_000, table=table)


def test_without_a_planted_leak_there_is_none() -> None:
    assert leaks_found().leaks == []


def test_a_leak_in_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """One number in the view that is worked out from hidden cards."""

    def leaky(game: Invasion, seat: int | None) -> Any:
        return msgspec.structs.replace(view(game, seat), deck=sum(is_alien(game, other) for other in game.seats))

    monkeypatch.setattr(INVASION, "view", leaky)
    assert any("deck" in leak for leak in leaks_found().leaks)


def test_a_leak_of_the_planners_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """INV-INFO-06: everyone looks over the planner's shoulder."""

    def leaky(game: Invasion, seat: int | None) -> Any:
        return msgspec.structs.replace(view(game, seat), planning=game.planned)

    monkeypatch.setattr(INVASION, "view", leaky)
    assert any("planning" in leak for leak in leaks_found().leaks)


def revelation_before(hands: dict[str, str]) -> list[Any]:
    """Each player's journal after Revelation, the players with these cards."""
    t = table(*FIVE, stage="event", events=("revelation",), hands=hands)
    return [person.sees.journal for person in t.people]


def test_a_human_learns_nothing_from_revelation(monkeypatch: pytest.MonkeyPatch) -> None:
    """INV-INFO-14, INV-EVENT-09a: and would, if the word to the aliens were for all."""
    one, other = {"Ben": "HA"}, {"Cleo": "HA", "Dan": "A"}
    assert revelation_before(one)[0] == revelation_before(other)[0]
    monkeypatch.setattr(AliensRecognised, "seen_by", lambda self, seat: self)
    assert revelation_before(one)[0] != revelation_before(other)[0]


def test_a_leak_by_asking_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """INV-RQ-44: only the aliens are asked whether they declare: the waiting tells who they are."""
    honest = AskForDeclaration.asks

    def only_aliens(self: AskForDeclaration, game: Invasion) -> Any:
        return {seat: options for seat, options in honest(self, game).items() if is_alien(game, seat)}

    monkeypatch.setattr(AskForDeclaration, "asks", only_aliens)
    assert any("waiting_for" in leak for leak in leaks_found().leaks)


STANDING_ORDERS = Options(players=8, declare_window="standing_orders")


def test_standing_orders_give_nothing_away() -> None:
    """INV-RQ-44, INV-INFO-19: neither the asking nor the orders of others, which differ in the other worlds."""
    found = leaks_found(STANDING_ORDERS, replace(INVASION_GROUND, secrets=lambda game: {NAME: game.parts.get(NAME)}))
    assert found.leaks == []
    assert found.different["orders"] > 50


def test_an_order_that_all_see_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """INV-RQ-44: it is known to its owner alone."""
    monkeypatch.setattr(OrderLeft, "seen_by", lambda self, seat: self)
    assert any("journal" in leak for leak in leaks_found(STANDING_ORDERS).leaks)


def test_orders_asked_of_aliens_alone_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """INV-RQ-44: humans leave orders too."""
    honest = LeaveOrders.asks

    def only_aliens(self: LeaveOrders, game: Invasion) -> Any:
        return {seat: options for seat, options in honest(self, game).items() if is_alien(game, seat)}

    monkeypatch.setattr(LeaveOrders, "asks", only_aliens)
    assert any("waiting_for" in leak for leak in leaks_found(STANDING_ORDERS).leaks)


def test_a_leak_by_options_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those who are aliens can be accused."""
    honest = Act.options

    def only_aliens(self: Act, game: Invasion) -> Any:
        offered = honest(self, game)
        return tuple(o for o in offered if not str(o).startswith("accuse") or is_alien(game, o.seat))  # type: ignore[attr-defined]

    monkeypatch.setattr(Act, "options", only_aliens)
    assert any("asked" in leak for leak in leaks_found().leaks)
