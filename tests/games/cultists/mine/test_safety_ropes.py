"""Safety Ropes, the Event of the mine (MOC-EVENT, MOC-RQ-20 to -24, -41)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.events import Gave, RoundBegan
from gloaming.games.cultists.expansions.mountains_of_chaos.events import PulseTurned
from gloaming.kernel.dice import Dice
from tests.games.cultists.mine.underground import EIGHT, FIVE, has_enough, mine, ropes
from tests.scenario import AUTOMA, Table, opening, table

MURDERED = {"pulse": {"Ben": (DEAD, DEAD), "Uli": (DEAD,)}}


def thrown(*names: str, **arrangement: Any) -> Table:
    """An Event Phase in which the token has just been drawn; Mary has the Knife."""
    return mine(*names, **{"phase": "event", "next_event": "safety_ropes", "knife": "Mary", **arrangement})


# In the Bag


@pytest.mark.parametrize(
    ("players", "automa", "options", "ropes_in", "eyes_in"),
    [
        (4, True, {}, 1, 0),
        (5, False, {}, 1, 0),
        (6, False, {}, 1, 0),
        (8, False, {}, 1, 0),
        (7, False, {}, 0, 1),
        (6, True, {}, 0, 1),
        (7, False, {"safety_ropes_at_7": True}, 1, 0),
        (5, False, {"safety_ropes": False}, 0, 1),
        (5, False, {"keep_false_eyes": True}, 1, 1),
        (5, False, {"board": ""}, 0, 1),
        (5, False, {"board": "", "ropes_on_any_board": True}, 1, 0),
        (7, False, {"board": "polar-station", "ropes_on_any_board": True}, 0, 1),
    ],
)
def test_when_it_is_in_the_bag(
    players: int, automa: bool, options: dict[str, Any], ropes_in: int, eyes_in: int
) -> None:
    """MOC-SETUP-07, -08, -09, MOC-RQ-20, -41: in for False Eyes, in the mine only, and not with 7 seats."""
    t = opening(*EIGHT[:players], automa=automa, **{"level": "custom", "board": "mine", **options})
    bag = Counter(t.game.bag)
    assert (bag["safety_ropes"], bag["false_eyes"]) == (ropes_in, eyes_in)
    assert t.spectator().bag == 11 + ropes_in + eyes_in


def test_other_worlds_hold_it_in_their_bag() -> None:
    """MOC-SETUP-07: all know that it is there."""
    t = opening(*FIVE, level="custom", board="mine")
    world = CULTISTS.determinise(t["Ben"].sees, Dice.seeded("bag"))
    assert Counter(world.bag) == Counter(t.game.bag)
    assert "safety_ropes" in world.bag


# Choosing


def test_the_first_player_chooses_at_once() -> None:
    """MOC-EVENT-01, -03, -04: in the Event Phase, among all the living wherever they are, even their own Character."""
    t = thrown(at={"Mary": "red", "Ben": "lift_1", "Uli": "green"}, ghosts={"Tom": "vote"})
    assert t.game.phase == "event"
    assert (t.question, t.asks()) == ("ThrowRope", {"Mary"})
    assert t["Mary"].offered == ["rope:0", "rope:1", "rope:2", "rope:3"]
    ropes(t["Mary"], "Mary")
    assert t["Mary"].offered == ["rope:1", "rope:2", "rope:3"]
    ropes(t["Mary"], "Ben")
    assert t.happened("ropes:0>0,1")
    assert t.question == "Act"


@pytest.mark.parametrize(("players", "options", "number"), [(5, {}, 2), (6, {}, 2), (8, {}, 3), (7, {"safety_ropes_at_7": True}, 3)])  # fmt: skip
def test_how_many(players: int, options: dict[str, Any], number: int) -> None:
    """MOC-EVENT-02, MOC-RQ-20: 2 with 4 to 6 seats, 3 with 7 or 8."""
    t = thrown(*EIGHT[:players], options=options)
    ropes(t["Mary"], *EIGHT[:number])
    assert t.happened(f"ropes:0>{','.join(map(str, range(number)))}")


def test_all_if_fewer_live() -> None:
    """MOC-RQ-22."""
    dead = dict.fromkeys(EIGHT[2:], "vote")
    t = thrown(*EIGHT, ghosts=dead, roles={"Mary": "cultist", "Pit": "cultist"})
    ropes(t["Mary"], "Ben", "Mary")
    assert t.happened("ropes:0>1,0")


def test_at_some_tables_up_to_so_many() -> None:
    """MOC-RQ-22, ropes_up_to: one, or none, which doesn't use the Knife; otherwise the number is exact."""
    assert not thrown()["Mary"].may("noropes")
    options = {"ropes_up_to": True, "ropes_use_knife": True}
    t = thrown(options=options)
    ropes(t["Mary"], "Ben")
    has_enough(t["Mary"])
    assert t.happened("ropes:0>1")
    assert t.happened("knife:0=ropes")
    t = thrown(options=options)
    has_enough(t["Mary"])
    assert not t.happened("turned:")
    assert not t.happened("knife:")
    assert t.question == "Act"


@pytest.mark.parametrize("chooser", ["chooses", "nothing_happens"])
def test_a_ghost_with_the_knife(chooser: str) -> None:
    """MOC-RQ-21: chooses all the same, or nothing happens; never itself, because it does not live."""
    t = thrown(ghosts={"Mary": "vote"}, options={"ropes_ghost_chooser": chooser})
    assert (t.question == "ThrowRope") is (chooser == "chooses")
    assert not t["Mary"].may("rope:0")


def test_the_automa_with_the_knife_chooses_nobody() -> None:
    """MOC-RQ-24, AC-AUTOMA-18."""
    t = thrown(*EIGHT[:4], knife=AUTOMA)
    assert t.happened("token:safety_ropes")
    assert t.question == "Act"


def test_the_mirror_repeats_it_with_the_new_first_player() -> None:
    """MOC-RQ-24."""
    t = thrown(event="safety_ropes", next_event="mirror", knife="Uli")
    assert (t.question, t.asks()) == ("ThrowRope", {"Uli"})


# Revealing


def test_each_shuffles_and_reveals_a_card() -> None:
    """MOC-EVENT-05, -07, -10: any card of the deck may come; an Alive one goes back on top, face down."""
    shown: Counter[str] = Counter()
    for seed in range(60):
        t = thrown(pulse={"Ben": (DEAD, ALIVE, ALIVE)}, seed=seed)
        ropes(t["Mary"], "Ben", "Uli")
        card = next(event.card for event in t.game.journal if isinstance(event, PulseTurned) and event.seat == 1)
        shown[card] += 1
        assert sorted(t["Ben"].pulse) == [ALIVE, ALIVE, DEAD]
        assert t.top("Ben") == card
        assert t["Ben"].is_ghost is (card == DEAD)
        assert t.game.shown_dead[1] == (card == DEAD)
        assert t["Eva"].saw(f"turned:1={card}")
        assert t["Eva"].saw("turned:2=alive")
    assert 10 < shown[DEAD] < 32


def test_a_dead_card_makes_a_ghost_and_stays_face_up() -> None:
    """MOC-EVENT-06: for all to see; the cause is murder."""
    t = thrown(**MURDERED)
    ropes(t["Mary"], "Ben", "Eva")
    assert t["Ben"].is_ghost
    assert not t["Eva"].is_ghost
    assert t.spectator().shown_dead == (0, 1, 0, 0, 0)
    assert t.spectator().cause == {1: "murder"}


def test_an_empty_deck_reveals_nothing() -> None:
    """MOC-RQ-22."""
    t = thrown(pulse={"Ben": ()})
    ropes(t["Mary"], "Ben", "Uli")
    assert not t.happened("turned:1")
    assert t.happened("turned:2=alive")


def test_the_automas_deck_is_turned_too() -> None:
    """MOC-RQ-24: as a target it is like everybody."""
    t = thrown(*EIGHT[:4], pulse={AUTOMA: (DEAD,)})
    ropes(t["Mary"], AUTOMA, "Ben")
    assert t[AUTOMA].is_ghost
    assert t.question == "HoldVote"


# What follows


def test_one_vote_for_all_murders_after_all_have_revealed() -> None:
    """MOC-EVENT-08, MOC-RQ-23: two Ghosts, then one Vote, which leaves the Vote token as it is."""
    t = thrown(**MURDERED)
    t.news()
    ropes(t["Mary"], "Uli", "Ben")
    assert t.news() == [
        "ropes:0>2,1", "turned:2=dead", "turned:1=dead", "laidopen:2=1", "laidopen:1=1", "ghost:2/murder", "ghost:1/murder",
    ]  # fmt: skip
    assert t.question == "HoldVote"
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert t.question == "Act"
    assert t.game.vote_active


def test_without_a_murder_there_is_no_vote() -> None:
    """MOC-EVENT-09."""
    t = thrown()
    ropes(t["Mary"], "Ben", "Uli")
    assert t.question == "Act"
    assert not t.happened("ghost:")


@pytest.mark.parametrize("pulse", [{}, MURDERED["pulse"]])
def test_no_card_of_the_draw_pile_is_placed(pulse: dict[str, Any]) -> None:
    """MOC-EVENT-11: this isn't a Check State, whatever comes to light."""
    t = thrown(pulse=pulse)
    before = t.spectator().draw_pile
    ropes(t["Mary"], "Ben", "Uli")
    if t.question == "HoldVote":
        t.all_abstain()
        t["Mary"].keeps_ballot()
    assert t.spectator().draw_pile == before
    assert not t.happened("placed:")


def test_a_crybaby_who_chooses_lives_on() -> None:
    """MOC-RQ-23: it made no check."""
    t = thrown(roles={"Mary": "crybaby"}, **MURDERED)
    ropes(t["Mary"], "Ben", "Uli")
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert not t["Mary"].is_ghost


@pytest.mark.parametrize(("options", "dies"), [({}, False), ({"ropes_use_knife": True}, True)])
def test_a_butterfingers_who_chooses_lives_on_unless_ropes_use_the_knife(options: dict[str, bool], dies: bool) -> None:
    """MOC-RQ-21, -24: no use of the Knife; where the table counts it as one, death comes after the Vote."""
    t = thrown(roles={"Mary": "butterfingers"}, options=options, **MURDERED)
    ropes(t["Mary"], "Ben", "Uli")
    assert not t["Mary"].is_ghost
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert t["Mary"].is_ghost is dies


def test_roles_that_show_themselves_at_death_do_so() -> None:
    """MOC-RQ-23: like at every death."""
    t = thrown(roles={"Ben": "radiant_beauty"}, pulse={"Ben": (DEAD,)})
    ropes(t["Mary"], "Ben", "Uli")
    assert t.spectator().shown_role == {1: "radiant_beauty"}


def test_both_cultists_dead_end_the_game_without_a_vote() -> None:
    """MOC-RQ-23, RQ-66: the last living Cultist is gone."""
    t = thrown(*EIGHT, roles={"Ben": "cultist", "Uli": "cultist"}, pulse={"Ben": (DEAD,), "Uli": (DEAD,)})
    ropes(t["Mary"], "Ben", "Uli", "Eva")
    assert (t.winner, t.reason) == ("investigators", "murder")


def test_the_dead_count_since_their_first_dead_card() -> None:
    """MOC-WIN-06: not since the Round of the reveal."""
    t = thrown(round=5, pulse={"Ben": (DEAD,)})
    t.game.dead_since[1] = 2
    ropes(t["Mary"], "Ben", "Uli")
    assert t["Ben"].is_ghost
    assert t.game.dead_since == {1: 2}


# What it proves


def test_what_a_revealed_card_proves() -> None:
    """MOC-EVENT-05, -10: in every other world the uppermost card of these decks is what all have seen."""
    seen = set()
    for seed in range(12):
        t = table(*FIVE, options={"board": "mine"}, phase="event", next_event="safety_ropes", seed=seed,
                  roles={"Tom": "cultist"}, pulse=dict.fromkeys(FIVE, (ALIVE,)), round=1)  # fmt: skip
        t.game.journal[:] = [RoundBegan(1, 0), Gave(4, DEAD, 1), Gave(4, ALIVE, 1), *t.game.journal]
        t.game.pulse[1] = (ALIVE, DEAD, ALIVE)
        t.game.dead_since[1] = 1
        ropes(t["Mary"], "Ben", "Uli")
        for number in range(6):
            world = CULTISTS.determinise(t["Eva"].sees, Dice.seeded("ropes", seed, number))
            assert world.pulse[1][-1] == t["Ben"].pulse[-1]
            assert world.pulse[2][-1] == ALIVE
            seen.add((t["Ben"].pulse[-1], world.pulse[1].count(DEAD)))
    assert {face for face, _ in seen} == {ALIVE, DEAD}
    assert (DEAD, 0) not in seen
    assert (ALIVE, 3) not in seen
    assert len(seen) > 2
