"""What the AEC and the parallel environment share: agents and spaces, deals, illegal moves, the words of a table."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gloaming.env.desk import Observation
from gloaming.env.table import Illegal, Table
from gloaming.env.versions import Version
from gloaming.kernel.errors import BadOptions, NotOffered
from gloaming.kernel.values import Seat

ILLEGAL: tuple[Illegal, ...] = ("raise", "end", "lenient")
RENDER_MODES = ["ansi", "human"]


class Seats:
    """Agents are called after their seats: `seat_0` to `seat_7`. All have the same spaces, so one policy serves all."""

    metadata: dict[str, Any]

    def __init__(
        self,
        version: Version,
        options: Any,
        *,
        history: int = 0,
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        flat: bool = False,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOptions(f"Illegal moves cannot be treated by {illegal!r}; choose one of: {', '.join(ILLEGAL)}.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOptions(
                f"A table cannot be rendered as {render_mode!r}; choose 'ansi' or 'human', or leave it out."
            )
        self.metadata = {"name": version.name, "render_modes": RENDER_MODES, "is_parallelizable": True}
        self.table = Table(version, options, history=history)
        self.illegal = illegal
        self.take = self.table.answer_anyhow if illegal == "lenient" else self.table.answer
        """(seat, action): answer for this seat."""
        self.max_cycles = max_cycles
        self.flat = flat
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.seat_of: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (self.table.width * self.table.players,), np.uint8)
        self.cycles = 0

    def _observation_space(self) -> spaces.Space[Any]:
        sheet = spaces.Box(0, 255, (self.table.width,), np.uint8)
        if self.flat:
            return sheet
        return spaces.Dict({"observation": sheet, "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Any:
        """Sheet and mask, or, where observations are flat, the sheet alone."""
        self.require_game()
        seen = self.look(agent)
        return seen["observation"] if self.flat else seen

    def look(self, agent: str) -> Observation:
        return self.table.observe(self.seat_of[agent])

    def state(self) -> NDArray[Any]:
        """What all seats see, side by side, for training with a common critic. No seat may be given it to play."""
        self.require_game()
        return np.concatenate([self.look(agent)["observation"] for agent in self.possible_agents])

    def require_game(self) -> None:
        if self.table.game is None:
            raise NotOffered("No game has begun; call `reset` first.")

    def render(self) -> str | None:
        """The public part of the table in words; for people it is printed."""
        if self.render_mode is None:
            return None
        self.require_game()
        if self.render_mode == "ansi":
            return self.table.told()
        print(self.table.told(), end="\n\n")
        return None

    def show_people(self) -> None:
        """Those who watch see every step by themselves."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to close, but PettingZoo asks for it of all that render."""

    # Numbers and codes

    def code_of(self, agent: str, action: int) -> str:
        """The answer behind an action, as the rules write it: `go:pink_1`; an empty text is to wait."""
        return str(self.table.option(self.seat_of[agent], action)) if action else ""

    def action_of(self, agent: str, code: str) -> int:
        """The action for an answer's code."""
        return self.table.number(self.seat_of[agent], self.table.kind.read_answer(code)) if code else 0

    # In the middle of a game

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy, here or in another process: every seat looks at its journal again."""
        self.__dict__.update(state)
        for agent in self.agents:
            self.table.observe(self.seat_of[agent])

    # Play

    def begin(self, seed: int | None) -> None:
        self.table.begin(seed, os.urandom(32))
        self.agents = self.possible_agents[:]
        self.cycles = 0
