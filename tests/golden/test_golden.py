"""The games on file play out as they did when they were written."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import FOLDER, TABLES, playthrough


@pytest.mark.parametrize("name", TABLES)
def test_the_game_on_file_plays_out_the_same(name: str) -> None:
    """If this fails, rules have changed: look at `make golden` and `git diff`, and raise the rules' version if so."""
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(TABLES)
