"""What a chair sees is worked out from what it saw before, and comes to the same as if it looked for the first time."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.events import CultistsRecognised, RolesLaidOut, RoundBegan, StartCardsSeen
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.dice import Dice
from gloaming.server.wire import Sight, sight_of
from tests.conformance.tables import random_answer, random_table


@pytest.mark.parametrize("number", range(6))
def test_a_journal_that_is_kept_is_the_same_as_one_that_is_read_anew(number: int) -> None:
    """Some look after every answer, some now and then."""
    dice = Dice.seeded("sights", number)
    game: Cultists = CULTISTS.begin(random_table(dice), dice.key)
    sights: dict[int | None, Sight] = {}
    while not game.over:
        for chair in (None, *range(game.options.players)):
            if chair == 0 or not dice.roll(4):
                sights[chair] = sight_of(CULTISTS, game, chair, sights.get(chair))
                assert sights[chair].view == CULTISTS.view(game, chair)
        seat = dice.pick(game.waiting_for)
        game.answer(seat, random_answer(game, seat, dice))
    for chair, before in sights.items():
        assert sight_of(CULTISTS, game, chair, before).view == CULTISTS.view(game, chair)


@pytest.mark.parametrize("number", range(6))
def test_what_is_learnt_in_the_night_is_learnt_before_the_first_round(number: int) -> None:
    """A view looks for it there only."""
    dice = Dice.seeded("night", number)
    game: Cultists = CULTISTS.begin(random_table(dice), dice.key)
    learnt: tuple[type[Any], ...] = (CultistsRecognised, RolesLaidOut, StartCardsSeen)
    assert any(isinstance(event, learnt) for event in game.journal)
    while not game.over:
        seat = dice.pick(game.waiting_for)
        game.answer(seat, random_answer(game, seat, dice))
    first = next(place for place, event in enumerate(game.journal) if isinstance(event, RoundBegan))
    assert [event for event in game.journal[first:] if isinstance(event, learnt)] == []
