"""Set-up: what stands on and next to the board before the first step (AC-SETUP-10 and after)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import board_for
from gloaming.games.cultists.setup import SetUp, empty_game
from gloaming.kernel.events import PrivateEvent
from gloaming.kernel.records import Match
from tests.comparing import who_can_tell
from tests.scenario import Table, opening, table

NAMES = ("Mary", "Ben", "Uli", "Eva", "Tom", "Kim", "Lea", "Pit")
FIVE = NAMES[:5]


def set_up(players: int, automa: bool = False, seed: int = 1, **options: Any) -> Table:
    return opening(*NAMES[:players], automa=automa, seed=seed, **{"level": "custom", **options})


def test_nobody_opens_an_envelope_before_the_night() -> None:
    """AC-SETUP-09: after the set-up no seat has been told anything but the Roles in the game."""
    game = empty_game(Options(players=5), bytes(32))
    game.start(SetUp())
    assert [str(event) for event in game.journal] == ["roles:seer"]
    assert not [event for event in game.journal if isinstance(event, PrivateEvent)]


def test_everybody_picks_a_character_and_lays_it_alive_side_up() -> None:
    """AC-SETUP-10: whichever they pick, the game is the same; all discs show alive."""
    picked = [Match(CULTISTS, Options(players=5), bytes(32), names) for names in (FIVE, FIVE[::-1])]
    assert picked[0].head.names != picked[1].head.names
    assert CULTISTS.state_hash(picked[0].game) == CULTISTS.state_hash(picked[1].game)
    assert CULTISTS.view(picked[0].game, None).ghost == (False,) * 5


@pytest.mark.parametrize(
    ("players", "automa", "board"),
    [
        (4, True, "university-4-6"),
        (5, False, "university-4-6"),
        (6, False, "university-4-6"),
        (7, False, "university-7"),
        (6, True, "university-7"),
        (8, False, "university-8"),
    ],
)
def test_the_map_is_the_one_for_the_seats(players: int, automa: bool, board: str) -> None:
    """AC-SETUP-11: 4 to 6, 7 or 8, the AUTOMA's seat included."""
    assert set_up(players, automa).game.board.id == board


def test_every_room_deck_starts_with_one_unknown_card() -> None:
    """AC-SETUP-12: in every Room any of the three faces may lie, and nobody's view changes with it."""
    tables = [set_up(5, seed=seed) for seed in range(200)]
    for room in tables[0].game.board.rooms:
        assert {t.game.deck[room] for t in tables} == {("success",), ("failure",), ("sabotage",)}
    assert set(tables[0].spectator().deck.values()) == {1}
    one, other = (table(*FIVE, deck={"red": [card]}) for card in ("success", "sabotage"))
    assert who_can_tell(one, other) == set()


def test_the_draw_pile_is_shuffled_and_face_down() -> None:
    """AC-SETUP-13: its top card may be any; all see is how many cards there are."""
    tables = [set_up(5, seed=seed) for seed in range(50)]
    assert {t.top("draw_pile") for t in tables} == {"success", "failure", "sabotage"}
    assert {t.spectator().draw_pile for t in tables} == {9}


def test_the_broken_window_holds_a_success_and_a_failure() -> None:
    """AC-SETUP-14: but for a first game, which has no such deck."""
    assert sorted(set_up(5).game.unsafe_deck) == ["failure", "success"]
    assert set_up(5).spectator().unsafe_deck == 2
    assert set_up(5, level="first").game.unsafe_deck == ()


@pytest.mark.parametrize(("players", "automa"), [(4, True), (5, False), (6, False), (7, False), (8, False)])
def test_all_begin_alive_in_the_central_hallway_and_nobody_meets_there(players: int, automa: bool) -> None:
    """AC-SETUP-15: no Encounter happens at set-up."""
    t = set_up(players, automa)
    t.all_wake()
    assert set(t.game.at) == {"central"}
    assert t.game.board.name("central") == "Central Hallway"
    assert set(t.game.ghost) == {False}
    assert not t.happened("met:")
    assert t.question == "Walk"


def test_only_who_comes_back_into_the_central_hallway_meets_those_still_there() -> None:
    """RQ-02, AC-SETUP-15: nobody meets at the start, nor when two are left; a re-entry is checked."""
    t = table(*FIVE, round=1, at="central")
    t["Mary"].goes("green")
    t["Ben"].goes("red")
    t["Uli"].goes("light_blue")
    assert not t.happened("met:")
    t["Eva"].walks("orange_2", "central")
    assert t.question == "Meet"
    assert t.asks() == {"Eva", "Tom"}


def test_three_cultist_tokens_lie_face_down_outside() -> None:
    """AC-SETUP-16: shuffled; all see their number, nobody the Rooms they show; a first game has none."""
    tables = [set_up(5, seed=seed) for seed in range(50)]
    assert {t.game.lurking[0] for t in tables} == {"orange_1", "pink_2", "dark_blue_1"}
    assert all(sorted(t.game.lurking) == ["dark_blue_1", "orange_1", "pink_2"] for t in tables)
    assert tables[0].spectator().lurking == 3
    assert tables[0].spectator().cultist_tokens == ()
    assert set_up(5, level="first").game.lurking == ()


def test_the_fishman_starts_on_the_lake() -> None:
    """AC-SETUP-17: he stands in no Hallway, and all see it."""
    assert set_up(5).game.fishman is None
    assert set_up(5).spectator().fishman is None


def test_the_vote_token_is_active_in_the_cafeteria() -> None:
    """AC-SETUP-18: in the light blue Room, and only there, a Vote can be called."""
    t = set_up(5)
    assert t.spectator().vote_active
    assert t.game.board.name(t.game.board.light_blue) == "Cafeteria"
    assert t.game.board.colour[t.game.board.light_blue] == "light_blue"
    for place in t.game.board.places:
        callers = table("Tom", "Ben", "Uli", "Eva", "Mary", roles={"Tom": "cultist"}, at={"Tom": place}, phase="action")
        assert callers["Tom"].may("vote") == (place == "light_blue")


def test_the_power_is_on_and_its_token_in_the_security_room() -> None:
    """AC-SETUP-19: in the red Room, and only there, it can be restarted."""
    t = set_up(5)
    assert t.spectator().power
    assert t.game.board.name(t.game.board.red) == "Security Room"
    for place in t.game.board.places:
        dark = table(
            "Tom", "Ben", "Uli", "Eva", "Mary", roles={"Tom": "cultist"}, at={"Tom": place}, phase="action", power=False
        )
        assert dark["Tom"].may("restart") == (place == "red")


def test_all_event_tokens_go_into_the_bag() -> None:
    """AC-SETUP-20: their set is known, their order not: any of them may come first."""
    t = set_up(5)
    assert Counter(t.game.bag) == {
        "lightning_strike": 2,
        "secret_doors": 2,
        "no_connection": 1,
        "false_eyes": 1,
        "boosted_morale": 1,
        "lost_morale": 1,
        "in_control": 1,
        "portal_opens": 1,
        "broken_panes": 1,
        "mirror": 1,
    }
    assert (t.spectator().bag, t.spectator().clock) == (12, ())
    first = {table(*FIVE, seed=seed, phase="event").game.clock[-1] for seed in range(200)}
    assert first == set(t.game.bag)


def test_the_clock_hand_starts_at_1() -> None:
    """AC-SETUP-21: the first Round after the night is the first hour."""
    t = set_up(5)
    t.all_wake()
    assert t.spectator().round == 1


@pytest.mark.parametrize(("players", "target"), [(5, 10), (6, 12), (7, 12), (8, 13)])
def test_the_score_starts_at_0_and_the_finger_points_at_the_target(players: int, target: int) -> None:
    """AC-SETUP-22, RQ-104: the target is a number, and public."""
    view = set_up(players).spectator()
    assert (view.points, view.target) == (0, target)


@pytest.mark.parametrize("players", [5, 7, 8])
def test_each_room_receives_its_books(players: int) -> None:
    """AC-SETUP-23: as many as it has spaces; the Bookshelf is empty."""
    view = set_up(players).spectator()
    rooms = board_for(players).rooms
    assert view.books == {room: rooms[room].books for room in rooms}
    assert set(view.shelf.values()) == {0}
    assert sum(view.books.values()) == {5: 21, 7: 23, 8: 25}[players]


def test_the_room_tokens_are_shuffled_and_covered() -> None:
    """AC-SETUP-24: any Room may hide an Unsafe Passage, and nobody's view changes with it."""
    tables = [set_up(5, seed=seed) for seed in range(50)]
    for room in tables[0].game.board.rooms:
        assert {t.game.room_token[room] for t in tables} == {True, False}
    assert tables[0].spectator().unsafe_icon == {}
    assert set(tables[0].spectator().explored.values()) == {False}
    one, other = (table(*FIVE, room_token={"red": icon}) for icon in (True, False))
    assert who_can_tell(one, other) == set()


def test_the_first_player_takes_the_knife_and_the_foot() -> None:
    """AC-SETUP-25: the first Movement turn is the Knife holder's."""
    for seed in range(10):
        t = set_up(5, seed=seed)
        t.all_wake()
        view = t.spectator()
        assert (view.phase, view.turn) == ("movement", view.knife)
        assert t.asks() == {t.names[view.knife]}


def test_the_portal_waits_and_everything_unused_is_out_of_the_game() -> None:
    """AC-SETUP-26: nothing has been opened, removed or taken out."""
    game = set_up(5).game
    assert (game.portal, game.portal_mark) == ("none", 0)
    assert game.removed == ()
    assert game.taken_out == ()
    assert sum(map(len, game.hand)) == 5 * 15
    assert len(game.role) == len(game.route) == 5


def test_the_night_is_the_last_step_of_the_set_up_and_happens_once() -> None:
    """AC-SETUP-27: everything lies ready when it comes, and Round 1 follows."""
    t = set_up(5)
    assert t.question == "Night"
    assert t.game.round == 0
    assert len(t.game.bag) == 12
    t.all_wake()
    assert t.question == "Walk"
    assert t.game.plan().count("Night") == 0
    assert t.news()[-1].startswith("round:1/")
