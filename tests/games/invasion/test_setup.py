"""Set-up, step by step (INV-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.event_cards import EVENT_CARDS, cards_in_play
from gloaming.games.invasion.events import Drew, EventTurned, Landed
from gloaming.games.invasion.rules import pressure_value
from gloaming.games.invasion.setup import SetUp, empty_game
from gloaming.games.invasion.state import ASSIMILATED, Invasion
from gloaming.kernel.dice import Dice
from tests.games.invasion.random_play import TABLES, named


def opening(options: Options, seed: int = 1) -> Invasion:
    game: Invasion = INVASION.begin(options, Dice.seeded("opening", seed).key)
    return game


def set_up(options: Options, seed: int = 1) -> Invasion:
    """The same, with all scientists placed: in the first event or the first turn."""
    game = opening(options, seed)
    while not game.round:
        game.answer(game.architect, game.choices[game.architect][0])
    return game


# Step 2


def test_the_event_cards_add_up() -> None:
    """INV-COMP-03, INV-EVENT-00: 5 Mother Ship!, 8 yellow and 8 red are 21."""
    count = Counter[str]()
    for card in EVENT_CARDS.values():
        count[card.colour] += card.copies
    assert count == {"own": 5, "yellow": 8, "red": 8}
    twice = {card.name for card in EVENT_CARDS.values() if card.copies == 2}
    assert twice == {"resistance", "trap", "expansion"}


@pytest.mark.parametrize(
    ("city", "stays", "leaves"), [("milan", "cathedral", "capitol"), ("washington", "capitol", "cathedral")]
)
def test_one_of_cathedral_and_capitol_leaves_the_game(city: str, stays: str, leaves: str) -> None:
    """INV-SETUP-01, -02, -03, INV-COMP-05: 20 cards are in play."""
    cards = cards_in_play(load_city(city))
    assert len(cards) == 20
    assert stays in cards
    assert leaves not in cards


def test_the_event_deck_is_shuffled_and_both_piles_are_empty() -> None:
    """INV-SETUP-04, INV-RQ-11."""
    one, other = opening(Options(), 1), opening(Options(), 2)
    assert one.event_deck != other.event_deck
    assert sorted(one.event_deck) == sorted(other.event_deck)
    assert (one.upcoming, one.prevented, one.discard) == ((), (), ())


# Steps 3 and 4


def test_the_first_architect_comes_by_lot_or_by_name() -> None:
    """INV-SETUP-05, -06, INV-RQ-62."""
    assert {opening(Options(players=8), seed).architect for seed in range(60)} == set(range(8))
    assert {opening(Options(players=8, first_architect=3), seed).architect for seed in range(9)} == {3}


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_five_free_agents_stand_on_the_starting_spots(options: Options) -> None:
    """INV-SETUP-07, -08, INV-COMP-04, -14, INV-MAP-04, -20, -21: and one is left over."""
    game = opening(options)
    assert list(game.agent_at.values()) == list(game.city.starting_spots)
    assert set(game.siren.values()) == {True}
    assert [*game.agent_at, game.reserve] == ["01", "02", "03", "04", "05", "06"]


# Step 5: the table of the decks, row by row


@pytest.mark.parametrize(
    ("players", "in_play", "third", "before_dealing"),
    [(4, 1, None, 31), (5, 2, 1, 32), (6, 3, 1, 33), (7, 4, 1, 34), (8, 5, 1, 35)],
)
def test_the_decks_of_each_player_count(players: int, in_play: int, third: int | None, before_dealing: int) -> None:
    """INV-COMP-10, INV-SETUP-09, -10, -11, -12, -13, -14, -15, -16, -31, INV-RQ-54: stacks of 10, and 27 cards when play begins."""
    for seed in range(5):
        game = opening(Options(players=players), seed)
        assert [len(stack) for stack in game.stacks] == [10, 10, 10]
        assert len(game.deck) == before_dealing
        everywhere = Counter(card for pile in (game.deck, *game.stacks) for card in pile)
        assert everywhere == {"assimilated": in_play, "human": 60}
        if third is not None:
            assert game.stacks[2].count(ASSIMILATED) == third
        begun = set_up(Options(players=players), seed)
        assert sum(map(len, begun.hand)) == players
        assert len(begun.deck) - 10 * begun.mother_ships == 27


def test_with_four_players_the_one_alien_card_may_lie_in_any_stack() -> None:
    """INV-SETUP-13, -14, INV-DERIV-10."""
    places = Counter[int]()
    for seed in range(300):
        game = opening(Options(players=4), seed)
        piles = (*game.stacks, game.deck)
        places[next(n for n, pile in enumerate(piles) if ASSIMILATED in pile)] += 1
    assert set(places) == {0, 1, 2, 3}
    assert 0.35 < places[3] / 300 < 0.65  # 31 of 61


def test_the_first_stack_is_a_fair_tenth_of_the_mixed_deck() -> None:
    """INV-SETUP-11: with 8 players the first stack holds no Assimilated! in 301 of 689 cases."""
    none = 0
    for seed in range(1000):
        game = empty_game(Options(players=8), Dice.seeded("stacks", seed).key)
        SetUp().build_decks(game)
        none += ASSIMILATED not in game.stacks[0]
    assert abs(none / 1000 - 301 / 689) < 0.06


# Steps 6 to 11


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_the_aliens_land_once_in_every_sector(options: Options) -> None:
    """INV-COMP-06, INV-MAP-05, INV-SETUP-17, -18, -19, -20, INV-RQ-32: on the site and all around it, whatever the sector, and no further."""
    for seed in range(5):
        game = opening(options, seed)
        sites = [event.district for event in game.journal if isinstance(event, Landed)]
        assert [game.city.sector_of[site] for site in sites] == ["A", "B", "C", "D", "E"]
        assert all(game.city.districts[site].address is not None for site in sites)
        around = {close for site in sites for close in game.city.neighbours[site]}
        assert set(game.tokens) == {*sites, *around}


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_the_architect_places_a_scientist_at_each_landing_site(options: Options) -> None:
    """INV-COMP-08, INV-SETUP-24, -25, -26, -30: site after site, on a spot that touches it and holds no other scientist."""
    game = opening(options)
    sites = [event.district for event in game.journal if isinstance(event, Landed)]
    for site in sites:
        assert game.waiting_for == (game.architect,)
        offered = [str(option).removeprefix("place:") for option in game.choices[game.architect]]
        free = [spot for spot in game.city.spots_of_district[site] if spot not in game.scientists]
        assert sorted(offered) == sorted(free)
        game.answer(game.architect, game.choices[game.architect][-1])
    assert len(game.scientists) == 5


def test_where_a_site_has_no_spot_left_the_nearest_one_serves() -> None:
    """INV-RQ-26: which no city of ours needs."""
    game = opening(Options())
    site = next(event.district for event in game.journal if isinstance(event, Landed))
    game.scientists = game.city.spots_of_district[site]
    assert game.asking is not None
    (offered,) = game.asking.asks(game).values()
    spots = {str(option).removeprefix("place:") for option in offered}
    near = {spot for close in game.city.neighbours[site] for spot in game.city.spots_of_district[close]}
    assert spots == near - set(game.scientists)


def test_a_scientist_may_begin_on_a_gathering_spot_unless_the_table_forbids_it() -> None:
    """INV-RQ-24: in Washington a landing site can touch one."""
    sites = [("A", 16), ("B", 16), ("C", 5), ("D", 5), ("E", 1)]
    for allowed in (True, False):
        game = opening(Options(city="washington", setup_scientist_on_gathering_spot=allowed))
        step = game.asking
        assert step is not None
        district = game.city.address[sites[0]]
        offered = type(step)(game.architect, district).asks(game)[game.architect]
        assert ("place:d4" in map(str, offered)) is allowed


def test_each_player_draws_one_card_from_the_architect_on() -> None:
    """INV-TURN-04, INV-SETUP-27, -28, INV-ASSIM-06."""
    game = set_up(Options(players=6, first_architect=4))
    drew = [event for event in game.journal if isinstance(event, Drew)]
    assert [event.seat for event in drew] == [4, 5, 0, 1, 2, 3]
    assert [event.cards for event in drew] == [game.hand[event.seat] for event in drew]
    assert game.round == 1
    assert sum(isinstance(event, EventTurned) for event in game.journal) == 1


def test_everybody_has_an_accusation_token_and_the_pressure_is_1() -> None:
    """INV-SETUP-23, -29, INV-COMP-07, INV-PRESSURE-02."""
    game = opening(Options(players=7))
    assert game.accuser_token == [True] * 7
    assert pressure_value(game) == 1
