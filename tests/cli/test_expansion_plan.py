"""The plan and the panels on the boards of the expansions: doors that shut, lifts that ride, Items that lie about."""

import pytest

from gloaming.cli.play.cultists import pages, panels
from gloaming.cli.play.cultists.floorplan import Fittings, FloorPlan, PlaceMarks, legend
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.cultists.stage import STAGE
from gloaming.cli.play.layout import Canvas
from gloaming.cli.play.rows import Rows
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.board import Board, Place, load_board
from gloaming.games.cultists.view import View
from tests.games.cultists.mine.underground import enters, mine, others_move
from tests.games.cultists.professions.holders import with_profession
from tests.people import Table
from tests.scenario import table
from tests.surface import EIGHT, searching, station

STATION, MINE = load_board("polar-station-4-6"), load_board("mine-4-6")
both_alphabets = pytest.mark.parametrize("plain", [False, True], ids=["signs", "ascii"])
sizes = pytest.mark.parametrize(("width", "height"), [(53, 13), (53, 17), (80, 22), (120, 32)])


def speech(t: Table, name: str = "Mary") -> Speech:
    view: View = CULTISTS.view(t.game, t.seat(name))
    return Speech(view, t.names)


def plan(t: Table, name: str = "Mary", *, plain: bool = False, width: int = 80) -> tuple[FloorPlan, str]:
    s = speech(t, name)
    drawing = FloorPlan(s.board, width, 28, plain=plain)
    options = s.view.asked.options if s.view.asked else ()
    return drawing, "\n".join(row.plain for row in panels.plan(s, options, drawing))


def words_in(t: Table, place: Place, name: str = "Mary") -> str:
    drawing, drawn = plan(t, name, width=120)
    box, rows = drawing.walls.boxes[place], drawn.split("\n")
    return " ".join(row[box.left + 1 : box.right] for row in rows[box.top + 1 : box.bottom])


def text(rows: Rows) -> str:
    return " ".join(" ".join(row.plain for row in rows).split())


# The mine


def mouths(board: Board, drawing: FloorPlan, drawn: str) -> dict[Place, set[str]]:
    """The signs between each corridor and the crossing."""
    rows = drawn.split("\n")
    return {corridor: {rows[row][column] for row, column in cells} for corridor, cells in drawing.walls.mouths.items()}


@sizes
@both_alphabets
def test_exactly_the_blocked_corridor_is_cut_off(width: int, height: int, plain: bool) -> None:
    """MOC-DOOR-01, -02."""
    drawing = FloorPlan(MINE, width, height, plain=plain)
    assert MINE.crossing
    assert set(drawing.walls.mouths) == set(MINE.crossing.corridors)
    for blocked in MINE.crossing.corridors:
        drawn = drawing.draw({}, Fittings(blocked=blocked)).plain
        seen = mouths(MINE, drawing, drawn)
        assert seen.pop(blocked) in ({"━"}, {"┃"}, {"="}, {"#"})
        assert list(seen.values()) == [{" "}] * 3


def test_the_plan_shows_that_the_door_has_turned() -> None:
    """MOC-DOOR-05: after the last Movement the next corridor is blocked."""
    t = mine(round=1, knife="Mary", at={"Mary": "pink_2"})
    drawing, drawn = plan(t)
    assert [corridor for corridor, signs in mouths(MINE, drawing, drawn).items() if signs != {" "}] == ["corridor_c"]
    others_move(t)
    assert t.happened("doorturned:corridor_d")
    drawing, drawn = plan(t)
    assert [corridor for corridor, signs in mouths(MINE, drawing, drawn).items() if signs != {" "}] == ["corridor_d"]


def test_the_header_says_which_corridor_is_next_and_where_the_lifts_stand() -> None:
    """MOC-DOOR-10, MOC-LIFT-21."""
    t = mine(round=1, lifts={"lift_2": "pink_1"})
    assert "Corridor C is blocked; D is next · lifts: Cafeteria, Infirmary" in text(panels.header(speech(t), 80))


def test_a_lift_is_drawn_where_it_stands_with_those_inside() -> None:
    """MOC-LIFT-21."""
    t = mine(at={"Mary": "light_blue", "Ben": "light_blue"}, lifts={"lift_2": "pink_1"}, knife="Mary")
    answer = 1 + t["Mary"].offered.index("lift:lift_1")
    assert f"<Lift 1>[{answer}]" in words_in(t, "light_blue")
    assert "<Lift 2>" in words_in(t, "pink_1")
    assert "<" not in words_in(t, "dark_blue_2")
    enters(t["Mary"], "lift_1")
    inside = words_in(t, "light_blue")
    assert "<Lift 1:@Ma>" in inside
    assert "Be" in inside
    assert "<Lift 1:Ma>" in words_in(t, "light_blue", "Ben")


def test_corridors_are_told_apart_on_a_small_plan() -> None:
    drawn = FloorPlan(MINE, 53, 13).draw({}).plain
    for corridor in ("Cor… A", "Corridor B", "Cor… C", "Corridor D"):
        assert corridor in drawn


# The polar station


def gap(drawing: FloorPlan, drawn: str, kind: str) -> set[str]:
    rows = drawn.split("\n")
    return {rows[row][column] for (row, column), link in drawing.walls.kinds.items() if link == kind}


@sizes
@both_alphabets
def test_obstacles_and_the_locked_door_have_signs_of_their_own(width: int, height: int, plain: bool) -> None:
    """UTS-ICE-02, UTS-DOOR-01."""
    drawing = FloorPlan(STATION, width, height, plain=plain)
    shut, opened = (drawing.draw({}, Fittings(door_open=door_open)).plain for door_open in (False, True))
    assert gap(drawing, shut, "obstacle") == {"^" if plain else "▲"}
    assert gap(drawing, shut, "locked_door") == {"#" if plain else "■"}
    assert gap(drawing, opened, "locked_door") == {":" if plain else "┊"}


def test_the_switch_opens_the_door_on_the_plan() -> None:
    """UTS-DOOR-02."""
    t = searching("green", "secret_switch")
    drawing, drawn = plan(t)
    assert gap(drawing, drawn, "locked_door") == {"■"}
    assert "red door locked" in text(panels.header(speech(t), 80))
    t["Mary"].searches("green")
    drawing, drawn = plan(t)
    assert gap(drawing, drawn, "locked_door") == {"┊"}
    assert "red door open" in text(panels.header(speech(t), 80))


@both_alphabets
def test_ice_glitters_and_other_hallways_do_not(plain: bool) -> None:
    drawing = FloorPlan(STATION, 100, 28, plain=plain)
    rows = drawing.draw({}).plain.split("\n")
    glint = "'" if plain else "·"
    for place, hallway in STATION.hallways.items():
        box = drawing.walls.boxes[place]
        floor = "".join(row[box.left + 1 : box.right] for row in rows[box.top + 1 : box.bottom])
        assert (glint in floor) == (hallway.kind == "ice"), place


@sizes
def test_the_altar_counts_its_relics(width: int, height: int) -> None:
    """UTS-ITEM-31, UTS-ORG-01."""
    drawing = FloorPlan(STATION, width, height)
    drawn = [drawing.draw({}, Fittings(relics=relics)).plain for relics in range(4)]
    for signs, words in zip(("◇◇◇", "◆◇◇", "◆◆◇", "◆◆◆"), drawn, strict=True):
        assert signs in words
    assert "46-B" in drawn[3]
    assert not any("46-B" in words for words in drawn[:3])


def test_the_header_tells_when_the_organism_wakes() -> None:
    t = searching("green", "red_relic", relics=2)
    assert "relics 2/3" in text(panels.header(speech(t), 80))
    t["Mary"].searches("green")
    assert "46-B is awake" in text(panels.header(speech(t), 80))


def test_items_lie_face_down_until_they_are_found() -> None:
    """UTS-ITEM-01, -13."""
    t = searching("green", "rifle")
    assert "?" in words_in(t, "green")
    t["Mary"].searches("green")
    assert "?" not in words_in(t, "green")
    assert "Mary: rifle" in text(panels.header(speech(t), 80))
    assert "+ rifle" in text(panels.people(speech(t), 60))
    assert "You: Library, with rifle" in panels.whereabouts(speech(t))


def test_dropped_items_lie_open() -> None:
    """UTS-ITEM-24."""
    t = station(phase="action", at={"Mary": "central"}, lying={"green": ("rifle", "boots")})
    assert "+rifle" in words_in(t, "green")
    assert "+boots" in words_in(t, "green")


def test_a_full_plan_of_items_keeps_to_80_columns() -> None:
    t = station(*EIGHT, phase="movement", at="green", lying={"green": ("rifle", "boots", "dagger")})
    _, drawn = plan(t, width=53)
    assert max(len(row) for row in drawn.split("\n")) <= 53


# Professions and the Hunter


def test_the_header_names_the_profession_and_its_holder() -> None:
    """MOC-PROF-15, -19."""
    assert "Profession hidden" in text(panels.header(speech(with_profession("exorcist", holder=None)), 80))
    t = with_profession("exorcist", holder="Ben")
    assert "Exorcist: Ben" in text(panels.header(speech(t), 80))
    assert "Exorcist: you" in text(panels.header(speech(t, "Ben"), 80))


def test_only_the_detective_is_reminded_of_the_informant() -> None:
    """MOC-PROF-25."""
    t = with_profession("detective", informant="Uli")
    assert "The Informant is Uli." in text(panels.secrets(speech(t), 40))
    assert "Informant" not in text(panels.secrets(speech(t, "Ben"), 40))


def test_cursed_rooms_are_counted_and_marked() -> None:
    """UTS-HUNT-07."""
    from gloaming.games.cultists.expansions.curse_of_the_hunter import NAME, CurseTokens

    names = ("Mary", "Ben", "Uli", "Eva", "Tom", "Kim", "Lea", "Pit")
    t = table(*names, roles={"Eva": "cursed_hunter"}, parts={NAME: CurseTokens(("green", "red"))})
    assert "cursed rooms 2/6" in text(panels.header(speech(t), 80))
    assert "◆Curse" in words_in(t, "green")
    assert "Curse" not in words_in(t, "light_blue")
    assert "You: Cursed Hunter" in text(panels.secrets(speech(t, "Eva"), 40))


# Pages


@pytest.mark.parametrize(
    ("t", "help_words", "reference_words"),
    [
        (station(), "obstacle on the ice", "Dagger. Gives its holder one extra vote, every time."),
        (mine(), "revolving door", "C, D, A, B, and so on"),
        (with_profession("mayor"), "Once the Profession is won", "Mayor. Breaks every tied vote."),
    ],
    ids=["polar station", "mine", "professions"],
)
def test_pages_tell_what_board_and_modules_add(t: Table, help_words: str, reference_words: str) -> None:
    base = speech(table("Mary", "Ben", "Uli", "Eva", "Tom"))
    assert help_words in text(pages.help_page(speech(t), 80))
    assert help_words not in text(pages.help_page(base, 80))
    assert reference_words in text(pages.reference(speech(t), 80))
    assert reference_words not in text(pages.reference(base, 80))


@both_alphabets
def test_the_legend_of_a_board_fits(plain: bool) -> None:
    for board in (STATION, MINE):
        rows = legend(board, 78, plain=plain)
        assert len(rows) == 2
        assert max(len(row.plain) for row in rows) <= 78
    assert len(legend(load_board("university-4-6"), 78, plain=plain)) == 1


def test_the_map_page_keeps_to_the_screen() -> None:
    for t in (station(knife="Mary"), mine(knife="Mary")):
        s = speech(t)
        assert s.view.asked
        rows = STAGE.map_page(s, s.view.asked, Canvas(80, 24, None, plain=True))
        assert len(rows) <= 23
        assert max(len(row.plain) for row in rows) <= 80


def test_a_place_with_nothing_but_an_item_is_listed_where_no_plan_fits() -> None:
    drawing = FloorPlan(STATION, 30, 8)
    assert not drawing.walls.fits
    assert "+rifle" in drawing.draw({"green": PlaceMarks(items=("rifle",))}).plain
