"""What is left to the wide run is kept in every run too."""

from __future__ import annotations

import pytest

from tests.wide import further, unkept


class Case(pytest.Item):
    def runtest(self) -> None: ...


def found(session: pytest.Session, name: str, *marks: pytest.MarkDecorator) -> Case:
    test = Case.from_parent(session, name=name)
    for mark in marks:
        test.add_marker(mark)
    return test


def test_a_wide_case_needs_another_case_in_every_run(request: pytest.FixtureRequest) -> None:
    usual = found(request.session, "test_it_fits[phone]")
    wide = found(request.session, "test_it_fits[desk]", pytest.mark.wide)
    assert unkept([usual, wide]) == []
    assert unkept([wide]) == [wide.nodeid]


def test_a_wide_test_needs_the_test_that_it_names(request: pytest.FixtureRequest) -> None:
    wide = found(request.session, "test_a_game_in_the_mine", pytest.mark.wide("test_a_game"))
    usual, other = (found(request.session, name) for name in ("test_a_game[phone]", "test_a_game_in_the_mine"))
    assert unkept([wide, usual]) == []
    assert unkept([wide, other]) == [wide.nodeid]


def test_further_cases_are_marked() -> None:
    one, two = further("phone", ("de", 360))
    assert (one.values, two.values) == (("phone",), ("de", 360))
    assert {mark.name for each in (one, two) for mark in each.marks} == {"wide"}
