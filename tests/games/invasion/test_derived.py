"""The invariants that follow from the rules, over random play (INV-DERIV)."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.invasion import Options
from gloaming.games.invasion.event_cards import cards_in_play
from gloaming.games.invasion.events import (
    AccuserTokensLost,
    AgentTaken,
    EventTurned,
    MotherShipArrived,
    RescueFailed,
    ScientistSaved,
)
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.state import ASSIMILATED, Invasion
from gloaming.kernel.dice import Dice
from tests.games.invasion.random_play import TABLES, named, random_game


def every_state(options: Options, keen: bool) -> list[Invasion]:
    dice = Dice.seeded("derived", named(options), keen)
    return [game.clone() for game in random_game(options, dice, keen=keen)]


@pytest.fixture(params=TABLES, ids=named, scope="module")
def games(request: pytest.FixtureRequest) -> list[Invasion]:
    """Every moment of a few games at one table."""
    return every_state(request.param, keen=False) + every_state(request.param, keen=True)


def aliens(game: Invasion) -> int:
    return sum(is_alien(game, seat) for seat in game.seats)


def test_at_most_so_many_aliens_as_there_are_cards(games: list[Invasion]) -> None:
    """INV-DERIV-01, -02, INV-SETUP-15: n - 3 Assimilated!, so three humans to the end."""
    for game in games:
        players = game.options.players
        every = [*game.deck, *[card for pile in (*game.stacks, *game.hand) for card in pile]]
        assert Counter(every)[ASSIMILATED] == players - 3
        assert aliens(game) <= players - 3
        assert sum(game.stated) <= players - 3


def test_events_are_conserved_and_two_ships_are_always_left(games: list[Invasion]) -> None:
    """INV-DERIV-03, -04, INV-EVENT-19: 20 cards; while the game runs two Mother Ship! are yet to come."""
    for game in games:
        piles = game.event_deck + game.upcoming + game.prevented + game.planned
        ships = ("mother_ship",) * game.mother_ships
        assert sorted(piles + game.discard + ships) == sorted(cards_in_play(game.city))
        if not game.over:
            assert game.mother_ships <= 3
            assert piles.count("mother_ship") >= 2


def test_assimilation_cards_are_conserved(games: list[Invasion]) -> None:
    """INV-DERIV-06, -07, -16."""
    for game in games:
        stacks, hands = sum(map(len, game.stacks)), sum(map(len, game.hand))
        assert len(game.deck) + stacks + hands == 57 + game.options.players
        assert stacks == 10 * (3 - min(game.mother_ships, 3))
        if game.round:
            assert all(game.hand)


def test_no_more_than_19_events_are_carried_out(games: list[Invasion]) -> None:
    """INV-DERIV-05: and at least one in every round."""
    for game in games:
        turned = sum(isinstance(event, EventTurned) for event in game.journal)
        assert turned <= 19
        assert turned >= game.round


def test_there_are_four_to_six_agents_each_on_a_spot_of_its_own(games: list[Invasion]) -> None:
    """INV-DERIV-08, INV-MAP-33."""
    for game in games:
        assert 4 <= len(game.agent_at) <= 6
        assert len(set(game.agent_at.values())) == len(game.agent_at)
        assert game.siren.keys() == game.agent_at.keys()


def test_before_the_third_ship_one_alien_fewer_is_possible(games: list[Invasion]) -> None:
    """INV-DERIV-09, -10."""
    for game in games:
        if game.options.players > 4 and game.mother_ships < 3:
            assert aliens(game) <= game.options.players - 4


def test_unfounded_accusations_are_few(games: list[Invasion]) -> None:
    """INV-DERIV-12: each costs two tokens or more."""
    for game in games:
        lost = [event for event in game.journal if isinstance(event, AccuserTokensLost)]
        assert all(len(event.seats) >= 2 for event in lost)
        assert len(lost) <= game.options.players // 2
        assert game.accuser_token.count(False) == sum(len(event.seats) for event in lost)


def test_no_more_agent_controls_than_free_agents(games: list[Invasion]) -> None:
    """INV-DERIV-13: an agent is used once per round."""
    for game in games:
        began = max((n for n, event in enumerate(game.journal) if isinstance(event, EventTurned)), default=0)
        taken = [event.agent for event in game.journal[began:] if isinstance(event, AgentTaken)]
        assert len(taken) == len(set(taken)) <= 6


def test_scientists_are_never_lost(games: list[Invasion]) -> None:
    """INV-DERIV-14, INV-MAP-34, INV-SETUP-25: five, each on a spot of its own or saved."""
    for game in games:
        if game.round:
            assert len(game.scientists) + game.saved == 5
            assert len(set(game.scientists)) == len(game.scientists)


def test_the_pressure_follows_from_rescues_and_ships(games: list[Invasion]) -> None:
    """INV-PRESSURE-04, -05, -07, -11: up after each rescue, down by each ship, within the track."""
    for game in games:
        if game.over:
            continue
        value = 1
        for event in game.journal:
            if isinstance(event, MotherShipArrived):
                value = max(0, value - 1)
            elif isinstance(event, ScientistSaved | RescueFailed):
                value = min(5, value + 1)
        assert game.options.pressure_track[game.pressure] == value


def test_no_token_lies_where_there_is_no_district(games: list[Invasion]) -> None:
    """INV-MAP-19, -27: at most one on a district; the gathering point is none."""
    for game in games:
        assert set(game.tokens) <= set(game.city.districts)
        assert list(game.tokens) == sorted(set(game.tokens))
