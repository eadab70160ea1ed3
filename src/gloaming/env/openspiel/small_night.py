"""Cultists on a board of four Rooms, for up to three hours: small enough for solvers that want to see all of a game.

It is the game of every evening, by all its rules, at a first-game table of four players and the AUTOMA. Only the board is another:
`lodge.toml` has fewer Rooms, cards and rounds, and any player could load it (`gloaming play --board FILE`).

`python_gloaming_small_night` is played by all four, with `hours` (1 to 3) and `draws`. `python_gloaming_small_duel` is smaller still:

  players  two decide, the Investigator in seat 0 and the Cultist, wherever that one sits; the others give the quietest answer that is
           offered. Who has but one answer isn't asked.
  deals    so many deals, all equally likely, are all that chance has. The Investigator cannot tell any of them from another, and the
           Cultist sits in each of the three other seats equally often.
  choices  so many choices each of the two makes, and is as quiet as the others from then on; 0: all of them.

An hour of a duel with three deals is a tree that fits into memory (docs/how-to/train-an-agent.md counts it): walk it once, with
OpenSpiel's `export_gambit`, and its solvers in C++ take it from there as an `efg_game`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, ClassVar, NamedTuple

import pyspiel  # type: ignore[import-not-found]

from gloaming.env.answers import harmless
from gloaming.env.openspiel.playing import DRAWS, LONGEST_GAME, GloamingGame, GloamingState
from gloaming.env.table import Table
from gloaming.env.told import secrets
from gloaming.env.versions import version
from gloaming.kernel.dice import Dice
from gloaming.kernel.errors import BadOptions, NotOffered
from gloaming.kernel.values import Seat

PLAYERS, HOURS, HISTORY = 4, 3, 16
INVESTIGATOR, CULTIST = 0, 1
"""The two players of a duel."""
BEGINS = 2
"""The Knife, so the AUTOMA moves and acts before seats 0 and 1."""


class SmallNight(GloamingGame):
    """Four players, who all decide."""

    version = version("cultists")
    parameters: ClassVar[dict[str, Any]] = {"hours": HOURS, "draws": DRAWS, "history": HISTORY}

    def options(self, wishes: dict[str, Any]) -> Any:
        hours = int(wishes.get("hours", self.parameters["hours"]))
        if not 1 <= hours <= HOURS:
            raise BadOptions(f"A small night has 1 to {HOURS} hours; choose such a number.")
        board = (
            (files(__package__) / "lodge.toml").read_text("utf-8").replace("last_round = 3", f"last_round = {hours}")
        )
        return self.version.kind.options(players=PLAYERS, board_file=board, first_player=BEGINS)


class SmallDuel(SmallNight):
    """The Cultist against one Investigator."""

    parameters: ClassVar[dict[str, Any]] = {"hours": 1, "deals": 3, "choices": 0, "history": HISTORY}
    said: ClassVar[dict[str, Any]] = {"utility_sum": 0.0}

    def chance(self, wishes: dict[str, Any]) -> tuple[int, int]:
        deals = int(wishes.pop("deals", self.parameters["deals"]))
        if not 3 <= deals <= 300 or deals % 3:
            raise BadOptions(
                "The deals of a duel are a multiple of 3, so the Cultist sits everywhere equally often; take 3 to 300."
            )
        self.choices = int(wishes.pop("choices", self.parameters["choices"]))
        if self.choices < 0:
            raise BadOptions(f"Nobody makes {self.choices} choices; ask for 1 or more, or 0 for all of them.")
        return 1, deals

    def players(self) -> int:
        return 2

    def new_initial_state(self) -> DuelState:
        return DuelState(self)


class Deal(NamedTuple):
    key: bytes
    cultist: Seat


@lru_cache(maxsize=16)
def alike(options: Any, count: int) -> tuple[Deal, ...]:
    """The first deals that seat 0, an Investigator, cannot tell apart: as many with the Cultist in each other seat."""
    table, number, first = Table(SmallNight.version, options), 0, ""
    found: dict[Seat, list[Deal]] = {seat: [] for seat in range(1, PLAYERS)}
    while any(len(deals) < count // len(found) for deals in found.values()):
        key, number = Dice.seeded("small night", number).key, number + 1
        table.deal(key)
        cultists = [seat for seat in found if table.view(seat).role == "cultist"]
        if cultists and len(found[cultists[0]]) < count // len(found):
            seen = secrets(table.scribe, view := table.view(INVESTIGATOR)) + str(view.routes)
            first = first or seen
            if seen == first:
                found[cultists[0]].append(Deal(key, cultists[0]))
    return tuple(deal for together in zip(*found.values(), strict=True) for deal in together)


class DuelState(GloamingState):
    """Between the decisions of the two the others go on by themselves."""

    seats: tuple[Seat, ...] = ()

    def __init__(self, game: SmallDuel) -> None:
        super().__init__(game)
        self.made = [0, 0]
        """How many choices each of the two has made."""
        self.most = game.choices or LONGEST_GAME

    def seat(self, player: int) -> Seat:
        return self.seats[player]

    def current_player(self) -> int:
        return self.seats.index(self.table.asked[0]) if self.dealt and not self.table.over else super().current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return super()._legal_actions(self.seats[player]) if self.dealt else []

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.made[self.seats.index(self.table.asked[0])] += 1
            super()._apply_action(action)
        else:
            deal = alike(self.table.options, self.get_game().outcomes)[action]
            self.table.deal(deal.key)
            self.seats, self.dealt = (INVESTIGATOR, deal.cultist), True
        while not self.table.over and self._goes_by_itself(self.table.asked[0]):
            seat = self.table.asked[0]
            offered = self.table.offered(seat)
            quiet = next((option for option in offered if option.is_quiet()), harmless(offered))
            self.table.answer(seat, self.table.number(seat, quiet))

    def _goes_by_itself(self, seat: Seat) -> bool:
        if seat not in self.seats or self.made[self.seats.index(seat)] >= self.most:
            return True
        return len(self.table.offered(seat)) == 1

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            f"deal:{action}"
            if player == pyspiel.PlayerId.CHANCE
            else super()._action_to_string(self.seats[player], action)
        )

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        rewards = self.table.rewards()
        return [rewards[seat] for seat in self.seats]

    def resample_from_infostate(self, player: int, sampler: Any) -> GloamingState:
        raise NotOffered("A duel has only the deals that it was made with; search in python_gloaming_small_night.")
