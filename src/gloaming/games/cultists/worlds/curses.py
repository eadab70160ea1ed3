"""Which of the Cursed Hunter's cards in the Pulse decks are cursed (UTS-HUNT-06)."""

from __future__ import annotations

from gloaming.games.cultists.cards import CURSE_ALIVE
from gloaming.games.cultists.roles.cursed_hunter import cursed_hunter
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.worlds.gifts import Gift
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.games.cultists.worlds.pulses import Count


def settle_curses(ledger: Ledger, roles: list[str]) -> bool:
    """Curse some of the cards that the Hunter gave, in agreement with what was seen. False if these Roles allow none."""
    seen = [(look.cards, look.curses_seen) for look in ledger.looks if look.curses_seen is not None] + ledger.cursed
    if cursed_hunter.name not in roles:
        return all(number == 0 for _, number in seen)
    hunter = roles.index(cursed_hunter.name)
    if hunter != ledger.view.seat:
        given = [card for card in ledger.given() if card.giver == hunter]
        if not Curses(given, seen, len(roles)).lay(0, ledger):
            return False
    return agrees_with_the_end(ledger, roles)


class Curses:
    """The Hunter's cards, tried one by one, turning back where a count cannot come right."""

    def __init__(self, given: list[Gift], seen: list[tuple[tuple[Gift, ...], int]], seats: int) -> None:
        deck = cursed_hunter.deck(SET_UP[seats])
        cursed, plain = deck.count(CURSE_ALIVE), deck.count("alive")
        self.given = given
        whole = Count(given, len(given) - plain, cursed)
        self.counts: dict[Gift, list[Count]] = {card: [whole] for card in given}
        self.hopeless = False
        for cards, number in seen:
            of_the_hunter = [card for card in cards if card in self.counts]
            count = Count(of_the_hunter, number, number)
            self.hopeless = self.hopeless or number > len(of_the_hunter)
            for card in of_the_hunter:
                self.counts[card].append(count)

    def lay(self, at: int, ledger: Ledger) -> bool:
        if self.hopeless:
            return False
        if at == len(self.given):
            return True
        card = self.given[at]
        likely = ledger.dice.roll(3) == 0
        for cursed in (likely, not likely):
            fits = [count.take(cursed) for count in self.counts[card]]
            if all(fits) and self.lay(at + 1, ledger):
                if cursed:
                    card.card = CURSE_ALIVE
                return True
            for count in self.counts[card]:
                count.put_back(cursed)
        return False


def agrees_with_the_end(ledger: Ledger, roles: list[str]) -> bool:
    """UTS-HUNT-08, -09: the Cultists have to find the Hunter if both are cursed, and the Investigators only if not."""
    if ledger.sought is None:
        return True
    cultists = [seat for seat, role in enumerate(roles) if TEAM_OF[role] == "cultists"]
    both = all(any(card.card == CURSE_ALIVE for card in ledger.pulses[seat]) for seat in cultists)
    return both == (ledger.sought == "cultists")
