"""The page that tells how to train an agent works as it is written."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "train-an-agent.md"
NOT_EVERYWHERE = {
    "pyspiel": "OpenSpiel has no wheel for this machine",
    "torchrl": "TorchRL is large and not installed here",
    "jax": "JAX is large and not installed here",
}
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_every_block_of_the_page_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some write a file
    block = BLOCKS[number]
    for library, why in NOT_EVERYWHERE.items():
        if library in block and find_spec(library) is None:
            pytest.skip(why)
    exec(compile(block, str(PAGE), "exec"), {})


def test_the_page_names_the_true_widths() -> None:
    from gloaming.env.versions import version

    words = PAGE.read_text(encoding="utf-8")
    for game in ("cultists", "invasion"):
        assert f"{version(game).sheet.width:,} in {game.capitalize()}" in words
