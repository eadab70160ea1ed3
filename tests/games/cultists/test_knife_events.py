"""Events for the Knife holder: False Eyes Watching You, In Control of the Situation (AC-EVENT-FE, AC-EVENT-IC)."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists.cards import ALIVE, DEAD
from tests.games.cultists.quiet_rounds import FIVE, drawing
from tests.scenario import AUTOMA, OFF, Table, table

FOUR = ("Mary", "Ben", "Uli", "Eva")


def eyes(**arrangement: Any) -> Table:
    """False Eyes were drawn; Mary has the Knife, and Ben is dead without anybody's knowing it."""
    settings: dict[str, Any] = {"knife": "Mary", "pulse": {"Ben": (ALIVE, DEAD, ALIVE)}}
    return table(*FIVE, phase="event", next_event="false_eyes", **{**settings, **arrangement})


# -- False Eyes Watching You


def test_the_knife_holder_may_look_at_any_other_living_character_anywhere() -> None:
    """AC-EVENT-FE-01, RQ-85: not at their own deck, nor at a Ghost's."""
    t = eyes(ghosts={"Uli": "vote"}, at={"Mary": "pink_2", "Ben": "pink_1", "Eva": "north_east", "Tom": "pink_2"})
    assert t.asks() == {"Mary"}
    assert t["Mary"].offered == ["spy:1", "spy:3", "spy:4", "decline"]


def test_only_the_knife_holder_sees_the_faces() -> None:
    """AC-EVENT-FE-01: all see whose deck it is."""
    t = eyes()
    t["Mary"].spies("Ben")
    assert t["Mary"].saw("pulse:0>1=alive,alive,dead")
    for name in ("Ben", "Uli", "Eva", "Tom"):
        assert t[name].saw("checked:0>1/false_eyes")
        assert not t[name].saw("pulse:")


def test_the_look_is_optional() -> None:
    """AC-EVENT-FE-02."""
    t = eyes()
    t["Mary"].declines()
    assert not t.happened("checked:")
    assert not t.happened("knife:")
    assert t.question == "Act"


@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_whoever_finds_a_dead_card_decides_freely_about_it(role: str) -> None:
    """AC-EVENT-FE-03, RQ-85: an Investigator too may keep silent."""
    t = eyes(roles={"Mary": role})
    t["Mary"].spies("Ben")
    assert t["Mary"].offered == ["show", "putback"]
    t["Mary"].puts_back()
    assert not t["Ben"].is_ghost
    assert t["Ben"].counts_as_dead
    assert t.question == "Act"


def test_nobody_can_make_up_a_death() -> None:
    """AC-EVENT-FE-03: without a Dead card there is nothing to reveal."""
    t = eyes(roles={"Mary": "cultist"})
    t["Mary"].spies("Uli")
    assert t["Mary"].offered == ["putback"]


def test_a_revealed_murder_makes_a_ghost_and_starts_a_vote_in_the_event_phase() -> None:
    """AC-EVENT-FE-03: the actions of the Round come after it."""
    t = eyes()
    t["Mary"].spies("Ben")
    t["Mary"].shows_death()
    assert t["Ben"].is_ghost
    assert t.question == "HoldVote"
    assert t.game.phase == "event"
    t.all_abstain()
    t["Mary"].keeps_ballot()
    assert (t.game.phase, t.question, t.asks()) == ("action", "Act", {"Mary"})


@pytest.mark.parametrize(("role", "answers"), [("investigator", ["show"]), ("cultist", ["show", "putback"])])
def test_a_table_may_oblige_investigators_to_reveal(role: str, answers: list[str]) -> None:
    """RQ-85: false_eyes_investigator_must_reveal."""
    t = eyes(roles={"Mary": role}, options={"false_eyes_investigator_must_reveal": True})
    t["Mary"].spies("Ben")
    assert t["Mary"].offered == answers


@pytest.mark.parametrize("holder", ["Mary", AUTOMA])
def test_false_eyes_do_nothing_for_a_ghost_or_the_automa(holder: str) -> None:
    """AC-EVENT-FE-04."""
    t = table(*FOUR, phase="event", knife=holder, ghosts={"Mary": "vote"}, next_event="false_eyes")
    assert t.happened("token:false_eyes")
    assert t.question == "Act"
    assert not t.happened("checked:")


def test_a_living_person_looks_at_the_automa_like_at_anybody() -> None:
    """AC-EVENT-FE-01."""
    t = table(*FOUR, phase="event", knife="Mary", next_event="false_eyes")
    t["Mary"].spies(AUTOMA)
    assert t["Mary"].saw("pulse:0>4=alive")


@pytest.mark.parametrize(("draw_card", "cards", "left"), [(False, 1, 9), (True, 2, 8)])
def test_no_card_of_the_draw_pile_is_placed(draw_card: bool, cards: int, left: int) -> None:
    """AC-EVENT-FE-05, RQ-85: in the dark and off the Route as well; unless the table plays false_eyes_draw_card."""
    t = eyes(
        power=OFF, at={"Mary": "central", "Ben": "pink_1"}, routes={"Mary": "green"},
        options={"false_eyes_draw_card": draw_card},
    )  # fmt: skip
    t["Mary"].spies("Ben")
    t["Mary"].puts_back()
    assert t.spectator().draw_pile == left
    assert t.spectator().deck["pink_1"] == cards


def test_the_pulse_deck_is_shuffled_before_the_look() -> None:
    """AC-EVENT-FE-06: the order in which the cards were given tells nothing, neither to the looker nor later."""
    places = set()
    for seed in range(12):
        t = eyes(seed=seed, pulse={"Ben": (ALIVE, DEAD, ALIVE, ALIVE)})
        t["Mary"].spies("Ben")
        assert t["Mary"].saw("pulse:0>1=alive,alive,alive,dead")
        places.add(t["Ben"].pulse.index(DEAD))
    assert places == {0, 1, 2, 3}


# -- In Control of the Situation


def test_the_knife_holder_may_look_at_a_further_token() -> None:
    """AC-EVENT-IC-01: alone; it is one of those in the Bag."""
    t = drawing("in_control", "lightning_strike")
    assert t.asks() == {"Mary"}
    assert t["Mary"].offered == ["peek", "decline"]
    t["Mary"].peeks()
    assert t["Mary"].saw("peeked:0=lightning_strike")
    assert not any(t[name].saw("peeked:") for name in ("Ben", "Uli", "Eva", "Tom"))


def test_the_token_is_taken_at_random() -> None:
    """AC-EVENT-IC-01: it comes out of the Bag like any other."""
    seen = set()
    for seed in range(40):
        t = table(*FIVE, phase="event", bag=("in_control", "mirror", "lost_morale"), seed=seed)
        if t.question == "TakeControl":
            t["Mary"].peeks()
            seen |= {token for token in ("mirror", "lost_morale") if t["Mary"].saw(f"peeked:0={token}")}
    assert seen == {"mirror", "lost_morale"}


def test_the_token_that_was_looked_at_is_not_resolved() -> None:
    """AC-EVENT-IC-02: the power stays on, and the Clock shows In Control."""
    for choice in ("removes_token", "returns_token"):
        t = drawing("in_control", "lightning_strike")
        t["Mary"].peeks()
        getattr(t["Mary"], choice)()
        assert t.game.power
        assert t.game.event == "in_control"
        assert t.game.clock == ["", "in_control"]
        assert t.question == "Act"


def test_a_removed_token_never_comes() -> None:
    """AC-EVENT-IC-03."""
    t = drawing("in_control", "lightning_strike", "mirror")
    t["Mary"].peeks()
    looked_at = "mirror" if t["Mary"].saw("peeked:0=mirror") else "lightning_strike"
    t["Mary"].removes_token()
    assert looked_at not in t.game.bag
    assert t.spectator().bag == 1


def test_a_returned_token_may_be_drawn_later() -> None:
    """AC-EVENT-IC-03."""
    t = drawing("in_control", "lightning_strike")
    t["Mary"].peeks()
    t["Mary"].returns_token()
    assert t.spectator().bag == 1
    t.begin("event")
    assert t.game.clock[-1] == "lightning_strike"


@pytest.mark.parametrize(("choice", "code"), [("removes_token", "handled:0=yes"), ("returns_token", "handled:0=no")])
def test_all_see_whether_the_token_was_removed_but_not_which(choice: str, code: str) -> None:
    """AC-EVENT-IC-03, RQ-87."""
    t = drawing("in_control", "lightning_strike", "mirror")
    t["Mary"].peeks()
    getattr(t["Mary"], choice)()
    for person in t.people:
        assert person.saw(code)
    known = [str(event) for event in t["Ben"].sees.journal]
    assert not any("mirror" in event or "lightning" in event for event in known)


def test_with_an_empty_bag_there_is_nothing_to_look_at() -> None:
    """RQ-87."""
    t = table(*FIVE, phase="event", next_event="in_control")
    assert t.game.bag == ()
    assert t.question == "Act"


@pytest.mark.parametrize("holder", ["Mary", AUTOMA])
def test_in_control_does_nothing_for_a_ghost_or_the_automa(holder: str) -> None:
    """AC-EVENT-IC-04."""
    t = drawing("in_control", "mirror", names=FOUR, knife=holder, ghosts={"Mary": "vote"})
    assert t.question == "Act"
    assert not t.happened("peeked:")
    assert t.spectator().bag == 1
