"""The words of `gloaming play`: every kind of event, answer and question has some, in our voice, from the seat's eyes."""

from typing import Any, get_args

import pytest

from gloaming.cli.endings import REASONS as SHORT_REASONS
from gloaming.cli.endings import TEAMS
from gloaming.cli.play.cultists.event_words import REASONS, USES
from gloaming.cli.play.cultists.role_words import ROLE_WORDS
from gloaming.cli.play.cultists.story import remembered, story
from gloaming.cli.play.cultists.words import QUESTIONS, TELLINGS, WORDINGS, Speech, ask, ending, offer, tell
from gloaming.games.cultists import CULTISTS, Options, events
from gloaming.games.cultists.actions.check_state import CheckState
from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.actions.initiate_vote import InitiateVote
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import Meet
from gloaming.games.cultists.movement import Go, Walk
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.state import Reason, Team
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event, PrivateEvent
from gloaming.kernel.steps import Option, Question
from tests.scenario import Table, table

QUESTION_KINDS = [kind for kind in CULTISTS.steps if issubclass(kind, Question)]
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
BOARDS: dict[str, dict[str, Any]] = {
    "under_the_surface": {"board": "polar-station", "roles": ()},
    "mountains_of_chaos": {"board": "mine"},
    "professions": {"players": 7, "professions": True, "roles": ()},
}
"""The table at which the kinds of an expansion come up."""

FIELDS: dict[str, Any] = {
    "seat": 1, "to": 2, "target": 2, "partner": 2, "eliminated": 2, "ballot": 2, "guess": 2, "knife": 1,
    "place": "green", "rack": "green", "path": ("central", "green"), "seats": (0, 1), "cultists": (1,), "dead": (1, 2),
    "closers": (1,), "guessers": (0,), "card": "success", "cards": ("alive", "dead"), "hand": ("alive", "success"),
    "role": "seer", "roles": ("seer",), "route": 3, "round": 2, "token": "mirror", "on": False, "mark": 5, "points": 3,
    "means": "check", "purpose": "fishman", "removed": True, "unsafe": True, "top": True, "right": True, "needed": 3,
    "ballots": (1, None, 1, 0, 3), "tally": (1, 2, 0, 0, 0, 2), "cause": "vote", "winner": "cultists", "reason": "time",
    "twice": True, "at": "green", "start": "central", "met": (),
    "item": "rifle", "items": ("boots", "dagger"), "relics": 3, "number": 1, "leader": 2, "blocked": "corridor_d",
    "lift": "lift_1", "targets": (1, 2), "profession": "mayor", "named": 2, "informant": 2, "one": "green",
    "other": "red", "tied": (1, 2), "revived": 2, "alive": False, "team": "cultists",
}  # fmt: skip
"""A value for each field by its name; `SPECIAL` where a name means something else in one kind."""

SPECIAL: dict[str, dict[str, Any]] = {
    "Go": {"to": "green"},
    "PortalClosed": {"target": 9},
    "PortalMissed": {"target": 11},
    "PanesBroke": {"cards": 2},
    "DeadLaidOpen": {"cards": 1},
    "Give": {"card": "dead"},
    "Gave": {"card": "alive"},
    "GaveInTheDark": {"card": "alive"},
    "PassageDrawn": {"card": "failure"},
    **{kind: {"to": "green"} for kind in ("DriveFishman", "FishmanDriven", "LiftCalled", "LiftRode")},
    **{kind: {"to": "green"} for kind in ("RideLift", "StepOut")},
    "CurseShown": {"cards": 2},
    "OwlSent": {"place": "red"},
    "PulseDealt": {"to": (2, 3, 2)},
    "PulseLost": {"cards": 2},
    "PulseTurned": {"card": "alive"},
    "Revived": {"cards": 1},
    "SupportTokenSeen": {"informant": True},
}


def sample(kind: type[Any], **fields: Any) -> Any:
    values = {**FIELDS, **SPECIAL.get(kind.__name__, {}), **fields}
    return kind(**{name: values[name] for name in kind.__struct_fields__})


def speech(seat: int | None = 0, **options: Any) -> Speech:
    settings = Options(**{"players": 5, "level": "custom", "roles": ("seer",), **options})
    game = CULTISTS.begin(settings, Dice.seeded("words").key)
    return Speech(CULTISTS.view(game, seat), (*NAMES, "Fred", "Gina"))


def speech_for(kind: type[Any]) -> Speech:
    return speech(**next((table for name, table in BOARDS.items() if name in kind.__module__), {}))


def is_a_sentence(words: str) -> bool:
    """Calm, whole, and without anything that belongs to the code."""
    begins = words[0].isupper() or words[0].isdigit()
    return begins and words[-1] in ".?" and not any(sign in words for sign in "!_{}|*") and "None" not in words


@pytest.mark.parametrize("kind", CULTISTS.events, ids=lambda kind: kind.__name__)
def test_every_event_has_words(kind: type[Event]) -> None:
    assert kind in TELLINGS
    mine, other = sample(kind, seat=0), sample(kind)
    told = [tell(speech_for(kind), event) for event in (mine, other)]
    assert all(is_a_sentence(words) for words in told), told
    if "seat" in kind.__struct_fields__ and not issubclass(kind, PrivateEvent):
        assert "you" in told[0].casefold()
        assert "Ben" in told[1]


@pytest.mark.parametrize("kind", CULTISTS.answers, ids=lambda kind: kind.__name__)
def test_every_answer_has_words(kind: type[Option]) -> None:
    assert kind in WORDINGS
    asked = LookAtPulse(0, 1, "check") if kind.__name__ in ("ShowDeath", "PutBack") else Act(0)
    words = offer(speech_for(kind), sample(kind), asked)
    assert is_a_sentence(f"{words}."), words
    assert len(words.short) < 30


@pytest.mark.parametrize("kind", QUESTION_KINDS, ids=lambda kind: kind.__name__)
def test_every_question_has_words(kind: type[Question]) -> None:
    assert kind in QUESTIONS
    words = ask(speech_for(kind), sample(kind, seat=0, target=1, points=3, path=()))
    assert is_a_sentence(words), words
    assert "?" in words or "door" in words


def test_every_role_and_every_use_of_the_knife_has_words() -> None:
    assert set(ROLE_WORDS) == set(ROLES)
    assert all(words.endswith(".") for words in ROLE_WORDS.values())
    assert len(USES) == 8


@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_end_has_words(reason: Reason) -> None:
    for winner in get_args(Team):
        words = ending(winner, reason)
        assert is_a_sentence(words)
        assert words.startswith("The Cursed Hunter wins: " if winner == "hunter" else f"The {winner} win: ")
    assert set(REASONS) == set(SHORT_REASONS["cultists"]) == set(get_args(Reason))
    assert set(TEAMS["cultists"]) == set(get_args(Team))


def test_a_ritual_is_won_or_lost() -> None:
    """UTS-ORG-20, -21."""
    assert ending("investigators", "ritual") == "The investigators win: Organism 46-B is banished."
    assert ending("cultists", "ritual") == "The cultists win: the ritual failed, and Organism 46-B is loose."


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (events.Entered(0, "green"), "You go to the Library."),
        (events.Entered(1, "green"), "Ben goes to the Library."),
        (events.Gave(0, "alive", 2), "You give Cleo an Alive card."),
        (events.Gave(1, None, 0), "Ben gives you a card."),
        (events.CheckClosed(1, 2), "Ben puts Cleo's Pulse deck back and shows nothing."),
        (events.CheckClosed(0, 2), "You put Cleo's Pulse deck back and show nothing."),
        (
            events.BallotsOpened((1, None, 1, 3, 0)),
            "You and Cleo vote for Ben; Dora votes for themselves; Emil votes for you; Ben abstains.",
        ),
        (events.VoteSettled(None), "Nobody has to leave."),
        (events.RackScored("dark_blue_1", 2), "The rack of the Observatory is full: 2 points."),
        (events.RackScored("pink", 4), "The pink rack is full: 4 points."),
        (
            events.RolesLaidOut(("seer", "greenhorn|crybaby")),
            "Special roles in this game: the Seer and the Greenhorn or the Crybaby.",
        ),
        (events.DeadCounted((), 3), "The Pulse decks are open: nobody is dead. The cultists needed 3."),
    ],
)  # fmt: skip
def test_what_happened(event: Event, words: str) -> None:
    assert tell(speech(), event) == words


def test_a_spectator_is_nobody_at_the_table() -> None:
    assert tell(speech(None), events.Gave(0, None, 1)) == "Ann gives Ben a card."


def test_steps_and_gifts_grow_together() -> None:
    journal = [
        events.Entered(1, "central"),
        events.Entered(1, "green"),
        events.Met("green", (1, 2)),
        events.Gave(1, None, 2),
        events.Gave(2, None, 1),
    ]
    assert [passage.words for passage in story(speech(), journal)] == [
        "Ben goes by the Central Hallway to the Library.",
        "Ben and Cleo meet in the Library and give each other a card.",
    ]


def test_the_cards_of_a_meeting_are_a_scene_to_those_who_met() -> None:
    (scene,) = story(speech(), [events.Gave(0, "alive", 2), events.Gave(2, None, 0)])
    assert (scene.title, scene.words) == ("A meeting", "You give Cleo an Alive card. Cleo gives you a card.")


def test_a_vote_and_the_death_it_brings_are_one_scene() -> None:
    journal = [events.BallotsOpened((1, 1, 1, 1, 1)), events.VoteSettled(1), events.BecameGhost(1, "vote")]
    (scene,) = story(speech(), journal)
    assert scene.title == "The vote"
    assert scene.words.endswith("Ben has to leave. Ben goes on as a ghost.")


# Consequences before the choice


def offers(t: Table, name: str) -> dict[str, str]:
    view = CULTISTS.view(t.game, t.seat(name))
    s = Speech(view, t.names)
    return {str(option): str(offer(s, option, view.asked.step)) for option in view.asked.options}


def test_a_meeting_is_announced() -> None:
    """AC-ENC-06: with light exactly two meet."""
    t = table(*NAMES, at={"Ann": "central", "Ben": "light_blue", "Cleo": "red", "Dora": "red", "Emil": "pink_1"})
    words = offers(t, "Ann")
    assert words["go:light_blue"].endswith("Ben is alone there, you will meet")
    assert words["go:red"].endswith("Cleo and Dora are there, no meeting")


def test_a_meeting_in_the_dark_is_announced() -> None:
    """AC-ENC-06: in the dark all meet."""
    at = {"Ann": "central", "Ben": "red", "Cleo": "red", "Dora": "pink_1", "Emil": "pink_2"}
    t = table(*NAMES, at=at, power=False)
    assert offers(t, "Ann")["go:red"].endswith("Ben and Cleo are there in the dark, you will meet")


def test_a_beauty_gives_light() -> None:
    """AC-ENC-10: where her Ghost is, the light protects three."""
    at = {"Ann": "central", "Ben": "red", "Cleo": "red", "Dora": "red", "Emil": "pink_2"}
    t = table(*NAMES, at=at, power=False, roles={"Dora": "radiant_beauty"}, ghosts={"Dora": "vote"})
    assert offers(t, "Ann")["go:red"].endswith("Ben and Cleo are there, no meeting")


def test_secret_doors_bring_people_nearer() -> None:
    """AC-ENC-09: somebody in the other Room of that colour will be met."""
    at = {"Ann": "central", "Ben": "orange_2", "Cleo": "red", "Dora": "red", "Emil": "pink_2"}
    t = table(*NAMES, at=at, event="secret_doors")
    assert "Ben is alone there behind a secret door, you will meet" in offers(t, "Ann")["go:orange_1"]


def test_nobody_may_stay_where_the_movement_began() -> None:
    """AC-MOVE-03, said before the step back."""
    t = table(*NAMES, at={"Ann": "central", "Ben": "pink_1", "Cleo": "pink_1", "Dora": "red", "Emil": "red"})
    t["Ann"].answers(Go("light_blue"))
    assert offers(t, "Ann")["go:central"].endswith("you started there and cannot stay")


def test_the_route_is_pointed_out_to_those_it_binds() -> None:
    """AC-ROUTE-03, -04."""
    t = table(*NAMES, at="central", routes={"Ann": "red"}, roles={"Ben": "cultist"})
    assert "on your route" in offers(t, "Ann")["go:red"]
    t["Ann"].answers(Go("red"))
    t["Ann"].answers(next(o for o in t.game.choices[0] if str(o) == "stop:red"))
    assert not any("route" in words for words in offers(t, "Ben").values())


def test_the_third_card_explores() -> None:
    """AC-ACT-FR-05."""
    t = table(*NAMES, phase="action", at={"Ann": "green"}, routes={"Ann": "green"}, deck={"green": ["success"] * 2})
    assert "its third card, so the room is explored" in offers(t, "Ann")[str(FillRoom("green", "success"))]


def test_the_own_role_warns() -> None:
    """AC-ROLE-GRE-01, AC-ROLE-CRY-01: what would make one a Ghost is said before."""
    t = table(
        *NAMES, phase="action", at="light_blue", routes={"Ann": "light_blue"}, roles={"Ann": "greenhorn"}, knife="Ann"
    )
    assert offers(t, "Ann")[str(InitiateVote())].endswith("the Greenhorn becomes a ghost by it")
    t = table(*NAMES, phase="action", at="light_blue", roles={"Ann": "crybaby"}, knife="Ann")
    assert "makes the Crybaby a ghost" in offers(t, "Ann")[str(CheckState(1))]


def test_what_a_question_says() -> None:
    t = table(*NAMES, phase="action", at="light_blue", pulse={"Ben": ["alive", "dead"]}, knife="Ann")
    t["Ann"].answers(CheckState(1))
    view = CULTISTS.view(t.game, 0)
    assert ask(Speech(view, t.names), view.asked.step) == (
        "Ben's Pulse deck holds 1 Alive and 1 Dead. What do you show?"
    )
    assert ask(Speech(view, t.names), Meet("green", (0, 1, 2))).endswith("Whom do you give which card?")
    assert ask(Speech(view, t.names), Walk(0, 2, "central", ())).endswith("2 doors left.")


# Memory


def looked(private_memory: str) -> tuple[Event, ...]:
    options = {"private_memory": private_memory}
    t = table(*NAMES, phase="action", at="light_blue", knife="Ann", options=options)
    t["Ann"].answers(CheckState(1))
    t["Ann"].answers(t.game.choices[0][0])
    view = CULTISTS.view(t.game, 0)
    return remembered(view, len(view.journal))


def test_what_a_check_showed_is_kept_only_by_those_who_wish() -> None:
    """RQ-103."""
    assert not any(isinstance(event, events.PulseSeen) for event in looked("once"))
    assert any(isinstance(event, events.PulseSeen) for event in looked("kept"))


@pytest.mark.parametrize(("public_log", "hours"), [("full", [2, 3]), ("current_round", [3]), ("off", [])])
def test_the_log_reaches_back_as_far_as_the_table_wishes(public_log: str, hours: list[int]) -> None:
    """RQ-103."""
    t = table(*NAMES, phase="action", options={"public_log": public_log})
    t.game.journal.insert(0, events.RoundBegan(2, 0))
    t.all_pass()
    t.all_confirm()
    view = CULTISTS.view(t.game, 1)
    kept = remembered(view, len(view.journal))
    assert [event.round for event in kept if isinstance(event, events.RoundBegan)] == hours
