"""A browser and a house for each file of tests, and people with browsers of their own for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.cardboard import served
from tests.browser.chromium import ROOT, launched
from tests.browser.player import PATIENCE, Player
from tests.server.running import RunningHouse

expect.set_options(timeout=PATIENCE)
PICTURES = ROOT / ".cache" / "browser-failures"


class People(Protocol):
    def __call__(
        self,
        name: str,
        *,
        phone: bool = False,
        language: str = "en",
        moving: bool = False,
        kind: type[Player] = Player,
        at: str = "",
    ) -> Player: ...


# For a file, not for a whole run: Playwright keeps an event loop running, and tests of other files could not start theirs.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house")).start()
    yield house
    house.kill()
    assert "Traceback" not in house.said(), house.said()


@pytest.fixture(scope="session")
def cardboard(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The pages with every moment of web/fixtures, at their address."""
    mine = tmp_path_factory.getbasetemp()
    with served((mine if worker_id == "master" else mine.parent) / "cardboard") as address:
        yield address


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house of this test alone, to be killed and started again."""
    house = RunningHouse(tmp_path).start()
    yield house
    house.kill()
    assert "Traceback" not in house.said(), house.said()


@pytest.fixture
def people(browser: Browser, house: RunningHouse, request: pytest.FixtureRequest) -> Iterator[People]:
    """A browser. No page may stumble, break its own policy, or talk to another server."""
    came: list[Player] = []

    def come(name: str, *, kind: type[Player] = Player, at: str = "", **manner: Any) -> Player:
        came.append(kind(browser, at or house.url, name, **manner))
        return came[-1]

    failed = request.session.testsfailed
    yield come
    if request.session.testsfailed > failed:
        take_pictures(request.node.name, came)
    complaints = [complaint for player in came for complaint in player.complaints]
    for player in came:
        player.leave()
    assert complaints == []


def take_pictures(test: str, people: list[Player]) -> None:
    """Of what everybody saw when the test failed."""
    for player in people:
        for number, page in enumerate(player.context.pages):
            page.screenshot(path=PICTURES / f"{test}-{player.name}-{number}.png".replace("/", "-"))
