"""Getting and losing a Profession (MOC-PROF-14 to -20)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.expansions.professions.reward import LeaveIt, TakeUp
from gloaming.games.cultists.expansions.professions.state import NAME, Professions, ProfessionsSeen
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from tests.games.cultists.professions.holders import (
    SEVEN,
    SIX,
    before_the_fight,
    holder,
    is_done,
    kept,
    seen_by,
    with_profession,
)
from tests.scenario import AUTOMA
from tests.surface import shoots, station


def test_whoever_fights_a_cultist_token_takes_and_reveals_the_profession() -> None:
    """MOC-PROF-14, -15: in that very action, before anybody else does anything; the token leaves the game."""
    t = before_the_fight("profiler")
    t["Mary"].fights()
    assert t.game.cultist_tokens == ()
    assert t.news() == ["fought:0@pink_1", "profession:0=profiler"]
    for person in t.people:
        assert seen_by(person).holder == t.seat("Mary")
        assert seen_by(person).profession == "profiler"
    spectators = t.spectator().parts[NAME]
    assert isinstance(spectators, ProfessionsSeen)
    assert spectators.profession == "profiler"


@pytest.mark.parametrize("profession", PROFESSIONS)
def test_each_of_the_five_can_be_won(profession: Any) -> None:
    """MOC-PROF-15: whichever lies next to the Map."""
    t = before_the_fight(profession)
    t["Mary"].fights()
    assert t.happened(f"profession:0={profession}")
    assert holder(t) == "Mary"


def test_it_does_nothing_until_it_is_won() -> None:
    """MOC-PROF-07, -16: Mary may not swap decks before the fight, and may right after it."""
    t = before_the_fight("saboteur")
    assert not t["Mary"].may("swap:*")
    t["Mary"].fights()
    assert t.question == "Linger"
    assert t["Mary"].may("swap:pink_2")


def test_a_tie_is_a_tie_while_the_mayor_lies_beside_the_map() -> None:
    """MOC-PROF-07: nobody is asked."""
    t = with_profession("mayor", holder=None, at={"Mary": "light_blue"}, routes={"Mary": "light_blue"})
    t["Mary"].calls_vote()
    t.vote(Ben="Uli", Uli="Ben", Tom="Uli", Ann="Ben")
    assert t.happened("settled:-")


def test_the_second_fight_gives_nothing() -> None:
    """MOC-PROF-17, MOC-RQ-27: Mary keeps it."""
    t = before_the_fight("profiler", at={"Ben": "orange_1"}, cultist_tokens=("pink_1", "orange_1"))
    t["Mary"].fights()
    t["Ben"].fights()
    assert t.game.cultist_tokens == ()
    assert holder(t) == "Mary"
    assert not t.happened("profession:1")


def test_a_lost_profession_is_not_won_again() -> None:
    """MOC-PROF-17, -19, MOC-RQ-27: its token has left the game."""
    t = before_the_fight("mayor", at={"Ben": "light_blue", "Uli": "orange_1"},
                         routes={"Ben": "light_blue"}, cultist_tokens=("pink_1", "orange_1"))  # fmt: skip
    t["Mary"].fights()
    t["Ben"].calls_vote()
    t.vote(Ben="Mary", Uli="Mary", Eva="Mary", Tom="Mary", Ann="Mary")
    assert t["Mary"].is_ghost
    assert t.happened("professionlost:0")
    assert holder(t) is None
    t["Uli"].fights()
    assert holder(t) is None
    assert not t.happened("profession:2")


@pytest.mark.parametrize("cause", ["murder", "assassin"])
def test_with_its_holders_death_it_is_lost(cause: str) -> None:
    """MOC-PROF-18, -19: by a Dead card shown or by the Assassin; all see it, and nobody inherits it."""
    roles = {"Ben": "assassin", "Ann": "cultist", "Leo": "cultist"}
    t = with_profession("saboteur", at={"Mary": "central", "Ben": "central"}, pulse={"Mary": (DEAD,)}, roles=roles)
    t["Mary"].passes()
    is_done(t["Mary"])
    if cause == "murder":
        t["Ben"].checks("Mary")
        t["Ben"].shows_death()
    else:
        t["Ben"].assassinates("Mary")
    assert t.happened("professionlost:0")
    assert seen_by(t["Eva"]).lost
    assert seen_by(t["Eva"]).profession == "saboteur"
    t.begin("action")
    assert not any(t[name].may("swap:*") for name in t.asks())


@pytest.mark.parametrize(("name", "role"), [("Mary", "mechanic"), ("Leo", "cultist")])
def test_anybody_living_can_win_it(name: str, role: str) -> None:
    """MOC-PROF-20: a Cultist too."""
    t = before_the_fight("exorcist", fighter=name, roles={name: role})
    t[name].fights()
    assert holder(t) == name


def test_a_ghost_wins_nothing() -> None:
    """MOC-PROF-18: it cannot fight at all."""
    t = before_the_fight("exorcist", ghosts={"Mary": "vote"})
    assert not t["Mary"].may("fight:*")


def test_the_automa_takes_nothing() -> None:
    """MOC-RQ-27: the token waits for the next fighter."""
    t = before_the_fight("mayor", *SIX, automa=True, fighter="Ben", at={AUTOMA: "orange_1"},
                         cultist_tokens=("pink_1", "orange_1"))  # fmt: skip
    t.game.knife = t.seat(AUTOMA)
    t.begin("action")
    assert t.happened("fought:6@orange_1")
    assert kept(t).holder is None
    assert seen_by(t["Mary"]).profession is None
    t["Mary"].passes()
    t["Ben"].fights()
    assert holder(t) == "Ben"


def test_the_fighter_must_take_it() -> None:
    """MOC-RQ-26: nobody is asked."""
    t = before_the_fight("mayor")
    t["Mary"].fights()
    assert t.question == "Act"
    assert t.asks() == {"Ben"}


def test_where_it_is_optional_the_fighter_may_leave_it() -> None:
    """MOC-RQ-26: `profession_optional`; unseen, for the next fighter."""
    t = before_the_fight("mayor", at={"Ben": "orange_1"}, cultist_tokens=("pink_1", "orange_1"),
                         options={"profession_optional": True})  # fmt: skip
    t["Mary"].fights()
    t["Mary"].answers(LeaveIt())
    assert t.happened("noprofession:0")
    assert seen_by(t["Mary"]).profession is None
    t["Ben"].fights()
    t["Ben"].answers(TakeUp())
    assert holder(t) == "Ben"


def test_a_token_shot_with_the_rifle_gives_it_too() -> None:
    """MOC-RQ-40, UTS-RQ-38: on the polar station."""
    t = station(*SEVEN, phase="action", at={"Mary": "pink_1"}, carried={"Mary": ("rifle",)},
                cultist_tokens=("pink_1",), options={"professions": True})  # fmt: skip
    t.game.parts[NAME] = Professions(profession="profiler", informant=1)
    shoots(t["Mary"])
    assert holder(t) == "Mary"
    assert t.question == "Act"
    assert t.asks() == {"Mary"}


def test_a_holder_with_a_hidden_dead_card_keeps_and_uses_it() -> None:
    """MOC-RQ-37: until the death is public."""
    t = with_profession("saboteur", pulse={"Mary": (ALIVE, DEAD)})
    assert t["Mary"].counts_as_dead
    assert t["Mary"].may("swap:pink_2")
