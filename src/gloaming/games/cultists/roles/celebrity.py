"""Celebrity (UTS-ROLE-13 to -18): shows up in Round 6, alive or dead."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gloaming.games.cultists.cards import ALIVE, DEAD, Cards, without
from gloaming.games.cultists.deaths import BecomeGhost, ShowRole, note_dead
from gloaming.games.cultists.events import DeadLaidOpen, RoundBegan, RoundEnded
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.events import EVERYONE, PublicEvent
from gloaming.kernel.steps import Step
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.gifts import Gift
    from gloaming.games.cultists.worlds.ledger import Ledger

CELEBRITY_ROUND = 6

celebrity = Role(
    "celebrity",
    "Celebrity",
    favours="investigators",
    loyalty=2,
    printed=13,
    house_rules=("celebrity_moment", "celebrity_ghost_deals", "celebrity_vote", "celebrity_deals_dead_cards"),
)


class CelebrityTested(PublicEvent, code="celebrity:{seat}={alive}", reveals=EVERYONE, shown="scene"):
    """UTS-ROLE-14, -15: alive or dead, and no more than that."""

    seat: Seat
    alive: bool


class PulseDealt(PublicEvent, code="dealt:{seat}>{to}", shown="motion now"):
    """UTS-ROLE-16, -17: the cards of a dead Celebrity, one by one, to these."""

    seat: Seat
    to: tuple[Seat, ...]


class PulseLost(PublicEvent, code="pulselost:{seat}={cards}", shown="log"):
    """UTS-RQ-33: so many cards of a dead Celebrity left the game, because nobody else lives."""

    seat: Seat
    cards: int


@celebrity.on(RoundBegan)
def opens_the_round(game: Cultists, me: Seat, event: RoundBegan) -> None:
    """UTS-ROLE-13, UTS-RQ-31."""
    if event.round == CELEBRITY_ROUND and game.options.celebrity_moment == "start_of_round_6":
        game.do(ShowRole(me), TestCelebrity(me))


@celebrity.on(RoundEnded)
def closes_the_round(game: Cultists, me: Seat, event: RoundEnded) -> None:
    if event.round == CELEBRITY_ROUND and game.options.celebrity_moment == "end_of_round_6":
        game.do(ShowRole(me), TestCelebrity(me))


class TestCelebrity(Step):
    """UTS-ROLE-14, -15, -18: nobody looks at the cards; all learn whether a Dead one is among them."""

    __test__: ClassVar[bool] = False  # no test of pytest's

    seat: Seat

    def run(self, game: Cultists) -> None:
        if game.ghost[self.seat]:
            if game.options.celebrity_ghost_deals:
                game.do(DealPulse(self.seat))
            return
        alive = DEAD not in game.pulse[self.seat]
        game.record(CelebrityTested(self.seat, alive))
        if not alive:
            game.do(BecomeGhost(self.seat, "murder"), DealPulse(self.seat))
            if game.options.celebrity_vote:  # UTS-RQ-33: a murder was revealed
                game.do(HoldVote(self.seat))


class DealPulse(Step):
    """UTS-ROLE-16, -17: shuffled, and one at a time to the living, from the left neighbour on."""

    seat: Seat

    def run(self, game: Cultists) -> None:
        if not game.options.celebrity_deals_dead_cards:
            lay_dead_cards_open(game, self.seat)
        kept: Cards = (DEAD,) * game.shown_dead[self.seat]  # UTS-RQ-32: what lies face up cannot be dealt unseen
        cards = game.pulse[self.seat]
        for card in kept:
            cards = without(cards, card)
        game.pulse[self.seat] = kept
        living = [seat for seat in game.clockwise(self.seat) if not game.ghost[seat]]
        if not living:
            game.removed += cards
            game.record(PulseLost(self.seat, len(cards)))
            return
        to = tuple(living[number % len(living)] for number in range(len(cards)))
        game.record(PulseDealt(self.seat, to))
        for receiver, card in zip(to, game.shuffled(cards), strict=True):
            game.pulse[receiver] += (card,)
            if card == DEAD:
                note_dead(game, receiver)


def lay_dead_cards_open(game: Cultists, seat: Seat) -> None:
    """UTS-RQ-33, `celebrity_deals_dead_cards` = false: they stay, for all to see."""
    game.shown_dead[seat] = game.pulse[seat].count(DEAD)
    game.record(DeadLaidOpen(seat, game.shown_dead[seat]))


# What it proves


@celebrity.notes(RoundBegan)
def nobody_else_began(ledger: Ledger, event: RoundBegan) -> None:
    """A seat that was not shown then is not the Celebrity."""
    if event.round == CELEBRITY_ROUND and ledger.view.options.celebrity_moment == "start_of_round_6":
        rule_out_all(ledger)


@celebrity.notes(RoundEnded)
def nobody_else_ended(ledger: Ledger, event: RoundEnded) -> None:
    if event.round == CELEBRITY_ROUND and ledger.view.options.celebrity_moment == "end_of_round_6":
        rule_out_all(ledger)


def rule_out_all(ledger: Ledger) -> None:
    """All but the AUTOMA, on which a special Role has no effect (AC-AUTOMA-09)."""
    for roles in ledger.not_these[: ledger.view.options.players]:
        roles.add(celebrity.name)


@celebrity.notes(CelebrityTested)
def was_tested(ledger: Ledger, event: CelebrityTested) -> None:
    cards = ledger.pulses[event.seat]
    ledger.found(cards, *((0, 0) if event.alive else (1, len(cards))))


@celebrity.notes(PulseDealt)
def was_dealt(ledger: Ledger, event: PulseDealt) -> None:
    for receiver, card in zip(event.to, take_dealt(ledger, event.seat, len(event.to)), strict=True):
        ledger.receive(receiver, card)


@celebrity.notes(PulseLost)
def was_lost(ledger: Ledger, event: PulseLost) -> None:
    ledger.gone += take_dealt(ledger, event.seat, event.cards)


def take_dealt(ledger: Ledger, seat: Seat, number: int) -> tuple[Gift, ...]:
    """Take so many cards out of the deck, in some order; those that stay lie open, so they are Dead."""
    deck = ledger.dice.shuffled(ledger.pulses[seat])
    most_likely_dead = sorted(deck, key=lambda card: (card.card != DEAD, card.card == ALIVE))
    stay = most_likely_dead[: len(deck) - number]
    go = tuple(card for card in deck if card not in stay)
    ledger.found(stay, len(stay), len(stay))
    if not ledger.view.options.celebrity_deals_dead_cards:
        ledger.found(list(go), 0, 0)
    ledger.pulses[seat] = stay
    ledger.shuffle(seat)
    return go
