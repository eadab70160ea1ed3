"""What a position on the map of Invasion is worth to the humans: the sleuth's weights, fitted on who won from there.

Run `python -m tools.campaigns GAMES SEED` and put what it prints into the sleuth's `worths.toml`. The
games are those of sleuths against careful aliens and the other way round, so a better sleuth is worth another pass."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit

from gloaming.bots.invasion.map.prospects import Danger, danger
from gloaming.bots.invasion.map.terrain import FAR, journey, terrain_of
from gloaming.games.invasion import Options
from gloaming.games.invasion import events as e
from gloaming.games.invasion.city import District, Spot
from gloaming.games.invasion.setup import AGENTS
from gloaming.games.invasion.state import ASSIMILATED, Agent
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat
from gloaming.lab.seating import Seating
from gloaming.lab.simulation import Plan, played_out

PAIRINGS: Final = (("sleuth", "careful"), ("careful", "sleuth"), ("sleuth", "sleuth"))
TABLES: Final = tuple(Options(players=players) for players in range(4, 9))
FIRM: Final = 3.0
WON: Final = 5.0
"""How much better it is that everybody is home than that one is missing; no fit can tell, as the game is over then."""
SCIENTISTS: Final = 5
MOST_HOME: Final = 3
GUESS: Final = {
    "falls": -1.5,
    "full_soon": -0.3,
    **{f"journey_{actions}": -0.12 * actions for actions in range(1, FAR + 1)},
    **{f"missing_{missing}": -0.35 * missing for missing in range(1, SCIENTISTS + 1)},
}


Numbers = NDArray[np.float64]


class Position(NamedTuple):
    signs: Mapping[str, float]
    won: bool
    """By the humans."""


class Board:
    """The board of a finished game, followed from event to event."""

    def __init__(self, game: Any) -> None:
        self.terrain = terrain_of(game.options.city)
        self.agents: dict[Agent, Spot] = dict(zip(AGENTS, game.city.starting_spots, strict=False))
        self.tokens: set[District] = set()
        self.scientists: set[Spot] = set()
        self.aliens: set[Seat] = set()
        self.ships = 0

    def follow(self, event: Event) -> None:
        match event:
            case e.TokensLaid(districts):
                self.tokens.update(districts)
            case e.TokensRemoved(districts):
                self.tokens.difference_update(districts)
            case e.AgentMoved(agent, spot) | e.AgentArrived(agent, spot):
                self.agents[agent] = spot
            case e.AgentCaptured(agent):
                del self.agents[agent]
            case e.ScientistPlaced(_, spot):
                self.scientists.add(spot)
            case e.ScientistEscorted(start, goal):
                self.scientists.symmetric_difference_update((start, goal))
            case e.ScientistSaved(start):
                self.scientists.discard(start)
            case e.Drew(seat, cards) if ASSIMILATED in cards:
                self.aliens.add(seat)
            case e.MotherShipArrived(number):
                self.ships = number
            case _:
                pass

    def signs(self) -> dict[str, float]:
        """What a position is judged by."""
        terrain, place, tokens = self.terrain, self.terrain.place, self.terrain.mask(self.tokens)
        agents = sum(1 << place[spot] for spot in self.agents.values())
        journeys = Counter(journey(terrain, place[spot], tokens, agents) for spot in self.scientists)
        return {
            **danger(terrain, tokens)._asdict(),
            **{f"journey_{actions}": float(number) for actions, number in journeys.items()},
            f"missing_{len(self.scientists)}": 1.0,
            f"home_{min(MOST_HOME, (agents & terrain.gathering).bit_count())}": 1.0,
        }


def positions(game: Any) -> Iterator[dict[str, float]]:
    """What each round had come to when its turns were over (INV-CONSOL-02), and how many aliens and ships there were."""
    board = Board(game)
    for event in game.journal:
        board.follow(event)
        if isinstance(event, e.ArchitectNamed) and board.scientists:
            yield {
                **board.signs(),
                f"{game.options.players} players": 1.0,
                f"{game.options.players} players, aliens": float(len(board.aliens)),
                f"ships_{board.ships}": 1.0,
            }


def learnt(games: int, seed: int) -> dict[str, float]:
    seen: list[Position] = []
    for number in range(games):
        lap, which = divmod(number, len(PAIRINGS))
        seats = Seating("invasion", (), dict(zip(("humans", "aliens"), PAIRINGS[which], strict=True)))
        game = played_out(Plan("invasion", TABLES[lap % len(TABLES)], seats, seed), number).game
        seen += [Position(row, game.winner == "humans") for row in positions(game)]
    return fitted(seen)


def fitted(seen: Sequence[Position]) -> dict[str, float]:
    """The weights that explain best who won; to move one away from the guess by 1 must explain `FIRM` positions."""
    names = sorted({*GUESS, *[name for one in seen for name in one.signs]})
    start = np.array([GUESS.get(name, 0.0) for name in names])
    rows = np.array([[one.signs.get(name, 0.0) for name in names] for one in seen])
    won = np.array([one.won for one in seen], float)

    def cost(weights: Numbers) -> tuple[float, Numbers]:
        away, leanings = weights - start, rows @ weights
        total = FIRM * away @ away + np.sum(np.logaddexp(0, leanings)) - won @ leanings
        return total, 2 * FIRM * away + rows.T @ (expit(leanings) - won)

    return dict(zip(names, minimize(cost, start, jac=True, method="L-BFGS-B").x.tolist(), strict=True))


def written(weights: Mapping[str, float]) -> Iterator[str]:
    """As `[map]` in the sleuth's `worths.toml` has it."""
    for name in Danger._fields:
        yield f"{name} = {weights.get(name, 0.0):.3f}"
    missing = [weights[f"missing_{count}"] for count in range(1, SCIENTISTS + 1)]
    yield listed("journey", [0.0, *[weights.get(f"journey_{actions}", 0.0) for actions in range(1, FAR + 1)]])
    yield listed("missing", [missing[0] + WON, *missing])
    yield listed("home", [weights.get(f"home_{count}", 0.0) for count in range(MOST_HOME + 1)])


def listed(name: str, numbers: Iterable[float]) -> str:
    return f"{name} = [{', '.join([f'{number:.3f}' for number in numbers])}]"


if __name__ == "__main__":
    for line in written(learnt(int(sys.argv[1]), int(sys.argv[2]))):
        print(line)  # this is what it is run for
