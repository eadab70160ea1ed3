"""The floor plan: it never outgrows its terminal, and nothing that matters is lost on a small one."""

import io
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from gloaming.cli.play.cultists.floorplan import FloorPlan, Person, PlaceMarks, legend, tile
from gloaming.games.cultists.board import FAMILIES, Board, Place, load_board
from gloaming.words import languages, speaking
from tests.wide import one_in

pytestmark = pytest.mark.no_cover  # traced, whole games take some times as long

BOARDS = [load_board(f"{family}-{size}") for family in FAMILIES for size in ("4-6", "7", "8")]
PEOPLE = ("Ag", "Ru", "In", "Th", "Os", "Be", "Ul", "Ma")
READABLE = [(78, 14), (78, 18), (100, 22), (118, 30), (160, 48)]
TINY = [(60, 12), (50, 30), (40, 10), (30, 8), (10, 3), (1, 1)]

every_board = pytest.mark.parametrize("board", one_in(2, BOARDS), ids=lambda board: board.id)
readable = pytest.mark.parametrize(("width", "height"), READABLE)


def busy(board: Board, crowd: Place | None = None, *, lit: bool = True) -> dict[Place, PlaceMarks]:
    """Everybody in one place, or spread over the board; tokens, answers, decks of every kind."""
    people = [Person(label, you=n == 0, ghost=n == 4) for n, label in enumerate(PEOPLE[: board.players[-1]])]
    marks = {}
    for n, place in enumerate(board.places):
        here = people if place == crowd else people[n : n + 1] if crowd is None else ()
        standing = [("Fishman", board.fishman), ("Portal", board.green), ("Cultist", board.cultist_tokens[0])]
        marks[place] = PlaceMarks(
            people=tuple(here),
            books=n % 3,
            deck=n % 4,
            explored=n % 4 == 3,
            finished=n == 6,
            marks=tuple(word for word, where in standing if where == place),
            answer=str(n) if n % 2 else None,
            lit=lit,
        )
    return marks


def lines(text: Text) -> list[str]:
    return text.plain.split("\n")


def inside(plan: FloorPlan, drawn: Text) -> dict[Place, str]:
    """What is written in each place, row after row."""
    rows, boxes = lines(drawn), plan.walls.boxes.items()
    return {at: " ".join(row[b.left + 1 : b.right] for row in rows[b.top + 1 : b.bottom]).strip() for at, b in boxes}


def fits(drawn: Text, width: int, height: int) -> bool:
    return len(lines(drawn)) <= height and all(cell_len(line) <= width for line in lines(drawn))


@every_board
@pytest.mark.parametrize(("width", "height"), TINY)
def test_it_never_outgrows_its_terminal(board: Board, width: int, height: int) -> None:
    """Where it cannot be read; where it can, the next test says so too."""
    plan = FloorPlan(board, width, height)
    for crowd in (None, *board.places):
        assert fits(plan.draw(busy(board, crowd)), width, height)


@every_board
@readable
@pytest.mark.parametrize("ascii_only", [False, True])
def test_letters_people_marks_and_answers_are_seen(board: Board, width: int, height: int, ascii_only: bool) -> None:
    """However many meet in one place, everybody can be read or is counted; every room keeps its letter."""
    plan = FloorPlan(board, width, height, plain=ascii_only)
    crowded = tuple(board.places)[READABLE.index((width, height)) % 3 :: 3]  # each of them at one size or two
    for crowd in (None, *crowded):
        marks = busy(board, crowd)
        drawn = plan.draw(marks)
        assert fits(drawn, width, height)
        assert len({cell_len(line) for line in lines(drawn)}) == 1, "a plan is a rectangle"
        for place, words in inside(plan, drawn).items():
            assert words.startswith(tile(board, place) if place in board.rooms else "")
            seen_there = [person.label for person in marks[place].people if person.label in words]
            assert len(seen_there) + the_rest(words) == len(marks[place].people)
            assert "@Ag" in words or PEOPLE[0] not in seen_there
            assert all(mark[:4] in words for mark in marks[place].marks)
            assert marks[place].answer is None or f"[{marks[place].answer}]" in words


def the_rest(words: str) -> int:
    """How many are told as a number, where a small place is too full; never you."""
    more = re.search(r"\+([0-9]+)", words)
    return int(more[1]) if more else 0


@every_board
def test_a_plan_of_a_hundred_columns_names_everybody(board: Board) -> None:
    for crowd in board.places:
        plan, marks = FloorPlan(board, 100, 22), busy(board, crowd)
        words = inside(plan, plan.draw(marks))[crowd]
        assert all(person.label in words for person in marks[crowd].people), words


@every_board
def test_you_and_ghosts_are_told_without_colour(board: Board) -> None:
    drawn = FloorPlan(board, 78, 14).draw(busy(board, board.start)).plain
    assert "@Ag" in drawn
    if len(PEOPLE[: board.players[-1]]) > 4:
        assert "(Os)" in drawn


@every_board
@pytest.mark.parametrize(("width", "height"), [*READABLE, *TINY])
def test_ascii(board: Board, width: int, height: int) -> None:
    """For terminals that know nothing else; also with names that are not ASCII."""
    accented = Board.parse(board.text.replace('"Cafeteria"', '"Caféteria ♥"'), "accents.toml")
    assert FloorPlan(accented, width, height, plain=True).draw(busy(accented)).plain.isascii()
    assert all(row.plain.isascii() for row in legend(load_board("university-4-6"), 78, plain=True))


@every_board
def test_there_is_a_gap_for_each_door(board: Board) -> None:
    """Every door of the file opens a wall, and no two share a gap."""
    for width, height in READABLE:
        walls = FloorPlan(board, width, height).walls
        for link in board.links:
            one, two = (walls.boxes[place] for place in link.between)
            gap = [
                (row, column)
                for row, column in walls.doors
                if max(one.top, two.top) <= row <= min(one.bottom, two.bottom)
                and max(one.left, two.left) <= column <= min(one.right, two.right)
            ]
            assert gap
        opened = sum(1 for row, column in walls.doors if not {(row, column - 1), (row - 1, column)} & set(walls.doors))
        assert opened == len(board.links)


def test_wide_plans_have_words() -> None:
    board = BOARDS[0]
    drawn = FloorPlan(board, 118, 30).draw(busy(board, "central")).plain
    for words in ("Observatory", "North-West Hallway", "◆Fishman", "1 book", "no books", "2 books", "▮▮▯", "3 cards"):
        assert words in drawn
    assert "finished" in drawn


def test_the_dark_looks_different() -> None:
    """Power off: where no lamp burns the floor is night."""
    board = BOARDS[0]
    plan = FloorPlan(board, 78, 14)
    lit, dark = (ansi(plan.draw(busy(board, lit=lit))) for lit in (True, False))
    assert lit != dark
    assert plan.draw(busy(board)).plain == plan.draw(busy(board, lit=False)).plain


@pytest.mark.parametrize("system", ["truecolor", "256", "standard", None])
@pytest.mark.parametrize("lit", [True, False])
def test_no_ink_on_its_own_colour(system: str | None, lit: bool) -> None:
    """Whatever the terminal can show, no word is written in the colour of its ground."""
    for board in (BOARDS[2], BOARDS[5], BOARDS[8]):
        text = FloorPlan(board, 78, 14, colours=system).draw(busy(board, lit=lit))
        for segment in text.render(Console(color_system="truecolor", file=io.StringIO())):
            if segment.text.strip() and segment.style:
                assert segment.style.color != segment.style.bgcolor


def ansi(text: Text) -> str:
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=100)
    with console.capture() as capture:
        console.print(text)
    return capture.get()


def test_an_uncovered_board_is_all_there() -> None:
    """A place that nothing is said about is drawn empty."""
    assert "Observatory" in FloorPlan(BOARDS[0], 78, 14).draw({}).plain


def test_the_legend_fits() -> None:
    for language in languages():
        with speaking(language):
            for plain in (False, True):
                assert all(cell_len(row.plain) <= 60 for row in legend(BOARDS[0], 60, plain=plain))


@given(
    label=st.text(max_size=12),
    name=st.text(st.characters(categories=["L", "Nd", "So"]), min_size=1, max_size=20),
    width=st.integers(1, 130),
    height=st.integers(1, 45),
)
def test_any_name_keeps_the_plan_in_shape(label: str, name: str, width: int, height: int) -> None:
    """Names come from people: wide signs, control codes, none at all."""
    board = Board.parse(BOARDS[0].text.replace('"Cafeteria"', f'"{name}"'), "names.toml")
    marks = {"light_blue": PlaceMarks(people=(Person(label), Person(label, ghost=True)), marks=(name,), answer="1")}
    plan = FloorPlan(board, width, height)
    drawn = lines(plan.draw(marks))
    lengths = {sum(cell_len(sign) for sign in line) for line in drawn}
    assert len(drawn) <= height
    assert max(lengths) <= width
    assert len(lengths) == 1 or not plan.walls.fits
