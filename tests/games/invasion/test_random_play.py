"""What holds for every game of Invasion: it ends, it can be copied, saved, replayed and run again."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.city import CITIES
from gloaming.games.invasion.state import Invasion
from gloaming.kernel import records
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from tests.games.invasion.random_play import (
    HOUSE_RULES,
    TABLES,
    finished,
    named,
    random_answer,
    random_game,
    random_table,
)


def state(game: Invasion) -> str:
    return INVASION.state_hash(game)


@pytest.mark.parametrize("options", TABLES, ids=named)
@pytest.mark.parametrize("keen", [False, True])
def test_every_game_ends_and_one_side_wins(options: Options, keen: bool) -> None:
    """INV-COMP-01, INV-DERIV-05, INV-WIN-10: at the latest in round 19, for one of three reasons."""
    for number in range(4):
        game = finished(options, Dice.seeded("ends", number), keen=keen)
        assert game.stage == "over"
        assert 1 <= game.round <= 19
        assert (game.winner, game.reason) in [
            ("humans", "scientists"),
            ("aliens", "mother_ships"),
            ("aliens", "sector"),
        ]


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in HOUSE_RULES.items() for value in values[1:]]
)
def test_every_house_rule_can_be_played(name: str, value: Any) -> None:
    for players, city in ((4, "washington"), (5, "milan"), (8, "milan")):
        options = Options(players=players, city=city, **{name: value})
        assert finished(options, Dice.seeded(name, value, players), keen=True).over


@pytest.mark.parametrize("number", range(10))
def test_copies_saves_and_replays_give_the_same_game(number: int) -> None:
    """INV-DERIV-04: whatever is hidden survives; at any question a clone, a save and a replay are the game."""
    dice = Dice.seeded("same game", number)
    options = random_table(dice)
    match = records.Match(INVASION, options, dice.bits().to_bytes(64, "big")[:32])
    past: list[tuple[Invasion, str]] = []
    while not match.game.over:
        game = match.game
        if dice.roll(12) == 0:
            saved, copy = INVASION.load(options, INVASION.save(game)), game.clone()
            for twin in (saved, copy):
                assert state(twin) == state(game)
                assert twin.choices == game.choices
                assert twin.waiting_for == game.waiting_for
            past.append((copy, state(copy)))
            assert self_play(saved, number) == self_play(game.clone(), number)
        seat = dice.pick(game.waiting_for)
        match.answer(seat, random_answer(game, seat, dice, keen=True))
    assert all(state(copy) == before for copy, before in past), "a past state has changed"
    text = records.write(match.record)
    again = records.resume(INVASION, records.read(text))
    assert state(again.game) == state(match.game)
    assert records.write(again.record) == text


def self_play(game: Invasion, number: int) -> str:
    dice = Dice.seeded("self play", number)
    while not game.over:
        seat = game.waiting_for[0]
        game.answer(seat, random_answer(game, seat, dice))
    return state(game)


def test_a_fork_has_dice_of_its_own() -> None:
    game = next(random_game(Options(), Dice.seeded("fork")))
    before = state(game)
    fork = game.fork(Dice.seeded("elsewhere").key)
    assert [fork.roll(10**9) for _ in range(3)] != [game.clone().roll(10**9) for _ in range(3)]
    self_play(fork, 1)
    assert state(game) == before


@pytest.mark.parametrize("number", range(6))
def test_every_answer_and_event_reads_back_from_its_code(number: int) -> None:
    dice = Dice.seeded("codes", number)
    game = None
    for game in random_game(random_table(dice), dice, keen=True):
        for options in game.choices.values():
            for option in options:
                assert INVASION.read_answer(str(option)) == option
    assert game is not None
    for event in game.journal:
        assert INVASION.event_codes.read(str(event)) == event
        for seat in (None, *game.seats):
            seen = event.seen_by(seat)
            if seen is not None:
                assert INVASION.event_codes.read(str(seen)) == seen
                assert seen.seen_by(seat) == seen, "what was seen once looks the same ever after"


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 3},
        {"players": 9},
        {"city": "rome"},
        {"first_architect": 5},
        {"motherships_to_lose": 6},
        {"scientists_to_save": 0},
        {"pressure_track": (0, 2, 1)},
        {"pressure_track": ()},
        {"pressure_start_index": 6},
        {"alien_token_limit": -1},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    """INV-COMP-01, INV-RQ-03, INV-RQ-62."""
    with pytest.raises(BadOptions, match=r"^[A-Z].*\.$"):
        INVASION.begin(Options(**wrong), Dice.seeded("wrong").key)


def test_both_cities_have_been_played() -> None:
    assert {options.city for options in TABLES} == set(CITIES)
    assert {options.players for options in TABLES} == {4, 5, 6, 7, 8}
