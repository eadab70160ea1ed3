"""The words of the Roles that came with Under the Surface, and of free actions, which several expansions have."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.speech import NUMBERS, capital, count, listed
from gloaming.cli.play.words import Asking, Offer, Telling, Wording
from gloaming.games.cultists.expansions.curse_of_the_hunter import (
    ROOMS_TO_CURSE,
    CurseShown,
    GuessHunter,
    HunterNamed,
    HunterSought,
    NameHunter,
    RoomCursed,
)
from gloaming.games.cultists.expansions.free_actions import Done, Linger
from gloaming.games.cultists.roles.celebrity import CelebrityTested, PulseDealt, PulseLost


def celebrity_tested(s: Speech, e: CelebrityTested) -> str:
    return f"{s.does(e.seat, 'are')} put to the test as the Celebrity: {'alive' if e.alive else 'dead'}."


def pulse_dealt(s: Speech, e: PulseDealt) -> str:
    dealt = listed([f"{cards} to {s.name(seat)}" for seat, cards in Counter(e.to).items()])
    return f"The cards of {s.whose(e.seat)} Pulse deck are dealt, unseen: {dealt}."


def pulse_lost(s: Speech, e: PulseLost) -> str:
    return f"{capital(count(e.cards, 'card'))} of {s.whose(e.seat)} Pulse deck leave the game unseen."


def hunter_sought(s: Speech, e: HunterSought) -> str:
    cursed = (
        "Every cultist bears a curse"
        if e.team == "cultists"
        else f"{capital(NUMBERS[ROOMS_TO_CURSE])} rooms bear a curse"
    )
    return f"{cursed}: the {e.team} have to find the Cursed Hunter."


def hunter_named(s: Speech, e: HunterNamed) -> str:
    return f"The {e.team} take {s.name(e.guess)} for the Cursed Hunter, and that is {'right' if e.right else 'wrong'}."


def curse_shown(s: Speech, e: CurseShown) -> str:
    return f"A curse comes to light in {s.whose(e.seat)} Pulse deck: {count(e.cards, 'Curse-Alive card')}."


TELLINGS: Mapping[type, Telling] = {
    CelebrityTested: celebrity_tested,
    PulseDealt: pulse_dealt,
    PulseLost: pulse_lost,
    RoomCursed: lambda s, e: f"A curse token lies in {s.the(e.place)} from now on.",
    CurseShown: curse_shown,
    HunterSought: hunter_sought,
    HunterNamed: hunter_named,
}

WORDINGS: Mapping[type, Wording] = {
    Done: lambda s, o, q: Offer("Nothing more", "your turn is over"),
    NameHunter: lambda s, o, q: Offer(f"Name {s.name(o.seat)}", "one guess; if it is wrong, the Cursed Hunter wins"),
}


def guess_hunter(s: Speech, q: GuessHunter) -> str:
    """UTS-HUNT-09: everybody is asked, so that nobody learns who the investigators are."""
    if q.team == "cultists":
        return "The cultists are cursed and have to find the Cursed Hunter. Who is it?"
    return "The rooms are cursed, and only what the investigators answer counts. Who is the Cursed Hunter?"


QUESTIONS: Mapping[type, Asking] = {
    Linger: lambda s, q: f"Your action is done in {s.the(s.view.at[q.seat])}. Is there anything else you do?",
    GuessHunter: guess_hunter,
}
