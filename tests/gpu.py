"""The twin on a GPU against the twin on a processor: the same seeds, thousands of games, the same states, sheets and masks.

    python -m tests.gpu --write FILE     on a processor: what must be found
    python -m tests.gpu --against FILE   on a machine with a GPU and CuPy
    python -m tests.gpu                  where there is both
    python -m tests.gpu --speed          how fast the GPU is
    python -m tests.gpu --sweep          how fast it is by what the compiler is told

A machine with a GPU need not have numba, nor a table the same Python."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from functools import partial
from hashlib import blake2b
from itertools import product
from pathlib import Path
from subprocess import Popen
from tempfile import gettempdir
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from benchmarks.engine.gpu import chosen_at_random, seconds, steps_at_random
from gloaming.env import on_cuda
from gloaming.env.lanes import VectorEnvironment
from gloaming.env.slots import room
from gloaming.env.versions import version
from gloaming.fast import agenda, dice, in_c
from gloaming.fast.cultists import engine
from gloaming.fast.in_c import typed
from gloaming.fast.in_c.places import rows
from gloaming.fast.kinds import TwinKind
from gloaming.games import invasion
from gloaming.games.cultists import Options
from tests.env.lanes import sheet_of

TABLES: dict[str, tuple[Any, bool]] = {
    "5 players": (Options(players=5, level="experienced"), True),
    "8 players": (Options(players=8, level="experienced"), True),
    "8 players, quick dice": (Options(players=8, level="experienced"), False),
    "4 and AUTOMA, expert": (Options(players=4, level="expert"), True),
    "7, house rules": (
        Options(
            players=7, level="expert", path_declaration="upfront", dark_transfers="hidden", anonymous_ballots=True,
            encounter_order="clockwise_from_mover", secret_doors_encounters="first_token_only",
        ),
        True,
    ),
    "Invasion, 5 in Milan": (invasion.Options(players=5), True),
    "Invasion, 8 in Washington": (invasion.Options(players=8, city="washington"), True),
    "Invasion, 8 in Washington, quick dice": (invasion.Options(players=8, city="washington"), False),
    "Invasion, 6 in Milan, house rules": (
        invasion.Options(
            players=6, free_partial=True, declare_window="standing_orders", event_discard_public=False,
        ),
        True,
    ),
}  # fmt: skip
LANES, DECISIONS, LOOKS = 2048, 500, 4


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--write", type=Path)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--sweep", action="store_true")
    parser.add_argument("--way", choices=WAYS, help="one of the sweep's ways")
    given = parser.parse_args()
    if given.write:
        given.write.write_text(json.dumps({name: played(*table, "cpu") for name, table in TABLES.items()}))
        return
    if given.speed or given.sweep or given.way:
        speed() if given.speed else sweep() if given.sweep else decisions_by(given.way)
        return
    expected = json.loads(given.against.read_text()) if given.against else None
    for name, table in TABLES.items():
        ours, theirs = played(*table, "cuda"), expected[name] if expected else played(*table, "cpu")
        if ours != theirs:
            lanes = [
                nth for nth, pair in enumerate(zip(ours["lanes"], theirs["lanes"], strict=True)) if len({*pair}) > 1
            ]
            raise SystemExit(
                f"{name}: {len(lanes)} lanes differ, the first is {lanes[:1]}; games {ours['ended']}, {theirs['ended']}"
            )
        print(f"{name}: {ours['ended']:,} games, {LANES * DECISIONS * LOOKS:,} decisions alike", flush=True)


def played(options: Any, exact: bool, device: str) -> dict[str, Any]:
    """Random play from the same seeds: what each lane has become, and what its seats see, several times over."""
    env = VectorEnvironment(sheet_of(options), options, LANES, device=device, exact=exact)
    env.reset(seed=1)
    digests = [blake2b(digest_size=8) for _ in range(LANES)]
    ended = 0
    for _ in range(LOOKS):
        ended += env.played.play(DECISIONS)
        env.played.show()
        for shown in (games_of(env, device), *env.seen()):
            cells = shown if isinstance(shown, np.ndarray) else shown.get()
            for digest, row in zip(digests, cells, strict=True):
                digest.update(row.tobytes())
    return {"ended": ended, "lanes": [digest.hexdigest() for digest in digests]}


def games_of(env: VectorEnvironment, device: str) -> Any:
    if device == "cpu":
        return env.played.games
    return rows(room(env.version.name).TWIN.game, env.played.games.get(), env.lanes)


# Speed


def speed() -> None:
    import cupy  # type: ignore[import-not-found]

    print(cupy.cuda.runtime.getDeviceProperties(0)["name"].decode())
    for options in (
        *(Options(players=players, level="experienced") for players in (5, 8)),
        *(invasion.Options(players=players) for players in (5, 8)),
    ):
        for exact in (True, False):
            speed_of(cupy, options, exact=exact)


def speed_of(
    cupy: Any, options: Any, *, exact: bool, lanes: int = 262_144, decisions: int = 400, steps: int = 60
) -> None:
    begun = perf_counter()
    env = VectorEnvironment(sheet_of(options), options, lanes, device="cuda", exact=exact)
    env.reset(seed=1)
    cupy.cuda.Device().synchronize()
    made, kernel = perf_counter() - begun, env.played.kernel("drive")
    print(
        f"{env.version.kind.title}, {options.players} players, {'exact' if exact else 'quick'} dice, {lanes:,} lanes: made in {made:.1f} s"
    )
    print(f"  {kernel.num_regs} registers, {kernel.local_size_bytes} bytes local")
    env.played.play(decisions)
    took = seconds(cupy, lambda: env.played.play(decisions))
    print(f"  {lanes * decisions / took / 1e6:.1f} M decisions/s, {took:.3f} s")
    env.played.show()
    steps_at_random(cupy, env, 1)
    took = seconds(cupy, lambda: steps_at_random(cupy, env, steps))
    print(f"  {lanes * steps / took / 1e6:.1f} M environment steps/s, {took:.3f} s", flush=True)
    for name, deed in (("choosing", lambda: chosen_at_random(cupy, env)), ("looking", env.played.show)):
        print(f"    {name}: {seconds(cupy, deed) * 1e3:.2f} ms for all lanes")


class Way(NamedTuple):
    """Of telling the compiler."""

    registers: int
    apart: Callable[[TwinKind], tuple[Any, ...]]
    """Which functions are not copied into those that call them."""
    fits: bool = True
    """Whether the source is written for one table, or for any."""


DICE = (dice.pressed, dice.share)
SIX = (*DICE, engine.offers, engine.hear, agenda.do, dice.shuffle)
APART: dict[str, Callable[[TwinKind], tuple[Any, ...]]] = {
    "dice": lambda kind: DICE,
    "six": lambda kind: SIX,
    "many": typed.apart,
}
WAYS = {
    f"{registers} registers, {apart} apart{'' if fits else ', any table'}": Way(registers, APART[apart], fits)
    for registers, apart, fits in (
        (64, "many", False),
        (64, "dice", True),
        *product((40, 48, 56, 64, 72), ("six", "many"), (True,)),
    )
}


def sweep() -> None:
    """All are compiled at once and measured one after another."""
    begun = [Popen([sys.executable, "-m", "tests.gpu", "--way", name]) for name in WAYS]
    raise SystemExit(max(process.wait() for process in begun))


def decisions_by(name: str, lanes: int = 262_144, decisions: int = 150) -> None:
    import cupy

    on_cuda.REGISTERS, vars(typed)["apart"], fits = WAYS[name]
    if not fits:
        vars(on_cuda)["source"] = lambda kind, *told, quick: in_c.source(kind)
    for players in (5, 8):
        begun = perf_counter()
        env = VectorEnvironment(
            version("cultists_v1"), Options(players=players, level="experienced"), lanes, device="cuda"
        )
        env.reset(seed=1)
        cupy.cuda.Device().synchronize()
        made, kernel = perf_counter() - begun, env.played.kernel("drive")
        told = f"{kernel.num_regs} registers, {kernel.local_size_bytes} bytes local, made in {made:.0f} s"
        with Path(gettempdir(), "gloaming-gpu").open("w") as turn:
            flock(turn, LOCK_EX)
            env.played.play(decisions)
            took = seconds(cupy, partial(env.played.play, decisions))
        print(f"{lanes * decisions / took / 1e6:6.1f} M decisions/s, {players} players, {name}: {told}", flush=True)


if __name__ == "__main__":
    main()
