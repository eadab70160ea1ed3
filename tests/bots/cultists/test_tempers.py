"""Tempers: a style minds other things, and knows no more."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from gloaming.bots import bot_kinds
from gloaming.bots.cultists import STUDIED
from gloaming.bots.cultists.baselines.knives import Blitz
from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.temper import KEEN, Temper, spread_out, tempers
from gloaming.bots.sizes import at_size
from gloaming.games import GAMES
from gloaming.kernel.dice import Dice
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan, simulate
from tests.bots.cultists.believing import opening


def test_the_styles_are_kinds_for_studies_and_none_for_the_lobby() -> None:
    assert list(tempers()) == ["keen", "human", "gentle"]
    assert {f"sleuth:{style}" for style in tempers()} <= set(bot_kinds("cultists", studied=True))
    assert not [kind for kind in bot_kinds("cultists") if ":" in kind]


def test_a_sleuth_without_a_style_is_keen() -> None:
    assert SleuthBot(Dice.seeded(1)).style.temper == SleuthBot(Dice.seeded(2), KEEN).style.temper == tempers()[KEEN]


@pytest.mark.parametrize("style", ["human", "gentle"])
def test_what_a_style_does_not_say_is_as_in_the_first(style: str) -> None:
    said = tempers()[style]
    assert said != tempers()[KEEN]
    assert said.drowsy == tempers()[KEEN].drowsy


def test_a_merciful_cultist_lets_people_live(monkeypatch: pytest.MonkeyPatch) -> None:
    """Policy alone: a sleuth that cannot bear to kill, on the same deals."""
    monkeypatch.setitem(
        tempers(), "saint", msgspec.structs.replace(tempers()[KEEN], mercy=(9.0,) * 4, unheard=(1.0,) * 4)
    )
    monkeypatch.setitem(STUDIED, "sleuth:saint", partial(SleuthBot, style="saint"))
    options = GAMES["cultists"].read_options({"players": 5})
    claims = [
        sum(
            simulate(
                Plan("cultists", options, seating("cultists", f"investigators=careful,cultists={kind}"), 5), n
            ).reason
            == "claim"
            for n in range(1, 7)
        )
        for kind in ("sleuth:saint", "sleuth")
    ]
    assert claims[0] < claims[1]


@pytest.mark.parametrize("style", ["human", "gentle"])
def test_who_is_mild_is_so_at_a_table_where_nobody_talks(style: str) -> None:
    """People at a first evening may not say a word."""
    assert tempers()[style].unheard == (1.0,) * 4


def test_some_cultists_are_devoted_and_stay_so_when_they_sit_down_again() -> None:
    whims = [SleuthBot(Dice.seeded("devoted", seed)).style.whim for seed in range(200)]
    assert whims == [SleuthBot(Dice.seeded("devoted", seed)).style.whim for seed in range(200)]
    assert 0.4 < sum(whim < 0.5 for whim in whims) / 200 < 0.6


def test_some_cultists_go_by_rules_of_thumb_all_evening_but_vote_by_what_was_said() -> None:
    view, whims = opening("cultist"), set[bool]()
    for seed in range(60):
        bot = SleuthBot(Dice.seeded("artless", seed))
        whims.add(bot.is_artless(view))
        assert bot.is_artless(view) == (bot.style.whim >= 1 - at_size(tempers()[KEEN].artless, 5))
        assert not SleuthBot(Dice.seeded("artless", seed)).is_artless(opening())
        assert not Blitz(Dice.seeded("artless", seed)).is_artless(view)
    assert whims == {True, False}


def test_every_trait_is_said_of_every_size() -> None:
    traits = [name for name in Temper.__struct_fields__ if name != "step"]
    assert all(len(getattr(tempers()[KEEN], name)) == 4 for name in traits)


def test_two_numbers_are_for_one_cultist_and_for_two() -> None:
    assert spread_out([0.1, 0.2]) == [0.1, 0.1, 0.2, 0.2]
    assert spread_out([0.1, 0.2, 0.3, 0.4]) == [0.1, 0.2, 0.3, 0.4]
    assert [at_size((1.0, 2.0, 3.0, 4.0), seats) for seats in (4, 5, 6, 7, 8)] == [1.0, 1.0, 2.0, 3.0, 4.0]
