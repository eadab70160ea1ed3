"""Accusation: with a supporter, the accused shows cards until an Assimilated! appears (INV-ACCUSE)."""

from __future__ import annotations

from typing import Literal

from gloaming.games.invasion.events import Accused, AccuserTokensLost, AlienStated, CardShown, SupportHeard
from gloaming.games.invasion.rules import may_support
from gloaming.games.invasion.state import ASSIMILATED, Invasion
from gloaming.kernel.steps import Option, Question, Step
from gloaming.kernel.values import Seat, Value


class Prospect(Value, tag=False, omit_defaults=True):
    """Where an answer leads, by what everyone sees."""

    in_vain: bool = False
    """Whether nothing can come of it: nobody is left who could support it."""


class Accuse(Option, code="accuse:{seat}", confirm=True):
    """INV-ACCUSE-03."""

    seat: Seat

    def prospect(self, known: Invasion, seat: Seat) -> Prospect | None:
        """INV-ACCUSE-06: one that nobody could support fails."""
        return None if possible_supporters(known, seat, self.seat) else Prospect(in_vain=True)


class Support(Option, code="support", confirm=True):
    pass


class Refuse(Option, code="refuse", quiet=True):
    pass


SUPPORT, REFUSE = Support(), Refuse()


def possible_supporters(game: Invasion, accuser: Seat, accused: Seat) -> list[Seat]:
    """INV-ACCUSE-05, -16, INV-RQ-40: everybody else who still has a token; all can see who that is."""
    return [seat for seat in game.clockwise(accuser)[1:] if seat != accused and may_support(game, seat)]


def accuse(game: Invasion, accuser: Seat, accused: Seat) -> None:
    game.record(Accused(accuser, accused))
    eligible = possible_supporters(game, accuser, accused)
    if game.options.support_mode == "simultaneous":  # INV-RQ-40
        game.do(AskForSupport(accuser, accused, tuple(eligible)))
    else:
        game.do(AskForSupport(accuser, accused, tuple(eligible[:1]), tuple(eligible[1:])))


class AskForSupport(Question, clause="INV-ACCUSE-05", clock="vote", debated=True):
    """INV-ACCUSE-05, -06, -15: anyone who still has a token may support; without support the accusation fails."""

    accuser: Seat
    accused: Seat
    asked: tuple[Seat, ...]
    later: tuple[Seat, ...] = ()
    """INV-RQ-40: who is asked one after the other, until the first supports."""

    def is_debated(self, game: Invasion) -> bool:
        """INV-RQ-40: where they are asked one after the other, the table talks once, before the first."""
        return self.asked[:1] == tuple(possible_supporters(game, self.accuser, self.accused)[:1])

    def asks(self, game: Invasion) -> dict[Seat, tuple[Option, ...]]:
        return dict.fromkeys(self.asked, (SUPPORT, REFUSE))

    def answered(self, game: Invasion, answers: dict[Seat, Option]) -> None:
        supporters = tuple([seat for seat in self.asked if answers[seat] == SUPPORT])
        game.record(SupportHeard(supporters))
        if supporters:
            game.do(ShowCards(self.accused, (self.accuser, *supporters)))
        elif self.later:
            game.do(AskForSupport(self.accuser, self.accused, self.later[:1], self.later[1:]))


class ShowCards(Step):
    """INV-ACCUSE-07 to -11, INV-RQ-42: in the order of drawing, until an Assimilated! appears or all are shown."""

    accused: Seat
    accusers: tuple[Seat, ...]

    def run(self, game: Invasion) -> None:
        for position, card in enumerate(game.hand[self.accused]):
            if card == ASSIMILATED or position not in game.shown[self.accused]:
                show_card(game, self.accused, position)
            if card == ASSIMILATED:
                state_alien(game, self.accused, "accusation")
                return
        game.record(AccuserTokensLost(self.accusers))
        for seat in self.accusers:
            game.accuser_token[seat] = False


def show_card(game: Invasion, seat: Seat, position: int) -> None:
    """INV-INFO-03: all have seen it, and remember."""
    game.shown[seat] = tuple(sorted({*game.shown[seat], position}))
    game.record(CardShown(seat, position, game.hand[seat][position]))


def state_alien(game: Invasion, seat: Seat, by: Literal["accusation", "declaration"]) -> None:
    """INV-ALIEN-01, INV-INFO-13: for ever."""
    game.stated[seat] = True
    game.record(AlienStated(seat, by))
