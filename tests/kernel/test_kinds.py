"""What may be asked of any game."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.invasion import INVASION, Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.kinds import GameKind
from tests.kernel import toy
from tests.kernel.toy import TOY, Cheer, Pick, Toy, ToyOptions

HOME = Toy.__module__.rpartition(".")[0]


def toy_of(*rooms: ModuleType) -> GameKind:
    return GameKind(
        name="toy",
        title="Toy",
        rules_version=1,
        players=range(2, 9),
        game=Toy,
        options=ToyOptions,
        rooms=lambda: rooms,
        begin=toy.begin,
        empty_game=toy.empty,
        view=lambda game, seat: game.journal_of(seat),
        determinise=toy.refuse,
        outcome=lambda game: {"points": game.points},
        teams=("everybody",),
        team_of=lambda game, seat: "everybody",
    )


def test_a_game_that_lets_no_rule_be_asked_of_a_view_tells_nothing_of_its_answers() -> None:
    game = INVASION.begin(Options(first_architect=0), Dice.seeded("kinds").key)
    view = INVASION.view(game, game.waiting_for[0])
    assert view.asked
    assert view.asked.options
    unasked = replace(INVASION, known=None)
    assert unasked.prospects(view) == {}
    assert unasked.outlook(view) is None


@pytest.mark.parametrize("kind", [CULTISTS, INVASION])
def test_a_seats_view_is_that_of_a_spectator_with_what_is_its_own(kind: GameKind) -> None:
    dice = Dice.seeded("beside")
    game = kind.begin(kind.options(), dice.key)
    own, parted = set(kind.own_fields(game)), set[str]()
    for _ in range(60):
        public = kind.view(game, None)
        for seat in game.seats:
            view = kind.view(game, seat)
            assert kind.view_beside(public, game, seat) == view
            parted |= {field for field in view.__struct_fields__ if getattr(view, field) != getattr(public, field)}
        asked = game.waiting_for[0]
        game.answer(asked, dice.pick(kind.view(game, asked).asked.options))
    assert parted <= own
    assert {"seat", "asked", "journal", "hand"} <= parted


def test_a_game_that_does_not_say_what_is_a_seats_own_has_each_view_made_by_itself() -> None:
    game = INVASION.begin(Options(), Dice.seeded("beside").key)
    silent = replace(INVASION, own=None)
    assert silent.own_fields(game) == ()
    assert silent.view_beside(INVASION.view(game, None), game, 2) == INVASION.view(game, 2)


def test_its_packages_are_its_home_and_those_that_bring_content_each_once() -> None:
    assert CULTISTS.packages == ("gloaming.games.cultists",)
    assert toy_of(sys.modules[Toy.__module__], pytest, sys.modules["gloaming.kernel.rules"]).packages == (
        HOME,
        "pytest",
        "gloaming.kernel",
    )
    assert toy_of(pytest, pytest).packages == (HOME, "pytest")


def test_facets_of_all_its_kinds_go_by_name() -> None:
    facets = TOY.facets
    assert facets.options["Pick"].hidden == ("number",)
    assert [*facets.questions] == ["PickAll", "Cheers"]
    assert facets.events["Picked"].sight == "public"


def test_an_answer_is_quiet_where_its_kind_says_so() -> None:
    assert not Pick(1).is_quiet()
    assert not Cheer().is_quiet()
