"""What the others remember in another world: the night, and the faces that each of them alone has seen.

Who plays on in such a world is to know whom it has killed. What was given in the dark, tokens that were peeked at and
secret ballots stay forgotten."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import ALIVE
from gloaming.games.cultists.rules import is_cultist, opens_eyes_at_night, sees_thumbs
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.worlds.decks import Decks
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.kernel.events import Event


def memories(game: Cultists, ledger: Ledger, decks: Decks) -> list[Event]:
    """The journal that the view shows, completed by what the other seats saw. This seat sees the same as before."""
    gifts, laid = iter(ledger.handed), iter(decks.laid)
    looks = iter([look for look in ledger.looks if look.means != "claim"])
    found: list[Event] = []
    dawn = False
    for event in ledger.view.journal:
        if isinstance(event, e.RoundBegan) and not dawn:
            found += night(game, ledger)
            dawn = True
        match event:
            case e.Gave():
                found.append(msgspec.structs.replace(event, card=next(gifts).card or ALIVE))
            case e.RoomFilled() | e.HallwaySecured():
                found.append(msgspec.structs.replace(event, card=next(laid).face))
            case e.StateChecked(seat, target):
                found.append(event)
                cards = next(looks).cards
                if seat != ledger.view.seat:
                    found.append(e.PulseSeen(seat, target, tuple(sorted([gift.card or ALIVE for gift in cards]))))
            case _:
                found.append(event)
    return found if dawn else [*found, *night(game, ledger)]


def night(game: Cultists, ledger: Ledger) -> Iterator[Event]:
    """AC-NIGHT-03, -05: what the Cultists and the Seer learnt."""
    thumbs = tuple([seat for seat in game.people() if is_cultist(game, seat)])
    starts = [gift for deck in ledger.received for _, gift in deck if gift.giver is None]
    for seat in game.people():
        if seat == ledger.view.seat:
            continue
        if (seat in thumbs and game.table.cultists > 1 and opens_eyes_at_night(game, seat)) or sees_thumbs(game, seat):
            yield e.CultistsRecognised(seat, thumbs)
        if seat in thumbs and game.table.pulse_start and opens_eyes_at_night(game, seat):
            yield e.StartCardsSeen(seat, tuple([gift.card or ALIVE for gift in starts]))
