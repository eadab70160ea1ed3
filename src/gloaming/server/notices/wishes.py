"""What somebody at a table asks for: to be told by push, by e-mail, or, for the host, by a webhook; and to be left in peace again."""

from __future__ import annotations

import secrets

import msgspec

from gloaming.kernel.errors import Refused
from gloaming.server import forms
from gloaming.server.homes import TooMany
from gloaming.server.house import House, hashed
from gloaming.server.notices import web_push
from gloaming.server.notices.receivers import Receiver
from gloaming.server.open_table import OpenTable

USUAL_LANGUAGE = "en"


def seat_at(table: OpenTable, token: str) -> str:
    seat = hashed(token)
    if table.table.chair_of(seat) is None:
        raise Refused("This seat is not known any more; join the table again.", "unknown-seat")
    if table.table.stage in ("over", "aborted"):
        raise Refused("The game is over already.", "over-already")
    return seat


def of_seat(table: OpenTable, seat: str) -> forms.Wishes:
    own = table.bell.of(seat)
    letter = next((each for each in own if each.way == "mail"), None)
    hook = next(iter(table.bell.of("")), None) if table.table.chair_of(seat) == table.table.host() else None
    return forms.Wishes(
        sum(each.way == "push" for each in own),
        letter.address if letter else "",
        letter is not None and letter.confirmed,
        hook.address if hook else "",
    )


async def wish(house: House, table: OpenTable, body: forms.NoticesHere, home: str) -> forms.Wishes:
    """To be told; without a device or an address, only to know how it stands."""
    seat, code = seat_at(table, body.token), table.table.code
    await table.bell.read()
    language = body.language or USUAL_LANGUAGE
    if body.device is not None:
        if not house.post.key:
            raise Refused("This house sends no notices to devices; ask the person who runs it.", "no-push")
        await house.post.require_sendable(body.device.endpoint)
        require_sealable(body.device)
        told = msgspec.json.encode(body.device).decode()
        await table.bell.add(Receiver(code, seat, "push", body.device.endpoint, language, told))
    if body.mail:
        if not house.post.writes:
            raise Refused("This house sends no e-mail; ask the person who runs it.", "no-mail")
        if not house.home(home).letters.take():
            sentence = "Many letters were asked for from here; wait an hour and try again."
            raise TooMany(sentence, "too-many-letters")
        asked = Receiver(code, seat, "mail", body.mail, language, secrets.token_urlsafe(16), confirmed=False)
        await table.bell.add(asked)
        table.later(0, house.post.ask, asked)
    return of_seat(table, seat)


def require_sealable(device: forms.Device) -> None:
    try:
        web_push.require_key(device)
    except ValueError as fault:
        raise Refused("This device's key is none; reload the page and try again.", "bad-device") from fault


async def end(table: OpenTable, body: forms.MoveSeat) -> forms.Wishes:
    """No more of anything that this seat has asked for."""
    seat = hashed(body.token)
    await table.bell.read()
    await table.bell.drop(table.bell.of(seat))
    return of_seat(table, seat)


async def confirm(table: OpenTable, body: forms.Confirmation) -> forms.Confirmed:
    """By the reader of the letters. The ticket stands in each of them, so it also ends them."""
    await table.bell.read()
    found = [each for each in table.bell.receivers or [] if each.way == "mail" and each.secret == body.ticket]
    if not found:
        raise Refused("This link is no longer good; ask at the table for another.", "used-link")
    if body.wanted:
        await table.bell.add(msgspec.structs.replace(found[0], confirmed=True))
    else:
        await table.bell.drop(found)
    return forms.Confirmed(table.table.code, body.wanted)


async def set_hook(house: House, table: OpenTable, body: forms.SetHook) -> forms.HookKey:
    if table.table.chair_of(seat_at(table, body.token)) != table.table.host():
        name = table.table.holder(table.table.host()).name
        raise Refused(f"Only {name}, who is the host, can do that.", "host-only", name=name)
    await table.bell.read()
    if not body.address:
        await table.bell.drop(table.bell.of(""))
        return forms.HookKey("")
    if not house.post.calls:
        raise Refused("This house calls no webhooks; ask the person who runs it.", "no-hook")
    await house.post.require_sendable(body.address)
    key = secrets.token_urlsafe(24)
    language = body.language or USUAL_LANGUAGE
    await table.bell.add(Receiver(table.table.code, "", "hook", body.address, language, key))
    return forms.HookKey(key)
