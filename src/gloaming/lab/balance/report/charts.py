"""The plots of the report: Vega-Lite specifications (`plots/`), and what in them follows from the figures."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from gloaming.lab.balance.effects import Effect
from gloaming.lab.theme import FAINT, STRENGTHS, TEAM_SHADES, Spec, filled

Values = list[dict[str, Any]]

PLOTS: Final = files(__package__) / "plots"
WIDTH: Final = 800
"""Of all columns together."""
EFFECT_WIDTH: Final = 500
PLAN_WIDTH: Final = 372
LINE_HEIGHT: Final = 15
LETTER: Final = 6.5
"""How wide a letter of a label is, about."""


def unique(values: Values, field: str) -> list[str]:
    return list(dict.fromkeys(value[field] for value in values))


def in_turn(values: Values, field: str, **more: Any) -> Spec:
    """Names in the order in which they come, not in that of the alphabet."""
    return {"field": field, "type": "nominal", "sort": unique(values, field), **more}


def columned(values: Values) -> Spec:
    several = len(unique(values, "column")) > 1
    return {"column": in_turn(values, "column", header={"labelAnchor": "start"})} if several else {}


def faceted(values: Values, name: str, **slots: Any) -> Spec:
    """Side by side by `column`, one below the other by `group`."""
    columns = len(unique(values, "column"))
    facet = columned(values)
    if len(unique(values, "group")) > 1:
        facet["row"] = in_turn(values, "group", header={"labelAngle": 0, "labelAnchor": "start", "labelOrient": "top"})
    width = round((WIDTH - 90) / max(1, columns) - 22 * (columns > 1))
    inner = {**filled(PLOTS / name, **slots), "width": width}
    return {"data": {"values": values}, **({"facet": facet, "spec": inner} if facet else inner)}


def value_of(effect: Effect, surely: Effect, row: str, bots: str) -> dict[str, Any]:
    """One row of `effects`."""
    return {"row": row, "bots": bots, **effect._asdict(), "sure_low": surely.low, "sure_high": surely.high}


def colour_by_bots(values: Values) -> Spec:
    bots = unique(values, "bots")
    scale = {"domain": bots, "range": list(STRENGTHS[: len(bots)])}
    return in_turn(values, "bots", scale=scale, legend={} if len(bots) > 1 else None)


def height_of(values: Values, gap: int) -> int:
    return len(unique(values, "row")) * (LINE_HEIGHT * len(unique(values, "bots")) + gap)


def intervals(
    values: Values, *, title: str, row_title: str, domain: tuple[float, float], mark: Sequence[float]
) -> Spec:
    """A dot with its interval for each row and strength of bots; `mark` is a line, or a band between two."""
    line: Spec = {"type": "rule", "color": FAINT, "strokeDash": [4, 3]}
    band: Spec = {"type": "rect", "color": "#e9dfc4", "opacity": 0.8}
    return faceted(
        values,
        "intervals.json",
        height=height_of(values, 8),
        mark=band if len(mark) > 1 else line,
        aim={end: {"datum": at} for end, at in zip(("x", "x2"), mark, strict=False)},
        row_title=row_title,
        bots=colour_by_bots(values),
        domain=domain,
        axis={"format": ".0%", "title": title, "tickCount": 6},
    )


def effects(values: Values, *, title: str, width: int, labels: bool = True) -> Spec:
    """A dot, its interval, and as a hairline the interval that allows for all that is looked at."""
    far = max(0.02, *[abs(value[end]) for value in values for end in ("sure_low", "sure_high")])
    rows = {"labelLimit": 420, "grid": True, "labels": labels, "ticks": False}
    return filled(
        PLOTS / "effects.json",
        values=values,
        width=width,
        height=height_of(values, 5),
        row=in_turn(values, "row", title=None, axis=rows),
        bots=colour_by_bots(values),
        domain=[-far, far],
        axis={"format": "+.0%", "title": title, "tickCount": 7, "labelOverlap": True},
    )


def loyalties(values: Values) -> Spec:
    """A bar for each row: to the right for the open team, to the left for the hidden one."""
    far = max(3, *[abs(value["loyalty"]) for value in values])
    return filled(
        PLOTS / "loyalties.json",
        values=[value for value in values if value["bots"] == values[0]["bots"]],
        height=height_of(values, 5),
        domain=[-far, far],
        ours=TEAM_SHADES[0][2],
        theirs=TEAM_SHADES[1][2],
    )


def stacked(values: Values, colours: dict[str, str], *, title: str, row_title: str) -> Spec:
    """Bars that are 100% long, cut by `part`."""
    height = 22 * len(unique(values, "row"))
    return faceted(values, "stacked.json", height=height, title=title, row_title=row_title, colours=scaled(colours))


def scaled(colours: dict[str, str]) -> Spec:
    return {"domain": list(colours), "range": list(colours.values())}


def in_rounds(
    values: Values, colours: dict[str, str], *, title: str | None, last: int, first: int = 1, scale: str = ".0%"
) -> Spec:
    """Small columns by round, one row of them for each row, side by side by column."""
    wide = max(1, len(unique(values, "column")))
    facet = {"row": in_turn(values, "row", header={"labelAngle": 0, "labelAlign": "left"}), **columned(values)}
    labels = LETTER * max([len(row) for row in unique(values, "row")], default=0)
    inner = filled(
        PLOTS / "rounds.json",
        width=round((WIDTH - 70 - labels) / wide - 22),
        rounds=list(range(first, last + 1)),
        format=scale,
        title=title,
        colours=scaled(colours),
    )
    return {"data": {"values": values}, "facet": facet, "spec": inner}


def plan(places: Values, size: tuple[float, float], *, title: str, most: float) -> Spec:
    """A board with its rooms tinted: each place has `x`, `y`, `x2`, `y2`, a `name` and a `value`."""
    wide, high = size
    return filled(
        PLOTS / "plan.json",
        values=places,
        title=title,
        width=PLAN_WIDTH,
        height=round(PLAN_WIDTH * high / wide),
        across={"domain": [0, wide], "nice": False},
        down={"domain": [high, 0], "nice": False},
        heat=[0, most],
        is_dark=f"datum.value > {0.55 * most:.6f}",
    )
