"""Two browsers with keys: they bring shares, sign what they answer, and see at the end that the game was the one promised."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import expect

from gloaming.games.cultists import CULTISTS
from gloaming.kernel.records import read
from gloaming.proof.signing import is_signed, tip_of, witness_text
from tests.browser.conftest import People
from tests.browser.player import GLANCE, Player
from tests.server.running import RunningHouse


def answer_some(players: list[Player], answers: int) -> None:
    for _ in range(3000):
        for player in players:
            player.hurry()
            player.let_the_vote_begin()
            if player.look() is not None:
                player.answer()
        if all(player.answers >= answers for player in players):
            return
        players[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody is asked")


def test_two_browsers_bring_shares_sign_and_check_the_end(people: People, house: RunningHouse) -> None:
    hanna, gus = people("Hanna"), people("Gus", phone=True)
    code = hanna.make_table()
    gus.join(code)
    hanna.page.get_by_role("button", name="Gus, not ready").wait_for()
    hanna.fill_with_bots()
    gus.be_ready()
    hanna.page.get_by_role("button", name="Gus, ready").wait_for()
    hanna.begin()
    answer_some([hanna, gus], 2)
    gus.page.reload()
    answer_some([hanna, gus], 4)
    table = house.table(code).play
    assert table.head.deal is not None
    assert [bool(share) for share in table.head.deal.shares[:3]] == [True, True, False]

    def signatures() -> list[str]:
        return [given.signature for given in house.table(code).play.answers if given.seat in (0, 1)]

    hanna.wait_until(lambda: len(signatures()) >= 6)  # the last may be on its way
    assert all(signatures())
    hanna.page.get_by_role("button", name="Menu").click()
    hanna.page.get_by_role("button", name="End the game early").click()
    hanna.page.get_by_role("button", name="Tap again to end the game for everyone").click()
    for player in (hanna, gus):
        proof = player.page.locator("details", has_text=re.compile("Nothing was rigged|Something doesn’t add up"))
        proof.locator("summary").click()
        expect(proof).to_contain_text(
            "Checked on this device: the deal was sealed before the first card, your share is in it"
        )
        expect(proof).to_contain_text("Hanna: ")
    hanna.wait_until(lambda: sum(map(bool, house.table(code).play.witnesses)) == 2)  # each signs after it has checked
    witnesses = httpx.get(f"{house.url}/api/tables/{code}/proof").json()["witnesses"]
    play = house.table(code).play
    tip = tip_of(play.head.commitment, play.answers, play.talk)
    for seat in (0, 1):
        assert is_signed(play.head.keys[seat], witnesses[seat], witness_text(play.head.commitment, seat, tip))
    assert read(httpx.get(f"{house.url}/api/tables/{code}/record").text).head.game == CULTISTS.name
