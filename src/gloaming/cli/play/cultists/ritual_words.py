"""The words of the banishment ritual: who leads it, who takes part, and what lies in its deck (UTS-ORG)."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Mapping

from gloaming.cli.play.cultists.expansion_rows import surface_of
from gloaming.cli.play.cultists.speech import FACES, Speech, card, faces
from gloaming.cli.play.speech import NUMBERS, article, capital, count
from gloaming.cli.play.words import Asking, Offer, Telling, Wording
from gloaming.games.cultists.cards import GOOD_CARDS
from gloaming.games.cultists.expansions.under_the_surface import ritual_events as events
from gloaming.games.cultists.expansions.under_the_surface.ritual import (
    ChooseParticipant,
    LayDown,
    LayRitualCards,
    TakeAlong,
)
from gloaming.kernel.steps import Question

VOTES = {
    1: "A leader for the ritual is to be elected, in three votes at most.",
    2: "A second vote for a leader follows.",
    3: "A third vote for a leader follows, and it is the last.",
}


def participants_needed(s: Speech) -> int:
    """UTS-ORG-14."""
    return 3 if len(s.view.at) <= 6 else 4


def leader_elected(s: Speech, e: events.LeaderElected) -> str:
    return "The vote finds no leader." if e.leader is None else f"{s.does(e.leader, 'lead')} the ritual."


TELLINGS: Mapping[type, Telling] = {
    events.RitualCalled: lambda s, e: (
        "The shelf is full enough, but Organism 46-B is awake: a ritual has to banish it."
    ),
    events.LeaderVoteHeld: lambda s, e: VOTES[e.number],
    events.LeaderElected: leader_elected,
    events.ParticipantChosen: lambda s, e: f"{s.does(e.seat, 'take part')} in the ritual.",
    events.RitualCardLaid: lambda s, e: f"{s.does(e.seat, 'lay')} {card(e.card)} into the Ritual deck.",
    events.RitualRevealed: lambda s, e: f"The Ritual deck is turned up: {faces(e.cards)}.",
}


def take_along(s: Speech, o: TakeAlong, asked: Question) -> Offer:
    who = "yourself" if o.seat == s.view.seat else s.name(o.seat)
    ghost = "a ghost; " if s.view.ghost[o.seat] else ""
    return Offer(f"Choose {who}", f"{ghost}{count(s.view.room_cards[o.seat], 'Room card')} in hand")


def lay_down(s: Speech, o: LayDown, asked: Question) -> Offer:
    face = FACES[o.card]
    harm = "" if o.card in GOOD_CARDS else "the ritual fails by it, and the cultists win"
    return Offer(f"Lay {article(face)} {face} card into the Ritual deck", harm)


WORDINGS: Mapping[type, Wording] = {TakeAlong: take_along, LayDown: lay_down}


def choose_participant(s: Speech, q: ChooseParticipant) -> str:
    surface, needed = surface_of(s.view), NUMBERS[participants_needed(s)]
    chosen = surface.participants if surface else ()
    so_far = (
        f" {capital(s.all_of(chosen))} {'is' if len(chosen) == 1 and s.view.seat not in chosen else 'are'} chosen."
        if chosen
        else ""
    )
    return f"You lead the ritual.{so_far} Who of you is to be {'the next' if chosen else 'the first'} of {needed}?"


QUESTIONS: Mapping[type, Asking] = {
    ChooseParticipant: choose_participant,
    LayRitualCards: lambda s, q: "You take part in the ritual. Which card do you lay down, unseen by the others?",
}
