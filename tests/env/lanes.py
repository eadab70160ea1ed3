"""Lanes and single environments side by side: the same seeds and the same answers, and where they disagree first."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from gloaming.env.lanes import Seen, VectorEnvironment
from gloaming.env.table import Table
from gloaming.env.versions import Version, version
from gloaming.fast.kinds import Player
from gloaming.games import cultists, invasion

GAMES: dict[Any, str] = {cultists.Options: "cultists", invasion.Options: "invasion"}
LANES = 2


def sheet_of(options: Any) -> Version:
    return version(GAMES[type(options)])


def plain(options: Any, lanes: int = LANES, **settings: Any) -> VectorEnvironment:
    return VectorEnvironment(sheet_of(options), options, lanes, plain=True, **settings)


def calm(chance: Random) -> Player:
    """Mostly nothing rash: games see their later hours."""

    def choose(game: Any) -> tuple[int, int]:
        seat = chance.choice(game.waiting_for)
        offered = range(len(game.choices[seat]))
        harmless = [number for number in offered if not game.choices[seat][number].confirm]
        return seat, chance.choice(harmless if harmless and chance.random() < 0.95 else offered)

    return choose


def difference(options: Any, seed: int, steps: int, players: Callable[[Random], Player] = calm) -> str:
    """Where lanes and tables disagree first, of games with the same seeds and the same answers; "" if nowhere.

    There is a player for each game, who answers for any seat that is asked."""
    chance, env = Random(seed), plain(options)
    tables = [Table(sheet_of(options), options) for _ in range(LANES)]
    for lane, table in enumerate(tables):
        table.begin(seed + lane, b"")
    seen, at_table = env.reset(seed=seed), [players(chance) for _ in tables]
    for step in range(steps):
        unlike = unlike_at(tables, seen, seen.seat.tolist()) or ("" if step % 5 else unlike_to_anybody(tables, env))
        asked, actions = zip(*map(answered, tables, at_table), strict=True)
        seen = env.seen_by(asked)
        unlike = unlike or unlike_at(tables, seen, asked)
        if unlike:
            return f"step {step}, {unlike}"
        stepped = env.step(actions)
        for table, seat, action in zip(tables, asked, actions, strict=True):
            table.answer(seat, action)
        over = [table.over for table in tables]
        if stepped.rewards.tolist() != [rewards_and_on(table) for table in tables]:
            return f"step {step}, rewards {stepped.rewards.tolist()}"
        at_table = [players(chance) if ended else player for ended, player in zip(over, at_table, strict=True)]
        seen = Seen(*stepped[:3])
    return ""


def answered(table: Table, player: Player) -> tuple[int, int]:
    """Who answers next, and its action: another one, where what the player would answer has no number."""
    seat, number = player(table.game)
    option, legal = table.game.choices[seat][number], table.legal(seat)
    action = table.scribes[seat].numbering.number.get(option)
    return seat, legal[number % len(legal)] if action is None else action


def unlike_to_anybody(tables: list[Table], env: VectorEnvironment) -> str:
    found = (unlike_at(tables, env.seen_by([seat] * LANES), [seat] * LANES) for seat in range(env.players))
    return next(filter(None, found), "")


def unlike_at(tables: list[Table], seen: Seen, seats: Any) -> str:
    for lane, (table, seat) in enumerate(zip(tables, seats, strict=True)):
        single = table.observe(seat)
        for name, ours in (("observation", seen.observation), ("action_mask", seen.action_mask)):
            if ours[lane].tobytes() != single[name].tobytes():
                return f"lane {lane}: {name} of seat {seat} at {np.flatnonzero(ours[lane] != single[name])[:4]}"
    return ""


def rewards_and_on(table: Table) -> list[float]:
    """What every seat has won; and where the game is over the next one begins."""
    if not table.over:
        return [0.0] * table.players
    won = table.rewards()
    table.begin(None, b"")
    return won
