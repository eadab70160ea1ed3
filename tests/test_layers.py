"""Imports flow one way, the rules are pure, and the kernel knows no game. By parsing the sources: nothing is imported here."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "gloaming"

# What each layer may import, besides itself. A new folder in src/gloaming has to find its place here.
MAY_IMPORT = {
    "kernel": set[str](),
    "clauses": set[str](),
    "words": set[str](),
    "proof": {"kernel"},
    "games": {"kernel"},
    "lessons": {"kernel", "games"},
    "fast": {"kernel", "games"},
    "env": {"kernel", "games", "fast"},
    "bots": {"kernel", "games", "env"},
    "lab": {"kernel", "games", "env", "bots"},
    "server": {"kernel", "games", "bots", "lessons", "lab", "env", "clauses", "words", "proof"},
    "cli": {"kernel", "games", "bots", "lessons", "lab", "env", "server", "clauses", "words", "proof"},
    "__main__": {"cli"},
}
PURE = {"kernel", "games"}
IMPURE_MODULES = {
    *(
        "asyncio",
        "datetime",
        "glob",
        "http",
        "importlib",
        "io",
        "logging",
        "os",
        "pathlib",
        "random",
        "secrets",
        "shutil",
    ),
    *("socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}
IMPURE_CALLS = {"breakpoint", "input", "open", "print"}
LOADS_PACKAGE_DATA = {
    "gloaming.games": {"importlib"},  # finds the games
    "gloaming.kernel.kinds": {"importlib"},  # finds the files of a game
    "gloaming.kernel.guests": {"importlib"},  # finds what other packages bring
    "gloaming.games.cultists.board": {"importlib"},
    "gloaming.games.invasion.city": {"importlib"},
}

FILES = sorted(PACKAGE.rglob("*.py"))


def module_name(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> str:
    """`gloaming.games.cultists` -> `games`; the package itself -> ''."""
    return [*module.split("."), ""][1]


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: a relative import"
            assert node.module
            yield node.module
            if node.module == "gloaming":
                yield from (f"gloaming.{alias.name}" for alias in node.names)


def calls(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def in_layers(layers: set[str]) -> list[Path]:
    return [file for file in FILES if layer_of(module_name(file)) in layers]


@pytest.mark.parametrize("file", FILES, ids=module_name)
def test_imports_flow_one_way(file: Path) -> None:
    layer = layer_of(module_name(file))
    wanted = {layer_of(module) for module in imports(file) if module.split(".")[0] == "gloaming"}
    if layer:
        assert layer in MAY_IMPORT, f"{layer} has no place among the layers yet"
        assert wanted - MAY_IMPORT[layer] - {layer, ""} == set()
    else:
        assert wanted <= {"", "kernel"}


@pytest.mark.parametrize("file", in_layers(PURE), ids=module_name)
def test_the_rules_are_pure(file: Path) -> None:
    allowed = LOADS_PACKAGE_DATA.get(module_name(file), set())
    assert {module.split(".")[0] for module in imports(file)} & IMPURE_MODULES <= allowed
    assert set(calls(file)) & IMPURE_CALLS == set()


@pytest.mark.parametrize("file", in_layers({"kernel"}), ids=module_name)
def test_the_kernel_knows_no_game(file: Path) -> None:
    games = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir() and folder.name[0] not in "_."}
    text = file.read_text(encoding="utf-8").lower()
    assert {name for name in games | {"cultist", "invasion"} if name in text} == set()


@pytest.mark.parametrize("game", ["cultists", "invasion"])
def test_games_do_not_know_each_other(game: str) -> None:
    for file in FILES:
        if module_name(file).startswith(f"gloaming.games.{game}"):
            others = {m for m in imports(file) if m.startswith("gloaming.games.")} - {f"gloaming.games.{game}"}
            assert all(other.startswith(f"gloaming.games.{game}.") for other in others), file


STATES = {"Cultists", "Invasion"}
OBSERVERS = {
    "gloaming.lab.balance.cultists",
    "gloaming.lab.balance.invasion",
    "gloaming.lab.calibration.cultists",
}
"""They count what happened in games that somebody else plays, and nobody at the table hears of it."""


def names_imported(file: Path) -> set[str]:
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}


def written(file: Path) -> Iterator[str]:
    """The targets of all assignments and deletions, as they are written."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        targets = getattr(node, "targets", None) or [getattr(node, "target", None)]
        yield from (ast.unparse(target) for target in targets if isinstance(target, ast.Attribute | ast.Subscript))


@pytest.mark.parametrize("file", in_layers({"bots", "env", "lab"}), ids=module_name)
def test_seats_see_views_and_observers_only_count(file: Path) -> None:
    assert names_imported(file) & STATES == set() or module_name(file) in OBSERVERS
    assert [target for target in written(file) if re.search(r"\bgame[.\[]", target)] == []


@pytest.mark.parametrize("file", in_layers({"bots"}), ids=module_name)
def test_a_bot_looks_at_no_game(file: Path) -> None:
    """But the searcher at those it makes up itself, and the timeline at those that are over."""
    if not module_name(file).startswith(("gloaming.bots.searcher", "gloaming.bots.beliefs.timeline")):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        read = {ast.unparse(node) for node in nodes if isinstance(node, ast.Attribute) and node.attr != "games"}
        assert {name for name in read if re.search(r"\b(game|match|world)\.", name)} == set()
