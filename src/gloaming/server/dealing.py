"""The step between the lobby and the game: shares of the seed are pledged, then revealed, each in a few seconds.

Somebody who brings none keeps nobody waiting. Somebody who pledges a share and then keeps it back has seen what the others
revealed, so the deal begins again without them, and no share is used twice."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from gloaming.kernel.dice import KEY_BYTES
from gloaming.kernel.errors import Refused
from gloaming.kernel.terms import FORMAT, commitment
from gloaming.kernel.terms import pledge as pledge_of
from gloaming.proof.signing import answer_text, is_signed, tip_of, witness_text
from gloaming.server import entries as log
from gloaming.server import protocol
from gloaming.server.deals import keys_of, terms_of
from gloaming.server.table import Table

if TYPE_CHECKING:
    from gloaming.server.open_table import OpenTable

DEAL_SECONDS = 3.0
"""For all pledges, and then for all shares. A page does both by itself, at once."""


def deal_begun(without: frozenset[int] = frozenset()) -> log.Entry:
    return log.DealBegun(secrets.token_hex(KEY_BYTES), tuple(sorted(without)))


def begun(table: Table) -> log.Entry:
    seed = table.deal.dealt.seed if table.deal else secrets.token_bytes(KEY_BYTES)
    terms = terms_of(table)
    return log.Begun(seed.hex(), terms.rules, commitment(terms.text(), seed), terms.options, FORMAT)


# What a seat may ask for


def pledge(table: Table, chair: int, request: protocol.Pledge, absent: set[int]) -> log.Entry:
    deal = table.deal
    if deal is None or deal.attempt != request.attempt or deal.terms or chair not in awaited_by(table):
        raise Refused("This deal takes no pledge from you now; wait for the game to begin.", "no-pledge")
    return log.Pledged(chair, request.pledge)


def reveal(table: Table, chair: int, request: protocol.Reveal, absent: set[int]) -> log.Entry:
    deal = table.deal
    if deal is None or deal.attempt != request.attempt or not deal.terms or chair not in deal.silent:
        raise Refused("This deal takes no share from you now; wait for the game to begin.", "no-share")
    if pledge_of(request.share) != deal.pledges[chair]:
        raise Refused("This isn't the share that you pledged; wait for the game to begin.", "wrong-share")
    return log.Revealed(chair, request.share)


def witness(table: Table, chair: int, request: protocol.Witness, absent: set[int]) -> log.Entry:
    match, key = table.play, table.holder(chair).key
    if table.stage == "playing":
        raise Refused("The game is still on; it can be witnessed when it has ended.", "still-on")
    head = match.head
    require_signed(
        key, request.signature, witness_text(head.commitment, chair, tip_of(head.commitment, match.answers, match.talk))
    )
    return log.Witnessed(chair, request.signature)


def require_signature(table: Table, chair: int, code: str, signature: str) -> None:
    """An answer without a signature is taken, and stays marked as such: a device that can't sign any more still plays."""
    if signature:
        holder, match = table.holder(chair), table.play
        text = answer_text(match.head.commitment, chair, match.game.questions, holder.signed, code)
        require_signed(holder.key, signature, text)


def require_signed(key: str, signature: str, text: str) -> None:
    if not is_signed(key, signature, text):
        raise Refused("This isn't your seat's signature; reload the page.", "bad-signature")


def awaited_by(table: Table) -> set[int]:
    """Chairs that may bring a share, and have not pledged it yet."""
    deal = table.deal
    if deal is None:
        return set()
    return {chair for chair, key in enumerate(keys_of(table)) if key} - deal.without - deal.pledges.keys()


class Dealer:
    """Waits for pledges and shares, and deals on when they are complete, or nobody waits for them any longer."""

    def __init__(self, table: OpenTable) -> None:
        self.open = table
        self.moment = (0, False)
        """The attempt, and whether its pledges are complete, for which the time runs."""

    def go_on(self) -> None:
        deal = self.open.table.deal
        if deal is None:
            return
        moment = deal.attempt, deal.terms is not None
        if moment != self.moment:
            self.moment = moment
            self.open.later(DEAL_SECONDS, self.deal_on, moment)
        if not self.awaited():
            self.open.later(0, self.deal_on, moment)

    def awaited(self) -> set[int]:
        deal = self.open.table.deal
        if deal is not None and deal.terms:
            return deal.silent
        return awaited_by(self.open.table) - self.open.presence.away().keys()

    async def deal_on(self, moment: tuple[int, bool]) -> None:
        """Somebody may have been quicker: then the moment has passed."""
        async with self.open.turn:
            deal = self.open.table.deal
            if deal is None or moment != (deal.attempt, deal.terms is not None):
                return
            if deal.terms is None:
                await self.open.add(log.PledgesClosed())
            elif deal.silent:
                await self.open.add(deal_begun(deal.without | deal.silent))
            else:
                await self.open.add(begun(self.open.table))
