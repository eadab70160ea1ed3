"""Many games: the seed decides them, not the number of processes."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import gloaming.lab.simulation
from gloaming.games import invasion
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.records import read, resume
from gloaming.kernel.views import Asked
from gloaming.lab.seating import seating
from gloaming.lab.series import _chunks, series
from gloaming.lab.simulation import Plan, simulate


def plan(seed: int = 7, bots: str = "random", keep_records: bool = False, **options: Any) -> Plan:
    return Plan("cultists", Options(**options), seating("cultists", bots), seed, keep_records)


@pytest.mark.slow
def test_one_process_and_three_play_the_same_games_in_the_same_order() -> None:
    wanted = plan(players=6, level="experienced")
    alone = list(series(wanted, 50, 1))
    assert list(series(wanted, 50, 3)) == alone
    assert [played.number for played in alone] == list(range(1, 51))


def test_a_record_is_the_same_text_in_every_process() -> None:
    wanted = plan(keep_records=True, players=6, level="experienced")
    for travelled in (pickle.loads(pickle.dumps(wanted)), wanted):
        record = simulate(travelled, 1).record
        assert read(record).head.options == {"players": 6, "level": "experienced"}


def test_another_seed_gives_other_games() -> None:
    assert list(series(plan(seed=1), 5, 1)) != list(series(plan(seed=2), 5, 1))


def test_a_game_does_not_depend_on_those_before_it() -> None:
    assert simulate(plan(), 4) == list(series(plan(), 4, 1))[3]


def test_the_dice_of_a_game_are_those_of_its_seed_and_number() -> None:
    record = read(simulate(plan(seed=7, keep_records=True), 12).record)
    assert record.head.seed == Dice.seeded("simulate", 7, 12).key.hex()


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_recorded_game_is_the_same_game_and_its_record_verifies(players: int) -> None:
    wanted = plan(players=players, level="expert")
    recorded = simulate(plan(players=players, level="expert", keep_records=True), 3)
    match = resume(CULTISTS, read(recorded.record))
    bare = simulate(wanted, 3)
    assert (bare.winner, bare.reason, bare.rounds) == (recorded.winner, recorded.reason, recorded.rounds)
    assert match.record.end == {"points": match.game.points, "dead": len(match.game.dead_since)} | {
        "winner": bare.winner,
        "reason": bare.reason,
        "rounds": bare.rounds,
    }
    assert bare.decisions == recorded.decisions == len(match.answers)


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (1, 8), (7, 2), (1000, 2), (1001, 3), (100_000, 2)])
def test_chunks_hold_each_game_once_and_in_order(games: int, jobs: int) -> None:
    assert [number for chunk in _chunks(games, jobs) for number in chunk] == list(range(1, games + 1))


def test_each_bot_gets_its_own_view_its_own_question_and_its_own_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    dice_of: dict[int, bytes] = {}

    class Witness:
        def __init__(self, dice: Dice) -> None:
            self.dice = dice

        def decide(self, view: View, asked: Asked) -> Any:
            assert isinstance(view, View)
            assert asked is view.asked
            assert view.seat is not None
            assert dice_of.setdefault(view.seat, self.dice.key) == self.dice.key
            return self.dice.pick(asked.options)

    monkeypatch.setattr(gloaming.lab.simulation, "make_bot", lambda kind, game, dice, **_: Witness(dice))
    simulate(plan(players=7), 1)
    assert sorted(dice_of) == list(range(7))
    assert len(set(dice_of.values())) == 7


def test_who_is_turned_in_invasion_leaves_the_seat_to_a_bot_of_the_other_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[tuple[int, str, bool]] = set()

    class Witness:
        def __init__(self, kind: str, dice: Dice) -> None:
            self.kind, self.dice = kind, dice

        def decide(self, view: Any, asked_now: Any) -> Any:
            asked.add((view.seat, self.kind, view.alien))
            return self.dice.pick(asked_now.options)

    monkeypatch.setattr(gloaming.lab.simulation, "make_bot", lambda kind, game, dice, **_: Witness(kind, dice))
    wanted = Plan("invasion", invasion.Options(players=8), seating("invasion", "humans=careful,aliens=random"), 7)
    for number in range(1, 4):
        simulate(wanted, number)
    assert {(kind, alien) for _, kind, alien in asked} == {("careful", False), ("random", True)}


def test_a_fault_names_the_game_in_which_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def decide(self, view: Any, asked: Any) -> Any:
            raise ZeroDivisionError

    monkeypatch.setattr(gloaming.lab.simulation, "make_bot", lambda kind, game, dice, **_: Broken())
    with pytest.raises(ZeroDivisionError) as fault:
        simulate(plan(), 17)
    assert fault.value.__notes__[0].startswith("This happened in game 17 of seed 7, with Options(players=5")
