"""The words of `gloaming play`: every kind of event, answer and question has some, in our voice, from the seat's eyes."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from gloaming import words
from gloaming.cli.endings import ending as ending_in_short
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.cultists.story import remembered, story
from gloaming.cli.play.speech import kebab
from gloaming.games.cultists import CULTISTS, Options, events
from gloaming.games.cultists.actions.check_state import CheckState
from gloaming.games.cultists.actions.fill_room import FillRoom
from gloaming.games.cultists.actions.initiate_vote import InitiateVote
from gloaming.games.cultists.checks import LookAtPulse
from gloaming.games.cultists.encounters import Meet
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from gloaming.games.cultists.expansions.under_the_surface.events import FishmanDriven
from gloaming.games.cultists.expansions.under_the_surface.items import ITEMS
from gloaming.games.cultists.movement import Go, Walk
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.state import Cause, Reason, Team
from gloaming.games.cultists.statements import Saw
from gloaming.games.cultists.tokens import TOKENS
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event, PrivateEvent
from gloaming.kernel.steps import Question
from gloaming.kernel.talk import Accuses, Statement, Vouches
from gloaming.kernel.values import EACH_SEAT, Names
from tests.scenario import Table, table

QUESTION_KINDS = [kind for kind in CULTISTS.steps if issubclass(kind, Question)]
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
BOARDS: dict[str, dict[str, Any]] = {
    "under_the_surface": {"board": "polar-station", "roles": ()},
    "mountains_of_chaos": {"board": "mine"},
    "professions": {"players": 7, "professions": True, "roles": ()},
}
"""The table at which the kinds of an expansion come up."""

NAMED: dict[str, Any] = {"place": "green", "rack": "green", "colour": "green", "role": "seer", "card": "alive"}
"""A thing of each sort that can be named; of other sorts the first one at the table will do."""

SPECIAL: dict[str, dict[str, Any]] = {"EnterLift": {"lift": "lift_1"}}
"""Where a type admits more than can happen."""


def sample(kind: type[Any], **fields: Any) -> Any:
    values = {name: value_of(kind, hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
    values |= {"seat": 1} | SPECIAL.get(kind.__name__, {}) | fields
    return kind(**{name: values[name] for name in kind.__struct_fields__})


def value_of(kind: type[Any], hint: Any) -> Any:
    """What a field of this type may say: its type names it, or counts it, or lists it."""
    inner = [arg for arg in get_args(hint) if arg is not type(None)]
    for mark in getattr(hint, "__metadata__", ()):
        if mark == EACH_SEAT:
            return (value_of(kind, get_args(inner[0])[0]),) * 5
        if isinstance(mark, Names) and get_origin(inner[0]) is not Literal:
            return (
                2
                if mark.what == "seat"
                else NAMED.get(mark.what) or CULTISTS.names(options(**board_of(kind)))[mark.what][0]
            )
        return value_of(kind, inner[0])
    if get_origin(hint) is tuple:
        return (value_of(kind, inner[0]),)
    if get_origin(hint) is Literal:
        return inner[0]
    if inner:  # or nothing
        return value_of(kind, inner[0])
    return {bool: True, int: 2}.get(hint, "")


def options(**wishes: Any) -> Options:
    return Options(**{"players": 5, "level": "custom", "roles": ("seer",), **wishes})


def speech(seat: int | None = 0, **wishes: Any) -> Speech:
    game = CULTISTS.begin(options(**wishes), Dice.seeded("words").key)
    return Speech(CULTISTS.view(game, seat), (*NAMES, "Fred", "Gina"))


def board_of(kind: type[Any]) -> dict[str, Any]:
    return next((table for name, table in BOARDS.items() if name in kind.__module__), {})


def speech_for(kind: type[Any]) -> Speech:
    return speech(**board_of(kind))


@pytest.fixture(params=words.languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speaks it, and holds it to have found every word by itself."""
    with words.speaking(request.param) as spoken:
        spoken.missed.clear()
        yield request.param
        assert spoken.missed == set()


def is_a_sentence(words: str) -> bool:
    """Calm, whole, and without anything that belongs to the code. A Greek question ends in a semicolon."""
    begins = words[0].isupper() or words[0].isdigit() or words[0] in "„“«¿"
    whole = begins and words[-1] in ".?;»" and not re.search(r"None|  |[!_{}|*$]| \.|\.\.", words)
    return whole and not re.search(r"(?<![\w-])(event|option|detail|question|card|role|place|thing)-\w", words)


def test_every_event_has_words(language: str) -> None:
    for kind in CULTISTS.events:
        mine, other = (speech_for(kind).tell(event) for event in (sample(kind, seat=0), sample(kind)))
        assert is_a_sentence(mine), mine
        assert is_a_sentence(other), other
        says_who = "seat" in kind.__struct_fields__ and kind is not FishmanDriven  # the shot has been told before
        if says_who and not issubclass(kind, PrivateEvent):
            assert not re.search(r"\bAnn\b", mine), mine
            assert "Ben" in other, other


def test_every_answer_has_words(language: str) -> None:
    for kind in CULTISTS.answers:
        asked = LookAtPulse(0, 1, "check") if kind.__name__ in ("ShowDeath", "PutBack") else Act(0)
        offered = speech_for(kind).offer(sample(kind), asked)
        assert words.has(f"option-{kebab(kind.__name__)}")
        assert is_a_sentence(f"{offered.act}."), offered
        assert not offered.consequence or is_a_sentence(offered.consequence), offered
        assert len(offered.short) < 32, offered


def test_every_question_has_words(language: str) -> None:
    for kind in QUESTION_KINDS:
        asked = speech_for(kind).ask(sample(kind, seat=0, target=1, points=3, path=()))
        assert is_a_sentence(asked), asked
        assert "?" in asked or ";" in asked, asked


def test_whatever_is_named_has_words(language: str) -> None:
    """Roles, tokens, Items and Professions; what a Role does, and how the knife is used."""
    named = [f"role-{kebab(role)}{form}" for role in ROLES for form in ("", ".a", ".does")]
    named += [f"token-{kebab(token)}" for token in ("none", *TOKENS, "safety_ropes")]
    named += [f"{what}-{kebab(item)}" for item in ITEMS for what in ("item", "thing")]
    named += [f"profession-{profession}" for profession in PROFESSIONS]
    named += [f"end-legend-{cause}" for cause in get_args(Cause)]
    assert [name for name in named if not words.has(name)] == []


def test_every_end_has_words(language: str) -> None:
    for winner, reason in product(get_args(Team), get_args(Reason)):
        assert is_a_sentence(speech().tell(events.GameEnded(winner, reason)))
        assert is_a_sentence(ending_in_short("cultists", winner, reason, 8))


def test_a_ritual_is_won_or_lost() -> None:
    """UTS-ORG-20, -21."""
    won, lost = (speech().tell(events.GameEnded(team, "ritual")) for team in ("investigators", "cultists"))
    assert won == "The investigators win: Organism 46-B is banished."
    assert lost == "The cult wins: the banishment ritual failed."


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (events.Entered(0, "green"), "You go to the Library."),
        (events.Entered(1, "green"), "Ben goes to the Library."),
        (events.Gave(0, "alive", 2), "You give Cleo an Alive card."),
        (events.Gave(1, None, 0), "Ben gives you a card."),
        (events.CheckClosed(1, 2), "Ben puts Cleo’s Pulse deck back and shows nothing."),
        (events.CheckClosed(0, 2), "You put Cleo’s Pulse deck back and show nothing."),
        (
            events.BallotsOpened((1, None, 1, 3, 0)),
            "You and Cleo vote for Ben; Dora votes for themselves; Emil votes for you; Ben abstains.",
        ),
        (events.VoteSettled(None), "Nobody leaves."),
        (events.PortalClosed(9), "The Portal is closed. 9 points will do now."),
        (events.RackScored("dark_blue_1", 2), "The rack of the Observatory is full: 2 points."),
        (events.RackScored("pink", 4), "The pink rack is full: 4 points."),
        (
            events.RolesLaidOut(("seer", "greenhorn|crybaby")),
            "Special roles tonight: Seer and Greenhorn or Crybaby.",
        ),
        (events.DeadCounted((), 3), "The Pulse decks are opened. Nobody is dead. The cult needed 3."),
    ],
)  # fmt: skip
def test_what_happened(event: Event, words: str) -> None:
    assert speech().tell(event) == words


@pytest.mark.parametrize(("language", "people"), [("en", "{you}, Cleo and Ben"), ("fr", "Cleo, Ben et {you}")])
def test_you_stand_where_the_language_puts_you(language: str, people: str) -> None:
    with words.speaking(language):
        assert speech().people((2, 0, 1)) == people.format(you=words.t("person-you"))


def test_a_spectator_is_nobody_at_the_table() -> None:
    assert speech(None).tell(events.Gave(0, None, 1)) == "Ann gives Ben a card."


def test_steps_and_gifts_grow_together() -> None:
    journal = [
        events.Entered(1, "central"),
        events.Entered(1, "green"),
        events.Met("green", (1, 2)),
        events.Gave(1, None, 2),
        events.Gave(2, None, 1),
    ]
    assert [passage.words for passage in story(speech(), journal)] == [
        "Ben goes to the Library through the Central Hallway.",
        "Ben and Cleo meet in the Library and give each other a card.",
    ]


def test_the_cards_of_a_meeting_are_a_scene_to_those_who_met() -> None:
    (scene,) = story(speech(), [events.Gave(0, "alive", 2), events.Gave(2, None, 0)])
    assert (scene.title, scene.words) == ("A meeting", "You give Cleo an Alive card. Cleo gives you a card.")


def test_a_vote_and_the_death_it_brings_are_one_scene() -> None:
    journal = [events.BallotsOpened((1, 1, 1, 1, 1)), events.VoteSettled(1), events.BecameGhost(1, "vote")]
    (scene,) = story(speech(), journal)
    assert scene.title == "The vote"
    assert scene.words.endswith("Ben leaves. Ben carries on as a ghost.")


# Consequences before the choice


def offers(t: Table, name: str) -> dict[str, str]:
    view = CULTISTS.view(t.game, t.seat(name))
    s = Speech(view, t.names)
    return {str(option): str(s.offer(option, view.asked.step)) for option in view.asked.options}


def test_a_meeting_is_announced() -> None:
    """AC-ENC-06: with light exactly two meet."""
    t = table(*NAMES, at={"Ann": "central", "Ben": "light_blue", "Cleo": "red", "Dora": "red", "Emil": "pink_1"})
    words = offers(t, "Ann")
    assert words["go:light_blue"].endswith("Ben is there alone. You’ll meet.")
    assert words["go:red"].endswith("Cleo and Dora are there. No meeting.")


def test_a_meeting_in_the_dark_is_announced() -> None:
    """AC-ENC-06: in the dark all meet."""
    at = {"Ann": "central", "Ben": "red", "Cleo": "red", "Dora": "pink_1", "Emil": "pink_2"}
    t = table(*NAMES, at=at, power=False)
    assert offers(t, "Ann")["go:red"].endswith("Ben and Cleo are there in the dark. You’ll meet.")


def test_a_beauty_gives_light() -> None:
    """AC-ENC-10: where her Ghost is, the light protects three."""
    at = {"Ann": "central", "Ben": "red", "Cleo": "red", "Dora": "red", "Emil": "pink_2"}
    t = table(*NAMES, at=at, power=False, roles={"Dora": "radiant_beauty"}, ghosts={"Dora": "vote"})
    assert offers(t, "Ann")["go:red"].endswith("Ben and Cleo are there. No meeting.")


def test_secret_doors_bring_people_nearer() -> None:
    """AC-ENC-09: somebody in the other Room of that colour will be met."""
    at = {"Ann": "central", "Ben": "orange_2", "Cleo": "red", "Dora": "red", "Emil": "pink_2"}
    t = table(*NAMES, at=at, event="secret_doors")
    assert "Ben is there alone. You’ll meet. Through a secret door." in offers(t, "Ann")["go:orange_1"]


def test_nobody_may_stay_where_the_movement_began() -> None:
    """AC-MOVE-03, said before the step back."""
    t = table(*NAMES, at={"Ann": "central", "Ben": "pink_1", "Cleo": "pink_1", "Dora": "red", "Emil": "red"})
    t["Ann"].answers(Go("light_blue"))
    assert offers(t, "Ann")["go:central"].endswith("You started there, so you can’t stay.")


def test_the_route_is_pointed_out_to_those_it_binds() -> None:
    """AC-ROUTE-03, -04."""
    t = table(*NAMES, at="central", routes={"Ann": "red"}, roles={"Ben": "cultist"})
    assert "On your route." in offers(t, "Ann")["go:red"]
    t["Ann"].answers(Go("red"))
    t["Ann"].answers(next(o for o in t.game.choices[0] if str(o) == "stop:red"))
    assert not any("route" in words for words in offers(t, "Ben").values())


def test_a_hand_on_the_portal_in_vain_is_warned() -> None:
    """AC-ACT-POR-01: when the last one acts, the others have had their turns."""
    at = {"Dora": "green", "Emil": "green"}
    t = table(*NAMES, phase="action", at=at, portal="open", portal_mark=6, knife="Ann", routes={"Emil": "green"})
    for name in NAMES[:-1]:
        t[name].passes()
    assert "But nobody else can still do it." in offers(t, "Emil")["close"]


def test_the_third_card_explores() -> None:
    """AC-ACT-FR-05."""
    t = table(*NAMES, phase="action", at={"Ann": "green"}, routes={"Ann": "green"}, deck={"green": ["success"] * 2})
    assert "Its third card: the room is explored." in offers(t, "Ann")[str(FillRoom("green", "success"))]


def test_the_own_role_warns() -> None:
    """AC-ROLE-GRE-01, AC-ROLE-CRY-01: what would make one a Ghost is said before."""
    t = table(
        *NAMES, phase="action", at="light_blue", routes={"Ann": "light_blue"}, roles={"Ann": "greenhorn"}, knife="Ann"
    )
    assert "You’re the Greenhorn: this makes you a ghost." in offers(t, "Ann")[str(InitiateVote())]
    t = table(*NAMES, phase="action", at="light_blue", roles={"Ann": "crybaby"}, knife="Ann")
    assert "finding a death makes you a ghost" in offers(t, "Ann")[str(CheckState(1))]


def test_what_a_question_says() -> None:
    t = table(*NAMES, phase="action", at="light_blue", pulse={"Ben": ["alive", "dead"]}, knife="Ann")
    t["Ann"].answers(CheckState(1))
    view = CULTISTS.view(t.game, 0)
    s = Speech(view, t.names)
    assert s.ask(view.asked.step) == "Ben’s Pulse deck holds 1 Alive and 1 Dead. What will you show?"
    assert s.ask(Meet("green", (0, 1, 2))).startswith("Who gets which card?")
    assert s.ask(Walk(0, 2, "central", ())).endswith("2 doors left.")


def test_an_investigator_off_the_route_is_told_so() -> None:
    t = table(*NAMES, phase="action", at={"Ann": "green"}, routes={"Ann": "red"}, knife="Ann")
    view = CULTISTS.view(t.game, 0)
    assert Speech(view, t.names).ask(view.asked.step).endswith("Not on your route this hour.")


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


# What is said

MET: list[Statement] = [Saw(1, 2), Saw(2, 1)]
OF_SELF: list[Statement] = [*MET, *(Accuses(2, why, 1) for why in ("met_the_dead", "was_there", "odd_vote")), Vouches(2, "reported", 1)]  # fmt: skip


@pytest.mark.parametrize("language", words.languages())
def test_nobody_speaks_of_themselves_by_name(language: str) -> None:
    """Ben is in seat 1. To every listener, in each of the ways to say it; others may say it by name."""
    with words.speaking(language):
        for reader, statement, number in product((None, 0, 1, 2), OF_SELF, range(6)):
            voice = Speech(CULTISTS.view(table(*NAMES).game, reader), NAMES)
            told = voice.says(statement, number, 1)
            assert "Ben" not in told, told
            assert ("Cleo" in told) == (reader != 2), told
        heard = Speech(CULTISTS.view(table(*NAMES).game, 0), NAMES)
        assert all("Ben" in heard.says(statement, number, 3) for statement in OF_SELF for number in range(6))


def test_how_firmly_somebody_is_accused_goes_by_the_reason_that_all_hear() -> None:
    """Who met the dead is not merely wondered about, and who was alone with somebody is not the one yet."""
    heard = Speech(CULTISTS.view(table(*NAMES).game, 0), NAMES)

    def endings(*whys: str) -> set[str]:
        told = [heard.says(Accuses(2, why, 1), number) for why in whys for number in range(6)]
        return {re.split(r"[.?] ", each, maxsplit=1)[1] for each in told}

    assert endings("met_the_dead", "strayed") == {
        "If you ask me, it’s Cleo.",
        "Cleo has some explaining to do.",
        "I don’t trust Cleo.",
    }
    assert endings("was_there", "bad_cards") == {
        "It makes me wonder.",
        "I’d like to hear what Cleo says to that.",
        "I don’t like it.",
    }
