"""Transcripts of whole evenings, for reading."""

from __future__ import annotations

import re

import pytest

from gloaming.bots import styles_of
from tools.transcripts import FOLDER, TITLES, page


def test_each_style_has_a_page_that_is_linked() -> None:
    styles = styles_of("cultists")
    assert styles is not None
    assert list(TITLES) == list(styles.offered)
    linked = (FOLDER / "transcripts.md").read_text("utf-8")
    for style in styles.offered:
        assert f"](transcript-{style}.md)" in linked
        assert (FOLDER / f"transcript-{style}.md").read_text("utf-8").startswith(f"# {TITLES[style]}")


@pytest.mark.parametrize("style", ["keen"])
def test_a_page_tells_a_game_from_the_night_to_the_end_with_what_was_said(style: str) -> None:
    told = page(style, "any evening")
    hours = re.findall(r"^## (.*)$", told, re.MULTILINE)
    assert hours == ["The night", *[f"Hour {hour}" for hour in range(1, len(hours))]]
    assert re.search(r"^\*\*(Agnes|Theo|Ines|Ruben|Klara):\*\* “.*”$", told, re.MULTILINE)
    assert "The roles were: Agnes: " in told.splitlines()[-1]
    assert told == page(style, "any evening"), "the same evening whenever it is written"
