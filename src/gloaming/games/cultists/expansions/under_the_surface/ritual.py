"""The banishment ritual: who takes part, what each lays down, and what comes of it (UTS-ORG-14 to -21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.automa import top_room_card
from gloaming.games.cultists.cards import GOOD_CARDS, ROOM_CARDS, SUCCESS, Card, faces, without
from gloaming.games.cultists.expansions.under_the_surface.manifest import under_the_surface
from gloaming.games.cultists.expansions.under_the_surface.ritual_events import (
    ParticipantChosen,
    RitualCardLaid,
    RitualRevealed,
)
from gloaming.games.cultists.expansions.under_the_surface.state import change, surface
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.victory import conclude, enough_dead, kills_trump
from gloaming.kernel.steps import Choice, Option, Question, Step
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.decks import Decks

# Who takes part


class TakeAlong(Option, code="takealong:{seat}", clause="UTS-ORG-14"):
    """Name one who takes part in the ritual."""

    seat: Seat


class NameParticipants(Step):
    """UTS-RQ-26: the leader chooses while there is a choice; if cards are short, all who have one take part."""

    leader: Seat

    def run(self, game: Cultists) -> None:
        able = eligible(game)
        if len(able) > participants_needed(game):
            game.do(ChooseParticipant(self.leader))
            return
        for seat in able:
            let_take_part(game, seat)
        game.do(LayRitualCards())


class ChooseParticipant(Choice, clause="UTS-ORG-14"):
    """UTS-ORG-14 to -17: one after the other, living or Ghost, the leader too, nobody twice."""

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return tuple(TakeAlong(seat) for seat in eligible(game) if seat not in surface(game).participants)

    def chosen(self, game: Cultists, option: TakeAlong) -> None:
        let_take_part(game, option.seat)
        complete = len(surface(game).participants) == participants_needed(game)
        game.do(LayRitualCards() if complete else self)


def participants_needed(game: Cultists) -> int:
    """UTS-ORG-14."""
    return 3 if len(game.at) <= 6 else 4


def eligible(game: Cultists) -> list[Seat]:
    """UTS-ORG-15, UTS-RQ-26, UTS-RQ-27: everybody with a Room card, which the backs show; by option everybody."""
    seats = game.people() if game.options.automa_in_ritual == "excluded" else list(game.seats)
    if game.options.ritual_empty_hand == "must_have_card":
        return [seat for seat in seats if has_room_card(game, seat)]
    return seats


def has_room_card(game: Cultists, seat: Seat) -> bool:
    return not ROOM_CARDS.isdisjoint(game.hand[seat])


def let_take_part(game: Cultists, seat: Seat) -> None:
    change(game, participants=(*surface(game).participants, seat))
    game.record(ParticipantChosen(seat))


# The cards


class LayDown(Option, code="laydown:{card}", clause="UTS-ORG-18", hidden=("card",), confirm=True):
    """Put this card face down into the Ritual deck."""

    card: Card

    def is_quiet(self) -> bool:
        return self.card == SUCCESS


class LayRitualCards(Question, clause="UTS-ORG-18", discreet=True):
    """UTS-ORG-18, -19: all lay a card at the same time, unseen; then the shuffled deck is shown."""

    def asks(self, game: Cultists) -> dict[Seat, tuple[Option, ...]]:
        people = [seat for seat in surface(game).participants if seat != game.automa]
        own = {seat: faces(game.hand[seat], ROOM_CARDS) for seat in people}
        return {seat: tuple(LayDown(card) for card in cards) for seat, cards in own.items() if cards}

    def answered(self, game: Cultists, answers: dict[Seat, LayDown]) -> None:
        laid = {seat: answer.card for seat, answer in answers.items()}
        automa = game.automa
        if automa in surface(game).participants and (top := top_room_card(game, automa)):
            laid[automa] = top  # UTS-RQ-27
        for seat in surface(game).participants:
            if seat in laid:
                game.hand[seat] = without(game.hand[seat], laid[seat])
                game.record(RitualCardLaid(seat, laid[seat]))
        deck = tuple(sorted(laid.values()))
        game.removed += deck
        game.record(RitualRevealed(deck))
        game.do(EndRitual(is_success(game, deck)))


def is_success(game: Cultists, deck: tuple[Card, ...]) -> bool:
    """UTS-ORG-20, -21, UTS-RQ-26: all Success, and at least one card; by option everybody's."""
    if game.options.ritual_empty_hand == "counts_as_failure" and len(deck) < len(surface(game).participants):
        return False
    return bool(deck) and GOOD_CARDS.issuperset(deck)


class EndRitual(Step):
    """UTS-WIN-05 to -07: a failed ritual is lost; after a good one two Cultists may still have killed enough."""

    banished: bool

    def run(self, game: Cultists) -> None:
        if not self.banished:
            conclude(game, "cultists", "ritual")
        elif kills_beat_the_ritual(game):
            conclude(game, "cultists", "kills")
        else:
            conclude(game, "investigators", "ritual")


def kills_beat_the_ritual(game: Cultists) -> bool:
    """UTS-WIN-06, -07, UTS-RQ-04, UTS-RQ-40: with one Cultist, as after any win by points."""
    if game.table.cultists == 1:
        return kills_trump(game, points=True)
    return enough_dead(game, game.round - (game.options.ritual_kill_cutoff == "previous_round"))


# Other worlds


@under_the_surface.replays(RitualCardLaid)
def lays_a_card(decks: Decks, event: RitualCardLaid) -> None:
    decks.removed.append(decks.from_hand(event.seat, event.card))


@under_the_surface.replays(RitualRevealed)
def shows_the_cards(decks: Decks, event: RitualRevealed) -> None:
    """Nobody knows which of them is whose; the seat's own card has its face already."""
    ritual = decks.removed[len(decks.removed) - len(event.cards) :]
    for card in decks.dice.shuffled(event.cards):
        ritual.remove(decks.find(ritual, card, "ritual"))
