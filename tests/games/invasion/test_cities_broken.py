"""A broken city file is refused in one sentence: the file, the line, the fault, and what to do."""

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.games.invasion.city import City, CityError, load_city
from gloaming.games.invasion.city_checks import _landings, _neighbours
from gloaming.games.invasion.city_files import Source, read_tables

MILAN, WASHINGTON = load_city("milan").text, load_city("washington").text


def swapped(old: str, new: str, text: str = MILAN) -> str:
    assert text.count(old) >= 1
    return text.replace(old, new, 1)


def table(kind: str, name: str, text: str = MILAN) -> str:
    """The lines of one table of the file."""
    key = "letter" if kind == "road" else "id"
    found = re.search(rf'\[\[{kind}\]\]\n{key} = "{name}"\n(?:.+\n)*', text)
    assert found
    return found[0]


def within(kind: str, name: str, old: str, new: str, text: str = MILAN) -> str:
    block = table(kind, name, text)
    assert re.search(old, block)
    return text.replace(block, re.sub(old, new, block, count=1), 1)


def without_spots(text: str, *spots: str) -> str:
    """The city without these spots, on roads too."""
    for spot in spots:
        text = text.replace(table("spot", spot, text), "").replace(f'"{spot}", ', "").replace(f', "{spot}"]', "]")
    return text


BROKEN = {
    "toml": (
        swapped("size = [1000, 1000]", "size = [1000, "),
        "this isn't valid TOML: invalid value (column 1); correct the line",
    ),
    "missing": (swapped('title = "Milan"\n', ""), 'object missing required field "title"; correct the value'),
    "unknown": (swapped("[[road]]", "[[road]]\nlanes = 2"), 'object contains unknown field "lanes"; correct the value'),
    "wrong kind": (within("district", "A3", "address = 3", 'address = "3"'), 'expected "int | null", got "str"'),
    "card": (swapped('"cathedral"', '"museum"'), 'no event card "museum" for a city; use cathedral or capitol'),
    "id twice": (swapped('id = "f1"', 'id = "f0"'), '"f0" is used twice; give this spot another id'),
    "spot's id": (swapped('id = "f1"', 'id = "F1"'), '"F1" is not the id of a spot'),
    "INV-MAPC-01 sectors": (swapped(table("sector", "E"), ""), "a city has five sectors; list A, B, C, D and E"),
    "INV-MAPC-01 sector": (within("district", "A3", 'r = "A"', 'r = "F"'), 'names the sector "F"; name one of A to E'),
    "INV-MAPC-02 twice": (within("district", "A3", "s = 3", "s = 2"), 'the address 2 of "A3" is taken or not on the'),
    "INV-MAPC-02 die": (
        within("district", "A20", "s = 20", "s = 21"),
        'the address 21 of "A20" is taken or not on the',
    ),
    "INV-MAPC-02 id": (within("district", "A-x1", '"A-x1"', '"A-one"'), 'the id "A-one" does not tell its sector'),
    "INV-MAPC-04": (
        within("district", "A20", "address = 20\n", "").replace('"A20"', '"A-x9"'),
        "the sector A has no district with the address 20, and the dice may ask for it",
    ),
    "outline": (within("district", "A3", r"polygon = .*", "polygon = [[1, 1], [2, 2]]"), '"A3" is not a polygon'),
    "outside": (swapped("size = [1000, 1000]", "size = [900, 1000]"), "leaves the board of 900 by 1000"),
    "overlap": (
        within("district", "A3", r"polygon = .*", "polygon = [[490, 490], [510, 490], [500, 510]]"),
        'the outlines of "A3" and "Duomo" overlap; move one of them',
    ),
    "in the water": (
        swapped("\n\n[[sector]]", "\nwater = [[[0, 0], [1000, 0], [1000, 300], [0, 300]]]\n\n[[sector]]"),
        "lies in the water; move it to a bank",
    ),
    "INV-MAPC-13 corner": (within("district", "A3", r'"A2"', '"A2", "A6"'), '"A3" and "A6" share no edge on dry land'),
    "INV-MAPC-13 edge": (within("district", "A3", r'"A2", ', ""), '"A2" share an edge, so they are close; add "A2"'),
    "INV-MAPC-10 touches": (within("spot", "f1", r'"A3", ', ""), 'the spot "f1" is a corner of A-x3, A-x4, A3, A4;'),
    "INV-MAPC-10 nowhere": (
        within("spot", "f1", r"point = .*\ntouches = .*", "point = [1, 1]\ntouches = []"),
        'the spot "f1" lies on no corner of a district; move it to one',
    ),
    "home": (within("spot", "f1", 'sector = "A"', 'sector = "B"'), 'touches no district of the sector "B"'),
    "INV-MAPC-19": (without_spots(MILAN, "f5"), 'the district "A15" touches no spot, so no agent could free it'),
    "INV-MAPC-07": (within("spot", "f3", "starting = true\n", ""), "five starting spots, one in each sector"),
    "INV-MAPC-09 few": (MILAN.replace("gathering = true\n", ""), "there must be 2 or more gathering spots"),
    "INV-MAPC-09 off": (swapped('id = "f1"\n', 'id = "f1"\ngathering = true\n'), '"f1" is not a corner of the'),
    "INV-MAPC-16": (swapped('id = "f1"\n', 'id = "f1"\nbridge = true\n'), "is called a bridge and lies on land"),
    "INV-MAPC-15 dry": (
        within("spot", "z3", "bridge = true\n", "", WASHINGTON),
        'the spot "z3" lies on no corner of a district',
    ),
    "INV-MAPC-15 no bridge": (without_spots(WASHINGTON, "z3"), 'the road "G" crosses the water without a bridge'),
    "INV-MAPC-15 no bank": (
        within("road", "G", r'spots = \["u3", "v3", "w3", ', "spots = [", WASHINGTON),
        'the road "G" ends on a bridge; lead it over to the other bank',
    ),
    "letter": (swapped('letter = "F"', 'letter = "A"'), 'the road "A" needs one letter from F to Z'),
    "INV-MAPC-11 colour": (within("road", "G", r'colour = "\S+"', 'colour = "#742911"'), "needs a colour of its own"),
    "INV-MAPC-11 unknown": (within("road", "F", '"f2"', '"f4"'), 'leads to "f4", which is not a spot; add it'),
    "INV-MAPC-11 twice": (within("road", "F", '"f2"', '"f1"'), "must run through two or more different spots"),
    "INV-MAP-08 order": (within("road", "F", '"f2", "f1"', '"f1", "f2"'), "does not pass its spots in their order"),
    "INV-MAPC-11 no road": (within("road", "F", ', "f2"', ""), 'the spot "f2" lies on no road; add it to one'),
}


@pytest.mark.parametrize(("text", "sentence"), BROKEN.values(), ids=BROKEN)
def test_a_broken_city_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    """INV-MAPC-01, -02, -04, -07, -09, -10, -11, -13, -15, -16, -19: what a map must keep."""
    with pytest.raises(CityError) as refusal:
        City.parse(text, "my city")
    said = str(refusal.value)
    assert sentence in said
    assert re.fullmatch(r"my city, line \d+: [^\n]+\.", said)


def test_the_line_is_that_of_the_fault() -> None:
    broken = within("district", "A3", "address = 3", "address = 2")
    line = broken[: broken.index(table("district", "A3", broken))].count("\n") + 4
    with pytest.raises(CityError, match=rf"^my city, line {line}: "):
        City.parse(broken, "my city")


def test_roads_that_never_meet_are_refused() -> None:
    """INV-MAPC-11: every spot can be reached."""
    cut_off = MILAN
    for letter in "RST":  # without the rings, each sector's two spokes meet only at their own gate
        cut_off = cut_off.replace(table("road", letter, cut_off), "")
    with pytest.raises(CityError, match='no way by roads leads from "f0" to "g1"; join their roads'):
        City.parse(cut_off, "my city")


def test_a_gathering_spot_off_the_outer_roads_is_refused() -> None:
    """INV-MAPC-20: nobody could be escorted there."""
    lonely = within("road", "Q", ', "e4"', "", WASHINGTON)  # North Capitol Street stops short of the Capitol
    with pytest.raises(CityError, match='the gathering spot "e4" shares no road with a spot outside the centre'):
        City.parse(lonely, "my city")


def test_a_landing_that_might_leave_a_scientist_without_a_spot_is_refused() -> None:
    """INV-MAPC-12: the corner that B20 has left could be taken by the scientist of A."""
    # A4 and A-x1 change places, so A has an address on its border with B, where one spot serves both.
    renamed = WASHINGTON.replace('"A-x1"', '"?"').replace('"A4"', '"A-x1"').replace('"?"', '"A4"')
    renamed = re.sub(r'(id = "A-x1"\nsector = "A"\n)address = 4\n', r"\1", renamed)
    renamed = renamed.replace('id = "A4"\nsector = "A"\n', 'id = "A4"\nsector = "A"\naddress = 4\n')
    with pytest.raises(CityError, match='a landing on "B1" might find all its spots taken by scientists of earlier'):
        City.parse(renamed, "my city")


def test_a_city_with_addresses_alone_is_refused() -> None:
    """INV-MAPC-03: some districts have none."""
    addressed = re.sub(r'\[\[district\]\]\nid = "[^"]+"\nsector = "."\n(?!address)(?:.+\n)*', "", MILAN)
    with pytest.raises(CityError, match="the city has 100 districts; make it 102 to 125"):
        City.parse(addressed, "my city")


def test_districts_across_water_are_not_close() -> None:
    """INV-MAPC-13: under a flood nothing is."""
    source = Source("my city", MILAN)
    tables = read_tables(source, MILAN)
    flood = ((0.0, 0.0), (1000.0, 0.0), (1000.0, 1000.0), (0.0, 1000.0))
    with pytest.raises(CityError, match="share no edge on dry land, so they are not close"):
        source.check(msgspec.structs.replace(tables, water=(flood,)), [_neighbours])


def test_a_landing_that_might_fill_a_sector_is_refused() -> None:
    """INV-MAPC-14: here one site alone would, being close to its whole sector."""
    source = Source("my city", MILAN)
    tables = read_tables(source, MILAN)
    first, *others = tables.district
    whole = tuple(district.id for district in others if district.sector == "A")
    crowded = msgspec.structs.replace(tables, district=(msgspec.structs.replace(first, close=whole), *others))
    with pytest.raises(CityError, match="a landing might fill the sector A before anybody moves"):
        source.check(crowded, [_landings])


@given(st.data())
def test_no_damage_does_more_than_raise_a_city_error(draw: st.DataObject) -> None:
    """INV-MAPC-01: cut out or put in anything; the file is read, or refused in one sentence."""
    at = draw.draw(st.integers(0, len(WASHINGTON)))
    gone = draw.draw(st.integers(0, 40))
    put = draw.draw(st.text(max_size=5))
    said = ""
    try:
        City.parse(WASHINGTON[:at] + put + WASHINGTON[at + gone :], "my city")
    except CityError as refusal:
        said = str(refusal)
    assert not said or re.fullmatch(r"my city, line \d+: [^\n]+\.", said)
