"""A Role, an Item, a token, a Profession, an event card is named in its own file, and nowhere else in Python."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pytest

import gloaming
from gloaming.games.cultists import roles, tokens
from gloaming.games.cultists.expansions.professions import tokens as professions
from gloaming.games.cultists.expansions.under_the_surface import items
from gloaming.games.invasion import event_cards
from gloaming.kernel.rules import Module

PACKAGE = Path(inspect.getfile(gloaming)).parent
FAMILIES: dict[ModuleType, Mapping[str, Module]] = {
    roles: roles.ROLES,
    tokens: tokens.TOKENS,
    items: items.ITEMS,
    professions: professions.PROFESSIONS,
    event_cards: event_cards.EVENT_CARDS,
}
ORDINARY = {*roles.PLAIN, "expansion"}
"""Names that are other things' words as well: a Team's people, and every box that adds to a game."""
EXCEPTIONS = {
    "games/cultists/state.py": {"assassin", "exorcist", "seer"},  # why somebody died or won: words of the record
    "games/cultists/victory.py": {"seer"},  # the guess at the Seer is a scene of the end (AC-WIN-14)
    "games/cultists/checks.py": {"false_eyes"},  # by which means somebody looks: a word of the record
    "games/cultists/worlds/pulses.py": {"false_eyes"},  # the same
    "games/invasion/city_checks.py": {"cathedral", "capitol"},  # what a city's file may say, read before any card
    "cli/play/cultists/story.py": {"assassin", "celebrity", "seer"},  # scenes, by the ids of their titles
    "lab/balance/report/sections/deaths.py": {"assassin", "exorcist"},  # the record's words, with colours for a chart
    "lab/calibration/cultists.py": {"saboteur"},  # not the Profession: a Cultist who plays Sabotage
}


def strings(file: Path) -> Iterator[tuple[str, bool]]:
    """Every text in a file, and whether a thing is made there by this name: `Role("seer", …)`."""
    made = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            made.add(node.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node in made


def at_home(file: Path, name: str) -> bool:
    folders = [Path(inspect.getfile(family)).parent for family, things in FAMILIES.items() if name in things]
    return file.parent in folders and (name, True) in set(strings(file))


FILES = [file for file in sorted(PACKAGE.rglob("*.py")) if file.relative_to(PACKAGE).parts[0] != "bots"]
NAMES = {name for things in FAMILIES.values() for name in things} - ORDINARY


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_things_are_named_in_their_own_files(file: Path) -> None:
    found = {text for text, _ in strings(file) if text in NAMES and not at_home(file, text)}
    assert found == EXCEPTIONS.get(file.relative_to(PACKAGE).as_posix(), set())


@pytest.mark.parametrize("name", sorted(NAMES))
def test_everything_has_a_file_of_its_own(name: str) -> None:
    assert [file for file in FILES if at_home(file, name)]
