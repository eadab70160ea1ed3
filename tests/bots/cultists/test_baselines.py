"""Cheap tricks: each does the one thing it is there for, and nobody meets it in the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gloaming.bots import bot_kinds, kind_called, make_bot
from gloaming.bots.cultists.baselines import BASELINES
from gloaming.bots.cultists.baselines.knives import WAKES
from gloaming.games import GAMES
from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import DEAD, RED_CARDS
from gloaming.games.cultists.rules import is_cultist
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.talk import Accuses
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Finished, Plan, played_out

GAME = GAMES["cultists"]
ALIVE_CARDS = 4
"""A Cultist's, at five players (AC-SETUP-01); when they are gone, it has no choice."""


def games(cultist: str, count: int) -> Iterator[Finished]:
    options = GAME.read_options({"players": 5})
    plan = Plan("cultists", options, seating("cultists", f"investigators=careful,cultists={cultist}"), 5)
    yield from [played_out(plan, number) for number in range(1, count + 1)]


def gifts(game: Any) -> list[e.Gave]:
    return [event for event in game.journal if isinstance(event, e.Gave) and is_cultist(game, event.seat)]


def test_a_trick_sits_down_in_studies_alone() -> None:
    assert not BASELINES.keys() & bot_kinds("cultists").keys()
    assert BASELINES.keys() <= bot_kinds("cultists", studied=True).keys()
    with pytest.raises(BadOptions, match="There is no bot 'blitz'"):
        kind_called("blitz", "cultists")
    assert kind_called("blitz", "cultists", studied=True) == "blitz"
    assert "blitz" not in bot_kinds("invasion", studied=True)


def test_a_blitz_gives_nothing_but_death_while_it_has_any() -> None:
    """... to those whom it has not killed already."""
    for played in games("blitz", 3):
        given = gifts(played.game)
        killed = [gift.to for gift in given if gift.card == DEAD]
        assert killed
        for gift in given[: given.index(next(gift for gift in reversed(given) if gift.card == DEAD))]:
            assert gift.card == DEAD or gift.to in killed


@pytest.mark.parametrize("trick", ["pacifist", "saboteur"])
def test_some_kill_nobody_while_they_have_a_choice(trick: str) -> None:
    given = [gift.card for played in games(trick, 4) for gift in gifts(played.game)[:ALIVE_CARDS]]
    assert given
    assert DEAD not in given


def test_a_sleeper_kills_nobody_before_the_fourth_round() -> None:
    for played in games("sleeper", 3):
        rounds = spared = 0
        for event in played.game.journal:
            rounds += isinstance(event, e.RoundBegan)
            if isinstance(event, e.Gave) and is_cultist(played.game, event.seat):
                spared += event.card != DEAD
                assert event.card != DEAD or rounds >= WAKES or spared >= ALIVE_CARDS


def test_a_saboteur_lays_red_cards_where_it_can() -> None:
    cards = [
        event.card
        for played in games("saboteur", 3)
        for event in played.game.journal
        if isinstance(event, e.RoomFilled) and is_cultist(played.game, event.seat)
    ]
    assert sum(card in RED_CARDS for card in cards) > len(cards) / 2


def test_an_accuser_names_the_same_one_whenever_it_is_asked_anything() -> None:
    game = GAME.begin(GAME.read_options({"players": 5}), Dice.seeded("accuser").key)
    seat = game.waiting_for[0]
    bot: Any = make_bot("accuser", "cultists", Dice.seeded(1), studied=True)
    assert bot.speak(GAME.view(game, seat)) == Accuses(1 if seat == 0 else 0, "gut")


def test_a_mute_says_nothing() -> None:
    game = GAME.begin(GAME.read_options({"players": 5}), Dice.seeded("mute").key)
    bot: Any = make_bot("mute", "cultists", Dice.seeded(1), studied=True)
    assert bot.speak(GAME.view(game, game.waiting_for[0])) is None


@pytest.mark.parametrize("trick", BASELINES)
def test_every_trick_plays_a_game_to_its_end(trick: str) -> None:
    options = GAME.read_options({"players": 7})
    assert played_out(Plan("cultists", options, seating("cultists", f"sleuth,{trick}"), 6), 1).game.over
