"""What a board must fulfil before anybody may play on it (MAP-01 to MAP-28).

Each check raises the first fault it finds, at the line where it can be mended.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from gloaming.games.cultists.board_files import (
    BOARD_KINDS,
    COLOURS,
    Colour,
    Place,
    Rect,
    Room,
    Source,
    Tables,
)
from gloaming.kernel.sources import Where

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
    for check in (_ids, _kinds, _colours, _seats, _numbers, _racks, _drawing, _doors, _crossing, _lifts, _marks, _ways):
        check(source, tables)


def _ids(source: Source, tables: Tables) -> None:
    places = [("room", n, room.id) for n, room in enumerate(tables.room)]
    places += [("hallway", n, hallway.id) for n, hallway in enumerate(tables.hallway)]
    places += [("lift", n, lift.id) for n, lift in enumerate(tables.lift)]
    for listed in (places, [("rack", n, rack.id) for n, rack in enumerate(tables.rack)]):
        seen: set[str] = set()
        for table, nth, name in listed:
            if name in seen:
                raise source.fault(Where(table, nth, "id"), f'the id "{name}" is used twice; give this {table} another')
            seen.add(name)


def _kinds(source: Source, tables: Tables) -> None:
    known = BOARD_KINDS[tables.expansion]
    for nth, hallway in enumerate(tables.hallway):
        if hallway.kind not in known.hallways:
            unknown = f'a board of "{tables.expansion}" has no hallways of the kind "{hallway.kind}"'
            raise source.fault(Where("hallway", nth, "kind"), f"{unknown}; use {' or '.join(known.hallways)}")
    for nth, link in enumerate(tables.link):
        if link.kind not in known.links:
            unknown = f'a board of "{tables.expansion}" has no links of the kind "{link.kind}"'
            raise source.fault(Where("link", nth, "kind"), f"{unknown}; use {' or '.join(known.links)}")


def _colours(source: Source, tables: Tables) -> None:
    """MAP-02 to MAP-06."""
    for nth, room in enumerate(tables.room):
        if room.colour not in COLOURS:
            fault = f'the room "{room.id}" has the colour "{room.colour}", which is not known'
            raise source.fault(Where("room", nth, "colour"), f"{fault}; use one of {', '.join(COLOURS)}")
    for colour in COLOURS:
        listed = [nth for nth, room in enumerate(tables.room) if room.colour == colour]
        least, most, wanted = SEVERAL.get(colour, (1, 1, f"exactly one {_words(colour)} room"))
        fault = f"there must be {wanted}, but the file has {len(listed)}"
        if len(listed) > most:
            raise source.fault(Where("room", listed[most], "colour"), f"{fault}; give this room another colour")
        if len(listed) < least:
            raise source.fault(Where("room"), f'{fault}; give another room the colour "{colour}"')


def _seats(source: Source, tables: Tables) -> None:
    """MAP-01: the number of rooms goes with the number of seats."""
    where, seats = Where(key="players"), tables.players
    if not seats or len(set(seats)) < len(seats) or not set(seats) <= set(ROOMS_FOR):
        raise source.fault(where, '"players" must list different seat counts from 4 to 8; write for example [4, 5, 6]')
    if len({ROOMS_FOR[n] for n in seats}) > 1:
        raise source.fault(where, "one board serves either 4 to 6 seats, or 7, or 8; make a file for each")
    wanted, found = ROOMS_FOR[seats[0]], len(tables.room)
    if found != wanted:
        fault = f"a board for {_listed(seats)} seats has {wanted} rooms, but the file has {found}"
        raise source.fault(where, f"{fault}; change the rooms or the seats")


def _numbers(source: Source, tables: Tables) -> None:
    """MAP-10, MAP-11."""
    for nth, room in enumerate(tables.room):
        if room.books < 1:
            fault = f'the room "{room.id}" has {room.books} books'
            raise source.fault(Where("room", nth, "books"), f"{fault}; give it at least one")
    for nth, rack in enumerate(tables.rack):
        if rack.points not in POINTS:
            fault = f'the rack "{rack.id}" is worth {rack.points} points'
            raise source.fault(Where("rack", nth, "points"), f"{fault}; give it 2, 3 or 4")
    books = 0
    for nth, room in enumerate(tables.room):
        books += room.books
        if books > BOOKS:
            fault = f"with this room the board has {books} books, and the game has only {BOOKS}"
            raise source.fault(Where("room", nth, "books"), f"{fault}; give some rooms fewer")


def _racks(source: Source, tables: Tables) -> None:
    """MAP-08: a rack for each colour, but one for each dark blue room."""
    known = {rack.id for rack in tables.rack}
    first: dict[str, Room] = {}  # rack -> the first room that fills it
    of_colour: dict[Colour, Room] = {}
    for nth, room in enumerate(tables.room):
        where, names = Where("room", nth, "rack"), f'the room "{room.id}" names the rack "{room.rack}"'
        if room.rack not in known:
            remedy = "add a [[rack]] with that id or correct the name"
            raise source.fault(where, f"{names}, which is not listed; {remedy}")
        other = first.setdefault(room.rack, room)
        if other is not room and (other.colour != room.colour or room.colour == "dark_blue"):
            why = (
                "each dark blue room has a rack of its own"
                if room.colour == "dark_blue"
                else "no two colours share one"
            )
            raise source.fault(where, f'{names}, as "{other.id}" does; {why}, so name another')
        mate = of_colour.setdefault(room.colour, room)
        if mate.rack != room.rack and room.colour != "dark_blue":
            shared = f'all {_words(room.colour)} rooms share one, so name "{mate.rack}"'
            raise source.fault(where, f'{names}, but "{mate.id}" names "{mate.rack}"; {shared}')
    books: Counter[str] = Counter()
    for room in tables.room:
        books[room.rack] += room.books
    for nth, rack in enumerate(tables.rack):
        if rack.id not in books:
            raise source.fault(
                Where("rack", nth, "id"), f'no room fills the rack "{rack.id}"; name it in a room or drop it'
            )
        if rack.books != books[rack.id]:
            fault = f'the rack "{rack.id}" holds {rack.books} books, but its rooms have {books[rack.id]}'
            raise source.fault(Where("rack", nth, "books"), f"{fault}; make the numbers equal")


def _drawing(source: Source, tables: Tables) -> None:
    """The plan is drawn from the rectangles: inside the board, none upon another."""
    wide, high = tables.size
    if not (1 <= wide <= 1000 and 1 <= high <= 1000):
        raise source.fault(Where(key="size"), "the size must be 1 to 1000 each way; write for example [36, 24]")
    spots = [Where("room", n, "rect") for n in range(len(tables.room))]
    spots += [Where("hallway", n, "rect") for n in range(len(tables.hallway))]
    for where, place in zip(spots, tables.places, strict=True):
        x, y, w, h = place.rect
        if w <= NEAR or h <= NEAR:
            raise source.fault(where, f'the rectangle of "{place.id}" is empty; give it a width and a height above 0')
        if x < 0 or y < 0 or x + w > wide + NEAR or y + h > high + NEAR:
            fault = f'the rectangle of "{place.id}" leaves the board of {wide:g} by {high:g}'
            raise source.fault(where, f"{fault}; move it or enlarge the board")
    for (_, one), (where, two) in combinations(zip(spots, tables.places, strict=True), 2):
        left, top, right, bottom = _common(one.rect, two.rect)
        if right - left > NEAR and bottom - top > NEAR:
            raise source.fault(where, f'the rectangles of "{one.id}" and "{two.id}" overlap; move one of them')


def _doors(source: Source, tables: Tables) -> None:
    """MAP-13, MAP-14, and each door stands in the wall that its two places share."""
    rects = {place.id: place.rect for place in tables.places}
    hallways = {hallway.id for hallway in tables.hallway}
    ice = {hallway.id for hallway in tables.hallway if hallway.kind == "ice"}
    seen: set[frozenset[Place]] = set()
    for nth, link in enumerate(tables.link):
        where, (one, two) = Where("link", nth, "between"), link.between
        for end in link.between:
            if end not in rects:
                raise source.fault(
                    where, f'a door leads to "{end}", which is not listed; add that place or correct the name'
                )
        if one == two:
            raise source.fault(where, f'a door leads from "{one}" to itself; name two different places')
        on_ice = len(ice.intersection(link.between))
        if link.kind == "obstacle" and on_ice < 2:
            fault = f'an obstacle lies between "{one}" and "{two}"'
            raise source.fault(where, f"{fault}; obstacles part stretches of ice, so name two of those")
        if link.kind != "obstacle" and hallways.issuperset(link.between) and on_ice != 1:
            fault = f'a door joins the hallways "{one}" and "{two}"'
            raise source.fault(where, f"{fault}; hallways never touch, so lead it to a room")
        if frozenset(link.between) in seen:
            raise source.fault(where, f'there are two doors between "{one}" and "{two}"; one is enough, drop the other')
        seen.add(frozenset(link.between))
        left, top, right, bottom = _common(rects[one], rects[two])
        if max(right - left, bottom - top) <= NEAR or min(right - left, bottom - top) < -NEAR:
            raise source.fault(
                where, f'a door joins "{one}" and "{two}", which share no wall; move them or drop the door'
            )
        if not _in_wall(link.at, left, top, right, bottom):
            fault = f'the door between "{one}" and "{two}" stands outside the wall they share'
            raise source.fault(Where("link", nth, "at"), f"{fault}; {_on_wall(left, top, right, bottom)}")


def _crossing(source: Source, tables: Tables) -> None:
    """MOC-MAP-01 to -04: four corridors round a crossing, clockwise, one of them blocked at first."""
    crossing, where = tables.crossing, Where("crossing")
    if crossing is None:
        return
    rects = {hallway.id: hallway.rect for hallway in tables.hallway}
    if len(set(crossing.corridors)) != CORRIDORS or not set(crossing.corridors) <= set(rects):
        raise source.fault(where._replace(key="corridors"), '"corridors" must name four different hallways; name four')
    if crossing.blocked_in_round_1 not in crossing.corridors:
        fault = f'"blocked_in_round_1" names "{crossing.blocked_in_round_1}", which does not meet the others here'
        raise source.fault(where._replace(key="blocked_in_round_1"), f"{fault}; name one of the four")
    for corridor in crossing.corridors:
        left, top, right, bottom = _common(crossing.rect, rects[corridor])
        if max(right - left, bottom - top) <= NEAR or min(right - left, bottom - top) < -NEAR:
            fault = f'the corridor "{corridor}" does not touch the crossing'
            raise source.fault(where._replace(key="rect"), f"{fault}; move one of them")


def _lifts(source: Source, tables: Tables) -> None:
    """MOC-MAP-09: each lift has two stops, both rooms."""
    rooms = {room.id for room in tables.room}
    for nth, lift in enumerate(tables.lift):
        if len(set(lift.between)) < 2 or not rooms.issuperset(lift.between):
            fault = f'the lift "{lift.id}" must join two different rooms'
            raise source.fault(Where("lift", nth, "between"), f"{fault}; name two rooms of this file")


def _marks(source: Source, tables: Tables) -> None:
    """MAP-16, MAP-17, MAP-28: where people, the Fishman and the Cultist tokens go."""
    hallways = {hallway.id for hallway in tables.hallway}
    for key, place in (("start", tables.start), ("fishman", tables.fishman)):
        if place not in hallways:
            raise source.fault(
                Where(key=key), f'"{key}" names "{place}", which is no hallway; name one of the hallways'
            )
    where, tokens = Where(key="cultist_tokens"), tables.cultist_tokens
    if len(tokens) != TOKENS or len(set(tokens)) != TOKENS:
        raise source.fault(where, '"cultist_tokens" must name three different rooms; name three')
    for token in tokens:
        if token not in {room.id for room in tables.room}:
            raise source.fault(where, f'"cultist_tokens" names "{token}", which is no room; name one of the rooms')


def _ways(source: Source, tables: Tables) -> None:
    """MAP-13, MAP-15: a door to every place, everywhere can be reached, with and without the Fishman's hallway."""
    ways: dict[Place, set[Place]] = {place.id: set() for place in tables.places}
    links = [link.between for link in tables.link if link.kind != "locked_door"]
    links += combinations(tables.crossing.corridors, 2) if tables.crossing else ()
    for one, two in links:
        ways[one].add(two)
        ways[two].add(one)
    for where, place in _spots(tables):
        if not ways[place]:
            raise source.fault(where, f'"{place}" has no door; add a [[link]] to it')
        if ways[place] == {tables.fishman} and where.table == "room":
            fault = f'the only door of "{place}" leads to the Fishman\'s hallway, so people would be shut in'
            raise source.fault(where, f"{fault}; add another door")
    for barred, when in ((None, "from the start"), (tables.fishman, "while the Fishman bars his hallway")):
        open_places = [place for place in ways if place != barred]
        reached = _reached(ways, next((p for p in open_places if p == tables.start), open_places[0]), barred)
        for where, place in _spots(tables):
            if place != barred and place not in reached:
                raise source.fault(where, f'"{place}" cannot be reached {when}; add a door that leads there')


def _spots(tables: Tables) -> Iterator[tuple[Where, Place]]:
    for nth, room in enumerate(tables.room):
        yield Where("room", nth, "id"), room.id
    for nth, hallway in enumerate(tables.hallway):
        yield Where("hallway", nth, "id"), hallway.id


def _reached(ways: Mapping[Place, Iterable[Place]], start: Place, barred: Place | None) -> set[Place]:
    reached, waiting = {start}, [start]
    while waiting:
        fresh = {place for place in ways[waiting.pop()] if place != barred} - reached
        reached |= fresh
        waiting += fresh
    return reached


def _common(one: Rect, two: Rect) -> Rect:
    """Left, top, right and bottom of what two rectangles have in common; turned round where they are apart."""
    left, top = max(one[0], two[0]), max(one[1], two[1])
    return left, top, min(one[0] + one[2], two[0] + two[2]), min(one[1] + one[3], two[1] + two[3])


def _in_wall(at: tuple[float, float], left: float, top: float, right: float, bottom: float) -> bool:
    x, y = at
    if right - left > bottom - top:
        return left < x < right and abs(y - top) <= NEAR
    return top < y < bottom and abs(x - left) <= NEAR


def _on_wall(left: float, top: float, right: float, bottom: float) -> str:
    if right - left > bottom - top:
        return f"set y to {top:g} and x between {left:g} and {right:g}"
    return f"set x to {left:g} and y between {top:g} and {bottom:g}"


def _words(colour: Colour) -> str:
    return colour.replace("_", " ")


def _listed(seats: Iterable[int]) -> str:
    return ", ".join(map(str, seats))
