"""What holds for every game of Cultists, whatever the table: it ends, everything can be played, and no card is lost."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.board import FAMILIES
from gloaming.games.cultists.roles import SPECIAL_ROLES
from gloaming.games.cultists.setup import cards_in_use
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from tests.conformance.tables import HOUSE_RULES, TABLES, named, random_game, random_table

LONGEST = 1_500
"""No game of random play has come near so many answers."""


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_every_game_ends_and_one_team_wins(options: Options) -> None:
    """AC-TERM-01, AC-ROUND-01, AC-WIN-24: at most ten rounds, then exactly one Team has won."""
    for number in range(6):
        *_, game = random_game(options, Dice.seeded("ends", number, options))
        assert game.over
        assert game.winner in ("investigators", "cultists")
        assert 1 <= game.round <= 10
        assert game.phase == "over"


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in HOUSE_RULES.items() for value in values[1:]]
)
def test_every_house_rule_can_be_played(name: str, value: Any) -> None:
    """Each value of each option, with many Roles, at a table with one Cultist and at one with two."""
    roles = ("greenhorn", "butterfingers", "crybaby", "infected")
    for players in (5, 8):
        for board in FAMILIES:
            options = Options(players=players, level="custom", roles=roles, board=board, **{name: value})
            if board == "mine" and name == "path_declaration":
                continue  # MOC-RQ-12
            *_, game = random_game(options, Dice.seeded(name, value, players))
            assert game.over


@pytest.mark.parametrize("role", SPECIAL_ROLES)
def test_every_role_can_be_played_at_every_table(role: str) -> None:
    for players in range(4, 9):
        try:
            options = Options(players=players, level="custom", roles=(role,))
            *_, game = random_game(options, Dice.seeded(role, players))
        except BadOptions:
            two_cultists = [(name, few) for name in ("blind_cultist", "cursed_hunter") for few in (4, 5, 6)]
            assert (role, players) in [("seer", 4), ("seer", 7), *two_cultists]
            continue
        assert game.role.count(role) == 1


@pytest.mark.parametrize("number", range(6))
def test_no_card_is_ever_made_or_lost(number: int) -> None:
    """AC-COMP-07, AC-ENC-27, AC-UP-03: the number of each face stays as it was dealt."""
    dice = Dice.seeded("cards", number)
    games = random_game(random_table(dice), dice)
    dealt = cards_in_use(next(games))
    for game in games:
        assert cards_in_use(game) == dealt
