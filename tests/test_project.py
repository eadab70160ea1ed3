"""What must hold for the checkout as a whole."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PINS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("pins", PINS, ids=lambda path: path.name)
def test_pins_are_hashed_and_name_no_index(pins: Path) -> None:
    text = pins.read_text()
    assert "://" not in text
    assert "--index" not in text
    for entry in re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)):
        if entry.strip():
            assert "==" in entry
            assert "--hash=sha256:" in entry, entry


def test_the_pins_for_testing_hold_those_for_playing() -> None:
    def pinned(name: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+==\S+", (ROOT / "requirements" / name).read_text(), flags=re.MULTILINE))

    assert pinned("run.txt") <= pinned("dev.txt")


def test_every_dependency_is_pinned() -> None:
    """Run `make lock` after changing pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    wanted = [*project["project"]["dependencies"], *groups["test"], *groups["lint"], *groups["bench"]]
    pins = (ROOT / "requirements" / "dev.txt").read_text()
    for requirement in wanted:
        name = re.match(r"[\w.-]+", requirement)
        assert name
        assert re.search(rf"^{re.escape(name[0])}==", pins, flags=re.MULTILINE), f"{name[0]} is not pinned: make lock"


def test_every_make_target_is_a_command_of_dev_py() -> None:
    lines = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)
    targets = {target for line in lines for target in line.split()} - {"help"}
    said = subprocess.run(
        [sys.executable, "dev.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    commands = set(re.findall(r"^  ([\w-]+)  +\S", said.split("commands:")[1], flags=re.MULTILINE))
    assert "bench-server" in commands
    assert targets == commands


def test_every_layer_with_a_floor_is_measured() -> None:
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]
    floors = tool["gloaming"]["coverage"]
    assert floors["kernel"] == floors["games"] == 100, "the floors only rise"
    assert all((ROOT / "tests" / layer).is_dir() for layer in floors), "a layer is measured by its own tests"


def test_the_package_holds_no_workshop() -> None:
    """Benchmarks, generators and tools stay in the checkout: a wheel takes src/gloaming and the rules pages alone."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"] == ["src/gloaming", "docs/rules"]
    imported = re.compile(r"^\s*(?:from|import) (?:tools|benchmarks|tests)\b", flags=re.MULTILINE)
    for file in (ROOT / "src").rglob("*.py"):
        assert file.stem not in ("bench", "typescript", "spoken"), file
        assert not imported.search(file.read_text(encoding="utf-8")), file
