"""What is written in a place of the floor plan: the fullest wording that its floor can hold.

Words go before signs, and signs before people: on a small terminal a room keeps its letter, who is there and what
stands there, and drops its name first.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.style import Style

from gloaming.cli.palette import BONE, CANDLE, INK, LINE_2, MIST, PAPER, ROOMS, WAX_FILL
from gloaming.cli.play.cultists.names import letter, telling
from gloaming.cli.play.rows import clean
from gloaming.games.cultists.board import Board, Place
from gloaming.words import t

SLOTS = 3  # AC-ACT-SF: a room is explored when its deck has three cards


class Person(NamedTuple):
    """Somebody on the plan, by two letters."""

    label: str
    you: bool = False
    ghost: bool = False


class Cabin(NamedTuple):
    """A lift that stands at a room: its number, who is inside, and the answer that leads into it."""

    label: str
    people: tuple[Person, ...] = ()
    answer: str | None = None
    name: str = ""
    """Where there is room for more than the number."""


class PlaceMarks(msgspec.Struct, frozen=True):
    """What can be seen in a place. `answer` is the number that leads there; `lit` is False in the dark.

    `items` lie open, `covered` says that one lies face down. Without a `name` the board's own is written; `telling` is what
    remains of a hallway's where there is less room."""

    people: tuple[Person, ...] = ()
    books: int = 0
    deck: int = 0
    explored: bool = False
    finished: bool = False
    marks: tuple[str, ...] = ()
    answer: str | None = None
    lit: bool = True
    items: tuple[str, ...] = ()
    covered: bool = False
    lifts: tuple[Cabin, ...] = ()
    name: str = ""
    telling: str = ""

    @property
    def bare(self) -> bool:
        return not (self.people or self.marks or self.answer or self.items or self.lifts)


class Piece(NamedTuple):
    text: str
    style: Style


class Row(NamedTuple):
    """Pieces at the left and at the right of a row, so many spaces apart."""

    left: Sequence[Piece] = ()
    right: Sequence[Piece] = ()
    space: int = 1

    @property
    def length(self) -> int:
        return length((*self.left, *self.right), self.space)


def length(pieces: Sequence[Piece], space: int = 1) -> int:
    return sum(cell_len(sign) for piece in pieces for sign in piece.text) + space * max(0, len(pieces) - 1)


def tile(board: Board, room: Place) -> str:
    """A room's letter, with a number if there are several of its colour: R, D1, D2."""
    colour = board.colour[room]
    mates = sorted(board.rooms_of[colour])  # by their ids, so dark_blue_2 is D2 wherever the file lists it
    return letter(colour) + (str(mates.index(room) + 1) if len(mates) > 1 else "")


class Words:
    """The words of one place, for a floor of `wide` by `high` cells."""

    def __init__(self, board: Board, place: Place, marks: PlaceMarks, wide: int, high: int, *, plain: bool) -> None:
        self.name, self.marks = clean(marks.name or board.name(place), plain=plain), marks
        hallways = [board.name(each) for each in board.hallways] if place in board.hallways else []
        self.telling = clean(marks.telling, plain=plain) or telling(self.name, hallways)
        self.colour, self.letter = (board.colour[place], tile(board, place)) if place in board.rooms else ("", "")
        self.floor, self.high, self.plain, self.margin = wide, high, plain, 0
        self.quiet = Style(color=MIST if marks.lit else LINE_2)

    def rows(self) -> list[Row]:
        """From top to bottom; never more or longer than the floor less its margins."""
        for margin in (1, 0) if self.floor >= 14 else (0,):
            self.margin = margin
            for rows in chain(self._wordings(), () if margin else self._crowded()):
                if len(rows) <= self.high and all(row.length <= self.wide for row in rows):
                    return rows
        return []

    @property
    def wide(self) -> int:
        return self.floor - 2 * self.margin

    def everything(self) -> list[Piece]:
        return [
            *self._answer(),
            *self._tile(),
            Piece(self.name, self.quiet),
            *self._things(long=True),
            *self._people(),
            *self._lifts(long=True),
        ]

    def _wordings(self) -> Iterator[list[Row]]:
        names = shortened(self.name, self.telling, "." if self.plain else "…")
        for name in names if self.letter else names[:-1]:  # a hallway has only its name
            yield from (self._spread(name, long=long) for long in (True, False))
        for name in names:
            yield from (self._close(name, status=status) for status in (True, False))

    def _spread(self, name: Sequence[str], *, long: bool) -> list[Row]:
        """The name above, people in the middle, books and deck below."""
        head = self._wrapped([*self._tile(), *self._named(name)], self._answer())
        middle = self._wrapped([*self._things(long=long), *self._people(), *self._lifts(long=long)])
        foot = [Row(self._books(long=long), self._deck(long=long))] if self.letter else []
        spare = max(0, self.high - len(head) - len(middle) - len(foot))
        return [*head, *[Row()] * (spare // 2), *middle, *[Row()] * (spare - spare // 2), *foot]

    def _close(self, name: Sequence[str], *, status: bool) -> list[Row]:
        """Books and deck next to the name; people below it, or on the same row if there is only one."""
        right = [*self._books(long=False), *self._deck(long=False)] if status else []
        head = Row([*self._tile(), *self._named(name)], [*right, *self._answer()])
        things = [*self._things(long=False), *self._people(), *self._lifts(long=False)]
        return [Row([*head.left, *things], head.right)] if self.high == 1 else [head, *self._wrapped(things)]

    def _crowded(self) -> Iterator[list[Row]]:
        """Too many for the floor: all in a run; then without spaces; then the last of them as a number."""
        lifts = self._lifts(long=False)
        yield self._wrapped([*self._tile(), *self._things(long=False), *self._people(), *lifts], self._answer())
        tokens = [*self._things(long=False), *self._people(huddled=True), *lifts]
        for shown in range(len(tokens), -1, -1):
            rest = [Piece(f"+{len(tokens) - shown}", self.quiet)] if shown < len(tokens) else []
            yield self._wrapped([*self._tile(), *tokens[:shown], *rest], self._answer(), space=0)

    def _wrapped(self, pieces: Sequence[Piece], right: Sequence[Piece] = (), space: int = 1) -> list[Row]:
        """Pieces in rows, as many as fit into each, with `right` at the end of the first."""
        rows = [Row((), right, space)] if right else []
        for piece in pieces:
            longer = rows[-1]._replace(left=[*rows[-1].left, piece]) if rows else Row([piece], (), space)
            if rows and longer.length <= self.wide:
                rows[-1] = longer
            else:
                rows.append(Row([piece], (), space))
        return rows

    def _named(self, name: Sequence[str]) -> list[Piece]:
        bright = Style(color=CANDLE if self.marks.answer else BONE if self.letter else MIST)
        return [Piece(word, bright if self.marks.lit else self.quiet) for word in name]

    def _tile(self) -> list[Piece]:
        if not self.letter:
            return []
        hue, text = ROOMS[self.colour], f" {self.letter} " if self.wide >= 14 else self.letter
        lit, dark = Style(color=hue.ink, bgcolor=hue.colour, bold=True), Style(color=hue.colour, bold=True)
        return [Piece(text, lit if self.marks.lit else dark)]

    def _answer(self) -> list[Piece]:
        style = Style(color=INK, bgcolor=CANDLE, bold=True)
        return [Piece(f"[{self.marks.answer}]", style)] if self.marks.answer else []

    def _things(self, *, long: bool) -> list[Piece]:
        seal, style = "*" if self.plain else "◆", Style(color=PAPER, bgcolor=WAX_FILL)
        open_item = Style(color=CANDLE, italic=True)
        said = [(seal + mark, style) for mark in self.marks.marks] + [
            ("+" + item, open_item) for item in self.marks.items
        ]
        return [Piece(clean(words if long else words[:5], plain=self.plain), look) for words, look in said]

    def _lifts(self, *, long: bool) -> list[Piece]:
        """Angles are the walls of a lift; those inside stand between them: <1>, <1:@An>."""
        pieces = []
        for lift in self.marks.lifts:
            name = lift.name if long and lift.name else lift.label
            inside = "".join(f"({self._label(one)})" if one.ghost else self._label(one) for one in lift.people)
            bright = bool(lift.answer) or any(person.you for person in lift.people)
            number = f"[{lift.answer}]" if lift.answer else ""
            words = f"<{name}:{inside}>{number}" if inside else f"<{name}>{number}"
            pieces.append(Piece(words, Style(color=CANDLE if bright else PAPER, bold=True)))
        return pieces

    def _people(self, *, huddled: bool = False) -> list[Piece]:
        """You first, ghosts last; huddled, all ghosts share their parentheses."""
        people = sorted(self.marks.people, key=lambda person: (person.ghost, not person.you))
        you, other = Style(color=INK, bgcolor=CANDLE, bold=True), Style(color=BONE, bold=True)
        living = [Piece(self._label(one), you if one.you else other) for one in people if not one.ghost]
        ghosts = [self._label(person) for person in people if person.ghost]
        if huddled and ghosts:
            ghosts = ["".join(ghosts)]
        return [*living, *(Piece(f"({label})", Style(color=MIST, italic=True)) for label in ghosts)]

    def _label(self, person: Person) -> str:
        return "@" * person.you + clean(person.label, plain=self.plain)

    def _books(self, *, long: bool) -> list[Piece]:
        if not self.letter:
            return []
        books, covered = self.marks.books, "?" * self.marks.covered
        told = t("plan-books", books=books) if long else t("plan-books.short", books=books) + covered
        return [Piece(told, self.quiet), *([Piece(covered, self.quiet)] if long and covered else [])]

    def _deck(self, *, long: bool) -> list[Piece]:
        if not self.letter:
            return []
        deck, (card, free) = self.marks.deck, "#." if self.plain else "▮▯"
        if self.marks.finished:
            text = t("plan-finished" if long else "plan-finished.short")
        elif self.marks.explored:
            text = t("plan-cards", cards=deck) if long else f"{card}{deck}"
        else:
            text = card * min(deck, SLOTS) + free * (SLOTS - deck)
        return [Piece(text, self.quiet)]


def shortened(name: str, telling: str, cut: str) -> list[list[str]]:
    """Its words, and fewer and fewer of them: what tells Corridor A from Corridor C stays longest."""
    words = name.split()
    if len(words) > 1 and cell_len(words[-1]) <= 2:
        short = min(words[0], set_cell_size(words[0], 3).strip() + cut, key=cell_len)
        return [words, [short, words[-1]], [words[-1]], []]
    first = telling.split(maxsplit=1)[0]
    head, hyphen, rest = first.partition("-")
    if hyphen and rest:
        shorter = [f"{head[:1]}-{rest}", f"{head[:1]}-{set_cell_size(rest, 2).strip()}{cut}"]
    else:
        shorter = [set_cell_size(first, 4).strip() + cut]
    return [words, telling.split(), [first], *([min(first, short, key=cell_len)] for short in shorter), []]
