"""The house hosts every game of `gloaming.games`, and one room of it alone knows any of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gloaming.server
from gloaming.bots import bot_kinds
from gloaming.games import GAMES
from gloaming.games.cultists import Options
from gloaming.games.cultists.statements import Saw
from gloaming.kernel.steps import Question
from gloaming.server import entries as log
from gloaming.server.games import HOSTED, Hosted
from gloaming.server.protocol import Settings
from gloaming.server.table import Table, from_log
from tests.server.browser import Browser
from tests.server.prepared import lay_out, search
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

SERVER = Path(gloaming.server.__file__).parent
HOUSE = ("cultists", "invasion")
every_game = pytest.mark.parametrize("hosted", HOSTED.values(), ids=HOSTED)


def imported(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def test_no_room_of_the_house_but_one_knows_a_game() -> None:
    """Whatever it has to know of one stands in `server/games/<game>`."""
    games = tuple(f"{package}.games.{name}" for package in ("gloaming", "gloaming.server") for name in HOUSE)
    looked = [file for file in sorted(SERVER.rglob("*.py")) if file.parent.parent != SERVER / "games"]
    assert {"wire.py", "table.py", "base.py"} <= {file.name for file in looked}
    knowing = {
        file.relative_to(SERVER).as_posix() for file in looked for name in imported(file) if name.startswith(games)
    }
    assert knowing == set()


def test_a_game_is_hosted_under_its_own_name() -> None:
    assert {name: hosted.kind for name, hosted in HOSTED.items()} == GAMES
    assert set(HOUSE) <= HOSTED.keys()


@every_game
def test_every_question_has_a_clock_that_a_host_can_set(hosted: Hosted) -> None:
    questions = [step for step in hosted.kind.steps if issubclass(step, Question)]
    talk = {"talk"} if any(step.debated for step in questions) else set()
    assert hosted.clocks.keys() == {step.clock for step in questions} | talk
    assert next(iter(hosted.clocks)) == "turn"
    assert hosted.usual_clocks.keys() <= hosted.clocks.keys()


@every_game
def test_every_option_is_a_house_rule_or_asked_for_in_the_lobby(hosted: Hosted) -> None:
    rules = [rule.name for rule in hosted.house_rules]
    assert {*rules, *hosted.set_otherwise} == set(hosted.kind.options.__struct_fields__)
    assert not set(rules) & set(hosted.set_otherwise)
    default = hosted.kind.options()
    for rule in hosted.house_rules:
        assert rule.values[0] == getattr(default, rule.name), "the ruling comes first"
        assert rule.clause, f"no clause names `{rule.name}` with its values"


async def facts_of(house: RunningHouse, game: str) -> Any:
    return (await house.get(f"/api/games/{game}")).json()


async def test_every_game_is_told_of(house: RunningHouse) -> None:
    for card in (await house.get("/api/games")).json():
        facts, kind = await facts_of(house, card["name"]), GAMES[card["name"]]
        assert {name: facts[name] for name in card} == card
        assert (card["title"], card["players"]) == (kind.title, [kind.players[0], kind.players[-1]])
        assert facts["clocks"] == HOSTED[kind.name].clocks
        assert facts["facets"] == msgspec.json.decode(msgspec.json.encode(kind.facets))


async def test_the_house_rules_of_each_game_are_told(house: RunningHouse) -> None:
    assert "self_vote" in [each["name"] for each in (await facts_of(house, "cultists"))["house_rules"]]
    told = (await facts_of(house, "invasion"))["house_rules"]
    [window] = [each for each in told if each["name"] == "declare_window"]
    assert window == {
        "name": "declare_window",
        "values": ["every_turn", "own_turn", "standing_orders"],
        "clause": "INV-RQ-44",
    }
    wrong = await house.get("/api/games/chess")
    assert (wrong.status_code, wrong.json()["reason"]) == (409, "unknown-game")


# A host who chooses another game


def settings(game: str, **options: Any) -> dict[str, Any]:
    return {"game": game, "options": {"players": 5, **options}}


async def table_with_bots(house: RunningHouse) -> Browser:
    host = await house.host()
    for chair in range(1, 5):
        assert await host.ask("seat_bot", chair=chair, bot="careful") == ""
    return host


async def test_the_lobby_tells_what_each_game_has_to_tell(house: RunningHouse) -> None:
    host = await table_with_bots(house)
    for game in ("invasion", "cultists", "invasion"):
        assert await host.ask("configure", settings=settings(game)) == ""
        assert set(host.table["bots"]) == set(bot_kinds(game))
        assert (host.table["bots"][0], host.table["bots"][-1]) == ("sleuth", "random")
        assert list(host.table["lobby"]) == (["loyalty"] if game == "cultists" else [])
        assert host.table["problem"] == ""
    assert (await house.get(f"/api/tables/{host.code}")).json()["game"] == "invasion"
    assert await host.ask("begin") == ""
    assert (host.board or {})["id"] == "milan"
    assert (host.table["lobby"], host.table["bots"]) == ({}, [])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"city": "../../README"}, "There is no city"),
        ({"first_architect": 5}, "Nobody sits at seat 5"),
        ({"motherships_to_lose": 0}, "let the aliens win with 1 to 5 of them"),
        ({"pressure_track": [3, 1]}, "A pressure track rises from left to right"),
        ({"pressure_track": [], "pressure_start_index": 0}, "A pressure track rises from left to right"),
        ({"pressure_start_index": 9}, "The pressure track has 6 positions"),
        ({"alien_token_limit": -1}, "cannot be negative"),
    ],
    ids=str,
)
async def test_an_invasion_that_cannot_be_set_up_says_why(
    house: RunningHouse, options: dict[str, Any], sentence: str
) -> None:
    host = await table_with_bots(house)
    assert await host.ask("configure", settings=settings("invasion", **options)) == ""
    assert sentence in host.table["problem"]
    assert sentence in await host.ask("begin")
    assert await host.ask("configure", settings=settings("invasion")) == ""
    assert host.table["problem"] == ""


@pytest.mark.parametrize(
    "options", [{"level": "expert"}, {"city": 3}, {"human_sabotage": "maybe"}, {"players": 9}], ids=str
)
async def test_options_of_another_game_are_refused(house: RunningHouse, options: dict[str, Any]) -> None:
    host = await house.host()
    before = host.everything()
    assert await host.ask("configure", settings=settings("invasion", **options)) != ""
    assert host.everything() == before


@pytest.mark.parametrize(
    ("clocks", "sentence"),
    [
        ({"window": 3}, "There is no clock 'window' in this game; choose one of: turn, encounter, talk, vote."),
        ({"turn": -1}, "This is not understood: Expected `int` >= 0"),
        ({"turn": "soon"}, "This is not understood: Expected `int`, got `str`"),
    ],
    ids=str,
)
async def test_clocks_that_the_game_does_not_have_are_refused(
    house: RunningHouse, clocks: dict[str, Any], sentence: str
) -> None:
    host = await house.host()
    assert (await host.ask("configure", settings=settings("cultists") | {"clocks": clocks})).startswith(sentence)
    assert host.table["settings"]["clocks"] == {}


def test_words_of_one_game_stand_in_its_own_room() -> None:
    """What a shared room of the server says holds for every game."""
    clocks = {clock for hosted in HOSTED.values() for clock in hosted.clocks} - {"turn", "talk"}
    words = re.compile(rf"\b({'|'.join([*GAMES, *clocks])})\b|no.connection", re.IGNORECASE)
    for file in sorted(SERVER.rglob("*.py")):
        if file.parent.parent != SERVER / "games":
            assert not words.findall(file.read_text("utf-8")), file.name


def test_a_bot_that_does_not_know_the_new_game_plays_as_bots_usually_do() -> None:
    table = Table("ABCDEF")
    table.apply(log.Opened("ABCDEF", "0", "Hanna", 0))
    for chair, bot in ((1, "random"), (2, "careful"), (3, "oracle")):
        table.apply(log.BotSeated(chair, bot, f"Bot {chair}"))
    table.apply(log.Configured(Settings("invasion", {"players": 5})))
    assert [holder and holder.bot for holder in table.chairs] == [None, "random", "careful", "sleuth", None]


def test_a_table_from_before_there_was_a_second_game_is_read_as_it_was() -> None:
    """Old logs hold no window among the clocks, and the kinds of bot that there were."""
    table = from_log(
        "ABCDEF",
        [
            b'{"type":"Opened","code":"ABCDEF","token_hash":"0","name":"Hanna","character":0}',
            b'{"type":"Configured","settings":{"game":"cultists","options":{"players":4},"clocks":{"turn":60}}}',
            b'{"type":"BotSeated","chair":1,"bot":"careful","name":"Agnes"}',
            b'{"type":"Spoken","chair":0,"round":0,"text":"","statement":{"type":"saw","one":0,"other":1}}',
        ],
    )
    assert (table.settings.game, table.settings.clocks) == ("cultists", {"turn": 60})
    assert table.hosted.clocks == {"turn": 0, "encounter": 0, "talk": 60, "vote": 0}
    assert [holder and holder.bot for holder in table.chairs] == [None, "careful", None, None]
    assert table.talk.lines[0].statement == Saw(0, 1)


async def test_where_a_kind_of_bot_is_gone_the_usual_one_plays_on(house: RunningHouse) -> None:
    """A table may have been made by a house that knew others."""
    past = search(Options(players=5), lambda game: type(game.asking).__name__ == "Walk" and game.turn not in (None, 0))
    [person] = lay_out(house, past, people=(0,), bot="oracle", options={"players": 5})
    await person.open()
    question = person.question
    await person.until(lambda: person.question > question)
