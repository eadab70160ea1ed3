"""Games played by bots, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gloaming.bots import Bot, make_bot
from gloaming.games.cultists import CULTISTS, Options
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat

Kinds = Callable[[str, Seat], str]
"""(Role, seat) -> the kind of bot that sits there."""


def by_team(investigators: str, cultists: str) -> Kinds:
    return lambda role, _: cultists if TEAM_OF[role] == "cultists" else investigators


def everybody(kind: str) -> Kinds:
    return by_team(kind, kind)


CAREFUL = everybody("careful")


def mixed(role: str, seat: Seat) -> str:
    return "careful" if seat % 3 else "random"


def questions(options: Options, seed: int, kinds: Kinds = CAREFUL) -> Iterator[tuple[Cultists, Seat, View, Bot]]:
    """Every question of a whole game, just before it is answered: the game, who is asked, what that seat sees."""
    game = CULTISTS.begin(options, Dice.seeded("bots", seed).key)
    bots = [make_bot(kinds(game.role[seat], seat), "cultists", Dice.seeded(seed, seat)) for seat in game.people()]
    while not game.over:
        for seat in game.waiting_for:
            view: View = CULTISTS.view(game, seat)
            yield game, seat, view, bots[seat]
            game.answer(seat, bots[seat].decide(view, view.asked))


def play(options: Options, seed: int, kinds: Kinds = CAREFUL) -> Cultists:
    """A whole game. An answer that is not offered stops it with NotOffered."""
    *_, (game, *_) = questions(options, seed, kinds)
    return game


def winners(games: int, kinds: Kinds, enough: Mapping[str, int], **settings: Any) -> Mapping[str, int]:
    """Who won how often, in so many games at most.

    It stops when each of these sides has won often enough: what has been won stays won, so the games that are left could
    change no verdict. Where all of them are needed, they are played."""
    count = dict.fromkeys(enough, 0)
    for seed in range(games):
        winner = play(Options(**settings), seed, kinds).winner
        assert winner is not None
        count[winner] = count.get(winner, 0) + 1
        if all(count[side] >= wins for side, wins in enough.items()):
            break
    return count
