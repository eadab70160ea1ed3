"""The Night Phase: who learns what, once (AC-NIGHT)."""

from __future__ import annotations

from gloaming.games.cultists.events import CultistsRecognised, EnvelopeOpened, RouteShown, StartCardsSeen
from gloaming.games.cultists.rules import is_cultist, opens_eyes_at_night, sees_thumbs
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Option, Question
from gloaming.kernel.values import Seat


class Wake(Option, code="wake", quiet=True):
    """I have seen what I may see."""


class Night(Question, clause="AC-NIGHT-10", uniform=True):
    """AC-NIGHT-10: everybody opens an envelope, and everybody wakes, whatever there was to see."""

    def run(self, game: Cultists) -> None:
        for seat in game.people():
            game.record(EnvelopeOpened(seat, game.role[seat], game.route[seat], game.hand[seat]))
        if game.automa is not None:
            game.record(RouteShown(game.automa, game.route[game.automa]))
        thumbs = tuple(seat for seat in game.people() if is_cultist(game, seat))  # AC-NIGHT-05: not the AUTOMA's
        for seat in thumbs:
            if not opens_eyes_at_night(game, seat):
                continue
            if game.table.cultists > 1:
                game.record(CultistsRecognised(seat, thumbs))
            if game.table.pulse_start:
                game.record(StartCardsSeen(seat, tuple(pulse[0] for pulse in game.pulse)))
        for seat in game.people():
            if sees_thumbs(game, seat):
                game.record(CultistsRecognised(seat, thumbs))
        game.ask(self)

    def asks(self, game: Cultists) -> dict[Seat, tuple[Option, ...]]:
        return {seat: (Wake(),) for seat in game.people()}

    def answered(self, game: Cultists, answers: dict[Seat, Wake]) -> None:
        pass
