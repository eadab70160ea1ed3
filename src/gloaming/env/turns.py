"""The AEC environment: the seats that are asked act, one after another. Where several are asked at once, answers stay sealed."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv  # type: ignore[import-untyped]

from gloaming.env.answers import WAIT
from gloaming.env.desk import Observation
from gloaming.env.seats import Seats
from gloaming.env.versions import Version
from gloaming.kernel.errors import NotOffered
from gloaming.kernel.values import Seat


class AecEnvironment(Seats, AECEnv[str, Any, int | None]):  # type: ignore[misc]
    """A cycle is a question: it lasts until all have answered who are asked."""

    def __init__(self, version: Version, options: Any, *, everyone: bool = False, **settings: Any) -> None:
        Seats.__init__(self, version, options, **settings)
        self.everyone = everyone
        self.metadata["is_parallelizable"] = everyone
        self.agent_selection = ""
        self.queue: list[str] = []
        """Who is still to act in this cycle, last first."""
        self.asked: tuple[Seat, ...] = ()
        """Who was asked when the cycle began."""
        self.sealed: list[tuple[Seat, int]] = []
        """Where all act: what has been answered in this cycle. The table moves when the last has acted."""
        self.looked: Observation | None = None
        """What the agent sees whose turn it is."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.stopped = False
        self._ask()
        self.show_people()

    def look(self, agent: str) -> Observation:
        """Its mask is in `infos` as well, until it looks again."""
        if agent == self.agent_selection and self.looked is not None:
            return self.looked
        seen = super().look(agent)
        self.infos[agent]["action_mask"] = seen["action_mask"]
        return seen

    def step(self, action: int | None) -> None:
        self.require_game()
        if self.stopped:
            self._was_dead_step(action)
            return
        self._act(action)
        self.show_people()

    def _act(self, action: int | None) -> None:
        agent = self.agent_selection
        seat = self.seat_of[agent]
        try:
            if self.everyone:
                self._hold(seat, action)
            else:
                self.take(seat, action or WAIT)
        except NotOffered:
            if self.illegal != "end":
                raise
            self._stop({agent: -1.0}, over=True, cut=True)
            return
        if self.queue:
            self._turn_to(self.queue.pop())
            return
        for seat, number in self.sealed:
            self.take(seat, number)
        self.cycles += 1
        if self.table.over:
            self._stop(dict(zip(self.agents, self.table.rewards(), strict=True)), over=True)
        elif self.cycles == self.max_cycles:
            self._stop({}, cut=True)
        else:
            self._ask()

    def _hold(self, seat: Seat, action: int | None) -> None:
        """Take an action of a cycle in which all act; or refuse it, and nothing has changed."""
        asked = seat in self.asked
        if self.illegal != "lenient":
            if not asked and action != WAIT:
                raise NotOffered(f"seat_{seat} is not asked; its only action is {WAIT}, to wait.")
            if asked and (action is None or not self.table.may_answer(seat, action)):
                raise NotOffered(f"seat_{seat} cannot answer {action}; choose an action that its mask allows.")
        if asked:
            self.sealed.append((seat, action or WAIT))

    def _ask(self) -> None:
        """Begin a cycle."""
        self.asked, self.sealed = self.table.asked, []
        seats = range(self.table.players) if self.everyone else self.asked
        self.queue = [self.possible_agents[seat] for seat in reversed(seats)]
        self._turn_to(self.queue.pop())

    def _turn_to(self, agent: str) -> None:
        """The agent is to act. It looks at once: its mask lies in `infos` before anyone asks for it."""
        self.agent_selection, self.looked = agent, None
        self.looked = self.look(agent)

    def _stop(self, rewards: dict[str, float], *, over: bool = False, cut: bool = False) -> None:
        """For all at once: no seat of these games leaves before the end, for even the dead have a vote or a look."""
        self.stopped = True
        self.rewards |= rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.agent_selection, self.looked = self.agents[0], None
