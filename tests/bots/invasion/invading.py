"""Games of Invasion played by bots, and single scenes from them, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from gloaming.bots import Bot, make_bot
from gloaming.bots.invasion.careful import CarefulInvasionBot
from gloaming.games.invasion import INVASION, Options
from gloaming.games.invasion.city import CITIES
from gloaming.games.invasion.state import Invasion
from gloaming.games.invasion.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.steps import Option, Question
from gloaming.kernel.values import Seat
from gloaming.kernel.views import Asked

TABLES = [Options(players=players, city=city) for city in CITIES for players in range(4, 9)]


def named(options: Options) -> str:
    return f"{options.city}-{options.players}"


def questions(options: Options, seed: int, kind: str = "careful") -> Iterator[tuple[Invasion, Seat, View, Bot]]:
    """Every question of a whole game, just before it is answered: the game, who is asked, what that seat sees."""
    game = INVASION.begin(options, Dice.seeded("bots", seed).key)
    bots = [make_bot(kind, "invasion", Dice.seeded(seed, seat)) for seat in game.seats]
    while not game.over:
        for seat in game.waiting_for:
            view: View = INVASION.view(game, seat)
            yield game, seat, view, bots[seat]
            game.answer(seat, bots[seat].decide(view, view.asked))


def play(options: Options, seed: int) -> Invasion:
    """A whole game. An answer that is not offered stops it with NotOffered."""
    *_, (game, *_) = questions(options, seed)
    return game


def scene(players: int = 5, city: str = "milan", seat: Seat = 0, **facts: Any) -> View:
    """What this seat sees: a new table without tokens and memories, but for these facts."""
    game = INVASION.begin(Options(players=players, city=city, first_architect=0), Dice.seeded("scene").key)
    bare: dict[str, Any] = {"tokens": (), "scientists": (), "journal": (), "stage": "turns", "turn": seat, "round": 1}
    view: View = INVASION.view(game, seat)
    return replace(view, **(bare | facts))


def decide(view: View, step: Question, *options: Option) -> Option:
    """What the careful bot answers there."""
    asked = Asked(1, step, options, None)
    return CarefulInvasionBot(Dice.seeded("scene")).decide(replace(view, asked=asked), asked)
