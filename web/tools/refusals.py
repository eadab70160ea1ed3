"""Collects every reason for which the house may refuse something, with the facts that go with it.

They are read from the source, so that none is forgotten: a refusal names its reason where it is raised."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from pkgutil import walk_packages

import gloaming
from gloaming.kernel.errors import Refused

ROOMS = ("kernel", "games", "lessons", "server")
"""Where a browser's requests come along; the terminal and the laboratory speak to programs and to their own users."""


def refusals() -> dict[str, list[str]]:
    usual = usual_reasons()
    found: dict[str, list[str]] = {}
    for room in ROOMS:
        for path in sorted((Path(gloaming.__file__).parent / room).rglob("*.py")):
            for call, name in calls(path):
                reason = wire_reason(call) if name == "Refusal" else raised_reason(call, usual.get(name))
                if reason is not None:
                    if reason == Refused.usual_reason:
                        raise ValueError(f"{path.name}, line {call.lineno}: this refusal names no reason; give it one")
                    facts = sorted(word.arg for word in call.keywords if word.arg)
                    if found.setdefault(reason, facts) != facts:
                        raise ValueError(f"{path.name}, line {call.lineno}: {reason} has other facts elsewhere")
    return dict(sorted(found.items()))


def usual_reasons() -> dict[str, str]:
    """Of every kind of refusal, by its name."""
    for module in walk_packages(gloaming.__path__, "gloaming."):
        if module.name.split(".")[1] in ROOMS:
            importlib.import_module(module.name)
    kinds = [Refused]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return {kind.__name__: kind.usual_reason for kind in kinds}


def calls(path: Path) -> Iterator[tuple[ast.Call, str]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            yield node, node.func.id if isinstance(node.func, ast.Name) else node.func.attr


def raised_reason(call: ast.Call, usual: str | None) -> str | None:
    """None if this makes no refusal."""
    if usual is None:
        return None
    return ast.literal_eval(call.args[1]) if len(call.args) > 1 else usual


def wire_reason(call: ast.Call) -> str | None:
    """None if it hands on what was raised elsewhere."""
    return call.args[0].value if isinstance(call.args[0], ast.Constant) else None
