"""The proving ground's own parts; tests/conformance puts the games on it."""

from __future__ import annotations

import dataclasses
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from gloaming.games.invasion import Options
from gloaming.kernel.dice import Dice
from tests.conformance.grounds import INVASION_GROUND
from tests.kernel.toy import TOY, Pick, ToyOptions
from tests.proving import Findings, Ground, complaint


def test_findings_add_up() -> None:
    found = Findings(1, 2, 1, Counter(hand=1), Counter(Met=3), ["a leak"])
    found.add(Findings(10, 20, 2, Counter(hand=1, role=1), Counter(Met=1), ["another"]))
    assert found == Findings(11, 22, 3, Counter(hand=2, role=1), Counter(Met=4), ["a leak", "another"])


def test_where_nothing_else_is_said_any_answer_will_do() -> None:
    ground = Ground(TOY, lambda dice: ToyOptions(), lambda game: {})
    games = [ground.finished(ToyOptions(), Dice.seeded("toy", number)) for number in range(20)]
    assert all(game.over for game in games)
    assert len({str(game.journal) for game in games}) > 10


def test_a_search_ends_with_its_games_or_with_enough_comparisons() -> None:
    ground = dataclasses.replace(INVASION_GROUND, table=lambda dice: Options(players=4))
    all_of_it = ground.search(seed=1, games=1)
    assert all_of_it.leaks == []
    assert ground.search(seed=1, games=50, comparisons=1).comparisons == all_of_it.comparisons


def test_a_game_that_takes_any_answer_is_found_out() -> None:
    credulous: Any = SimpleNamespace(answer=lambda seat, option: None)
    with pytest.raises(AssertionError, match="never offered"):
        complaint(credulous, 0)
    table = TOY.begin(ToyOptions(), bytes(32))
    assert complaint(table, 0)
    assert complaint(table, None) == ""
    table.answer(0, Pick(1))
