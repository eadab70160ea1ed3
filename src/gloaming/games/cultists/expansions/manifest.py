"""What an expansion is: a module with a manifest that says when it joins a table, what it brings and with what it mixes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.cards import Cards
from gloaming.games.cultists.content import Content
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.game import Part
from gloaming.kernel.rules import Module
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger


class Expansion(Content):
    """Its rules are changed by the three verbs, like anybody's. What it keeps on the table is a Part of its own name."""

    def __init__(self, name: str, title: str, *, printed: int | None = None) -> None:
        super().__init__(name)
        self.title = title
        self.printed = printed

    def joins(self, options: Options) -> bool:
        """Whether a table of these options plays with it."""
        raise NotImplementedError(f"the manifest of {self.title} does not say when it joins")

    def check(self, options: Options) -> None:
        """Refuse what cannot be mixed with it: BadOptions, in one sentence that says what to do."""

    def forbids(self, role: str) -> bool:
        """Whether this special Role cannot be dealt at a table with it."""
        return False

    def brings(self, options: Options) -> tuple[Module, ...]:
        """Event tokens and other modules that come with it."""
        return ()

    def lay_out(self, game: Cultists) -> None:
        """Set-up, after the base game's own."""

    def cards(self, game: Cultists) -> Cards:
        """Cards that lie in what it keeps: none is ever lost."""
        return ()

    def shown(self, game: Cultists, seat: Seat | None) -> Part:
        """What a seat, or a spectator, may see of what it keeps: built from nothing, like every view."""
        raise NotImplementedError(f"{self.title} keeps something and does not say who may see it")

    def suppose(self, game: Cultists, ledger: Ledger) -> Part:
        """What it might keep, by all that this view shows: its part of another world."""
        raise NotImplementedError(f"{self.title} keeps something and imagines no other worlds")
