"""Lightning Strike (AC-EVENT-LS)."""

from __future__ import annotations

from gloaming.games.cultists.encounters import Meet, in_order, meets
from gloaming.games.cultists.events import PowerSwitched
from gloaming.games.cultists.rules import linked, power_at, together
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.base import Token
from gloaming.kernel.steps import Step


class LightningStrike(Token):
    def resolve(self, game: Cultists, mirrored: bool) -> tuple[Step, ...]:
        return (FlipPower(),)


class FlipPower(Step):
    """AC-EVENT-LS-01, -04: flip the power; in the dark those meet whom the light kept apart."""

    def run(self, game: Cultists) -> None:
        game.power = not game.power
        game.record(PowerSwitched(game.power))
        game.do(*meetings(game))


def meetings(game: Cultists) -> list[Meet]:
    """AC-ENC-11, -26, RQ-04: in clockwise order of the first participant."""
    found: list[Meet] = []
    seen: set[str] = set()
    for seat in game.clockwise(game.knife):
        place = game.at[seat]
        if game.ghost[seat] or place in seen:
            continue
        seen.update(linked(game, place))
        people = together(game, place)
        if len(people) > 1 and meets(game, place, len(people)) and newly(game, place, len(people)):
            found.append(Meet(place, in_order(game, people, seat)))
    return found


def newly(game: Cultists, place: str, people: int) -> bool:
    match game.options.lightning_encounters:
        case "newly_qualifying":
            return people > 2
        case "all_qualifying_when_off":
            return not power_at(game, place)
        case "all_qualifying_always":
            return True


lightning_strike = LightningStrike("lightning_strike", "Lightning Strike", copies=2, printed=1, clause="AC-EVENT-LS-01")
