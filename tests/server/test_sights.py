"""What a chair sees is worked out from what it saw before, and comes to the same as if it looked for the first time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.encounters import Meet
from gloaming.games.cultists.events import CultistsRecognised, RolesLaidOut, RoundBegan, StartCardsSeen
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.dice import Dice
from gloaming.server.protocol import Change
from gloaming.server.wire import Look, Sight, Sights, difference, news
from tests.conformance.grounds import GROUNDS, named
from tests.conformance.tables import random_answer, random_table
from tests.proving import Ground
from tests.surface import SEVEN, lights_lamp, station

decoded = msgspec.json.decode


@pytest.mark.parametrize("ground", GROUNDS, ids=named)
@pytest.mark.parametrize("number", range(6))
def test_a_journal_that_is_kept_is_the_same_as_one_that_is_read_anew(ground: Ground, number: int) -> None:
    """Some look after every answer, some now and then."""
    dice, kind, sights = Dice.seeded("last_views", number), ground.kind, Sights()
    for game in ground.games(ground.table(dice), Dice.seeded("last_views, at play", number)):
        for chair in (None, *range(game.options.players)):
            if chair == 0 or game.over or not dice.roll(4):
                sight = sights.of(sights.public(kind, game), game, chair)
                assert sight.view == kind.view(game, chair)
                assert sight.look.view == kind.view(game, None)
                if chair is not None:
                    assert kind.view_beside(sight.look.view, game, chair) == sight.view


@pytest.mark.parametrize("ground", GROUNDS, ids=named)
@pytest.mark.parametrize("number", range(4))
def test_what_is_written_once_for_many_is_what_each_would_be_told_alone(ground: Ground, number: int) -> None:
    """Who hears no more than spectators do hears the same bytes; anybody else hears what is new for them."""
    dice, kind, sights = Dice.seeded("told alike", number), ground.kind, Sights()
    before: dict[int | None, Sight] = {}
    alike = apart = 0
    for game in ground.games(ground.table(dice), Dice.seeded("told alike, at play", number)):
        look = sights.public(kind, game)
        for chair in (None, *range(game.options.players)):
            sight, last = sights.of(look, game, chair), before.get(chair)
            if last is not None and sight.view is not last.view and dice.roll(3):
                told, alone = news(last, sight), difference(last, sight)
                change = Change(7, {}, alone.fields, alone.events)
                assert decoded(told.change(7, {})) == decoded(msgspec.json.encode(change))
                alike, apart = alike + (told is look.told(last.look)), apart + (told is not look.told(last.look))
            if last is None or dice.roll(4):
                before[chair] = sight
    assert alike > 0
    assert apart > 0


def test_what_is_new_for_a_seat_alone_is_not_left_out_beside_what_is_new_for_all() -> None:
    """Nor is a seat told what is new for spectators alone."""
    dice, sights = Dice.seeded("alone", 0), Sights()
    game: Cultists = CULTISTS.begin(random_table(dice), dice.key)
    before = sights.of(sights.public(CULTISTS, game), game, 0)
    replace, look, own = msgspec.structs.replace, before.look, before.look.own
    later = Look(replace(look.view, round=look.view.round + 1), own)
    assert set(news(before, Sight(later, replace(before.view, hand=("alive",)))).fields) == {"round", "hand"}
    otherwise = Look(replace(look.view, round=look.view.round + 1, start_cards=("alive",)), own)
    assert set(news(before, Sight(otherwise, replace(before.view))).fields) == {"round"}


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
