"""The coverage gate of `make test`: how much of each layer the tests reach, and how much they must.

The floors are in pyproject.toml, by layer: `python -m tools.coverage` compares them with the last run of pytest and
names every line and branch that a layer of 100 lacks. Where they have risen, raise the floor."""

from __future__ import annotations

import ast
import json
import sys
import tempfile
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

from coverage import Coverage

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src") / "gloaming"


class Layer:
    """A folder of the package, or a module of its own: its statements and branches, and those that were reached."""

    def __init__(self) -> None:
        self.reached = self.all = 0
        self.missing: list[str] = []

    def add(self, file: Path, found: dict[str, Any]) -> None:
        summary, surely = found["summary"], last_cases(ROOT / file)
        branches = [(start, end) for start, end in found["missing_branches"] if start not in surely]
        self.all += summary["num_statements"] + summary["num_branches"]
        self.all -= len(found["missing_branches"]) - len(branches)
        self.reached += summary["covered_lines"] + summary["covered_branches"]
        self.missing += [f"{file}:{line}" for line in found["missing_lines"]]
        self.missing += [f"{file}:{start} never leads to {end if end > 0 else 'the end'}" for start, end in branches]

    @property
    def per_cent(self) -> float:
        return 100 * self.reached / self.all if self.all else 0.0


def last_cases(file: Path) -> set[int]:
    """The lines of the last case of every `match`: one of them always fits, as mypy proves (exhaustive-match)."""
    found = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return {node.cases[-1].pattern.lineno for node in found if isinstance(node, ast.Match)}


def layers(report: dict[str, Any]) -> dict[str, Layer]:
    found: dict[str, Layer] = defaultdict(Layer)
    for name, figures in report["files"].items():
        file = Path(name)
        found[file.relative_to(PACKAGE).parts[0].removesuffix(".py")].add(file, figures)
    return found


def measured() -> dict[str, Layer]:
    """By the data of the last run."""
    coverage = Coverage()
    coverage.load()
    with tempfile.TemporaryDirectory() as folder:
        coverage.json_report(outfile=f"{folder}/report.json")
        return layers(json.loads((Path(folder) / "report.json").read_text()))


def main() -> int:
    floors = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["gloaming"]["coverage"]
    found, failed = measured(), False
    for name, floor in floors.items():
        layer = found[name]
        low = layer.per_cent < floor
        failed |= low
        print(f"{name:8} {layer.per_cent:6.2f}% of {layer.all:,}, at least {floor}%{': TOO LOW' if low else ''}")
        if low and floor == 100:
            print("\n".join(f"  {line}" for line in layer.missing))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
