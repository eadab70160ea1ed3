"""The Night Phase: who learns what, once (AC-NIGHT)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from gloaming.games.cultists.cards import Cards
from gloaming.games.cultists.events import CultistsRecognised, EnvelopeOpened, StartCardsSeen
from gloaming.kernel.events import PrivateEvent
from tests.comparing import who_can_tell
from tests.games.cultists.random_play import moments
from tests.scenario import AUTOMA, Table, opening, table

NAMES = ("Mary", "Ben", "Uli", "Eva", "Tom", "Kim", "Lea", "Pit")
FOUR, FIVE, SIX, SEVEN, EIGHT = (NAMES[:players] for players in (4, 5, 6, 7, 8))

ONE_DEAD: Mapping[str, Cards] = {"Ben": ("dead",)}


def night(*names: str, **arrangement: Any) -> Table:
    return table(*names, phase="night", **arrangement)


def learnt(t: Table, name: str) -> tuple[set[str], Cards]:
    """Which Cultists this person knows now, and the start cards seen."""
    view = t[name].sees
    return {t.names[seat] for seat in view.known_cultists}, view.start_cards


def test_each_player_sees_the_own_role_and_not_the_own_start_card() -> None:
    """AC-NIGHT-01: the marker is the owner's alone; the bottom card is not among the cards that the owner looks at."""
    t = opening(*FIVE, level="custom")
    for person in t.people:
        opened = [event for event in person.sees.journal if isinstance(event, EnvelopeOpened)]
        assert [event.seat for event in opened] == [person.seat]
        assert (opened[0].role, opened[0].hand) == (person.sees.role, person.hand)
        assert len(opened[0].hand) == 15
    assert t.spectator().role is None
    assert not [event for event in t.spectator().journal if isinstance(event, EnvelopeOpened)]


def test_two_cultists_learn_each_other_and_every_start_card() -> None:
    """AC-NIGHT-03: both of them, and the card of every seat in the order of the chairs."""
    t = night(*EIGHT, roles={"Lea": "cultist", "Pit": "cultist"}, pulse=ONE_DEAD)
    cards = ("alive", "dead", "alive", "alive", "alive", "alive", "alive", "alive")
    assert learnt(t, "Lea") == ({"Lea", "Pit"}, cards)
    assert learnt(t, "Pit") == ({"Lea", "Pit"}, cards)


def test_the_only_cultist_learns_just_who_is_dead_at_the_start() -> None:
    """AC-NIGHT-04: no partner is shown; beyond the envelope there is one thing to see."""
    t = night(*FIVE, roles={"Tom": "cultist"}, pulse=ONE_DEAD)
    assert learnt(t, "Tom") == (set(), ("alive", "dead", "alive", "alive", "alive"))
    private = [type(event) for event in t["Tom"].sees.journal if isinstance(event, PrivateEvent)]
    assert private == [EnvelopeOpened, StartCardsSeen]


def test_the_seer_learns_the_cultists() -> None:
    """AC-NIGHT-05: by their thumbs, after they have closed their eyes again."""
    t = night(*EIGHT, roles={"Mary": "seer", "Lea": "cultist", "Pit": "cultist"}, pulse=ONE_DEAD)
    assert learnt(t, "Mary") == ({"Lea", "Pit"}, ())
    seen = [event.seat for event in t.game.journal if isinstance(event, CultistsRecognised | StartCardsSeen)]
    assert seen[-1] == t.seat("Mary")
    assert seen.count(t.seat("Mary")) == 1


def test_the_seer_sees_no_pulse_card_and_nobody_sees_the_seer() -> None:
    """AC-NIGHT-06: other start cards change nothing for the Seer; another Seer changes nothing for the Cultists."""
    people = {"Lea": "cultist", "Pit": "cultist"}
    ben_dead = night(*EIGHT, roles={"Mary": "seer", **people}, pulse={"Ben": ("dead",)})
    uli_dead = night(*EIGHT, roles={"Mary": "seer", **people}, pulse={"Uli": ("dead",)})
    assert who_can_tell(ben_dead, uli_dead) == {"Lea", "Pit"}
    ben_seer = night(*EIGHT, roles={"Ben": "seer", **people}, pulse={"Ben": ("dead",)})
    assert who_can_tell(ben_dead, ben_seer) == {"Mary", "Ben"}


@pytest.mark.parametrize("names", [FIVE, SIX, EIGHT])
def test_without_a_seer_nobody_but_the_cultists_is_shown_anything(names: tuple[str, ...]) -> None:
    """AC-NIGHT-07: the ritual ends with the Cultists."""
    t = night(*names, pulse=ONE_DEAD)
    cultists = [seat for seat in t.game.seats if t.game.role[seat] == "cultist"]
    shown = {event.seat for event in t.game.journal if isinstance(event, CultistsRecognised | StartCardsSeen)}
    assert shown == set(cultists)


def test_with_7_seats_the_cultists_only_learn_each_other() -> None:
    """AC-NIGHT-08: there are no start cards, and nobody starts dead."""
    t = opening(*SEVEN)
    cultists = {person.name for person in t.people if t.game.role[person.seat] == "cultist"}
    assert len(cultists) == 2
    for name in cultists:
        assert learnt(t, name) == (cultists, ())
    assert t.game.dead_since == {}
    assert not t.happened("startcards:")


@pytest.mark.parametrize(
    ("names", "hand", "pulse"), [(FIVE, 15, 1), (SIX, 15, 1), (SEVEN, 17, 0), (EIGHT, 17, 1)], ids=["5", "6", "7", "8"]
)
def test_the_bottom_card_becomes_the_pulse_deck_and_the_others_go_to_hand(
    names: tuple[str, ...], hand: int, pulse: int
) -> None:
    """AC-NIGHT-09: with 7 seats there is none, and the Pulse deck starts empty; no owner sees the card."""
    t = opening(*names)
    t.all_wake()
    assert {len(cards) for cards in t.game.hand} == {hand}
    assert t.spectator().pulse == (pulse,) * len(names)
    if pulse:
        alive, dead = (night(*names, pulse={"Mary": (card,)}) for card in ("alive", "dead"))
        assert "Mary" not in who_can_tell(alive, dead)


A_CULTIST = {"Tom": "cultist"}
TWO_CULTISTS = {"Eva": "cultist", "Tom": "cultist"}
BOTH = {"Eva", "Tom"}


@pytest.mark.parametrize(
    ("names", "roles", "knowledge"),
    [
        pytest.param(FOUR, {"Eva": "cultist"}, {"Eva": (set(), "adaaa")}, id="4 humans + AUTOMA, 1 Cultist (human)"),
        pytest.param(FOUR, {AUTOMA: "cultist"}, {}, id="4 humans + AUTOMA, 1 Cultist (the AUTOMA)"),
        pytest.param(
            FIVE, {"Mary": "seer", **A_CULTIST}, {"Tom": (set(), "adaaa"), "Mary": ({"Tom"}, "")}, id="5 seats, Seer"
        ),
        pytest.param(
            SIX, {"Mary": "seer", **A_CULTIST}, {"Tom": (set(), "adaaaa"), "Mary": ({"Tom"}, "")}, id="6 seats, Seer"
        ),
        pytest.param(FIVE, A_CULTIST, {"Tom": (set(), "adaaa")}, id="5 seats, no Seer"),
        pytest.param(SIX, A_CULTIST, {"Tom": (set(), "adaaaa")}, id="6 seats, no Seer"),
        pytest.param(SEVEN, TWO_CULTISTS, {"Eva": (BOTH, ""), "Tom": (BOTH, "")}, id="7 seats"),
        pytest.param(
            (*SIX, AUTOMA),
            TWO_CULTISTS,
            {"Eva": (BOTH, ""), "Tom": (BOTH, "")},
            id="6 humans + AUTOMA, both Cultists human",
        ),
        pytest.param(
            (*SIX, AUTOMA),
            {"Mary": "seer", **TWO_CULTISTS},
            {"Eva": (BOTH, ""), "Tom": (BOTH, ""), "Mary": (BOTH, "")},
            id="6 humans + AUTOMA, both Cultists human, Seer",
        ),
        pytest.param(
            (*SIX, AUTOMA),
            {**A_CULTIST, AUTOMA: "cultist"},
            {"Tom": ({"Tom", AUTOMA}, "")},
            id="6 humans + AUTOMA, AUTOMA is a Cultist",
        ),
        pytest.param(
            (*SIX, AUTOMA),
            {"Mary": "seer", **A_CULTIST, AUTOMA: "cultist"},
            {"Tom": ({"Tom", AUTOMA}, ""), "Mary": ({"Tom", AUTOMA}, "")},
            id="6 humans + AUTOMA, AUTOMA is a Cultist, Seer",
        ),
        pytest.param(
            EIGHT,
            {"Mary": "seer", **TWO_CULTISTS},
            {"Eva": (BOTH, "adaaaaaa"), "Tom": (BOTH, "adaaaaaa"), "Mary": (BOTH, "")},
            id="8 seats, Seer",
        ),
        pytest.param(
            EIGHT, TWO_CULTISTS, {"Eva": (BOTH, "adaaaaaa"), "Tom": (BOTH, "adaaaaaa")}, id="8 seats, no Seer"
        ),
    ],
)
def test_who_learns_what_in_the_night(
    names: tuple[str, ...], roles: dict[str, str], knowledge: dict[str, tuple[set[str], str]]
) -> None:
    """AC-NIGHT-10, row by row: Cultists and start cards; every seat that a row does not name knows its own Role only."""
    people = tuple(name for name in names if name != AUTOMA)
    has_start_cards = len(names) != 7
    t = night(
        *people,
        roles=dict(roles),
        automa=AUTOMA in names and len(people) == 6,
        pulse=ONE_DEAD if has_start_cards else {},
    )
    faces = {"a": "alive", "d": "dead"}
    for name in people:
        known, cards = knowledge.get(name, (set(), ""))
        assert learnt(t, name) == (known, tuple(faces[letter] for letter in cards)), name
        assert t[name].sees.role == roles.get(name, "investigator")
    spectator = t.spectator()
    assert (spectator.known_cultists, spectator.start_cards, spectator.role) == ((), (), None)
    assert t.asks() == set(people)


def test_a_seer_beside_the_automa_gets_the_thumbs_on_top_of_the_night_for_7() -> None:
    """RQ-75: two thumbs, or one, from which the AUTOMA's Role follows; no start cards."""
    t = night(*SIX, automa=True, roles={"Mary": "seer", "Tom": "cultist", AUTOMA: "cultist"})
    thumbs = [event for event in t["Mary"].sees.journal if isinstance(event, CultistsRecognised)]
    assert [event.cultists for event in thumbs] == [(t.seat("Tom"),)]
    assert learnt(t, "Mary") == ({"Tom", AUTOMA}, ())
    assert not t.happened("startcards:")


def test_a_cultist_sees_the_own_start_card_and_an_investigator_never() -> None:
    """AC-NIGHT-11: the Cultist's is always Alive; an Investigator's night is the same, dead or alive."""
    for seed in range(50):
        t = opening(*FIVE, seed=seed)
        cultist = t.people[t.game.role.index("cultist")]
        assert cultist.sees.start_cards[cultist.seat] == "alive"
    dead, alive = (night(*FIVE, roles=dict(A_CULTIST), pulse={"Ben": (card,)}) for card in ("dead", "alive"))
    assert who_can_tell(dead, alive) == {"Tom"}


@pytest.mark.parametrize("names", [FIVE, EIGHT], ids=["5", "8"])
def test_there_is_no_further_night(names: tuple[str, ...]) -> None:
    """AC-NIGHT-12: in a whole game nobody is told of a Cultist or a start card again once Round 1 has begun."""
    t = opening(*names)
    for _ in moments(t):
        pass
    journal = t.game.journal
    dawn = next(number for number, event in enumerate(journal) if str(event).startswith("round:1/"))
    assert [event for event in journal[:dawn] if isinstance(event, StartCardsSeen)]
    secret = (CultistsRecognised, StartCardsSeen, EnvelopeOpened)
    assert not [event for event in journal[dawn:] if isinstance(event, secret)]
