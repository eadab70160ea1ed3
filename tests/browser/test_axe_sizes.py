"""At every size axe finds nothing serious: every kind of question, with its note open."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.cardboard import OF_EACH_KIND, SIZES, hold, show
from tests.browser.reading import faults

SHARES = 4
EACH = 2
"""So many sizes are tried with each kind, others with the next one: every size comes up with kinds of either game."""


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("share", range(SHARES))
def test_every_kind_of_question_can_be_read_by_everybody_at_every_size(
    browser: Browser, cardboard: str, share: int
) -> None:
    found, tried = [], set()
    for number, fixture in list(enumerate(OF_EACH_KIND.values()))[share::SHARES]:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")  # a stranger: every note is new
        page = context.new_page()
        show(page, cardboard, fixture)
        for step in range(EACH):
            size = SIZES[(number + step * len(SIZES) // EACH) % len(SIZES)]
            tried.add(size)
            hold(page, *size)
            found += [f"{fixture} at {size[0]}x{size[1]}: {fault}" for fault in faults(page)]
        context.close()
    assert found == []
    assert tried == set(SIZES)
