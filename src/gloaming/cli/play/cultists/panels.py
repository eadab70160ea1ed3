"""What lies round the question: the hour, the people, the shelf, the clock, and what this seat alone knows."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET, ROOMS
from gloaming.cli.play.cultists.expansion_rows import (
    carried_pieces,
    cursed_rooms,
    fittings,
    header_pieces,
    is_covered,
    items_of,
    known_informant,
    lifts_at,
    lying_in,
)
from gloaming.cli.play.cultists.floorplan import Cabin, FloorPlan, Person, PlaceMarks, tile
from gloaming.cli.play.cultists.speech import FACES, role_title, token_title
from gloaming.cli.play.cultists.surroundings import lit
from gloaming.cli.play.cultists.words import Speech
from gloaming.cli.play.rows import Rows, filled, flowing, wrapped
from gloaming.cli.play.speech import capital
from gloaming.games.cultists.board import Board, Place, load_routes
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.tables import LAST_ROUND
from gloaming.games.cultists.view import View
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

WHERE = 44  # from this width on, the people's table says where they are
PHASES = {"night": "night", "movement": "movement", "event": "event", "action": "actions", "cleanup": "cleanup"}
SIDES = {"hunter": "on no side"}
SHORT_TITLES = {
    "in_control": "In Control",
    "false_eyes": "False Eyes",
    "secret_doors": "Secret Doors",
    "portal_opens": "Portal Opens",
}


def header(s: Speech, width: int, *, carried_below: bool = False) -> Rows:
    """The hour and all that holds for everybody; who carries what, unless the people's own rows say it."""
    view = s.view
    hour = f"Hour {view.round} of {LAST_ROUND}" if view.round else "Before the first hour"
    pieces = [
        Text(hour, BRIGHT + Style(bold=True)),
        Text(PHASES.get(view.phase, view.phase), CLEAR),
        Text("power on", QUIET) if view.power else Text("Dark", LOUD),
        Text(f"knife: {s.name(view.knife)}", QUIET),
        Text(f"{view.points}/{view.target} points", CLEAR),
    ]
    if view.portal == "open":
        late = view.options.portal_deadline == "end_of_marked_round"
        pieces.append(Text(f"Portal until {'end' if late else 'start'} of hour {view.portal_mark}", LOUD))
    if view.event and not (view.event == "portal_opens" and view.portal == "open"):
        pieces.append(Text(SHORT_TITLES.get(view.event, token_title(view.event)), CLEAR))
    if view.round and view.round <= view.no_cards_until:
        pieces.append(Text("no cards in meetings", LOUD))
    if not view.vote_active:
        pieces.append(Text("no second vote", QUIET))
    return flowing([*pieces, *header_pieces(s), *([] if carried_below else carried_pieces(s))], width)


# People


def labels(names: Sequence[str]) -> list[str]:
    """Two letters for each name, all different, for the plan."""
    chosen: list[str] = []
    for name in names:
        signs = [sign for sign in name if not sign.isspace()]
        others = [f"{signs[0]}{sign}" for sign in [*signs[1:], *"abcdefghijklmnopqrstuvwxyz"]]
        chosen.append(next(label for label in [*others, name] if label.casefold() not in map(str.casefold, chosen)))
    return chosen


def standing(view: View, seat: Seat, label: str) -> Person:
    return Person(label, you=seat == view.seat, ghost=view.ghost[seat])


def mark_of(person: Person) -> Text:
    label = f"@{person.label}" if person.you else person.label
    text = f"({label})" if person.ghost else label if person.you else f" {label}"
    return Text(text, BRIGHT if person.you else QUIET if person.ghost else CLEAR)


def people(s: Speech, width: int) -> Rows:
    """One row a seat: sign on the plan, name, Pulse deck, hand by backs; with more width also where they are."""
    signs = labels([s.label(seat) for seat in range(len(s.view.at))])
    if width < WHERE:
        return [person_row(s, seat, label, width) for seat, label in enumerate(signs)]
    heading = Text(f"{'Pulse deck, hand':>{width}}", QUIET)
    return [heading, *[row for seat, label in enumerate(signs) for row in full_rows(s, seat, label, width)]]


def full_rows(s: Speech, seat: Seat, label: str, width: int) -> Rows:
    """A person, and below what that person carries."""
    items = items_of(s.view, seat)
    carried = wrapped(Text(f"      + {items}", BRIGHT), width, hang=8) if items else []
    return [person_row(s, seat, label, width), *carried]


def person_row(s: Speech, seat: Seat, label: str, width: int) -> Text:
    view = s.view
    name = Text(s.label(seat), BRIGHT if seat == view.seat else CLEAR)
    if seat == view.knife:
        name.append(" †", LOUD)
    if seat in view.shown_role:
        name.append(f" {role_title(view.shown_role[seat])}", LOUD)
    cards = f"{view.pulse[seat]:>2}p {view.encounter_cards[seat]}e {view.room_cards[seat]}r"
    if width < WHERE and seat in view.shown_role and len(name) > width - 7 - len(cards):
        who = filled(mark_of(standing(view, seat, label)), 6) + name  # who it is matters more than how many cards
        who.truncate(width)
        return who
    row = filled(mark_of(standing(view, seat, label)), 6)
    row.append_text(filled(name, width - 6 - len(cards) - 1 - (20 if width >= WHERE else 0)))
    if width >= WHERE:
        row.append_text(filled(Text(" " + s.board.name(view.at[seat]), QUIET), 20))
    row.append(f" {cards}", QUIET)
    return row


def whereabouts(s: Speech) -> str:
    """For those who have no plan before them."""
    told = []
    for seat, place in enumerate(s.view.at):
        ghost = " (ghost)" if s.view.ghost[seat] else ""
        items = items_of(s.view, seat)
        told.append(f"{capital(s.name(seat))}{ghost}: {s.board.name(place)}" + (f", with {items}" if items else ""))
    return "; ".join(told) + "."


# The shelf and the clock


def shelf(s: Speech, width: int, *, dots: bool = False) -> Rows:
    """Each rack: books on it, places on it, points for a full one."""
    pieces = []
    for rack, printed in s.board.racks.items():
        there = s.view.shelf[rack]
        full = there == printed.books
        books = "●" * there + "○" * (printed.books - there) if dots else f"{there}/{printed.books}"
        piece = Text.assemble((rack_letter(s.board, rack), rack_style(s.board, rack)), (f" {books}", CLEAR))
        piece.append(f"+{printed.points}", BRIGHT + Style(bold=True) if full else QUIET)
        pieces.append(piece if dots else filled(piece, 8))
    return flowing(pieces, width, "   " if dots else " " if width < 40 else "  ")


def rack_letter(board: Board, rack: str) -> str:
    rooms = board.rooms_of_rack[rack]
    return tile(board, rooms[0]) if len(rooms) == 1 else ROOMS[board.colour[rooms[0]]].letter


def rack_style(board: Board, rack: str) -> Style:
    return Style(color=ROOMS[board.colour[board.rooms_of_rack[rack][0]]].colour, bold=True)


def clock(s: Speech, width: int) -> Rows:
    """The token of each hour so far."""
    if not s.view.clock:
        return [Text("No token yet", QUIET)]
    tokens = [Text(f"{hour} {token_title(token)}", QUIET) for hour, token in enumerate(s.view.clock, start=1)]
    tokens[-1].stylize(CLEAR)
    return flowing(tokens, width)


# What this seat alone knows


def secrets(s: Speech, width: int) -> Rows:
    view = s.view
    if view.role is None:
        return []
    side = SIDES.get(ROLES[view.role].team, ROLES[view.role].team)
    team = "" if view.role in ("investigator", "cultist") else f" ({side})"
    role = Text(role_title(view.role) + team, BRIGHT + Style(bold=True))
    rows = wrapped(Text("You: ", QUIET) + role if len(role) + 5 <= width else role, width, hang=2)
    rows += flowing(route_pieces(s), width, " ")
    rows += flowing([Text("Hand", QUIET), *[Text(face, BRIGHT) for face in hand(view.hand)]], width, " ")
    others = [seat for seat in view.known_cultists if seat != view.seat]
    if others:
        rows += wrapped(Text.assemble(("Cultist: ", QUIET), (s.all_of(others), LOUD)), width, hang=2)
    if informant := known_informant(s):
        rows += wrapped(informant, width, BRIGHT, hang=2)
    return rows


def hand(cards: Sequence[str]) -> list[str]:
    return [f"{cards.count(face)} {word}" for face, word in FACES.items() if face in cards] or ["no cards"]


def route_pieces(s: Speech) -> list[Text]:
    """Four lines of colours; the one of this hour in brackets."""
    assert s.view.route is not None
    now = (max(s.view.round, 1) - 1) % 4
    pieces = [Text("Route", QUIET)]
    for number, line in enumerate(load_routes()[s.view.route]):
        letters = "".join(ROOMS[colour].letter for colour in line)
        pieces.append(Text(f"[{letters}]", BRIGHT + Style(bold=True)) if number == now else Text(letters, QUIET))
    return pieces


# The plan


def plan(s: Speech, options: Sequence[Option], drawing: FloorPlan) -> Rows:
    """The floor plan as this seat sees it, with the numbers of the answers that lead somewhere."""
    signs = labels([s.label(seat) for seat in range(len(s.view.at))])
    marks = {place: place_marks(s, place, signs, options) for place in s.board.places}
    rows = drawing.draw(marks, fittings(s.view)).split("\n")
    return [row for row in rows if row.plain]


def answers_to(options: Sequence[Option], place: Place) -> str | None:
    """The numbers of at most two answers that lead to this place or act on it."""
    found = []
    for number, option in enumerate(options, start=1):
        if place in [getattr(option, field, None) for field in ("to", "at", "place", "lift")]:
            found.append(str(number))
    return ",".join(found[:2]) or None


def place_marks(s: Speech, place: Place, signs: Sequence[str], options: Sequence[Option]) -> PlaceMarks:
    view = s.view
    tokens = ["Cultist"] * view.cultist_tokens.count(place)
    tokens += ["Fishman"] * (view.fishman == place)
    tokens += ["Portal"] * (view.portal == "open" and place == s.board.green)
    tokens += ["Curse"] * (place in (cursed_rooms(view) or ()))
    is_room = place in s.board.rooms
    lifts = [
        Cabin(s.board.name(lift).split()[-1], standing_in(view, lift, signs), answers_to(options, lift))
        for lift in lifts_at(view, place)
    ]
    return PlaceMarks(
        people=standing_in(view, place, signs),
        books=view.books[place] if is_room else 0,
        deck=view.deck[place] if is_room else 0,
        explored=is_room and view.explored[place],
        finished=is_room and view.finished[place],
        marks=tuple(tokens),
        answer=answers_to(options, place),
        lit=lit(s.board, view, place),
        items=lying_in(view, place),
        covered=is_covered(view, place),
        lifts=tuple(lifts),
    )


def standing_in(view: View, place: Place, signs: Sequence[str]) -> tuple[Person, ...]:
    return tuple(standing(view, seat, signs[seat]) for seat, at in enumerate(view.at) if at == place)
