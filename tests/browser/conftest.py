"""A house for each worker, Chromium for each file of tests, and people with browsers of their own for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.cardboard import served
from tests.browser.chromium import ROOT, launched
from tests.browser.devices import Devices
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
        worker: bool = False,
        kind: type[Player] = Player,
        at: str = "",
    ) -> Player: ...


# For a file, not for a whole run: Playwright keeps an event loop running, and tests of other files could not start theirs.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house")).start()
    yield house
    house.kill()


@pytest.fixture(scope="module")
def house(shared_house: RunningHouse) -> Iterator[RunningHouse]:
    """The shared house, at which each test has tables of its own. It must not have stumbled over anything."""
    before = len(shared_house.said())
    yield shared_house
    said = shared_house.said()[before:]
    assert "Traceback" not in said, said


@pytest.fixture(scope="module")
def devices(browser: Browser, house: RunningHouse) -> Devices:
    return Devices(browser, house.url)


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
def people(devices: Devices, request: pytest.FixtureRequest) -> Iterator[People]:
    """A browser. No page may stumble, break its own policy, or talk to another server.

    Who comes to another house, or to this one `at` another address, comes with a new one."""
    came: list[Player] = []

    def come(name: str, *, kind: type[Player] = Player, at: str = "", **manner: Any) -> Player:
        came.append(kind(devices.browser if at else devices, at or devices.house, name, **manner))
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
        for number, page in enumerate(player.device.context.pages):
            page.screenshot(path=PICTURES / f"{test}-{player.name}-{number}.png".replace("/", "-"))
