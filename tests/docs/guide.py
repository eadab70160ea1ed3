"""A how-to page, followed to the letter: its files are written, its changes made, its commands run, in a copy.

    ```python title=src/gloaming/…/torchbearer.py    a new file, as it stands
    ```diff                                          changes to files that are there
    ```sh                                            commands; each must succeed
    ```console                                       lines that the last command has shown, in this order

Anything else in a page is talk."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).parents[2]
PAGES = PROJECT / "docs" / "how-to"
COPIED = (
    "src", "tests", "docs/rules", "web/src/protocol", "web/src/games/cultists/kinds.json",
    "web/tools", "tools", "pyproject.toml",
)  # fmt: skip
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "assets", "browser", "golden")
"""What no page needs: built pages, and tests that take long to copy or to run."""
BLOCK = re.compile(r"^```(\w+)(?: title=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)

GLOAMING = "from gloaming.cli.main import app; app()"

Step = tuple[str, str, str]
"""Language, title and text of a block."""


def steps_of(page: str) -> Iterator[Step]:
    for language, title, text in BLOCK.findall((PAGES / page).read_text(encoding="utf-8")):
        if title or language in ("diff", "sh", "console"):
            yield language, title, text


class Reader:
    """Somebody who does what a page says, in a copy of the project."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shown = ""
        for name in COPIED:
            source, copy = PROJECT / name, folder / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, copy, ignore=LEFT_BEHIND)
            else:
                shutil.copy(source, copy)

    def follow(self, page: str) -> None:
        for language, title, text in steps_of(page):
            if title:
                self.write(title, text)
            elif language == "diff":
                self.change(text)
            elif language == "console":
                self.look_for(text)
            else:
                for command in text.strip().splitlines():
                    self.run(*self.typed(command))

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        # A checkout in which somebody has followed the page already is fine.
        assert not path.exists() or path.read_text(encoding="utf-8") == text, f"{name} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def change(self, diff: str) -> None:
        self.run(["git", "apply", "--whitespace=nowarn", "-"], diff)

    def look_for(self, text: str) -> None:
        rest = self.shown
        for line in filter(None, map(str.strip, text.splitlines())):
            _, found, rest = rest.partition(line)
            assert found, f"{line!r} is not shown, or not in this order:\n{self.shown}"

    def typed(self, command: str) -> tuple[list[str], str]:
        """`yes 1 | …` types for a reader who has no time to play."""
        keys, pipe, program = command.partition(" | ")
        if not pipe:
            return self.meant(command), ""
        yes, answer = shlex.split(keys)
        assert yes == "yes", f"only yes may type for a reader: {command}"
        return self.meant(program), f"{answer}\n" * 100

    def meant(self, command: str) -> list[str]:
        """`.venv/bin/pytest` is the pytest of this very environment; `gloaming` is what its script would call."""
        program, *rest = shlex.split(command)
        assert program.startswith(".venv/bin/"), f"a page says how to run things in the environment: {command}"
        name = program.removeprefix(".venv/bin/")
        how = {"gloaming": ["-c", GLOAMING], "python": []}.get(name, ["-m", name])
        return [sys.executable, *how, *rest]

    def run(self, command: list[str], given: str = "") -> None:
        # The copy comes first on the path, ahead of the project that is installed.
        # The tests that run these pages have nothing to say to the tests that the pages run.
        around = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        there = {
            **around,
            "PYTHONPATH": str(self.folder / "src"),
            "GIT_CEILING_DIRECTORIES": str(self.folder.parent),
            "GLOAMING_HOME": str(self.folder / "home"),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "80",
        }
        done = subprocess.run(
            command, cwd=self.folder, env=there, input=given, text=True, capture_output=True, check=False
        )
        self.shown = done.stdout
        assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}\n{done.stderr}"
