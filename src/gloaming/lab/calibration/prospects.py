"""What a position is worth: the searcher's weights, fitted on who won the games in which such positions came up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp, log
from typing import Final, NamedTuple

from gloaming.bots.beliefs import Beliefs, beliefs_of
from gloaming.bots.searcher.craft import Craft, Signs
from gloaming.games import GAMES
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Value
from gloaming.lab.calibration.descent import Vector, dot, least, minus
from gloaming.lab.seating import Seating
from gloaming.lab.simulation import Plan, Players

EVERY: Final = 5
"""One position in so many is kept: neighbours tell the same story."""

FIRM: Final = 20.0
PAIRINGS: Final = tuple((one, other) for one in ("careful", "sleuth") for other in ("careful", "sleuth"))
GUESS: Final[dict[str, Signs]] = {
    "cultists": {
        "left_0": -2.2,
        "left_1": -0.5,
        "left_2": 0.2,
        "left_3": 0.6,
        "out": 1.5,
        "ghosts": -0.3,
        "suspect": 0.4,
        "late": -0.5,
        "short": -0.5,
        "late_and_short": -1.5,
        "success": 0.4,
        "sabotage": -0.6,
        "explored": 0.4,
    },
    "invasion": {
        "missing_1": 0.8,
        "missing_3": -0.6,
        "ships_1": -1.0,
        "ships_3": 0.6,
        "way": -1.0,
        "danger": -1.0,
        "aliens": -1.0,
        "hidden": -1.0,
        "stated": -0.5,
        "suspect": 0.3,
        "slandered": -0.1,
        "tokens": 0.3,
        "upcoming": -0.4,
        "pressure": -0.3,
        "round": -0.2,
    },
}
"""What a player would say before any game was counted."""


class Seen(NamedTuple):
    signs: Signs
    won: bool
    """By the open team."""


def positions(craft: Craft, options: Value, bots: tuple[str, str], seed: int, number: int) -> Iterator[Seen]:
    """Positions of one game in which a turn begins, and how it ended for the open team."""
    kind = GAMES[craft.game]
    seats = Seating(craft.game, (), dict(zip(kind.teams, bots, strict=True)))
    game = kind.begin(options, Dice.seeded("prospects", seed, number).key)
    players = Players(Plan(craft.game, options, seats, seed), number, game)
    beliefs: Beliefs | None = None
    found: list[Signs] = []
    while not game.over:
        if type(game.asking) in craft.pauses and game.questions % EVERY == 0:
            view = kind.view(game, None)
            beliefs = beliefs or beliefs_of(craft.game, view, public=True)
            beliefs.read(view, players.talk)
            found.append(craft.signs(game, beliefs.hostile))
        for seat in game.waiting_for:
            game.answer(seat, players.decide(seat))
        players.let_speak()
    won = kind.outcome(game).winner == kind.teams[0]
    return iter([Seen(signs, won) for signs in found])


def learnt(craft: Craft, tables: Sequence[Value], games: int, seed: int) -> dict[str, float]:
    """The weights for such tables. Who plays is weighed too, so that nobody's strength passes for a good position."""
    seen = []
    for number in range(games):
        lap, which = divmod(number, len(PAIRINGS))
        bots = PAIRINGS[which]
        for signs, won in positions(craft, tables[lap % len(tables)], bots, seed, number):
            seen.append(Seen({**signs, "/".join(bots): 1.0}, won))
    weights = fitted(seen, GUESS[craft.game], FIRM)
    players = [weights.pop("/".join(bots), 0.0) for bots in PAIRINGS]
    return {**weights, "always": weights.get("always", 0.0) + sum(players) / len(players)}


def fitted(seen: Sequence[Seen], guess: Signs, firm: float) -> dict[str, float]:
    """The weights that explain best who won; to move one away from the guess by 1 must explain `firm` positions."""
    names = sorted({*guess, *[name for one in seen for name in one.signs]})
    start = [guess.get(name, 0.0) for name in names]
    rows = [([one.signs.get(name, 0.0) for name in names], one.won) for one in seen]

    def cost(weights: Vector) -> tuple[float, Vector]:
        away = minus(weights, start)
        total, slope = firm * dot(away, away), [2 * firm * distance for distance in away]
        for row, won in rows:
            chance = likely(dot(weights, row))
            total -= log(chance if won else 1 - chance)
            slope = [one + (chance - won) * value for one, value in zip(slope, row, strict=True)]
        return total, slope

    return dict(zip(names, least(cost, start), strict=True))


def likely(leaning: float) -> float:
    return 1 / (1 + exp(-max(-15.0, min(15.0, leaning))))


def surprise(seen: Iterable[Seen], weights: Signs) -> float:
    """How surprising the ends were, on average; 0.69: as if a coin had been thrown."""
    lost = []
    for signs, won in seen:
        chance = likely(sum([weights.get(name, 0.0) * value for name, value in signs.items()]))
        lost.append(-log(chance if won else 1 - chance))
    return sum(lost) / len(lost)
