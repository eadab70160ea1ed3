"""Two worlds that differ in a sealed answer alone: over a relay and after a takeover, too, nobody can tell them apart.

The same bytes, of the same lengths, in the same order."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gloaming.games.cultists import Options
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.server import entries as log
from gloaming.server.games import HOSTED
from gloaming.server.house import hashed
from gloaming.server.postgres_store import PostgresStore
from gloaming.server.protocol import Settings
from tests.cluster.parts import Node
from tests.forwarder import Forwarder
from tests.postgres import Postgres
from tests.server.browser import Browser
from tests.server.prepared import GROUND_OF, Past, search

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

CODES = ("AAAAAA", "BBBBBB")
"""One for each world; before they are compared, one is put for the other."""


class Sealed(NamedTuple):
    """A moment at which somebody may seal one of two answers, while another looks on and a third is asked as well."""

    game: str
    options: Any
    past: Past
    sealer: int
    answers: tuple[str, str]
    looker: int


def sealed(game: str, options: Any, question: str) -> Sealed:
    found: dict[str, Any] = {}

    def fits(state: Any) -> bool:
        if type(state.asking).__name__ != question or state.answers or len(state.choices) < 2:
            return False
        for seat, choices in state.choices.items():
            codes = [str(choice) for choice in choices]
            if len(codes) > 1:
                found.update(sealer=seat, answers=(codes[0], codes[1]))
                found["looker"] = next(other for other in range(options.players) if other != seat)
                return True
        return False

    past = search(options, fits, "sealed", game)
    return Sealed(game, options, past, **found)


def written(moment: Sealed, code: str, answer: str, tokens: Sequence[str]) -> list[bytes]:
    settings = Settings(
        moment.game, {"players": moment.options.players}, dict.fromkeys(HOSTED[moment.game].clocks, 0), patience=0
    )
    entries: list[log.Entry] = [log.Opened(code, hashed(tokens[0]), "Person 0", 0), log.Configured(settings)]
    entries += [log.Sat(chair, hashed(tokens[chair]), f"Person {chair}", chair) for chair in range(1, len(tokens))]
    entries.append(log.Begun(moment.past.seed.hex(), GROUND_OF[type(moment.options)].kind.rules_version))
    entries += [log.Answered(seat, code_) for seat, code_ in moment.past.answers]
    entries.append(log.Answered(moment.sealer, answer))
    return [log.write(entry) for entry in entries]


async def looked(node: Node, code: str, token: str) -> list[bytes]:
    """All that somebody with this seat is told who comes by way of this node."""
    browser = Browser(f"ws://127.0.0.1:{node.port}/api/tables/{code}/socket", code, token)
    await browser.open()
    await browser.settle()
    await browser.close()
    return [message.replace(CODES[1].encode(), CODES[0].encode()) for message in browser.raw]


async def told_apart(folder: Path, postgres: Postgres, moments: Sequence[Sealed], plant: str) -> list[str]:
    """At which way to which moment the two worlds looked different."""
    url = await postgres.database()
    wire = await Forwarder(postgres.port).start()
    a, b = nodes = [Node(folder, name, url, wire, plant) for name in "ab"]
    store = PostgresStore(url)
    found: list[str] = []
    try:
        await store.check()
        for node in nodes:
            await node.start()
        for number, moment in enumerate(moments):
            tokens = [secrets.token_urlsafe(24) for _ in range(moment.options.players)]
            mine = tokens[moment.looker]
            for code, answer in zip(CODES, moment.answers, strict=True):
                assert await store.adopt(code, written(moment, code, answer, tokens))
            if number:
                await a.start()
            ways = {"kept there": a, "by relay": b, "after a takeover": b}
            for way, node in ways.items():
                if way == "after a takeover":
                    await a.kill()
                one, other = [await looked(node, code, mine) for code in CODES]
                assert len(one) > 1
                found += [f"{moment.game}, {way}"] * (one != other)
            for code in CODES:
                await store.forget(code)
        return found
    finally:
        for node in nodes:
            await node.kill()
        await wire.end()
        await store.end()


MOMENTS = {
    "cultists": lambda: sealed("cultists", Options(players=5), "HoldVote"),
    "invasion": lambda: sealed("invasion", InvasionOptions(players=5), "CastVotes"),
}


async def test_nodes_do_not_tell_two_worlds_apart(postgres: Postgres, tmp_path: Path) -> None:
    """AC-INFO-02, INV-INFO-06: where the table is kept, over a relay, and when another node has taken it over."""
    moment = MOMENTS["cultists"]()
    assert await told_apart(tmp_path, postgres, [moment], "stand-still") == []


@pytest.mark.cluster
async def test_what_tells_a_secret_is_caught(postgres: Postgres, tmp_path: Path) -> None:
    found = await told_apart(tmp_path, postgres, [MOMENTS["cultists"]()], "relay-tells-of-answers")
    assert found == ["cultists, kept there", "cultists, by relay", "cultists, after a takeover"]


@pytest.mark.cluster
async def test_nodes_tell_no_two_worlds_apart_in_another_game(postgres: Postgres, tmp_path: Path) -> None:
    assert await told_apart(tmp_path, postgres, [MOMENTS["invasion"]()], "stand-still") == []
