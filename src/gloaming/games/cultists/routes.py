"""The route cards (AC-ROUTE-01, MAP-23 to MAP-27)."""

from collections.abc import Mapping
from types import MappingProxyType

from gloaming.games.cultists.board_files import COLOURS, LISTS_OF_IDS, TABLES, WHOLE, Colour, Source, check_shape
from gloaming.kernel.sources import Location

Route = tuple[tuple[Colour, ...], ...]

LINES = 4  # AC-ROUTE-01: a card has four lines, used in turn


def parse_routes(text: str, name: str) -> Mapping[int, Route]:
    """Read and check a file of route cards; `BoardError` says in a sentence what is wrong and where."""
    source, routes = Source(name, text), dict[int, Route]()
    document = source.read(text)
    check_shape(source, document, Location(), {"route": TABLES})
    for nth, table in enumerate(document["route"]):
        check_shape(source, table, Location("route", nth), {"id": WHOLE, "lines": LISTS_OF_IDS})
        number, route = table["id"], tuple(tuple(line) for line in table["lines"])
        if number in routes:
            raise source.fault(
                Location("route", nth, "id"), f"there are two routes {number}; give this one another number"
            )
        if fault := _fault(number, route):
            raise source.fault(Location("route", nth, "lines"), fault)
        routes[number] = route
    if sorted(routes) != list(range(1, len(routes) + 1)):
        raise source.fault(Location("route", 0, "id"), "the routes must be numbered 1, 2, 3 and so on; renumber them")
    return MappingProxyType(routes)


def _fault(card: int, route: Route) -> str:
    """What keeps these lines from being a route, and what to do about it; "" if they are one."""
    named = {colour for line in route for colour in line}
    if len(route) != LINES or not all(route):
        return f"route {card} must have four lines with at least one colour each; write four lists"
    if unknown := sorted(named - set(COLOURS)):
        return f'route {card} names the colour "{unknown[0]}", which is not known; use {", ".join(COLOURS)}'
    for number, line in enumerate(route):
        after = (number + 1) % LINES
        if twice := sorted(set(line) & set(route[after])):
            return f'"{twice[0]}" is on lines {number + 1} and {after + 1} of route {card}, which follow each other; change one'
        if len(set(line)) < len(line):
            return f"line {number + 1} of route {card} names a colour twice; drop one"
    if missing := [colour for colour in COLOURS if colour not in named]:
        return f'route {card} lacks the colour "{missing[0]}"; put it on a line'
    return ""
