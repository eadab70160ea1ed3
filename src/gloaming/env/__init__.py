"""Gloaming for machines: every game as a PettingZoo environment, turn by turn (`aec`) or all at once (`parallel`).

    from gloaming.env import aec

    env = aec(game="cultists", players=5, level="expert", board="mine")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))

A seat observes what its view shows it, as bytes, and nothing else: `observation["observation"]` is the sheet of the
version (`help(gloaming.env.cultists_v1)`), `observation["action_mask"]` has a 1 for each action that is legal now. Spaces
do not change with the table: an agent that learnt at one can sit down at any other of the same version. A released version
never changes; a game without one has spaces derived from its types (`gloaming.env.versions`). Seats are counted clockwise
from the seat that looks, in observations and actions alike. Rewards come at the end: +1 for the winning team, -1 for the
others. In `infos` lies the mask once more: of the agent whose turn it is as it is now, of the others as they saw it last.

Both functions take the options of the game (docs/rules) as words, and these settings:

  history      so many of the last events that the seat saw are added to the sheet, oldest first (`gloaming.env.rows`)
  illegal      what an action does that the mask forbids: "raise" (refused, and nothing changes), "end" (the game ends,
               with -1 for the culprit), "lenient" (the first harmless answer that is offered takes its place)
  max_cycles   so many questions, then the game is cut off; None: it is played to its end
  everyone     (aec) all seats act in every cycle, and who is not asked can only wait; otherwise only those who are asked
  flat         the sheet alone is observed, as one array, and the mask lies in `infos` only
  render_mode  "ansi": `render()` tells the public part of the table; "human": it is printed, after every step by itself

Talk isn't part of these environments: there are only moves.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gloaming.kernel.errors import BadOptions

if TYPE_CHECKING:
    from gloaming.env.lanes import VectorEnvironment
    from gloaming.env.together import ParallelEnvironment
    from gloaming.env.turns import AecEnvironment

__all__ = ["aec", "in_order", "parallel", "vector"]

SETTINGS = ("history", "illegal", "max_cycles", "everyone", "flat", "render_mode")


def aec(game: str = "cultists", **wishes: Any) -> AecEnvironment:
    """Turn by turn: the seat that is asked acts; sealed answers are asked one after another."""
    made: AecEnvironment = _made("turns", "AecEnvironment", game, wishes)
    return made


def in_order(game: str = "cultists", **wishes: Any) -> Any:
    """`aec` as PettingZoo's own environments come: in its wrapper, which says when something is called out of order."""
    bare = aec(game, **wishes)
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

    return OrderEnforcingWrapper(bare)


def parallel(game: str = "cultists", **wishes: Any) -> ParallelEnvironment:
    """All at once: seats that aren't asked wait."""
    made: ParallelEnvironment = _made("together", "ParallelEnvironment", game, wishes)
    return made


def vector(game: str = "cultists", players: int = 5, lanes: int = 1024, **wishes: Any) -> VectorEnvironment:
    """Many games at once, on a processor or a GPU, for those who train (`gloaming.env.lanes`).

    Further settings: `device` "cpu" or "cuda"; `exact=False` for quick dice; `renew=False` to stop where a game is over; `fitted=True` to be
    compiled for this very table."""
    from gloaming.env.versions import version

    try:
        from gloaming.env.lanes import SETTINGS as OWN
        from gloaming.env.lanes import VectorEnvironment
    except ImportError as fault:
        raise BadOptions("This needs numba; install it with: pip install 'gloaming[fast]'") from fault
    found = version(game)
    settings = {name: wish for name, wish in wishes.items() if name in OWN}
    options: Any = found.kind.read_options(
        {"players": players} | {name: wish for name, wish in wishes.items() if name not in OWN}
    )
    return VectorEnvironment(found, options, lanes, **settings)


def _made(room: str, kind: str, game: str, wishes: dict[str, Any]) -> Any:
    from gloaming.env.versions import version

    try:
        environment = getattr(import_module(f"{__name__}.{room}"), kind)
    except ImportError as fault:
        raise BadOptions("This needs PettingZoo; install it with: pip install 'gloaming[env]'") from fault
    found = version(game)
    settings = {name: wish for name, wish in wishes.items() if name in SETTINGS}
    options = found.kind.read_options({name: wish for name, wish in wishes.items() if name not in SETTINGS})
    return environment(found, options, **settings)
