"""The words of the mine: the revolving door, the lifts, the Safety Ropes (MOC-DOOR, MOC-LIFT, MOC-EVENT)."""

# ruff: noqa: ARG001, ARG005 - all are called alike, whatever each of them needs

from __future__ import annotations

from collections.abc import Mapping

from gloaming.cli.play.cultists.answer_words import curse, meeting
from gloaming.cli.play.cultists.expansion_rows import mine_of
from gloaming.cli.play.cultists.speech import Speech, card
from gloaming.cli.play.cultists.surroundings import is_bound, living_in, on_route
from gloaming.cli.play.speech import NUMBERS, count, listed
from gloaming.cli.play.words import Asking, Offer, Telling, Wording
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.expansions.mountains_of_chaos import events
from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import CallLift, EnterLift, RideLift, StepOut
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import NoMoreRopes, Rope, ThrowRope
from gloaming.kernel.steps import Question


def ropes_thrown(s: Speech, e: events.RopesThrown) -> str:
    others = [s.name(seat) for seat in e.targets if seat != e.seat]
    own = ["yourself" if e.seat == s.view.seat else "themselves"] if e.seat in e.targets else []
    whom = listed([*others, *own]) or "nobody"
    return f"{s.does(e.seat, 'throw the ropes')} to {whom}."


TELLINGS: Mapping[type, Telling] = {
    events.DoorTurned: lambda s, e: f"The revolving door turns and blocks {s.the(e.blocked)}.",
    events.LiftRode: lambda s, e: f"{s.board.name(e.lift)} rides to {s.the(e.to)}.",
    events.LiftCalled: lambda s, e: f"{s.does(e.seat, 'call')} {s.the(e.lift)} to {s.the(e.to)}.",
    events.RopesThrown: ropes_thrown,
    events.PulseTurned: lambda s, e: f"Out of {s.whose(e.seat)} Pulse deck comes {card(e.card)}.",
}


def other_stop(s: Speech, lift: Place) -> Place:
    """MOC-LIFT-01: the Room at which it does not stand."""
    mine = mine_of(s.view)
    one, two = s.board.lifts[lift].between
    return two if mine is None or mine.lifts[lift] == one else one


def enter_lift(s: Speech, o: EnterLift, asked: Question) -> Offer:
    leads = f"its other stop is {s.the(other_stop(s, o.lift))}"
    return Offer(f"Step into {s.the(o.lift)}", joined(leads, meeting(s, o.lift, asked)), s.board.name(o.lift))


def step_out(s: Speech, o: StepOut, asked: Question) -> Offer:
    cost = "" if s.view.options.lift_exit_cost else "costs no step"
    return Offer(f"Step out to {s.the(o.to)}", joined(cost, *arrival(s, o.to, asked)), f"Out: {s.board.name(o.to)}")


def ride(s: Speech, o: RideLift, asked: Question) -> Offer:
    return Offer(
        f"Ride to {s.the(o.to)}", joined("costs no step", *arrival(s, o.to, asked)), f"Ride: {s.board.name(o.to)}"
    )


def arrival(s: Speech, to: Place, asked: Question) -> tuple[str, ...]:
    """What waits there; whom one meets is not foretold to those who arrive together."""
    here = s.view.at[s.view.seat] if s.view.seat is not None else to
    together = [seat for seat in living_in(s.board, s.view, here) if seat != s.view.seat]
    route = "on your route" if is_bound(s.view) and on_route(s.board, s.view, to) else ""
    company = f"{s.all_of(together)} with you" if together else meeting(s, to, asked)
    return route, company, curse(s, to)


def joined(*parts: str) -> str:
    return "; ".join(filter(None, parts))


def call(s: Speech, o: CallLift, asked: Question) -> Offer:
    return Offer(
        f"Call {s.the(o.lift)} to {s.the(other_stop(s, o.lift))}", "your action remains", f"Call {s.board.name(o.lift)}"
    )


def rope(s: Speech, o: Rope, asked: Question) -> Offer:
    who = "yourself" if o.target == s.view.seat else s.name(o.target)
    shown = {0: "an empty Pulse deck shows nothing", 1: "the only card of the Pulse deck is shown"}
    cards = s.view.pulse[o.target]
    return Offer(f"Throw a rope to {who}", shown.get(cards, f"one of {count(cards, 'card')} is shown"))


WORDINGS: Mapping[type, Wording] = {
    EnterLift: enter_lift,
    StepOut: step_out,
    RideLift: ride,
    CallLift: call,
    Rope: rope,
    NoMoreRopes: lambda s, o, q: Offer("Throw no more ropes"),
}


def throw_rope(s: Speech, q: ThrowRope) -> str:
    """MOC-EVENT-02."""
    several = min(2 if len(s.view.at) <= 6 else 3, s.view.ghost.count(False))
    if q.targets:
        return f"A rope goes to {s.all_of(q.targets)}. Who gets the next, of {NUMBERS[several]}?"
    return f"You hold the knife and {NUMBERS[several]} ropes. Who shows a card of the Pulse deck?"


QUESTIONS: Mapping[type, Asking] = {ThrowRope: throw_rope}
