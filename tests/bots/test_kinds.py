"""The kinds of bots, and the one that knows no game."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.bots import LEVELS, bot_kinds, kind_called, levels_of, make_bot, style_called, style_of, styles_of
from gloaming.bots.random import RandomBot
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions


class Asked:
    """Any question of any game."""

    def __init__(self, *options: Any) -> None:
        self.options = options


def test_the_table_names_the_kinds_for_a_game() -> None:
    assert list(bot_kinds("cultists")) == ["random", "careful", "sleuth", "learner", "searcher"]
    assert list(bot_kinds("invasion")) == ["random", "careful", "sleuth", "searcher"]
    assert list(bot_kinds("another_game")) == ["random", "searcher"]


def test_an_unknown_kind_is_refused_with_the_kinds_there_are() -> None:
    kinds = "random, careful, sleuth, learner, searcher, easy, normal, hard"
    with pytest.raises(BadOptions, match=rf"^There is no bot 'clever' for cultists; choose one of: {kinds}\.$"):
        make_bot("clever", "cultists", Dice.seeded(1))


def test_a_careful_bot_knows_its_own_game_only() -> None:
    with pytest.raises(BadOptions, match=r"choose one of: random, searcher, hard\.$"):
        make_bot("careful", "another_game", Dice.seeded(1))


def test_a_level_is_another_name_for_a_kind() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard"]
    assert [kind_called(level, "cultists") for level in LEVELS] == ["careful", "sleuth", "searcher"]
    assert levels_of("invasion") == LEVELS
    assert levels_of("another_game") == {"hard": "searcher"}
    assert type(make_bot("easy", "invasion", Dice.seeded(1))) is type(make_bot("careful", "invasion", Dice.seeded(1)))


def test_a_style_is_that_of_the_table_or_the_usual_one() -> None:
    assert [style_of("cultists", style) for style in ("gentle", "keen", "gone", "")] == [
        "gentle",
        "keen",
        "human",
        "human",
    ]
    assert style_of("invasion", "keen") == style_of("another_game", "") == ""
    styles = styles_of("cultists")
    assert styles is not None
    assert all(
        f"{kind}:{style}" in bot_kinds("cultists", studied=True) for kind in styles.kinds for style in styles.offered
    )


def test_a_style_that_would_make_no_difference_is_refused() -> None:
    assert style_called("keen", "cultists", "sleuth") == "keen"
    assert style_called("", "invasion", "careful") == ""
    for game, kind in (
        ("cultists", "careful"),
        ("cultists", "searcher"),
        ("invasion", "sleuth"),
        ("another_game", "random"),
    ):
        with pytest.raises(BadOptions, match=r"^To these bots a style makes no difference; leave it out\.$"):
            style_called("human", game, kind)
    with pytest.raises(BadOptions, match=r"^There is no style 'wild'; choose one of: gentle, human, keen\.$"):
        style_called("wild", "cultists", "sleuth")


def test_the_random_bot_picks_every_option_about_equally_often() -> None:
    bot = RandomBot(Dice.seeded("fair"))
    picks: list[Any] = [bot.decide(None, Asked("a", "b", "c", "d")) for _ in range(800)]
    assert all(150 < picks.count(option) < 250 for option in "abcd")


def test_the_random_bot_never_looks_at_the_view() -> None:
    class Shy:
        def __getattribute__(self, name: str) -> Any:
            raise AssertionError(f"looked at {name}")

    option: Any = RandomBot(Dice.seeded("blind")).decide(Shy(), Asked("only"))
    assert option == "only"


def test_equal_dice_pick_alike() -> None:
    asked = Asked(*range(100))
    one, other = RandomBot(Dice.seeded("same")), RandomBot(Dice.seeded("same"))
    assert [one.decide(None, asked) for _ in range(20)] == [other.decide(None, asked) for _ in range(20)]
