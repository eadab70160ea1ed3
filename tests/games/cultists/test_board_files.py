"""A broken board or route file is refused in one sentence: the file, the line, the fault, and what to do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.games.cultists.board import Board, BoardError, load_board
from gloaming.games.cultists.routes import parse_routes

BOARD = load_board("university-4-6")
TEXT = BOARD.text


def edited(changes: dict[int, str]) -> str:
    """University 4-6 with these lines replaced, by number; no line moves."""
    lines = TEXT.split("\n")
    for number, line in changes.items():
        lines[number - 1] = line
    return "\n".join(lines)


def without(*blocks: int) -> dict[int, str]:
    """Changes that blank the four lines of the [[link]] tables that start there."""
    return {start + n: "" for start in blocks for n in range(4)}


BROKEN = {
    "toml": ({14: "books = "}, 14, "this isn't valid TOML: invalid value (column 9); correct the line"),
    "toml, end of file": ({240: "at = [24, 3.5"}, 241, "this isn't valid TOML: unclosed array; correct the line"),
    "toml, twice": ({15: "books = 2"}, 15, "this isn't valid TOML: cannot overwrite a value (column 10); correct the"),
    "expansion": (
        {3: 'expansion = "moon"'},
        3,
        'boards of the expansion "moon" are not known; use one of base, under-the-surface, mountains-of-chaos',
    ),
    "expansion's key": (
        {9: "altar = [0, 0, 6, 7]"},
        9,
        '"altar" belongs to boards of the expansion "under-the-surface"; take it out or write expansion = "under-the-s',
    ),
    "expansion's table": (
        {9: "[[lift]]"},
        9,
        '"lift" belongs to boards of the expansion "mountains-of-chaos"; take it',
    ),
    "no crossing": (
        {3: 'expansion = "mountains-of-chaos"'},
        1,
        "the head of the file lacks [crossing]; add it, as a table under its own bracketed header",
    ),
    "kind of hallway": (
        {85: 'kind = "ice"'},
        85,
        'a board of "base" has no hallways of the kind "ice"; use hallway',
    ),
    "kind of link": ({148: 'kind = "tunnel"'}, 148, 'a board of "base" has no links of the kind "tunnel"; use door'),
    "unknown key": ({17: "colr = 1"}, 17, 'the room has a key "colr", which is not known; use only id, colour, name'),
    "unknown table": ({9: "[[cellar]]"}, 9, 'the head of the file has a key "cellar", which is not known; use only id'),
    "missing key": ({14: ""}, 10, 'the room lacks "books"; add it, as a whole number'),
    "missing key of the head": ({6: ""}, 1, 'the head of the file lacks "start"; add it, as a short id of small'),
    "text for a number": ({14: 'books = "two"'}, 14, '"books" of the room must be a whole number; correct the value'),
    "true isn't a number": ({14: "books = true"}, 14, '"books" of the room must be a whole number; correct the value'),
    "short rectangle": ({16: "rect = [0, 0, 12]"}, 16, '"rect" of the room must be a list of four numbers, [x, y, wid'),
    "no number": ({16: "rect = [0, 0, nan, 7]"}, 16, '"rect" of the room must be a list of four numbers, [x, y, wid'),
    "bad id": ({11: 'id = "Dark Blue"'}, 11, '"id" of the room must be a short id of small letters, digits, _ and -'),
    "id twice": ({19: 'id = "dark_blue_1"'}, 19, 'the id "dark_blue_1" is used twice; give this room another'),
    "hallway named as a room": ({83: 'id = "red"'}, 83, 'the id "red" is used twice; give this hallway another'),
    "seats": ({4: "players = [4, 5, 9]"}, 4, '"players" must list different seat counts from 4 to 8; write for exampl'),
    "seats of two boards": ({4: "players = [6, 7]"}, 4, "one board serves either 4 to 6 seats, or 7, or 8; make a fil"),
    "rooms for the seats": ({4: "players = [7]"}, 4, "a board for 7 seats has 10 rooms, but the file has 9; change th"),
    "colour": (
        {12: 'colour = "violet"'},
        12,
        'the room "dark_blue_1" has the colour "violet", which is not known; use',
    ),
    "two red rooms": ({12: 'colour = "red"'}, 20, "there must be exactly one red room, but the file has 2; give thi"),
    "no red room": ({20: 'colour = "pink"'}, 10, "there must be exactly one red room, but the file has 0; give anot"),
    "one orange room": ({44: 'colour = "pink"'}, 10, "there must be at least 2 orange rooms, but the file has 1; giv"),
    "rack": ({39: 'rack = "pnk"'}, 39, 'the room "pink_1" names the rack "pnk", which is not listed; add a [[rack]]'),
    "rack of another colour": ({39: 'rack = "red"'}, 39, 'the room "pink_1" names the rack "red", as "red" does; no t'),
    "dark blue rack shared": (
        {79: 'rack = "dark_blue_1"'},
        79,
        'the room "dark_blue_2" names the rack "dark_blue_1", ',
    ),
    "two racks of a colour": (
        {55: 'rack = "dark_blue_2"', 79: 'rack = "orange"'},
        55,
        'the room "orange_2" names the rack "dark_blue_2", but "orange_1" names "orange"; all orange rooms share one',
    ),
    "rack without a room": ({146: '[[rack]]\nid = "attic"\nbooks = 1\npoints = 2'}, 147, 'no room fills the rack "att'),
    "books of a rack": (
        {134: "books = 5"},
        134,
        'the rack "orange" holds 5 books, but its rooms have 4; make the numb',
    ),
    "points": ({135: "points = 5"}, 135, 'the rack "orange" is worth 5 points; give it 2, 3 or 4'),
    "no books": ({14: "books = 0"}, 14, 'the room "dark_blue_1" has 0 books; give it at least one'),
    "too many books": ({78: "books = 7"}, 78, "with this room the board has 26 books, and the game has only 25; giv"),
    "size": ({5: "size = [0, 24]"}, 5, "the size must be 1 to 1000 each way; write for example [36, 24]"),
    "empty rectangle": ({16: "rect = [0, 0, 0, 7]"}, 16, 'the rectangle of "dark_blue_1" is empty; give it a width an'),
    "outside": ({80: "rect = [23, 20, 14, 4]"}, 80, 'the rectangle of "dark_blue_2" leaves the board of 36 by 24; mo'),
    "overlap": ({24: "rect = [11, 0, 7, 10]"}, 24, 'the rectangles of "dark_blue_1" and "red" overlap; move one of t'),
    "overlap with a hallway": (
        {92: "rect = [0, 6, 12, 4]"},
        92,
        'the rectangles of "dark_blue_1" and "north_west" ove',
    ),
    "door to nowhere": (
        {149: 'between = ["north_west", "attic"]'},
        149,
        'a door leads to "attic", which is not listed',
    ),
    "door to itself": ({234: 'between = ["red", "red"]'}, 234, 'a door leads from "red" to itself; name two different'),
    "hallways joined": (
        {149: 'between = ["north_west", "central"]'},
        149,
        'a door joins the hallways "north_west" and',
    ),
    "door twice": (
        {234: 'between = ["red", "central"]'},
        234,
        'there are two doors between "red" and "central"; one is',
    ),
    "no common wall": (
        {234: 'between = ["red", "pink_1"]'},
        234,
        'a door joins "red" and "pink_1", which share no wall',
    ),
    "door off its wall": (
        {235: "at = [18, 11]"},
        235,
        'the door between "red" and "light_blue" stands outside the wall they share; set x to 18 and y between 0 and 10',
    ),
    "door off a wall that runs across": (
        {150: "at = [13, 7]"},
        150,
        'the door between "north_west" and "dark_blue_1" stands outside the wall they share; set y to 7 and x between 0 a',
    ),
    "start": ({6: 'start = "red"'}, 6, '"start" names "red", which is not a hallway; name one of the hallways'),
    "fishman": ({7: 'fishman = "lake"'}, 7, '"fishman" names "lake", which is not a hallway; name one of the hallways'),
    "two tokens": (
        {8: 'cultist_tokens = ["red", "red", "green"]'},
        8,
        '"cultist_tokens" must name three different roo',
    ),
    "token": ({8: 'cultist_tokens = ["red", "attic", "green"]'}, 8, '"cultist_tokens" names "attic", which is not'),
    "no door": (without(147), 11, '"dark_blue_1" has no door; add a [[link]] to it'),
    "shut in by the Fishman": (
        {7: 'fishman = "north_west"'},
        11,
        'the only door of "dark_blue_1" leads to the Fishman',
    ),
    "an island": (without(192, 202), 75, '"dark_blue_2" cannot be reached from the start; add a door that leads there'),
    "cut off by the Fishman": (without(212, 232), 27, '"light_blue" cannot be reached while the Fishman bars his hall'),
}


@pytest.mark.parametrize(("changes", "line", "message"), BROKEN.values(), ids=BROKEN)
def test_a_broken_board_is_refused_in_one_sentence(changes: dict[int, str], line: int, message: str) -> None:
    """MAP-01 to MAP-17 and MAP-28: what the file lacks is told with the line where it can be fixed."""
    with pytest.raises(BoardError) as caught:
        Board.parse(edited(changes), "mine.toml")
    told = str(caught.value)
    assert told.startswith(f"mine.toml, line {line}: {message}")
    assert told.endswith(".")
    assert "\n" not in told
    assert "; " in told, "it says what to do"


def test_tables_in_one_line_are_told_by_that_line() -> None:
    """However the tables are written, the message finds a line."""
    head = TEXT.split("[[room]]", maxsplit=1)[0]
    with pytest.raises(BoardError, match=r'^x, line 10: the room lacks "colour"'):
        Board.parse(head + 'room = [{ id = "red" }]\nhallway = []\nrack = []\nlink = []\n', "x")
    with pytest.raises(BoardError, match=r'^x, line 10: "room" of the head of the file must be a run of tables'):
        Board.parse(TEXT.replace("[[room]]", "[room]", 1).replace("[[room]]", "[[hallway]]"), "x")


def test_an_editor_may_leave_its_mark() -> None:
    """A byte-order mark and the line ends of Windows do no harm."""
    assert Board.parse("\ufeff" + TEXT.replace("\n", "\r\n"), "mine.toml").places == BOARD.places


@pytest.mark.parametrize(
    "text", ["", "x", "\x00", "a = " + "[" * 5000, "books = " + "9" * 5000, "id = 1e999", "[a]\n" * 9]
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BoardError, match=r"^x, line \d+: [^\n]+\.$"):
        Board.parse(text, "x")


@given(st.data())
def test_damage_is_refused_or_harmless(data: st.DataObject) -> None:
    """Whatever happens to a file, it parses or is refused with a sentence: never another error."""
    damaged = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(damaged) - 1))
        length = data.draw(st.sampled_from([0, 1, 1, 2, 5, 40]))
        damaged[start : start + length] = data.draw(st.binary(max_size=4) | st.sampled_from(TOKENS))
    parses_or_is_refused(damaged.decode(errors="replace"))


TOKENS = [
    token.encode() for token in (*TEXT.split(), "[[", "]]", "=", "\n", "inf", "-1", "1e9", "true", "1979-05-27", "{}")
]


@given(st.data())
def test_lines_in_disorder_are_refused_or_harmless(data: st.DataObject) -> None:
    """The same for lines dropped, doubled and exchanged."""
    lines = TEXT.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        one, two = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        lines[one : one + data.draw(st.integers(0, 8))] = [lines[two]] * data.draw(st.integers(0, 2))
    parses_or_is_refused("\n".join(lines))


def parses_or_is_refused(text: str) -> None:
    try:
        board = Board.parse(text, "mine.toml")
    except BoardError as error:
        told = str(error)
    else:
        assert set(board.doors) == set(board.places) == set(board.angle)
        return
    assert told.startswith("mine.toml, line ")
    assert "\n" not in told


GOOD_LINES = (
    '[["dark_blue", "pink", "light_blue"], ["green", "orange"], ["light_blue", "dark_blue"], ["red", "orange"]]'
)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ('[["red"], ["green"]]', "route 1 must have four lines with at least one colour each"),
        (GOOD_LINES.replace('"red"', '"purple"'), 'route 1 names the colour "purple", which is not known'),
        (GOOD_LINES.replace('"red"', '"dark_blue"'), '"dark_blue" is on lines 3 and 4 of route 1'),
        (GOOD_LINES.replace('"red"', '"pink"'), '"pink" is on lines 4 and 1 of route 1'),
        (GOOD_LINES.replace('"red"', '"orange"'), "line 4 of route 1 names a colour twice"),
        (GOOD_LINES.replace('"red", ', ""), 'route 1 lacks the colour "red"'),
        ('"red"', '"lines" of the route must be a list of lists of ids'),
    ],
)
def test_broken_routes(lines: str, message: str) -> None:
    """MAP-23, MAP-24, MAP-25."""
    with pytest.raises(BoardError) as caught:
        parse_routes(f"# mine\n[[route]]\nid = 1\nlines = {lines}\n", "routes.toml")
    assert str(caught.value).startswith(f"routes.toml, line 4: {message}")


@pytest.mark.parametrize(
    ("numbers", "line", "message"),
    [((1, 1), 5, "there are two routes 1"), ((1, 3), 2, "the routes must be numbered 1, 2")],
)
def test_routes_are_numbered(numbers: tuple[int, ...], line: int, message: str) -> None:
    cards = [f"[[route]]\nid = {number}\nlines = {GOOD_LINES}\n" for number in numbers]
    with pytest.raises(BoardError) as caught:
        parse_routes("".join(cards), "routes.toml")
    assert str(caught.value).startswith(f"routes.toml, line {line}: {message}")
