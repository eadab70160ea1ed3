"""The whole tree of a small game in one file, which OpenSpiel's solvers in C++ (`efg_game`) and Gambit read.

A state of Gloaming costs a fraction of a millisecond, and a solver walks over all of them again and again. So walk once:

    import pyspiel
    from gloaming.env.openspiel.tree import write_tree

    print(write_tree("python_gloaming_small_duel", "duel.efg"))
    game = pyspiel.load_game("efg_game(filename=duel.efg)")
    solver = pyspiel.CFRPlusSolver(game)

OpenSpiel's own `export_gambit` writes the same tree, and takes very much longer for a large one.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TextIO

import pyspiel  # type: ignore[import-not-found]


class Size(NamedTuple):
    """How large a tree is."""

    states: int
    """The ends and the chance nodes among them."""
    ends: int
    infosets: tuple[int, ...]
    """Of each player."""


Met = Callable[[Any, int, int], None]
"""(state, player, number): told at the first state of each information set, with its number among that player's."""


def write_tree(name: str, file: str | Path, met: Met = lambda *_: None) -> Size:
    """Walk over all of a game and write it down. Nobody says beforehand how large a tree is: begin with few choices."""
    game = pyspiel.load_game(name)
    with Path(file).open("w", encoding="utf-8", newline="\n") as out:
        players = " ".join(f'"{player}"' for player in range(game.num_players()))
        out.write(f'EFG 2 R "{name}" {{ {players} }}\n')
        walk = Walk(out, game.num_players(), met)
        walk.below(game.new_initial_state())
    return Size(walk.states, walk.ends, tuple(map(len, walk.infosets)))


class Walk:
    def __init__(self, out: TextIO, players: int, met: Met) -> None:
        self.out, self.met = out, met
        self.states = self.ends = 0
        self.infosets: list[dict[str, int]] = [{} for _ in range(players)]
        """Each player's, numbered from 1 as they are met."""

    def below(self, state: Any) -> None:
        """A state and all that may come of it, depth first, as the format wants it."""
        self.states += 1
        if state.is_terminal():
            self.ends += 1
            returns = " ".join(map(str, state.returns()))
            self.out.write(f't "" {self.ends} "" {{ {returns} }}\n')
            return
        self.out.write(self.chance(state) if state.is_chance_node() else self.choice(state))
        for action in state.legal_actions():
            self.below(state.child(action))

    def chance(self, state: Any) -> str:
        outcomes = [f'"{state.action_to_string(action)}" {chance!r}' for action, chance in state.chance_outcomes()]
        return f'c "" {self.states} "" {{ {" ".join(outcomes)} }} 0\n'

    def choice(self, state: Any) -> str:
        player = state.current_player()
        known = self.infosets[player]
        place = state.information_state_string()
        if place not in known:
            known[place] = len(known) + 1
            self.met(state, player, known[place])
        answers = " ".join(f'"{state.action_to_string(action)}"' for action in state.legal_actions())
        return f'p "" {player + 1} {known[place]} "" {{ {answers} }} 0\n'
