"""Teach Cultists to a machine by play, with just numpy: a linear softmax policy and REINFORCE.

    python examples/train_cultists.py                          # a few minutes on one core
    python examples/train_cultists.py --games 300 --evaluate 200

Each seat observes its sheet (`help(gloaming.env.cultists_v1)`) and weighs every legal action by one row of a matrix. First the
Cultist learns against Investigators who play at random; then Investigators learn against that Cultist. After each game
every decision of the learners becomes a little more or less likely, by how the game ended for them. That is all: no memory,
no search, no reward on the way, no talk. At the end all four pairings play the same new deals.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.env import aec
from gloaming.env.cultists_v1 import VERSION
from gloaming.env.turns import AecEnvironment

Floats = NDArray[np.float32]
PLAYERS = 5
RATES = {"cultists": 0.02, "investigators": 0.003}
TEAMS = tuple(RATES)
LARGEST = 4.0
"""Counts above it look alike."""
FRESH = 10**9
"""Deals from this seed on are never learnt from."""


class Decision(NamedTuple):
    features: Floats
    legal: NDArray[Any]
    chosen: int
    odds: NDArray[np.float64]


class Policy:
    """Weighs each action by the product of its row with what is observed."""

    def __init__(self, env: AecEnvironment, rate: float) -> None:
        self.weights = np.zeros((env.table.actions, env.table.width), np.float32)
        self.rate = rate
        self.expected = 0.0
        """What its team usually gets: by this an end is good or bad."""

    def decide(self, features: Floats, legal: NDArray[Any], chance: np.random.Generator) -> Decision:
        logits = (self.weights[legal] @ features).astype(np.float64)
        odds = np.exp(logits - logits.max())
        odds /= odds.sum()
        return Decision(features, legal, int(chance.choice(len(legal), p=odds)), odds)

    def learn(self, decisions: list[Decision], reward: float) -> None:
        """REINFORCE: what was chosen becomes likelier as far as the end was better than expected."""
        surprise = reward - self.expected
        self.expected += surprise / 100
        for features, legal, chosen, odds in decisions:
            push = -odds
            push[chosen] += 1
            self.weights[legal] += (self.rate * surprise * push).astype(np.float32)[:, None] * features


class Side:
    """A team in one game: it acts by a policy, or at random, and remembers what it decided."""

    def __init__(self, policy: Policy | None, chance: np.random.Generator) -> None:
        self.policy = policy
        self.chance = chance
        self.decisions: list[Decision] = []

    def act(self, observation: dict[str, NDArray[Any]]) -> int:
        legal = np.flatnonzero(observation["action_mask"])
        if self.policy is None or len(legal) == 1:
            return int(self.chance.choice(legal))
        features = np.minimum(observation["observation"], LARGEST).astype(np.float32) / LARGEST
        self.decisions.append(self.policy.decide(features, legal, self.chance))
        return int(legal[self.decisions[-1].chosen])


def play(env: AecEnvironment, seed: int, sides: dict[str, Side]) -> dict[str, float]:
    """One game, and what each team got. A seat's team stands on its own sheet."""
    env.reset(seed=seed)
    cultist = VERSION.domains.values("role").index("cultist")
    team = {}
    for agent in env.agents:
        role = env.table.scribe.sheet.part(env.observe(agent)["observation"], "role")
        team[agent] = "cultists" if role[cultist] else "investigators"
    while not env.stopped:
        agent = env.agent_selection
        env.step(sides[team[agent]].act(env.observe(agent)))
    return {team[agent]: reward for agent, reward in env.rewards.items()}


def train(env: AecEnvironment, team: str, against: Policy | None, games: int, chance: np.random.Generator) -> Policy:
    """So many games of this team against that policy, or against chance."""
    policy, begun = Policy(env, RATES[team]), monotonic()
    for seed in range(games):
        sides = {side: Side(policy if side == team else against, chance) for side in TEAMS}
        rewards = play(env, seed, sides)
        policy.learn(sides[team].decisions, rewards[team])
    print(f"{team.capitalize()}: {games} games in {monotonic() - begun:.0f} s.")
    return policy


class Share(NamedTuple):
    """How often the Cultists won, with a 95% interval (Wilson)."""

    won: int
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        z, share = 1.96, self.won / self.games
        middle = (share + z * z / 2 / self.games) / (1 + z * z / self.games)
        half = z * sqrt(share * (1 - share) / self.games + (z / 2 / self.games) ** 2) / (1 + z * z / self.games)
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.won / self.games:6.1%} ({low:.1%} to {high:.1%})"


def evaluate(env: AecEnvironment, policies: dict[str, Policy | None], games: int, chance: np.random.Generator) -> Share:
    won = 0
    for seed in range(games):
        sides = {team: Side(policies[team], chance) for team in TEAMS}
        won += play(env, FRESH + seed, sides)["cultists"] > 0
    return Share(won, games)


def main(arguments: list[str] | None = None) -> dict[tuple[str, str], Share]:
    parser = argparse.ArgumentParser(description="Teach Cultists to a machine by play, with just numpy.")
    parser.add_argument("--games", type=int, default=1500, help="to learn from, for each team (1500)")
    parser.add_argument("--evaluate", type=int, default=1000, help="new deals for each pairing (1000)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    env, chance = aec("cultists", players=PLAYERS), np.random.default_rng(wanted.seed)
    cultists = train(env, "cultists", None, wanted.games, chance)
    investigators = train(env, "investigators", cultists, wanted.games, chance)
    shares: dict[tuple[str, str], Share] = {}
    print(f"How often the Cultist wins, over {wanted.evaluate} new deals:")
    for name, hunters in (("random", None), ("learnt", investigators)):
        for other, hunted in (("random", None), ("learnt", cultists)):
            policies = {"investigators": hunters, "cultists": hunted}
            shares[name, other] = evaluate(env, policies, wanted.evaluate, chance)
            print(f"  {name} Investigators, {other} Cultist: {shares[name, other]}", flush=True)
    return shares


if __name__ == "__main__":
    main()
