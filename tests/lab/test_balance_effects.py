"""The arithmetic of differences: against figures worked out elsewhere, and on differences that were planted."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.kernel.dice import Dice
from gloaming.lab.balance.cultists import Night
from gloaming.lab.balance.design import designed
from gloaming.lab.balance.effects import Effect, Pairs, Sample, apart, between, deviate, mean
from gloaming.lab.balance.findings import options, roles
from gloaming.lab.balance.findings.options import compare
from gloaming.lab.balance.playing import Chunk, Row
from gloaming.lab.balance.sources import fingerprint
from gloaming.lab.balance.store import Store
from gloaming.lab.balance.study import Study
from gloaming.lab.balance.tables import Table
from tests.lab.balancing import small


def test_newcombe_of_two_samples() -> None:
    """The first example of Newcombe (1998), method 10: 56 of 70 against 48 of 80."""
    effect = apart(Sample(56, 70), Sample(48, 80))
    assert effect is not None
    assert effect.by == pytest.approx(0.2)
    assert (effect.low, effect.high) == pytest.approx((0.0524, 0.3339), abs=5e-5)


def test_agresti_and_min_of_pairs() -> None:
    """Half a game in each cell: 30 gained, 12 lost, of 100 pairs."""
    effect = between(Pairs(30, 12, 100))
    assert effect is not None
    assert effect.by == pytest.approx(0.18)
    middle, deviation = 18 / 102, (43 - 18**2 / 102) ** 0.5 / 102
    assert (effect.low, effect.high) == pytest.approx((middle - 1.959964 * deviation, middle + 1.959964 * deviation))


def test_pairs_that_never_differ_are_not_taken_for_certainty() -> None:
    effect = between(Pairs(0, 0, 50))
    assert effect is not None
    assert effect.by == 0
    assert effect.low < 0 < effect.high


def test_an_empty_sample_has_no_effect() -> None:
    assert apart(Sample(0, 0), Sample(1, 2)) is None
    assert mean([(Sample(0, 0), Sample(1, 2))]) is None
    assert between(Pairs(0, 0, 0)) is None


def test_many_looks_widen_an_interval() -> None:
    assert deviate(1) == pytest.approx(1.959964, abs=1e-6)
    assert deviate(20) == pytest.approx(3.023341, abs=1e-6)
    one, many = apart(Sample(60, 100), Sample(45, 100)), apart(Sample(60, 100), Sample(45, 100), deviate(20))
    assert one is not None
    assert many is not None
    assert one.direction == 1
    assert many.direction == 0
    assert one.by == many.by


def test_tables_count_alike_in_a_mean() -> None:
    effect = mean([(Sample(600, 1000), Sample(500, 1000)), (Sample(50, 100), Sample(20, 100))])
    assert effect is not None
    assert effect.by == pytest.approx((0.1 + 0.3) / 2)
    assert effect.low < 0.2 < effect.high


def test_directions() -> None:
    assert [Effect(*one).direction for one in ((0.1, 0.01, 0.2), (-0.1, -0.2, -0.01), (0.1, -0.1, 0.3))] == [1, -1, 0]


def test_pairs_are_compared_by_number() -> None:
    book = {1: ("a", "x", 5, 10), 2: ("b", "y", 5, 10), 3: ("a", "x", 5, 10), 4: ("b", "y", 5, 10)}
    changed = {4: ("a", "x", 5, 10), 3: ("a", "x", 6, 10), 2: ("b", "y", 5, 10), 1: ("b", "y", 5, 10)}
    assert compare(book, changed, "a") == (Pairs(gained=1, lost=1, games=4), 3)


# Planted


def planted(study: Study, store: Store, chance: dict[str, float], base: float) -> None:
    """Games nobody played: each Role that joins adds its chance to the Investigators'."""
    from gloaming.lab.balance.draws import lots

    for players, table in enumerate(study.drawn):
        rows = []
        for number in range(1, study.role_games + 1):
            drawn = lots(table, number)
            wins = base + sum(chance.get(role, 0.0) for role, joins in drawn.items() if joins)
            won = Dice.seeded("planted", players, number).roll(10_000) < 10_000 * wins
            rows.append(row(number, won, drawn))
        store.add(Chunk(table, tuple(rows)))


def row(number: int, won: bool, drawn: dict[str, bool]) -> Row:
    winner, reason = ("investigators", "vote") if won else ("cultists", "time")
    return Row(number, winner, reason, 8, 100, drawn, Night(target=10))


def test_a_planted_role_is_found_and_the_others_are_not(tmp_path: Path) -> None:
    """The Mechanic adds 20 points, the Crybaby takes 15; nobody else does anything."""
    study = designed(small(swept={"players": "5,6"}, role_games=1500, option_games=0))
    store = Store(tmp_path / "games.sqlite", fingerprint())
    planted(study, store, {"mechanic": 0.20, "crybaby": -0.15}, 0.45)
    found = {effect.role: effect for effect in roles.look_at(study, store)}
    assert [role for role, effect in found.items() if effect.surely.direction > 0] == ["mechanic"]
    assert [role for role, effect in found.items() if effect.surely.direction < 0] == ["crybaby"]
    assert found["mechanic"].effect.low < 0.20 < found["mechanic"].effect.high
    assert found["crybaby"].effect.low < -0.15 < found["crybaby"].effect.high
    assert next(iter(found)) == "mechanic", "from what helps most to what harms most"
    assert found["mechanic"].printed == ("Mechanic", "investigators", 3)
    assert len(found["mechanic"].tables) == 2
    store.close()


def test_a_planted_house_rule_is_found(tmp_path: Path) -> None:
    """One value of `dead_count` loses every tenth game to the Cultists; the other changes nothing."""
    study = designed(small(only="dead_count", games=400, option_games=400, role_games=0))
    store = Store(tmp_path / "games.sqlite", fingerprint())
    harmful = next(change.table for change in study.changes if change.value == "only_dead_cards")

    def games(table: Table) -> tuple[Row, ...]:
        return tuple(row(n, n % 2 == 0 and not (table == harmful and n % 10 == 0), {}) for n in range(1, 401))

    for table in study.wanted():
        store.add(Chunk(table, games(table)))
    still, moved = options.look_at(study, store)
    assert (still.change.value, still.otherwise, still.effect.by, still.surely.direction) == (
        "murders_and_votes",
        0,
        0.0,
        0,
    )
    assert (moved.change.value, moved.otherwise, moved.surely.direction) == ("only_dead_cards", 40, -1)
    assert moved.effect.by == pytest.approx(-0.1)
    assert moved.pairs == Pairs(gained=0, lost=40, games=400)
    store.close()
