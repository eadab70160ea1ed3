"""Resistance (INV-EVENT-05)."""

from __future__ import annotations

from gloaming.games.invasion.city import Sector
from gloaming.games.invasion.event_cards.base import Decline, EventCard, declining
from gloaming.games.invasion.events import SectorFreed
from gloaming.games.invasion.rules import event_chooser
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.tokens import remove_tokens
from gloaming.kernel.steps import Choice, Option, Step


class Resistance(EventCard):
    def resolve(self, game: Invasion) -> tuple[Step, ...]:
        return (FreeSector(event_chooser(game)),)


class Liberate(Option, code="liberate:{sector}"):
    sector: Sector


class FreeSector(Choice, clause="INV-EVENT-05"):
    """INV-EVENT-05, -05a: one sector with aliens in it loses all its tokens."""

    def options(self, game: Invasion) -> tuple[Option, ...]:
        sectors = sorted({game.city.sector_of[district] for district in game.tokens})
        return declining(game, tuple([Liberate(sector) for sector in sectors]))

    def chosen(self, game: Invasion, option: Liberate | Decline | None) -> None:
        if isinstance(option, Liberate):
            game.record(SectorFreed(self.seat, option.sector))
            remove_tokens(game, game.city.districts_of_sector[option.sector])


resistance = Resistance("resistance", "Resistance", colour="yellow", copies=2, printed=5, clause="INV-EVENT-05")
