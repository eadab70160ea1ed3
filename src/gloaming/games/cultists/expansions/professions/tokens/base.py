"""What a Profession is: a module whose rules its holder has, once there is one (MOC-PROF)."""

from __future__ import annotations

from gloaming.games.cultists.content import Content
from gloaming.games.cultists.expansions.professions.state import NAME, Professions
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.values import Seat


class Profession(Content):
    """Its changes hold for the whole table; each asks who holds it."""

    def __init__(self, name: str, *, knows_informant: bool = False, printed: int | None = None) -> None:
        super().__init__(name)
        self.knows_informant = knows_informant
        self.printed = printed
        """Its place in the printed list, from which it is drawn at random."""

    def holder(self, game: Cultists) -> Seat | None:
        """Who acts as this, if anybody."""
        kept: Professions | None = game.parts.get(NAME)  # type: ignore[assignment]  # asked often; a cast would cost a call
        return None if kept is None or kept.profession != self.name or kept.lost else kept.holder
