"""The sleuth of Cultists at whole games: every table to its end, the same for the same deal, and blind to what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

from gloaming.bots.base import neutral
from gloaming.bots.beliefs.weights import using
from gloaming.bots.cultists.careful import CarefulBot
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.sleuth.cultist import CULTIST
from gloaming.bots.cultists.sleuth.investigator import INVESTIGATOR
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Accuses, Said
from gloaming.lab.simulation import simulate
from tests.bots.cultists.sleuthing import answers, fresh, moments, plan
from tests.conformance.tables import named, random_table
from tests.wide import one_in

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long

FIVE = Options(players=5, level="experienced")
TABLES = [
    Options(players=4, level="first"),
    FIVE,
    Options(players=6, level="expert", automa=True),
    Options(players=7, level="experienced"),
    Options(players=8, level="expert", professions=True),
    Options(players=4, level="experienced", board="polar-station"),
    Options(players=6, level="first", board="polar-station"),
    Options(players=8, level="experienced", board="polar-station", professions=True),
    Options(players=5, level="expert", board="mine"),
    Options(players=7, level="experienced", board="mine", professions=True),
    Options(players=7, level="custom", roles=("cursebearer", "celebrity", "blind_cultist")),
    Options(players=8, level="custom", roles=("cursed_hunter", "firestarter", "greenhorn")),
]
SECRETS = [FIVE, TABLES[7], TABLES[8], TABLES[10]]


@pytest.fixture(scope="module", autouse=True)
def unfitted() -> Iterator[None]:
    """With the weights that clues were held to have before any fit: a new fit is to change no game here."""
    with using({}):
        yield


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """What both teams have an answer for must never end in the answer for want of a better one."""
    known = CULTIST.keys() & INVESTIGATOR.keys()

    def at_a_loss(asked: Any) -> Option:
        assert type(asked.step) not in known, asked
        return neutral(asked)

    monkeypatch.setattr("gloaming.bots.listening.neutral", at_a_loss)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("options", one_in(3, TABLES), ids=named)
def test_a_table_of_sleuths_plays_to_the_end(options: Options) -> None:
    played = simulate(plan(options, 3), 1)
    assert played.winner in {*CULTISTS.teams, "hunter"}
    assert played.decisions > 5 * options.players


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("number", one_in(3, range(6)))
def test_sleuths_play_under_any_house_rules(number: int) -> None:
    options = random_table(Dice.seeded("sleuth rules", number))
    assert simulate(plan(options), number).winner in {*CULTISTS.teams, "hunter"}


def test_the_same_deal_is_played_alike() -> None:
    first, second = [simulate(plan(FIVE, 4, records=True), 3) for _ in range(2)]
    assert first == second
    assert first.record


@pytest.mark.parametrize("options", one_in(3, SECRETS), ids=named)
def test_a_fresh_sleuth_decides_and_speaks_like_one_that_was_there_from_the_start(options: Options) -> None:
    """Tables resume: everything it remembers follows from the view and the talk."""
    compared = 0
    for number, (game, players, _, _) in enumerate(moments(options, 3)):
        if number % 9 != 4:
            continue
        for (seat, _), old in players.talkers.items():
            view: View = CULTISTS.view(game, seat)
            assert isinstance(old, SleuthBot)
            new = fresh(Dice(old.dice.key, old.dice.rolled), players.talk)
            old.hear(players.talk)
            assert new.speak(view) == old.speak(view), f"seat {seat}, question {number}"
            if seat in game.waiting_for:
                rolled = old.dice.rolled
                assert new.decide(view, view.asked) == old.decide(view, view.asked), f"seat {seat}, question {number}"
                old.dice.rolled = rolled
                compared += 1
    assert compared >= 5


@pytest.mark.parametrize("options", one_in(3, SECRETS), ids=named)
def test_what_is_hidden_changes_no_decision_and_no_word(options: Options) -> None:
    """A fresh sleuth in another world, which this seat cannot tell from the true one, decides and speaks alike."""
    decided = spoken = 0
    for number, (game, _, before, heard) in enumerate(moments(options, 2)):
        if number % (3 if heard else 15):
            continue
        for seat in {*game.waiting_for, *[said.seat for said in heard]}:
            view: View = CULTISTS.view(game, seat)
            other: View = CULTISTS.view(CULTISTS.determinise(view, Dice.seeded("world", number)), seat)
            if view.asked is None:
                continue
            here, there = answers(view, before), answers(other, before)
            assert here == there, f"seat {seat}, question {number}"
            decided += 1
            spoken += here[1] is not None
    assert decided >= 10
    assert spoken >= 1


def test_a_sleuth_that_is_shown_another_game_forgets_the_old_one() -> None:
    *_, (game, players, _, _) = moments(FIVE, 1)
    old = players.talkers[0, "sleuth"]
    for game, *_ in moments(FIVE, 2):
        view: View = CULTISTS.view(game, 0)
        if view.asked is not None and len(view.asked.options) > 1:
            talk = [Said(1, view.round, Accuses(2, "gut"))]
            old.hear(talk)
            assert old.decide(view, view.asked) == fresh(Dice.seeded("any"), talk).decide(view, view.asked)
            return
    pytest.fail("that seat was never asked anything")


def test_it_takes_some_times_as_long_as_the_careful_bot() -> None:
    """Against a yardstick, because the machine may be busy. On a quiet one it is two or three ms a decision."""
    ours = theirs = 0.0
    decisions = 0
    game = CULTISTS.begin(Options(players=8, level="experienced"), Dice.seeded("speed").key)
    sleuths = [SleuthBot(Dice.seeded(seat)) for seat in game.people()]
    careful = [CarefulBot(Dice.seeded(seat)) for seat in game.people()]
    while not game.over:
        for seat in game.waiting_for:
            view = CULTISTS.view(game, seat)
            begun = process_time()
            chosen = sleuths[seat].decide(view, view.asked)
            middle = process_time()
            careful[seat].decide(view, view.asked)
            ours, theirs = ours + middle - begun, theirs + process_time() - middle
            decisions += len(view.asked.options) > 1
            game.answer(seat, chosen)
    assert ours < 15 * theirs
    assert ours / decisions < 0.05
