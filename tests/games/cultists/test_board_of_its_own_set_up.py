"""A board file may bring numbers in place of the printed set-up table; the rules are the same."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
import pytest

from gloaming.bots import make_bot
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import Board, BoardError, load_board, set_up_of
from gloaming.games.cultists.setup import cards_in_use
from gloaming.games.cultists.tables import LAST_ROUND, SET_UP
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions

LODGE = (files("gloaming.env") / "openspiel" / "lodge.toml").read_text("utf-8")
"""Four Rooms, for small nights."""


def table(hours: int = 3, **options: Any) -> Options:
    return Options(players=4, board_file=LODGE.replace("last_round = 3", f"last_round = {hours}"), **options)


def played(options: Options, seed: int) -> Any:
    """A random game, after every answer."""
    chance, game = Random(seed), CULTISTS.begin(options, Dice.seeded("lodge", seed).key)
    yield game
    while not game.over:
        seat = game.waiting_for[0]
        game.answer(seat, chance.choice(CULTISTS.view(game, seat).asked.options))
        yield game


def test_it_is_set_up_by_its_own_numbers() -> None:
    """AC-SETUP-01, -12: decks, start cards, the Draw pile and the end; how many Cultists there are stays as it is printed."""
    game = next(played(table(), 1))
    own = set_up_of(game.options)
    assert own is game.table
    assert own == msgspec.structs.replace(
        SET_UP[5],
        investigator_deck=("alive", "success"),
        cultist_deck=("dead", "failure"),
        pulse_start=(),
        room_start=("success",) * 4 + ("failure",) * 3 + ("sabotage",),
        draw_pile=("success", "success", "failure"),
        plain_tokens=4,
        unsafe_tokens=0,
        points_needed=2,
        dead_needed=1,
        last_round=3,
    )
    assert [len(deck) for deck in game.deck.values()] == [2, 2, 2, 2]
    assert Counter(len(hand) for hand in game.hand) == {2: 5}
    assert game.target == 2


def test_boards_without_keep_to_the_printed_table() -> None:
    assert load_board("university-4-6").set_up is None
    assert set_up_of(Options(players=6)) is SET_UP[6]
    assert {printed.last_round for printed in SET_UP.values()} == {LAST_ROUND}
    assert {printed.cards_in_a_room for printed in SET_UP.values()} == {1}


@pytest.mark.parametrize("level", ["first", "custom"])
@pytest.mark.parametrize("hours", [1, 2, 3])
def test_whole_games_end_by_its_last_round_and_lose_no_card(hours: int, level: str) -> None:
    """AC-WIN-04: time is up after its own last round."""
    ends: Counter[str] = Counter()
    for seed in range(30):
        games = list(played(table(hours, level=level), seed))
        game = games[-1]
        assert cards_in_use(game) == cards_in_use(next(played(table(hours, level=level), seed)))
        assert game.round <= hours
        assert game.reason != "time" or game.round == hours
        ends[game.reason] += 1
    assert {"time", "points", "claim"} <= ends.keys()


def test_a_seat_imagines_other_worlds_of_it() -> None:
    worlds = 0
    for seed in range(6):
        for game in played(table(), seed):
            if not game.over and seed % 2 == game.waiting_for[0] % 2:
                seat = game.waiting_for[0]
                view = CULTISTS.view(game, seat)
                world = CULTISTS.determinise(view, Dice.seeded("worlds", seed))
                assert CULTISTS.view(world, seat) == view
                worlds += 1
    assert worlds > 50


@pytest.mark.parametrize("kind", ["careful", "sleuth"])
def test_bots_play_it(kind: str) -> None:
    for seed in range(3):
        game = CULTISTS.begin(table(), Dice.seeded("lodge", seed).key)
        bots = [make_bot(kind, "cultists", Dice.seeded("bot", seed, seat)) for seat in range(4)]
        while not game.over:
            for seat in game.waiting_for:
                view = CULTISTS.view(game, seat)
                game.answer(seat, bots[seat].decide(view, view.asked))


BROKEN = {
    "two seat counts": ("players = [5]", "players = [5, 6]", 'is for one seat count; name only one in "players"'),
    "too long": (
        "last_round = 3",
        "last_round = 11",
        '"last_round" is 11, which this board has no room for; take 1 to 10',
    ),
    "no round": (
        "last_round = 3",
        "last_round = 0",
        '"last_round" is 0, which this board has no room for; take 1 to 10',
    ),
    "points": (
        "points_needed = 2",
        "points_needed = 9",
        '"points_needed" is 9, which this board has no room for; take 1 to',
    ),
    "deaths": (
        "dead_needed = 1",
        "dead_needed = 5",
        '"dead_needed" is 5, which this board has no room for; take 1 to 4',
    ),
    "tokens": ("plain_tokens = 4", "plain_tokens = 5", "there are 4 rooms and 5 tokens; give each room one"),
    "negative": ("unsafe_tokens = 0", "unsafe_tokens = -1", "there are 4 rooms and 3 tokens; give each room one"),
    "starts": ("failure = 3, sab", "failure = 2, sab", "4 rooms cannot share 7 start cards; give each as many"),
    "a Dead card in a room": (
        "{ success = 2, failure = 1 }",
        "{ dead = 2 }",
        '"draw_pile" holds Alive or Dead cards; only R',
    ),
    "backs": (
        "{ dead = 1, failure = 1 }",
        "{ dead = 2, failure = 1 }",
        "a Cultist's deck could be told from an Investigator's",
    ),
    "a Room card as pulse": (
        "pulse_start = {}",
        "pulse_start = { success = 5 }",
        '"pulse_start" holds Room cards; only Alive',
    ),
    "few pulses": (
        "pulse_start = {}",
        "pulse_start = { alive = 4 }",
        "4 cards are too few for 5 Pulse decks, of which a",
    ),
    "dead pulses": (
        "pulse_start = {}",
        "pulse_start = { dead = 5 }",
        "5 cards are too few for 5 Pulse decks, of which a",
    ),
    "no such face": (
        "pulse_start = {}",
        "pulse_start = { joker = 5 }",
        '"pulse_start" of the set_up must be a pile of cards, such',
    ),
    "missing": ("dead_needed = 1\n", "", 'the set_up lacks "dead_needed"; add it, as a whole number'),
    "other boards": (
        'expansion = "base"',
        'expansion = "under-the-surface"',
        'the head of the file has a key "set_up"',
    ),
}


@pytest.mark.parametrize(("before", "after", "fault"), BROKEN.values(), ids=BROKEN)
def test_a_broken_set_up_is_refused_in_one_sentence(before: str, after: str, fault: str) -> None:
    assert before in LODGE
    with pytest.raises(BadOptions, match=re.escape(fault)) as refused:
        Board.parse(LODGE.replace(before, after), "lodge.toml")
    assert re.match(r"lodge\.toml, line \d+: ", str(refused.value))


def test_without_its_numbers_it_would_be_too_small() -> None:
    """MAP-01, MAP-04 to -06 hold where the printed table does."""
    text = re.sub(r"\[set_up\]\n(.+\n)+", "", LODGE)
    with pytest.raises(BoardError, match="there must be at least 2 orange rooms, but the file has 1"):
        Board.parse(text, "lodge.toml")
