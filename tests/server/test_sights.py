"""What a chair sees is worked out from what it saw before, and comes to the same as if it looked for the first time."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.encounters import Meet
from gloaming.games.cultists.events import CultistsRecognised, RolesLaidOut, RoundBegan, StartCardsSeen
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.dice import Dice
from gloaming.server.wire import Sights
from tests.conformance.grounds import GROUNDS, named
from tests.conformance.tables import random_answer, random_table
from tests.proving import Ground
from tests.surface import SEVEN, lights_lamp, station


@pytest.mark.parametrize("ground", GROUNDS, ids=named)
@pytest.mark.parametrize("number", range(6))
def test_a_journal_that_is_kept_is_the_same_as_one_that_is_read_anew(ground: Ground, number: int) -> None:
    """Some look after every answer, some now and then."""
    dice, kind, sights = Dice.seeded("last_views", number), ground.kind, Sights()
    for game in ground.games(ground.table(dice), Dice.seeded("last_views, at play", number)):
        for chair in (None, *range(game.options.players)):
            if chair == 0 or game.over or not dice.roll(4):
                sight = sights.of(kind, game, chair)
                assert sight.view == kind.view(game, chair)
                assert sight.look.view == kind.view(game, None)
                if chair is not None:
                    assert kind.view_beside(sight.look.view, game, chair) == sight.view


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


@pytest.mark.parametrize("number", range(4))
def test_in_an_encounter_the_table_waits_for_those_who_are_asked(number: int) -> None:
    """A seat that has sealed a card is still named, but not one with nothing to give, or nobody to give it to."""
    dice = Dice.seeded("waiting", number)
    game: Cultists = CULTISTS.begin(random_table(dice), dice.key)
    while not game.over:
        if isinstance(game.asking, Meet):
            assert set(CULTISTS.view(game, None).waiting_for) == set(game.choices)
        seat = dice.pick(game.waiting_for)
        game.answer(seat, random_answer(game, seat, dice))


def test_nobody_waits_for_a_card_that_a_lamp_keeps_away() -> None:
    """UTS-ITEM-53, -54: of two, the one who would have to give to the lamp gives nothing."""
    t = station(*SEVEN, at={"Mary": "ice_north", "Ben": "red"}, knife="Mary", carried={"Ben": ("lamp",)})
    t["Mary"].walks("red")
    lights_lamp(t["Ben"])
    assert isinstance(t.game.asking, Meet)
    assert CULTISTS.view(t.game, None).waiting_for == (t.names.index("Ben"),)
