"""Answering any question without knowing the rules: touch what can be chosen, then the button that names the act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.panel import Panel

if TYPE_CHECKING:
    from tests.browser.player import Player


def choose(player: Player, panel: Panel) -> None:
    """One touch further on the way to an answer."""
    asking = player.page.locator("section.panel .asking")
    main, other = panel.enabled(main=True), panel.enabled(main=False)
    buttons = asking.locator(".acts > .btn, .btn.candle")
    if panel.cards and not panel.raised:
        card = asking.locator("[data-card]").nth(player.dice.randrange(panel.cards))
        with player.holding(card):
            pass
    elif panel.names and not any(panel.names):
        player.press(asking.get_by_role("radio").nth(player.dice.randrange(len(panel.names))))
    elif main:
        player.press(buttons.nth(player.dice.choice(main)))
    elif panel.acts and (not other or player.dice.random() < 0.8):
        player.press(asking.locator("button.act").nth(player.dice.randrange(len(panel.acts))))
    elif panel.listed and not any(panel.listed):
        player.press(asking.locator("li > button").nth(player.dice.randrange(len(panel.listed))))
    elif panel.places and (not other or player.dice.random() < 0.7):
        place = player.dice.choice(panel.places)
        player.press(player.page.locator(f'[data-place="{place}"]'))
    elif panel.held and not other:
        with player.holding(asking.locator("button.held")):
            pass
    else:
        player.press(buttons.nth(player.dice.choice(other)))
