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
    if panel.picks and not any(panel.picks):
        player.press(asking.locator("[role=group] > .btn").nth(player.dice.randrange(len(panel.picks))))
    elif panel.cards and not panel.raised:
        card = asking.locator("[data-card]").nth(player.dice.randrange(panel.cards))
        with player.holding(card):
            pass
    elif panel.names and not any(panel.names):
        player.press(asking.locator("[role=radio]:not([aria-disabled])").nth(player.dice.randrange(len(panel.names))))
    elif main and other and panel.held and player.dice.random() < 0.8:
        patch = asking.locator("button.held")
        with player.holding(patch):
            allowed = patch.locator("b").count() > 0  # a role that allows nothing here leaves only the way back
        player.press(buttons.nth(player.dice.choice(main if allowed else other)))
    elif main:
        player.press(buttons.nth(player.dice.choice(main)))
    elif panel.acts and (not other or player.dice.randrange(len(panel.acts) + 1)):  # an only act may lead nowhere
        player.press(asking.locator("button.act:not([aria-disabled])").nth(player.dice.randrange(len(panel.acts))))
    elif panel.listed and not any(panel.listed):
        touch_listed(player, player.dice.randrange(len(panel.listed)))
    elif panel.places and (not other or player.dice.random() < 0.7):
        touch_place(player, player.dice.choice(panel.places))
    elif panel.held and not other:
        with player.holding(asking.locator("button.held")):
            pass
    else:
        player.press(buttons.nth(player.dice.choice(other)))


def touch_listed(player: Player, number: int) -> None:
    """A list may be folded up."""
    asking = player.page.locator("section.panel .asking")
    for folded in asking.locator("details:not([open]) > summary").all():
        player.press(folded)
    player.press(asking.locator("li > button").nth(number))


def touch_place(player: Player, place: str) -> None:
    """On the whole plan: two quick touches of one place have brought it closer, and others are out of sight."""
    if player.page.locator(".frame.close").count():
        player.press(player.page.get_by_role("button", name=player.words.t("board-zoom-fit")))
    player.press(player.page.locator(f'[data-place="{place}"]'))
