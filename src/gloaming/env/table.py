"""A table that is played by numbers. It begins games, looks at them through views, and answers; it knows no more of them."""

from __future__ import annotations

from typing import Any, Literal, Self

from gloaming.env.answers import harmless
from gloaming.env.desk import Desk, Observation, Tabletop
from gloaming.env.scribe import scribes_of
from gloaming.env.sheet import SEATS
from gloaming.env.told import told
from gloaming.env.versions import Version
from gloaming.kernel.dice import KEY_BYTES, Dice
from gloaming.kernel.errors import BadOptions, NotOffered
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

Illegal = Literal["raise", "end", "lenient"]
"""What an action does that the mask does not allow: it is refused, it ends the game, or a legal one takes its place."""


class Table:
    """Game after game at one table."""

    def __init__(self, version: Version, options: Any, *, history: int = 0) -> None:
        if history < 0:
            raise BadOptions(f"A history of {history} events cannot be shown; ask for 0 or more.")
        self.version = version
        self.kind = version.kind
        self.kind.empty_game(options, b"")  # a table that cannot be set up is refused here and now
        if self.kind.seats(options) > SEATS:
            raise BadOptions(f"The environments have room for {SEATS} seats; play with fewer.")
        self.options = options
        self.scribes = scribes_of(version, options)
        self.scribe = self.scribes[0]
        self.history = history
        self.players = len(self.scribes)
        self.actions = version.answers.width
        self.width = version.sheet.width + history * self.scribe.rows.width
        self.deals = Dice.seeded("nobody has begun yet")
        self.game: Any = None
        self.desks: list[Desk] = []

    def begin(self, seed: int | None, entropy: bytes) -> None:
        """Deal a new game. A seed decides on this deal and all that follow; without any, the entropy does."""
        if seed is not None:
            self.deals = Dice.seeded("deals", self.version.name, seed)
        elif self.game is None:
            self.deals = Dice.seeded(entropy.hex())
        self.deal(self.deals.bits().to_bytes(64, "big")[:KEY_BYTES])

    def deal(self, key: bytes) -> None:
        self.game = self.kind.begin(self.options, key)
        self.desks = self.laid_desks()

    def laid_desks(self) -> list[Desk]:
        tabletop = Tabletop(self.scribe)
        return [Desk(scribe, tabletop, self.history) for scribe in self.scribes]

    def clone(self) -> Self:
        """A copy of the game, to try something out; its desks read everything again."""
        copy: Self = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.deals = Dice(self.deals.key, self.deals.rolled)
        if self.game is not None:
            copy.game = self.game.clone()
            copy.desks = self.laid_desks()
        return copy

    def imagine(self, seat: Seat, dice: Dice) -> None:
        """Continue in another world that this seat can't tell from the one so far."""
        self.game = self.kind.determinise(self.view(seat), dice)
        self.desks = self.laid_desks()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Rules do not travel: another process makes the same table and loads the game's snapshot."""
        saved = None if self.game is None else self.kind.save(self.game)
        return revived, (self.version, self.options, self.history, self.deals, saved)

    # Looking

    @property
    def over(self) -> bool:
        return bool(self.game.over)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who has still to answer."""
        waiting: tuple[Seat, ...] = self.game.waiting_for
        return waiting

    def view(self, seat: Seat) -> Any:
        """What this seat sees, with its journal as its desk has kept it."""
        desk, game = self.desks[seat], self.game
        if desk.heard < len(game.journal):
            desk.hear(game.journal_of(seat, desk.heard))
            desk.heard = len(game.journal)
        return self.kind.view(game, seat, desk.journal)

    def observe(self, seat: Seat) -> Observation:
        return self.desks[seat].observe(self.view(seat))

    def rewards(self) -> list[float]:
        """+1 for each seat of the winning team, -1 for the others."""
        winner, team_of = self.kind.outcome(self.game).winner, self.kind.team_of
        return [1.0 if team_of(self.game, seat) == winner else -1.0 for seat in range(self.players)]

    def told(self) -> str:
        """The public part of the table in words."""
        return told(self.scribe, self.kind.view(self.game, None))

    # Answering

    def option(self, seat: Seat, action: int) -> Option:
        """The answer behind a number; refused in one sentence if there is none."""
        if not 0 <= action < self.actions:
            last = self.actions - 1
            raise NotOffered(f"There is no action {action}; choose one from 0 to {last} that the mask allows.")
        numbering = self.scribes[seat].numbering
        option = numbering.options[action] or numbering.numbers(self.offered(seat)).get(action)
        if option is None:
            raise NotOffered(f"Action {action} isn't an answer at this table; choose one that the mask allows.")
        return option

    def offered(self, seat: Seat) -> tuple[Option, ...]:
        asked = None if self.game is None else self.view(seat).asked
        return () if asked is None else asked.options

    def number(self, seat: Seat, option: Option) -> int:
        numbering = self.scribes[seat].numbering
        found = numbering.number.get(option)
        if found is None:
            spare = {other: number for number, other in numbering.numbers(self.offered(seat)).items()}
            if option not in spare:
                name = self.version.name
                raise NotOffered(f"{option} has no number in {name}; {self.kind.name}_v0 has one for every answer.")
            found = spare[option]
        return found

    def legal(self, seat: Seat) -> list[int]:
        """The numbers that this seat may answer now, in their order."""
        return sorted(self.scribes[seat].numbering.numbers(self.offered(seat)))

    def may_answer(self, seat: Seat, action: int) -> bool:
        """Whether the mask that this seat saw last allows it."""
        if not 0 <= action < self.actions:
            return False
        numbering, offered = self.scribes[seat].numbering, self.desks[seat].offered
        option = numbering.options[action]
        return action in numbering.numbers(offered) if option is None else option in offered

    def answer(self, seat: Seat, action: int) -> None:
        self.game.answer(seat, self.option(seat, action))

    def answer_anyhow(self, seat: Seat, action: int) -> None:
        """Lenient: an action that is not legal gives way to the first offered that isn't rash."""
        try:
            self.answer(seat, action)
        except NotOffered:
            self.game.answer(seat, harmless(self.offered(seat)))


def revived(version: Version, options: Any, history: int, deals: Dice, saved: bytes | None) -> Table:
    table = Table(version, options, history=history)
    table.deals = deals
    if saved is not None:
        table.game, table.desks = table.kind.load(options, saved), table.laid_desks()
    return table
