"""The Exorcist (MOC-PROF-28 to -33; MOC-WIN-03 to -05; MOC-RQ-32 to -34)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.expansions.professions.state import NAME, Professions
from gloaming.games.cultists.setup import cards_in_use
from tests.games.cultists.professions.holders import (
    EIGHT,
    SEVEN,
    SIX,
    before_the_fight,
    is_done,
    kept,
    named,
    revives,
    sacrifices,
    seen_by,
    with_profession,
)
from tests.scenario import AUTOMA, Table
from tests.surface import carries, part_of, station


def exorcist(*names: str, **state: Any) -> Table:
    """It is Mary's turn, she is the Exorcist, and Ben was murdered, with one Dead card of two cards."""
    state.setdefault("ghosts", {"Ben": "murder"})
    state.setdefault("pulse", {"Ben": (ALIVE, DEAD)})
    return with_profession("exorcist", *names, **state)


# The Ghost


def test_a_ghost_is_brought_back_to_life() -> None:
    """MOC-PROF-28: its disc shows the alive side, for all to see; the action of the round remains."""
    t = exorcist()
    revives(t["Mary"], "Ben")
    assert not t["Ben"].is_ghost
    assert t.game.cause == {}
    assert not t["Eva"].sees.ghost[t.seat("Ben")]
    sacrifices(t["Mary"], "Uli")
    assert t.question == "Act"
    assert t.asks() == {"Mary"}
    assert t["Mary"].may("pass")


def test_any_ghost_at_any_distance() -> None:
    """MOC-RQ-32: however it died; not the living."""
    t = exorcist(ghosts={"Ben": "vote", "Uli": "assassin", "Ann": "own"}, at={"Ben": "dark_blue_2"}, pulse={})
    assert named(t, "Mary", "revive") == {"Ben", "Uli", "Ann"}


def test_the_open_dead_card_leaves_the_game() -> None:
    """MOC-PROF-29: and it is not lost from the count of all cards."""
    t = exorcist()
    before = cards_in_use(t.game)
    revives(t["Mary"], "Ben")
    assert t["Ben"].pulse == (ALIVE,)
    assert t.game.shown_dead[t.seat("Ben")] == 0
    assert t.happened("revived:0>1/1")
    assert seen_by(t["Eva"]).exorcised == 1
    assert DEAD not in t.game.removed
    assert cards_in_use(t.game) == before


def test_a_deck_of_which_nothing_was_shown_stays_as_it_is() -> None:
    """MOC-PROF-30, MOC-RQ-33: a player voted out with a hidden Dead card is dead again without anybody's knowing."""
    t = exorcist(ghosts={"Ben": "vote"})
    revives(t["Mary"], "Ben")
    assert t["Ben"].pulse == (ALIVE, DEAD)
    assert t.happened("revived:0>1/0")
    assert t["Ben"].counts_as_dead
    assert not t["Ben"].is_ghost


@pytest.mark.parametrize("cause", ["own", "assassin", "vote"])
def test_other_deaths_are_treated_like_a_vote(cause: str) -> None:
    """MOC-RQ-33, MOC-WIN-04: nothing leaves the deck; without a Dead card in it the Character is dead no more."""
    t = exorcist(ghosts={"Ben": cause}, pulse={"Ben": (ALIVE, ALIVE)})
    assert t["Ben"].counts_as_dead
    revives(t["Mary"], "Ben")
    assert t["Ben"].pulse == (ALIVE, ALIVE)
    assert not t["Ben"].counts_as_dead


def test_only_the_open_dead_card_leaves() -> None:
    """MOC-RQ-33, MOC-WIN-04: with a second one the Character still counts, since its first Dead card."""
    t = exorcist(pulse={"Ben": (DEAD, ALIVE, DEAD)}, dead_since={"Ben": 1}, round=4)
    revives(t["Mary"], "Ben")
    assert sorted(t["Ben"].pulse) == [ALIVE, DEAD]
    assert t.game.dead_since[t.seat("Ben")] == 1


def test_the_revived_counts_as_dead_no_more() -> None:
    """MOC-WIN-04."""
    t = exorcist()
    assert t["Ben"].counts_as_dead
    revives(t["Mary"], "Ben")
    assert not t["Ben"].counts_as_dead


@pytest.mark.parametrize("cause", ["murder", "vote"])
def test_the_table_may_have_all_dead_cards_leave(cause: str) -> None:
    """MOC-RQ-33: `revival_purges` = all."""
    t = exorcist(ghosts={"Ben": cause}, pulse={"Ben": (DEAD, ALIVE, DEAD)}, options={"revival_purges": "all"})
    revives(t["Mary"], "Ben")
    assert t["Ben"].pulse == (ALIVE,)
    assert t.happened("revived:0>1/2")
    assert not t["Ben"].counts_as_dead


def test_the_revived_acts_as_living_in_the_same_phase() -> None:
    """MOC-RQ-33: Ben's turn is still to come; he may check a State, as no Ghost can."""
    t = exorcist(at={"Ben": "central", "Eva": "central"})
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    t["Mary"].passes()
    assert t.asks() == {"Ben"}
    assert t["Ben"].may("check:3")


def test_coming_back_is_no_entering() -> None:
    """MOC-RQ-33: two stand in one Location now, and do not meet."""
    t = exorcist(at={"Ben": "pink_1", "Eva": "pink_1"}, hands={"Ben": (ALIVE,), "Eva": (ALIVE,)})
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    assert not t.happened("met:")
    assert t["Ben"].hand == (ALIVE,)


def test_a_revealed_role_stays_revealed() -> None:
    """MOC-RQ-33."""
    t = exorcist(roles={"Ben": "infected"})
    revives(t["Mary"], "Ben")
    assert t["Eva"].sees.shown_role == {t.seat("Ben"): "infected"}


def test_the_automa_can_be_brought_back() -> None:
    """MOC-RQ-32: a Ghost like any other; it acts as living when its turn comes."""
    at = {AUTOMA: "pink_1"}
    t = exorcist(*SIX, automa=True, ghosts={AUTOMA: "vote"}, at=at, cultist_tokens=("pink_1",), pulse={})
    revives(t["Mary"], AUTOMA)
    sacrifices(t["Mary"], "Tom")
    t["Mary"].passes()
    t.all_pass()
    assert t.happened("fought:6@pink_1")


# The victim


def test_another_player_has_to_die() -> None:
    """MOC-PROF-31: the Pulse deck stays as it is, nothing is shown."""
    t = exorcist(pulse={"Ben": (DEAD,), "Uli": (ALIVE, DEAD)})
    revives(t["Mary"], "Ben")
    assert t.question == "ChooseVictim"
    sacrifices(t["Mary"], "Uli")
    assert t["Uli"].is_ghost
    assert t.game.cause == {t.seat("Uli"): "exorcist"}
    assert t["Uli"].pulse == (ALIVE, DEAD)
    assert t.game.shown_dead[t.seat("Uli")] == 0


def test_the_victim_is_living_and_neither_the_exorcist_nor_the_revived() -> None:
    """MOC-RQ-32: anywhere on the Map."""
    t = exorcist(ghosts={"Ben": "murder", "Tom": "vote"})
    revives(t["Mary"], "Ben")
    assert named(t, "Mary", "sacrifice") == {"Uli", "Eva", "Ann", "Leo"}


def test_no_vote_follows_and_no_role_is_shown() -> None:
    """MOC-RQ-32: like the Assassin's action it reveals no murder."""
    t = exorcist(roles={"Uli": "mechanic"})
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    assert t.question == "Act"
    assert t.game.shown_role == {}


def test_a_role_that_is_shown_at_death_is_shown() -> None:
    """MOC-RQ-32: if the Role says so."""
    t = exorcist(roles={"Uli": "infected"})
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    assert t.game.shown_role == {t.seat("Uli"): "infected"}


def test_the_victims_items_drop() -> None:
    """MOC-RQ-32: on the polar station, where it stood."""
    t = station(*SEVEN, phase="action", at={"Uli": "pink_1"}, carried={"Uli": ("dagger",)}, ghosts={"Ben": "vote"},
                options={"professions": True})  # fmt: skip
    t.game.parts[NAME] = Professions(profession="exorcist", informant=1, holder=0)
    t.begin("action")
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    assert carries(t["Uli"]) == ()
    assert part_of(t).lying == {"pink_1": ("dagger",)}


def test_the_table_may_hold_a_vote() -> None:
    """MOC-RQ-32: `exorcist_kill_vote`."""
    t = exorcist(options={"exorcist_kill_vote": True})
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    assert t.question == "HoldVote"
    t.all_abstain()
    assert t.asks() == {"Mary"}


def test_the_table_may_let_the_exorcist_die() -> None:
    """MOC-RQ-32: `exorcist_may_kill_self`; the Profession is lost with her."""
    t = exorcist(options={"exorcist_may_kill_self": True})
    revives(t["Mary"], "Ben")
    assert "Mary" in named(t, "Mary", "sacrifice")
    sacrifices(t["Mary"], "Mary")
    assert t["Mary"].is_ghost
    assert kept(t).lost


def test_the_victim_counts_as_dead_from_this_round_on() -> None:
    """MOC-WIN-05: unless it was dead before."""
    t = exorcist(round=4, pulse={"Ben": (DEAD,), "Eva": (DEAD,)}, dead_since={"Eva": 2})
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    assert t.game.dead_since == {t.seat("Eva"): 2, t.seat("Uli"): 4}
    t = exorcist(round=4, pulse={"Ben": (DEAD,), "Eva": (DEAD,)}, dead_since={"Eva": 2})
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Eva")
    assert t.game.dead_since == {t.seat("Eva"): 2}


# Once per game, and both halves


def test_without_a_ghost_it_cannot_be_used() -> None:
    """MOC-PROF-32."""
    t = exorcist(ghosts={}, pulse={})
    assert not t["Mary"].may("revive:*")
    t["Mary"].passes()
    assert t.question == "Act"
    assert t.asks() == {"Ben"}


def test_without_a_victim_it_cannot_be_used() -> None:
    """MOC-RQ-32: only Mary lives."""
    ghosts = dict.fromkeys(("Ben", "Uli", "Eva", "Tom", "Ann", "Leo"), "vote")
    t = exorcist(ghosts=ghosts, pulse={})
    assert not t["Mary"].may("revive:*")


def test_it_works_once_a_game() -> None:
    """MOC-PROF-28: not again, though there is a new Ghost."""
    t = exorcist()
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    assert seen_by(t["Eva"]).used
    assert not t["Mary"].may("revive:*")
    t.begin("action")
    assert t.asks() == {"Mary"}
    assert not t["Mary"].may("revive:*")


def test_after_the_action_the_exorcist_may_still_act() -> None:
    """MOC-PROF-28: it is free and additional, before the action or after it."""
    t = exorcist()
    t["Mary"].passes()
    assert t.question == "Linger"
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    assert t.asks() == {"Ben"}


def test_nobody_has_to() -> None:
    """MOC-PROF-28: Mary is done, and may use it another time."""
    t = exorcist()
    t["Mary"].passes()
    is_done(t["Mary"])
    assert t.asks() == {"Ben"}
    assert not kept(t).used


def test_on_the_very_turn_on_which_it_was_won() -> None:
    """MOC-RQ-34."""
    t = before_the_fight("exorcist", ghosts={"Ben": "vote"})
    t["Mary"].fights()
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Uli")
    assert t["Uli"].is_ghost


def test_not_on_the_turns_of_others() -> None:
    """MOC-PROF-28: nor by others."""
    t = exorcist()
    t["Mary"].passes()
    is_done(t["Mary"])
    assert t.asks() == {"Ben"}
    assert not t["Ben"].may("revive:*")


# The end


def test_the_last_living_cultist_killed_ends_the_game() -> None:
    """MOC-PROF-33, MOC-WIN-03: the Investigators win, and the marker is shown."""
    t = exorcist(ghosts={"Ben": "murder", "Ann": "vote"})
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Leo")
    assert t.game.over
    assert (t.winner, t.reason) == ("investigators", "exorcist")
    assert t.happened("role:6=cultist")


def test_enough_dead_before_this_round_win_for_the_cultists_all_the_same() -> None:
    """MOC-WIN-03, MOC-RQ-32: judged like an elimination; four were dead at the end of the last Round and still are."""
    dead = {"Ben": 1, "Uli": 2, "Eva": 2, "Tom": 3, "Mary": 3}
    t = exorcist(round=4, ghosts={"Ben": "vote", "Ann": "vote"}, pulse={}, dead_since=dead)
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Leo")
    assert (t.winner, t.reason) == ("cultists", "kills")


def test_whoever_was_brought_back_is_not_among_them() -> None:
    """MOC-WIN-03, -04: three are left, and they are too few."""
    dead = {"Ben": 1, "Uli": 2, "Eva": 2, "Tom": 3}
    t = exorcist(round=4, ghosts={"Ben": "vote", "Ann": "vote"}, pulse={}, dead_since=dead)
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Leo")
    assert (t.winner, t.reason) == ("investigators", "exorcist")


def test_a_cultist_brought_back_keeps_the_game_going() -> None:
    """MOC-WIN-03: Ann lives again before Leo dies."""
    t = exorcist(ghosts={"Ann": "vote"}, pulse={})
    revives(t["Mary"], "Ann")
    sacrifices(t["Mary"], "Leo")
    assert not t.game.over
    assert t["Leo"].is_ghost


@pytest.mark.parametrize("board", ["mine", "polar-station"])
def test_on_other_maps(board: str) -> None:
    """MOC-PROF-01, -28: with 8 seats."""
    t = exorcist(*EIGHT, options={"board": board})
    revives(t["Mary"], "Ben")
    sacrifices(t["Mary"], "Kim")
    assert t["Kim"].is_ghost
    assert not t["Ben"].is_ghost
