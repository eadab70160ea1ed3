"""A Role, an Item, a token, a Profession, an event card is named in its own file, and nowhere else in Python, and on the
pages only by its picture."""

from __future__ import annotations

import ast
import inspect
import re
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
    "games/invasion/city_checks.py": {"cathedral", "capitol"},  # what a city's file may say, read before any card
    "cli/play/cultists/story.py": {"assassin", "celebrity", "seer"},  # scenes, by the ids of their titles
    "lab/balance/report/sections/cultists.py": {"assassin", "exorcist"},  # the record's words, with colours for a chart
    "lab/calibration/cultists.py": {"saboteur"},  # not the Profession: a Cultist who plays Sabotage
}

PAGES = PACKAGE.parent.parent / "web" / "src"
PICTURES = {
    "games/cultists/side/tokens.ts": set(tokens.TOKENS),  # the glyph of each token
    "games/cultists/replay/marks.ts": {"assassin", "exorcist"},  # the glyph of each cause of death
    "games/invasion/board/Landmark.svelte": {"cathedral", "capitol"},  # the façade of each city
}
ON_PAGES = PICTURES | {
    "games/cultists/replay/result.ts": {
        "assassin",
        "seer",
    },  # why somebody died, why the game ended: words of the record
    "games/cultists/replay/whatIf.ts": {"seer"},  # the same, and who the guess was about (AC-WIN-14)
    "games/cultists/replay/story.ts": {"exorcist"},  # why somebody died: a word of the record
    # What is said of one thing alone, at its own moment, to people with a box.
    "games/cultists/narrator/hours.ts": {"boots", "celebrity", "cursebearer", "firestarter", "mirror", "portal_opens"},
    "games/cultists/narrator/night.ts": {"detective"},
    "games/cultists/narrator/rules.ts": {"assassin"},
    "games/invasion/narrator/index.ts": {"mother_ship", "revelation"},
    # Where "Why?" says more of a thing than its card does.
    "games/cultists/rulebook/index.ts": {
        *("assassin", "mayor", "exorcist", "saboteur", "false_eyes", "in_control", "portal_opens"),
        *("binoculars", "lamp", "rifle", "snow_owl"),
    },
    "games/invasion/side/agents.ts": {"captured"},  # not the card: an agent who is no longer there
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


AGAIN = ("bots", "fast")
"""A bot's policy is about Roles, and the twin says the rules a second time: its contract compares them."""
FILES = [file for file in sorted(PACKAGE.rglob("*.py")) if file.relative_to(PACKAGE).parts[0] not in AGAIN]
NAMES = {name for things in FAMILIES.values() for name in things} - ORDINARY


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_things_are_named_in_their_own_files(file: Path) -> None:
    found = {text for text, _ in strings(file) if text in NAMES and not at_home(file, text)}
    assert found == EXCEPTIONS.get(file.relative_to(PACKAGE).as_posix(), set())


@pytest.mark.parametrize("name", sorted(NAMES))
def test_everything_has_a_file_of_its_own(name: str) -> None:
    assert [file for file in FILES if at_home(file, name)]


TEXT = re.compile(r"""(?<!class=)(["'`])(\w+)\1|^\s*(\w+):\s|[{,] (\w+):\s""", re.MULTILINE)
"""A text of one word, or the key of a table."""
STYLE = re.compile(r"<style>.*</style>|//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
"""How a page looks, and comments: names may stand there."""
GENERATED = {"protocol.ts", "generated.ts"}
SOURCES = [
    file
    for file in sorted(PAGES.rglob("*"))
    if file.suffix in (".ts", ".svelte") and ".test." not in file.name and file.name not in GENERATED
]


def named_on(text: str) -> set[str]:
    code = STYLE.sub("", text)
    return {name for match in TEXT.finditer(code) for name in match.groups()[1:] if name in NAMES}


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.relative_to(PAGES).as_posix())
def test_pages_name_things_only_by_their_pictures(file: Path) -> None:
    assert named_on(file.read_text(encoding="utf-8")) == ON_PAGES.get(file.relative_to(PAGES).as_posix(), set())


def test_a_name_on_a_page_is_found() -> None:
    assert named_on('if (role === "seer") draw();') == {"seer"}
    assert named_on("const GLYPHS = {\n  mirror: 1,\n};\nconst more = { boots: 2, lamp: 3 };") == {
        "mirror",
        "boots",
        "lamp",
    }
    assert not named_on('<b class="lamp" /> // the "seer"\n<style>.lamp { color: red }</style>')
