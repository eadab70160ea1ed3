"""Which bot takes which seat."""

from __future__ import annotations

import pytest

from gloaming.games import GAMES, invasion
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.invasion import INVASION
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from gloaming.lab.seating import seating
from gloaming.words import has


def test_one_kind_takes_every_seat() -> None:
    everywhere = seating("cultists", "random")
    assert [everywhere.bot_at(None, seat) for seat in range(5)] == ["random"] * 5


def test_kinds_take_the_seats_in_turn() -> None:
    mixed = seating("cultists", "careful, random")
    assert [mixed.bot_at(None, seat) for seat in range(5)] == ["careful", "random", "careful", "random", "careful"]


@pytest.mark.parametrize("number", range(5))
def test_a_kind_for_each_team_follows_the_deal(number: int) -> None:
    game = CULTISTS.begin(Options(players=7), Dice.seeded(number).key)
    by_team = seating("cultists", "cultists=random,investigators=careful")
    seated = [by_team.bot_at(game, seat) for seat in range(7)]
    assert seated == ["random" if role == "cultist" else "careful" for role in game.role]
    assert seated.count("random") == 2


def test_in_invasion_a_seat_goes_to_the_other_kind_when_it_is_turned() -> None:
    """INV-ASSIM-01: anybody may turn at any draw."""
    game = INVASION.begin(invasion.Options(players=5), Dice.seeded(1).key)
    by_team = seating("invasion", "humans=careful,aliens=random")
    assert [by_team.bot_at(game, seat) for seat in range(5)] == ["careful"] * 5
    game.hand[3] = ("human", "assimilated")
    assert [by_team.bot_at(game, seat) for seat in range(5)] == ["careful"] * 3 + ["random", "careful"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_of_the_house_has_teams_winners_and_words_for_them(game: str) -> None:
    options = GAMES[game].options()
    assert set(GAMES[game].winners(options)) == set(GAMES[game].teams)
    assert all(has(f"ending-{game}-team-{team}") for team in GAMES[game].teams)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("genius", "There is no bot 'genius' for cultists; choose one of: random, careful"),
        ("", "There is no bot ''"),
        ("random,", "There is no bot ''"),
        ("cultists=genius,investigators=random", "There is no bot 'genius'"),
        ("cultists=random", "A team has no bots; name a bot for each"),
        ("cultists=random,cultists=random", "I cannot seat bots by 'cultists=random'"),
        ("random,cultists=random", "I cannot seat bots by 'random'"),
        ("elves=random,cultists=random", "as in investigators=random,cultists=random"),
    ],
)
def test_a_seating_that_cannot_be_is_refused_in_one_sentence(words: str, says: str) -> None:
    with pytest.raises(BadOptions) as refused:
        seating("cultists", words)
    assert says in str(refused.value)
