"""How plots look: quiet lines, teams in colours that colour-blind eyes tell apart, the same on screen and on paper."""

from __future__ import annotations

import json as notation
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

INK: Final = "#24221e"
FAINT: Final = "#8a857a"
TEAM_SHADES: Final = (
    ("#1f4e79", "#3f7fb5", "#7fb2d9", "#a9d0ea", "#c9e2f2", "#dfeef8"),
    ("#8c2d19", "#c2502e", "#e08a5b", "#efb48a", "#f6d3b5", "#fae6d5"),
    ("#5b3a7a", "#9474b3", "#c3afd6", "#ddd0e8", "#e9e1f0", "#f3eff7"),
)
"""The open team, the hidden team, and those who play alone; within a team by how it won."""
STRENGTHS: Final = ("#1f4e79", "#c2502e", "#4c7a34", "#7a4f9a", "#8a6d1f")
"""One for each strength of bots."""

VEGA_LITE: Final = "6.4"

Spec = dict[str, Any]


def filled(file: Traversable, **slots: Any) -> Spec:
    """The specification in this file, with each "$name" in it replaced by what the slot of that name holds."""
    spec: Spec = _filled(notation.loads(file.read_text("utf-8")), {"ink": INK, "faint": FAINT, **slots})
    return spec


def _filled(part: Any, slots: dict[str, Any]) -> Any:
    match part:
        case dict():
            return {key: _filled(value, slots) for key, value in part.items()}
        case list():
            return [_filled(value, slots) for value in part]
        case str() if part.startswith("$"):
            return slots[part[1:]]
    return part


def drawn(spec: Spec) -> str:
    """As SVG; cached, because paper needs the same plots as the screen."""
    return _svg(notation.dumps({**spec, "config": filled(files(__package__) / "theme.json")}))


@lru_cache(maxsize=256)
def _svg(spec: str) -> str:
    import vl_convert

    return vl_convert.vegalite_to_svg(spec, vl_version=VEGA_LITE)
