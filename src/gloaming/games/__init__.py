"""The games of the house."""

from gloaming.games.cultists import CULTISTS
from gloaming.games.invasion import INVASION
from gloaming.kernel.kinds import GameKind

GAMES: dict[str, GameKind] = {kind.name: kind for kind in (CULTISTS, INVASION)}
