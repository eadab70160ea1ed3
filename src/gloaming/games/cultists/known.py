"""The table as one seat knows it: rules can be asked of a view.

A rule that needs only what a seat may know gives the same answer here as in the true game, so nobody who has a view
works a rule out again. What is hidden is not there at all: a rule that asks for it fails."""

from __future__ import annotations

from gloaming.games.cultists.board import board_of
from gloaming.games.cultists.setup import rulebook
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.view import View

UNKNOWN = ""
"""The Role of a seat whose marker is hidden from this one."""

PUBLIC = (
    "round", "phase", "knife", "turn", "points", "target", "power", "vote_active", "cultist_tokens", "fishman", "event",
    "portal", "portal_mark", "closing", "spent", "no_cards_until", "winner", "reason",
)  # fmt: skip

Known = Cultists
"""A game in which only what one seat knows is there."""


def known(view: View) -> Known:
    game = Cultists(book=rulebook(view.options), options=view.options, key=b"", board=board_of(view.options))
    show_public(game, view)
    game.role = [view.shown_role.get(seat, UNKNOWN) for seat in game.seats]
    if view.seat is not None and view.role is not None:
        game.role[view.seat] = view.role
    game.parts = view.parts
    game.asking = view.asked.step if view.asked else None
    return game


def show_public(game: Cultists, view: View) -> None:
    """What everyone sees is as it is."""
    for field in PUBLIC:
        setattr(game, field, getattr(view, field))
    game.explored, game.finished = view.explored.copy(), view.finished.copy()
    game.books, game.shelf = view.books.copy(), view.shelf.copy()
    game.at, game.ghost, game.shown_dead = list(view.at), list(view.ghost), list(view.shown_dead)
    game.cause, game.shown_role = view.cause.copy(), view.shown_role.copy()
    game.clock, game.agenda = list(view.clock), list(view.flow)
