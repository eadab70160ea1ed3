"""What expansions lay on the table, for the plan and the panels: Items, relics, the revolving door, lifts, a Profession."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

from rich.text import Text

from gloaming.cli.palette import BRIGHT, CLEAR, LOUD, QUIET
from gloaming.cli.play.cultists.floorplan import RELICS, Fittings
from gloaming.cli.play.cultists.names import item_name
from gloaming.cli.play.speech import kebab, yes
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.curse_of_the_hunter import ROOMS_TO_CURSE, CurseTokens
from gloaming.games.cultists.expansions.mountains_of_chaos.state import Mine
from gloaming.games.cultists.expansions.professions.state import ProfessionsSeen
from gloaming.games.cultists.expansions.under_the_surface import ritual
from gloaming.games.cultists.expansions.under_the_surface.state import SurfaceSeen
from gloaming.games.cultists.view import View
from gloaming.kernel.values import Seat
from gloaming.words import t

if TYPE_CHECKING:
    from gloaming.cli.play.cultists.speech import Speech


P = TypeVar("P")


def part_of(view: View, kind: type[P]) -> P | None:
    """What an expansion lays on the table, as this seat sees it; None where it is not played."""
    return next((part for part in view.parts.values() if isinstance(part, kind)), None)


def cursed_rooms(view: View) -> tuple[Place, ...] | None:
    """UTS-HUNT-07: the Rooms with a curse token; None where there is no Cursed Hunter."""
    tokens = part_of(view, CurseTokens)
    return tokens.rooms if tokens else None


def fittings(view: View) -> Fittings:
    surface, mine = part_of(view, SurfaceSeen), part_of(view, Mine)
    return Fittings(
        door_open=surface is not None and surface.door_open,
        relics=surface.relics if surface else 0,
        blocked=mine.blocked if mine else None,
    )


def lying_in(view: View, place: Place) -> tuple[str, ...]:
    surface = part_of(view, SurfaceSeen)
    return tuple(item_name(item) for item in surface.lying.get(place, ())) if surface else ()


def is_covered(view: View, place: Place) -> bool:
    surface = part_of(view, SurfaceSeen)
    return surface is not None and place in surface.covered


def lifts_at(view: View, place: Place) -> list[Place]:
    mine = part_of(view, Mine)
    return [lift for lift, room in mine.lifts.items() if room == place] if mine else []


def header_pieces(s: Speech) -> list[Text]:
    """What holds for everyone, next to the hour."""
    cursed = cursed_rooms(s.view)
    curse = [] if cursed is None else [Text(t("head-curse", rooms=len(cursed), most=ROOMS_TO_CURSE), QUIET)]
    return [*surface_pieces(s), *mine_pieces(s), *profession_pieces(s), *curse]


def surface_pieces(s: Speech) -> list[Text]:
    surface = part_of(s.view, SurfaceSeen)
    if surface is None:
        return []
    relics = Text(t("head-relics", relics=surface.relics, most=RELICS), QUIET)
    pieces = [Text(t("head-organism"), LOUD) if surface.relics >= RELICS else relics]
    pieces.append(Text(t("head-door", open=yes(surface.door_open)), QUIET))
    if surface.leader is not None:
        pieces.append(Text(t("head-leader", **s.seat_args("seat", surface.leader)), CLEAR))
    return pieces


def mine_pieces(s: Speech) -> list[Text]:
    """MOC-DOOR-10: also which corridor comes next."""
    mine = part_of(s.view, Mine)
    if mine is None:
        return []
    blocked = t("tonight-crossing", blocked=s.place(mine.blocked), next=s.short(next_blocked(s, mine)))
    rooms = ", ".join(map(s.place, mine.lifts.values()))
    return [Text(blocked, CLEAR), Text(t("head-lifts", rooms=rooms), QUIET)]


def next_blocked(s: Speech, mine: Mine) -> Place:
    """MOC-DOOR-05, -06."""
    assert s.board.crossing is not None
    corridors = s.board.crossing.corridors
    return corridors[(corridors.index(mine.blocked) + 1) % len(corridors)]


def profession_pieces(s: Speech) -> list[Text]:
    seen = part_of(s.view, ProfessionsSeen)
    if seen is None:
        return []
    if seen.holder is None or seen.profession is None:
        return [Text(t("head-profession-hidden"), QUIET)]
    title = t(f"profession-{kebab(seen.profession)}")
    if seen.lost:
        return [Text(t("head-profession-lost", profession=title), QUIET)]
    held = t("head-profession", profession=title, spent=yes(seen.used), **s.seat_args("seat", seen.holder))
    return [Text(held, CLEAR)]


def items_of(view: View, seat: Seat) -> str:
    """ "rifle, boots"; nothing for empty hands."""
    surface = part_of(view, SurfaceSeen)
    return ", ".join(item_name(item) for item in surface.carried.get(seat, ())) if surface else ""


def carried_pieces(s: Speech) -> list[Text]:
    """Who carries what, where there is no room next to the names."""
    carriers = [(seat, items) for seat in range(len(s.view.at)) if (items := items_of(s.view, seat))]
    return [Text.assemble((f"{s.label(seat)}: ", QUIET), (items, BRIGHT)) for seat, items in carriers]


def known_informant(s: Speech) -> str:
    """MOC-PROF-25, MOC-RQ-28: what this seat alone knows of the Informant."""
    seen = part_of(s.view, ProfessionsSeen)
    if seen is None or (seen.informant is None and seen.is_informant is None):
        return ""
    if seen.informant is not None:
        return t("hand-informant", **s.seat_args("seat", seen.informant))
    return t("hand-is-informant", informant=yes(seen.is_informant))


def participants_needed(view: View) -> int:
    """UTS-ORG-14, which asks only for the number of seats."""
    return ritual.participants_needed(cast(Any, view))
