"""Two worlds: what a seat observes, what it may do and what its actions are called follow from its view alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from gloaming.env import aec, parallel
from gloaming.env.desk import Observation
from gloaming.env.scribe import scribes_of
from gloaming.env.table import Table
from gloaming.env.versions import version
from gloaming.kernel.dice import Dice
from tests.conformance.grounds import GROUNDS
from tests.env.tables import VERSIONS, observation_of
from tests.proving import Ground, differences
from tests.sampling import traced
from tests.wide import one_in

HISTORY = 40
ENOUGH = 60
"""Games; small ones offer little to compare."""
every_version = pytest.mark.parametrize(("name", "ground"), VERSIONS.items(), ids=VERSIONS)


def alike(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in ("observation", "action_mask"))


@every_version
@pytest.mark.parametrize("number", traced(range(6), {0}.__contains__))
def test_a_seat_observes_the_same_in_every_world_that_it_cannot_tell_from_the_true_one(
    name: str, ground: Ground, number: int
) -> None:
    kind, found, share = version(name), Counter[str](), 0
    while share < 4 or (found["compared"] <= 30 and share < ENOUGH):
        share += 1
        dice = Dice.seeded("worlds", number, share)
        options = ground.table(dice)
        seats = scribes_of(kind, options)
        for game in ground.games(options, dice):
            if game.over or dice.roll(6):
                continue
            seat = dice.roll(options.players)
            world = ground.other_world(game, seat, dice)
            if world is None:
                continue
            true, other = (observation_of(seats[seat], ground.kind.view(one, seat), HISTORY) for one in (game, world))
            assert alike(true, other)
            found.update(["compared", *ground.differing(game, world)])
    assert found["compared"] > 30
    assert found["anything"] > found["compared"] * 0.25, "the other worlds are too much like the true one"


@every_version
@pytest.mark.parametrize("number", one_in(2, range(4)))
def test_two_tables_go_on_alike_until_something_is_revealed(name: str, ground: Ground, number: int) -> None:
    """The same with desks that are kept: another world is planted, and both tables take the same answers."""
    kind, compared, share = version(name), 0, 0
    while share < 6 or (compared <= 15 and share < ENOUGH):
        share += 1
        dice = Dice.seeded("planted", number, share)
        options = ground.table(dice)
        game = next(ground.games(options, dice))
        for _ in range(dice.roll(60)):
            if not game.over:
                seat = game.waiting_for[0]
                game.answer(seat, ground.pick(game, seat, dice))
        if game.over:
            continue
        seat = dice.roll(options.players)
        world = ground.other_world(game, seat, dice)
        if world is None:
            continue
        tables = [planted(kind, options, one) for one in (game, world)]
        for _ in range(12):
            views = [ground.look(table.game, seat) for table in tables]
            if differences(*views):
                break
            assert alike(*[table.observe(seat) for table in tables])
            compared += 1
            if tables[0].over or not ground.go_on(tables[0].game, tables[1].game, seat, dice):
                break
    assert compared > 15


def planted(kind: Any, options: Any, game: Any) -> Table:
    table = Table(kind, options, history=HISTORY)
    table.game, table.desks = game.clone(), table.laid_desks()
    return table


@every_version
@pytest.mark.parametrize("number", one_in(3, range(6)))
def test_what_is_kept_at_a_desk_is_what_the_view_gives_afresh(name: str, ground: Ground, number: int) -> None:
    """Notes, rows and panels are kept from look to look; they must never lag behind or run ahead of the view."""
    dice = Dice.seeded("desks", number)
    options = ground.table(dice)
    table = Table(version(name), options, history=HISTORY)
    table.begin(number, b"")
    while not table.over:
        for seat in range(options.players):
            if dice.roll(3) == 0:
                afresh = observation_of(table.scribes[seat], ground.kind.view(table.game, seat), HISTORY)
                assert alike(table.observe(seat), afresh)
        seat = table.asked[0]
        table.game.answer(seat, ground.pick(table.game, seat, dice))


def test_a_leak_would_be_found() -> None:
    """The comparison itself is on trial: a sheet with a secret on it must not pass."""
    ground = GROUNDS[0]
    found = 0
    for number in range(10):
        dice = Dice.seeded("leak", number)
        options = ground.table(dice)
        game = next(ground.games(options, dice))
        world = ground.other_world(game, 0, dice)
        scribe = scribes_of(version("cultists"), options)[0]
        sheets = [observation_of(scribe, ground.kind.view(one, 0)) for one in (game, world)]
        assert alike(*sheets)
        for sheet, one in zip(sheets, (game, world), strict=True):
            sheet["observation"] = np.append(sheet["observation"], [len(one.role[1])])
        found += not alike(*sheets)
    assert found > 0


@every_version
def test_sealed_answers_stay_sealed(name: str, ground: Ground) -> None:
    """A seat that is asked later at the same question observes the same, whatever was answered before."""
    compared = 0
    for number in range(8):
        dice = Dice.seeded("sealed", number)
        options = ground.table(dice)
        table = Table(version(name), options, history=HISTORY)
        table.begin(number, b"")
        while not table.over:
            first, *later = table.asked
            offered = table.view(first).asked.options
            if later and len(offered) > 1:
                after = [observed_after(table, first, option, later[-1]) for option in offered]
                assert all(alike(after[0], other) for other in after)
                compared += 1
            table.game.answer(first, ground.pick(table.game, first, dice))
    assert compared > 20


def observed_after(table: Table, seat: int, option: Any, other: int) -> Observation:
    """What another seat observes after this answer, at a table of its own."""
    again = table.clone()
    again.game.answer(seat, option)
    return again.observe(other)


@every_version
def test_nothing_is_told_beside_the_observation(name: str, ground: Ground) -> None:
    turns, together = aec(name), parallel(name)
    turns.reset(seed=1)
    observations, infos = together.reset(seed=1)
    for agent, seen in observations.items():
        assert infos[agent].keys() == {"action_mask"}
        assert (infos[agent]["action_mask"] == seen["action_mask"]).all()
    asked = turns.agent_selection
    assert [agent for agent, told in turns.infos.items() if told] == [asked]
    assert (turns.infos[asked]["action_mask"] == observations[asked]["action_mask"]).all()


def test_an_answer_that_looks_the_same_has_a_number_in_both_worlds() -> None:
    """A hidden card changes the number of the giver's own action only."""
    ground = GROUNDS[0]
    dice = Dice.seeded("gift")
    options = ground.table(dice)
    for game in ground.games(options, dice):
        for seat, offered in game.choices.items():
            numbers = scribes_of(version("cultists"), options)[seat].numbering.number
            for option in offered:
                assert option in numbers
