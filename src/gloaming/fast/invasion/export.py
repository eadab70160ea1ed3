"""What is printed, read from the reference once for each table: the city, the event cards, the table's numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from gloaming.fast.invasion.covered import HOUSE_RULES, REMEMBERED, refuse_what_is_unknown
from gloaming.fast.invasion.layout import BITS, Printed
from gloaming.fast.invasion.numbers import EVENTS, VALUES
from gloaming.fast.invasion.steps import STEP_OF
from gloaming.fast.layout import NOBODY
from gloaming.games.invasion.city import City, load_city
from gloaming.games.invasion.event_cards import EVENT_CARDS, cards_in_play
from gloaming.games.invasion.event_cards.alien_planning import counts_as_red
from gloaming.games.invasion.ground import Ground, ground_of
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.setup import assimilated_in_play, empty_game
from gloaming.kernel.dice import KEY_BYTES


@lru_cache(maxsize=64)
def printed(options: Options) -> Printed:
    """The table that a game of these options is played by. Refuses what the twin does not know."""
    refuse_what_is_unknown(options)
    b, city = Printed(), load_city(options.city)
    ground = ground_of(city)
    print_districts(b, city, options)
    print_spots(b, city, ground)
    print_ways(b, city, ground)
    print_events(b, options)
    print_table(b, options)
    for name in (*HOUSE_RULES, *REMEMBERED):
        setattr(b, name, VALUES[name].index(getattr(options, name)))
    return b


def spots_of(city: City) -> tuple[str, ...]:
    """By their numbers, in the order in which a sorted list has them."""
    return tuple(sorted(city.spots))


def districts_of(city: City) -> tuple[str, ...]:
    return tuple(sorted(city.districts))


def numbers(names: Iterable[str], among: tuple[str, ...]) -> list[int]:
    return [among.index(name) for name in names]


def fill(cells: list[int], values: Iterable[int]) -> int:
    """Write values into the first cells; how many they are."""
    count = -1
    for count, value in enumerate(values):
        cells[count] = value
    return count + 1


def fill_set(cells: list[int], districts: Iterable[int]) -> None:
    for district in districts:
        cells[district // BITS] |= 1 << district % BITS


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def print_districts(b: Printed, city: City, options: Options) -> None:
    sectors, districts, spots = tuple(city.sectors), districts_of(city), spots_of(city)
    b.sectors, b.districts = len(sectors), len(districts)
    for number, district in enumerate(districts):
        b.sector_of[number] = sectors.index(city.sector_of[district])
        fill_set(b.close[number], numbers(city.neighbours[district], districts))
        b.corner_count[number] = fill(b.corner[number], numbers(city.spots_of_district[district], spots))
    for number, sector in enumerate(sectors):
        inside = city.districts_of_sector[sector]
        addressed = inside & ground_of(city).addressed
        fill_set(b.sector[number], numbers(inside, districts))
        fill_set(b.fallen[number], numbers(inside if options.sector_win_needs_unaddressed else addressed, districts))
    for (sector, address), district in city.address.items():
        b.address[sectors.index(sector)][address - 1] = districts.index(district)


def print_spots(b: Printed, city: City, ground: Ground) -> None:
    sectors, districts, spots = tuple(city.sectors), districts_of(city), spots_of(city)
    b.spots = len(spots)
    b.starting_count = fill(b.starting, numbers(city.starting_spots, spots))
    b.gathering_count = fill(b.gathering, numbers(city.gathering_spots, spots))
    for number, spot in enumerate(spots):
        b.is_starting[number] = int(spot in city.starting_spots)
        b.is_gathering[number] = int(spot in ground.gathering)
        fill_set(b.control[number], numbers(ground.control[spot], districts))
        b.along_count[number] = fill(b.along[number], numbers(city.along_roads[spot], spots))
        b.beside_count[number] = fill(b.beside[number], numbers(city.next_spots[spot], spots))
        b.touched[number] = bits(numbers(city.sectors_of_spot[spot], sectors))
        home = city.spots[spot].sector
        b.home[number] = sectors.index(home) if home else NOBODY


def print_ways(b: Printed, city: City, ground: Ground) -> None:
    """INV-RQ-49: the stretches of road between two spots stand one behind the other."""
    districts, spots, ways = districts_of(city), spots_of(city), 0
    for start, goals in ground.stretches.items():
        for goal, stretches in goals.items():
            one, other = spots.index(start), spots.index(goal)
            b.way_first[one][other], b.way_count[one][other] = ways, len(stretches)
            for stretch in stretches:
                b.way_between[ways] = bits(numbers(stretch.between, spots))
                fill_set(b.way_close[ways], numbers(stretch.close, districts))
                ways += 1


def print_events(b: Printed, options: Options) -> None:
    game = empty_game(options, bytes(KEY_BYTES))
    b.event_count = fill(b.event, numbers(cards_in_play(game.city), EVENTS))
    for number, (name, card) in enumerate(EVENT_CARDS.items()):
        b.does[number] = STEP_OF[type(card.does[0]).__name__] if card.does else 0
        b.discarded[number] = int(card.discarded)
        b.red[number] = int(counts_as_red(game, name))


def print_table(b: Printed, options: Options) -> None:
    b.players, b.assimilated = options.players, assimilated_in_play(options.players)
    b.first_architect = NOBODY if options.first_architect is None else options.first_architect
    b.motherships_to_lose, b.scientists_to_save = options.motherships_to_lose, options.scientists_to_save
    b.track_length = fill(b.track, options.pressure_track)
    b.pressure_start_index = options.pressure_start_index
    limit = options.alien_token_limit
    b.token_limit = b.districts if limit is None else min(limit, b.districts)
