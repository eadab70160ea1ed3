"""The table as one seat knows it: rules can be asked of a view.

A rule that needs only what a seat may know gives the same answer here as in the true game, so nobody who has a view
works a rule out again. What is hidden is not there at all: a rule that asks for it fails."""

from __future__ import annotations

from gloaming.games.cultists.setup import empty_game
from gloaming.games.cultists.state import Cultists, RoleName
from gloaming.games.cultists.view import View

UNKNOWN = ""
"""The Role of a seat whose marker is hidden from this one."""

Known = Cultists
"""A game in which only what one seat knows is there."""


def known(view: View) -> Known:
    game = empty_game(view.options, key=b"")
    show_public(game, view)
    game.role = known_roles(view)
    game.parts = view.parts
    game.asking = view.asked.step if view.asked else None
    return game


def known_roles(view: View) -> list[RoleName]:
    own = {} if view.seat is None or view.role is None else {view.seat: view.role}
    roles = [UNKNOWN] * len(view.at)
    for seat, role in (view.shown_role | own).items():
        roles[seat] = role
    return roles


def show_public(game: Cultists, view: View) -> None:
    """What everyone sees is as it is."""
    game.round, game.phase, game.knife, game.turn = view.round, view.phase, view.knife, view.turn
    game.points, game.target, game.winner, game.reason = view.points, view.target, view.winner, view.reason
    game.power, game.vote_active, game.event, game.fishman = view.power, view.vote_active, view.event, view.fishman
    game.portal, game.portal_mark, game.closing, game.spent = view.portal, view.portal_mark, view.closing, view.spent
    game.cultist_tokens, game.no_cards_until = view.cultist_tokens, view.no_cards_until
    game.explored, game.finished = view.explored.copy(), view.finished.copy()
    game.books, game.shelf = view.books.copy(), view.shelf.copy()
    game.at, game.ghost, game.shown_dead = list(view.at), list(view.ghost), list(view.shown_dead)
    game.cause, game.shown_role = view.cause.copy(), view.shown_role.copy()
    game.clock, game.agenda = list(view.clock), list(view.flow)
