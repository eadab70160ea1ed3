"""Beliefs come true as often as they say; and how their weights are found."""

from __future__ import annotations

import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from functools import partial
from math import exp, log

import pytest

from gloaming.bots.beliefs.weights import fitted, kept
from gloaming.games import GAMES
from gloaming.games.cultists.events import BallotsOpened
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions
from gloaming.lab.calibration.chart import chart
from gloaming.lab.calibration.fitting import fitted_on, groups, in_toml, opinions_with
from gloaming.lab.calibration.logit import Model, fit, surprise
from gloaming.lab.calibration.moments import Choice, Lesson, Tables
from gloaming.lab.calibration.reliability import CAREFUL, GUESSERS, OURS, PRIOR, VOTE, Point, Reliability, watch
from gloaming.lab.calibration.tables import fields_for, plans_for, room_of
from gloaming.lab.seating import seating
from gloaming.lab.series import spread
from gloaming.lab.simulation import Plan
from tests.wide import further

EARLY = ("5 players", "sleuth", "round 2")


def found(game: str, games: int) -> Reliability:
    """With the mixed fields for which the kept weights were fitted, but other games."""
    reliability = Reliability()
    for points in spread(partial(watch, Tables(plans_for(game, "base", fields_for(game), 31))), games, 1):
        reliability.add(points)
    return reliability


def plan_of(field: str) -> Plan:
    return Plan("cultists", GAMES["cultists"].read_options({"players": 5}), seating("cultists", field), 3)


# Reliability


@pytest.mark.slow
def test_a_fit_leaves_the_weights_in_use_that_it_found() -> None:
    """The next game in this process is played as before."""
    tables = Tables((plan_of("careful"),), fitted={"cultists": {"five": {"weights": {"checked": 9.0}}}})
    with tables.game(1):
        assert fitted("cultists", "five", "weights") == {"checked": 9.0}
    assert fitted("cultists", "five", "weights") == kept()["cultists"]["five"]["weights"]
    assert len(watch(tables, 1)) > 0
    assert fitted("cultists", "five", "weights") == kept()["cultists"]["five"]["weights"]


@pytest.mark.wide("test_the_fit_finds_the_weights_with_which_choices_were_made")  # fewer games would prove nothing
@pytest.mark.parametrize(("game", "games"), [("invasion", 40), ("cultists", 60)])
def test_beliefs_come_true_about_as_often_as_they_say(game: str, games: int) -> None:
    """Within the bounds that so few games allow; on games with which nothing was fitted."""
    reliability = found(game, games)
    full = [one for one in reliability.bins(OURS) if one is not None and one.seats >= 100]
    assert len(full) >= 4
    for one in full:
        assert abs(one.guessed - one.true) < 0.07 + 1.5 * one.spread
    assert reliability.ahead(PRIOR).mean > 0
    assert reliability.ahead(CAREFUL).mean > 0


def test_a_brier_score_is_the_mean_squared_error() -> None:
    reliability = Reliability()
    guesses = [(0.9, True), (0.2, False), (0.5, True)]
    reliability.add([Point(n, EARLY, {OURS: p, PRIOR: 0.25, CAREFUL: 0.25}, y) for n, (p, y) in enumerate(guesses)])
    assert reliability.brier(OURS).mean == pytest.approx((0.01 + 0.04 + 0.25) / 3)
    assert reliability.brier(PRIOR, "round 2").mean == pytest.approx((0.5625 + 0.0625 + 0.5625) / 3)
    assert reliability.as_dict()["games"] == 3


def test_a_bin_counts_what_comes_from_one_game_as_one_throw() -> None:
    """Ten seats of one game prove less than ten games."""
    together, apart = Reliability(), Reliability()
    points = [Point(n // 10, EARLY, dict.fromkeys(GUESSERS, 0.35), n < 10) for n in range(30)]
    together.add(points)
    apart.add([point._replace(number=n) for n, point in enumerate(points)])
    one, other = together.bins(OURS)[3], apart.bins(OURS)[3]
    assert one is not None
    assert other is not None
    assert one.seats == other.seats == 30
    assert one.true == other.true == pytest.approx(1 / 3)
    assert one.spread == pytest.approx(other.spread * 10**0.5)


def test_two_guesses_about_the_same_seats_are_compared_game_by_game() -> None:
    """What both get wrong alike says nothing about which is better."""
    reliability = Reliability()
    for n in range(20):
        guess = 0.1 * (n % 10)
        reliability.add([Point(n, EARLY, {OURS: guess, PRIOR: guess, CAREFUL: 0.5}, n % 2 == 0)])
    assert reliability.ahead(PRIOR) == (0.0, 0.0)
    assert reliability.brier(PRIOR).spread > 0


def test_what_is_thought_before_a_vote_is_counted_apart() -> None:
    reliability, before = Reliability(), ("5 players", "sleuth", VOTE)
    guesses = dict.fromkeys(GUESSERS, 0.85)
    reliability.add([Point(n, before, guesses, n < 3, ballot=n < 4) for n in range(6)])
    reliability.add([Point(6, EARLY, dict.fromkeys(GUESSERS, 0.2), False)])
    assert reliability.points == 1
    cast = reliability.ballots()[8]
    assert cast is not None
    assert (cast.seats, cast.true) == (4, 0.75)
    assert reliability.brier(OURS).mean == pytest.approx(0.04)
    assert reliability.brier(OURS, VOTE).mean == pytest.approx((3 * 0.15**2 + 3 * 0.85**2) / 6)


def test_watchers_count_the_ballots_that_they_really_cast() -> None:
    tables = Tables((plan_of("sleuth"),))
    points = [point for number in range(1, 5) for point in watch(tables, number)]
    ballots = [point for point in points if point.ballot]
    assert ballots
    assert all(point.places == ("5 players", "sleuth", "5 players, sleuth", VOTE) for point in ballots)
    assert {point.places[-1] for point in points} >= {VOTE, "round 2", "round 3"}


def test_a_ballot_is_what_was_cast_whatever_its_voter_is_asked_before_somebody_looks_again() -> None:
    """Else only those would be counted that ended the game, which are right."""
    named, compared = room_of("cultists").named, 0
    for number in range(1, 9):
        with Tables((plan_of("sleuth"),)).game(number) as watched:
            before = False
            for moment in watched.moments():
                if before:
                    opened = [event for event in watched.game.journal if isinstance(event, BallotsOpened)][-1]
                    assert {seat: named(one) for seat, one in watched.debated.items()}.items() <= dict(
                        enumerate(opened.ballots)
                    ).items()
                    compared += len(watched.debated)
                before = moment.debated
    assert compared > 10


def test_moments_of_one_game_weigh_as_much_as_those_of_another() -> None:
    short, long = [room_of("cultists").learn(Tables((plan_of("sleuth"),)), number).choices for number in (1, 4)]
    assert len(short) != len(long)
    assert sum(one.weight for one in short) == pytest.approx(sum(one.weight for one in long)) == pytest.approx(2.0)


def test_a_choice_that_counts_twice_is_two_of_a_kind() -> None:
    choices = [Choice([0.0, 0.0], [("loud", [1.0, 0.0])], n % 3 > 0) for n in range(30)]
    heavy = [one._replace(weight=1.0 + (not one.true)) for one in choices]
    twice = choices + [one for one in choices if not one.true]
    nothing = Model({"loud": 0.0})
    assert fit(heavy, nothing, 1.0).clues["loud"] == pytest.approx(fit(twice, nothing, 1.0).clues["loud"], abs=1e-4)


def test_the_plot_is_a_picture_of_these_figures() -> None:
    reliability = Reliability()
    reliability.add([Point(n, EARLY, {OURS: 0.35, PRIOR: 0.25, CAREFUL: 0.45}, n % 3 == 0) for n in range(30)])
    picture = ET.fromstring(chart(reliability, "Honest & true"))
    words = [text.text or "" for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "Honest & true" in words
    assert any("30 games" in word for word in words)
    beliefs = f"beliefs (Brier score {reliability.brier(OURS).mean:.4f})"
    assert beliefs in words
    labels = [mark.attrib.get("aria-label") for mark in picture.iter()]
    assert f"guessed: 35%; true: 33%; who: {beliefs}" in labels
    assert "from: 30%; guesses: 30; to: 0.4" in labels


# Fitting


def chosen(dice: Dice, odds: list[float]) -> int:
    ticket, number = dice.roll(10**9) / 10**9 * sum(odds), 0
    while ticket > odds[number]:
        ticket -= odds[number]
        number += 1
    return number


def test_the_fit_finds_the_weights_with_which_choices_were_made() -> None:
    dice, true = Dice.seeded("logit"), {"loud": 1.5, "red": -0.7}
    choices = []
    for _ in range(3000):
        clues = [(name, [dice.roll(3) - 1.0 for _ in range(4)]) for name in true]
        odds = [exp(sum(true[name] * values[i] for name, values in clues)) for i in range(4)]
        choices.append(Choice([0.0] * 4, clues, chosen(dice, odds)))
    nothing = Model({"loud": 0.0, "red": 0.0})
    found = fit(choices, nothing, firm=0.01)
    assert found.clues == pytest.approx(true, abs=0.1)
    assert surprise(choices, found)[0] < surprise(choices, nothing)[0]


def test_the_fit_tells_two_manners_apart() -> None:
    """Half of the guilty shout three times as often as anybody, and half are like everybody else."""
    dice, choices = Dice.seeded("manners"), []
    for _ in range(3000):
        guilty, shouts = dice.roll(4), [float(dice.roll(3)) for _ in range(4)]
        if dice.roll(2):
            shouts[guilty] = float(dice.roll(3)) + 2
        sets = ((0,), (1,), (2,), (3,))
        choices.append(Choice([0.0] * 4, [], guilty, sets, (("shouted", shouts),)))
    found = fit(choices, Model({}, ({"shouted": 1.0}, {"shouted": 0.0}), (0.0, 0.0)), firm=0.01)
    plain = fit(choices, Model({}, ({"shouted": 1.0},), (0.0,)), firm=0.01)
    assert found.manners[0]["shouted"] > 1.5
    assert found.manners[1]["shouted"] < 0.5
    assert surprise(choices, found)[0] < 0.95 * surprise(choices, plain)[0]


def test_the_slope_of_the_surprise_is_its_change() -> None:
    conduct = (("c", [1.0, 2.0]), ("d", [0.5, 0.0]))
    choices = [Choice([0.0, log(2), 0.0], [("a", [1.0, 0.0, 2.0])], 2, ((0,), (1,), (0, 1)), conduct)]
    here = Model({"a": 0.3}, ({"c": 0.4, "d": -0.3}, {"c": 0.1, "d": 0.6}), (0.2, -0.1))
    total, slope = surprise(choices, here)
    for place, change in enumerate(slope.flat()):
        moved = here.flat()
        moved[place] += 1e-6
        assert change == pytest.approx((surprise(choices, here.like(moved))[0] - total) / 1e-6, abs=1e-4)


def test_where_nothing_was_seen_a_weight_stays_what_it_was_held_for() -> None:
    nothing = [Choice([0.0, 0.0], [("a", [1.0, 1.0])], 0)]
    assert fit(nothing, Model({"a": 0.4}), firm=4.0).clues["a"] == pytest.approx(0.4)


def test_the_worst_kinds_of_tables_count_most() -> None:
    """Shouting gives a Cultist away at nine tables of ten, and at the tenth it clears one: that one must not be misled."""
    dice, choices = Dice.seeded("kinds"), []
    for number in range(600):
        odd, sets = number % 10 == 0, ((0,), (1,), (2,), (3,))
        clues = [("shouted", [float(dice.roll(2)) for _ in range(4)])]
        loud = chosen(dice, [exp((-1.5 if odd else 1.5) * shout) for shout in clues[0][1]])
        seen = (("stayed", [0.0] * 4),)
        choices.append(Choice([0.0] * 4, clues, loud, sets, seen, 1.0, "odd" if odd else "usual", (0.75,)))
    nothing = Model({"shouted": 0.0}, ({"stayed": 0.0}, {}), (0.0, 0.0))
    on_average, fairly = (fit(choices, nothing, 0.01, rounds) for rounds in (1, 4))
    assert on_average.clues["shouted"] > 0.8
    assert abs(fairly.clues["shouted"]) < 0.4


@pytest.mark.slow
@pytest.mark.parametrize("game", ["cultists", *further("invasion")])
def test_the_same_seed_gives_the_same_weights_and_a_file_that_reads_back(game: str) -> None:
    plans = plans_for(game, "base", ("careful",), 5)
    once = fitted_on(Tables(plans, {}), 12, 1, 1, lambda lessons: lessons)
    assert once == fitted_on(Tables(plans, {}), 12, 1, 1, lambda lessons: lessons)
    assert tomllib.loads(in_toml(once)) == once
    for group in groups(once[game]).values():
        assert group["seen"]["surprise"] < group["seen"]["surprise_before"]


def test_the_first_pass_plays_by_what_was_kept_before() -> None:
    plans = plans_for("cultists", "base", ("sleuth",), 5)
    played: list[list[Lesson]] = []

    def keep(lessons: Iterable[Lesson]) -> list[Lesson]:
        played.append(list(lessons))
        return played[-1]

    fitted_on(Tables(plans, {}), 2, 1, 1, keep)
    fitted_on(Tables(plans, kept()), 2, 1, 1, keep)
    assert [lesson.counts for lesson in played[0]] != [lesson.counts for lesson in played[1]]


def test_what_was_believed_before_a_fit_is_an_opinion_from_then_on() -> None:
    """Fictitious play: Cultists go by what earlier fits found, and the next one learns from them all."""
    plans, first = plans_for("cultists", "base", ("sleuth",), 5), {"five": {"weights": {"route": 1.0}, "rates": {}}}
    found = fitted_on(Tables(plans, {"cultists": first}), 2, 1, 2, lambda lessons: lessons)["cultists"]
    oldest, newest = found["opinions"]
    assert oldest == first
    assert newest["five"]["weights"] not in ({}, first["five"]["weights"], found["five"]["weights"])


def test_the_oldest_opinions_are_forgotten() -> None:
    known = opinions_with({"one": {"seen": {"games": 9}, "rates": {"a": 3}}, "opinions": [{"nth": 1}, {"nth": 2}]}, 2)
    assert known == {"opinions": [{"nth": 2}, {"one": {"rates": {"a": 3}}}]}
    assert opinions_with({"one": {}}, 0) == {}


def test_the_kept_weights_say_what_they_were_fitted_on() -> None:
    for game, known in {"cultists": {"five", "six", "seven", "eight"}, "invasion": {"all"}}.items():
        assert groups(kept()[game]).keys() == known
        for group in known:
            assert kept()[game][group]["seen"]["games"] >= 50
            assert kept()[game][group]["seen"]["surprise"] < kept()[game][group]["seen"]["surprise_before"]


# Tables


def test_tables_of_people_like_and_clumsy_sleuths_are_among_those_that_are_fitted_and_counted() -> None:
    """They sit down in studies alone, and were left out for it."""
    assert {"sleuth:human", "sleuth,clumsy", "sleuth,accuser", "sleuth,mute,parrot"} <= set(fields_for("cultists"))


def test_every_scope_can_be_played_by_every_field() -> None:
    for game, scopes in {game: room_of(game).SCOPES for game in GAMES}.items():
        assert "careful" in fields_for(game)
        for scope, tables in scopes.items():
            assert len(plans_for(game, scope, ("careful", "random"), 1)) == 2 * len(tables)
    with pytest.raises(BadOptions, match="There are no tables 'moon'"):
        plans_for("cultists", "moon", ("careful",), 1)
