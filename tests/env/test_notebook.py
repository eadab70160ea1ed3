"""The notebook works as it is written, in small: its cells run in their order."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba", reason="the notebook plays in lanes, and those need numba")

NOTEBOOK = Path(__file__).parents[2] / "examples" / "train_in_five_minutes.ipynb"
CELLS: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
CODE = [cell for cell in CELLS if cell["cell_type"] == "code"]
SMALL = "LANES, STEPS, EACH, PLAIN = 3, 120, 1, True"


def test_every_cell_runs_in_its_order(capsys: pytest.CaptureFixture[str]) -> None:
    """And the learner's weights move, where it played."""
    scope: dict[str, Any] = {}
    for cell in CODE:
        source = SMALL if cell["metadata"].get("tags") == ["sizes"] else "".join(cell["source"])
        exec(compile(source, str(NOTEBOOK), "exec"), scope)
    told = capsys.readouterr().out
    assert "learnt: the Cultist wins" in told
    assert "of 3 games" in told
    assert told.rstrip().splitlines()[-1].startswith("Outcome(winner=")
    assert scope["played"]
    assert scope["weights"].any()


def test_it_is_kept_without_what_it_printed() -> None:
    assert [cell for cell in CODE if cell["outputs"] or cell["execution_count"]] == []
    assert [cell["metadata"]["tags"] for cell in CODE if "tags" in cell["metadata"]] == [["sizes"]]
