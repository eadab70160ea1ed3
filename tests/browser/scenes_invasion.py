"""The moments of Invasion that have a screen of their own, seen from the first chair."""

from __future__ import annotations

from gloaming.games.invasion import Options
from gloaming.games.invasion.rules import is_alien
from gloaming.games.invasion.state import Invasion
from tests.browser.moments import asks
from tests.server.prepared import Moment

MILAN = Options(players=5)
MILAN_8 = Options(players=8)
WASHINGTON = Options(players=5, city="washington")
WASHINGTON_8 = Options(players=8, city="washington")
FOUR = Options(players=4, city="washington")


def stated(game: Invasion) -> bool:
    return asks("Act")(game) and game.stated[0]


def chooses_in_escalation(game: Invasion) -> bool:
    planned = {type(step).__name__ for step in game.agenda}
    return "SettleRescue" in planned and type(game.asking).__name__ == "FreeSector" and 0 in game.waiting_for


def alien_may_declare(game: Invasion) -> bool:
    return asks("AskForDeclaration", since=2)(game) and is_alien(game, 0)


def other_moves(game: Invasion) -> bool:
    return type(game.asking).__name__ == "MoveAgent" and 0 not in game.waiting_for and game.round >= 3


def laid(game: Invasion) -> bool:
    """This seat's rescue card is there; another is still to come."""
    return type(game.asking).__name__ == "CastVotes" and 0 in game.answers


MOMENTS: dict[str, tuple[Options, Moment]] = {
    "scientist": (MILAN, asks("PlaceScientist")),
    "act": (MILAN, asks("Act", since=3)),
    "act-crowd": (WASHINGTON_8, asks("Act", since=3)),
    "act-stated": (MILAN_8, stated),
    "move": (MILAN, asks("MoveAgent", since=2)),
    "move-washington": (FOUR, asks("MoveAgent", since=2)),
    "free": (MILAN, asks("FreeDistricts")),
    "escort": (WASHINGTON, asks("EscortScientist")),
    "team": (WASHINGTON_8, asks("NameTeam")),
    "rescue": (MILAN, asks("CastVotes")),
    "rescue-sealed": (WASHINGTON, laid),
    "plan": (WASHINGTON_8, asks("PlaceEvents", since=2)),
    "support": (WASHINGTON, asks("AskForSupport")),
    "declare": (MILAN, alien_may_declare),
    "pick": (MILAN, asks("PickAgent", since=2)),
    "send": (WASHINGTON, asks("SendAgent", since=2)),
    "sector": (MILAN, asks("FreeSector", since=2)),
    "newcomer": (WASHINGTON, asks("PlaceNewcomer")),
    "escalation": (MILAN, chooses_in_escalation),
    "waiting": (MILAN_8, other_moves),
}
