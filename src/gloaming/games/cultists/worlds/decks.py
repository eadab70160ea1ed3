"""What the Room decks, the Unsafe Passage deck and the Draw pile may hold."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from typing import Any, NoReturn

from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import ROOM_CARDS, SUCCESS, Card, Cards, of_kind
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.setup import deck_of
from gloaming.games.cultists.tables import UNSAFE_DECK
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.games.cultists.worlds.shortages import Shortages, Source
from gloaming.kernel.values import Seat

TRIES = 4
"""How often a deal is tried before another is; most of those that fail allow no decks at all."""
DRAW_PILE, START, PASSAGES = "draw pile", "start cards", "passages"


class Heap:
    """Cards that were laid out together (a hand, the Draw pile, the start cards): how many of each face are left."""

    def __init__(self, name: Source, cards: Iterable[Card]) -> None:
        self.name = name
        self.left = Counter(cards)


class Slot:
    """A card face down. Its face comes from a heap, and is settled only when something asks for it."""

    def __init__(self, heap: Heap | None, face: Card | None = None) -> None:
        self.heap, self.face = heap, face

    def could_be(self, face: Card) -> int:
        """How likely this card has the face, in thousandths: 0 is never."""
        if self.face is not None or self.heap is None:
            return 1000 if self.face == face else 0
        left = self.heap.left
        return left[face] and 1 + 999 * left[face] // left.total()

    def settle(self, face: Card) -> None:
        if self.face is None and self.heap is not None:
            self.heap.left[face] -= 1
            self.face = face


class Impossible(Exception):
    """Chance has led into a corner; try again."""


class Decks:
    """The history of all Room cards, played again with faces that are settled as late as possible."""

    def __init__(self, ledger: Ledger, roles: list[str], shortages: Shortages) -> None:
        self.ledger = ledger
        self.shortages = shortages
        self.dice = ledger.dice
        view = ledger.view
        printed = ledger.table
        self.me = view.seat
        self.hands = [Heap(seat, of_kind(deck_of(role, printed), ROOM_CARDS)) for seat, role in enumerate(roles)]
        self.draw_heap = Heap(DRAW_PILE, printed.draw_pile)
        start = Heap(START, printed.room_start)
        self.mixed: dict[str, list[Slot]] = {
            room: [Slot(start) for _ in range(printed.cards_in_a_room)] for room in ledger.board.rooms
        }
        self.stacked: dict[str, list[Slot]] = {room: [] for room in ledger.board.rooms}
        self.unsafe = [Slot(None, card) for card in UNSAFE_DECK] if view.options.unsafe_passages else []
        self.pile = [Slot(self.draw_heap) for _ in printed.draw_pile]
        self.removed: list[Slot] = []
        self.laid: list[Slot] = []
        """What was laid from a hand into a Room or a Hallway, in the order of the journal."""
        self.forced = {
            seat: plays(self, seat)
            for seat, role in enumerate(roles)
            if (plays := ROLES[role].plays) and seat not in (view.seat, view.options.automa_seat)
        }
        replays = {kind: replay for module in ledger.content for kind, replay in module.replayed.items()}
        for event in view.journal:
            self.play_again(event)
            if replays and (replay := replays.get(type(event))):
                replay(self, event)

    def play_again(self, event: Any) -> None:
        match event:
            case e.RoomFilled(seat, card, place):
                self.laid.append(self.from_hand(seat, card))
                self.stacked[place].append(self.laid[-1])
            case e.HallwaySecured(seat, card):
                self.laid.append(self.from_hand(seat, card))
                self.unsafe.append(self.laid[-1])
            case e.CardPlaced(place):
                (self.unsafe if place is None else self.stacked[place]).append(self.from_pile())
            case e.PanesBroke(number):
                self.unsafe.extend([self.from_pile() for _ in range(number)])
            case e.CardDiscarded():
                self.removed.append(self.from_pile())
            case e.RoomChecked(_, place, card, top):
                self.removed.append(self.drawn_from(place, card, top))
            case e.PassageDrawn(card):
                self.find(self.unsafe, card, PASSAGES)
            case e.RoomFinished(place):
                self.removed += self.mixed[place] + self.stacked[place]
                self.mixed[place], self.stacked[place] = [], []
            case _:
                pass

    def from_hand(self, seat: Seat, card: Card | None) -> Slot:
        slot = Slot(self.hands[seat])
        forced = self.forced.get(seat)
        face = card or (forced.pop(0) if forced else None)
        if face is not None:
            slot.settle(face)
        return slot

    def from_pile(self) -> Slot:
        if not self.pile:
            self.pile, self.removed = self.removed, []  # RQ-12, where the table reshuffles
        return self.pile.pop(self.dice.roll(len(self.pile)))

    def drawn_from(self, place: str, face: Card, top: bool) -> Slot:
        if top and self.stacked[place]:
            slot = self.stacked[place].pop()
            self.find([slot], face, place)
            return slot
        if not top:
            self.mixed[place] += self.stacked[place]
            self.stacked[place] = []
        slot = self.find(self.mixed[place], face, place)
        self.mixed[place].remove(slot)
        return slot

    def find(self, slots: list[Slot], face: Card, room: Source) -> Slot:
        """One of these cards turned out to have this face: choose which, by how likely each is."""
        weights = [slot.could_be(face) for slot in slots]
        if self.shortages.lacked:
            weights = [
                w and max(1, w // self.shortages.care(slot, face, room)) for slot, w in zip(slots, weights, strict=True)
            ]
        total = sum(weights)
        if total == 0:
            self.regret(slots, face, room)
        slot = slots[bisect_right(list(accumulate(weights)), self.dice.roll(total))]
        slot.settle(face)
        return slot

    def regret(self, slots: list[Slot], face: Card, room: Source) -> NoReturn:
        """None of these cards can have this face any more: note why, and give up."""
        self.shortages.corner()
        self.shortages.lack(room, face)
        for name in {slot.heap.name for slot in slots if slot.heap is not None and slot.face is None}:
            self.shortages.lack(name, face)
        raise Impossible

    def settle_all(self) -> None:
        """Whatever nothing has asked for gets a face from what its heap has left."""
        everywhere = [*self.removed, *self.unsafe, *self.pile]
        for room in self.mixed:
            everywhere += self.mixed[room] + self.stacked[room]
        heaps = [slot.heap for slot in everywhere if slot.heap is not None]
        rest = {id(heap): list(self.dice.shuffled(heap.left.elements())) for heap in heaps}
        for slot in everywhere:
            if slot.face is None and slot.heap is not None:
                slot.settle(rest[id(slot.heap)].pop())

    def faces(self, slots: Iterable[Slot]) -> Cards:
        return tuple(slot.face or SUCCESS for slot in slots)

    def deck(self, room: str) -> Cards:
        return self.faces((*self.dice.shuffled(self.mixed[room]), *self.stacked[room]))

    def hand(self, seat: Seat) -> Cards:
        return tuple(self.hands[seat].left.elements())


def lay_out_decks(ledger: Ledger, roles: list[str], shortages: Shortages) -> Decks | None:
    """Decks for these Roles, if they are found soon."""
    for _ in range(TRIES):
        try:
            decks = Decks(ledger, roles, shortages)
        except Impossible:
            continue
        decks.settle_all()
        return decks
    return None
