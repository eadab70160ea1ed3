"""At every size axe finds nothing serious: every kind of question, with its note open."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.cardboard import EVERYDAY, OF_EACH_KIND, SIZES, Sizes, hold, show
from tests.browser.reading import faults
from tests.wide import further, one_in

SHARES = 4


@pytest.mark.slow
@pytest.mark.parametrize(("sizes", "each"), [(EVERYDAY, 1), *further((SIZES, 2))], ids=["everyday", "further"])
@pytest.mark.parametrize("share", one_in(2, range(SHARES)))
def test_every_kind_of_question_can_be_read_by_everybody_at_every_size(
    browser: Browser, cardboard: str, share: int, sizes: Sizes, each: int
) -> None:
    """So many sizes are tried with each kind, others with the next one: every size comes up with kinds of either game."""
    found, tried = [], set()
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    for number, fixture in list(enumerate(OF_EACH_KIND.values()))[share::SHARES]:
        page.goto(f"{cardboard}/icon.svg")
        page.evaluate("() => localStorage.clear()")  # to a stranger every note is new
        show(page, cardboard, fixture)
        for step in range(each):
            size = sizes[(number + step * len(sizes) // each) % len(sizes)]
            tried.add(size)
            hold(page, *size)
            found += [f"{fixture} at {size[0]}x{size[1]}: {fault}" for fault in faults(page)]
    context.close()
    assert found == []
    assert tried == set(sizes)
