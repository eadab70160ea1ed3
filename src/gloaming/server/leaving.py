"""How a node leaves while people play at it: it says so, is left alone by the proxy, and hands its tables on in their turn."""

from __future__ import annotations

import asyncio

from gloaming.server.house import House

GRACE_SECONDS = 3.0
"""So long it serves on as if nothing were: until then a proxy has asked three times, and sends nobody here any more."""
SPREAD_SECONDS = 2.0
"""Over so long its tables go, one after the other: the nodes that take them have others to look after."""


async def drain(house: House, grace: float = GRACE_SECONDS) -> None:
    """Until no table is open here. Without other nodes there is nobody to wait for."""
    house.is_draining = True
    if not house.store.is_shared:
        return
    await house.store.drain()
    await asyncio.sleep(grace)
    codes = list(house.open)
    for code in codes:
        await house.keeping.put_away(code)
        await asyncio.sleep(SPREAD_SECONDS / len(codes))
