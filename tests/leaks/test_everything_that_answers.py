"""In two worlds that a seat cannot tell apart, a whole server answers everybody alike: at every address, on every socket, in every
stage of a table, byte for byte."""

from __future__ import annotations

import typing
from collections.abc import Iterator

import msgspec
import pytest
from starlette.routing import Route

from gloaming.games.cultists import CULTISTS
from gloaming.kernel.dice import Dice
from gloaming.server import entries as log
from gloaming.server import protocol
from gloaming.server.chain import Damage
from gloaming.server.house import hashed
from gloaming.server.protocol import Settings
from tests.conformance.grounds import CULTISTS_GROUND
from tests.leaks.asking import CASES, NOBODY, Scene, addresses, answers, gets, harmless, sayings
from tests.leaks.houses import CHANCE, Caller, NearHouse, codes
from tests.leaks.looking import Transcript, compared, differences
from tests.leaks.planted import PLANTED
from tests.leaks.worlds import HOST, PERSON, SEEDS, pair_at, token_of
from tests.wide import further

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Houses = tuple[NearHouse, NearHouse]
CODES = codes("E")
PAIRS = [
    ("cultists", 5, "turn", HOST),
    ("cultists", 5, "talk", HOST),
    ("invasion", 7, "sealing", PERSON),
    *further(("cultists", 5, "sealing", HOST), ("invasion", 7, "turn", PERSON), ("invasion", 7, "talk", PERSON)),
]


async def test_every_address_has_its_cases(houses: Houses) -> None:
    """A new one fails here until somebody has said how it is asked: `/metrics`, when it comes."""
    routes = houses[0].app.pages.routes
    assert set(addresses(routes)) == set(CASES)
    new = Route("/metrics", lambda _: None)
    assert set(addresses([*routes, new])) - set(CASES) == {("GET", "/metrics")}


def test_every_message_of_the_socket_has_its_cases() -> None:
    assert set(sayings(5, 1, {"game": "cultists"}, is_host=True)) == set(typing.get_args(protocol.Request))


@pytest.mark.parametrize(("game", "players", "moment", "observer"), PAIRS)
async def test_nobody_is_told_in_which_world_they_are(
    game: str, players: int, moment: str, observer: int, houses: Houses
) -> None:
    """AC-INFO-01, -02, -04, -06, INV-INFO-01, -06, -10, -19."""
    assert await compared(houses, pair_at(game, players, moment, observer), next(CODES)) == []


# Tables at which nothing is played


def seated(code: str, strangers: str) -> Iterator[log.Entry]:
    """Of the others' tokens each world has its own."""
    yield log.Opened(code, hashed(token_of(code, HOST)), "Hanna", 0)
    yield log.Configured(Settings(CULTISTS.name, {"players": 5}, pace="quick"))
    for chair in range(1, 5):
        yield log.Sat(chair, hashed(f"{code} {strangers} {chair}"), f"Person {chair}", chair)


def scene_at(code: str, other: str = NOBODY) -> Scene:
    return Scene(
        code,
        "cultists",
        5,
        {"own": token_of(code, HOST), "another": other, "former": NOBODY, "wrong": NOBODY, "stranger": ""},
    )


async def told(house: NearHouse, code: str) -> Transcript:
    CHANCE.again(0)
    caller, scene = Caller(house), scene_at(code)
    try:
        return await answers(caller, scene, harmless(scene))
    finally:
        await caller.hang_up()


async def test_a_lobby_tells_no_tokens(houses: Houses) -> None:
    code, heard = next(CODES), []
    for house, strangers in zip(houses, ("these", "those"), strict=True):
        await house.lay(code, *seated(code, strangers))
        heard.append(await told(house, code))
    assert differences(*heard) == []


async def test_a_game_that_was_called_off_tells_nothing(houses: Houses) -> None:
    """It began under rules that are not played any more."""
    code, heard = next(CODES), []
    for house, seed in zip(houses, SEEDS, strict=True):
        await house.lay(code, *seated(code, "these"), log.Begun(seed.hex(), 1))
        heard.append(await told(house, code))
    assert differences(*heard) == []


@pytest.mark.parametrize("is_planted", [False, True])
async def test_a_damaged_log_tells_nothing(is_planted: bool, houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    if is_planted:
        [plant] = [plant for plant in PLANTED if plant.net == "damage"]
        plant.plant(monkeypatch)
    code, heard = next(CODES), []
    for house, damage in zip(houses, (Damage("missing", 3), Damage("stuck", 17, "NotOffered")), strict=True):
        house.house.keeping.damaged[code] = damage
        heard.append(await told(house, code))
    assert (differences(*heard) != []) == is_planted


# After the end


async def finished(house: NearHouse, code: str, number: int, most: int = 100_000) -> None:
    """A game of random play, to its end; or called off by its host after so many answers."""
    dice = Dice.seeded("finished", number)
    table = await house.lay(code, *seated(code, "these"), log.Begun(dice.key.hex(), CULTISTS.rules_version))
    table.table.debating = False
    game = table.table.play.game
    async with table.turn:
        for _ in range(most):
            if game.over:
                return
            seat = dice.pick(game.waiting_for)
            await table.add(log.Answered(seat, str(CULTISTS_GROUND.pick(game, seat, dice))))
        await table.add(log.Aborted())


@pytest.mark.parametrize("most", [100_000, 40])
async def test_after_the_end_everybody_is_given_the_same(most: int, houses: Houses) -> None:
    """Records, replays and suspicions depend on the game alone, and not on who asks; and they hold no token."""
    house, code = houses[0], next(CODES)
    await finished(house, code, 1, most)
    for export in ("record", "replay", "replay?seat=2", "suspicions?seat=2"):
        scene, caller = scene_at(code, f"{code} these 1"), Caller(house)
        heard = await answers(caller, scene, gets(scene, f"/api/tables/{code}/{export}"))
        await caller.hang_up()
        assert len({answer for _, answer in heard}) == 1, export
        assert heard[0][1].startswith(b"HTTP/1.1 200"), export
        for token in (token_of(code, HOST), f"{code} these 1"):
            assert token.encode() not in heard[0][1]
            assert hashed(token).encode() not in heard[0][1]


async def test_after_the_end_a_card_tells_nothing_of_the_game(houses: Houses) -> None:
    """Two games with other ends, one card."""
    code, heard = next(CODES), []
    for number, house in enumerate(houses):
        await finished(house, code, number)
        caller, scene = Caller(house), scene_at(code)
        heard.append(await answers(caller, scene, gets(scene, f"/api/tables/{code}")))
        await caller.hang_up()
    assert differences(*heard) == []
    assert msgspec.json.decode(heard[0][0][1].partition(b"\r\n\r\n")[2])["stage"] == "over"
