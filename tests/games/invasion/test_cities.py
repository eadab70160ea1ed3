"""The two cities that come with the game: what every map promises, and what makes each of them itself."""

import copy
import pickle
import subprocess
import sys
from collections import Counter
from itertools import combinations, product

import pytest

from gloaming.games.invasion.city import City, CityError, load_city
from tools.cities import FOLDER, Plan, milan, washington, written

MILAN, WASHINGTON = load_city("milan"), load_city("washington")
SECTORS = ("A", "B", "C", "D", "E")
both = pytest.mark.parametrize("city", [MILAN, WASHINGTON], ids=lambda city: city.id)


@pytest.mark.parametrize("plan", [milan(), washington()], ids=lambda plan: plan.id)
def test_the_generator_writes_exactly_the_files_that_are_checked_in(plan: Plan) -> None:
    assert (FOLDER / f"{plan.id}.toml").read_text("utf-8") == written(plan)


def test_there_are_two_cities_and_no_third() -> None:
    """INV-MAP-01, INV-MAPC-01: Milan or Washington D.C."""
    assert (MILAN.title, WASHINGTON.title) == ("Milan", "Washington D.C.")
    with pytest.raises(CityError, match='There is no city "rome"; choose one of milan, washington'):
        load_city("rome")


def test_a_city_is_compared_by_identity_and_copies_are_the_city_itself() -> None:
    assert pickle.loads(pickle.dumps(MILAN)) is MILAN
    assert copy.deepcopy({"city": MILAN})["city"] is MILAN
    assert copy.copy(WASHINGTON) is WASHINGTON
    assert City.parse(MILAN.text, "another name") is not MILAN


def test_a_city_travels_to_another_process_by_its_text() -> None:
    program = "import pickle, sys; sys.stdout.write(repr(pickle.load(sys.stdin.buffer)))"
    run = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(MILAN), capture_output=True, check=True)
    assert run.stdout == b"City('milan')"


# -- districts


@both
def test_the_five_sectors_share_out_all_districts(city: City) -> None:
    """INV-MAP-02, -03, INV-MAPC-01: A to E, and each district in exactly one."""
    assert tuple(city.sectors) == SECTORS
    assert sum(map(len, city.districts_of_sector.values())) == len(city.districts)
    assert frozenset().union(*city.districts_of_sector.values()) == city.districts.keys()
    assert all(city.sector_of[district][0] == district[0] for district in city.districts)


@both
def test_the_two_dice_always_find_a_district(city: City) -> None:
    """INV-MAP-30, INV-MAPC-02, -04: 1 to 20 in every sector, each once."""
    assert set(city.address) == set(product(SECTORS, range(1, 21)))
    assert len(set(city.address.values())) == 100
    assert city.address["C", 20] == "C20"


@both
@pytest.mark.parametrize("district", ["A7", "B8", "C20", "D2", "E6"])
def test_the_districts_of_the_printed_landing_exist(city: City, district: str) -> None:
    """INV-MAPC-05."""
    assert district in city.address.values()


@pytest.mark.parametrize(("city", "count"), [(MILAN, 20), (WASHINGTON, 21)])
def test_some_districts_have_no_address(city: City, count: int) -> None:
    """INV-MAP-31, INV-MAPC-03, -06: the dice never find them, and 125 tokens cover the map."""
    without = city.districts.keys() - set(city.address.values())
    assert len(without) == count
    assert all("-x" in district for district in without)
    assert len(city.districts) <= 125


@both
def test_districts_are_close_when_they_share_an_edge(city: City) -> None:
    """INV-MAP-11, -12, INV-MAPC-13: both ways, never to itself, and a common corner is not enough."""
    for one, two in combinations(city.districts, 2):
        common = set(city.districts[one].polygon) & set(city.districts[two].polygon)
        assert (two in city.neighbours[one]) == (one in city.neighbours[two]) == (len(common) > 1)
    assert all(district not in close for district, close in city.neighbours.items())


def test_closeness_does_not_stop_at_borders_of_sectors() -> None:
    """INV-MAP-29, INV-MAPC-13: one neighbour on each side, whatever its sector."""
    assert set(MILAN.neighbours["A4"]) == {"A-x4", "A3", "A8", "B1"}
    assert set(WASHINGTON.neighbours["A4"]) == {"A3", "A-x1", "A8"}
    assert set(WASHINGTON.neighbours["A-x1"]) == {"A4", "A-x2", "B1"}


@both
def test_every_district_touches_a_spot(city: City) -> None:
    """INV-MAPC-12, -19: scientists can land at it and agents can free it."""
    assert all(city.spots_of_district[district] for district in city.districts)


@both
def test_no_two_landings_of_different_sectors_share_a_spot(city: City) -> None:
    """INV-MAPC-12: so every scientist finds a spot, whatever was rolled and chosen."""
    for spot, touched in city.districts_of_spot.items():
        assert len({city.sector_of[district] for district in touched if "-x" not in district}) <= 1, spot


@both
def test_every_landing_site_has_a_spot_outside_the_centre(city: City) -> None:
    """INV-RQ-24: so a table may forbid scientists to begin on gathering spots."""
    assert all(set(city.spots_of_district[site]) - set(city.gathering_spots) for site in city.address.values())


@both
def test_no_landing_fills_a_sector(city: City) -> None:
    """INV-MAPC-14: even the widest landing leaves more than half of each sector free."""
    for sector, whole in city.districts_of_sector.items():
        widest: Counter[str] = Counter()
        for (home, _), site in city.address.items():
            widest[home] = max(widest[home], len(whole & {site, *city.neighbours[site]}))
        assert widest.total() < len(whole) / 2, sector


# -- spots


@both
def test_a_spot_is_close_to_the_districts_that_have_a_corner_on_it(city: City) -> None:
    """INV-MAP-09, -10, INV-MAPC-10."""
    for spot, on_map in city.spots.items():
        corners = {district for district, at in city.districts.items() if on_map.point in at.polygon}
        assert set(city.districts_of_spot[spot]) == corners
        assert on_map.bridge or 1 <= len(corners) <= 4


@both
def test_each_sector_has_one_starting_spot(city: City) -> None:
    """INV-MAP-20, -21, INV-MAPC-07, -21: five, spread out, each on a road."""
    assert [city.sectors_of_spot[spot] for spot in city.starting_spots] == [(sector,) for sector in SECTORS]
    assert all(city.roads_of_spot[spot] for spot in city.starting_spots)
    assert not set(city.starting_spots) & set(city.gathering_spots)


@pytest.mark.parametrize(
    ("city", "name", "card", "spots"), [(MILAN, "Duomo", "cathedral", 5), (WASHINGTON, "Capitol", "capitol", 8)]
)
def test_the_gathering_point_is_the_centre(city: City, name: str, card: str, spots: int) -> None:
    """INV-MAP-17, -18, -19, INV-MAPC-08, -09: no district, in no sector, with the gathering spots on its edge."""
    assert (city.gathering_point, city.gathering_card) == (name, card)
    assert len(city.gathering_spots) == spots
    assert all(city.spots[spot].point in city.gathering_polygon for spot in city.gathering_spots)
    assert city.gathering_polygon not in [district.polygon for district in city.districts.values()]


@both
def test_each_gathering_spot_can_be_reached_from_outside(city: City) -> None:
    """INV-MAPC-09, -20: by more than one road each."""
    for spot in city.gathering_spots:
        assert len(city.roads_of_spot[spot]) > 1
        assert set(city.along_roads[spot]) - set(city.gathering_spots)


# -- roads


@both
def test_every_spot_lies_on_a_road_and_many_on_several(city: City) -> None:
    """INV-MAP-06, -07, INV-MAPC-11: each road with a letter and a colour of its own."""
    assert all(city.roads_of_spot.values())
    assert sum(len(roads) > 1 for roads in city.roads_of_spot.values()) > 30
    assert len({road.colour for road in city.roads.values()}) == len(city.roads)
    assert not set(city.roads) & set(SECTORS)


@both
def test_every_spot_can_be_reached_by_roads(city: City) -> None:
    """INV-MAPC-11: from each to each with at most three roads."""
    for start in city.spots:
        reached = {start}
        for _ in range(3):
            reached |= {goal for spot in reached for goal in city.along_roads[spot]}
        assert reached == city.spots.keys()


@pytest.mark.parametrize(
    ("city", "start", "goal", "runs"),
    [
        pytest.param(MILAN, "f5", "f2", {("f5", "f3", "f2")}, id="INV-MAP-08 one way on an open road"),
        pytest.param(MILAN, "f2", "f5", {("f2", "f3", "f5")}, id="INV-RQ-48 and back"),
        pytest.param(MILAN, "g1", "h0", {("g1", "h0")}, id="an odd spoke bends into the next even gate"),
        pytest.param(MILAN, "f2", "g2", set(), id="INV-AGENT-13 no common road"),
        pytest.param(
            MILAN,
            "f3",
            "h3",
            {("f3", "g3", "h3"), ("f3", "q3", "p3", "n3", "m3", "l3", "k3", "j3", "h3")},
            id="INV-RQ-49 two ways on a ring",
        ),
        pytest.param(
            WASHINGTON,
            "d4",
            "e4",
            {("d4", "e4"), ("d4", "d5", "d6", "e6", "f6", "f5", "f4", "e4")},
            id="INV-RQ-49 around the Capitol",
        ),
        pytest.param(WASHINGTON, "w5", "c5", {("w5", "z5", "a5", "c5")}, id="INV-MAP-15 a bridge is one spot"),
    ],
)
def test_runs_along_a_road(city: City, start: str, goal: str, runs: set[tuple[str, ...]]) -> None:
    """INV-MAP-08: a road is an ordered run of spots, so what lies between two of them is known."""
    assert set(city.runs(start, goal)) == runs
    assert len(city.runs(start, goal)) == len(runs)


def test_what_an_agent_controls_follows_from_its_spot() -> None:
    """INV-MAP-23, -24: the roads that pass through it and the districts that touch it."""
    assert MILAN.roads_of_spot["f3"] == ("F", "S")
    assert set(MILAN.districts_of_spot["f3"]) == {"A7", "A8", "A11", "A12"}
    assert set(MILAN.next_spots["f3"]) == {"f2", "f5", "g3", "q3"}
    assert set(WASHINGTON.roads_of_spot["c3"]) == {"G", "M", "V"}
    assert set(WASHINGTON.districts_of_spot["c3"]) == {"A11", "A12", "A15", "A16"}


@both
def test_roads_follow_the_edges_of_districts(city: City) -> None:
    """INV-MAPC-18: neighbours on a road share two districts, save on long stretches, avenues, bridges and squares."""
    sharing = Counter(
        len(set(city.districts_of_spot[one]) & set(city.districts_of_spot[two]))
        for one, others in city.next_spots.items()
        for two in others
    )
    assert set(sharing) <= {0, 1, 2}
    assert all(one in city.next_spots[two] for one, others in city.next_spots.items() for two in others)


# -- each its own


def test_milan_is_rings_and_spokes() -> None:
    """INV-MAP-14, INV-MAPC-16: 24 districts a sector, 45 spots, 13 roads, and no river."""
    assert {len(whole) for whole in MILAN.districts_of_sector.values()} == {24}
    assert (len(MILAN.spots), len(MILAN.roads)) == (45, 13)
    assert [road.ring for road in MILAN.roads.values()].count(True) == 3
    assert (MILAN.water, MILAN.bridges) == ((), ())
    assert all(len(sectors) == 1 for sectors in MILAN.sectors_of_spot.values())


def test_washington_is_a_grid_with_a_sector_beyond_the_potomac() -> None:
    """INV-MAP-14, -16, INV-MAPC-15: 24 districts a quadrant and 25 over the water, 44 spots, 19 roads."""
    assert [len(WASHINGTON.districts_of_sector[sector]) for sector in SECTORS] == [24, 24, 24, 24, 25]
    assert (len(WASHINGTON.spots), len(WASHINGTON.roads), len(WASHINGTON.water)) == (44, 19, 1)


def test_aliens_never_spread_over_the_potomac() -> None:
    """INV-MAP-13, -16, INV-MAPC-15: nobody beyond the water is close to anybody on this side."""
    beyond = WASHINGTON.districts_of_sector["E"]
    assert all(beyond.issuperset(WASHINGTON.neighbours[district]) for district in beyond)


def test_three_bridges_lead_over_the_potomac() -> None:
    """INV-MAP-15, INV-MAPC-15, INV-RQ-64: one spot each, on one road each, touching nothing."""
    assert WASHINGTON.bridges == ("z3", "z5", "z7")
    for bridge in WASHINGTON.bridges:
        assert WASHINGTON.districts_of_spot[bridge] == WASHINGTON.sectors_of_spot[bridge] == ()
        (letter,) = WASHINGTON.roads_of_spot[bridge]
        run = WASHINGTON.roads[letter].spots
        here = run.index(bridge)
        homes = [{WASHINGTON.spots[spot].sector for spot in part} for part in (run[:here], run[here + 1 :])]
        assert homes[0] == {"E"}
        assert "E" not in homes[1]
