"""How plots look: quiet lines, teams in colours that colour-blind eyes tell apart, the same on screen and on paper."""

from __future__ import annotations

import json as notation
from functools import lru_cache
from typing import Any, Final

INK: Final = "#24221e"
FAINT: Final = "#8a857a"
LINE: Final = "#e4dfd3"
TEAM_SHADES: Final = (
    ("#1f4e79", "#3f7fb5", "#7fb2d9", "#a9d0ea", "#c9e2f2", "#dfeef8"),
    ("#8c2d19", "#c2502e", "#e08a5b", "#efb48a", "#f6d3b5", "#fae6d5"),
    ("#5b3a7a", "#9474b3", "#c3afd6", "#ddd0e8", "#e9e1f0", "#f3eff7"),
)
"""The open team, the hidden team, and whoever plays alone; within a team by how it won."""
STRENGTHS: Final = ("#1f4e79", "#c2502e", "#4c7a34", "#7a4f9a", "#8a6d1f")
"""One for each strength of bots."""
HEAT: Final = ["#fbf6ea", "#f6d9a8", "#e89a5a", "#c2502e", "#7d1f12"]
FONT: Final = "Inter, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif"

VEGA_LITE: Final = "6.4"

CONFIG: Final[dict[str, Any]] = {
    "font": FONT,
    "background": "transparent",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": FAINT,
        "titleFontWeight": "normal",
        "labelFontSize": 11,
        "titleFontSize": 11,
        "gridColor": LINE,
        "domainColor": LINE,
        "tickColor": LINE,
        "labelLimit": 320,
    },
    "header": {"labelColor": INK, "labelFontSize": 12, "labelFontWeight": "bold", "title": None, "labelLimit": 320},
    "legend": {
        "labelColor": INK,
        "titleColor": FAINT,
        "labelFontSize": 11,
        "orient": "bottom",
        "title": None,
        "labelLimit": 320,
    },
    "concat": {"spacing": 28},
    "facet": {"spacing": 22},
}


def drawn(spec: dict[str, Any]) -> str:
    """As SVG; whoever asks for the same plot again, for paper after the screen, need not wait again."""
    return _svg(notation.dumps({**spec, "config": CONFIG}))


@lru_cache(maxsize=256)
def _svg(spec: str) -> str:
    import vl_convert

    return vl_convert.vegalite_to_svg(spec, vl_version=VEGA_LITE)
