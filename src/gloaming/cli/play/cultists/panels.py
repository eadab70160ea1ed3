"""What is around the question: the hour, the people, the shelf, the clock, and what this seat alone knows."""

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
from gloaming.cli.play.cultists.names import counted, letter, role_name, token_name
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.layout import answers_to
from gloaming.cli.play.rows import Rows, filled, flowing, wrapped
from gloaming.cli.play.speech import capital, some, yes
from gloaming.games.cultists.board import Place, load_routes
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.view import View
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat
from gloaming.words import apart, t

WHERE = 44  # from this width on, the people's table says where they are


def header(s: Speech, width: int, *, carried_below: bool = False) -> Rows:
    """The hour and all that holds for everyone; who carries what, unless the people's own rows say it."""
    view = s.view
    pieces = [
        Text(t("hour-of", round=view.round) if view.round else t("head-before"), BRIGHT + Style(bold=True)),
        Text(t(f"phase-{view.phase}"), CLEAR),
        Text(t("power-on"), QUIET) if view.power else Text(t("power-off"), LOUD),
        Text(t("head-knife", **s.seat_args("seat", view.knife)), QUIET),
        Text(t("points-of", points=view.points, target=view.target), CLEAR),
    ]
    if view.portal == "open":
        last = view.portal_mark - (view.options.portal_deadline == "start_of_marked_round")  # RQ-76
        pieces.append(Text(t("head-portal", hour=last), LOUD))
    elif view.event:
        pieces.append(Text(token_name(view.event), CLEAR))
    if view.round and view.round <= view.no_cards_until:
        pieces.append(Text(t("head-no-cards"), LOUD))
    if not view.vote_active:
        pieces.append(Text(t("head-no-vote"), QUIET))
    return flowing([*pieces, *header_pieces(s), *([] if carried_below else carried_pieces(s))], width)


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
    heading = Text(f"{t('people-heading'):>{width}}", QUIET)
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
        name.append(f" {role_name(view.shown_role[seat])}", LOUD)
    hand = {"encounter": view.encounter_cards[seat], "room": view.room_cards[seat]}
    cards = f"{t('people-cards', pulse=view.pulse[seat], **hand):>9}"
    if width < WHERE and seat in view.shown_role and len(name) > width - 7 - len(cards):
        who = filled(mark_of(standing(view, seat, label)), 6) + name  # who it is matters more than how many cards
        who.truncate(width)
        return who
    row = filled(mark_of(standing(view, seat, label)), 6)
    row.append_text(filled(name, width - 6 - len(cards) - 1 - (20 if width >= WHERE else 0)))
    if width >= WHERE:
        row.append_text(filled(Text(" " + s.place(view.at[seat]), QUIET), 20))
    row.append(f" {cards}", QUIET)
    return row


def whereabouts(s: Speech) -> str:
    """For those who have no plan before them."""
    told = []
    for seat, place in enumerate(s.view.at):
        items = items_of(s.view, seat)
        carried = {"items": items, "itemsIs": some(items), "ghost": yes(s.view.ghost[seat])}
        told.append(t("people-where", name=capital(s.person(seat)), place=s.place(place), **carried))
    return f"{apart(told)}."


def shelf(s: Speech, width: int, *, dots: bool = False) -> Rows:
    """Each rack: books on it, places on it, points for a full one."""
    pieces = []
    for rack, printed in s.board.racks.items():
        there = s.view.shelf[rack]
        full = there == printed.books
        books = "●" * there + "○" * (printed.books - there) if dots else f"{there}/{printed.books}"
        rooms, colour = s.board.rooms_of_rack[rack], s.board.colour[s.board.rooms_of_rack[rack][0]]
        sign = tile(s.board, rooms[0]) if len(rooms) == 1 else letter(colour)
        piece = Text.assemble((sign, Style(color=ROOMS[colour].colour, bold=True)), (f" {books}", CLEAR))
        piece.append(f"+{printed.points}", BRIGHT + Style(bold=True) if full else QUIET)
        pieces.append(piece if dots else filled(piece, 8))
    return flowing(pieces, width, "   " if dots else " " if width < 40 else "  ")


def clock(s: Speech, width: int) -> Rows:
    if not s.view.clock:
        return [Text(t("hours-none"), QUIET)]
    tokens = [Text(f"{hour} {token_name(token)}", QUIET) for hour, token in enumerate(s.view.clock, start=1)]
    tokens[-1].stylize(CLEAR)
    return flowing(tokens, width)


def secrets(s: Speech, width: int) -> Rows:
    view = s.view
    if view.role is None:
        return []
    side = f" ({side_of(view.role)})" if side_of(view.role) else ""
    role, you = Text(role_name(view.role) + side, BRIGHT + Style(bold=True)), Text(f"{t('secrets-you')} ", QUIET)
    rows = wrapped(you + role if len(you) + len(role) <= width else role, width, hang=2)
    rows += flowing(route_pieces(s), width, " ")
    hand = counted(view.hand) or [t("cards-none")]
    rows += flowing([Text(t("hand"), QUIET), *[Text(cards, BRIGHT) for cards in hand]], width, " ")
    others = [seat for seat in view.known_cultists if seat != view.seat]
    if others:
        rows += wrapped(t("hand-known", people=s.people(others)), width, LOUD, hang=2)
    if informant := known_informant(s):
        rows += wrapped(informant, width, BRIGHT, hang=2)
    return rows


def side_of(role: str) -> str:
    """The side of a special Role; nothing where the Role's own name says it."""
    team = ROLES[role].team
    return "" if role_name(role) == t(f"team-{team}.one") else t(f"team-{team}")


def route_pieces(s: Speech) -> list[Text]:
    """Four lines of colours; the one of this hour in brackets."""
    assert s.view.route is not None
    now = (max(s.view.round, 1) - 1) % 4
    pieces = [Text(t("reference-route"), QUIET)]
    for number, line in enumerate(load_routes()[s.view.route]):
        letters = "".join(map(letter, line))
        pieces.append(Text(f"[{letters}]", BRIGHT + Style(bold=True)) if number == now else Text(letters, QUIET))
    return pieces


def plan(s: Speech, options: Sequence[Option], drawing: FloorPlan) -> Rows:
    """The floor plan as this seat sees it, with the numbers of the answers that lead somewhere."""
    signs = labels([s.label(seat) for seat in range(len(s.view.at))])
    marks = {place: place_marks(s, place, signs, options) for place in s.board.places}
    rows = drawing.draw(marks, fittings(s.view)).split("\n")
    return [row for row in rows if row.plain]


def answers_in(options: Sequence[Option], place: Place) -> str | None:
    return ",".join(answers_to(options, place=place)[:2]) or None


def place_marks(s: Speech, place: Place, signs: Sequence[str], options: Sequence[Option]) -> PlaceMarks:
    view = s.view
    tokens = [t("plan-hooded")] * view.cultist_tokens.count(place)
    tokens += [t("fishman")] * (view.fishman == place)
    tokens += [t("portal")] * (view.portal == "open" and place == s.board.green)
    tokens += [t("plan-curse")] * (place in (cursed_rooms(view) or ()))
    is_room = place in s.board.rooms
    lifts = [
        Cabin(s.short(lift), standing_in(view, lift, signs), answers_in(options, lift), s.place(lift))
        for lift in lifts_at(view, place)
    ]
    return PlaceMarks(
        people=standing_in(view, place, signs),
        books=view.books[place] if is_room else 0,
        deck=view.deck[place] if is_room else 0,
        explored=is_room and view.explored[place],
        finished=is_room and view.finished[place],
        marks=tuple(tokens),
        answer=answers_in(options, place),
        lit=s.lit(place),
        items=lying_in(view, place),
        covered=is_covered(view, place),
        lifts=tuple(lifts),
        name=s.place(place),
        telling=s.telling(place) if place in s.board.hallways else "",
    )


def standing_in(view: View, place: Place, signs: Sequence[str]) -> tuple[Person, ...]:
    return tuple(standing(view, seat, signs[seat]) for seat, at in enumerate(view.at) if at == place)
