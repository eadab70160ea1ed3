"""The map as everyone sees it: rules about agents, scientists and tokens can be asked of a view.

What players hold is not there, so a rule about them has nothing to go by."""

from __future__ import annotations

from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.ground import ground_of
from gloaming.games.invasion.setup import rulebook
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.view import View

PUBLIC = (
    "round", "stage", "architect", "turn", "reserve", "last_used", "newcomer_waits", "scientists", "saved", "tokens",
    "mother_ships", "pressure", "active", "announced", "winner", "reason",
)  # fmt: skip

Known = Invasion
"""A game in which only what one seat knows is there."""


def known(view: View) -> Known:
    city = load_city(view.options.city)
    game = Invasion(book=rulebook(), options=view.options, key=b"", city=city, ground=ground_of(city))
    show_public(game, view)
    return game


def show_public(game: Invasion, view: View) -> None:
    """What everybody sees is as it is."""
    for field in PUBLIC:
        setattr(game, field, getattr(view, field))
    game.agent_at, game.siren = view.agent_at.copy(), view.siren.copy()
    game.stated, game.accuser_token = list(view.stated), list(view.accuser_token)
