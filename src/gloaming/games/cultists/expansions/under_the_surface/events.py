"""What happens to Items, and what they do."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.events.base import FaceDown
from gloaming.games.cultists.expansions.under_the_surface.state import ItemName, Items
from gloaming.kernel.events import EVERYONE, Audience, PublicEvent
from gloaming.kernel.values import Seat

# Found and lost


class ItemFound(PublicEvent):
    """UTS-ITEM-01: turned up by the seat that checked the Room."""

    seat: Seat
    place: Place
    item: ItemName
    code: ClassVar[str] = "itemfound:{seat}@{place}={item}"
    reveals: ClassVar[Audience] = EVERYONE


class ItemTurnedUp(PublicEvent):
    """UTS-RQ-08, revealed: a finished Room gives up its Item, and nobody has found it."""

    place: Place
    item: ItemName
    code: ClassVar[str] = "itemshown:{place}={item}"
    reveals: ClassVar[Audience] = EVERYONE


class ItemLost(PublicEvent):
    """UTS-RQ-08: it left the game unseen with all that lay in a finished Room."""

    place: Place
    code: ClassVar[str] = "itemlost:{place}"


# Carried


class ItemHandedOver(PublicEvent):
    seat: Seat
    item: ItemName
    to: Seat
    code: ClassVar[str] = "itemgiven:{seat}>{to}={item}"


class ItemPickedUp(PublicEvent):
    seat: Seat
    item: ItemName
    place: Place
    code: ClassVar[str] = "itemtaken:{seat}@{place}={item}"


class ItemsDropped(PublicEvent):
    """UTS-ITEM-23: by one whose death is public."""

    seat: Seat
    place: Place
    items: Items
    code: ClassVar[str] = "itemsdropped:{seat}@{place}={items}"


# The single Items


class RelicPlaced(PublicEvent):
    """UTS-ITEM-31: so many lie on the altar now."""

    relics: int
    code: ClassVar[str] = "relic:{relics}"
    big: ClassVar[bool] = True


class DoorOpened(PublicEvent):
    """UTS-DOOR-02: the locked red door, for good."""

    code: ClassVar[str] = "dooropened"
    big: ClassVar[bool] = True


class OwlSent(FaceDown):
    """UTS-ITEM-33: all see into which Room's deck, the finder alone which card."""

    place: Place
    code: ClassVar[str] = "owl:{seat}@{place}/{card}"


class RifleFired(PublicEvent):
    """UTS-ITEM-49: at a Cultist token or at the Fishman, as the next event tells."""

    seat: Seat
    code: ClassVar[str] = "rifle:{seat}"


class FishmanDriven(PublicEvent):
    """UTS-ITEM-51: to where the shooter wishes; None is the lake."""

    seat: Seat
    to: Place | None
    code: ClassVar[str] = "fishmandriven:{seat}>{to}"


class LampLit(PublicEvent):
    """UTS-ITEM-53: in the Encounter of these people its holder gets no card."""

    seat: Seat
    seats: tuple[Seat, ...]
    code: ClassVar[str] = "lamplit:{seat}/{seats}"
