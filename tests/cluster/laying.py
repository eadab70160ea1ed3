"""Tables that are laid into the store with their game begun: nobody has to go through the lobby."""

from __future__ import annotations

import secrets
from random import Random
from typing import NamedTuple

from gloaming.kernel.dice import Dice
from gloaming.server import entries as log
from gloaming.server.games import HOSTED
from gloaming.server.house import ALPHABET, CODE_LENGTH, hashed
from gloaming.server.protocol import Settings
from gloaming.server.store import Store

PLAYERS = 4
GAMES = ("cultists", "invasion")


class Laid(NamedTuple):
    code: str
    tokens: list[str]


async def lay(store: Store, chance: Random) -> Laid:
    """A table of people alone, whom nobody hurries: what is in its log, they have answered."""
    code = "".join(chance.choice(ALPHABET) for _ in range(CODE_LENGTH))
    tokens = [secrets.token_urlsafe(24) for _ in range(PLAYERS)]
    game = chance.choice(GAMES)
    settings = Settings(game, {"players": PLAYERS}, dict.fromkeys(HOSTED[game].clocks, 0), patience=0)
    entries: list[log.Entry] = [log.Opened(code, hashed(tokens[0]), "Person 0", 0), log.Configured(settings)]
    entries += [log.Sat(chair, hashed(tokens[chair]), f"Person {chair}", chair) for chair in range(1, PLAYERS)]
    entries.append(log.Begun(Dice.seeded("cluster", code).key.hex(), HOSTED[game].kind.rules_version))
    assert await store.adopt(code, [log.write(entry) for entry in entries])
    return Laid(code, tokens)
