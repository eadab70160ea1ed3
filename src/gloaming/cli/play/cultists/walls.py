"""The walls of a floor plan: a board's rectangles laid on a grid of terminal cells.

Scaling alone would crush a slim hallway to nothing on a small terminal. So the walls keep their order and every place
its least size; only what is left over is shared out in proportion.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gloaming.games.cultists.board import Board, Link, Place, Rect

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
BOX = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
PLAIN = " |||-+++-+++-+++"

Cell = tuple[int, int]  # row, column
Span = tuple[float, float, int]  # from, to, and how many cells must lie between the two walls

# (room's rows, hallway's rows), from comfortable to the least that can be read.
ROWS = ((5, 3), (4, 2), (3, 2), (3, 1), (2, 1), (1, 1))
COLUMNS = (12, 10, 8, 6, 4)


class Box(NamedTuple):
    """The walls around a place, as rows and columns of the grid."""

    top: int
    left: int
    bottom: int
    right: int


class Scale:
    def __init__(self, marks: Sequence[float], lines: Sequence[int]) -> None:
        self._marks, self._lines = marks, lines

    def line(self, at: float) -> float:
        """A coordinate of the board on the grid; whole for walls, between two of them in proportion."""
        n = min(bisect_right(self._marks, at), len(self._marks) - 1)
        low, high = self._marks[n - 1], self._marks[n]
        return self._lines[n - 1] + (at - low) / (high - low) * (self._lines[n] - self._lines[n - 1])


def scale(size: float, cells: int, spans: Iterable[Span]) -> Scale | None:
    """Walls for these spans in so many cells; None if they cannot all have their least size."""
    spans = list(spans)
    marks = sorted({0.0, float(size), *(end for low, high, _ in spans for end in (low, high))})
    index = {mark: n for n, mark in enumerate(marks)}
    least = [(n, n + 1, 1) for n in range(len(marks) - 1)]  # two walls that differ never fall together
    least += [(index[low], index[high], between + 1) for low, high, between in spans]
    latest = [cells - 1] * len(marks)
    for low, high, gap in sorted(least, reverse=True):
        latest[low] = min(latest[low], latest[high] - gap)
    if latest[0] < 0:
        return None
    lines = [0]
    for n in range(1, len(marks)):
        earliest = max(lines[low] + gap for low, high, gap in least if high == n)
        wanted = round(marks[n] / size * (cells - 1))
        lines.append(max(earliest, min(wanted, latest[n])))
    return Scale(marks, lines)


class Walls:
    """Boxes, wall signs and doors of a board in `width` by `height` cells; `fits` is False if it is too small."""

    def __init__(self, board: Board, width: int, height: int) -> None:
        self.boxes: dict[Place, Box] = {}
        self.doors: dict[Cell, str] = {}  # the gap of a door -> the direction of its wall, "-" or "|"
        self.kinds: dict[Cell, str] = {}  # the same gap -> the kind of link: a door, an obstacle, a locked door
        self.arms: dict[Cell, int] = {}  # wall cell -> the directions in which the wall goes on
        self.altar: Box | None = None
        self.crossing: Box | None = None
        self.mouths: dict[Place, dict[Cell, str]] = {}  # corridor -> the gap where it opens into the crossing
        across = _scaled(board, 0, width, ((least, least) for least in COLUMNS))
        down = _scaled(board, 1, height, ROWS)
        self.fits = across is not None and down is not None
        if across is None or down is None:
            return
        self.boxes = {place: _box(board.rect(place), across, down) for place in board.places}
        for box in self.boxes.values():
            self._build(box)
        for link in board.links:
            self._open(link, across, down)
        if board.altar:
            self.altar = _box(board.altar, across, down)
            self._build(self.altar)
        if board.crossing:
            self.crossing = _box(board.crossing.rect, across, down)
            self._build(self.crossing)
            self.mouths = {corridor: self._mouth(corridor, self.crossing) for corridor in board.crossing.corridors}

    def _build(self, box: Box) -> None:
        for row in (box.top, box.bottom):
            for column in range(box.left, box.right):
                self._join((row, column), (row, column + 1), RIGHT, LEFT)
        for column in (box.left, box.right):
            for row in range(box.top, box.bottom):
                self._join((row, column), (row + 1, column), DOWN, UP)

    def _join(self, one: Cell, two: Cell, forth: int, back: int) -> None:
        self.arms[one] = self.arms.get(one, 0) | forth
        self.arms[two] = self.arms.get(two, 0) | back

    def _open(self, link: Link, across: Scale, down: Scale) -> None:
        """Break the wall where the door stands: three columns or one row, less where the wall is short."""
        one, two = (self.boxes[place] for place in link.between)
        low = _common(one, two)
        columns = _gap(low.left, low.right, across.line(link.at[0]), 3)
        rows = _gap(low.top, low.bottom, down.line(link.at[1]), 1 if low.bottom - low.top < 8 else 2)
        gap = self._broken(low, rows, columns)
        self.doors.update(gap)
        self.kinds.update(dict.fromkeys(gap, link.kind))

    def _mouth(self, corridor: Place, crossing: Box) -> dict[Cell, str]:
        """All of the wall between a corridor and the crossing, because only the revolving door is here."""
        low = _common(self.boxes[corridor], crossing)
        return self._broken(low, range(low.top + 1, low.bottom), range(low.left + 1, low.right))

    def _broken(self, low: Box, rows: range, columns: range) -> dict[Cell, str]:
        """A gap in the wall between two neighbours, each cell with the direction of that wall."""
        flat = low.top == low.bottom
        gap = {(low.top, at): "-" for at in columns} if flat else {(at, low.left): "|" for at in rows}
        for cell in gap:
            self._clear(cell)
        return gap

    def _clear(self, cell: Cell) -> None:
        row, column = cell
        self.arms[cell] = 0
        for beside, arm in (
            ((row - 1, column), DOWN),
            ((row + 1, column), UP),
            ((row, column - 1), RIGHT),
            ((row, column + 1), LEFT),
        ):
            if beside in self.arms:
                self.arms[beside] &= ~arm


def _box(rect: Rect, across: Scale, down: Scale) -> Box:
    x, y, wide, high = rect
    top, left, bottom, right = map(_exact, (y, x, y + high, x + wide))
    return Box(*map(round, (down.line(top), across.line(left), down.line(bottom), across.line(right))))


def _common(one: Box, two: Box) -> Box:
    return Box(max(one.top, two.top), max(one.left, two.left), min(one.bottom, two.bottom), min(one.right, two.right))


def _gap(low: int, high: int, at: float, wide: int) -> range:
    """Up to `wide` cells round `at`, strictly between two corners and if possible with a piece of wall at each side."""
    wide = max(1, min(wide, high - low - 3))
    first = round(at - (wide - 1) / 2)
    first = max(low + 1, min(first, high - wide))
    return range(first, first + wide)


def _scaled(board: Board, axis: int, cells: int, sizes: Iterable[tuple[int, int]]) -> Scale | None:
    """The most comfortable of these sizes, of rooms and of hallways, for which there is room."""
    doors = [span for link in board.links if (span := _shared(board, link, axis))]
    for room, hallway in sizes:
        spans = [_span(board.rect(place), axis, room if place in board.rooms else hallway) for place in board.places]
        if found := scale(board.size[axis], cells, spans + doors):
            return found
    return None


def _span(rect: Rect, axis: int, least: int) -> Span:
    return _exact(rect[axis]), _exact(rect[axis] + rect[axis + 2]), least


def _shared(board: Board, link: Link, axis: int) -> Span | None:
    """The stretch of wall that holds a door, with one cell for it; None if that wall runs along the other axis."""
    one, two = (board.rect(place) for place in link.between)
    low, high = max(one[axis], two[axis]), min(one[axis] + one[axis + 2], two[axis] + two[axis + 2])
    return (_exact(low), _exact(high), 1) if high - low > 1e-3 else None


def _exact(coordinate: float) -> float:
    """Two walls that meet get the same number, whatever sums they came from."""
    return round(coordinate, 3)
