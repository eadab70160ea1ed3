"""Write the derived layout of a game as the file of a version to be released: `python tools/freeze_environment.py invasion`."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from gloaming.env.layout import Layout
from gloaming.env.versions import version


def frozen(layout: Layout) -> str:
    """TOML: scalars first, then a table for each section, one line for each entry."""
    found = msgspec.to_builtins(layout)
    lines = [f"{name} = {written(value)}" for name, value in found.items() if not isinstance(value, dict)]
    for name, table in found.items():
        if isinstance(table, dict):
            lines += ["", f"[{name}]", *[f"{written(key)} = {written(value)}" for key, value in table.items()]]
    return "\n".join([*lines, ""])


def written(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written(key)} = {written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.stdout.write(frozen(version(f"{sys.argv[1]}_v0").layout))
