"""A board as text: walls from its rectangles, doors where they stand, and in each place who and what is there.

It knows the board, `PlaceMarks` and `Fittings`, nothing of a game. Colour is never the only sign: a room has its letter, you an @,
a ghost parentheses, a place you may go to the number of the answer.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import msgspec
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BONE, CANDLE, DOOR, ICE, LINE, LINE_2, MIST, NIGHT, ROOMS, WAX, fitted, ground, mixed
from gloaming.cli.play.cultists.placewords import Cabin, Person, Piece, PlaceMarks, Words, length, tile
from gloaming.cli.play.cultists.walls import BOX, PLAIN, Box, Cell, Walls
from gloaming.cli.play.rows import Rows, flowing
from gloaming.games.cultists.board import Board, Place
from gloaming.words import t

__all__ = ["Cabin", "Fittings", "FloorPlan", "Person", "PlaceMarks", "legend", "tile"]

WIDEST, TALLEST = 7.0, 2.6  # columns a row: beyond these the plan would be out of shape
NOTHING = PlaceMarks()
RELICS = 3  # UTS-ORG-01: the third wakes what sleeps below


class Fittings(msgspec.Struct, frozen=True):
    door_open: bool = False
    relics: int = 0
    blocked: Place | None = None


NO_FITTINGS = Fittings()


class FloorPlan:
    """A board drawn in at most `width` by `height` cells. The walls are laid once; `draw` furnishes them.

    `colours` is the `color_system` of the console that will print it.
    """

    def __init__(
        self, board: Board, width: int, height: int, *, plain: bool = False, colours: str | None = "truecolor"
    ) -> None:
        self.board, self.plain, self.colours = board, plain, colours
        self.width, self.height = width, height
        self.walls = Walls(board, min(width, round(height * WIDEST)), min(height, round(width / TALLEST)))

    def draw(self, marks: Mapping[Place, PlaceMarks], fittings: Fittings = NO_FITTINGS) -> Text:
        """The plan as rows of equal length; where it cannot fit, a list of the places that matter."""
        if not self.walls.fits:
            return self._listed(marks)
        canvas = Canvas(self.walls, self.colours)
        for place, box in self.walls.boxes.items():
            self._furnish(canvas, place, box, marks.get(place, NOTHING))
        self._raise_walls(canvas, marks, fittings)
        self._fit_out(canvas, fittings)
        return canvas.text()

    def _furnish(self, canvas: "Canvas", place: Place, box: Box, marks: PlaceMarks) -> None:
        ice = place in self.board.hallways and self.board.hallways[place].kind == "ice"
        colour = ROOMS[self.board.colour[place]].colour if place in self.board.rooms else ICE if ice else None
        floor = ground(colour, self.colours, lit=marks.lit)
        self._lay_floor(canvas, box, floor, ice=ice)
        wide, high = box.right - box.left - 1, box.bottom - box.top - 1
        words = Words(self.board, place, marks, wide, high, plain=self.plain)
        for number, line in enumerate(words.rows(), start=box.top + 1):
            start = box.right - words.margin - length(line.right, line.space)
            parts = ((box.left + 1 + words.margin, line.left), (start, line.right))
            for column, pieces in parts:
                canvas.clear((number, column - 1), length(pieces, line.space) + 2 if pieces else 0, floor)
            for column, pieces in parts:
                canvas.write((number, column), pieces, line.space, floor)

    def _lay_floor(self, canvas: "Canvas", box: Box, floor: str, *, ice: bool = False) -> None:
        glint = "'" if self.plain else "·"
        bare, frost = Style(bgcolor=floor), Style(color=mixed(ICE, floor, 0.5), bgcolor=floor)
        for row in range(box.top + 1, box.bottom):
            for column in range(box.left + 1, box.right):
                shines = ice and (column + 3 * row) % 6 == 0
                canvas.put((row, column), glint if shines else " ", frost if shines else bare)

    def _raise_walls(self, canvas: "Canvas", marks: Mapping[Place, PlaceMarks], fittings: Fittings) -> None:
        signs = PLAIN if self.plain else BOX
        seen = {place: marks.get(place, NOTHING) for place in self.board.places}
        possible = {cell for place, box in self.walls.boxes.items() if seen[place].answer for cell in _rim(box)}
        lit = {cell for place, box in self.walls.boxes.items() if seen[place].lit for cell in _rim(box)}
        unlit = ground(None, self.colours, lit=True)
        wall = {colour: Style(color=colour, bgcolor=NIGHT) for colour in (CANDLE, LINE_2, LINE)}
        for cell, arms in self.walls.arms.items():
            if cell in self.walls.doors:
                sign, style = door_sign(self.walls.kinds[cell], self.walls.doors[cell], fittings, plain=self.plain)
                canvas.put(cell, sign, Style(bgcolor=DOOR if cell in lit else unlit) + style)
            else:
                colour = CANDLE if cell in possible else LINE_2 if cell in lit else LINE
                canvas.put(cell, signs[arms], wall[colour])

    def _fit_out(self, canvas: "Canvas", fittings: Fittings) -> None:
        """What stands between the places: the altar, and the crossing with its revolving door."""
        floor = ground(None, self.colours, lit=True)
        for corridor, mouth in self.walls.mouths.items():
            for cell, wall in mouth.items():
                shut = corridor == fittings.blocked
                sign, style = blocked_sign(wall, plain=self.plain) if shut else (" ", Style())
                canvas.put(cell, sign, Style(bgcolor=floor) + style)
        if self.walls.crossing:
            self._lay_floor(canvas, self.walls.crossing, floor)
            hub = Piece("+" if self.plain else "╋", Style(color=LINE_2, bold=True))
            self._write_amid(canvas, self.walls.crossing, [[hub]], floor)
        if self.walls.altar:
            box = self.walls.altar
            self._lay_floor(canvas, box, NIGHT)
            words = altar_words(fittings, box.right - box.left - 1, box.bottom - box.top - 1, plain=self.plain)
            self._write_amid(canvas, box, words, NIGHT)

    def _write_amid(self, canvas: "Canvas", box: Box, rows: Sequence[Sequence[Piece]], floor: str) -> None:
        high, wide = box.bottom - box.top - 1, box.right - box.left - 1
        first = box.top + 1 + max(0, high - len(rows)) // 2
        for number, pieces in enumerate(rows[:high], start=first):
            if length(pieces) <= wide:
                canvas.write((number, box.left + 1 + (wide - length(pieces)) // 2), pieces, 1, floor)

    def _listed(self, marks: Mapping[Place, PlaceMarks]) -> Text:
        lines = []
        for place in self.board.places:
            seen = marks.get(place, NOTHING)
            if not seen.bare:
                pieces = Words(self.board, place, seen, self.width, 1, plain=self.plain).everything()
                lines.append(Text(" ").join(Text(piece.text, fitted(piece.style, self.colours)) for piece in pieces))
                lines[-1].truncate(self.width)
        return Text("\n").join(lines[: self.height])


def legend(board: Board, width: int, *, plain: bool = False) -> Rows:
    """What the signs mean, and below what this board adds."""
    token, deck, explored = ("*", "#..", "#5") if plain else ("◆", "▮▯▯", "▮5")
    books = t("plan-books.short", books=2)
    signs = [("@", "you"), ("(..)", "ghost"), ("[1]", "answer"), (token, "token"), (books, "books")]
    signs += [(deck, "deck"), (explored, "explored")]
    rows: Rows = []
    for group in (signs, fitting_signs(board, plain=plain)):
        rows += flowing([Text(f"{sign} {t(f'legend-{word}')}", MIST) for sign, word in group], width, "  ")
    return rows


class Canvas:
    """Cells with a character and a style each. The second cell of a wide character is empty."""

    def __init__(self, walls: Walls, colours: str | None) -> None:
        self.colours = colours
        boxes = [*walls.boxes.values(), *filter(None, (walls.altar, walls.crossing))]
        self.rows = 1 + max(box.bottom for box in boxes)
        self.columns = 1 + max(box.right for box in boxes)
        self.cells: dict[Cell, Piece] = {}

    def put(self, cell: Cell, sign: str, style: Style) -> None:
        self.cells[cell] = Piece(sign, style)

    def clear(self, cell: Cell, cells: int, floor: str) -> None:
        """So many cells of bare floor: a word must not be mistaken for what the floor looks like."""
        bare = Style(bgcolor=floor)
        for column in range(cell[1], cell[1] + cells):
            self.put((cell[0], column), " ", bare)

    def write(self, cell: Cell, pieces: Sequence[Piece], space: int, floor: str) -> None:
        row, column = cell
        for piece in pieces:
            style = Style(bgcolor=floor) + piece.style
            for sign in piece.text:
                self.put((row, column), sign, style)
                for empty in range(1, cell_len(sign)):
                    self.put((row, column + empty), "", style)
                column += cell_len(sign)
            column += space

    def text(self) -> Text:
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


# What stands between the places: obstacles, the locked door, the altar, the revolving door


def door_sign(kind: str, wall: str, fittings: Fittings, *, plain: bool) -> tuple[str, Style]:
    """The symbol in a gap of the wall. `wall` is the direction of that wall, "-" or "|"."""
    if kind == "obstacle":
        return ("^" if plain else "▲"), Style(color=ICE)
    if kind == "locked_door" and not fittings.door_open:
        return ("#" if plain else "■"), Style(color=WAX, bold=True)
    # A gap of one cell in an upright wall is easily missed where there is no colour.
    return " " if wall == "-" else ":" if plain else "┊", Style(color=LINE_2)


def blocked_sign(wall: str, *, plain: bool) -> tuple[str, Style]:
    """The leaf of the revolving door across the mouth of a corridor."""
    return ("=#" if plain else "━┃")[wall == "|"], Style(color=WAX, bold=True)


def altar_words(fittings: Fittings, wide: int, high: int, *, plain: bool) -> Sequence[Sequence[Piece]]:
    """The fullest wording for the floor of the altar; its relics are what stays."""
    there, free = "*." if plain else "◆◇"
    awake = fittings.relics >= RELICS
    relics = Piece(there * fittings.relics + free * (RELICS - fittings.relics), Style(color=WAX, bold=awake))
    name = Piece(t("altar"), Style(color=MIST))
    beast = Piece("46-B", Style(color=WAX, bold=True))
    word = Piece(t("plan-awake"), Style(color=BONE, bold=True))
    wordings = [[[name], [relics], [beast, word]], [[beast], [word], [relics]], [[beast, relics]]] if awake else []
    wordings += [[[name], [relics]], [[name, relics]], [[relics]]]
    return next(
        (rows for rows in wordings if len(rows) <= high and all(length(row) <= wide for row in rows)),
        (),
    )


def fitting_signs(board: Board, *, plain: bool) -> list[tuple[str, str]]:
    """The symbols of this board, and what each of them means, for the legend."""
    obstacle, locked, leaf = "^#=" if plain else "▲■━"
    signs = []
    if board.altar:
        books = t("plan-books.short", books=2)
        signs += [(obstacle, "obstacle"), (locked, "locked"), (f"{books}?", "covered"), ("+", "item")]
    if board.crossing:
        signs.append((leaf * 3, "blocked"))
    if board.lifts:
        signs += [("<1>", "lift"), ("<1:@An>", "lift-you")]
    return signs
