"""Lanes for JAX, with a state that goes in and comes out as in Pgx: `JaxLanes(vector("cultists", players=5, lanes=256))`.

    state = env.init(seed=1)
    state = env.step(state, actions)

The state holds whole games, so an older one can be taken up again, and a search may try what it likes. A step may stand in `jit` and
`scan`: JAX calls the lanes, which play on the processor. Lanes on a GPU are read without a copy: `jax.numpy.from_dlpack(seen.observation)`."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import numpy as np
from numpy.typing import NDArray

from gloaming.env.lanes import STANDS, VectorEnvironment
from gloaming.env.on_cpu import CpuLanes, Snapshot
from gloaming.kernel.errors import BadOptions


class State(NamedTuple):
    """By the names of Pgx; a row, or a number, for each lane."""

    current_player: Any
    """Whose turn it is; -1 where a game is over and no other begins."""
    observation: Any
    rewards: Any
    """Of each seat."""
    terminated: Any
    """Where a game ended by the last step. If the lanes renew, what is observed belongs to the next one."""
    legal_action_mask: Any
    games: Any
    """With the dice all that the lanes keep. No seat may be given it to play."""
    dice: Any


class JaxLanes:
    """What is not in the state is in the lanes for a step only."""

    def __init__(self, lanes: VectorEnvironment) -> None:
        if not isinstance(lanes.played, CpuLanes) or lanes.played.plain:
            raise BadOptions("A state for JAX is that of compiled lanes on a processor; make them with device='cpu'.")
        self.lanes, self.num_players, self.num_actions = lanes, lanes.players, lanes.actions
        lanes.reset()
        self.shapes = State(*(jax.ShapeDtypeStruct(cells.shape, cells.dtype) for cells in self.state()))

    def init(self, seed: Any = None) -> State:
        """The first games of these seeds: one for each lane, or that of the first."""
        self.lanes.reset(seed)
        return State(*map(jax.numpy.asarray, self.state()))

    def step(self, state: State, actions: Any) -> State:
        """Where a game is over, and no other begins, nothing is done."""
        taken = (state.games, state.dice, state.current_player, actions)
        found: State = jax.pure_callback(self.stepped, self.shapes, *taken)
        return found

    def stepped(self, games: Any, dice: Any, players: Any, actions: Any) -> State:
        played = self.lanes.played
        self.lanes.restore(
            Snapshot(np.array(games).view(played.games.dtype)[:, 0], np.array(dice).view(played.dice.dtype))
        )
        goes_on = np.asarray(players) >= 0
        self.lanes.step(np.where(goes_on, np.asarray(actions), STANDS))
        return self.state(goes_on)

    def state(self, goes_on: NDArray[np.bool_] | None = None) -> State:
        """As the lanes are now. JAX counts in 32 bits if it isn't told otherwise, so games and dice are bytes there."""
        played = self.lanes.played
        rewards = np.zeros_like(played.rewards) if goes_on is None else np.where(goes_on[:, None], played.rewards, 0)
        return State(
            played.seat.copy(), played.observation.copy(), rewards, rewards[:, 0] != 0, played.action_mask == 1,
            played.games.view(np.uint8).reshape(self.lanes.lanes, -1).copy(), played.dice.view(np.uint8).copy(),
        )  # fmt: skip
