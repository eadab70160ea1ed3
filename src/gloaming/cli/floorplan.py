"""A board as text: walls from its rectangles, doors where they stand, and in each place who and what is there.

It knows the board and `PlaceMarks`, nothing of a game. Colour is never the only sign: a room has its letter, you an @,
a ghost parentheses, a place you may go to the number of the answer.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import CANDLE, DOOR, LINE, LINE_2, MIST, NIGHT, ROOMS, fitted, ground
from gloaming.cli.placewords import Person, Piece, PlaceMarks, Words, length, tile
from gloaming.cli.walls import BOX, PLAIN, Box, Cell, Walls
from gloaming.games.cultists.board import Board, Place

__all__ = ["FloorPlan", "Person", "PlaceMarks", "legend", "tile"]

WIDEST, TALLEST = 7.0, 2.6  # columns a row: beyond these the plan would be out of shape
NOTHING = PlaceMarks()


class FloorPlan:
    """A board drawn in at most `width` by `height` cells. The walls are laid once; `draw` furnishes them.

    `colours` is the `color_system` of the console that will print it.
    """

    def __init__(
        self,
        board: Board,
        width: int,
        height: int,
        *,
        ascii: bool = False,  # noqa: A002 - says it best
        colours: str | None = "truecolor",
    ) -> None:
        self.board, self.plain, self.colours = board, ascii, colours
        self.width, self.height = width, height
        self.walls = Walls(board, min(width, round(height * WIDEST)), min(height, round(width / TALLEST)))

    def draw(self, marks: Mapping[Place, PlaceMarks]) -> Text:
        """The plan as rows of equal length; where it cannot fit, a list of the places that matter."""
        if not self.walls.fits:
            return self._listed(marks)
        canvas = Canvas(self.walls, self.colours)
        for place, box in self.walls.boxes.items():
            self._furnish(canvas, place, box, marks.get(place, NOTHING))
        self._raise_walls(canvas, marks)
        return canvas.text()

    def _furnish(self, canvas: "Canvas", place: Place, box: Box, marks: PlaceMarks) -> None:
        colour = ROOMS[self.board.colour[place]].colour if place in self.board.rooms else None
        floor = ground(colour, self.colours, lit=marks.lit)
        bare = Style(bgcolor=floor)
        for row in range(box.top + 1, box.bottom):
            for column in range(box.left + 1, box.right):
                canvas.put((row, column), " ", bare)
        wide, high = box.right - box.left - 1, box.bottom - box.top - 1
        words = Words(self.board, place, marks, wide, high, plain=self.plain)
        for number, line in enumerate(words.rows(), start=box.top + 1):
            canvas.write((number, box.left + 1 + words.margin), line.left, line.space, floor)
            start = box.right - words.margin - length(line.right, line.space)
            canvas.write((number, start), line.right, line.space, floor)

    def _raise_walls(self, canvas: "Canvas", marks: Mapping[Place, PlaceMarks]) -> None:
        signs = PLAIN if self.plain else BOX
        seen = {place: marks.get(place, NOTHING) for place in self.board.places}
        possible = {cell for place, box in self.walls.boxes.items() if seen[place].answer for cell in _rim(box)}
        lit = {cell for place, box in self.walls.boxes.items() if seen[place].lit for cell in _rim(box)}
        unlit = ground(None, self.colours, lit=True)
        for cell, arms in self.walls.arms.items():
            if cell in self.walls.doors:
                # A gap of one cell in an upright wall is easily missed where there is no colour.
                sign = " " if self.walls.doors[cell] == "-" else ":" if self.plain else "┊"
                canvas.put(cell, sign, Style(color=LINE_2, bgcolor=DOOR if cell in lit else unlit))
            else:
                colour = CANDLE if cell in possible else LINE_2 if cell in lit else LINE
                canvas.put(cell, signs[arms], Style(color=colour, bgcolor=NIGHT))

    def _listed(self, marks: Mapping[Place, PlaceMarks]) -> Text:
        lines = []
        for place in self.board.places:
            seen = marks.get(place, NOTHING)
            if seen.people or seen.marks or seen.answer:
                pieces = Words(self.board, place, seen, self.width, 1, plain=self.plain).everything()
                lines.append(Text(" ").join(Text(piece.text, fitted(piece.style, self.colours)) for piece in pieces))
                lines[-1].truncate(self.width)
        return Text("\n").join(lines[: self.height])


def legend(*, ascii: bool = False) -> Text:  # noqa: A002
    """What the signs mean, in one row of at most 78 cells."""
    token, deck, explored = ("*", "#..", "#5") if ascii else ("◆", "▮▯▯", "▮5")
    signs = (
        "@ you",
        "(..) ghost",
        "[1] answer",
        f"{token} token",
        "2b books",
        f"{deck} deck of 3",
        f"{explored} explored",
    )
    return Text("  ".join(signs), MIST, no_wrap=True)


class Canvas:
    """Cells with a sign and a style each. The second cell of a wide sign is empty."""

    def __init__(self, walls: Walls, colours: str | None) -> None:
        self.colours = colours
        self.rows = 1 + max(box.bottom for box in walls.boxes.values())
        self.columns = 1 + max(box.right for box in walls.boxes.values())
        self.cells: dict[Cell, Piece] = {}

    def put(self, cell: Cell, sign: str, style: Style) -> None:
        """One sign in one cell."""
        self.cells[cell] = Piece(sign, style)

    def write(self, cell: Cell, pieces: Sequence[Piece], space: int, floor: str) -> None:
        """Pieces from there to the right."""
        row, column = cell
        for piece in pieces:
            for sign in piece.text:
                self.put((row, column), sign, Style(bgcolor=floor) + piece.style)
                for empty in range(1, cell_len(sign)):
                    self.put((row, column + empty), "", Style(bgcolor=floor) + piece.style)
                column += cell_len(sign)
            column += space

    def text(self) -> Text:
        """All rows."""
        solid = Piece(" ", Style(bgcolor=NIGHT))  # what no rectangle covers
        rows = []
        for row in range(self.rows):
            cells = (self.cells.get((row, column), solid) for column in range(self.columns))
            runs = groupby(cells, key=lambda cell: cell.style)
            pieces = (("".join(cell.text for cell in run), fitted(style, self.colours)) for style, run in runs)
            rows.append(Text.assemble(*pieces))
        return Text("\n", no_wrap=True, overflow="crop").join(rows)


def _rim(box: Box) -> Iterator[Cell]:
    for row in range(box.top, box.bottom + 1):
        yield from ((row, box.left), (row, box.right))
    for column in range(box.left, box.right + 1):
        yield from ((box.top, column), (box.bottom, column))
