"""A game that brings no bots of its own still has two: the random one, and a searcher with random playouts."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from gloaming.bots import bot_kinds, make_bot, rooms, searcher
from gloaming.bots.base import Bot
from gloaming.bots.random import RandomBot
from gloaming.bots.searcher import craft
from gloaming.games import GAMES
from gloaming.games.invasion import Options
from gloaming.games.invasion.rescue import CastVotes, Lay
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

KIND = GAMES["invasion"]


@pytest.fixture(autouse=True)
def no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house forgets what it knows of the games."""

    def nowhere(game: str, part: str = "") -> ModuleType | None:
        return None

    for module in (searcher, craft):
        monkeypatch.setattr(module, "room_of", nowhere)


def test_a_game_without_a_room_has_two_kinds_of_bots() -> None:
    assert rooms.room_of("lamplighters") is None
    assert list(bot_kinds("lamplighters")) == ["random", "searcher"]


def played(seed: int, seat: int) -> tuple[Any, list[Option]]:
    """A whole game with a searcher among random bots, and what it answered where it had a choice."""
    game = KIND.begin(Options(players=4), Dice.seeded("any game", seed).key)
    bots: dict[int, Bot] = {other: RandomBot(Dice.seeded(seed, other)) for other in range(4)}
    bots[seat] = searching = searcher.SearcherBot("invasion", Dice.seeded(seed, "searcher"), iterations=4)
    assert isinstance(searching.adviser, RandomBot)
    said: list[Option] = []
    while not game.over:
        for asked in game.waiting_for:
            view = KIND.view(game, asked)
            answer = bots[asked].decide(view, view.asked)
            if asked == seat and len(view.asked.options) > 1:
                said.append(answer)
            game.answer(asked, answer)
    return game, said


def test_it_plays_a_game_that_it_knows_nothing_of_to_its_end() -> None:
    game, said = played(1, 2)
    assert KIND.outcome(game) is not None
    assert said


def test_the_same_dice_lead_to_the_same_answers() -> None:
    assert played(2, 1)[1] == played(2, 1)[1]


def test_it_thinks_about_every_question() -> None:
    general = craft.craft_of("invasion")
    view = KIND.view(KIND.begin(Options(players=4), Dice.seeded("first").key), 0)
    assert view.asked is None or general.takes_time(view, view.asked)


def last_rescue(seed: int) -> tuple[Any, Seat] | None:
    """A game up to an alien's card in a rescue that the aliens must stop."""
    game = KIND.begin(Options(players=4, scientists_to_save=1), Dice.seeded("last rescue", seed).key)
    bots = [make_bot("careful", "invasion", Dice.seeded("last rescue", seed, seat)) for seat in range(4)]
    while not game.over:
        if isinstance(game.asking, CastVotes):
            aliens = [seat for seat in game.asking.team if KIND.team_of(game, seat) == "aliens"]
            if aliens:
                return game, aliens[0]
        for seat in game.waiting_for:
            view = KIND.view(game, seat)
            game.answer(seat, bots[seat].decide(view, view.asked))
    return None


def test_random_playouts_show_what_decides_a_game() -> None:
    """One scientist more would win it for the humans."""
    game, alien = next(scene for seed in range(200) if (scene := last_rescue(seed)) is not None)
    view = KIND.view(game, alien)
    bot = searcher.SearcherBot("invasion", Dice.seeded("playouts"), iterations=60)
    assert bot.decide(view, view.asked) == Lay("sabotage")
