"""The words of the Professions: how one is won and lost, and what its holder does (MOC-PROF)."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Mapping

from gloaming.cli.play.cultists.answer_words import leading
from gloaming.cli.play.cultists.event_words import oneself
from gloaming.cli.play.cultists.speech import Speech
from gloaming.cli.play.speech import capital, count
from gloaming.cli.play.words import Asking, Offer, Telling, Wording
from gloaming.games.cultists.expansions.professions import events
from gloaming.games.cultists.expansions.professions.exorcist import ChooseVictim, Revive, Sacrifice
from gloaming.games.cultists.expansions.professions.mayor import BreakTie, Decree, LetTieStand
from gloaming.games.cultists.expansions.professions.reward import LeaveIt, OfferProfession, TakeUp
from gloaming.games.cultists.expansions.professions.saboteur import ChooseOtherDeck, SwapDeck, WithDeck
from gloaming.kernel.steps import Question

PROFESSION_WORDS = {
    "mayor": "decides every tie.",
    "detective": "learns who the Informant is, and that one is surely an investigator.",
    "exorcist": "may once bring a ghost back to life; somebody else dies for it.",
    "profiler": "looks at Pulse decks in the order in which their cards came.",
    "saboteur": "may once swap the decks of two rooms.",
}
"""What each Profession does, for the page of roles and goals."""


# What happened


def tie_broken(s: Speech, e: events.TieBroken) -> str:
    return f"As the Mayor {s.says([e.seat], 'name')} {oneself(s, e.named, [e.seat])}."


def revived(s: Speech, e: events.Revived) -> str:
    cards = (
        f" {capital(count(e.cards, 'Dead card'))} {'leaves' if e.cards == 1 else 'leave'} the game." if e.cards else ""
    )
    return f"{s.does(e.seat, 'bring')} {s.name(e.target)} back to life.{cards}"


TELLINGS: Mapping[type, Telling] = {
    events.ProfessionWon: lambda s, e: f"{s.does(e.seat, 'turn over the Profession and *are')} the {capital(e.profession)} now.",
    events.ProfessionDeclined: lambda s, e: f"{s.does(e.seat, 'leave the Profession')} where it lies.",
    events.ProfessionLost: lambda s, e: f"With {s.name(e.seat)} the Profession is lost.",
    events.TieBroken: tie_broken,
    events.SupportTokenSeen: lambda s, e: f"You are {'' if e.informant else 'not '}the Informant.",
    events.DetectiveLookedRound: lambda s, e: f"All eyes are closed but those of the Detective, {s.name(e.seat)}.",
    events.InformantSeen: lambda s, e: f"You have seen the token: {s.says([e.informant], 'are')} the Informant, and no cultist.",
    events.Revived: revived,
    events.KeptInOrder: lambda s, e: f"{s.does(e.seat, 'leave')} {s.whose(e.target)} Pulse deck in its order.",
    events.DecksSwapped: lambda s, e: f"{s.does(e.seat, 'swap')} the decks of {s.the(e.one)} and {s.the(e.other)}.",
}  # fmt: skip


# What may be answered


def decree(s: Speech, o: Decree, asked: Question) -> Offer:
    end = "to lead the ritual" if leading(s) else s.says([o.seat], "have to leave")
    return Offer(f"Name {'yourself' if o.seat == s.view.seat else s.name(o.seat)}", end)


def swap(s: Speech, o: SwapDeck, asked: Question) -> Offer:
    there = count(s.view.deck[o.place], "card")
    return Offer(
        f"Swap the deck of {s.the(o.place)} for another", f"{there}; once a game", f"Swap: {s.board.name(o.place)}"
    )


def with_deck(s: Speech, o: WithDeck, asked: Question) -> Offer:
    return Offer(f"With the deck of {s.the(o.place)}", count(s.view.deck[o.place], "card"), s.board.name(o.place))


WORDINGS: Mapping[type, Wording] = {
    TakeUp: lambda s, o, q: Offer("Take the Profession", "it is turned up and yours from now on"),
    LeaveIt: lambda s, o, q: Offer("Leave it", "for whoever drives out the next cultist"),
    Decree: decree,
    LetTieStand: lambda s, o, q: Offer("Name nobody", "the vote finds no leader" if leading(s) else "nobody has to leave"),
    Revive: lambda s, o, q: Offer(f"Bring {s.name(o.target)} back to life", "once a game; you choose who dies for it", f"Revive: {s.label(o.target)}"),
    Sacrifice: lambda s, o, q: Offer(f"Let {s.name(o.target)} die for it", s.says([o.target], "go on as a ghost")),
    SwapDeck: swap,
    WithDeck: with_deck,
}  # fmt: skip


# What is asked


def break_tie(s: Speech, q: BreakTie) -> str:
    what = "Who leads the ritual?" if leading(s) else "Who has to leave?"
    return f"The vote is tied, and you are the Mayor. {what}"


QUESTIONS: Mapping[type, Asking] = {
    OfferProfession: lambda s, q: "The cultist is gone, and a Profession lies there face down. Do you take it?",
    BreakTie: break_tie,
    ChooseVictim: lambda s, q: f"{s.does(q.revived, 'live')} again, and somebody else has to die for it. Who?",
    ChooseOtherDeck: lambda s, q: f"You take up the deck of {s.the(q.place)}. Which other deck comes in its place?",
}
