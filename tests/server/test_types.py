"""What the browser is told to expect is what the house sends."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import Card
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat
from gloaming.server import types, wire
from gloaming.server.protocol import Statement, Wire

ROOT = Path(__file__).parents[2]
GENERATED = ROOT / "web" / "src" / "protocol" / "generated.ts"
TEXT = types.text()


def test_the_types_in_the_web_pages_are_those_of_the_house() -> None:
    assert GENERATED.read_text("utf-8") == TEXT, "the Python types have changed: run `make types`"


def test_the_facts_in_the_web_pages_are_those_of_the_game() -> None:
    """AC-SETUP-01, AC-LEVEL-07: the lobby reads the set-up table and the Roles' loyalty from this file."""
    check = [sys.executable, "web/tools/kinds.py", "--check"]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def names(interface: str) -> set[str]:
    """The fields of an interface, as the generated file has them."""
    body = re.search(rf"^export interface {interface} {{\n(.*?)^}}$", TEXT, flags=re.MULTILINE | re.DOTALL)
    assert body
    return set(re.findall(r"^  (\w+)\??: ", body[1], flags=re.MULTILINE))


def test_views_and_questions_and_answers_have_the_fields_that_the_types_name() -> None:
    dice = Dice.seeded("types", 1)
    game = CULTISTS.begin(Options(players=6, level="experienced"), dice.key)
    answers = {kind.__name__: names("Offered") | {"kind"} | set(kind.__struct_fields__) for kind in CULTISTS.answers}
    of_view, of_question, seen = names("View"), names("Asked"), set()
    while not game.over:
        seat = game.waiting_for[0]
        view = CULTISTS.view(game, seat)
        assert set(wire.changed_fields(None, view)) == of_view
        question = wire.question(view.asked)
        assert set(question) == of_question
        for option in question["options"]:
            assert set(option) == answers[option["kind"]]
            seen.add(option["kind"])
        game.answer(seat, dice.pick(view.asked.options))
    assert {"Wake", "Go", "Give", "CheckState", "Pass"} <= seen
    assert set(msgspec.to_builtins(CULTISTS.view(game, None).unveiled)) == names("Unveiled")


def union(name: str, tag: str) -> list[str]:
    body = re.search(rf"^export type {name} = .*?<\n(.*?)^>;$", TEXT, flags=re.MULTILINE | re.DOTALL)
    assert body
    return re.findall(rf'^  \| {{ {tag}: "(\w+)"', body[1], flags=re.MULTILINE)


def test_every_event_and_answer_of_the_game_has_its_type() -> None:
    assert union("GameEvent", "type") == [kind.__name__ for kind in CULTISTS.events]
    assert union("AnswerOption", "kind") == [kind.__name__ for kind in CULTISTS.answers]
    assert {"Walk", "Meet", "HoldVote"} < set(union("Question", "type"))
    assert "Round" not in union("Question", "type"), "a step that asks nothing is never sent"


@pytest.mark.parametrize(
    ("hint", "form"),
    [
        (int | None, "number | null"),
        (Literal["a", "b"] | None, '"a" | "b" | null'),
        (Statement | None, "Statement | null"),
        (tuple[str, ...], "string[]"),
        (tuple[int | None, ...], "(number | null)[]"),
        (tuple[tuple[bool, ...], ...], "boolean[][]"),
        (tuple[str, float], "[string, number]"),
        (dict[int, bool], "Record<string, boolean>"),
        (tuple[Card, ...], "Card[]"),
    ],
)
def test_a_type_is_written_as_typescript_has_it(hint: Any, form: str) -> None:
    assert types.written(hint) == form


class Standing(Wire, frozen=True, omit_defaults=True):
    who: dict[Place, Seat | None]
    many: int = 0


def test_a_field_keeps_the_names_of_its_annotation() -> None:
    assert types.fields_of(Standing) == {"who": "Record<Place, Seat | null>", "many?": "number"}


class Vague(Wire, frozen=True):
    """A message that says nothing of its content."""

    known: int
    anything: dict[str, Any] = {}


def test_a_field_of_which_nothing_is_known_is_not_written() -> None:
    with pytest.raises(TypeError, match=r"Vague\.anything may be anything"):
        types.fields_of(Vague)
