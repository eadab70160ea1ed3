"""A bot sees a view and nothing else: equal views, equal decisions, whatever lies hidden."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import gloaming.bots
from gloaming.bots.cultists.careful import CarefulBot
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.game import Game
from gloaming.kernel.views import Asked
from tests.bots.cultists.playing import questions

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long

SOURCES = sorted(Path(gloaming.bots.__file__).parent.rglob("*.py"))
TABLES = {
    "4 and AUTOMA": Options(players=4, level="first"),
    "5": Options(players=5, level="experienced"),
    "8": Options(players=8, level="experienced"),
    "polar station": Options(board="polar-station", players=7, level="experienced"),
    "mine with Professions": Options(board="mine", players=8, level="experienced", professions=True),
    "new Roles": Options(players=7, level="custom", roles=("cursebearer", "celebrity", "blind_cultist")),
    "Cursed Hunter": Options(players=8, level="custom", roles=("cursed_hunter",)),
}


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_a_fresh_bot_decides_like_one_that_was_there_from_the_start(options: Options) -> None:
    """Tables resume: everything a bot remembers follows from the view."""
    for number, (_, seat, view, bot) in enumerate(questions(options, 3)):
        if number % 7 == 0:
            assert isinstance(bot, CarefulBot)
            dice = Dice(bot.dice.key, bot.dice.rolled)
            fresh = CarefulBot(dice).decide(view, view.asked)
            assert fresh == bot.decide(view, view.asked), f"seat {seat}, question {number}"


def test_a_bot_that_is_shown_another_game_forgets_the_old_one() -> None:
    options = Options(players=5, level="first")
    *_, (_, _, view, old) = questions(options, 1)
    for _, seat, other, _ in questions(options, 2):
        if seat == view.seat and other.asked is not None and len(other.asked.options) > 1:
            assert old.decide(other, other.asked) == CarefulBot(Dice.seeded(2, seat)).decide(other, other.asked)
            return
    pytest.fail("that seat was never asked anything")


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_what_is_hidden_changes_no_decision(options: Options) -> None:
    """In another world that this seat cannot tell from the true one, it decides alike."""
    compared = 0
    for number, (_, seat, view, _) in enumerate(questions(options, 5)):
        if number % 13 != 11:
            continue
        other_world = CULTISTS.determinise(view, Dice.seeded("world", number))
        other: View = CULTISTS.view(other_world, seat)
        assert CarefulBot(Dice.seeded(7)).decide(view, view.asked) == CarefulBot(Dice.seeded(7)).decide(
            other, other.asked
        )
        compared += 1
    assert compared >= 5


def test_a_decision_changes_nothing_in_the_view() -> None:
    for number, (game, seat, view, _) in enumerate(questions(Options(players=7, level="expert"), 4)):
        if number % 19 == 0:
            before = CULTISTS.save(game)
            CarefulBot(Dice.seeded(1)).decide(view, view.asked)
            assert CULTISTS.save(game) == before
            assert view == CULTISTS.view(game, seat)


def test_bots_receive_views_and_never_a_game() -> None:
    for _, _, view, _ in questions(Options(players=6, level="experienced"), 2):
        assert type(view) is View
        assert type(view.asked) is Asked
        held = [getattr(view, name) for name in view.__struct_fields__]
        assert not any(isinstance(value, Game) for value in held)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_no_bot_imports_the_state_of_a_game(source: Path) -> None:
    """But for one room, which makes worlds of its own from a view."""
    forbidden = {"Game", "Cultists", "CULTISTS", "GAMES", "view", "determinise"}
    if source.parts[-2:] == ("searcher", "worlds.py"):
        forbidden -= {"GAMES"}
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not forbidden & {alias.name for alias in node.names}, f"{source}:{node.lineno}"
