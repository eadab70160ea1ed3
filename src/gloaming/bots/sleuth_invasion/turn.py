"""One question put to a sleuth."""

from __future__ import annotations

from gloaming.bots.invasion.human import TURNING, aliens_about
from gloaming.bots.invasion.turn import Turn
from gloaming.bots.sleuth_invasion.mind import SleuthMind


class SleuthTurn(Turn):
    mind: SleuthMind

    def risk(self, cards: int) -> float:
        """What it costs the humans, on the average, that one of them draws so many cards."""
        return TURNING * self.mind.chances(cards)[aliens_about(self)] if self.view.deck else 0.0

    @property
    def scarcity(self) -> float:
        """How much others will miss an agent that is used up now: not at all, if there are more than turns to come."""
        view, players = self.view, self.view.options.players
        gone = (self.me - view.architect) % players
        later = [(view.architect + number) % players for number in range(gone + 1, players)]
        turns = sum(not view.stated[seat] for seat in later)
        return min(1.0, turns / max(1, len(self.free_agents) - 1))

    @property
    def nearly_lost(self) -> bool:
        """Whether one Mother Ship! more ends the game."""
        return self.view.mother_ships + 1 >= self.view.options.motherships_to_lose
