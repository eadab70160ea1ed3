"""Where the Dead cards may lie: in which Pulse decks, and in whose hands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from gloaming.games.cultists.cards import ALIVE, DEAD, Cards
from gloaming.games.cultists.checks import must_show
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.worlds.gifts import Gift, Look
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.kernel.values import Seat


class Count:
    """So many of these cards are Dead, at least and at most."""

    def __init__(self, cards: list[Gift], least: int, most: int) -> None:
        self.open = len(cards)
        self.least, self.most = least, most

    def take(self, dead: bool) -> bool:
        """One more card is settled; whether the count can still come right."""
        self.open -= 1
        self.least -= dead
        self.most -= dead
        return self.most >= 0 and self.least <= self.open

    def put_back(self, dead: bool) -> None:
        self.open += 1
        self.least += dead
        self.most += dead


def settle_pulses(ledger: Ledger, roles: list[str]) -> bool:
    """Give every card in the Pulse decks a face that agrees with what was seen. False if these Roles allow none."""
    return Deaths(ledger, roles).solve()


class Puzzle(ABC):
    """Which cards have a face: tried card by card, likely ones first, turning back where a count cannot come right."""

    def __init__(self, cards: list[Gift], demands: Iterable[tuple[Iterable[Gift], int, int]]) -> None:
        self.cards = cards
        self.counts: dict[Gift, list[Count]] = {gift: [] for gift in cards}
        self.hopeless = False
        for gifts, least, most in demands:
            counted = [gift for gift in gifts if gift in self.counts]
            count = Count(counted, least, most)
            self.hopeless = self.hopeless or most < 0 or least > len(counted)
            for gift in counted:
                self.counts[gift].append(count)

    def solve(self, number: int = 0) -> bool:
        if self.hopeless:
            return False
        if number == len(self.cards):
            return True
        gift = self.cards[number]
        for hit in self.likely_first(gift):
            fits = [count.take(hit) for count in self.counts[gift]]
            if all(fits) and self.solve(number + 1):
                self.settle(gift, hit)
                return True
            for count in self.counts[gift]:
                count.put_back(hit)
        return False

    @abstractmethod
    def likely_first(self, gift: Gift) -> tuple[bool, ...]:
        """Whether it has the face: what is possible, in an order drawn by how likely it is."""

    @abstractmethod
    def settle(self, gift: Gift, hit: bool) -> None: ...


class Deaths(Puzzle):
    """Which cards are Dead."""

    def __init__(self, ledger: Ledger, roles: list[str]) -> None:
        self.ledger, self.roles = ledger, roles
        super().__init__(ledger.given(), demands(ledger, roles))
        # What is certain first, then what most depends on: a dead end shows early.
        shuffled = ledger.dice.shuffled(self.cards)
        self.cards = sorted(shuffled, key=lambda gift: (self.is_open(gift), -len(self.counts[gift])))

    def is_open(self, gift: Gift) -> bool:
        """Whether both faces are possible: not in a Cultist's start card, nor in an Investigator's gift."""
        giver = gift.to if gift.giver is None else gift.giver
        return gift.card is None and (gift.giver is None) != (TEAM_OF[self.roles[giver]] == "cultists")

    def likely_first(self, gift: Gift) -> tuple[bool, ...]:
        if not self.is_open(gift):
            return (gift.card == DEAD,)
        dead = self.ledger.dice.roll(10) < (2 if gift.giver is None else 4)
        return (dead, not dead)

    def settle(self, gift: Gift, hit: bool) -> None:
        gift.card = DEAD if hit else gift.card or ALIVE


def demands(ledger: Ledger, roles: list[str]) -> list[tuple[list[Gift], int, int]]:
    """What has to hold: each Cultist's deck, the start cards, and every look at a Pulse deck."""
    printed = ledger.table
    found: list[tuple[list[Gift], int, int]] = []
    gifts = ledger.given()
    for seat, role in enumerate(roles):
        given = [gift for gift in gifts if gift.giver == seat]
        if TEAM_OF[role] == "cultists":
            alive = printed.cultist_deck.count(ALIVE)
            found.append((given, len(given) - alive, printed.cultist_deck.count(DEAD)))
        else:
            found.append((given, 0, 0))
    if printed.pulse_start:
        starts = [gift for gift in gifts if gift.giver is None]
        left_over = len(printed.pulse_start) - len(roles)
        dead = printed.pulse_start.count(DEAD)
        found.append((starts, dead - left_over, dead))
    found += ledger.proven
    for look in ledger.looks:
        found.append((list(look.cards), *bounds(ledger, look, roles)))
    return found


def bounds(ledger: Ledger, look: Look, roles: list[str]) -> tuple[int, int]:
    """How many Dead cards a look can have found."""
    options = ledger.view.options
    if look.dead_seen is not None:
        return look.dead_seen, look.dead_seen
    if look.shown:
        return look.laid_open, look.laid_open if options.reveal_all_dead_cards else len(look.cards)
    if look.shown is None or not must_show(options, look.means) or TEAM_OF[roles[look.seat]] == "cultists":
        return 0, len(look.cards)
    return 0, 0  # AC-ACT-CS-06: an Investigator would have had to show it


def pulse_deck(ledger: Ledger, seat: Seat) -> Cards:
    """The cards in an order that is known only as far as nobody has shuffled them since."""
    mixed, stacked = ledger.pulses[seat][: ledger.shuffled[seat]], ledger.pulses[seat][ledger.shuffled[seat] :]
    cards = [gift.card or ALIVE for gift in ledger.dice.shuffled(mixed)]
    top = ledger.uppermost.get(seat)
    order = ledger.orders.get(seat, ())
    if len(order) == len(cards):
        cards = list(order)
    elif top in cards:
        cards.remove(top)
        cards.append(top)
    return (*cards, *[gift.card or ALIVE for gift in stacked])
