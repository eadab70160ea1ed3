"""Playing over the wire: browsers that answer at random, one after the other, and never look beyond their own view."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.kernel.dice import Dice
from tests.server.browser import Browser


async def play(browsers: list[Browser], dice: Dice, so: Callable[[], bool] = lambda: False) -> None:
    """Everybody answers at random, until it is so or the game is over."""
    while browsers[0].stage == "playing" and not so():
        asked = [browser for browser in browsers if browser.options]
        if asked:
            await answer(dice.pick(asked), dice)
            await catch_up(browsers)
        elif is_talking(browsers[0]):
            for browser in browsers:
                await browser.ask("ready", ready=True)
            for browser in browsers:
                while is_talking(browser):
                    await browser.listen()
        else:
            await browsers[0].listen()  # the bots are at it
            await catch_up(browsers)


def is_talking(browser: Browser) -> bool:
    """Whether nobody may vote yet."""
    return bool(browser.table["debating"])


async def answer(browser: Browser, dice: Dice) -> None:
    """Any answer, but rarely a claim, which ends nearly every game, or a declaration, after which little is hidden."""
    code = dice.pick(browser.options)
    await browser.answer("confirm" if code in ("claim", "declare") and dice.roll(12) else code)


async def catch_up(browsers: list[Browser]) -> None:
    """All hear of the newest question that any of them has heard of, or of the end."""
    over = [browser.stage for browser in browsers if browser.stage != "playing"]
    newest = max(browser.question for browser in browsers)
    for browser in browsers:
        if over:
            await browser.until_stage(over[0])
        else:
            await browser.until_question(newest)
