"""Screens of how things come out: a game that was won or lost, its cards turned, its picture, and what Invasion shows on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.games.cultists import Options
from gloaming.games.invasion.accusation import AskForSupport
from gloaming.games.invasion.state import ASSIMILATED, Invasion
from tests.browser.moments import lay_out, past_of, whole_game
from tests.browser.outcomes import answers
from tests.browser.player import Player
from tests.browser.scenes_invasion import MILAN
from tests.server.prepared import GROUND_OF, Past
from tests.server.running import RunningHouse

Opening = Callable[[Player, RunningHouse], None]
SIX = Options(players=6, level="experienced")


def played(options: Any, past: Past) -> Any:
    """The game as it stands after that past."""
    kind = GROUND_OF[type(options)].kind
    game = kind.begin(options, past.seed)
    for seat, code in past.answers:
        game.answer(seat, kind.read_answer(code))
    return game


def ended(options: Any, *, won: bool) -> Opening:
    """In the eyes of the first seat for which it came out so."""

    def open_it(player: Player, house: RunningHouse) -> None:
        past = whole_game(options)
        game, team_of = played(options, past), GROUND_OF[type(options)].kind.team_of
        chair = next(seat for seat in range(options.players) if (team_of(game, seat) == game.winner) is won)
        player.take(lay_out(house, past, options)[chair])
        player.page.locator("main.end .suspicion").wait_for()

    return open_it


def unmasked(options: Any) -> Opening:
    """Somebody else's answer ends it, and the cards are turned."""

    def open_it(player: Player, house: RunningHouse) -> None:
        past = whole_game(options)
        chair, answer = past.answers[-1]
        seats = lay_out(house, Past(past.seed, past.answers[:-1]), options)
        player.take(next(seat for seat in seats if seat.chair != chair))
        player.page.locator("section.panel").wait_for()
        assert answers(house, seats[chair], answer)
        for _ in range(60):  # what led to the end has scenes of its own
            if player.is_over:
                break
            player.page.keyboard.press("Escape")
            player.page.wait_for_timeout(300)
        player.press(player.page.locator(".unmasking").get_by_role("button"))

    return open_it


def tall_picture(player: Player, house: RunningHouse) -> None:
    """With names."""
    ended(MILAN, won=True)(player, house)
    player.press(player.page.get_by_role("button", name="Share the result"))
    sheet = player.page.get_by_role("dialog")
    player.press(sheet.locator("label.choice", has_text="Tall"))
    player.press(sheet.get_by_label("With names"))


def accused_rightly(game: Invasion) -> bool:
    """Of Ann, and the card is in her hand."""
    step = game.asking
    return isinstance(step, AskForSupport) and step.accused == 0 and ASSIMILATED in game.hand[0] and not game.answers


def stated(player: Player, house: RunningHouse) -> None:
    past = past_of(MILAN, accused_rightly)
    seats = lay_out(house, past, MILAN)
    player.take(seats[0])
    player.page.locator("section.panel").wait_for()
    for chair in played(MILAN, past).waiting_for:
        assert answers(house, seats[chair], "support")
    for _ in range(60):
        if player.page.locator("dialog .told").count():
            break
        player.page.keyboard.press("Escape")
        player.page.wait_for_timeout(300)
    player.page.locator("dialog .after.shown").wait_for()


def card_shown(player: Player, house: RunningHouse) -> None:
    past = past_of(MILAN, accused_rightly)
    seats = lay_out(house, past, MILAN)
    player.take(next(seat for seat in seats if seat.chair not in (0, *played(MILAN, past).waiting_for)))
    player.page.locator("section.panel").wait_for()
    for chair in played(MILAN, past).waiting_for:
        assert answers(house, seats[chair], "support")
    player.page.locator(".scenes").wait_for()


def lays_last(game: Invasion) -> bool:
    return type(game.asking).__name__ == "CastVotes" and game.waiting_for == (0,)


def rescue_shown(player: Player, house: RunningHouse) -> None:
    player.take(lay_out(house, past_of(MILAN, lays_last), MILAN)[0])
    player.await_question()
    player.answer()
    player.page.locator(".scenes").wait_for()


SCREENS: dict[str, Opening] = {
    "won": ended(SIX, won=True),
    "lost": ended(SIX, won=False),
    "invasion-won": ended(MILAN, won=True),
    "invasion-lost": ended(MILAN, won=False),
    "unmasking": unmasked(SIX),
    "invasion-unmasking": unmasked(MILAN),
    "sharing-tall": tall_picture,
    "invasion-outcome-stated": stated,
    "invasion-outcome-card": card_shown,
    "invasion-outcome-rescue": rescue_shown,
}
