"""Options from the words that people type."""

from __future__ import annotations

import pytest

from gloaming.games import game_called, invasion
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.invasion import INVASION
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.options import chosen, pair, table_of


def test_words_become_values_of_the_options_type() -> None:
    wishes = {
        "players": "6",
        "level": "custom",
        "roles": "seer, mechanic",
        "automa": "yes",
        "first_player": "2",
        "self_vote": "forbidden",
        "ghost_may_stay": "on",
        "last_cultist_murder_ends_game": "False",
    }
    assert table_of(CULTISTS, wishes.items()) == Options(
        players=6,
        level="custom",
        roles=("seer", "mechanic"),
        automa=True,
        first_player=2,
        self_vote="forbidden",
        ghost_may_stay=True,
        last_cultist_murder_ends_game=False,
    )


def test_without_wishes_a_table_is_as_usual() -> None:
    assert table_of(CULTISTS, []) == Options()


@pytest.mark.parametrize(
    ("wishes", "says"),
    [
        ([("self_votes", "allowed")], "There is no option 'self_votes'; perhaps 'self_vote'."),
        ([("dragons", "yes")], "There is no option 'dragons'"),
        ([("self_vote", "maybe")], "The option 'self_vote' cannot be 'maybe'; choose one of: allowed, forbidden."),
        ([("ghost_may_stay", "maybe")], "cannot be 'maybe'; choose yes or no."),
        ([("players", "five")], "The option 'players' cannot be 'five'; it takes a whole number."),
        ([("first_player", "x")], "The option 'first_player' cannot be 'x'; it takes a seat, counted from 0."),
        ([("players", "5"), ("players", "6")], "The option 'players' is given twice"),
        ([("players", "9")], "Cultists is a game for 4 to 8 players; 9 cannot play it."),
        ([("automa", "yes")], "The AUTOMA joins 4 players always and 6 if wished"),
        ([("first_player", "7")], "There is no seat 7"),
        ([("level", "expert"), ("roles", "dragon")], "There is no special Role 'dragon'"),
        ([("board", "moon")], 'there is no board "moon"'),
        ([("board_file", "[[[")], "the board file, line 1"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(wishes: list[tuple[str, str]], says: str) -> None:
    with pytest.raises(BadOptions) as refused:
        table_of(CULTISTS, wishes)
    assert says in str(refused.value)


def test_a_row_of_numbers_is_read_for_invasion() -> None:
    wishes = {"players": "6", "city": "washington", "pressure_track": "0, 1, 3", "alien_token_limit": "60"}
    wanted = invasion.Options(players=6, city="washington", pressure_track=(0, 1, 3), alien_token_limit=60)
    assert table_of(INVASION, wishes.items()) == wanted


def test_a_row_that_is_not_of_numbers_is_refused_with_an_example() -> None:
    usual = " ".join(map(str, invasion.Options().pressure_track))
    with pytest.raises(BadOptions, match=f"cannot be '1, many'; it takes whole numbers, as in {usual}."):
        table_of(INVASION, [("pressure_track", "1, many")])


def test_none_may_be_chosen_where_there_may_be_none() -> None:
    assert table_of(CULTISTS, [("first_player", "None")]) == Options(first_player=None)


def test_what_was_chosen_is_what_differs_from_the_usual() -> None:
    assert chosen(Options()) == {}
    assert chosen(Options(players=5, level="custom", roles=("seer",))) == {"level": "custom", "roles": ("seer",)}


def test_a_wish_is_a_name_and_a_value() -> None:
    assert pair("self_vote = forbidden") == ("self_vote", "forbidden")
    assert pair("roles=") == ("roles", "")


@pytest.mark.parametrize("text", ["self_vote", "=forbidden", ""])
def test_a_wish_that_is_no_pair_is_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="write it as NAME=VALUE"):
        pair(text)


def test_games_are_known_by_name() -> None:
    assert game_called("cultists") is CULTISTS
    assert game_called("invasion") is INVASION
    with pytest.raises(BadOptions, match="There is no game 'chess'; choose one of: cultists, invasion"):
        game_called("chess")
