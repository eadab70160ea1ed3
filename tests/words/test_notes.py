"""Notes, role cards and plain rules: whatever the games can ask, offer, deal or cite has its words, short and plain.

The lists come from the engine: what is added there without words fails here by its name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from gloaming import words
from gloaming.cli.play.speech import kebab
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.expansions.free_actions import Done
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import safety_ropes
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from gloaming.games.cultists.expansions.under_the_surface.items import ITEMS
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.tokens import TOKENS
from gloaming.games.invasion import INVASION, rounds
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.kernel.steps import Option, Question
from tests.words.texts import Reading, count, messages, syllables, texts
from tools.languages.messages import choices

LANGUAGES = words.languages()
FIRST, SECOND, HELD, CARD, PLAIN = 18, 20, 16, 16, 45
"""How many words a line may have in English; in other languages `tools/languages` counts characters."""
LINES = ("want", "fear", "trick")
CODE = re.compile(r"\b[A-Z]{2,}-[A-Z\d]|\bp\. ?\d|[`_|\[\]()]")
"""A clause, a page, the name of an option, a bracket."""


def asked() -> Iterator[str]:
    for kind, prefix in ((CULTISTS, ""), (INVASION, "inv-")):
        yield from (f"{prefix}note-{kebab(step.__name__)}" for step in kind.steps if issubclass(step, Question))


def offered() -> Iterator[str]:
    """What a turn is for: actions, and what is free."""
    yield from (f"note-{kebab(act.__name__)}" for act in CULTISTS.answers if issubclass(act, (Action, Done)))
    for act in vars(rounds).values():
        if isinstance(act, type) and issubclass(act, Option) and act is not Option:
            yield f"inv-note-{kebab(act.__name__)}"


def dealt() -> Iterator[str]:
    yield from (f"note-item-{kebab(item)}" for item in ITEMS)
    yield from (f"note-token-{kebab(token)}" for token in (*TOKENS, safety_ropes.name))
    yield from (f"inv-note-event-card-{kebab(card)}" for card in EVENT_CARDS)


def carried() -> Iterator[str]:
    """What one can be. The states are named here: each is a field of a view."""
    yield from (f"role-card-{kebab(name)}" for name in (*ROLES, *PROFESSIONS, "informant", "ghost", "knife"))
    yield from (f"inv-role-card-{side}" for side in ("human", "alien", "stated", "architect"))


def cited() -> Iterator[str]:
    for kind in (CULTISTS, INVASION):
        clauses = {step.clause for step in kind.steps if issubclass(step, Question)}
        clauses |= {option.clause for option in kind.answers}
        yield from (f"why-{clause.lower()}" for clause in sorted(clauses) if clause)


NOTES = [*asked(), *offered(), *dealt()]


def of(language: str, *beginnings: str) -> Iterator[str]:
    return (name for name in messages(language) if name.startswith(beginnings))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_come_up_has_its_words(language: str) -> None:
    needed = [
        *(f"{note}{line}" for note in NOTES for line in ("", "-more")),
        *(f"{card}.{line}" for card in carried() for line in LINES),
        *cited(),
        "held-none",
    ]
    assert [name for name in needed if name not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_a_second_line(language: str) -> None:
    """Variants of a question too."""
    first = [name for name in of(language, "note-", "inv-note-") if not name.endswith("-more")]
    assert [name for name in first if f"{name}-more" not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_held_line_belongs_to_a_question_and_to_a_role(language: str) -> None:
    """Each ends in somebody who may be asked, and every kind that has one says something to both sides or to all."""
    roles = {kebab(role) for role in ROLES}
    kinds = {note.removeprefix("note-") for note in asked()}
    for name in of(language, "held-"):
        if name != "held-none":
            role = next(role for role in sorted(roles, key=len, reverse=True) if name.endswith(f"-{role}"))
            kind = name.removeprefix("held-").removesuffix(f"-{role}")
            assert any(kind == known or kind.startswith(f"{known}-") for known in kinds), name
    for name in of(language, "inv-held-"):
        assert re.sub(
            r"-(human|alien)$", lambda found: "-alien" if found[1] == "human" else "-human", name
        ) in messages(language)


def too_long(ids: Iterable[str], most: int) -> list[str]:
    told = ((name, text) for name in ids for text in texts(words.ENGLISH, name))
    return [f"{name} has {count(text)} words, {most} are the bar: {text}" for name, text in told if count(text) > most]


def test_every_line_can_be_read_in_one_breath() -> None:
    notes = list(of(words.ENGLISH, "note-", "inv-note-"))
    assert too_long((name for name in notes if not name.endswith("-more")), FIRST) == []
    assert too_long((name for name in notes if name.endswith("-more")), SECOND) == []
    assert too_long(of(words.ENGLISH, "held-", "inv-held-"), HELD) == []
    assert too_long((f"{card}.{line}" for card in carried() for line in LINES), CARD) == []
    assert too_long(rules(words.ENGLISH), PLAIN) == []


def rules(language: str) -> Iterator[str]:
    """The plain rules: `why-` and the number of a clause."""
    return (name for name in messages(language) if re.fullmatch(r"why-.*-\d+[a-z]?", name))


def everything(language: str) -> Iterator[tuple[str, str]]:
    cards = of(language, "role-card-", "inv-role-card-")
    for name in (*of(language, "note-", "inv-note-", "held-", "inv-held-"), *cards, *rules(language)):
        yield from ((name, text) for text in texts(language, name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_has_a_code_in_it(language: str) -> None:
    assert [f"{name}: {text}" for name, text in everything(language) if CODE.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_says_what_a_house_rule_makes_of_it(language: str) -> None:
    """Each choice is among values of an option, and what holds if nothing is set is what a page says that was told nothing."""
    usual_values: dict[str, object] = {}
    for kind in (CULTISTS, INVASION):
        usual_values |= {field: getattr(kind.options(), field) for field in kind.options.__struct_fields__}
    for name in rules(language):
        for option, keys in choices(messages(language)[name]):
            usual = usual_values[option]
            assert ("yes" if usual else "no") in keys if isinstance(usual, bool) else str(usual) in keys, (name, option)


def test_all_of_it_is_easy_to_read() -> None:
    reading = Reading([text for _, text in everything(words.ENGLISH)])
    assert reading.ease >= 80
    assert reading.grade <= 6
    assert reading.length <= 10


def test_easy_is_what_flesch_calls_easy() -> None:
    assert [syllables(word) for word in ("cat", "library", "walked", "handed", "table", "one")] == [1, 3, 1, 2, 2, 1]
    assert Reading(["The cat sat on the mat."]).ease == pytest.approx(116.145)
    hard = (
        "Notwithstanding considerable institutional deliberation, investigatory responsibilities remain undetermined."
    )
    assert Reading([hard]).ease < 0
