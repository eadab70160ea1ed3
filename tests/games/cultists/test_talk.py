"""Talking and showing (AC-TALK): what the rules expose of it, and what they must never offer."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import Card
from gloaming.games.cultists.events import RolesLaidOut
from gloaming.games.cultists.expansions.under_the_surface.state import ItemName
from gloaming.games.cultists.statements import Claims, Put, Saw, Was
from gloaming.games.invasion.statements import Laid
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import PrivateEvent
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Accuses, Statement
from gloaming.kernel.values import Seat
from tests.games.cultists.random_play import answer_at_random, moments
from tests.scenario import Table, opening, table

FIVE = ("Mary", "Ben", "Uli", "Eva", "Tom")
EIGHT = (*FIVE, "Kim", "Lea", "Pit")
CARD_ANSWERS = {"Give", "SecureHallway", "FillRoom", "Send", "LayDown"}
"""Every answer that plays a card from the hand, those of the expansions too."""


def talk(t: Table) -> set[str]:
    """What the table lets through, for everybody who looks at it."""
    return {person.sees.talk for person in t.people} | {t.spectator().talk}


def test_players_may_talk_at_any_time() -> None:
    """AC-TALK-01: in every Phase, before and after every answer, the table lets everything through."""
    t = opening(*FIVE, no_connection_mode="mute_all")
    phases = set()
    for moment in moments(t, 5):
        phases.add(moment.game.phase)
        assert talk(moment) == ({"free"} if moment.game.event != "no_connection" else {"mute_all"})
    assert phases >= {"night", "movement", "action", "cleanup"}


def test_what_was_said_binds_nobody() -> None:
    """AC-TALK-01: a lie is possible because the rules hear nothing: no answer carries words."""
    fields = {(name, hint) for kind in CULTISTS.answers for name, hint in fields_of(kind).items()}
    assert {hint for _, hint in fields} == {Card, Place, Place | None, Seat, bool, ItemName}
    assert {name for name, hint in fields if hint is Place} == {"to", "at", "place", "lift"}


def fields_of(kind: type[Option]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def test_there_is_no_way_to_show_anything_hidden() -> None:
    """AC-TALK-04: of all answers one lays a card open, the Dead card of a check; the others name what is public.

    What an answer hides is the face of a card that is laid face down, and nothing else."""
    showing = [kind.__name__ for kind in CULTISTS.answers if kind.__name__.startswith(("Show", "Reveal", "Tell"))]
    assert showing == ["ShowDeath"]
    assert {kind.__name__ for kind in CULTISTS.answers if kind.hidden} == CARD_ANSWERS
    assert not {"role", "route", "hand", "pulse"} & {
        name for kind in CULTISTS.answers for name in kind.__struct_fields__
    }


@pytest.mark.parametrize("seed", range(3))
def test_in_a_whole_game_nobody_sees_anothers_route_hand_or_pulse_deck(seed: int) -> None:
    """AC-TALK-04: whatever is answered, a view holds the seat's own Route and hand, and no Pulse deck."""
    t = opening(*EIGHT, seed=seed, level="custom")
    for moment in moments(t, seed):
        if moment.game.over:
            break
        for person in moment.people:
            view = person.sees
            assert (view.routes, view.route, view.hand) == ({}, moment.game.route[person.seat], person.hand)
            assert view.pulse == tuple(map(len, moment.game.pulse))
            assert view.unveiled is None


def test_the_death_that_a_check_found_is_the_only_thing_ever_shown() -> None:
    """AC-TALK-04: even "show" opens one Dead card and not the deck."""
    t = table(
        *FIVE, roles={"Tom": "cultist"}, at={"Mary": "green", "Ben": "green"}, pulse={"Ben": ["alive", "dead", "dead"]},
        phase="action",
    )  # fmt: skip
    t["Mary"].checks("Ben")
    t["Mary"].shows_death()
    view = t["Uli"].sees
    assert (view.shown_dead[1], view.pulse[1]) == (1, 3)
    assert not t["Uli"].saw("pulse:")


def test_a_player_may_look_at_the_own_role_and_route_at_any_time() -> None:
    """AC-TALK-05: they are in the seat's own view at every moment of the game, and in no other."""
    t = opening(*FIVE, level="expert")
    for moment in moments(t, 4):
        for person in moment.people:
            assert person.sees.role == moment.game.role[person.seat]
            assert person.sees.route == moment.game.route[person.seat]
        assert (moment.spectator().role, moment.spectator().route) == (None, None)


def test_a_card_is_always_chosen_by_its_face() -> None:
    """AC-TALK-06: whatever plays a card from the hand names the face, and just these cards are in the hand."""
    assert {kind.__name__ for kind in CULTISTS.answers if "card" in fields_of(kind)} == CARD_ANSWERS
    t = table(
        *FIVE, roles={"Tom": "cultist"}, at={"Tom": "green", "Ben": "central"}, knife="Ben",
        hands={"Tom": ["alive", "dead", "failure", "sabotage"], "Ben": ["alive", "success"]},
    )  # fmt: skip
    t["Ben"].walks("green")
    assert t["Tom"].offered == ["give:alive>1", "give:dead>1"]
    assert t["Ben"].offered == ["give:alive>4"]
    t["Tom"].gives("dead", to="Ben")
    t["Ben"].gives("alive", to="Tom")
    assert t["Tom"].hand == ("alive", "failure", "sabotage")
    assert t["Ben"].hand == ("success",)


@pytest.mark.parametrize(("place", "code"), [("green", "fill:green/"), ("central", "secure:")])
def test_a_room_card_is_chosen_by_its_face(place: str, code: str) -> None:
    """AC-TALK-06: when a Room is filled or a Hallway secured, each face in hand is one choice."""
    t = table(
        *FIVE, roles={"Tom": "cultist"}, at={"Tom": place}, knife="Tom", phase="action",
        hands={"Tom": ["alive", "failure", "failure", "sabotage"]},
    )  # fmt: skip
    assert [option for option in t["Tom"].offered if option.startswith(code)] == [f"{code}failure", f"{code}sabotage"]
    if place == "green":
        t["Tom"].fills("sabotage")
    else:
        t["Tom"].secures("sabotage")
    assert t["Tom"].hand == ("alive", "failure", "failure")


@pytest.mark.parametrize("event", ["", "no_connection"])
def test_ghosts_talk_like_the_living(event: str) -> None:
    """AC-TALK-09: whatever the table lets through is the same for them."""
    living = table(*FIVE, event=event)
    ghost = table(*FIVE, event=event, ghosts={"Ben": "vote"})
    assert ghost["Ben"].sees.talk == living["Ben"].sees.talk == ghost["Mary"].sees.talk


def test_all_talk_is_open_to_the_whole_table() -> None:
    """AC-TALK-10: the same for every seat and for spectators, Cultists included; no answer is addressed to anybody.

    The only fields that name a seat say whom an action hits, and all see that."""
    t = table(*EIGHT, roles={"Lea": "cultist", "Pit": "cultist"})
    assert talk(t) == {"free"}
    t = table(*EIGHT, roles={"Lea": "cultist", "Pit": "cultist"}, event="no_connection")
    assert talk(t) == {"mute_all"}
    for kind in CULTISTS.answers:
        assert set(kind.hidden) <= {"card"}, kind


@pytest.mark.parametrize("seed", range(3))
def test_two_cultists_have_no_private_channel(seed: int) -> None:
    """AC-TALK-10: once the night is over, nothing that one seat answers tells another seat more than a spectator."""
    t = opening(*EIGHT, seed=seed, level="custom")
    dice = Dice.seeded("channel", seed)
    told = 0
    while not t.game.over:
        heard = len(t.game.journal)
        answerer = answer_at_random(t, dice)
        for event in t.game.journal[heard:]:
            knows_more = [seat for seat in t.game.seats if event.seen_by(seat) != event.seen_by(None)]
            assert knows_more in ([], [getattr(event, "seat", None)]), event
            if isinstance(event, PrivateEvent):
                assert event.seat == answerer, event
                told += 1
    assert told


@pytest.mark.parametrize("mode", ["mute_all", "mute_voice_only", "emotes_allowed"])
def test_no_connection_silences_the_table_until_the_next_token(mode: str) -> None:
    """AC-TALK-11, RQ-89: as the table's option has it, from the token to the next one; the game is asked on."""
    t = table(*FIVE, phase="event", next_event="no_connection", options={"no_connection_mode": mode})
    assert talk(t) == {mode}
    t.all_pass()
    assert talk(t) == {mode}
    assert t.asks() == set(FIVE)
    t.all_confirm()
    assert (t.game.round, t.game.phase) == (3, "movement")
    assert talk(t) == {mode}


def test_the_next_token_ends_the_silence() -> None:
    """AC-TALK-11, RQ-89: with it the table talks again; the default silences everything."""
    t = table(*FIVE, event="no_connection")
    assert talk(t) == {"mute_all"}
    t = table(*FIVE, event="no_connection", phase="event", next_event="lost_morale")
    assert talk(t) == {"free"}


def test_a_vote_under_no_connection_is_held_without_talk() -> None:
    """AC-TALK-11: what is needed to run the game stays: the ballots are asked for."""
    t = table(*FIVE, event="no_connection", at={"Mary": "light_blue"}, routes={"Mary": "light_blue"}, phase="action")
    t["Mary"].calls_vote()
    assert t.asks() == set(FIVE)
    assert talk(t) == {"mute_all"}


@pytest.mark.parametrize(
    ("statement", "fits"),
    [
        (Was("red", 1), True),
        (Was("moon", 1), False),
        (Was("red", 99), False),
        (Put("success", "red"), True),
        (Put("alive", "red"), False),
        (Put("success", "central"), False),
        (Saw(1, 2), True),
        (Saw(1, 1), False),
        (Saw(1, 7), False),
        (Claims("seer"), True),
        (Claims("king"), False),
        (Accuses(1), True),
        (Accuses(1, "weather"), False),
        (Laid("success", 1), False),
    ],
)
def test_only_what_this_table_knows_can_be_said(statement: Statement, fits: bool) -> None:
    """AC-TALK-01: anything else would be free text in disguise."""
    t = table(*FIVE, roles={"Ben": "seer", "Tom": "cultist"})
    t.game.journal.append(RolesLaidOut(("seer",)))
    assert CULTISTS.makes_sense(statement, t["Mary"].sees) is fits


@pytest.mark.parametrize(("mode", "writes"), [("mute_all", False), ("mute_voice_only", True)])
def test_without_a_connection_nobody_writes(mode: str, writes: bool) -> None:
    """AC-EVENT-NC-04, RQ-89."""
    t = table(*FIVE, event="no_connection", options={"no_connection_mode": mode})
    assert CULTISTS.may_speak(t["Mary"].sees) is writes
    assert CULTISTS.may_speak(table(*FIVE)["Mary"].sees)
