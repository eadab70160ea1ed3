"""A seat that a bot minds gets a new owner, by a link. The one before may only watch from then on: see design 011."""

from __future__ import annotations

import secrets

from gloaming.kernel.errors import Refused
from gloaming.server import covering, forms
from gloaming.server import entries as log
from gloaming.server.house import hashed
from gloaming.server.open_table import OpenTable
from gloaming.server.people import free_name


async def offer(table: OpenTable, request: forms.OfferSeat) -> forms.SeatOffer:
    """A link for the seat, as soon as enough people wish it; or their wish is taken back, and no link is good any more."""
    async with table.turn:
        chair, by = request.chair, table.table.chair_of(hashed(request.token))
        if by is None:
            raise Refused("This seat is not known any more; join the table again.", "unknown-seat")
        covering.require_to_hand_over(table.table, chair, by)
        wanted = request.offered
        if not wanted or not covering.is_enough(table.table, chair, by, "hand_over", table.presence.absent()):
            await table.add(log.Agreed(chair, by, "hand_over", wanted))
            return forms.SeatOffer()
        ticket = secrets.token_urlsafe(12)
        await table.add(log.Offered(chair, by, hashed(ticket)))
        return forms.SeatOffer(ticket)


def look(table: OpenTable, ticket: str) -> forms.OfferCard:
    """What somebody with the link would take over. Nothing of it is secret."""
    chair = offered_chair(table, ticket)
    holder = table.table.holder(chair)
    return forms.OfferCard(table.table.code, table.table.settings.game, holder.name, holder.character)


async def take(table: OpenTable, request: forms.TakeSeat) -> forms.SeatGiven:
    token = secrets.token_urlsafe(24)
    async with table.turn:
        if request.token and table.table.chair_of(hashed(request.token)) is not None:
            raise Refused("You sit at this table already; nobody has two seats.", "seated-already")
        chair = offered_chair(table, request.ticket)
        name = free_name(table.table, request.name, table.table.holder(chair).character, chair)
        await table.add(log.HandedOver(chair, hashed(token), name))
    return forms.SeatGiven(table.table.code, chair, token)


def offered_chair(table: OpenTable, ticket: str) -> int:
    chair = table.table.offered(hashed(ticket)) if table.table.stage == "playing" else None
    if chair is None:
        raise Refused("This link is no longer good; ask at the table for another.", "used-link")
    return chair
