"""What the browser is told to expect is what the house sends."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import Card
from gloaming.games.invasion import INVASION
from gloaming.kernel.dice import Dice
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Seat
from gloaming.server import wire
from gloaming.server.games import HOSTED
from gloaming.server.protocol import Statement, Wire
from tests.conformance.grounds import named
from tests.proving import Ground
from tests.server.prepared import HOSTED_GROUNDS
from tools.typescript.files import files
from tools.typescript.writer import TypeScriptWriter

ROOT = Path(__file__).parents[2]
FILES = files()
WITH_PAGES = [hosted.kind for name, hosted in HOSTED.items() if f"games/{name}/protocol.ts" in FILES]
every_game = pytest.mark.parametrize("kind", WITH_PAGES, ids=lambda kind: kind.name)


@pytest.mark.parametrize("file", FILES)
def test_the_types_in_the_web_pages_are_those_of_the_house(file: str) -> None:
    assert (ROOT / "web" / "src" / file).read_text("utf-8") == FILES[file], (
        "the Python types have changed: `make types`"
    )


def test_the_facts_in_the_web_pages_are_those_of_the_games() -> None:
    """AC-SETUP-01, AC-LEVEL-07: the lobby reads the set-up table and the Roles' loyalty from this file."""
    check = [sys.executable, "web/tools/kinds.py", "--check"]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def text_for(kind: GameKind) -> str:
    return FILES[f"games/{kind.name}/protocol.ts"]


def names(interface: str, text: str) -> set[str]:
    """The fields of an interface, as the generated file has them."""
    body = re.search(rf"^export interface {interface} {{\n(.*?)^}}$", text, flags=re.MULTILINE | re.DOTALL)
    assert body
    return set(re.findall(r"^  (\w+)\??: ", body[1], flags=re.MULTILINE))


SOME = {
    CULTISTS.name: {"Wake", "Go", "Give", "CheckState", "Pass"},
    INVASION.name: {"PlaceThere", "Plan", "Control", "MoveTo", "Confirm", "Lay", "Pick"},
}


@pytest.mark.parametrize("ground", [ground for ground in HOSTED_GROUNDS if ground.kind in WITH_PAGES], ids=named)
def test_views_and_questions_and_answers_have_the_fields_that_the_types_name(ground: Ground) -> None:
    kind, text = ground.kind, text_for(ground.kind)
    offered = names("Offered", FILES["protocol/generated.ts"])
    answers = {each.__name__: offered | set(each.__struct_fields__) for each in kind.answers}
    of_view, of_question = names("View", text), names("Asked", text)
    seen: set[str] = set()
    for number in range(4):
        for game in ground.games(kind.options(), Dice.seeded("types", number)):
            view = kind.view(game, game.waiting_for[0] if game.waiting_for else None)
            assert set(wire.all_fields(view)) == of_view
            if view.asked is not None:
                question = wire.question(kind, view)
                assert set(question) | {"outlook"} == of_question | {"outlook"}
                for option in msgspec.json.decode(msgspec.json.encode(question["options"])):
                    assert set(option) - {"prospect"} == answers[option["kind"]]
                    seen.add(option["kind"])
        assert set(msgspec.to_builtins(kind.view(game, None).unveiled)) == names("Unveiled", text)
        board = HOSTED[kind.name].board(game)
        assert set(wire.board_of(board)) == names(type(board).__name__, text)
    assert SOME[kind.name] <= seen


def union(name: str, tag: str, text: str) -> list[str]:
    body = re.search(rf"^export type {name} = .*?<\n(.*?)^>;$", text, flags=re.MULTILINE | re.DOTALL)
    assert body
    return re.findall(rf'^  \| {{ {tag}: "(\w+)"', body[1], flags=re.MULTILINE)


@every_game
def test_every_event_and_answer_of_a_game_has_its_type(kind: GameKind) -> None:
    text = text_for(kind)
    assert union("GameEvent", "type", text) == [each.__name__ for each in kind.events]
    assert union("AnswerOption", "kind", text) == [each.__name__ for each in kind.answers]
    assert "Round" not in union("Question", "type", text), "a step that asks nothing is never sent"


def test_every_question_of_a_game_has_its_type() -> None:
    assert {"Walk", "Meet", "HoldVote"} < set(union("Question", "type", text_for(CULTISTS)))
    assert {"Act", "CastVotes", "AskForDeclaration"} < set(union("Question", "type", text_for(INVASION)))


def test_the_house_says_nothing_of_any_game() -> None:
    """Of a view, a board or an event its own file says only that there is one."""
    text = FILES["protocol/generated.ts"]
    for name in ("View", "Board", "City", "GameEvent", "Unveiled", "Options", "Place", "Agent"):
        assert not re.search(rf"\b{name}\b", text), name


TONGUE = TypeScriptWriter({Place: "Place", Card: "Card", Statement: "Statement"}, {})


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
    assert TONGUE.type_name(hint) == form


class Standing(Wire, frozen=True, omit_defaults=True):
    who: dict[Place, Seat | None]
    many: int = 0


def test_a_field_keeps_the_names_of_its_annotation() -> None:
    assert TONGUE.fields_of(Standing) == {"who": "Record<Place, Seat | null>", "many?": "number"}


class Vague(Wire, frozen=True):
    """A message that says nothing of its content."""

    known: int
    anything: dict[str, Any] = {}


def test_a_field_of_which_nothing_is_known_is_not_written() -> None:
    with pytest.raises(TypeError, match=r"Vague\.anything may be anything"):
        TONGUE.fields_of(Vague)
