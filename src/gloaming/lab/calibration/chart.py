"""The reliability plot, as one SVG file that needs nothing else to be looked at."""

from __future__ import annotations

from typing import Any, Final

from gloaming.lab.calibration.reliability import BINS, CAREFUL, GUESSERS, OURS, PRIOR, Reliability
from gloaming.lab.tally import counted
from gloaming.lab.theme import FAINT, INK, STRENGTHS, drawn

SIDE: Final = 480
"""The square with guesses across and what came true upwards."""
BARS: Final = 90
"""The strip below it: how many guesses of each certainty there were."""
LOOKS: Final = {OURS: (STRENGTHS[0], "circle"), CAREFUL: (STRENGTHS[1], "square"), PRIOR: (FAINT, "diamond")}
LEGEND: Final = {OURS: "beliefs", CAREFUL: "careful's suspicion", PRIOR: "prior"}

Spec = dict[str, Any]


def chart(found: Reliability, title: str) -> str:
    """Points near the diagonal are honest guesses; bars show their 95% intervals."""
    games = counted(len(found.games), "game")
    return drawn(
        {
            "description": title,
            "background": "white",
            "padding": 16,
            "title": {
                "text": title,
                "subtitle": f"{games}, {counted(found.points, 'guess', 'guesses')} about a seat at the start of a round",
                "anchor": "start",
                "color": INK,
                "subtitleColor": FAINT,
                "fontSize": 16,
                "offset": 14,
            },
            "vconcat": [reliability(found), certainty(found)],
            "spacing": 12,
        }
    )


def share(field: str, side: str, **axis: Any) -> Spec:
    """An axis from 0 to 100%."""
    words = {"format": ".0%", "tickCount": 6, "title": side, **axis}
    return {"field": field, "type": "quantitative", "scale": {"domain": [0, 1]}, "axis": words}


def reliability(found: Reliability) -> Spec:
    names = {name: f"{LEGEND[name]} (Brier score {found.brier(name):.4f})" for name in reversed(GUESSERS)}
    values = [
        {
            "who": names[name],
            "guessed": one.guessed,
            "true": one.true,
            "low": max(0.0, one.true - one.spread),
            "high": min(1.0, one.true + one.spread),
        }
        for name in GUESSERS
        for one in found.bins(name)
        if one is not None
    ]
    looks = [LOOKS[name] for name in names]
    legend = {"columns": 1, "symbolSize": 80, "orient": "top-left", "offset": 12, "fillColor": "white"}
    who = {
        channel: {
            "field": "who",
            "type": "nominal",
            "scale": {"domain": list(names.values()), "range": [look[at] for look in looks]},
            "legend": legend,
        }
        for at, channel in enumerate(("color", "shape"))
    }
    x = share("guessed", "chance that a seat is hostile, as guessed")
    y = share("true", "share of them who were hostile")
    diagonal = {
        "data": {"values": [{"guessed": 0, "true": 0}, {"guessed": 1, "true": 1}]},
        "mark": {"type": "line", "color": FAINT, "strokeDash": [5, 4], "strokeWidth": 1},
        "encoding": {"y": y},
    }
    return {
        "width": SIDE,
        "height": SIDE,
        "data": {"values": values},
        "encoding": {"x": x},
        "layer": [
            diagonal,
            {
                "mark": {"type": "rule", "strokeWidth": 1.6},
                "encoding": {"y": {**y, "field": "low"}, "y2": {"field": "high"}, "color": who["color"]},
            },
            {
                "mark": {"type": "point", "filled": True, "size": 80, "opacity": 1},
                "encoding": {"y": y, **who},
            },
        ],
    }


def certainty(found: Reliability) -> Spec:
    values = [
        {"from": tenth / BINS, "to": (tenth + 1) / BINS, "middle": (tenth + 0.5) / BINS, "guesses": one.seats}
        for tenth, one in enumerate(found.bins(OURS))
        if one is not None
    ]
    x = share("middle", "how many guesses gave this chance", labels=False, ticks=False, grid=False)
    y = {"field": "guesses", "type": "quantitative", "axis": None}
    return {
        "width": SIDE,
        "height": BARS,
        "data": {"values": values},
        "encoding": {"y": y},
        "layer": [
            {
                "mark": {"type": "bar", "color": STRENGTHS[0], "opacity": 0.55, "xOffset": 2, "x2Offset": -2},
                "encoding": {"x": {**x, "field": "from"}, "x2": {"field": "to"}, "y2": {"datum": 0}},
            },
            {
                "mark": {"type": "text", "dy": -6, "fontSize": 10, "color": INK},
                "encoding": {"x": x, "text": {"field": "guesses", "type": "quantitative", "format": ","}},
            },
        ],
    }
