"""The games that this house has a table for. A game of `gloaming.games` joins them when its pages are drawn."""

from gloaming.games.cultists import CULTISTS
from gloaming.kernel.kinds import GameKind

HOSTED: dict[str, GameKind] = {kind.name: kind for kind in (CULTISTS,)}
