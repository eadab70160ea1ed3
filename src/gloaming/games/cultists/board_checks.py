"""What a board must fulfil before anybody may play on it (MAP-01 to MAP-28): each check yields the faults it finds."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, combinations

from gloaming.games.cultists.board_files import (
    BOARD_KINDS,
    COLOURS,
    Colour,
    Hallway,
    Place,
    Point,
    Rect,
    Room,
    Source,
    Tables,
)
from gloaming.games.cultists.board_set_ups import check_set_up
from gloaming.kernel.sources import Faults, Location, each, reached

ROOMS_FOR: Mapping[int, int] = {4: 9, 5: 9, 6: 9, 7: 10, 8: 11}  # MAP-01
SEVERAL: Mapping[Colour, tuple[int, int, str]] = {  # MAP-04 to MAP-06
    "orange": (2, 99, "at least 2 orange rooms"),
    "pink": (2, 99, "at least 2 pink rooms"),
    "dark_blue": (2, 3, "2 or 3 dark blue rooms"),
}
POINTS = range(2, 5)  # MAP-10
BOOKS = 25  # MAP-11
TOKENS = 3  # MAP-28
CORRIDORS = 4  # MOC-MAP-01
NEAR = 1e-6  # corners that were added up from decimals


def check_board(source: Source, tables: Tables) -> None:
    """Raise `BoardError` unless a game can be played on this board."""
    source.check(
        tables,
        (
            _ids,
            _kinds,
            _colours,
            _seats,
            check_set_up,
            _numbers,
            _racks,
            _drawing,
            _doors,
            _crossing,
            _lifts,
            _marks,
            _ways,
        ),
    )


def _ids(tables: Tables) -> Faults:
    racks = [(where, rack.id) for where, rack in each("rack", tables.rack, "id")]
    lifts = [(where, lift.id) for where, lift in each("lift", tables.lift, "id")]
    for listed in ([*_spots(tables), *lifts], racks):
        seen: set[str] = set()
        for where, name in listed:
            if name in seen:
                yield where, f'the id "{name}" is used twice; give this {where.table} another'
            seen.add(name)


def _kinds(tables: Tables) -> Faults:
    known = BOARD_KINDS[tables.expansion]
    hallways = ((where, hallway.kind, known.hallways) for where, hallway in each("hallway", tables.hallway, "kind"))
    links = ((where, link.kind, known.links) for where, link in each("link", tables.link, "kind"))
    for where, kind, kinds in chain(hallways, links):
        if kind not in kinds:
            unknown = f'a board of "{tables.expansion}" has no {where.table}s of the kind "{kind}"'
            yield where, f"{unknown}; use {' or '.join(kinds)}"


def _colours(tables: Tables) -> Faults:
    """MAP-02 to MAP-06."""
    for where, room in each("room", tables.room, "colour"):
        if room.colour not in COLOURS:
            fault = f'the room "{room.id}" has the colour "{room.colour}", which is not known'
            yield where, f"{fault}; use one of {', '.join(COLOURS)}"
    for colour in COLOURS:
        listed = [where for where, room in each("room", tables.room, "colour") if room.colour == colour]
        least, most, wanted = SEVERAL.get(colour, (1, 1, f"exactly one {_words(colour)} room"))
        if tables.set_up and colour in SEVERAL:
            least = 0  # fewer rooms than the box has
        fault = f"there must be {wanted}, but the file has {len(listed)}"
        if len(listed) > most:
            yield listed[most], f"{fault}; give this room another colour"
        if len(listed) < least:
            yield Location("room"), f'{fault}; give another room the colour "{colour}"'


def _seats(tables: Tables) -> Faults:
    """MAP-01: the number of rooms goes with the number of seats."""
    where, seats = Location(key="players"), tables.players
    if not seats or len(set(seats)) < len(seats) or not set(seats) <= set(ROOMS_FOR):
        yield where, '"players" must list different seat counts from 4 to 8; write for example [4, 5, 6]'
    if tables.set_up:
        return
    if len({ROOMS_FOR[n] for n in seats}) > 1:
        yield where, "one board serves either 4 to 6 seats, or 7, or 8; make a file for each"
    wanted, found = ROOMS_FOR[seats[0]], len(tables.room)
    if found != wanted:
        fault = f"a board for {', '.join(map(str, seats))} seats has {wanted} rooms, but the file has {found}"
        yield where, f"{fault}; change the rooms or the seats"


def _numbers(tables: Tables) -> Faults:
    """MAP-10, MAP-11."""
    for where, room in each("room", tables.room, "books"):
        if room.books < 1:
            yield where, f'the room "{room.id}" has {room.books} books; give it at least one'
    for where, rack in each("rack", tables.rack, "points"):
        if rack.points not in POINTS:
            yield where, f'the rack "{rack.id}" is worth {rack.points} points; give it 2, 3 or 4'
    books = 0
    for where, room in each("room", tables.room, "books"):
        books += room.books
        if books > BOOKS:
            fault = f"with this room the board has {books} books, and the game has only {BOOKS}"
            yield where, f"{fault}; give some rooms fewer"


def _racks(tables: Tables) -> Faults:
    """MAP-08: a rack for each colour, but one for each dark blue room."""
    known = {rack.id for rack in tables.rack}
    first: dict[str, Room] = {}  # rack -> the first room that fills it
    of_colour: dict[Colour, Room] = {}
    for where, room in each("room", tables.room, "rack"):
        names, has_own = f'the room "{room.id}" names the rack "{room.rack}"', room.colour == "dark_blue"
        if room.rack not in known:
            yield where, f"{names}, which is not listed; add a [[rack]] with that id or correct the name"
        other = first.setdefault(room.rack, room)
        if other is not room and (other.colour != room.colour or has_own):
            why = "each dark blue room has a rack of its own" if has_own else "no two colours share one"
            yield where, f'{names}, as "{other.id}" does; {why}, so name another'
        mate = of_colour.setdefault(room.colour, room)
        if mate.rack != room.rack and not has_own:
            shared = f'all {_words(room.colour)} rooms share one, so name "{mate.rack}"'
            yield where, f'{names}, but "{mate.id}" names "{mate.rack}"; {shared}'
    books: Counter[str] = Counter()
    for room in tables.room:
        books[room.rack] += room.books
    for where, rack in each("rack", tables.rack):
        if rack.id not in books:
            yield where._replace(key="id"), f'no room fills the rack "{rack.id}"; name it in a room or drop it'
        if rack.books != books[rack.id]:
            fault = f'the rack "{rack.id}" holds {rack.books} books, but its rooms have {books[rack.id]}'
            yield where._replace(key="books"), f"{fault}; make the numbers equal"


def _drawing(tables: Tables) -> Faults:
    """The plan is drawn from the rectangles: inside the board, none upon another."""
    wide, high = tables.size
    if not (1 <= wide <= 1000 and 1 <= high <= 1000):
        yield Location(key="size"), "the size must be 1 to 1000 each way; write for example [36, 24]"
    drawn: list[tuple[Location, Room | Hallway]] = [*each("room", tables.room, "rect")]
    drawn += each("hallway", tables.hallway, "rect")
    for where, place in drawn:
        x, y, w, h = place.rect
        if w <= NEAR or h <= NEAR:
            yield where, f'the rectangle of "{place.id}" is empty; give it a width and a height above 0'
        if x < 0 or y < 0 or x + w > wide + NEAR or y + h > high + NEAR:
            fault = f'the rectangle of "{place.id}" leaves the board of {wide:g} by {high:g}'
            yield where, f"{fault}; move it or enlarge the board"
    for (_, one), (where, two) in combinations(drawn, 2):
        left, top, right, bottom = _common(one.rect, two.rect)
        if right - left > NEAR and bottom - top > NEAR:
            yield where, f'the rectangles of "{one.id}" and "{two.id}" overlap; move one of them'


def _doors(tables: Tables) -> Faults:
    """MAP-13, MAP-14, and each door stands in the wall that its two places share."""
    rects = {place.id: place.rect for place in tables.places}
    hallways = {hallway.id for hallway in tables.hallway}
    ice = {hallway.id for hallway in tables.hallway if hallway.kind == "ice"}
    seen: set[frozenset[Place]] = set()
    for where, link in each("link", tables.link, "between"):
        one, two = link.between
        for end in link.between:
            if end not in rects:
                yield where, f'a door leads to "{end}", which is not listed; add that place or correct the name'
        if one == two:
            yield where, f'a door leads from "{one}" to itself; name two different places'
        on_ice = len(ice.intersection(link.between))
        if link.kind == "obstacle" and on_ice < 2:
            fault = f'an obstacle lies between "{one}" and "{two}"'
            yield where, f"{fault}; obstacles part stretches of ice, so name two of those"
        if link.kind != "obstacle" and hallways.issuperset(link.between) and on_ice != 1:
            fault = f'a door joins the hallways "{one}" and "{two}"'
            yield where, f"{fault}; hallways never touch, so lead it to a room"
        if frozenset(link.between) in seen:
            yield where, f'there are two doors between "{one}" and "{two}"; one is enough, drop the other'
        seen.add(frozenset(link.between))
        wall = _common(rects[one], rects[two])
        if not _touch(wall):
            yield where, f'a door joins "{one}" and "{two}", which share no wall; move them or drop the door'
        if remedy := _off_the_wall(link.at, wall):
            fault = f'the door between "{one}" and "{two}" stands outside the wall they share'
            yield where._replace(key="at"), f"{fault}; {remedy}"


def _crossing(tables: Tables) -> Faults:
    """MOC-MAP-01 to -04: four corridors around a crossing, clockwise, one of them blocked at first."""
    crossing, where = tables.crossing, Location("crossing")
    if crossing is None:
        return
    rects = {hallway.id: hallway.rect for hallway in tables.hallway}
    if len(set(crossing.corridors)) != CORRIDORS or not set(crossing.corridors) <= set(rects):
        yield where._replace(key="corridors"), '"corridors" must name four different hallways; name four'
    if crossing.blocked_in_round_1 not in crossing.corridors:
        fault = f'"blocked_in_round_1" names "{crossing.blocked_in_round_1}", which does not meet the others here'
        yield where._replace(key="blocked_in_round_1"), f"{fault}; name one of the four"
    for corridor in crossing.corridors:
        if not _touch(_common(crossing.rect, rects[corridor])):
            fault = f'the corridor "{corridor}" does not touch the crossing'
            yield where._replace(key="rect"), f"{fault}; move one of them"


def _lifts(tables: Tables) -> Faults:
    """MOC-MAP-09: each lift has two stops, both rooms."""
    rooms = {room.id for room in tables.room}
    for where, lift in each("lift", tables.lift, "between"):
        if len(set(lift.between)) < 2 or not rooms.issuperset(lift.between):
            yield where, f'the lift "{lift.id}" must join two different rooms; name two rooms of this file'


def _marks(tables: Tables) -> Faults:
    """MAP-16, MAP-17, MAP-28: where people, the Fishman and the Cultist tokens go."""
    hallways = {hallway.id for hallway in tables.hallway}
    for key, place in (("start", tables.start), ("fishman", tables.fishman)):
        if place not in hallways:
            yield Location(key=key), f'"{key}" names "{place}", which is not a hallway; name one of the hallways'
    where, tokens = Location(key="cultist_tokens"), tables.cultist_tokens
    if len(tokens) != TOKENS or len(set(tokens)) != TOKENS:
        yield where, '"cultist_tokens" must name three different rooms; name three'
    for token in tokens:
        if token not in {room.id for room in tables.room}:
            yield where, f'"cultist_tokens" names "{token}", which is not a room; name one of the rooms'


def _ways(tables: Tables) -> Faults:
    """MAP-13, MAP-15: a door to every place, everywhere can be reached, with and without the Fishman's hallway."""
    ways: dict[Place, set[Place]] = {place.id: set() for place in tables.places}
    links = [link.between for link in tables.link if link.kind != "locked_door"]
    links += combinations(tables.crossing.corridors, 2) if tables.crossing else ()
    for one, two in links:
        ways[one].add(two)
        ways[two].add(one)
    for where, place in _spots(tables):
        if not ways[place]:
            yield where, f'"{place}" has no door; add a [[link]] to it'
        if ways[place] == {tables.fishman} and where.table == "room":
            fault = f'the only door of "{place}" leads to the Fishman\'s hallway, so people would be shut in'
            yield where, f"{fault}; add another door"
    for barred, when in ((None, "from the start"), (tables.fishman, "while the Fishman bars his hallway")):
        open_places = [place for place in ways if place != barred]
        start = tables.start if tables.start in open_places else open_places[0]
        found = reached(ways, start, barred)
        for where, place in _spots(tables):
            if place != barred and place not in found:
                yield where, f'"{place}" cannot be reached {when}; add a door that leads there'


def _spots(tables: Tables) -> Iterator[tuple[Location, Place]]:
    yield from ((where, room.id) for where, room in each("room", tables.room, "id"))
    yield from ((where, hallway.id) for where, hallway in each("hallway", tables.hallway, "id"))


def _common(one: Rect, two: Rect) -> Rect:
    """Left, top, right and bottom of what two rectangles have in common; turned round where they are apart."""
    left, top = max(one[0], two[0]), max(one[1], two[1])
    return left, top, min(one[0] + one[2], two[0] + two[2]), min(one[1] + one[3], two[1] + two[3])


def _touch(common: Rect) -> bool:
    left, top, right, bottom = common
    return max(right - left, bottom - top) > NEAR and min(right - left, bottom - top) >= -NEAR


def _off_the_wall(at: Point, wall: Rect) -> str:
    """Location a door belongs that stands outside this wall; "" if it stands in it."""
    (x, y), (left, top, right, bottom) = at, wall
    if right - left > bottom - top:
        in_wall = left < x < right and abs(y - top) <= NEAR
        return "" if in_wall else f"set y to {top:g} and x between {left:g} and {right:g}"
    in_wall = top < y < bottom and abs(x - left) <= NEAR
    return "" if in_wall else f"set x to {left:g} and y between {top:g} and {bottom:g}"


def _words(colour: Colour) -> str:
    return colour.replace("_", " ")
