"""What happens to Items, and what they do."""

from __future__ import annotations

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.events.base import FaceDown
from gloaming.games.cultists.expansions.under_the_surface.state import ItemName, Items
from gloaming.kernel.events import EVERYONE, PublicEvent
from gloaming.kernel.values import Seat

# Found and lost


class ItemFound(PublicEvent, code="itemfound:{seat}@{place}={item}", reveals=EVERYONE, shown="scene motion"):
    """UTS-ITEM-01: turned up by the seat that checked the Room."""

    seat: Seat
    place: Place
    item: ItemName


class ItemTurnedUp(PublicEvent, code="itemshown:{place}={item}", reveals=EVERYONE, shown="now"):
    """UTS-RQ-08, revealed: a finished Room gives up its Item, and nobody has found it."""

    place: Place
    item: ItemName


class ItemLost(PublicEvent, code="itemlost:{place}", shown="log"):
    """UTS-RQ-08: it left the game unseen with all that lay in a finished Room."""

    place: Place


# Carried


class ItemHandedOver(PublicEvent, code="itemgiven:{seat}>{to}={item}", shown="motion now"):
    seat: Seat
    item: ItemName
    to: Seat


class ItemPickedUp(PublicEvent, code="itemtaken:{seat}@{place}={item}", shown="motion now"):
    seat: Seat
    item: ItemName
    place: Place


class ItemsDropped(PublicEvent, code="itemsdropped:{seat}@{place}={items}", shown="motion now"):
    """UTS-ITEM-23: by one whose death is public."""

    seat: Seat
    place: Place
    items: Items


# The single Items


class RelicPlaced(PublicEvent, code="relic:{relics}", shown="scene"):
    """UTS-ITEM-31: so many lie on the altar now."""

    relics: int


class DoorOpened(PublicEvent, code="dooropened", shown="scene"):
    """UTS-DOOR-02: the locked red door, for good."""


class OwlSent(FaceDown, code="owl:{seat}@{place}/{card}", shown="motion now held"):
    """UTS-ITEM-33: all see into which Room's deck, the finder alone which card."""

    place: Place


class RifleFired(PublicEvent, code="rifle:{seat}", shown="motion"):
    """UTS-ITEM-49: at a Cultist token or at the Fishman, as the next event tells."""

    seat: Seat


class FishmanDriven(PublicEvent, code="fishmandriven:{seat}>{to}", shown="scene"):
    """UTS-ITEM-51: to where the shooter wishes; None is the lake."""

    seat: Seat
    to: Place | None


class LampLit(PublicEvent, code="lamplit:{seat}/{seats}", shown="stage"):
    """UTS-ITEM-53: in the Encounter of these people its holder gets no card."""

    seat: Seat
    seats: tuple[Seat, ...]
