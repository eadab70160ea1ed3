"""What holds for every game of the house: it can be copied, saved, replayed and run again, and its codes read back."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games import GAMES
from gloaming.kernel import records
from gloaming.kernel.dice import Dice
from gloaming.kernel.talk import Accuses, Denies, Statement
from gloaming.kernel.values import Codebook
from tests.conformance.grounds import GROUNDS, named
from tests.proving import Ground
from tests.wide import one_in

every_game = pytest.mark.parametrize("ground", GROUNDS, ids=named)


def played_on(ground: Ground, game: Any, number: int) -> str:
    """Where this game ends if it goes on at random, by its state."""
    dice = Dice.seeded("self play", number)
    while not game.over:
        seat = game.waiting_for[0]
        game.answer(seat, ground.pick(game, seat, dice))
    return ground.kind.state_hash(game)


def test_every_game_stands_on_a_proving_ground() -> None:
    assert {ground.kind.name for ground in GROUNDS} == GAMES.keys()


@every_game
@pytest.mark.parametrize("number", one_in(3, range(12)))
def test_copies_saves_and_replays_give_the_same_game(ground: Ground, number: int) -> None:
    """AC-CLEAN-09, INV-DERIV-04: all that is hidden survives; at any question a clone, a save and a replay are the game."""
    kind = ground.kind
    dice = Dice.seeded("same game", number)
    options = ground.table(dice)
    match = records.Match(kind, options, dice.bits().to_bytes(64, "big")[:32])
    past: list[tuple[Any, str]] = []
    while not match.game.over:
        game = match.game
        if dice.roll(10) == 0:
            saved, copy = kind.load(options, kind.save(game)), game.clone()
            for twin in (saved, copy):
                assert kind.state_hash(twin) == kind.state_hash(game)
                assert twin.choices == game.choices
                assert twin.waiting_for == game.waiting_for
            past.append((copy, kind.state_hash(copy)))
            assert played_on(ground, saved, number) == played_on(ground, game.clone(), number)
        seat = dice.pick(game.waiting_for)
        match.answer(seat, ground.pick(game, seat, dice))
    assert all(kind.state_hash(copy) == before for copy, before in past), "a past state has changed"
    text = records.write(match.record)
    again = records.resume(kind, records.read(text))
    assert kind.state_hash(again.game) == kind.state_hash(match.game)
    assert records.write(again.record) == text


@every_game
def test_the_same_seed_and_answers_give_the_same_game(ground: Ground) -> None:
    for number in range(5):
        ends = set()
        for _ in range(2):
            dice = Dice.seeded("again", number)
            ends.add(ground.kind.state_hash(ground.finished(ground.table(dice), dice)))
        assert len(ends) == 1


@every_game
def test_a_fork_has_dice_of_its_own(ground: Ground) -> None:
    """A search may roll as it likes; the true game's next shuffle stays what it was."""
    dice = Dice.seeded("fork")
    game = next(ground.games(ground.table(dice), dice))
    before = ground.kind.state_hash(game)
    fork = game.fork(Dice.seeded("elsewhere").key)
    assert [fork.roll(10**9) for _ in range(3)] != [game.clone().roll(10**9) for _ in range(3)]
    played_on(ground, fork, 1)
    assert ground.kind.state_hash(game) == before


@every_game
@pytest.mark.parametrize("number", one_in(2, range(6)))
def test_every_answer_and_event_reads_back_from_its_code(ground: Ground, number: int) -> None:
    kind, codes, dice = ground.kind, Codebook(ground.kind.events), Dice.seeded("codes", number)
    game: Any = None
    for game in ground.games(ground.table(dice), dice):
        for options in game.choices.values():
            for option in options:
                assert kind.read_answer(str(option)) == option
    for event in game.journal:
        assert codes.read(str(event)) == event
        for seat in (None, *range(game.options.players)):
            seen = event.seen_by(seat)
            if seen is not None:
                assert codes.read(str(seen)) == seen
                assert seen.seen_by(seat) == seen, "what was seen once looks the same ever after"


@every_game
@pytest.mark.parametrize("share", one_in(3, range(8)))
def test_no_seat_can_tell_two_worlds_apart(ground: Ground, share: int) -> None:
    """AC-INFO-01, -02, -04, -06, -07, -09, INV-INFO-01, -04, -06, -10, -12, -15, -19: what a seat is shown depends on
    nothing it may not know. `make leaks` compares far more often."""
    found = ground.search(seed=share, games=1_000, comparisons=3_000)
    assert found.leaks == []
    assert found.comparisons >= 3_000
    assert found.to_the_end > 0, "no two worlds were played on to the end of a game"
    secrets = ground.secrets(next(ground.games(ground.table(Dice.seeded()), Dice.seeded())))
    assert secrets
    for secret in secrets:
        assert found.different[secret] > found.worlds * 0.25, "the other worlds are too much like the true one"


@every_game
def test_nothing_strange_can_be_said(ground: Ground) -> None:
    """Of people at the table, for reasons that the game knows: anything else would be free text in disguise."""

    class Gossip(Statement):
        words: str

    dice = Dice.seeded("talk")
    view = ground.kind.view(next(ground.games(ground.table(dice), dice)), None)
    assert ground.kind.makes_sense(Accuses(0, "gut", 1), view)
    assert ground.kind.makes_sense(Denies(), view)
    assert not ground.kind.makes_sense(Accuses(0, "he smells"), view)
    assert not ground.kind.makes_sense(Accuses(ground.kind.seats(view.options)), view)
    assert not ground.kind.makes_sense(Gossip("psst"), view)
