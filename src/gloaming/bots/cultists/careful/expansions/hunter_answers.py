"""What the Cursed Hunter does about each question: mostly what an Investigator would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.cultists.careful.expansions import free, hunter
from gloaming.bots.cultists.careful.investigator.answers import INVESTIGATOR
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.encounters import GiveInTurn, Meet
from gloaming.games.cultists.expansions.under_the_surface.items.snow_owl import SendOwl
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.rounds import Act
from gloaming.kernel.steps import Option

HUNTER: Final[dict[type, Callable[[Turn, Any], Option]]] = {
    **INVESTIGATOR,
    Walk: hunter.walk,
    DeclarePath: hunter.walk,
    Teleport: hunter.haunt,
    Act: free.first_freely(hunter.act, free.FOR_INVESTIGATORS),
    Meet: hunter.give,
    GiveInTurn: hunter.give,
    SendOwl: hunter.send_owl,
}
