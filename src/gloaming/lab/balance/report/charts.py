"""The plots, as Vega-Lite specifications."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gloaming.lab.theme import FAINT, HEAT, INK, STRENGTHS, TEAM_SHADES

Values = list[dict[str, Any]]
Spec = dict[str, Any]

WIDTH: Final = 800
"""Of all columns together."""
EFFECT_WIDTH: Final = 500
DOT: Final = {"type": "point", "filled": True, "size": 50, "opacity": 1}
LINE_HEIGHT: Final = 15
LETTER: Final = 6.5
"""How wide a letter of a label is, about."""


def unique(values: Values, field: str) -> list[str]:
    return list(dict.fromkeys(value[field] for value in values))


def ordered(values: Values, field: str, **more: Any) -> Spec:
    """Names in the order in which they come, not in that of the alphabet."""
    return {"field": field, "type": "nominal", "sort": unique(values, field), **more}


def faceted(values: Values, inner: Spec) -> Spec:
    """Side by side by `column`, one below the other by `group`."""
    columns, groups = unique(values, "column"), unique(values, "group")
    facet: Spec = {}
    if len(columns) > 1:
        facet["column"] = ordered(values, "column", header={"labelAnchor": "start"})
    if len(groups) > 1:
        facet["row"] = ordered(values, "group", header={"labelAngle": 0, "labelAnchor": "start", "labelOrient": "top"})
    width = (WIDTH - 90) / max(1, len(columns)) - 22 * (len(columns) > 1)
    inner = {**inner, "width": round(width)}
    return {"data": {"values": values}, **({"facet": facet, "spec": inner} if facet else inner)}


def colour_by_bots(values: Values) -> Spec:
    bots = unique(values, "bots")
    return {
        **ordered(values, "bots"),
        "scale": {"domain": bots, "range": list(STRENGTHS[: len(bots)])},
        "legend": {} if len(bots) > 1 else None,
    }


def intervals(
    values: Values, *, title: str, row_title: str, domain: tuple[float, float], mark: Sequence[float]
) -> Spec:
    """A dot with its interval for each row and strength of bots; `mark` is a line, or a band between two."""
    bots, rows = unique(values, "bots"), unique(values, "row")
    x = {
        "type": "quantitative",
        "scale": {"domain": list(domain)},
        "axis": {"format": ".0%", "title": title, "tickCount": 6},
    }
    y = {
        "y": ordered(values, "row", title=row_title),
        "yOffset": ordered(values, "bots"),
        "color": colour_by_bots(values),
    }
    aim: Spec = {"x": {"datum": mark[0]}}
    shape: Spec = {"type": "rule", "color": FAINT, "strokeDash": [4, 3]}
    if len(mark) > 1:
        aim, shape = {**aim, "x2": {"datum": mark[1]}}, {"type": "rect", "color": "#e9dfc4", "opacity": 0.8}
    return faceted(
        values,
        {
            "height": len(rows) * (LINE_HEIGHT * len(bots) + 8),
            "layer": [
                {"mark": shape, "encoding": aim},
                {
                    "mark": {"type": "rule", "strokeWidth": 2},
                    "encoding": {**y, "x": {**x, "field": "low"}, "x2": {"field": "high"}},
                },
                {
                    "mark": DOT,
                    "encoding": {**y, "x": {**x, "field": "share"}},
                },
            ],
        },
    )


def effects(values: Values, *, title: str, width: int, labels: bool = True) -> Spec:
    """A dot, its interval, and as a hairline the interval that allows for all that is looked at."""
    far = max(0.02, *[abs(value[end]) for value in values for end in ("sure_low", "sure_high")])
    axis = {"format": "+.0%", "title": title, "tickCount": 7, "labelOverlap": True}
    x = {"type": "quantitative", "scale": {"domain": [-far, far]}, "axis": axis}
    rows = {"title": None, "axis": {"labelLimit": 420, "grid": True, "labels": labels, "ticks": False}}
    y = {
        "y": ordered(values, "row", **rows),
        "yOffset": ordered(values, "bots"),
        "color": colour_by_bots(values),
    }
    sure = {**y, "x": {**x, "field": "sure_low"}, "x2": {"field": "sure_high"}}
    usual = {**y, "x": {**x, "field": "low"}, "x2": {"field": "high"}}
    return {
        "data": {"values": values},
        "width": width,
        "height": effects_height(values),
        "layer": [
            {"mark": {"type": "rule", "color": FAINT}, "encoding": {"x": {"datum": 0}}},
            {"mark": {"type": "rule", "strokeWidth": 0.8}, "encoding": sure},
            {"mark": {"type": "rule", "strokeWidth": 2.6}, "encoding": usual},
            {"mark": DOT, "encoding": {**y, "x": {**x, "field": "by"}}},
        ],
    }


def effects_height(values: Values) -> int:
    return len(unique(values, "row")) * (LINE_HEIGHT * len(unique(values, "bots")) + 5)


def loyalties(values: Values) -> Spec:
    """A bar for each row: to the right for the open team, to the left for the hidden one."""
    axis = {"title": "printed loyalty", "values": [-3, 0, 3], "format": "+d"}
    far = max(3, *[abs(value["loyalty"]) for value in values])
    tint = {"condition": {"test": "datum.loyalty < 0", "value": TEAM_SHADES[1][2]}, "value": TEAM_SHADES[0][2]}
    return {
        "data": {"values": [value for value in values if value["bots"] == values[0]["bots"]]},
        "width": 120,
        "height": effects_height(values),
        "mark": {"type": "bar", "height": {"band": 0.55}},
        "encoding": {
            "y": ordered(values, "row", title=None, axis={"labelLimit": 200, "grid": True, "ticks": False}),
            "x": {"field": "loyalty", "type": "quantitative", "scale": {"domain": [-far, far]}, "axis": axis},
            "color": tint,
        },
    }


def side_by_side(*specs: Spec) -> Spec:
    return {"hconcat": list(specs), "spacing": 14}


def stacked(values: Values, colours: dict[str, str], *, title: str, row_title: str) -> Spec:
    """Bars that are 100 % long, cut by `part`."""
    rows = unique(values, "row")
    return faceted(
        values,
        {
            "height": len(rows) * 22,
            "mark": {"type": "bar", "stroke": "white", "strokeWidth": 0.5},
            "encoding": {
                "y": ordered(values, "row", title=row_title),
                "x": {
                    "field": "share",
                    "type": "quantitative",
                    "axis": {"format": ".0%", "title": title, "tickCount": 6},
                    "scale": {"domain": [0, 1]},
                },
                "color": by_part(colours, columns=3),
                "order": {"field": "place", "type": "quantitative"},
            },
        },
    )


def by_part(colours: dict[str, str], columns: int) -> Spec:
    scale = {"domain": list(colours), "range": list(colours.values())}
    return {"field": "part", "type": "nominal", "scale": scale, "legend": {"columns": columns, "symbolType": "square"}}


def in_rounds(
    values: Values, colours: dict[str, str], *, title: str | None, last: int, first: int = 1, scale: str = ".0%"
) -> Spec:
    """Small columns by round, one row of them for each row, side by side by column."""
    wide = max(1, len(unique(values, "column")))
    rounds = {"domain": list(range(first, last + 1))}
    encoding = {
        "x": {
            "field": "round",
            "type": "ordinal",
            "scale": rounds,
            "axis": {"labelAngle": 0, "labelOverlap": True, "title": None, "grid": False},
        },
        "y": {"field": "share", "type": "quantitative", "axis": {"format": scale, "title": title, "tickCount": 2}},
        "color": by_part(colours, columns=4),
        "order": {"field": "place", "type": "quantitative"},
    }
    facet = {"row": ordered(values, "row", header={"labelAngle": 0, "labelAlign": "left"})}
    if wide > 1:
        facet["column"] = ordered(values, "column", header={"labelAnchor": "start"})
    labels = LETTER * max([len(row) for row in unique(values, "row")], default=0)
    width = round((WIDTH - 70 - labels) / wide - 22)
    return {
        "data": {"values": values},
        "facet": facet,
        "spec": {"width": width, "height": 62, "mark": {"type": "bar"}, "encoding": encoding},
    }


def plan(places: Values, size: tuple[float, float], *, title: str, most: float) -> Spec:
    """A board with its rooms tinted: each place has `x`, `y`, `x2`, `y2`, a `name` and a `value`."""
    wide, high = size
    width = 372
    across = {"type": "quantitative", "scale": {"domain": [0, wide], "nice": False}, "axis": None}
    down = {"type": "quantitative", "scale": {"domain": [high, 0], "nice": False}, "axis": None}
    tint = {
        "field": "value",
        "type": "quantitative",
        "scale": {"domain": [0, most], "range": HEAT},
        "legend": {"title": None, "gradientLength": 160, "format": ".0f"},
    }
    dark = {"condition": {"test": f"datum.value > {0.55 * most:.6f}", "value": "white"}, "value": INK}
    middle = {"x": {**across, "field": "mid_x"}, "y": {**down, "field": "mid_y"}, "color": dark}
    return {
        "data": {"values": places},
        "title": {"text": title, "anchor": "start", "fontSize": 12},
        "width": width,
        "height": round(width * high / wide),
        "layer": [
            {
                "mark": {"type": "rect", "stroke": "#8a857a", "strokeWidth": 0.7},
                "encoding": {
                    "x": {**across, "field": "x"},
                    "x2": {"field": "x2"},
                    "y": {**down, "field": "y"},
                    "y2": {"field": "y2"},
                    "color": tint,
                },
            },
            {"mark": {"type": "text", "fontSize": 8.5, "dy": -5}, "encoding": {**middle, "text": {"field": "name"}}},
            {
                "mark": {"type": "text", "fontSize": 10.5, "fontWeight": "bold", "dy": 7},
                "encoding": {**middle, "text": {"field": "value", "type": "quantitative", "format": ".1f"}},
            },
        ],
    }


def beside(specs: Sequence[Spec], columns: int = 2) -> Spec:
    return {"concat": list(specs), "columns": columns}
