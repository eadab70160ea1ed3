"""What every player and spectator sees (INV-INFO, INV-MAP-36)."""

from __future__ import annotations

import copy

import msgspec
import pytest

from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.statements import Human, Laid, Planned
from gloaming.games.invasion.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.talk import Accuses, Statement
from tests.games.invasion.random_play import random_game
from tests.games.invasion.table import FIVE, table

OWN = {"seat", "asked", "journal", "hand", "alien", "planning", "known_aliens"}
"""What one seat sees otherwise than another."""


def test_all_positions_are_public() -> None:
    """INV-MAP-36, INV-INFO-16: agents, sirens, scientists, tokens, ships and the marker."""
    t = table(*FIVE, used=("02",), scientists=("f2", "q5"), tokens=("A1",), pressure=3, mother_ships=2, last_used="02")
    for seen in (t.spectator(), *[person.sees for person in t.people]):
        assert seen.agent_at == {"01": "f3", "02": "h3", "03": "k3", "04": "m3", "05": "p3"}
        assert seen.siren["02"] is False
        assert (seen.scientists, seen.tokens, seen.saved) == (("f2", "q5"), ("A1",), 3)
        assert (seen.pressure_value, seen.mother_ships, seen.reserve) == (3, 2, "06")


def test_all_see_the_same_table_but_for_what_is_their_own() -> None:
    """INV-INFO-16, -19."""
    dice = Dice.seeded("same table")
    for game in random_game(Options(players=7), dice, keen=True):
        if dice.roll(20) == 0:
            seen = [INVASION.view(game, seat) for seat in (None, *game.seats)]
            for field in set(View.__struct_fields__) - OWN:
                assert all(getattr(one, field) == getattr(seen[0], field) for one in seen), field


def test_the_sizes_of_all_piles_are_public_and_their_faces_are_not() -> None:
    """INV-INFO-04, -07."""
    t = table(*FIVE, upcoming=("trap",), prevented=("salvage", "expansion"))
    seen = t.spectator()
    assert (seen.deck, seen.stacks, seen.event_deck, seen.upcoming, seen.prevented) == (27, (10, 10, 10), 17, 1, 2)
    said = msgspec.json.encode(seen).decode()
    assert not any(card in said for card in ("trap", "salvage", "expansion", "assimilated"))


def test_a_sealed_answer_is_seen_by_its_giver_alone() -> None:
    """INV-INFO-19."""
    t = table(*FIVE, hands={"Ben": "A"})
    t["Ben"].declares()
    assert t["Ben"].sees.asked is not None
    assert str(t["Ben"].sees.asked.answered) == "declare"
    assert t["Ann"].sees.asked is not None
    assert t["Ann"].sees.asked.answered is None
    assert "Ben" not in t.asks()


def test_nobody_sits_where_there_is_no_chair() -> None:
    t = table(*FIVE)
    with pytest.raises(ValueError, match="nobody at seat 5"):
        INVASION.view(t.game, 5)


@pytest.mark.parametrize(
    ("statement", "fits"),
    [
        (Laid("success", 1), True),
        (Laid("success", 9), False),
        (Planned("trap", "resistance", 1), True),
        (Planned("trap", "sunshine", 1), False),
        (Planned("trap", "resistance", 9), False),
        (Human(), True),
        (Accuses(1), True),
        (Accuses(5), False),
    ],
)
def test_only_what_this_table_knows_can_be_said(statement: Statement, fits: bool) -> None:
    """INV-INFO-02: anything else would be free text in disguise."""
    assert INVASION.makes_sense(statement, table(*FIVE)["Ann"].sees) is fits


def test_sides_are_as_they_are_now() -> None:
    """For those who count and reward: a draw may turn anybody."""
    game = table(*FIVE, hands={"Ben": "A"}).game
    assert [INVASION.team_of(game, seat) for seat in game.seats] == ["humans", "aliens", "humans", "humans", "humans"]


def test_a_copy_of_a_table_shares_the_ground_it_stands_on() -> None:
    ground = table(*FIVE).game.ground
    assert copy.deepcopy(ground) is ground
