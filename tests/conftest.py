"""What holds for every test."""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.shares import in_shares
from tests.wide import unkept

if TYPE_CHECKING:
    from tests.postgres import Postgres

# Machines are shared and noisy: how long an example takes says nothing about whether it is right.
settings.register_profile("gloaming", deadline=None)
settings.load_profile("gloaming")

os.environ["LC_ALL"] = "C.UTF-8"  # what is typed and read here is English, whatever the shell speaks


def file_of(test: pytest.Item) -> str:
    return test.nodeid.partition("::")[0]


def is_long(test: pytest.Item) -> bool:
    return test.get_closest_marker("slow") is not None or file_of(test).startswith("tests/browser/")


def floors() -> dict[str, int]:
    """How much of each layer must be reached (`tools/coverage.py`)."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    layers: dict[str, int] = project["tool"]["gloaming"]["coverage"]
    return layers


MEASURED = tuple(f"tests/{layer}/" for layer in floors())
"""A layer is measured by its own tests, without the long ones: tracing doubles the time a test takes."""


def pytest_itemcollected(item: pytest.Item) -> None:
    if not file_of(item).startswith(MEASURED) or is_long(item):
        item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """All are there before, and those that are to run afterwards."""
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS and (alone := unkept(items)):
        raise pytest.UsageError(f"No run of `make test` keeps the promise of {', '.join(alone)}.")
    yield
    # Only where several work at once; tests that run one after the other keep the order of the files.
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = in_shares(items, file_of, is_long, workers)


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """One server of PostgreSQL for the tests of a worker; each takes a database of its own (`postgres.database()`)."""
    from tests.postgres import running

    with running() as server:
        yield server
