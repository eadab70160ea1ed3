"""Against engines that others train on: OpenSpiel's game of hidden roles, and games of Pgx on the same core.

They play other games, most of them much smaller, so a ratio here compares what a learner waits for, not who is the better
engineer. Pgx and JAX are large and not installed with the rest: what is missing is said, and left out."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from benchmarks.engine.environments import beside, ours, random_steps
from benchmarks.engine.figures import Bar, Effort, Figure
from benchmarks.engine.lanes import LANES, many_steps
from benchmarks.engine.playouts import LEVEL, table
from benchmarks.engine.twin import compiled_games

PGX = ("leduc_holdem", "sparrow_mahjong", "chess")
"""A tiny game of hidden cards, a larger one, and one whose observation is as large as chess makes it."""
CALL = 16
"""Steps of all lanes for one call of JAX's."""


def engines(effort: Effort) -> Iterator[Figure]:
    for other in (beside_open_spiel, beside_pgx):
        try:
            yield from other(effort)
        except ImportError as fault:
            print(f"{fault.name} is not installed here; its rows are left out.", file=sys.stderr)


def beside_open_spiel(effort: Effort) -> Iterator[Figure]:
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    game = pyspiel.load_game("social_deduction(players=5)")
    name = "OpenSpiel social_deduction, 5 players"
    if effort.compiles:
        from gloaming.fast.cultists import CULTISTS

        loop = (f"{name}, its loop in C++, chance's moves counted", loop_in_c(pyspiel, game))
        for which, fitted in (("", False), (", for one table", True)):
            twin = compiled_games(CULTISTS, table(5), exact=True, fitted=fitted)
            yield beside(
                f"twin, one core, 5, and social_deduction{which}", twin, loop, effort, Bar(">=", 2) if fitted else Bar()
            )
    single = random_steps(ours("cultists", {"players": 5, "level": LEVEL}), Random(3))
    yield beside(
        "env, 5, and social_deduction", single, (f"{name}, from Python", from_python(game, Random(4))), effort, Bar()
    )


def loop_in_c(pyspiel: Any, game: Any) -> Callable[[], int]:
    """A whole game of OpenSpiel's own random bots, nothing observed."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    chance = Random(5)

    def once() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, chance.getrandbits(31))
        return int(state.move_number())

    return once


def from_python(game: Any, chance: Random) -> Callable[[], int]:
    """A whole game in OpenSpiel's own words, with what a player observes, which is a text."""

    def once() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
            else:
                state.observation_string(state.current_player())
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps

    return once


def beside_pgx(effort: Effort) -> Iterator[Figure]:
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    import jax
    import pgx  # type: ignore[import-not-found,unused-ignore]

    lanes, what = many_steps(5, exact=True, fitted=True), f"env, {LANES:,} lanes, 5, for one table, and"
    for name in PGX:
        title = f"Pgx {pgx.__version__} {name} on jax {jax.__version__}, {LANES:,} at once"
        yield beside(f"{what} {name}", lanes, (title, pgx_steps(jax, pgx, name)), effort, Bar(">=", 1))


def pgx_steps(jax: Any, pgx: Any, name: str) -> Callable[[], int]:
    """Random play that begins again where it ends, all of it compiled."""
    from pgx.experimental import auto_reset  # type: ignore[import-not-found,unused-ignore]

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> Any:
        chosen, keys = jax.random.split(key)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return step(state, jax.random.categorical(chosen, odds), jax.random.split(keys, LANES)), None

    play = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, CALL))[0])
    kept = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), LANES)), jax.random.key(2)]

    def once() -> int:
        kept[1], key = jax.random.split(kept[1])
        kept[0] = jax.block_until_ready(play(kept[0], key))
        return CALL * LANES

    return once
