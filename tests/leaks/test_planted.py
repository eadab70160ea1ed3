"""Every leak of the list is found, and without one nothing is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.leaks.calling_off import compared_when_called_off
from tests.leaks.houses import NearHouse, codes
from tests.leaks.looking import compared
from tests.leaks.planted import PLANTED, Plant
from tests.leaks.worlds import HOST, Pair, pair_at
from tests.wide import one_in

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

CODES = codes("P")
CALLED_OFF = [plant for plant in PLANTED if plant.net == "called off"]
BY_WORLDS = [plant for plant in PLANTED if plant.net == "worlds"]


@cache
def pair(moment: str) -> Pair:
    return pair_at("cultists", 5, moment, HOST)


def pairs() -> Iterator[Pair]:
    """Enough to find anything: the first difference will do."""
    yield from map(pair, ("sealing", "talk", "turn"))


async def differing(houses: tuple[NearHouse, NearHouse]) -> list[str]:
    for each in pairs():
        found = await compared(houses, each, next(CODES))
        if found:
            return found
    return []


async def test_without_a_plant_nothing_is_found(houses: tuple[NearHouse, NearHouse]) -> None:
    assert await differing(houses) == []


@pytest.mark.parametrize("plant", one_in(8, BY_WORLDS), ids=lambda plant: plant.name)
async def test_two_worlds_find_it(
    plant: Plant, houses: tuple[NearHouse, NearHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant.plant(monkeypatch)
    assert await differing(houses) != [], plant.tells


async def differing_when_called_off(houses: tuple[NearHouse, NearHouse]) -> list[str]:
    for each in pairs():
        found = await compared_when_called_off(houses, each, next(CODES))
        if found:
            return found
    return []


async def test_a_game_that_is_called_off_tells_nothing(houses: tuple[NearHouse, NearHouse]) -> None:
    assert await differing_when_called_off(houses) == []


@pytest.mark.parametrize("plant", CALLED_OFF, ids=lambda plant: plant.name)
async def test_what_tells_when_it_is_called_off_is_found(
    plant: Plant, houses: tuple[NearHouse, NearHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant.plant(monkeypatch)
    assert await differing_when_called_off(houses) != [], plant.tells
