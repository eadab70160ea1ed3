"""The rule points of Cultists: plain sentences that Roles, tokens and expansions may change."""

from __future__ import annotations

from gloaming.games.cultists.board import Place, load_routes
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.rules import rule
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

CULTIST_ROLES = frozenset(("cultist",))
ROUTES = load_routes()


def is_cultist(game: Cultists, seat: Seat) -> bool:
    return game.role[seat] in CULTIST_ROLES


def living_cultists(game: Cultists) -> list[Seat]:
    """AC-TERM-21."""
    return [seat for seat in game.living() if is_cultist(game, seat)]


def route_line(game: Cultists, seat: Seat) -> tuple[str, ...]:
    """AC-ROUTE-01: four lines, used in turn."""
    return ROUTES[game.route[seat]][(game.round - 1) % 4]


@rule
def movement_points(game: Cultists, seat: Seat) -> int:
    """AC-MOVE-01: up to 3 movement points."""
    return 3


@rule
def linked(game: Cultists, place: Place) -> tuple[Place, ...]:
    """The places that count as one Location with this one, itself included."""
    return (place,)


@rule
def power_at(game: Cultists, place: Place) -> bool:
    return game.power


@rule
def barred(game: Cultists, seat: Seat) -> tuple[Place, ...]:
    """AC-MOVE-09: into the Fishman's Hallway goes only a living Knife holder."""
    if game.fishman is None or (game.knife == seat and not game.ghost[seat] and seat != game.automa):
        return ()
    return (game.fishman,)


@rule
def bound_to_route(game: Cultists, seat: Seat) -> bool:
    """AC-ROUTE-03, -04: Investigators are, Cultists are not."""
    return game.role[seat] not in CULTIST_ROLES


@rule
def may_use_special_rooms(game: Cultists, seat: Seat) -> bool:
    """AC-GHOST-08: Vote, Camera, power supply and Portal are for the living."""
    return not game.ghost[seat]


@rule
def cards_are_given(game: Cultists, place: Place) -> bool:
    """AC-ENC-14, unless the Infected forbids it."""
    return True


@rule
def shows_role_on_death(game: Cultists, seat: Seat) -> bool:
    """AC-ROLE-01: markers stay hidden unless the Role says otherwise."""
    return False


@rule
def actions(game: Cultists, seat: Seat) -> tuple[Option, ...]:
    """What this seat may do with its Action turn. The base game's own actions are laid out in `actions/`."""
    return ()


def together(game: Cultists, place: Place) -> list[Seat]:
    """AC-ENC-04: the living Characters in this Location."""
    at, ghost = game.at, game.ghost
    where = linked(game, place)
    if len(where) == 1:
        return [seat for seat in game.seats if at[seat] == place and not ghost[seat]]
    return [seat for seat in game.seats if at[seat] in where and not ghost[seat]]


def on_route(game: Cultists, seat: Seat, place: Place) -> bool:
    """AC-ROUTE-03: whether a Room action is allowed in a Room of this colour."""
    return not bound_to_route(game, seat) or game.board.colour[place] in route_line(game, seat)


def blocked(game: Cultists, place: Place) -> bool:
    """AC-ACT-GEN-04: a Cultist token stops Room actions."""
    return place in game.cultist_tokens
