"""Broken Panes (AC-EVENT-BP)."""

from __future__ import annotations

from gloaming.games.cultists.events import PanesBroke
from gloaming.games.cultists.rooms import ConsultPassages, take_draw_card
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.base import Token
from gloaming.kernel.steps import Step


class BrokenPanes(Token):
    def resolve(self, game: Cultists, mirrored: bool) -> tuple[Step, ...]:
        return (BreakPanes(), ConsultPassages())


class BreakPanes(Step):
    """AC-EVENT-BP-01, -04: two cards of the Draw pile, or what is there, go unseen into the Unsafe Passage deck."""

    def run(self, game: Cultists) -> None:
        drawn = [card for card in (take_draw_card(game), take_draw_card(game)) if card is not None]
        game.unsafe_deck += tuple(drawn)
        game.record(PanesBroke(len(drawn)))


broken_panes = BrokenPanes("broken_panes", "Broken Panes", printed=9, needs_passages=True, clause="AC-EVENT-BP-01")
