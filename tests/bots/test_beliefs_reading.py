"""Beliefs follow from a view and the talk alone, however and whenever they are read."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest
from msgspec.structs import replace

from gloaming.bots.beliefs import beliefs_of
from gloaming.bots.cultists.beliefs.guesses import GuessedBeliefs
from gloaming.games import GAMES
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.statements import Was
from gloaming.games.invasion import INVASION
from gloaming.games.invasion import Options as Invading
from gloaming.kernel.dice import Dice
from gloaming.kernel.talk import Accuses, Agrees, Denies, Said, Vouches
from gloaming.kernel.values import Value
from gloaming.lab.calibration.moments import Watched
from gloaming.lab.seating import seating
from gloaming.lab.simulation import Plan
from tests.bots.cultists.believing import everything
from tests.bots.cultists.playing import questions
from tests.wide import one_in

TABLES: dict[str, tuple[str, Value]] = {
    "4 and AUTOMA": ("cultists", Options(players=4)),
    "5": ("cultists", Options(players=5, level="experienced")),
    "8": ("cultists", Options(players=8, level="expert")),
    "in the dark": (
        "cultists",
        Options(players=7, level="experienced", dark_transfers="hidden", anonymous_ballots=True),
    ),
    "polar station": ("cultists", Options(board="polar-station", players=7, level="experienced")),
    "mine with Professions": ("cultists", Options(board="mine", players=8, level="experienced", professions=True)),
    "new Roles": ("cultists", Options(players=7, level="custom", roles=("cursebearer", "celebrity", "blind_cultist"))),
    "Cursed Hunter": ("cultists", Options(players=8, level="custom", roles=("cursed_hunter", "mechanic"))),
    "hidden draw": ("cultists", Options(players=6, level="experienced", random_role_hidden=True)),
    "Milan": ("invasion", Invading(players=5)),
    "Washington": ("invasion", Invading(players=8, city="washington")),
}
STATEMENTS = (Accuses(1), Vouches(2), Denies(), Agrees(0), Was("pink_1", 1))


def chatter(watched: Watched, number: int) -> None:
    """Now and then somebody says something, no matter what."""
    if number % 9 == 0:
        seat = number // 9 % watched.game.options.players
        statement = STATEMENTS[number // 9 % len(STATEMENTS)]
        heard = len(watched.game.journal_of(None))
        watched.talk.append(Said(seat, watched.game.round, statement, heard))


@pytest.mark.parametrize("table", one_in(3, TABLES))
def test_made_fresh_it_comes_to_the_same(table: str) -> None:
    """Tables resume, and a bot may sit down in the middle."""
    game, options = TABLES[table]
    watched = Watched(Plan(game, options, seating(game, "careful"), 4), 1)
    seats = GAMES[game].seats(options)
    kept = {}
    for number, state in enumerate(watched.play()):
        chatter(watched, number)
        for seat in state.waiting_for[:2]:
            for public in (False, True):
                view = GAMES[game].view(state, seat)
                if (seat, public) not in kept:
                    kept[seat, public] = beliefs_of(game, view, public)
                kept[seat, public].read(view, watched.talk)
                if number % 37 == 0:
                    fresh = beliefs_of(game, view, public)
                    fresh.read(view, watched.talk)
                    assert everything(fresh, seats) == everything(kept[seat, public], seats)
    assert watched.talk


@pytest.mark.parametrize("table", one_in(3, TABLES))
def test_what_is_hidden_changes_no_belief(table: str) -> None:
    """In another world that this seat cannot tell from the true one, it believes the same."""
    game, options = TABLES[table]
    watched = Watched(Plan(game, options, seating(game, "careful"), 5), 2)
    compared = 0
    for number, state in enumerate(watched.play()):
        if number % 29 == 11:
            seat = state.waiting_for[0]
            view = GAMES[game].view(state, seat)
            world = GAMES[game].determinise(view, Dice.seeded("belief", number))
            other = GAMES[game].view(world, seat)
            assert beliefs_of(game, view).hostile == beliefs_of(game, other).hostile
            compared += 1
    assert compared >= 2


@pytest.mark.parametrize("table", ["5", "in the dark", "Cursed Hunter", "Washington"])
def test_the_public_belief_of_any_seat_is_that_of_a_spectator(table: str) -> None:
    game, options = TABLES[table]
    watched = Watched(Plan(game, options, seating(game, "careful"), 6), 3)
    for number, state in enumerate(watched.play()):
        if number % 31 == 30:
            spectator = beliefs_of(game, GAMES[game].view(state, None)).hostile
            for seat in range(state.options.players):
                assert beliefs_of(game, GAMES[game].view(state, seat), public=True).hostile == spectator


def test_talk_that_comes_late_is_heard_where_it_belongs() -> None:
    """Somebody spoke before an event that this seat has read already."""
    asked = [(view, seat) for game, seat, view, _ in questions(Options(players=7), 1) if game.round == 4]
    view, seat = next((view, seat) for view, seat in asked if view.role == "investigator")
    early = Said((seat + 2) % 7, 1, Vouches((seat + 1) % 7), 40)
    late = beliefs_of("cultists", view)
    late.read(view, [early])
    first = beliefs_of("cultists", replace(view, journal=view.journal[:20]))
    first.read(view, [early])
    assert late.hostile == first.hostile != beliefs_of("cultists", view).hostile


def test_another_game_is_begun_anew() -> None:
    *_, (_, _, view, _) = questions(Options(players=5), 1)
    other = next(other for _, seat, other, _ in questions(Options(players=5), 2) if seat == view.seat)
    beliefs = beliefs_of("cultists", view)
    beliefs.read(other)
    assert beliefs.hostile == beliefs_of("cultists", other).hostile


@pytest.mark.parametrize(("players", "bound"), [(5, 6.0), (8, 6.0)])
def test_reading_costs_little_beside_the_careful_bots_reading(players: int, bound: float) -> None:
    """A sleuth reads for every decision. The careful bot weighs fewer clues in about 5 µs an event."""
    *_, (_, _, view, _) = questions(Options(players=players, level="expert"), 7)
    bare = replace(view, journal=())

    def careful() -> None:
        GuessedBeliefs(bare).read(view)

    def ours() -> None:
        beliefs_of("cultists", view)

    own, other = quickest(ours, careful)
    assert own < bound * other


def quickest(*works: Callable[[], None]) -> list[float]:
    """Each one's best time. They take turns: a busy moment of the machine meets them all."""
    rounds = [[timed(work) for work in works] for _ in range(15)]
    return [min(times) for times in zip(*rounds, strict=True)]


def timed(work: Callable[[], None]) -> float:
    begun = process_time()
    work()
    return process_time() - begun


def test_the_games_of_the_house_are_all_believed_in() -> None:
    for kind in (CULTISTS, INVASION):
        view = kind.view(kind.begin(kind.options(), Dice.seeded("all").key), 0)
        assert len(beliefs_of(kind.name, view).hostile) == kind.seats(kind.options())
