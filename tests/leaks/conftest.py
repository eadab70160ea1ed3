"""Two houses at work in the process of the tests, in which nothing is left to chance."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.leaks.houses import NearHouse, few_pages, standing_still


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def houses(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[NearHouse, NearHouse]]:
    """One for each of two worlds."""
    folder = tmp_path_factory.mktemp("houses")
    pages = few_pages(folder / "pages")
    one, two = (NearHouse(folder / f"{name}.sqlite3", pages) for name in ("one", "two"))
    with standing_still():
        async with one.open(), two.open():
            yield one, two
