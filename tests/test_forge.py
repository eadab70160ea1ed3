"""What a public forge runs for us is what everybody runs, by actions that nobody can change under us."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.test_project import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RUNS = {"test.yml": "make test", "docs.yml": "make docs", "release.yml": "make release-check"}
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}")


def read(file: Path) -> dict[Any, Any]:
    told = yaml.safe_load(file.read_text("utf-8"))
    assert isinstance(told, dict)
    return told


def steps(file: Path) -> list[dict[str, Any]]:
    return [step for job in read(file)["jobs"].values() for step in job["steps"]]


def test_each_workflow_runs_one_command_of_the_makefile() -> None:
    assert {file.name: [step["run"] for step in steps(file) if "run" in step] for file in WORKFLOWS} == {
        name: [command] for name, command in RUNS.items()
    }
    targets = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)
    assert {command.removeprefix("make ") for command in RUNS.values()} <= set(" ".join(targets).split())


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_and_may_only_read(file: Path) -> None:
    used = [step["uses"] for step in steps(file) if "uses" in step]
    assert used
    assert all(PINNED.fullmatch(action) for action in used), used
    assert all(line.rstrip()[-1].isdigit() for line in file.read_text().splitlines() if "uses:" in line), "# v1.2.3"
    assert read(file)["permissions"] == {"contents": "read"}
    assert all(job["timeout-minutes"] for job in read(file)["jobs"].values())
    assert True in read(file), "YAML reads `on` as a yes: without it nothing starts the workflow"


def test_every_python_that_is_run_is_one_that_we_name() -> None:
    named = set(re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text()))
    for file in WORKFLOWS:
        run = set(re.findall(r"\b3\.\d+\b", re.sub(r"#.*", "", file.read_text())))
        assert run <= named, file.name
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    assert named == set(re.findall(r"^ +(3\.\d+)$", release, flags=re.MULTILINE))


@pytest.mark.parametrize("form", ["fault.yml", "idea.yml"])
def test_a_form_asks_for_what_we_need(form: str) -> None:
    told = read(ROOT / ".github" / "ISSUE_TEMPLATE" / form)
    assert told["name"]
    assert told["description"]
    asked = [field for field in told["body"] if field["type"] != "markdown"]
    assert any(field.get("validations", {}).get("required") for field in asked)
    assert len({field["id"] for field in asked}) == len(asked)
