"""What holds for every game, whatever the table: it ends, it can be copied, saved, replayed and run again."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import FAMILIES
from gloaming.games.cultists.roles import SPECIAL_ROLES
from gloaming.games.cultists.setup import cards_in_use
from gloaming.games.cultists.state import Cultists
from gloaming.kernel import records
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from tests.conformance.tables import HOUSE_RULES, TABLES, named, random_answer, random_game, random_table

LONGEST = 1_500
"""No game of random play has come near so many answers."""


def state(game: Cultists) -> str:
    return CULTISTS.state_hash(game)


def play_to_the_end(game: Cultists, dice: Dice) -> int:
    answers = 0
    while not game.over:
        seat = game.waiting_for[0]
        game.answer(seat, random_answer(game, seat, dice))
        answers += 1
        assert answers < LONGEST, game.plan()
    return answers


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


@pytest.mark.parametrize("number", range(12))
def test_copies_saves_and_replays_give_the_same_game(number: int) -> None:
    """AC-CLEAN-09 and everything else hidden survives: at any question a clone, a save and a replay are the game."""
    dice = Dice.seeded("same game", number)
    options = random_table(dice)
    match = records.Match(CULTISTS, options, dice.bits().to_bytes(64, "big")[:32])
    past: list[tuple[Cultists, str]] = []
    while not match.game.over:
        game = match.game
        if dice.roll(8) == 0:
            saved = CULTISTS.load(options, CULTISTS.save(game))
            copy = game.clone()
            for twin in (saved, copy):
                assert state(twin) == state(game)
                assert twin.choices == game.choices
                assert twin.waiting_for == game.waiting_for
            past.append((copy, state(copy)))
            ends = {self_play(twin, number) for twin in (saved, game.clone())}
            assert len(ends) == 1
        seat = dice.pick(game.waiting_for)
        match.answer(seat, random_answer(game, seat, dice))
    assert all(state(copy) == before for copy, before in past), "a past state has changed"
    text = records.write(match.record)
    again = records.resume(CULTISTS, records.read(text))
    assert state(again.game) == state(match.game)
    assert records.write(again.record) == text


def self_play(game: Cultists, number: int) -> str:
    play_to_the_end(game, Dice.seeded("self play", number))
    return state(game)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    for number in range(5):
        ends = set()
        for _ in range(2):
            dice = Dice.seeded("again", number)
            *_, game = random_game(random_table(dice), dice)
            ends.add(state(game))
        assert len(ends) == 1


def test_a_fork_has_dice_of_its_own() -> None:
    """A search may roll as it likes; the true game's next shuffle stays what it was."""
    game = next(random_game(Options(), Dice.seeded("fork")))
    before = state(game)
    fork = game.fork(Dice.seeded("elsewhere").key)
    assert [fork.roll(10**9) for _ in range(3)] != [game.clone().roll(10**9) for _ in range(3)]
    play_to_the_end(fork, Dice.seeded("fork play"))
    assert state(game) == before


@pytest.mark.parametrize("number", range(6))
def test_no_card_is_ever_made_or_lost(number: int) -> None:
    """AC-COMP-07, AC-ENC-27, AC-UP-03: the number of each face stays as it was dealt."""
    dice = Dice.seeded("cards", number)
    games = random_game(random_table(dice), dice)
    dealt = cards_in_use(next(games))
    for game in games:
        assert cards_in_use(game) == dealt


@pytest.mark.parametrize("number", range(6))
def test_every_answer_and_event_reads_back_from_its_code(number: int) -> None:
    dice = Dice.seeded("codes", number)
    for game in random_game(random_table(dice), dice):
        for options in game.choices.values():
            for option in options:
                assert CULTISTS.read_answer(str(option)) == option
    for event in game.journal:
        assert CULTISTS.event_codes.read(str(event)) == event
        for seat in (None, *game.people()):
            seen = event.seen_by(seat)
            if seen is not None:
                assert CULTISTS.event_codes.read(str(seen)) == seen
                assert seen.seen_by(seat) == seen, "what was seen once looks the same ever after"
