"""What stands between the places of a floor plan: obstacles, the locked door, the altar, the revolving door.

None of them is a place; they say which way is open, and what the altar holds.
"""

from collections.abc import Sequence

import msgspec
from rich.style import Style

from gloaming.cli.palette import BONE, ICE, LINE_2, MIST, WAX
from gloaming.cli.play.cultists.placewords import Piece, length
from gloaming.games.cultists.board import Board, Place
from gloaming.words import t

RELICS = 3  # UTS-ORG-01: the third wakes what sleeps below


class Fittings(msgspec.Struct, frozen=True):
    door_open: bool = False
    relics: int = 0
    blocked: Place | None = None


NO_FITTINGS = Fittings()


def door_sign(kind: str, wall: str, fittings: Fittings, *, plain: bool) -> tuple[str, Style]:
    """The symbol in a gap of the wall. `wall` is the direction of that wall, "-" or "|"."""
    if kind == "obstacle":
        return ("^" if plain else "▲"), Style(color=ICE)
    if kind == "locked_door" and not fittings.door_open:
        return ("#" if plain else "■"), Style(color=WAX, bold=True)
    # A gap of one cell in an upright wall is easily missed where there is no colour.
    return " " if wall == "-" else ":" if plain else "┊", Style(color=LINE_2)


def blocked_sign(wall: str, *, plain: bool) -> tuple[str, Style]:
    """The leaf of the revolving door across the mouth of a corridor."""
    return ("=#" if plain else "━┃")[wall == "|"], Style(color=WAX, bold=True)


def altar_words(fittings: Fittings, wide: int, high: int, *, plain: bool) -> Sequence[Sequence[Piece]]:
    """The fullest wording for the floor of the altar; its relics are what stays."""
    there, free = "*." if plain else "◆◇"
    awake = fittings.relics >= RELICS
    relics = Piece(there * fittings.relics + free * (RELICS - fittings.relics), Style(color=WAX, bold=awake))
    name = Piece(t("altar"), Style(color=MIST))
    beast = Piece("46-B", Style(color=WAX, bold=True))
    word = Piece(t("plan-awake"), Style(color=BONE, bold=True))
    wordings = [[[name], [relics], [beast, word]], [[beast], [word], [relics]], [[beast, relics]]] if awake else []
    wordings += [[[name], [relics]], [[name, relics]], [[relics]]]
    return next(
        (rows for rows in wordings if len(rows) <= high and all(length(row) <= wide for row in rows)),
        (),
    )


def fitting_signs(board: Board, *, plain: bool) -> list[tuple[str, str]]:
    """The symbols of this board, and what each of them means, for the legend."""
    obstacle, locked, leaf = "^#=" if plain else "▲■━"
    signs = []
    if board.altar:
        books = t("plan-books.short", books=2)
        signs += [(obstacle, "obstacle"), (locked, "locked"), (f"{books}?", "covered"), ("+", "item")]
    if board.crossing:
        signs.append((leaf * 3, "blocked"))
    if board.lifts:
        signs += [("<1>", "lift"), ("<1:@An>", "lift-you")]
    return signs
