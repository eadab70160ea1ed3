"""Whole games of Invasion between careful bots: they end, and nobody sees more than their own view."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path
from time import process_time

import pytest

import gloaming.bots.invasion.careful
from gloaming.bots.invasion.careful import CarefulInvasionBot
from gloaming.bots.invasion.map.terrain import terrain_of
from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.city import CITIES
from gloaming.games.invasion.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.game import Game
from gloaming.kernel.views import Asked
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan, simulate
from tests.bots.invasion.invading import TABLES, named, play, questions
from tests.games.invasion.random_play import random_table

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long

SOURCES = sorted(Path(gloaming.bots.invasion.careful.__file__).parent.rglob("*.py"))
GAMES = 15


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_a_game_between_careful_bots_ends(options: Options) -> None:
    game = play(options, 1)
    assert game.winner in ("humans", "aliens")
    assert 2 <= game.round <= 40


@pytest.mark.parametrize("number", range(12))
def test_careful_bots_play_under_any_house_rules(number: int) -> None:
    game = play(random_table(Dice.seeded("house rules", number)), number)
    assert game.winner in ("humans", "aliens")


@pytest.mark.parametrize("city", CITIES)
def test_there_is_a_way_home_from_every_spot(city: str) -> None:
    terrain = terrain_of(city)
    for place, ways in enumerate(terrain.ways):
        assert ways
        for way in ways:
            assert way.legs[0].places[0] == place
            assert terrain.gathering >> way.legs[-1].goal & 1
            assert all(one.goal == other.places[0] for one, other in pairwise(way.legs))


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_a_fresh_bot_decides_like_one_that_was_there_from_the_start(options: Options) -> None:
    """Tables resume: everything a bot remembers follows from the view."""
    for number, (_, seat, view, bot) in enumerate(questions(options, 3)):
        if number % 7 == 0:
            fresh = CarefulInvasionBot(Dice.seeded(3, seat)).decide(view, view.asked)
            assert fresh == bot.decide(view, view.asked), f"seat {seat}, question {number}"


@pytest.mark.parametrize("options", [TABLES[0], TABLES[3], TABLES[9]], ids=named)
def test_what_is_hidden_changes_no_decision(options: Options) -> None:
    """In another world that this seat cannot tell from the true one, it decides alike."""
    compared = 0
    for number, (_, seat, view, bot) in enumerate(questions(options, 5)):
        if number % 13 == 11:
            other: View = INVASION.view(INVASION.determinise(view, Dice.seeded("world", number)), seat)
            again = CarefulInvasionBot(Dice.seeded(5, seat)).decide(other, other.asked)
            assert again == bot.decide(view, view.asked), f"seat {seat}, question {number}"
            compared += 1
    assert compared >= 5


def test_bots_receive_views_and_never_a_game() -> None:
    for _, _, view, _ in questions(TABLES[6], 2):
        assert type(view) is View
        assert type(view.asked) is Asked
        assert not any(isinstance(getattr(view, name), Game) for name in view.__struct_fields__)


def test_a_decision_changes_nothing_in_the_game() -> None:
    for number, (game, _, view, _) in enumerate(questions(TABLES[2], 4)):
        if number % 19 == 0:
            before = INVASION.save(game)
            CarefulInvasionBot(Dice.seeded(1)).decide(view, view.asked)
            assert INVASION.save(game) == before


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_no_bot_imports_the_state_of_a_game(source: Path) -> None:
    forbidden = {"Game", "Invasion", "INVASION", "GAMES", "view", "determinise"}
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not forbidden & {alias.name for alias in node.names}, f"{source}:{node.lineno}"


def test_a_decision_takes_little_time() -> None:
    """Some ten times as much as it takes to build the view that it reads, which takes microseconds."""
    thought = built = 0.0
    for game, seat, view, bot in questions(TABLES[9], 6):
        begun = process_time()
        bot.decide(view, view.asked)
        decided = process_time()
        INVASION.view(game, seat)
        thought, built = thought + decided - begun, built + process_time() - decided
    assert thought < 30 * built


@pytest.mark.parametrize(("bots", "winner"), [("humans=careful,aliens=random", "humans"), ("humans=random,aliens=careful", "aliens")])  # fmt: skip
def test_the_careful_side_beats_the_random_one(bots: str, winner: str) -> None:
    plan = Plan("invasion", Options(players=6), seating("invasion", bots), 2)
    won = [simulate(plan, number).winner for number in range(1, GAMES + 1)]
    assert won.count(winner) >= 0.6 * GAMES
