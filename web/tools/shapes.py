"""The cities of Invasion as small drawings, for the lobby: what of a map can be seen on a card as large as a thumb."""

from __future__ import annotations

from typing import Any

from gloaming.games.invasion.city import CITIES, City, load_city

WIDE = 240
"""Whole numbers are fine enough for a drawing of this width."""

Points = tuple[tuple[float, float], ...]


def shapes() -> dict[str, Any]:
    return {name: drawing(load_city(name)) for name in CITIES}


def drawing(city: City) -> dict[str, Any]:
    scale = WIDE / city.size[0]
    sectors = {
        sector: "".join(path(each.polygon, scale) for each in city.districts.values() if each.sector == sector)
        for sector in sorted({each.sector for each in city.districts.values()})
    }
    return {
        "size": [WIDE, round(city.size[1] * scale)],
        **sectors,
        "water": "".join(path(each, scale) for each in city.water),
        "gathering": path(city.gathering_polygon, scale),
    }


def path(polygon: Points, scale: float) -> str:
    """A closed line. Corners that fall together are one."""
    corners = list(dict.fromkeys((round(x * scale), round(y * scale)) for x, y in polygon))
    (left, top), *rest = corners
    steps = [f"{x - a} {y - b}" for (a, b), (x, y) in zip(corners, rest, strict=False)]
    return f"M{left} {top}l{' '.join(steps)}z"
