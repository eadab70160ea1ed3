"""What an answer leads to, as far as this seat can know: the facts that its messages ask for, and hints for it alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from gloaming.cli.play.cultists.expansion_rows import is_covered, part_of
from gloaming.cli.play.cultists.happenings import leader_vote
from gloaming.cli.play.speech import Args, kebab, some, yes
from gloaming.games.cultists.actions import check_state, initiate_vote, scare_fishman, secure_hallway, use_camera
from gloaming.games.cultists.board import Place, set_up_of
from gloaming.games.cultists.cards import GOOD_CARDS
from gloaming.games.cultists.checks import PutBack, ShowDeath
from gloaming.games.cultists.encounters import Give, Prospect
from gloaming.games.cultists.expansions.mountains_of_chaos.lifts import RideLift, StepOut
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import Rope
from gloaming.games.cultists.expansions.mountains_of_chaos.state import Mine
from gloaming.games.cultists.expansions.under_the_surface.items.binoculars import Spot
from gloaming.games.cultists.expansions.under_the_surface.ritual import LayDown
from gloaming.games.cultists.movement import Go, Walk
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.tables import CARDS_TO_EXPLORE
from gloaming.games.cultists.tokens.false_eyes import Spy
from gloaming.games.cultists.tokens.in_control import Peek
from gloaming.games.cultists.voting import Abstain, Accuse, ReconsiderBallot, Weigh
from gloaming.kernel.facets import names_in
from gloaming.kernel.steps import Option, Question
from gloaming.words import has, t

if TYPE_CHECKING:
    from gloaming.cli.play.cultists.speech import Speech

CHECKS = (check_state.CheckState, use_camera.WatchState, Spot)
"""Looks that bind an Investigator to show what they find (AC-ACT-CS-06)."""


def facts(s: Speech, option: Option, asked: Question) -> Args:
    view, place = s.view, place_of(option)
    return {
        "round": view.round,
        "question": type(asked).__name__,
        "leader": yes(leader_vote(s)),
        "needed": set_up_of(view.options).dead_needed,
        "bag": view.bag,
        "left": view.hand.count(getattr(option, "card", "")),
        **s.people_args("closing", view.closing),
        "closingIs": some(view.closing),
        "vain": yes(prospect_of(s, option).in_vain),
        **person_facts(s, option),
        **(place_facts(s, place, option, asked) if place else {}),
    }


def place_of(option: Option) -> Place | None:
    """The place an answer leads to or happens in, whatever its field is called."""
    named = names_in(type(option))
    return next((getattr(option, field) for field, what in named.items() if what == "place"), None)


def person_facts(s: Speech, option: Option) -> Args:
    """How many cards lie before the one who is meant, or in the passages."""
    if isinstance(option, secure_hallway.SecureHallway):
        return {"cards": s.view.unsafe_deck}
    target, seat = getattr(option, "target", None), getattr(option, "seat", None)
    if target is not None:
        return {"cards": s.view.pulse[target]}
    return {} if seat is None else {"cards": s.view.room_cards[seat], "ghost": yes(s.view.ghost[seat])}


def place_facts(s: Speech, place: Place, option: Option, asked: Question) -> Args:
    view, board = s.view, s.board
    told = {**s.place_args("place", place), **going(s, place, option, asked)}
    if mine := part_of(view, Mine):
        told |= stop_facts(s, place, mine.lifts)
    if place not in board.rooms:
        return told
    rack = board.racks[board.rooms[place].rack]
    fills = view.shelf[board.rooms[place].rack] + 1 == rack.books
    living = view.seat is not None and not view.ghost[view.seat]
    return told | {
        "cards": view.deck[place],
        "explores": yes(not view.explored[place] and view.deck[place] == CARDS_TO_EXPLORE - 1),  # AC-ACT-FR-05
        "points": rack.points if fills else 0,
        "finds": yes(living and is_covered(view, place)),
    }


def stop_facts(s: Speech, lift: Place, standing: dict[Place, Place]) -> Args:
    """MOC-LIFT-01: the Room at which a lift does not stand."""
    if lift not in s.board.lifts:
        return {}
    one, two = s.board.lifts[lift].between
    return s.place_args("stop", two if standing[lift] == one else one)


def prospect_of(s: Speech, option: Option) -> Prospect:
    found = s.prospects.get(option)
    return found if isinstance(found, Prospect) else Prospect()


def going(s: Speech, place: Place, option: Option, asked: Question) -> Args:
    """Who is met there and whether it is the last door, as the rules work it out; said before the step."""
    found = prospect_of(s, option)
    crowd, back = s.others_in(place), isinstance(asked, Walk) and place == asked.start
    met_before = isinstance(asked, Walk) and place in asked.met  # RQ-01: where people meet once per turn
    meeting = "before" if met_before else "crowd" if len(crowd) > 1 else "none"
    if found.meets:
        meeting = "silent" if s.view.round <= s.view.no_cards_until else "meet"
    elsewhere = [s.view.at[seat] not in (place, s.view.at[s.view.seat or 0]) for seat in found.meets]
    return {
        "step": "start" if back else "last" if found.last else "other",
        "exit": s.view.options.lift_exit_cost,
        "meeting": meeting,
        "behind": yes(elsewhere and all(elsewhere)),
        **s.people_args("seats", found.meets or crowd),
    }


# What only this seat may read


def hints(s: Speech, option: Option, asked: Question) -> Sequence[str]:
    """What this seat's role, route and cards make of an act. A Role brings its own warnings: `secret-<role>-<act>`."""
    view = s.view
    if view.seat is None or view.role is None:
        return ()
    told = list(plain_hints(s, option))
    if not view.ghost[view.seat]:
        warnings = (f"secret-{kebab(view.role)}-{act}" for act in acts(s, option, asked))
        told += filter(has, warnings)
    return [t(s.id(hint)) for hint in told]


def plain_hints(s: Speech, option: Option) -> Iterator[str]:
    view, place = s.view, place_of(option)
    assert view.role is not None
    if isinstance(option, (Go, StepOut, RideLift)) and place and s.is_bound() and s.on_route(place):
        yield "secret-on-route"
    if isinstance(option, CHECKS):
        yield "secret-may-hide" if ROLES[view.role].team == "cultists" else "secret-must-show"
    if isinstance(option, Give) and option.card == "dead":
        yield "secret-deadly"
    if isinstance(option, LayDown) and option.card not in GOOD_CARDS:
        yield "secret-spoils"
    if isinstance(option, PutBack) and view.asked and any(isinstance(other, ShowDeath) for other in view.asked.options):
        yield "secret-stays"


def acts(s: Speech, option: Option, asked: Question) -> Iterator[str]:
    """What an answer amounts to, in words that a Role may be wary of."""
    if isinstance(option, (use_camera.WatchRoom, use_camera.WatchState, initiate_vote.InitiateVote)):
        yield "special"
    if uses_knife(s, option, asked):
        yield "knife"
    if isinstance(option, (*CHECKS, Spy)):
        yield "look"
    if isinstance(option, ShowDeath):
        yield "show"
    place = place_of(option)
    if isinstance(option, (Go, StepOut, RideLift)) and place and s.is_haunted(place):
        yield "haunted"


def uses_knife(s: Speech, option: Option, asked: Question) -> bool:
    changes = isinstance(asked, ReconsiderBallot) and isinstance(option, (Accuse, Abstain))
    throws = isinstance(option, Rope) and s.view.options.ropes_use_knife
    weighs = isinstance(option, Weigh) and option.twice
    return changes or throws or weighs or isinstance(option, (Spy, Peek, scare_fishman.ScareFishman))
