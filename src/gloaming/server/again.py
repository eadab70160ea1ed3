"""The same table once more: a new code and the same settings, with everyone in their chair, under their name and face."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import msgspec

from gloaming.bots import COSTLY
from gloaming.kernel.errors import Refused
from gloaming.server import entries as log
from gloaming.server import forms
from gloaming.server.house import House, hashed, unknown_seat
from gloaming.server.open_table import OpenTable
from gloaming.server.store import KeptElsewhere
from gloaming.server.table import Table


async def play_again(house: House, old: OpenTable, token: str, key: str = "") -> forms.SeatGiven:
    """The first who asks lays the table and is its host; the others find their chairs kept."""
    seat = hashed(token)
    async with old.turn:
        chair = old.table.chair_of(seat)
        if chair is None:
            raise unknown_seat()
        code = old.table.again.code if old.table.again else ""
        if not code:
            wanted = sum(holder is not None and holder.bot in COSTLY for holder in old.table.chairs)
            with house.room_for_searchers(old.maker, wanted) as room:
                code = await house.lay(lambda code: laid(old.table, code, chair, room), old.maker)
            await old.add(log.LaidAgain(code, chair))
    try:
        new = await house.table(code)
    except KeptElsewhere as kept:
        kept.instead = f"/api/tables/{code}/kept", msgspec.json.encode(forms.ComeAgain(token, key))
        raise
    assert new is not None
    given = await take_kept(new, token, key)
    await house.hand_on(code)
    return given


async def take_kept(new: OpenTable, token: str, key: str = "") -> forms.SeatGiven:
    """The chair that waits for the one who had this token at the table before."""
    code = new.table.code
    async with new.turn:
        mine = new.table.chair_of(kept_for(hashed(token), code))
        if mine is None:
            raise Refused("Your chair was not kept; join the table again.", "unknown-seat")
        fresh = secrets.token_urlsafe(24)
        await new.add(log.Moved(mine, hashed(fresh), key))
    return forms.SeatGiven(code, mine, fresh)


def laid(old: Table, code: str, host: int, searchers: int) -> Iterator[log.Entry]:
    """A program has to come by itself: its chair is free. There is room for so many searchers; others play as usual."""
    yield log.Configured(old.settings)
    for chair, holder in enumerate(old.chairs):
        if holder and holder.bot:
            searches = holder.bot in COSTLY
            bot = old.bots[0] if searches and searchers < 1 else holder.bot
            searchers -= searches
            yield log.BotSeated(chair, bot, holder.name, holder.character)
        elif holder and holder.is_person:
            yield log.Sat(chair, kept_for(holder.token_hash, code), holder.name, holder.character)
    yield log.HostPassed(host)


def kept_for(seat: str, code: str) -> str:
    """A chair that waits for its owner opens to no token; only who held it before gets one."""
    return hashed(f"{seat} {code}")
