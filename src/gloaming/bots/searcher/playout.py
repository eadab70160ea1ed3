"""Thinking ahead: one answer, played out in one world to the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gloaming.bots.base import Bot
from gloaming.bots.searcher.craft import Craft
from gloaming.bots.searcher.tree import Tree, Way
from gloaming.bots.talking import decision, round_of_words
from gloaming.kernel.dice import Dice, derive
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

GoingOn = Callable[[], bool]
"""Whether there is time for more."""


class Company:
    """Those who play on in a copy of a world: bots of one kind, who know what their seats would know, and talk."""

    def __init__(self, craft: Craft, kind: GameKind, game: Any, talk: Sequence[Said]) -> None:
        self.craft = craft
        self.kind = kind
        self.game = game
        self.talk = list(talk)
        players = range(game.options.players)
        self.bots: dict[Seat, Bot] = {seat: craft.player(Dice(derive(game.key, f"seat {seat}"))) for seat in players}

    def look(self, seat: Seat) -> Any:
        return self.kind.view(self.game, seat)

    def choice(self, seat: Seat) -> Option:
        options: tuple[Option, ...] = self.game.choices[seat]
        return options[0] if len(options) == 1 else decision(self.bots[seat], self.look(seat), self.talk)

    def let_speak(self) -> None:
        if type(self.game.asking) in self.craft.talks:
            round_of_words(self.kind, self.bots.items(), self.look, self.talk)


class Playouts:
    """What becomes of the answers of one seat to one question."""

    def __init__(self, craft: Craft, kind: GameKind, me: Seat, talk: Sequence[Said], dice: Dice) -> None:
        self.craft = craft
        self.kind = kind
        self.me = me
        self.talk = talk
        self.dice = dice
        self.tree: Tree = {}

    def value(self, world: Any, answer: Option, number: int, going_on: GoingOn) -> float | None:
        """Whether its own team wins this world with this answer; None: the time was up before that was known.

        Dice of the same number fall alike for every answer, so answers differ only by what they do."""
        game = world.fork(derive(self.dice.key, f"playout {number}"))
        company = Company(self.craft, self.kind, game, self.talk)
        way = Way(self.tree, answer, self.me, len(world.journal))
        while not game.over:
            if not going_on():
                return None
            for seat in game.waiting_for:
                game.answer(seat, way.on(game, company.choice) if seat == self.me else company.choice(seat))
            company.let_speak()
        value = float(self.kind.outcome(game).winner == self.kind.team_of(world, self.me))
        way.note(value)
        return value
