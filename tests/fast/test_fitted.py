"""The sources for one table play as those for any table do, and what cannot happen there is not in them."""

from __future__ import annotations

import ast
from inspect import getsource
from types import FunctionType
from typing import Any

import pytest

from gloaming.env.slots.cultists import slots
from gloaming.fast.cultists import CULTISTS, automa, lifts, observing, ritual, voting
from gloaming.fast.dice import WORDS
from gloaming.fast.fitted import Fitted
from gloaming.fast.fitted.facts import Facts
from gloaming.fast.fitted.folding import text_of
from gloaming.fast.invasion import INVASION
from gloaming.fast.kinds import TwinKind
from gloaming.fast.lanes import BEGIN, PLAY
from gloaming.games import invasion
from gloaming.games.cultists import Options

FIVE = Options(players=5, level="experienced")
MINE = Options(players=8, level="expert", board="mine", professions=True)
TABLES = [
    pytest.param(CULTISTS, FIVE, True, id="five"),
    pytest.param(CULTISTS, Options(players=8, level="expert", path_declaration="upfront"), None, id="upfront"),
    pytest.param(CULTISTS, Options(players=4, level="experienced", dark_transfers="hidden"), False, id="AUTOMA"),
    pytest.param(CULTISTS, Options(players=6, level="expert", board="polar-station"), False, id="station"),
    pytest.param(CULTISTS, MINE, None, id="mine"),
    pytest.param(INVASION, invasion.Options(players=5), False, id="Milan"),
]


def fitted_to(kind: TwinKind, options: Any, *, quick: bool | None = None) -> Fitted:
    return Fitted(kind, [kind.lanes.seed_lane, kind.lanes.drive], kind.printed(options), quick=quick)


def played(kind: TwinKind, options: Any, seed: Any, drive: Any, *, quick: bool) -> tuple[Any, list[int]]:
    game, dice = kind.game(), [0] * WORDS
    game.quick = int(quick)
    seed([dice], 0, [1, 2, 3, 4])
    for verb, decisions in ((BEGIN, 1), (PLAY, 1500)):
        drive([game], [kind.printed(options)], [dice], [0], [0], verb, decisions, True)
    return vars(game), dice


@pytest.mark.parametrize(("kind", "options", "quick"), TABLES)
def test_sources_for_one_table_play_as_those_for_any(kind: TwinKind, options: Any, quick: bool | None) -> None:
    own = fitted_to(kind, options, quick=quick).functions
    seed, drive = kind.lanes.seed_lane, kind.lanes.drive
    ours = played(kind, options, own[seed], own[drive], quick=bool(quick))
    assert ours == played(kind, options, seed, drive, quick=bool(quick))


def test_what_cannot_happen_at_a_table_is_not_in_its_sources() -> None:
    only_elsewhere = {lifts.ride, ritual.laid_down, automa.find_path, voting.weighed}
    assert only_elsewhere.isdisjoint(fitted_to(CULTISTS, FIVE).functions)
    assert lifts.ride in fitted_to(CULTISTS, MINE).functions


def test_fixed_is_only_what_never_changes() -> None:
    facts = fitted_to(CULTISTS, FIVE).facts
    assert (facts.field("Game", "carried_count"), facts.field("Game", "lamp_lit")) == (0, -1)
    assert facts.field("Game", "balloted") is None
    assert facts.field("Game", "quick") is None


def test_a_fact_that_does_not_hold_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the Power never learnt to go out, other games would be played."""
    learn = Facts.learn

    def lazy(facts: Facts, function: FunctionType, found: Any) -> bool:
        return learn(facts, function, found._replace(writes=[it for it in found.writes if it[0] != "power"]))

    monkeypatch.setattr(Facts, "learn", lazy)
    own, seed, drive = fitted_to(CULTISTS, FIVE).functions, CULTISTS.lanes.seed_lane, CULTISTS.lanes.drive
    ours = played(CULTISTS, FIVE, own[seed], own[drive], quick=False)
    assert ours != played(CULTISTS, FIVE, seed, drive, quick=False)


def test_where_everything_stands_on_a_sheet_is_written_out_too() -> None:
    roots: list[Any] = [observing.observe]
    own = Fitted(CULTISTS, roots, CULTISTS.printed(FIVE), slots(FIVE))
    assert "s.people" in text_of(roots[0])
    assert "s.people" not in own.folded[roots[0]].text


def called_otherwise(tree: ast.AST) -> list[str]:
    """Steps and answers by other names than theirs, and what is planned without any."""
    found = list[str]()
    for it in ast.walk(tree):
        match it:
            case ast.ImportFrom(module="gloaming.fast.cultists.steps", names=names):
                found += [name.asname for name in names if name.asname and name.name not in ("STEPS", "ANSWERS")]
            case ast.Call(func=ast.Name(id="do"), args=[_, ast.Name() | ast.Attribute(value=ast.Name()), *_]):
                pass
            case ast.Call(func=ast.Name(id="do"), args=[_, ast.IfExp(body=ast.Name(), orelse=ast.Name()), *_]):
                pass
            case ast.Call(func=ast.Name(id="do")):
                found.append(ast.unparse(it))
            case _:
                pass
    return found


def test_steps_and_answers_have_one_name_each() -> None:
    """What is never named never happens: so nothing may be planned by another name, or out of a table."""
    for module in CULTISTS.rules:
        assert not called_otherwise(ast.parse(getsource(module))), module.__name__
    assert called_otherwise(ast.parse("from gloaming.fast.cultists.steps import ACT as TURN")) == ["TURN"]
    assert called_otherwise(ast.parse("do(g, b.does[card])")) == ["do(g, b.does[card])"]
