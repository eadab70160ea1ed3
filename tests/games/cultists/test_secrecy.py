"""The information model beyond its table (AC-INFO-02 and after): what must look the same, whatever is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.cards import Card
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.view import View
from gloaming.games.cultists.voting import Abstain
from tests.comparing import who_can_tell
from tests.games.cultists.random_play import moments
from tests.scenario import Table, opening, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
EIGHT = (*FIVE, "Kim", "Lea", "Pit")


def everybody(t: Table) -> list[View]:
    return [t.spectator(), *[person.sees for person in t.people]]


# Hidden facts have no public effect


def test_enough_murders_change_nothing_for_anybody() -> None:
    """AC-INFO-02: a whole Round with four hidden dead looks as with none, up to the private choice of the claim."""
    stories = []
    for card in ("dead", "alive"):
        pulse: dict[str, list[Card]] = {name: [card] for name in ("Mary", "Ben", "Uli", "Eva")}
        corners = {"Mary": "pink_2", "Ben": "dark_blue_2", "Uli": "pink_1", "Eva": "dark_blue_1", "Tom": "green"}
        t = table(*FIVE, at=corners, pulse=pulse, roles={"Tom": "cultist"}, next_event="lost_morale")
        story = [everybody(t)]
        for name, place in [
            ("Mary", "south_west"), ("Ben", "south_east"), ("Uli", "north_east"), ("Eva", "north_west"), ("Tom", "central")
        ]:  # fmt: skip
            t[name].goes(place)
            story.append(everybody(t))
        t.all_pass()
        story.append(everybody(t))
        t.all_confirm()
        story.append(everybody(t))
        assert (t.game.round, t.game.over) == (3, False)
        stories.append(story)
    assert stories[0] == stories[1]


def test_a_hidden_death_shows_no_role() -> None:
    """AC-INFO-02: even a Role that is revealed on death stays hidden until the death is public."""
    t = table(*FIVE, roles={"Ben": "infected"}, pulse={"Ben": ["dead"]})
    assert t["Ben"].counts_as_dead
    assert (t.spectator().shown_role, t.spectator().no_cards_until) == ({}, 0)
    t = table(
        *FIVE, roles={"Ben": "infected"}, pulse={"Ben": ["dead"]}, at={"Mary": "green", "Ben": "green"}, phase="action"
    )
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    assert t.spectator().shown_role == {1: "infected"}


# Shuffles


def test_a_checked_deck_tells_nothing_of_the_order_in_which_cards_came() -> None:
    """AC-INFO-03: the checker sees a set; whichever way it lay, the view is the same."""
    seen = []
    orders: list[list[Card]] = [["dead", "alive", "alive"], ["alive", "dead", "alive"], ["alive", "alive", "dead"]]
    for pulse in orders:
        t = table(*FIVE, at={"Mary": "green", "Ben": "green"}, pulse={"Ben": pulse}, phase="action")
        t["Mary"].checks("Ben")
        assert t["Mary"].saw("pulse:0>1=alive,alive,dead")
        seen.append(everybody(t))
    assert seen[0] == seen[1] == seen[2]


def test_where_a_card_lay_does_not_tell_where_it_lies_after_the_shuffle() -> None:
    """AC-INFO-03: the Dead card that came last lies anywhere after a check, and the top card of a Room is any."""
    places = set()
    for seed in range(60):
        t = table(
            *FIVE,
            seed=seed,
            at={"Tom": "green", "Ben": "green"},
            pulse={"Ben": ["alive", "alive", "dead"]},
            knife="Tom",
            phase="action",
        )
        t["Tom"].checks("Ben")
        places.add(t["Ben"].pulse.index("dead"))
    assert places == {0, 1, 2}
    drawn = set()
    for seed in range(60):
        deck = {"green": ["success", "failure", "sabotage"]}
        t = table(*FIVE, seed=seed, at={"Tom": "green"}, deck=deck, explored={"green"}, knife="Tom", phase="action")
        t["Tom"].searches()
        drawn.add(t.news()[0])
    assert drawn == {f"roomcheck:4@green={card}/no" for card in ("success", "failure", "sabotage")}


def test_no_view_names_a_single_card_of_a_hidden_deck() -> None:
    """AC-INFO-03: decks are told by their sizes, so there is no id that could outlive a shuffle."""
    view = opening(*FIVE, level="custom").spectator()
    for sizes in (view.pulse, view.encounter_cards, view.room_cards, tuple(view.deck.values())):
        assert all(type(size) is int for size in sizes)
    assert {type(size) for size in (view.draw_pile, view.unsafe_deck, view.bag, view.lurking)} == {int}


# The murdered


def test_a_murdered_investigator_is_asked_the_same_at_the_same_moments() -> None:
    """AC-INFO-04: in forty games at random no view of the victim differs from that of a living one.

    Play goes the same way at both tables, until somebody's look at the victim's Pulse deck parts them."""
    compared = 0
    for seed in range(40):
        one, other = (
            table(*FIVE, seed=seed, round=1, pulse={"Ben": [card]}, at="central") for card in ("dead", "alive")
        )
        for left, right in zip(moments(one, seed), moments(other, seed), strict=False):
            looked_at = any(str(event).startswith("checked:") and ">1/" in str(event) for event in left.game.journal)
            if looked_at or left.game.over:
                break
            assert left["Ben"].sees == right["Ben"].sees
            assert left.asks() == right.asks()
            compared += 1
    assert compared > 1000


# Checks


def test_a_checker_sees_the_faces_at_the_moment_of_the_check_only() -> None:
    """AC-INFO-05, RQ-103: afterwards only the journal of the checker remembers them; to keep showing it is a setting."""
    tables = []
    for card in ("dead", "alive"):
        t = table(
            *FIVE, at={"Tom": "green", "Ben": "green"}, pulse={"Ben": ["alive", card]}, knife="Tom", phase="action"
        )
        t["Tom"].checks("Ben")
        assert t["Tom"].saw(f"pulse:4>1={','.join(sorted(['alive', card]))}")
        t["Tom"].puts_back()
        tables.append(t)
    one, other = (msgspec.structs.replace(t["Tom"].sees, journal=()) for t in tables)
    assert one == other
    assert (Options().private_memory, Options().public_log) == ("once", "full")


def test_the_public_log_keeps_everything_that_all_have_seen() -> None:
    """RQ-103: from the first Round on, for every seat and for spectators; a look at a Pulse deck is told once, to one."""
    t = opening(*FIVE, level="custom")
    for _ in moments(t, 2):
        pass
    log = [str(event) for event in t.spectator().journal]
    assert log[0].startswith("roles:")
    assert [code for code in log if code.startswith("round:1/")]
    for person in t.people:
        own = [str(event) for event in person.sees.journal if event.seen_by(None) == event]
        assert own == [code for code in log if code in own]
    looks = [code for code in log if code.startswith("checked:")]
    told = [person.name for person in t.people for event in person.sees.journal if str(event).startswith("pulse:")]
    assert looks
    assert len(told) == len(looks)


@pytest.mark.parametrize("means", ["check", "camera", "false_eyes"])
def test_a_concealed_death_looks_like_none(means: str) -> None:
    """AC-INFO-06: the looker is asked whatever was found; from outside it is the same before and after the answer."""
    stories = []
    for card in ("dead", "alive"):
        t = table(
            *FIVE, at={"Tom": "red", "Ben": "red"}, pulse={"Ben": [card]}, roles={"Tom": "cultist"}, knife="Tom",
            phase="event", next_event="false_eyes" if means == "false_eyes" else "mirror",
        )  # fmt: skip
        look = {"check": t["Tom"].checks, "camera": t["Tom"].watches, "false_eyes": t["Tom"].spies}
        look[means]("Ben")
        assert t.asks() == {"Tom"}
        outside = [t.spectator(), *[person.sees for person in t.people if person.name != "Tom"]]
        t["Tom"].puts_back()
        stories.append([outside, [t.spectator(), *[person.sees for person in t.people if person.name != "Tom"]]])
    assert stories[0] == stories[1]


@pytest.mark.parametrize(("card", "answer"), [("dead", "show"), ("alive", "putback")])
def test_an_investigator_who_checks_is_asked_too(card: Any, answer: str) -> None:
    """AC-INFO-06: to confirm, though there is one answer; until then nobody else can tell what it will be."""
    t = table(*FIVE, at={"Mary": "green", "Ben": "green"}, pulse={"Ben": [card]}, phase="action")
    t["Mary"].checks("Ben")
    assert t.asks() == {"Mary"}
    assert t["Mary"].offered == [answer]
    same = table(*FIVE, at={"Mary": "green", "Ben": "green"}, pulse={"Ben": ["alive"]}, phase="action")
    same["Mary"].checks("Ben")
    assert t["Ben"].sees == same["Ben"].sees


# What may be answered


def test_lists_of_legal_actions_are_private() -> None:
    """AC-INFO-07: a Cultist's ignores the Route, an Investigator's does not, and nobody else sees either."""
    offers = []
    for role, route in (("cultist", "green"), ("investigator", "green"), ("investigator", "red")):
        roles = {"Mary": role} if role == "cultist" else {"Tom": "cultist"}
        t = table(*FIVE, at={"Mary": "red"}, roles=roles, routes={"Mary": route}, phase="action")
        offers.append((t["Mary"].may("fill:red/*"), t["Mary"].may("pass")))
        for other in ("Ben", "Uli", "Eva", "Tom"):
            asked = t[other].sees.asked
            assert asked is not None
            assert asked.options == ()
        spectator = t.spectator().asked
        assert spectator is not None
        assert (spectator.options, spectator.answered) == ((), None)
    assert offers == [(True, True), (False, True), (True, True)]


def test_encounter_prompts_have_the_same_form_for_all() -> None:
    """AC-INFO-08: an Investigator with Alive cards only is asked to choose a card like a Cultist with both."""
    t = table(*FIVE, at={"Tom": "green", "Ben": "central"}, roles={"Tom": "cultist"}, knife="Ben")
    t["Ben"].walks("green")
    assert t.asks() == {"Ben", "Tom"}
    investigator, cultist = t["Ben"].sees.asked, t["Tom"].sees.asked
    assert investigator is not None
    assert cultist is not None
    assert (investigator.number, investigator.step) == (cultist.number, cultist.step)
    assert t["Ben"].offered == ["give:alive>4"]
    assert t["Tom"].offered == ["give:alive>1", "give:dead>1"]


def test_a_refusal_tells_nobodys_secrets() -> None:
    """AC-INFO-07: an error says the same, no matter who the others are; it repeats the seat's own list and changes nothing."""
    said = set()
    worlds: list[tuple[str, Card]] = [("Tom", "dead"), ("Eva", "alive")]
    for cultist, pulse in worlds:
        t = table(
            *FIVE, at={"Mary": "red"}, roles={cultist: "cultist"}, routes={"Mary": 1}, pulse={"Ben": [pulse]},
            phase="action", round=1,
        )  # fmt: skip
        before = everybody(t)
        said.add((t["Mary"].refused(FillRoom("red", "success")), t["Ben"].refused(Abstain())))
        assert everybody(t) == before
    (messages,) = said
    assert messages == (
        "fill:red/success is not offered; choose one of: observe:1, observe:2, observe:3, observe:4, pass.",
        "You are not asked anything now; wait for your turn.",
    )


# Spectators, partners, Ghosts


def test_spectators_see_what_is_public_and_no_more() -> None:
    """AC-INFO-09: of every event in a whole game at most what all seats see; no Role, Route, hand or night."""
    t = opening(*EIGHT, level="experienced")
    for moment in moments(t, 3):
        if moment.game.over:
            break
        view = moment.spectator()
        assert (view.role, view.route, view.hand, view.known_cultists, view.start_cards) == (None, None, (), (), ())
        assert view.unveiled is None
    for event in t.game.journal:
        seen = event.seen_by(None)
        assert seen is None or sum(event.seen_by(seat) == seen for seat in t.game.seats) >= 7, event


def test_a_cultist_does_not_see_which_card_the_other_gave() -> None:
    """AC-INFO-10: the partner sees the back, like all others."""
    tables = []
    for card in ("dead", "alive"):
        t = table(
            *EIGHT, at={"Pit": "green", "Ben": "central"}, roles={"Lea": "cultist", "Pit": "cultist"},
            hands={"Pit": ["alive", "dead"]}, knife="Ben",
        )  # fmt: skip
        t["Ben"].walks("green")
        t["Pit"].gives(card, to="Ben")
        t["Ben"].gives("alive", to="Pit")
        tables.append(t)
    assert who_can_tell(*tables) == {"Pit"}
    assert tables[0]["Lea"].saw("gave:7/->1")


def murdered(pulse: list[Card]) -> Table:
    t = table(*FIVE, at={"Mary": "green", "Ben": "green"}, pulse={"Ben": pulse}, phase="action")
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    return t


def test_a_ghost_gets_no_extra_knowledge() -> None:
    """AC-INFO-11: it keeps what it had, and learns of its death what a spectator learns."""
    t = table(*FIVE, at={"Mary": "green", "Ben": "green"}, pulse={"Ben": ["dead", "alive"]}, phase="action")
    before = t["Ben"].sees
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    after = t["Ben"].sees
    assert t["Ben"].is_ghost
    for field in ("role", "route", "hand", "known_cultists", "start_cards", "unveiled"):
        assert getattr(after, field) == getattr(before, field), field
    assert after.journal[len(before.journal) :] == t.spectator().journal[len(before.journal) :]
    assert who_can_tell(murdered(["dead", "dead"]), murdered(["dead", "alive"])) == {"Mary"}


def eliminated(card: Card) -> Table:
    t = table(*FIVE, at={"Tom": "light_blue"}, pulse={"Ben": [card]}, knife="Tom", phase="action")
    t["Tom"].calls_vote()
    t.vote(Tom="Ben", Mary="Ben", Uli="Ben")
    t["Tom"].keeps_ballot()
    assert t["Ben"].is_ghost
    return t


def assassinated(card: Card) -> Table:
    t = table(
        *EIGHT, at={"Mary": "green", "Ben": "green"}, roles={"Mary": "assassin"}, pulse={"Ben": [card]}, phase="action"
    )
    t["Mary"].assassinates("Ben")
    assert t["Ben"].is_ghost
    return t


@pytest.mark.parametrize("end", [eliminated, assassinated])
def test_who_is_eliminated_by_vote_or_assassin_does_not_learn_the_own_pulse_deck(end: Any) -> None:
    """AC-INFO-12: nor does anybody else; the deck stays face down."""
    dead, alive = end("dead"), end("alive")
    assert everybody(dead) == everybody(alive)
    assert set(dead.spectator().shown_dead) == {0}
