"""The coverage gate: it counts lines and branches by layer, and believes mypy about the last case of a `match`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools import coverage
from tools.coverage import Layer, last_cases, layers

SOURCE = """\
def sign(number):
    match number:
        case 0:
            return "none"
        case 1:
            return "one"
"""


def figures(missing_lines: list[int], missing_branches: list[tuple[int, int]]) -> dict[str, Any]:
    summary = {
        "num_statements": 6,
        "covered_lines": 6 - len(missing_lines),
        "num_branches": 4,
        "covered_branches": 4 - len(missing_branches),
    }
    return {"summary": summary, "missing_lines": missing_lines, "missing_branches": missing_branches}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(coverage, "ROOT", tmp_path)
    name = Path("src/gloaming/games/sign.py")
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).write_text(SOURCE)
    return name


def test_the_last_case_always_fits(file: Path, tmp_path: Path) -> None:
    assert last_cases(tmp_path / file) == {5}
    layer = Layer()
    layer.add(file, figures([], [(5, -1)]))
    assert (layer.per_cent, layer.missing) == (100.0, [])


def test_another_branch_or_line_is_missed(file: Path) -> None:
    layer = Layer()
    layer.add(file, figures([4], [(3, 4)]))
    assert layer.per_cent == pytest.approx(80.0)
    assert layer.missing == [f"{file}:4", f"{file}:3 never leads to 4"]


def test_files_count_for_their_layer(file: Path) -> None:
    found = layers({"files": {str(file): figures([], [])}})
    assert {name: layer.all for name, layer in found.items()} == {"games": 10}


@pytest.mark.parametrize(("missing", "code"), [([], 0), ([4], 1)])
def test_a_layer_below_its_floor_fails_and_names_what_it_lacks(
    missing: list[int], code: int, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    (coverage.ROOT / "pyproject.toml").write_text("[tool.gloaming.coverage]\ngames = 100\n")
    monkeypatch.setattr(coverage, "measured", lambda: layers({"files": {str(file): figures(missing, [])}}))
    assert coverage.main() == code
    assert (f"  {file}:4" in capsys.readouterr().out) is bool(missing)
