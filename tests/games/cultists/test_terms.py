"""The words of the rulebook: Teams, States, decks, places and markers (AC-TERM)."""

from __future__ import annotations

import pytest

from gloaming.games.cultists.cards import ENCOUNTER_CARDS, ROOM_CARDS
from gloaming.games.cultists.roles import ROLES
from tests.comparing import who_can_tell
from tests.games.cultists.random_play import moments
from tests.scenario import opening, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
SIX = (*FIVE, "Kim")
EIGHT = (*SIX, "Lea", "Pit")


# Teams and Roles


@pytest.mark.parametrize("seed", range(6))
def test_one_of_two_teams_wins_each_game(seed: int) -> None:
    """AC-TERM-01: nobody has won before the end, and then exactly one Team has."""
    t = opening(*FIVE, seed=seed, level="expert")
    winners = [moment.spectator().winner for moment in moments(t, seed)]
    assert set(winners[:-1]) == {None}
    assert winners[-1] in ("investigators", "cultists")


def test_a_role_marker_fixes_team_and_role_for_the_whole_game() -> None:
    """AC-TERM-02: it never changes; only its owner sees it until it is shown."""
    t = opening(*EIGHT, level="experienced")
    dealt = tuple(t.game.role)
    assert {ROLES[role].team for role in dealt} == {"investigators", "cultists"}
    for moment in moments(t):
        assert tuple(moment.game.role) == dealt
        assert tuple(person.sees.role for person in moment.people) == dealt
        assert moment.spectator().role is None


def test_no_character_has_a_power() -> None:
    """AC-TERM-03: the same cards at another chair, under another name, offer the same."""
    offers = []
    for names in (FIVE, FIVE[1:] + FIVE[:1], FIVE[::-1]):
        t = table(*names, at="red", roles={"Tom": "cultist"}, routes={"Mary": "red"}, knife="Mary", phase="action")
        offers.append(sorted(option.partition(":")[0] for option in t["Mary"].offered))
    assert offers == [["check"] * 4 + ["fill"] + ["observe"] * 4 + ["pass"]] * 3


# Alive and dead


def test_the_true_state_may_differ_from_the_public_state() -> None:
    """AC-TERM-04: a Dead card in the Pulse deck kills, and the disc still shows alive."""
    t = table(*FIVE, at={"Tom": "green", "Ben": "central"}, roles={"Tom": "cultist"}, knife="Ben")
    t["Ben"].walks("green")
    t["Tom"].gives("dead", to="Ben")
    t["Ben"].gives("alive", to="Tom")
    assert (t["Ben"].counts_as_dead, t["Tom"].counts_as_dead) == (True, False)
    assert t.spectator().ghost == (False,) * 5


def test_a_character_is_considered_living_until_its_death_is_confirmed() -> None:
    """AC-TERM-05: the murdered can be checked and named like anybody; once the card lies open they cannot."""
    t = table(*FIVE, at={"Mary": "green", "Ben": "green"}, pulse={"Ben": ["dead"]}, phase="action")
    assert t.game.living() == [0, 1, 2, 3, 4]
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    assert t.game.living() == [0, 2, 3, 4]
    assert t["Mary"].offered == ["accuse:0", "accuse:2", "accuse:3", "accuse:4", "abstain"]


def test_the_murdered_move_meet_act_and_vote_like_the_living() -> None:
    """AC-TERM-06: and their own players are not told."""
    seen = []
    for card in ("alive", "dead"):
        t = table(
            *FIVE, at={"Ben": "north_east", "Uli": "pink_1"}, pulse={"Ben": [card]}, knife="Ben", routes={"Ben": "pink"}
        )
        story = [t["Ben"].sees]
        t["Ben"].walks("pink_1")
        story.append(t["Ben"].sees)
        assert t.asks() == {"Ben", "Uli"}
        t["Ben"].gives("alive", to="Uli")
        t["Uli"].gives("alive", to="Ben")
        t["Ben"].stops()
        t.begin("action")
        story.append(t["Ben"].sees)
        assert t["Ben"].may("check:2")
        t["Ben"].fills("success")
        story.append(t["Ben"].sees)
        seen.append(story)
    assert seen[0] == seen[1]


def test_the_murdered_vote_like_the_living() -> None:
    """AC-TERM-06: their ballots count, and the Knife in their hand does too."""
    for card in ("alive", "dead"):
        t = table(
            *FIVE,
            at={"Tom": "light_blue"},
            roles={"Tom": "cultist"},
            pulse={"Mary": [card]},
            knife="Mary",
            phase="action",
        )
        t["Mary"].passes()
        for name in ("Ben", "Uli", "Eva"):
            t[name].passes()
        t["Tom"].calls_vote()
        t.vote(Mary="Uli", Ben="Uli", Tom="Eva", Eva="Uli")
        assert t.question == "ReconsiderBallot"
        assert t.asks() == {"Mary"}
        t["Mary"].keeps_ballot()
        assert t["Uli"].is_ghost


def test_the_murdered_use_the_powers_of_their_role() -> None:
    """AC-TERM-06: a Mechanic with a hidden Dead card still ignores the Route."""
    for room in ("red", "green", "light_blue", "pink_1", "orange_1", "dark_blue_1"):
        t = table(
            *FIVE, roles={"Ben": "mechanic"}, at={"Ben": room}, pulse={"Ben": ["dead"]}, knife="Ben", phase="action"
        )
        assert t["Ben"].may(f"fill:{room}/success"), room


def test_a_ghosts_death_is_public_and_its_player_stays_in_the_game() -> None:
    """AC-TERM-07: it moves, takes its Action turn, votes, and confirms the end of the Round."""
    t = table(*FIVE, ghosts={"Ben": "vote"}, knife="Ben")
    assert t.spectator().ghost == (False, True, False, False, False)
    assert t.asks() == {"Ben"}
    t["Ben"].walks("green")
    t.begin("action")
    assert t.asks() == {"Ben"}
    t["Ben"].passes()
    t.begin("cleanup")
    assert "Ben" in t.asks()


# Cards and decks


def test_encounter_cards_share_one_back_and_room_cards_another() -> None:
    """AC-TERM-08: all see how many of each kind a hand holds; other faces of the same back change nothing."""
    assert {"alive", "dead", "curse_alive"} == ENCOUNTER_CARDS
    assert {"success", "failure", "sabotage", "curse_success"} == ROOM_CARDS
    one = table(*FIVE, hands={"Tom": ["alive", "alive", "success"]})
    other = table(*FIVE, hands={"Tom": ["dead", "alive", "sabotage"]})
    assert (one.spectator().encounter_cards[4], one.spectator().room_cards[4]) == (2, 1)
    assert who_can_tell(one, other) == {"Tom"}


def test_nobody_sees_the_faces_of_a_pulse_deck_but_all_its_size() -> None:
    """AC-TERM-09: not even its owner."""
    one, other = (table(*FIVE, pulse={"Ben": ["alive", card]}) for card in ("alive", "dead"))
    assert who_can_tell(one, other) == set()
    assert one.spectator().pulse == (1, 2, 1, 1, 1)


def test_a_room_deck_belongs_to_one_room_and_shows_its_size_only() -> None:
    """AC-TERM-10: a card laid in one Room of a colour does not lie in the other."""
    t = table(*FIVE, at={"Tom": "pink_1"}, roles={"Tom": "cultist"}, knife="Tom", phase="action")
    t["Tom"].fills("failure")
    assert (t.spectator().deck["pink_1"], t.spectator().deck["pink_2"]) == (2, 1)
    one, other = (table(*FIVE, deck={"pink_1": [card, "success"]}) for card in ("success", "sabotage"))
    assert who_can_tell(one, other) == set()


def test_the_draw_pile_hides_its_order() -> None:
    """AC-TERM-11: its make-up at the start is the same in all games of the same size; all see how much is left."""
    piles = [opening(*FIVE, seed=seed).game.draw_pile for seed in range(20)]
    assert len({tuple(sorted(pile)) for pile in piles}) == 1
    assert len(set(piles)) > 1
    one, other = (table(*FIVE, top={"draw_pile": cards}) for cards in (("success", "failure"), ("failure", "success")))
    assert (one.top("draw_pile"), other.top("draw_pile")) == ("success", "failure")
    assert who_can_tell(one, other) == set()


def test_the_unsafe_passage_deck_starts_with_a_success_and_a_failure() -> None:
    """AC-TERM-12: then its faces are hidden, and its size is not."""
    t = opening(*FIVE, level="custom")
    assert sorted(t.game.unsafe_deck) == ["failure", "success"]
    one, other = (table(*FIVE, unsafe_deck=("success", "failure", card)) for card in ("success", "sabotage"))
    assert who_can_tell(one, other) == set()
    assert one.spectator().unsafe_deck == 3


# Places and markers


def test_a_location_is_a_room_or_a_hallway() -> None:
    """AC-TERM-13: nobody ever stands in the lake or where the Cultist tokens lie, not even a Ghost."""
    t = opening(*EIGHT, level="custom")
    board = t.game.board
    assert set(board.places) == set(board.rooms) | set(board.hallways)
    for moment in moments(t, 3):
        assert set(moment.game.at) <= set(board.places)
    ghost = table(*FIVE, ghosts={"Ben": "vote"}, knife="Ben", at={"Ben": "red"})
    assert set(ghost["Ben"].offered) == {f"go:{place}" for place in ghost.game.board.places if place != "red"}


def test_a_room_is_explored_when_its_token_is_flipped() -> None:
    """AC-TERM-14: with its third card; all see it, and what the token shows."""
    t = table(
        *FIVE, at={"Tom": "green"}, roles={"Tom": "cultist"}, knife="Tom", phase="action",
        deck={"green": ["success", "success"]}, room_token={"green": False},
    )  # fmt: skip
    assert not t.spectator().explored["green"]
    t["Tom"].fills("success")
    assert t.spectator().explored["green"]
    assert t.spectator().unsafe_icon == {"green": False}


def test_a_room_is_finished_with_its_last_book_and_a_rack_scores_with_its_last_space() -> None:
    """AC-TERM-14: a pink Room may be finished while the pink Rack still waits for the other's Books."""
    t = table(
        *FIVE, at={"Tom": "pink_1", "Eva": "pink_2"}, roles={"Tom": "cultist"}, routes={"Eva": "pink"}, knife="Eva",
        phase="action", deck={"pink_1": ["success"], "pink_2": ["success"]}, explored={"pink_1", "pink_2"},
        books={"pink_1": 1, "pink_2": 1}, shelf={"pink": 2},
    )  # fmt: skip
    t["Eva"].searches()
    assert t.spectator().finished["pink_2"]
    assert (t.spectator().shelf["pink"], t.spectator().points) == (3, 0)
    t["Tom"].searches()
    assert t.spectator().finished["pink_1"]
    assert (t.spectator().shelf["pink"], t.spectator().points) == (4, 4)


def test_whoever_holds_the_knife_is_first_player_of_the_round() -> None:
    """AC-TERM-15: first to move and first to act."""
    t = table(*FIVE, knife="Uli")
    assert t.spectator().knife == t["Uli"].seat
    assert t.asks() == {"Uli"}
    t.begin("action")
    assert t.asks() == {"Uli"}


def test_the_phase_marker_shows_foot_or_gear_and_whose_turn_it_is() -> None:
    """AC-TERM-16: in the Movement Phase and in the Action Phase, turn by turn."""
    t = table(*FIVE, knife="Uli")
    assert (t.spectator().phase, t.spectator().turn) == ("movement", t["Uli"].seat)
    t.begin("action")
    assert (t.spectator().phase, t.spectator().turn) == ("action", t["Uli"].seat)
    t["Uli"].passes()
    assert (t.spectator().phase, t.spectator().turn) == ("action", t["Eva"].seat)


def test_rounds_are_hours_from_1_to_10() -> None:
    """AC-TERM-17: one after the other, and all see which."""
    t = opening(*EIGHT)
    hours = [moment.spectator().round for moment in moments(t)]
    seen = sorted(set(hours))
    assert hours == sorted(hours)
    assert seen == list(range(seen[-1] + 1))
    assert 1 <= seen[-1] <= 10
