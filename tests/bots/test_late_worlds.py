"""Other worlds of games that were played with sense: everybody remembers in them, and late in large games they are found soon."""

from __future__ import annotations

from functools import cache

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.events import (
    CultistsRecognised,
    EnvelopeOpened,
    Gave,
    HallwaySecured,
    PulseSeen,
    RoomFilled,
    StartCardsSeen,
    TokenPeeked,
)
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.setup import deck_of, empty_game
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.view import View
from gloaming.games.cultists.worlds.decks import TRIES, lay_out_decks
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.games.cultists.worlds.pulses import settle_pulses
from gloaming.games.cultists.worlds.shortages import Shortages, Source
from gloaming.games.cultists.worlds.suspects import deal_roles
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat
from tests.bots.cultists.playing import questions

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long

ELSEWHERE = EnvelopeOpened, CultistsRecognised, StartCardsSeen, TokenPeeked
"""The night has a test of its own; whose hand held which envelope, and which token, nobody asks any more."""
LARGE = Options(players=8, level="custom", roles=("cursed_hunter",))
BLIND_TRIES = 12


@cache
def some_moments(players: int) -> list[tuple[Cultists, View]]:
    """One question in nine of a game, and what the seat that is asked sees."""
    options = Options(players=players, level="experienced")
    return [(game.clone(), view) for game, _, view, _ in list(copied(options, 3))[::9]]


def copied(options: Options, seed: int) -> list[tuple[Cultists, Seat, View, object]]:
    return [(game.clone(), seat, view, bot) for game, seat, view, bot in questions(options, seed)]


@cache
def latest(seed: int) -> View:
    """What an Investigator sees late in a large game; the last question that one is asked in round 8 or before."""
    found = [
        view
        for _, _, view, _ in questions(LARGE, seed)
        if view.role == "investigator" and 6 <= view.round <= 8 and not view.ghost[view.seat or 0]
    ]
    return found[-1]


# Memories


@pytest.mark.parametrize("players", [5, 7, 8])
def test_the_others_remember_as_much_in_another_world_as_in_the_true_one(players: int) -> None:
    """And what they have given and laid makes up a whole deck with what they still hold."""
    compared = 0
    for game, view in some_moments(players):
        world = CULTISTS.determinise(view, Dice.seeded("memories", game.questions))
        for other in range(players):
            true, imagined = game.journal_of(other), world.journal_of(other)
            assert [type(e) for e in true if not isinstance(e, ELSEWHERE)] == [
                type(e) for e in imagined if not isinstance(e, ELSEWHERE)
            ]
            spent = [e.card for e in imagined if isinstance(e, Gave | RoomFilled | HallwaySecured) and e.seat == other]
            assert sorted([*map(str, spent), *world.hand[other]]) == sorted(deck_of(world.role[other], SET_UP[players]))
            compared += len(spent)
    assert compared > 100


@pytest.mark.parametrize("players", [5, 8])
def test_the_cultists_of_another_world_know_what_they_saw_in_the_night(players: int) -> None:
    """AC-NIGHT-03: each other, and everybody's start card."""
    for game, view in some_moments(players):
        world = CULTISTS.determinise(view, Dice.seeded("night", game.questions))
        cultists = [seat for seat, role in enumerate(world.role) if TEAM_OF[role] == "cultists"]
        for seat in cultists:
            seen = CULTISTS.view(world, seat)
            assert seen.known_cultists == (tuple(cultists) if players > 6 else ())
            dead = [other for other, card in enumerate(seen.start_cards) if card == "dead" and other not in cultists]
            assert dead == [other for other, since in sorted(world.dead_since.items()) if since == 0]


def test_whoever_looked_at_a_pulse_deck_remembers_it_in_another_world() -> None:
    """AC-ACT-CS-03: as many Dead cards as would have lain there."""
    looks = 0
    for game, view in some_moments(7):
        world = CULTISTS.determinise(view, Dice.seeded("looks", game.questions))
        for event in world.journal:
            if isinstance(event, PulseSeen) and event.seat != view.seat:
                looks += 1
                assert event.cards.count("dead") <= world.pulse[event.target].count("dead")
    assert looks > 0


# Late in large games


class Unlearning(Shortages):
    """The yardstick: every try begins as if there had been none before."""

    def lack(self, source: Source, face: str) -> None:
        pass


def deals(view: View, number: int) -> list[tuple[Ledger, list[str]]]:
    """Ledgers and Roles that agree with everything but, perhaps, the Room cards."""
    found: list[tuple[Ledger, list[str]]] = []
    game, dice = empty_game(view.options, b"deals".ljust(32)), Dice.seeded("deals", view.round)
    while len(found) < number:
        ledger = Ledger(view, game, dice)
        roles = deal_roles(ledger)
        if roles is not None and settle_pulses(ledger, roles):
            found.append((ledger, roles))
    return found


def laid_out(kind: type[Shortages]) -> set[int]:
    """The deals for which decks are found."""
    every = [deal for seed in (1, 2, 3) for deal in deals(latest(seed), 40)]
    found = set()
    for number, (ledger, roles) in enumerate(every):
        shortages = kind()
        if any(lay_out_decks(ledger, roles, shortages) is not None for _ in range(BLIND_TRIES // TRIES)):
            found.add(number)
    return found


def test_whoever_learns_from_corners_lays_out_decks_wherever_blind_luck_does() -> None:
    by_luck, by_learning = laid_out(Unlearning), laid_out(Shortages)
    assert len(by_luck) >= 5
    assert by_learning >= by_luck


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_world_late_in_a_large_game_is_found_soon(seed: int) -> None:
    view = latest(seed)
    for number in range(6):
        dice = Dice.seeded("soon", number)
        assert CULTISTS.view(CULTISTS.determinise(view, dice), view.seat) == view
        assert dice.rolled < 4000
