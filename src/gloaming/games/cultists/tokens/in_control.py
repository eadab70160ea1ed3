"""In Control of the Situation (AC-EVENT-IC)."""

from __future__ import annotations

from gloaming.games.cultists.encounters import Prospect, perils
from gloaming.games.cultists.events import KnifeUsed, TokenHandled, TokenPeeked
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.base import Token
from gloaming.games.cultists.tokens.false_eyes import Decline, knife_hand
from gloaming.games.cultists.voting import NoteKnife
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat


class InControl(Token):
    def resolve(self, game: Cultists, mirrored: bool) -> tuple[Step, ...]:
        holder = knife_hand(game)
        return () if holder is None or not game.bag else (TakeControl(holder),)


class Peek(Option, code="peek"):
    """Take a token out of the Bag for a private look."""

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        return perils(known, seat, KnifeUsed)


class RemoveToken(Option, code="remove"):
    """Out of the game, unseen by the others."""


class ReturnToken(Option, code="return", quiet=True):
    """Back into the Bag."""


class TakeControl(Choice, clause="AC-EVENT-IC-01"):
    """AC-EVENT-IC-01: the Knife holder may take one further token out of the Bag for a private look."""

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return (Peek(), Decline())

    def chosen(self, game: Cultists, option: Option) -> None:
        if isinstance(option, Peek):
            game.bag = game.shuffled(game.bag)
            game.record(TokenPeeked(self.seat, game.bag[-1]))
            game.do(HandleToken(self.seat), NoteKnife(self.seat, "in_control"))


class HandleToken(Choice, clause="AC-EVENT-IC-03", secret=True):
    """AC-EVENT-IC-03: remove the token unseen, or return it to the Bag. It is the last one in `bag`."""

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return (RemoveToken(), ReturnToken())

    def chosen(self, game: Cultists, option: Option) -> None:
        removed = isinstance(option, RemoveToken)
        if removed:
            game.taken_out += game.bag[-1:]
            game.bag = game.bag[:-1]
        game.record(TokenHandled(self.seat, removed))


in_control = InControl("in_control", "In Control of the Situation", printed=7, clause="AC-EVENT-IC-01")
