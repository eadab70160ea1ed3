"""Thinking ahead: one answer, played out in one world until what it began is settled."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import Bot
from gloaming.bots.beliefs import Beliefs
from gloaming.bots.searcher.craft import Craft
from gloaming.bots.searcher.tree import Node, Tree
from gloaming.kernel.dice import Dice, derive
from gloaming.kernel.events import Event
from gloaming.kernel.kinds import GameKind
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

LONGEST: Final = 60
"""Answers after which a position is judged as it stands."""


class Stage:
    """One world, and those who play in it. They are quick players; each knows in its world what its seat would know."""

    def __init__(self, craft: Craft, kind: GameKind, world: Any, dice: Dice, me: Seat) -> None:
        self.kind = kind
        self.world = world
        self.dice = dice
        self.bots: dict[Seat, Bot] = {}
        self.player = craft.player
        self.me = me
        self.memories: dict[Seat, tuple[Event, ...]] = {}
        """What each remembers of the true past. Nobody reads on in a world: a memory would have to be made anew for each try."""
        self.first: dict[Seat, Option] = {}
        """How the others answer the question of the moment; that does not hang on the own answer."""

    def decide(self, game: Any, seat: Seat) -> Option:
        options = game.choices[seat]
        if len(options) == 1:
            only: Option = options[0]
            return only
        if seat not in self.bots:
            self.bots[seat] = self.player(Dice(derive(self.dice.key, f"seat {seat}")))
            self.memories[seat] = self.world.journal_of(seat)
        view = self.kind.view(game, seat, self.memories[seat])
        return self.bots[seat].decide(view, view.asked)

    def begin(self, answer: Option, lap: int) -> Any:
        """A copy of the world with dice of its own, in which everybody has answered the question of the moment."""
        game = self.world.fork(derive(self.dice.key, f"lap {lap}"))
        for seat in game.waiting_for:
            if seat == self.me:
                continue
            if seat not in self.first:
                self.first[seat] = self.decide(game, seat)
            game.answer(seat, self.first[seat])
        game.answer(self.me, answer)
        return game


class Playouts:
    def __init__(self, craft: Craft, kind: GameKind, view: Any, table: Beliefs, tree: Tree) -> None:
        self.craft = craft
        self.kind = kind
        self.view = view
        self.table = table
        """What everybody at the table believes by now."""
        self.tree = tree
        self.me: Seat = view.seat

    def play(self, stage: Stage, answer: Option, lap: int) -> None:
        """Once through this world; what came of it is noted on the way that was taken."""
        team = self.kind.team_of(stage.world, self.me)
        before = len(stage.world.journal)
        game = stage.begin(answer, lap)
        way: list[tuple[Node, Option]] = [(self.tree.root, answer)]
        for _ in range(LONGEST):
            if game.over or type(game.asking) in self.craft.pauses:
                break
            seat = game.waiting_for[0]
            chosen = self.own(stage, game, before, way) if seat == self.me else stage.decide(game, seat)
            game.answer(seat, chosen)
        value = self.value(game, team, before)
        for node, option in way:
            node.note(option, value)

    def own(self, stage: Stage, game: Any, before: int, way: list[tuple[Node, Option]]) -> Option:
        """The own later answers: searched as well, from the second time on that the seat sees the same."""
        options = game.choices[self.me]
        if len(options) == 1:
            return stage.decide(game, self.me)
        key = way[0][1], game.journal_of(self.me, before), type(game.asking), options
        node = self.tree.nodes.get(key)
        if node is None:
            chosen = stage.decide(game, self.me)
            node = self.tree.nodes[key] = Node(options, [chosen])
        else:
            chosen = node.pick()
        way.append((node, chosen))
        return chosen

    def value(self, game: Any, team: str, before: int) -> float:
        """How likely the own team wins from there."""
        if game.over:
            return float(self.kind.outcome(game).winner == team)
        worth = self.craft.worth(game, self.table.after(*game.journal[before:]))
        return worth if team == self.kind.teams[0] else 1 - worth
