"""The page that tells how to train an agent works as it is written."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "train-an-agent.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_every_block_of_the_page_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some write a file
    block = BLOCKS[number]
    if "pyspiel" in block and find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel has no wheel for this machine")
    exec(compile(block, str(PAGE), "exec"), {})


def test_the_page_names_the_true_widths() -> None:
    from gloaming.env.versions import version

    words = PAGE.read_text(encoding="utf-8")
    for game in ("cultists", "invasion"):
        assert f"{version(game).sheet.width:,} in {game.capitalize()}" in words
