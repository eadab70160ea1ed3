"""Worlds that a seat cannot tell from the true one, drawn as often as its beliefs say.

This is the one room of the bots that makes games. It makes them from a view, and the true game never comes here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from gloaming.bots.beliefs.base import SURE
from gloaming.games import GAMES
from gloaming.kernel.dice import Dice, derive
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.values import Seat
from gloaming.kernel.worlds import NoWorld

GIVE_UP: Final = 3
"""So many times in a row without a world, and the search does without more."""
MOST_ROLLS: Final = 4000
"""What takes more rolls for one world is not waited for: late in a large game few deals fit all that was seen."""
ROUNDS: Final = 12
"""How often the sets are scaled; by then nothing moves any more."""

GOLDEN: Final = 0.6180339887
"""Multiples of the golden section, without what is whole in them, lie evenly wherever one stops."""

GoingOn = Callable[[], bool]
"""Whether there is time for more."""
Hostile = tuple[Seat, ...]


def kind_of(game: str) -> GameKind:
    return GAMES[game]


class OutOfPatience(Exception):
    """It takes too long to find a world."""


class Patience(Dice):
    """Dice that are put down when it takes too long. The rules roll them for every guess they make at a world."""

    def __init__(self, dice: Dice, going_on: GoingOn) -> None:
        super().__init__(dice.key, dice.rolled)
        self.last = dice.rolled + MOST_ROLLS
        self.going_on = going_on

    def bits(self) -> int:
        if self.rolled >= self.last or not self.going_on():
            raise OutOfPatience
        return super().bits()


class Worlds:
    """Some worlds, each with the weight that the beliefs give to those who are hostile in it."""

    def __init__(self, kind: GameKind, view: Any, hostile: Sequence[float] | None, dice: Dice) -> None:
        self.kind = kind
        self.view = view
        self.hostile = hostile
        """For each seat how likely it is; None: worlds as the rules deal them."""
        self.dice = dice
        self.made: list[Any] = []

    def make(self, most: int, going_on: GoingOn) -> None:
        """Draw worlds by the rules alone, until there are enough or the time is up."""
        failed = 0
        while len(self.made) < most and failed < GIVE_UP and going_on():
            world = self.one(going_on)
            if world is None:
                failed += 1
            else:
                failed = 0
                world.answers = {}  # what others have sealed is guessed by how they play, not at random
                self.made.append(world)

    def one(self, going_on: GoingOn) -> Any:
        dice = Patience(self.dice, going_on)
        try:
            return self.kind.determinise(self.view, dice)
        except (NoWorld, OutOfPatience):
            return None
        finally:
            self.dice.rolled = dice.rolled

    def enemies(self, world: Any) -> Hostile:
        *_, against = self.kind.teams
        return tuple(
            [seat for seat in range(self.kind.seats(self.view.options)) if self.kind.team_of(world, seat) == against]
        )

    def drawn(self) -> list[Any]:
        """As many as were made, each as often as the beliefs say. A set that was dealt often counts no more."""
        if self.hostile is None:
            return well_mixed(self.made)
        sets = [self.enemies(world) for world in self.made]
        often, chances = Counter(sets), fitting(sorted(set(sets)), self.hostile)
        count = len(sets)
        found: list[Any] = []
        mark, passed = self.dice.roll(1 << 20) / (1 << 20), 0.0
        for one, world in sorted(zip(sets, self.made, strict=True), key=lambda pair: pair[0]):
            passed += chances[one] / often[one] * count
            while mark < passed and len(found) < count:
                found.append(world)
                mark += 1
        return well_mixed(found or self.made)


def well_mixed(worlds: Sequence[Any]) -> list[Any]:
    """In an order in which every beginning is mixed as the whole: each place is far from those before it."""
    return [world for _, world in sorted(enumerate(worlds), key=lambda pair: pair[0] * GOLDEN % 1)]


def fitting(sets: Sequence[Hostile], hostile: Sequence[float]) -> dict[Hostile, float]:
    """Chances for these sets that put every seat in them as often as it is believed hostile.

    The sets are scaled seat by seat, over and over; where they are too few for all beliefs, that comes as near as it can."""
    chances = dict.fromkeys(sets, 1 / len(sets))
    for _ in range(ROUNDS):
        for seat, believed in enumerate(hostile):
            share = min(max(believed, SURE), 1 - SURE)
            among = sum([chance for one, chance in chances.items() if seat in one])
            if SURE < among < 1 - SURE:
                chances = {
                    one: chance * (share / among if seat in one else (1 - share) / (1 - among))
                    for one, chance in chances.items()
                }
    total = sum(chances.values())
    return {one: chance / total for one, chance in chances.items()}


def dice_for(dice: Dice, view: Any, asked: Any) -> Dice:
    """Dice for one question: the same question and the same seat roll alike, whatever was rolled before."""
    return Dice(derive(dice.key, f"search {view.seat} {asked.number}"))
