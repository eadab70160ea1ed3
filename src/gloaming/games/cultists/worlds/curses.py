"""Which of the Cursed Hunter's cards in the Pulse decks are cursed (UTS-HUNT-06)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.cards import ALIVE, CURSE_ALIVE
from gloaming.games.cultists.roles.cursed_hunter import cursed_hunter
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.worlds.gifts import Gift
from gloaming.games.cultists.worlds.ledger import Ledger
from gloaming.games.cultists.worlds.pulses import Puzzle
from gloaming.kernel.dice import Dice


def settle_curses(ledger: Ledger, roles: list[str]) -> bool:
    """Curse some of the cards that the Hunter gave, in agreement with what was seen. False if these Roles allow none."""
    seen = [(look.cards, look.curses_seen) for look in ledger.looks if look.curses_seen is not None] + ledger.cursed
    if cursed_hunter.name not in roles:
        return all(number == 0 for _, number in seen)
    hunter = roles.index(cursed_hunter.name)
    if hunter != ledger.view.seat:
        given = [card for card in ledger.given() if card.giver == hunter]
        deck = cursed_hunter.deck(SET_UP[len(roles)])
        whole = (given, len(given) - deck.count(ALIVE), deck.count(CURSE_ALIVE))
        if not Curses(given, [whole, *[(cards, number, number) for cards, number in seen]], ledger.dice).solve():
            return False
    return agrees_with_the_end(ledger, roles)


class Curses(Puzzle):
    """Which of the Hunter's cards are cursed."""

    def __init__(self, given: list[Gift], demands: list[tuple[Iterable[Gift], int, int]], dice: Dice) -> None:
        super().__init__(given, demands)
        self.dice = dice

    def likely_first(self, gift: Gift) -> tuple[bool, ...]:
        likely = self.dice.roll(3) == 0
        return likely, not likely

    def settle(self, gift: Gift, hit: bool) -> None:
        if hit:
            gift.card = CURSE_ALIVE


def agrees_with_the_end(ledger: Ledger, roles: list[str]) -> bool:
    """UTS-HUNT-08, -09: the Cultists have to find the Hunter if both are cursed, and the Investigators only if not."""
    if ledger.sought is None:
        return True
    cultists = [seat for seat, role in enumerate(roles) if TEAM_OF[role] == "cultists"]
    both = all(any(card.card == CURSE_ALIVE for card in ledger.pulses[seat]) for seat in cultists)
    return both == (ledger.sought == "cultists")
