"""Who may hold which Role and which Route, by all that a seat has seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from gloaming.games.cultists.levels import draws_a_mix, expert_mixes, role_groups
from gloaming.games.cultists.roles import ROLES, SPECIAL_ROLES
from gloaming.games.cultists.rules import ROUTES, TEAM_OF
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.kernel.values import Seat

T = TypeVar("T")


def deal_roles(ledger: Ledger) -> list[str] | None:
    """A random way to deal the Roles that agrees with everything seen; None if chance led nowhere."""
    seats = len(ledger.view.at)
    special = special_roles(ledger)
    cultists = SET_UP[seats].cultists
    plain = cultists - sum(TEAM_OF[role] == "cultists" for role in special)
    markers = [*special, *["cultist"] * plain, *["investigator"] * (seats - plain - len(special))]
    may = [{role for role in set(markers) if could_be(ledger, seat, role)} for seat in range(seats)]
    roles = match(list(range(seats)), lambda seat: may[seat], markers, ledger)
    if roles is None:
        return None
    dealt = [roles[seat] for seat in range(seats)]
    return dealt if cultists_still_play(ledger, dealt) else None


def special_roles(ledger: Ledger) -> tuple[str, ...]:
    """The special Roles in the game; where the draw is hidden, one possible draw."""
    view, dice = ledger.view, ledger.dice
    if not view.options.random_role_hidden:
        return view.roles_laid_out
    if draws_a_mix(view.options):
        mixes = expert_mixes(view.options)
        laid_out = set(view.roles_laid_out)
        return next(mix for mix in mixes if set(mix) == laid_out)
    known = {*view.shown_role.values(), *ledger.explained.values(), view.role}
    return tuple(
        next((role for role in group if role in known), None) or dice.pick(group) for group in role_groups(view.options)
    )


def could_be(ledger: Ledger, seat: Seat, role: str) -> bool:
    view = ledger.view
    if seat == view.seat:
        return role == view.role
    if seat in view.shown_role:
        return role == view.shown_role[seat]
    if role in ledger.not_these[seat]:
        return False
    if TEAM_OF[role] == "cultists":
        return could_be_cultist(ledger, seat) and not too_special(ledger, seat, role)
    if view.known_cultists and seat in view.known_cultists:
        return False
    if seat == view.options.automa_seat:
        return not too_special(ledger, seat, role)
    if seat in ledger.explained:
        return role == ledger.explained[seat] and not view.options.reveal_role_on_own_effect_death
    if ROLES[role].reveals_on_death and any(seat == dead for dead, _, _ in ledger.deaths):
        return False
    return ROLES[role].possible(ledger, seat) and bool(possible_routes(ledger, seat, role))


def too_special(ledger: Ledger, seat: Seat, role: str) -> bool:
    """RQ-118: where the table wishes it, the AUTOMA has no special Role."""
    options = ledger.view.options
    return seat == options.automa_seat and role in SPECIAL_ROLES and options.automa_special_roles == "never"


def could_be_cultist(ledger: Ledger, seat: Seat) -> bool:
    view = ledger.view
    only_one = SET_UP[len(view.at)].cultists == 1
    if view.known_cultists:
        return seat in view.known_cultists
    if seat in ledger.explained or (view.role and TEAM_OF[view.role] == "cultists" and only_one):
        return False
    return not (only_one and view.ghost[seat])


def cultists_still_play(ledger: Ledger, roles: list[str]) -> bool:
    """The game goes on, so never was the last Cultist gone, unless by a murder that ends nothing (RQ-66)."""
    cultists = {seat for seat, role in enumerate(roles) if TEAM_OF[role] == "cultists"}
    if not cultists.isdisjoint(ledger.view.shown_role):
        return True
    murder_ends = ledger.view.options.last_cultist_murder_ends_game
    return not any(
        seat in cultists and cultists <= ghosts and (cause != "murder" or murder_ends)
        for seat, cause, ghosts in ledger.deaths
    )


# Routes


def possible_routes(ledger: Ledger, seat: Seat, role: str) -> list[int]:
    """The Routes that allow every Room action of this seat, were it to hold this Role."""
    view = ledger.view
    if seat in view.routes:
        return [view.routes[seat]]
    if seat == view.seat and view.route is not None:
        return [view.route]
    taken = {view.route, *view.routes.values()}
    free = [number for number in ROUTES if number not in taken]
    if TEAM_OF[role] != "investigators":
        return free
    roams = ROLES[role].roams
    used = [(round_, colour) for round_, colour, ghost in ledger.room_actions[seat] if ghost or not roams]
    return [number for number in free if all(colour in ROUTES[number][(round_ - 1) % 4] for round_, colour in used)]


def deal_routes(ledger: Ledger, roles: list[str]) -> list[int] | None:
    seats = list(range(len(roles)))
    routes = match(seats, lambda seat: possible_routes(ledger, seat, roles[seat]), list(ROUTES), ledger)
    return None if routes is None else [routes[seat] for seat in seats]


def match(
    seats: list[Seat], may: Callable[[Seat], set[T] | list[T]], things: list[T], ledger: Ledger
) -> dict[Seat, T] | None:
    """Give each seat one of the things it may have, at random, the seats with the least choice first."""
    allowed = {seat: may(seat) for seat in seats}
    order = sorted(ledger.dice.shuffled(seats), key=lambda seat: len(allowed[seat]))
    left = list(ledger.dice.shuffled(things))
    given: dict[Seat, T] = {}

    def go_on(number: int) -> bool:
        if number == len(order):
            return True
        seat = order[number]
        tried: set[T] = set()
        for thing in tuple(left):
            if thing in allowed[seat] and thing not in tried:
                tried.add(thing)
                left.remove(thing)
                given[seat] = thing
                if go_on(number + 1):
                    return True
                left.append(thing)
        return False

    return given if go_on(0) else None
