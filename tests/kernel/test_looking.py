"""Looking again and again at a game shows the same as looking for the first time."""

from gloaming.games import GAMES
from gloaming.kernel.dice import Dice


def test_what_was_read_before_is_remembered_whole() -> None:
    kind, dice = GAMES["cultists"], Dice.seeded("looking", 1)
    game = kind.begin(kind.options(players=5), dice.key)
    while not game.over:
        for seat in game.waiting_for:
            assert kind.view(game, seat) == kind.view(game, seat, game.journal_of(seat))
            assert kind.view(game, seat) == kind.view(game, seat), "nothing new, and nothing twice"
            game.answer(seat, dice.pick(game.choices[seat]))
