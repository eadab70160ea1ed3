"""Outlines and lines on a map: what lies inside, what lies on."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from gloaming.games.invasion.city_files import Point, Polygon

NEAR = 0.2  # corners are rounded to a tenth


def edges(polygon: Polygon) -> Iterator[tuple[Point, Point]]:
    return zip(polygon, (*polygon[1:], polygon[0]), strict=True)


def middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def inside(point: Point, polygon: Polygon) -> bool:
    """Whether a ray to the east crosses the outline an odd number of times."""
    x, y = point
    within = False
    for (x1, y1), (x2, y2) in edges(polygon):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            within = not within
    return within


def in_any(point: Point, polygons: Iterable[Polygon]) -> bool:
    return any(inside(point, polygon) for polygon in polygons)


def passes(path: Sequence[Point], points: Sequence[Point]) -> bool:
    """Whether the drawn line meets these points one after the other; it may begin and end further out."""
    waiting = list(points)
    for one, two in pairwise(path):
        last = -math.inf
        while waiting and (along := along_line(waiting[0], one, two)) is not None and along > last:
            last = along
            waiting.pop(0)
    return not waiting


def along_line(point: Point, one: Point, two: Point) -> float | None:
    """How far along the line from `one` to `two` the point lies, if it lies there."""
    (x, y), (x1, y1), (x2, y2) = point, one, two
    length = max(math.hypot(x2 - x1, y2 - y1), NEAR)
    off = abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length
    along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length
    return along if off < NEAR and -NEAR < along < length + NEAR else None
