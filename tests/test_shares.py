"""Every worker begins with tests that take long, and no test is lost on the way."""

from __future__ import annotations

from tests.shares import in_shares

LONG = {"c1", "d1", "d2", "f1"}
TESTS = ["a1", "a2", "a3", "b1", "c1", "c2", "c3", "d1", "d2", "e1", "e2", "f1"]


def ordered(workers: int) -> list[str]:
    return in_shares(TESTS, lambda test: test[0], LONG.__contains__, workers)


def test_each_share_begins_with_files_of_long_tests_and_is_filled_with_the_others() -> None:
    assert ordered(3) == ["f1", "a1", "a2", "a3", "d1", "d2", "b1", "e1", "c1", "c2", "c3", "e2"]


def test_a_worker_alone_runs_them_all_the_long_ones_first() -> None:
    assert ordered(1) == ["f1", "d1", "d2", "c1", "c2", "c3", "a1", "a2", "a3", "b1", "e1", "e2"]


def test_nothing_is_lost_where_long_files_outgrow_a_share() -> None:
    for workers in range(1, 20):
        assert sorted(ordered(workers)) == sorted(TESTS)
