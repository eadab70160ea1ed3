"""Set-up: the printed table, the envelopes, the board as it stands before the first step (AC-SETUP, AC-COMP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.cards import ENCOUNTER_CARDS, Cards, of_kind
from gloaming.games.cultists.roles import BASE_ROLES
from gloaming.games.cultists.rules import ROUTES
from gloaming.games.cultists.setup import cards_in_use
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.errors import BadOptions
from tests.scenario import Table, opening

NAMES = ("Mary", "Ben", "Uli", "Eva", "Tom", "Kim", "Lea", "Pit")

TABLES = [
    pytest.param(4, True, 0, id="4 and the AUTOMA"),
    pytest.param(5, False, 0, id="5"),
    pytest.param(6, False, 1, id="6"),
    pytest.param(7, False, 2, id="7"),
    pytest.param(6, True, 2, id="6 and the AUTOMA"),
    pytest.param(8, False, 3, id="8"),
]
"""People, the AUTOMA, and the column of the printed table."""

FACES: Cards = ("alive", "dead", "success", "failure", "sabotage")


def set_up(players: int, automa: bool = False, seed: int = 1, **options: Any) -> Table:
    return opening(*NAMES[:players], automa=automa, seed=seed, **{"level": "custom", **options})


def hand_of(game: Cultists, role: str) -> tuple[int, ...]:
    """The faces in the deck under this Role's marker, and its Route."""
    seat = game.role.index(role)
    hand = Counter(game.hand[seat])
    return (*[hand[face] for face in FACES], int(game.route[seat] in ROUTES))


def faces(pile: Cards) -> tuple[int, ...]:
    return tuple(Counter(pile)[face] for face in FACES)


def start_deck(game: Cultists) -> tuple[int, ...]:
    return tuple(game.table.pulse_start.count(face) for face in ("alive", "dead"))


# The printed table, row by row: what it is about, how it is found on the table, and the print for 5, 6, 7, 8 seats.
PRINT: list[Any] = [
    pytest.param(lambda game: game.role.count("cultist"), (1, 1, 2, 2), id="Cultists"),
    pytest.param(lambda game: len(game.role) - game.role.count("cultist"), (4, 5, 5, 6), id="Investigators"),
    pytest.param(
        lambda game: hand_of(game, "investigator"),
        ((7, 0, 8, 0, 0, 1), (7, 0, 8, 0, 0, 1), (9, 0, 8, 0, 0, 1), (9, 0, 8, 0, 0, 1)),
        id="Investigator deck",
    ),
    pytest.param(
        lambda game: hand_of(game, "cultist"),
        ((4, 3, 2, 4, 2, 1), (4, 3, 2, 4, 2, 1), (6, 3, 2, 4, 2, 1), (6, 3, 2, 4, 2, 1)),
        id="Cultist deck",
    ),
    pytest.param(start_deck, ((5, 1), (5, 2), (0, 0), (7, 1)), id="Pulse starting deck"),
    pytest.param(
        lambda game: faces(tuple(card for deck in game.deck.values() for card in deck)),
        ((0, 0, 5, 3, 1), (0, 0, 4, 4, 1), (0, 0, 5, 4, 1), (0, 0, 5, 5, 1)),
        id="Room starting cards",
    ),
    pytest.param(
        lambda game: faces(game.draw_pile),
        ((0, 0, 5, 3, 1), (0, 0, 4, 4, 1), (0, 0, 5, 4, 1), (0, 0, 5, 5, 1)),
        id="Draw pile",
    ),
    pytest.param(lambda game: faces(game.unsafe_deck), ((0, 0, 1, 1, 0),) * 4, id="UP deck"),
    pytest.param(
        lambda game: (list(game.room_token.values()).count(False), list(game.room_token.values()).count(True)),
        ((5, 4), (4, 5), (6, 4), (5, 6)),
        id="Room tokens",
    ),
    pytest.param(lambda game: len(game.bag), (12, 12, 12, 12), id="Event tokens"),
    pytest.param(lambda game: game.target, (10, 12, 12, 13), id="Victory Points needed"),
    pytest.param(lambda game: game.table.dead_needed, (3, 4, 4, 5), id="dead Investigators needed"),
    pytest.param(lambda game: len(game.board.rooms), (9, 9, 10, 11), id="Rooms on the map"),
]


@pytest.mark.parametrize(("players", "automa", "column"), TABLES)
@pytest.mark.parametrize(("found", "printed"), PRINT)
def test_the_table_is_laid_out_as_printed(
    players: int, automa: bool, column: int, found: Callable[[Cultists], Any], printed: tuple[Any, ...]
) -> None:
    """AC-SETUP-01, each row by each number of seats."""
    assert found(set_up(players, automa).game) == printed[column]


@pytest.mark.parametrize(("players", "automa", "column"), TABLES)
def test_the_box_holds_the_cards_that_the_table_needs(players: int, automa: bool, column: int) -> None:
    """AC-COMP-07: the cards of the set-up, and the one of the Pulse starting deck that nobody gets."""
    printed = (
        (37, 4, 45, 11, 4, 5, 106),
        (44, 5, 51, 13, 4, 6, 123),
        (57, 6, 55, 17, 6, 7, 148),
        (73, 7, 63, 19, 6, 8, 176),
    )
    game = set_up(players, automa).game
    dealt = Counter(card for pulse in game.pulse for card in pulse)
    needed = cards_in_use(game) + (Counter(game.table.pulse_start) - dealt)
    by_face = [needed[face] for face in FACES]
    assert (*by_face, len(set(game.route)), sum(by_face) + len(game.route)) == printed[column]


@pytest.mark.parametrize("board", ["polar-station", "mine"])
def test_another_board_needs_no_other_cards(board: str) -> None:
    """AC-COMP-07: by the seats alone."""
    assert cards_in_use(set_up(5, board=board).game) == cards_in_use(set_up(5).game)


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_it_is_a_game_for_4_to_8(players: int) -> None:
    """AC-COMP-09: that many sit down, and with 4 the AUTOMA joins them."""
    assert set_up(players, players == 4).asks() == set(NAMES[:players])


@pytest.mark.parametrize("players", [0, 1, 3, 9])
def test_it_is_no_game_for_others(players: int) -> None:
    """AC-COMP-09: fewer than 4 or more than 8 are told so."""
    with pytest.raises(BadOptions, match="4 to 8 players"):
        CULTISTS.begin(Options(players=players), bytes(32))


@pytest.mark.parametrize(("players", "encounter"), [(4, 7), (5, 7), (6, 7), (7, 9), (8, 9)])
def test_all_decks_have_the_same_backs(players: int, encounter: int) -> None:
    """AC-SETUP-02: so the hand sizes by kind tell nothing at the start, not even of a Firestarter."""
    view = set_up(players, players == 4, roles=("firestarter",)).spectator()
    assert set(view.encounter_cards) == {encounter}
    assert set(view.room_cards) == {8}


def test_routes_are_dealt_blind_and_the_others_go_back_unseen() -> None:
    """AC-SETUP-03: each seat has its own Route, any of the ten; which are unused follows from nobody's view."""
    tables = [set_up(8, seed=seed) for seed in range(200)]
    assert all(len(set(t.game.route)) == 8 for t in tables)
    for seat in range(8):
        assert {t.game.route[seat] for t in tables} == set(range(1, 11))
    assert tables[0].spectator().routes == {}
    assert tables[0].spectator().route is None
    for person in tables[0].people:
        assert (person.sees.route, person.sees.routes) == (tables[0].game.route[person.seat], {})


def test_cultist_markers_lie_on_cultist_decks_and_the_others_on_the_others() -> None:
    """AC-SETUP-04: those who find Dead cards in the envelope are the Cultists, and nobody else."""
    for seed in range(20):
        game = set_up(8, seed=seed, roles=("seer", "mechanic")).game
        assert [("dead" in hand) for hand in game.hand] == [(role == "cultist") for role in game.role]


def test_the_set_of_roles_is_known_to_all_but_not_who_has_which() -> None:
    """AC-SETUP-04, RQ-98: it is laid out in one order however the envelopes fall."""
    roles = ("mechanic", "crybaby", "seer")
    tables = [set_up(8, seed=seed, roles=roles) for seed in range(10)]
    assert len({tuple(t.game.role) for t in tables}) > 1
    for t in tables:
        assert t.spectator().roles_laid_out == roles
        assert all(person.sees.roles_laid_out == roles for person in t.people)


@pytest.mark.parametrize("role", BASE_ROLES)
def test_a_special_role_takes_the_place_of_a_plain_investigator(role: str) -> None:
    """AC-SETUP-05: one for one, and never that of a Cultist."""
    for seed in range(10):
        dealt = Counter(set_up(8, seed=seed, roles=(role,)).game.role)
        assert dealt == {"cultist": 2, "investigator": 5, role: 1}


@pytest.mark.parametrize(("players", "alive"), [(5, 7), (6, 7), (7, 9), (8, 9)])
def test_the_firestarter_has_two_red_cards_for_two_successes(players: int, alive: int) -> None:
    """AC-SETUP-06: 6 Success, 1 Failure and 1 Sabotage; the other Investigators keep their 8 Success."""
    game = set_up(players, roles=("firestarter",)).game
    assert hand_of(game, "firestarter") == (alive, 0, 6, 1, 1, 1)
    assert hand_of(game, "investigator") == (alive, 0, 8, 0, 0, 1)


@pytest.mark.parametrize(("players", "left_over"), [(5, 1), (6, 1), (8, 0)])
def test_the_pulse_starting_deck_gives_each_cultist_an_alive_card_and_each_investigator_any(
    players: int, left_over: int
) -> None:
    """AC-SETUP-07: what is left over is nowhere in the game, and any Investigator may get the Dead card."""
    killed = set()
    for seed in range(200):
        game = set_up(players, seed=seed).game
        assert all(len(pulse) == 1 for pulse in game.pulse)
        assert all(pulse == ("alive",) for pulse, role in zip(game.pulse, game.role, strict=True) if role == "cultist")
        encounter_cards = sum(len(of_kind(pile, ENCOUNTER_CARDS)) for pile in (*game.hand, *game.pulse))
        decks = 7 if players < 7 else 9
        assert encounter_cards == players * decks + len(game.table.pulse_start) - left_over
        assert not of_kind(game.removed, ENCOUNTER_CARDS)
        killed |= {seat for seat in game.seats if game.pulse[seat] == ("dead",)}
    assert killed == set(range(players))


@pytest.mark.parametrize(
    ("players", "automa", "shares"),
    [
        (5, False, {0: 1 / 5, 1: 4 / 5}),
        (4, True, {0: 1 / 5, 1: 4 / 5}),
        (6, False, {1: 1 / 3, 2: 2 / 3}),
        (7, False, {0: 1.0}),
        (8, False, {1: 1.0}),
    ],
)
def test_so_many_investigators_are_dead_at_the_start(players: int, automa: bool, shares: dict[int, float]) -> None:
    """AC-SETUP-08: in a thousand games each row of the table comes as often as printed; a Cultist never starts dead."""
    dead = Counter[int]()
    for seed in range(1000):
        game = set_up(players, automa, seed).game
        victims = [seat for seat in game.seats if "dead" in game.pulse[seat]]
        assert all(game.role[seat] != "cultist" for seat in victims)
        assert game.dead_since == dict.fromkeys(victims, 0)
        dead[len(victims)] += 1
    assert set(dead) == set(shares)
    for number, share in shares.items():
        assert dead[number] / 1000 == pytest.approx(share, abs=0.05)


def test_envelopes_are_dealt_at_random() -> None:
    """AC-SETUP-09: in a thousand games every seat is the Cultist, and the Mechanic, as often as every other."""
    cultists, mechanics = Counter[int](), Counter[int]()
    for seed in range(1000):
        role = set_up(5, seed=seed, roles=("mechanic",)).game.role
        cultists[role.index("cultist")] += 1
        mechanics[role.index("mechanic")] += 1
    for heap in (cultists, mechanics):
        assert set(heap) == set(range(5))
        assert all(heap[seat] == pytest.approx(200, abs=50) for seat in range(5))


@pytest.mark.parametrize("seat", [-1, 5])
def test_the_first_player_sits_at_the_table(seat: int) -> None:
    """RQ-101."""
    with pytest.raises(BadOptions, match=f"There is no seat {seat}; the first player is one of 0 to 4"):
        CULTISTS.begin(Options(first_player=seat), bytes(32))


def test_a_board_serves_the_seats_it_is_made_for() -> None:
    """AC-SETUP-11."""
    with pytest.raises(BadOptions, match="The board 'university-8' is made for 8 seats, and there are 5"):
        CULTISTS.begin(Options(board="university-8"), bytes(32))


def test_sides_are_those_of_the_roles_and_a_hunter_has_its_own() -> None:
    """AC-SETUP-14, UTS-HUNT-01: for those who count and reward."""
    game = set_up(7, roles=("cursed_hunter",)).game
    teams = [CULTISTS.team_of(game, seat) for seat in game.seats]
    assert Counter(teams) == {"investigators": 4, "cultists": 2, "hunter": 1}
    assert CULTISTS.winners(game.options) == ("investigators", "cultists", "hunter")
    assert CULTISTS.winners(Options()) == ("investigators", "cultists")
    assert CULTISTS.outcome(game) is None
