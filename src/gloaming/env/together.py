"""The parallel environment: all who are asked act at once; the others wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from gloaming.env.answers import WAIT
from gloaming.env.seats import Seats
from gloaming.kernel.errors import NotOffered

Observed = dict[str, Any]
"""Of each agent: sheet and mask, or the sheet alone."""
Stepped = tuple[Observed, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelEnvironment(Seats, ParallelEnv[str, Any, int | None]):  # type: ignore[misc]
    """A cycle is a question. Agents that aren't asked have one action: wait."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.show_people()
        return self._seen()

    def step(self, actions: Mapping[str, int | None]) -> Stepped:
        self.require_game()
        if not self.agents:
            return {}, {}, {}, {}, {}
        culprits = self._act(actions)
        self.cycles += 1
        over = self.table.over or bool(culprits)
        cut = bool(culprits) or (self.cycles == self.max_cycles and not over)
        rewards = self.table.rewards() if self.table.over else [0.0] * self.table.players
        observations, infos = self._seen()
        stepped = (
            observations,
            dict(zip(self.agents, rewards, strict=True)) | dict.fromkeys(culprits, -1.0),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        self.show_people()
        return stepped

    def _act(self, actions: Mapping[str, int | None]) -> list[str]:
        """Everybody's action; who broke the rules, where that ends the game."""
        asked = self.table.asked
        culprits = [agent for agent in self.agents if not self._is_legal(agent, actions.get(agent, WAIT), asked)]
        if culprits and self.illegal == "end":
            return culprits
        if culprits and self.illegal == "raise":
            raise NotOffered(f"{', '.join(culprits)}: choose actions that the masks allow; nothing was done.")
        for seat in asked:
            action = actions.get(self.possible_agents[seat])
            self.take(seat, WAIT if action is None else action)
        return []

    def _is_legal(self, agent: str, action: int | None, asked: tuple[int, ...]) -> bool:
        seat = self.seat_of[agent]
        if seat not in asked:
            return action is None or action == WAIT
        return action is not None and self.table.may_answer(seat, action)

    def _seen(self) -> tuple[Observed, dict[str, dict[str, Any]]]:
        looked = {agent: self.look(agent) for agent in self.agents}
        infos = {agent: {"action_mask": seen["action_mask"]} for agent, seen in looked.items()}
        return {agent: seen["observation"] if self.flat else seen for agent, seen in looked.items()}, infos
