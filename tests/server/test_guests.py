"""A game that a package brings: found by its entry point, hosted by its types, told to pages, and as silent as the others."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.games import GAMES, GROUP, game_called
from gloaming.kernel.dice import Dice
from gloaming.kernel.guests import guests as guests_of
from gloaming.kernel.kinds import GameKind
from gloaming.server import wire
from gloaming.server.games import BY_BOARD, BY_VIEW, HOSTED, Hosted, hosting, own_room
from gloaming.server.games.derived import derived
from tests.guests import GUEST, bring_lamplighters, bring_torchbearer
from tests.proving import Ground
from tests.server.playing import play
from tests.server.running import GLOAMING, RunningHouse
from tests.server.test_two_worlds_over_the_wire import COMPARISONS, Search, search  # noqa: F401 - a fixture

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bring_lamplighters(tmp_path_factory.mktemp("guests"))


@pytest.fixture(scope="module")
def shared(guests: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house"), guests).start()
    yield house
    house.kill()


@pytest.fixture
async def house(shared: RunningHouse) -> AsyncIterator[RunningHouse]:
    yield shared
    await shared.send_home()
    assert "Traceback" not in shared.said(), shared.said()


@pytest.fixture
def lamplighters(guests: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosted]:
    """In this very process, as if it had been on the path from the beginning."""
    monkeypatch.syspath_prepend(guests)
    kind: GameKind = import_module(GUEST).LAMPLIGHTERS
    monkeypatch.setitem(GAMES, kind.name, kind)
    hosted = dict(hosting({kind.name: kind}))[kind.name]
    monkeypatch.setitem(HOSTED, kind.name, hosted)
    monkeypatch.setitem(BY_VIEW, hosted.view, hosted)
    monkeypatch.setitem(BY_BOARD, hosted.board_kind, hosted)
    yield hosted
    for name in [name for name in sys.modules if name.split(".")[0] == GUEST]:
        del sys.modules[name]


def said_by_gloaming(guests: Path, *words: str) -> str:
    around = {**os.environ, "PYTHONPATH": str(guests), "COLUMNS": "120"}
    done = subprocess.run([*GLOAMING, *words], env=around, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


# Found


def test_a_package_brings_a_game_by_its_entry_point(lamplighters: Hosted) -> None:
    assert [kind.name for kind in guests_of(GROUP, GameKind)] == [GUEST]
    assert game_called(GUEST) is lamplighters.kind
    assert (lamplighters.kind.home, own_room(GUEST)) == (GUEST, None)


def test_the_command_line_counts_its_games(guests: Path) -> None:
    said = said_by_gloaming(guests, "simulate", GUEST, "--players", "4", "--games", "3", "--bots", "random")
    assert "Watch" in said
    assert "Thief" in said


def test_a_guest_that_cannot_be_loaded_keeps_nobody_from_playing(tmp_path: Path) -> None:
    bring_lamplighters(tmp_path)
    (tmp_path / GUEST / "__init__.py").write_text("raise RuntimeError('worn out')\n", encoding="utf-8")
    assert "Cultists" in said_by_gloaming(tmp_path, "simulate", "cultists", "--games", "1", "--bots", "random")


# Hosted


def test_how_it_is_hosted_follows_from_its_types(lamplighters: Hosted) -> None:
    game = lamplighters.kind.begin(lamplighters.kind.options(players=3), Dice.seeded("hosted").key)
    assert lamplighters.view.__module__ == f"{GUEST}.view"
    assert (lamplighters.phase(game), lamplighters.unveil(game)) == ("night", None)
    assert (lamplighters.clocks, lamplighters.house_rules) == ({"turn": 0}, ())
    assert wire.board_of(lamplighters.board(game)) == {}


def test_a_room_of_its_own_goes_first(lamplighters: Hosted, guests: Path) -> None:
    room = guests / GUEST / "server.py"
    room.write_text(
        "import dataclasses\nfrom gloaming.server.games.derived import derived\n"
        f"from {GUEST} import LAMPLIGHTERS\n"
        'HOSTED = dataclasses.replace(derived(LAMPLIGHTERS), usual_clocks={"turn": 30})\n',
        encoding="utf-8",
    )
    try:
        own = own_room(GUEST)
        assert own is not None
        assert own.clocks == {"turn": 30}
    finally:
        room.unlink()


def test_the_words_that_it_brings_are_told_by_language(lamplighters: Hosted, guests: Path) -> None:
    assert lamplighters.facts.words == {}
    for language, words in (("de", "option-tend = Versorgen\n"), ("en", "option-tend = Tend it\n")):
        (guests / GUEST / "words" / language).mkdir(parents=True)
        (guests / GUEST / "words" / language / "lamps.ftl").write_text(words, encoding="utf-8")
    assert derived(lamplighters.kind).facts.words == {
        "de": "option-tend = Versorgen\n",
        "en": "option-tend = Tend it\n",
    }


def test_a_game_whose_views_have_no_type_is_not_hosted(lamplighters: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lamplighters.kind, "view", lambda game, seat, journal=None: None)
    with pytest.warns(UserWarning, match="Lamplighters cannot be hosted .* of which type"):
        assert dict(hosting({GUEST: lamplighters.kind})) == {}


# Told


async def test_a_page_is_told_all_that_it_needs(house: RunningHouse) -> None:
    cards = {card["name"]: card for card in (await house.get("/api/games")).json()}
    assert {GUEST, "cultists", "invasion"} <= cards.keys()
    facts = (await house.get(f"/api/games/{GUEST}")).json()
    assert facts.items() >= {"title": "Lamplighters", "players": [3, 6], "teams": ["watch", "thief"]}.items()
    assert facts["facets"]["options"]["Tend"] == {"hidden": ["lamp"]}
    assert "sight" not in facts["facets"]["events"]["LampSeen"], "what says nothing is private"
    assert facts["view"]["names"]["unveiled.thief"] == "seat"
    assert "side" not in facts["view"]["public"]


async def test_a_game_of_ours_tells_what_other_packages_bring(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path, bring_torchbearer(tmp_path)).start()
    try:
        brought = (await house.get("/api/games/cultists/guests")).json()
        assert (await house.get("/api/games/invasion/guests")).json()["words"] == {}
    finally:
        house.kill()
    assert "role-torchbearer = Lichtträger" in brought["words"]["de"]
    assert brought["things"]["roles"]["torchbearer"].items() >= {"team": "investigators", "loyalty": 1}.items()
    assert brought["facets"] == {"options": {}, "events": {}, "questions": {}}


async def test_a_whole_game_is_played_over_the_socket_and_watched_again(house: RunningHouse) -> None:
    host = await house.host()
    assert await host.ask("configure", settings={"game": GUEST, "pace": "quick"}) == ""
    assert len(host.table["chairs"]) == 4, "as many as usually play it"
    assert "for 3 to 6 players" in await host.ask("configure", settings={"game": GUEST, "options": {"players": 7}})
    assert "no clock 'vote'" in await host.ask("configure", settings={"game": GUEST, "clocks": {"vote": 9}})
    guest = await house.guest(host.code, "Gero")
    for chair in (2, 3):
        assert await host.ask("seat_bot", chair=chair, bot="random") == ""
    assert await guest.ask("ready", ready=True) == ""
    assert await host.ask("begin") == ""
    for browser in (host, guest):
        await browser.until_stage("playing")
    assert await host.ask("declare", statement={"type": "accuses", "chair": 2, "why": "gut"}) == ""
    assert host.board == {}
    assert guest.view["side"] in ("watch", "thief")
    await play([host, guest], Dice.seeded("lamplighters over the socket"))
    assert (host.stage, host.view["winner"]) == ("over", guest.view["winner"])
    assert 0 <= host.view["unveiled"]["thief"] < 4

    record = await house.get(f"/api/tables/{host.code}/record")
    assert f'"game":"{GUEST}"' in record.text
    open_ = (await house.get(f"/api/tables/{host.code}/replay?seat=all")).json()
    mine = (await house.get(f"/api/tables/{host.code}/replay?seat=0")).json()
    assert [frame["phase"] for frame in mine["frames"]][-1] == "over"
    assert sides_learnt(open_) == [0, 1, 2, 3]
    assert sides_learnt(mine) == [0]
    suspicions = await house.get(f"/api/tables/{host.code}/suspicions?seat=0")
    assert (suspicions.status_code, suspicions.json()["reason"]) == (404, "no-suspicions")


def sides_learnt(replay: Any) -> list[int]:
    events = [event for frame in replay["frames"] for event in frame["journal"]]
    return [event["seat"] for event in events if event["type"] == "SideLearnt"]


async def test_a_table_whose_game_has_gone_says_so(house: RunningHouse, tmp_path: Path) -> None:
    host = await house.host()
    assert await host.ask("configure", settings={"game": GUEST}) == ""
    without = RunningHouse(tmp_path)
    with closing(house.connect()) as store, closing(without.connect()) as copy:
        store.backup(copy)
    without.start()
    try:
        answer = await without.get(f"/api/tables/{host.code}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "unknown-game")
    finally:
        without.kill()


# Two worlds


def ground_of(hosted: Hosted) -> Ground:
    return Ground(
        hosted.kind,
        lambda dice: hosted.kind.options(players=3 + dice.roll(4)),
        lambda game: {"thief": game.thief},
        every=2,
    )


def test_the_wire_does_not_tell_two_worlds_apart(search: Search, lamplighters: Hosted) -> None:  # noqa: F811
    found = search(ground_of(lamplighters))
    assert found.leaks == []
    assert found.comparisons >= COMPARISONS
    assert found.different["anything"] > 0


def test_a_field_that_tells_a_secret_is_caught(
    search: Search,  # noqa: F811
    lamplighters: Hosted,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = wire.view_for

    def leaky(kind: Any, game: Any, *given: Any, **more: Any) -> Any:
        return msgspec.structs.replace(honest(kind, game, *given, **more), dark=game.thief)

    monkeypatch.setattr(wire, "view_for", leaky)
    assert search(ground_of(lamplighters)).leaks != []
