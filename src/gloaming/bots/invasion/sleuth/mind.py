"""The mind of a sleuth in Invasion: the careful bot's memory of cards, and beliefs of its own, to itself and in public."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.bots.invasion.beliefs import InvasionBeliefs
from gloaming.bots.invasion.careful.mind import Mind
from gloaming.bots.invasion.sleuth.opinion import Opinion
from gloaming.games.invasion.view import View
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat


class SleuthMind(Mind):
    own: Opinion
    public: Opinion

    def __init__(self, view: View, strangers: frozenset[Seat]) -> None:
        super().__init__(view)
        self.strangers = strangers
        self.own = Opinion(self.players, InvasionBeliefs(view, strangers=strangers))
        self.public = Opinion(self.players, InvasionBeliefs(view, public=True, strangers=strangers))
        """How the table looks to somebody without cards; the own person included."""
        self.talk: Sequence[Said] = ()

    def take_in(self, view: View, talk: Sequence[Said]) -> None:
        self.read(view)
        self.talk = talk
        for opinion in (self.own, self.public):
            opinion.beliefs.read(view, talk)
