"""A page for each package that others build on, with every public module; mkdocstrings reads the docstrings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tools.site.links import ROOT

PACKAGES = {
    "kernel": ("The kernel", "What a game is written in: steps, questions, events, rules, dice, views. It knows no game."),
    "env": ("Environments", "Every game for machine learning. Start with [training an agent](../how-to/train-an-agent.md)."),
    "lab": ("The lab", "Many games between bots, counted. Start with [measuring balance](../how-to/measure-balance.md)."),
}  # fmt: skip
"""By name: what the page is called, and its first sentence."""
SOURCES = ROOT / "src" / "gloaming"


def pages() -> list[Any]:
    return [{title: f"reference/{name}.md"} for name, (title, _) in PACKAGES.items()]


def pages_written() -> dict[str, str]:
    return {f"reference/{name}.md": page(name, title, lead) for name, (title, lead) in PACKAGES.items()}


def page(name: str, title: str, lead: str) -> str:
    return "\n\n".join([f"# {title}", lead, *(f"::: {module}" for module in modules_of(SOURCES / name)), ""])


def modules_of(package: Path) -> list[str]:
    """The package itself, then its modules; those of a package inside it belong to that."""
    inside = [path.stem for path in sorted(package.glob("[!_]*.py"))]
    inside += [path.parent.name for path in sorted(package.glob("[!_]*/__init__.py"))]
    return [f"gloaming.{package.name}", *(f"gloaming.{package.name}.{module}" for module in sorted(inside))]
