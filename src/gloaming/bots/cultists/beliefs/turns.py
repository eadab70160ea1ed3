"""What each seat does on its turn and in a Vote: Cultists do some things more often than Investigators, and others less."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from gloaming.bots.hearing import hears
from gloaming.games.cultists import events as e
from gloaming.games.cultists.expansions.mountains_of_chaos.events import LiftCalled, RopesThrown
from gloaming.games.cultists.expansions.professions.events import DecksSwapped, Revived, TieBroken
from gloaming.games.cultists.expansions.under_the_surface import events as items
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.beliefs.mind import CultistsMind

ACTS: Final[dict[type[Event], str]] = {
    e.HallwaySecured: "secured", e.CultistFought: "fought", e.FishmanScared: "scared",
    e.VoteInitiated: "called_vote", e.PowerRestarted: "restarted", e.PortalTouched: "portal",
    e.HelpRefused: "refused", e.Passed: "passed", e.Stayed: "stayed", items.ItemHandedOver: "handed_over",
    items.ItemPickedUp: "picked_up", items.RifleFired: "rifle", items.LampLit: "lamp", items.OwlSent: "owl",
    LiftCalled: "lift_called", RopesThrown: "ropes", DecksSwapped: "swapped", Revived: "revived",
}  # fmt: skip
"""What counts by itself; checks and fillings are told apart where they are read."""


TURNS: Final = (
    e.RoomFilled, e.RoomChecked, e.StateChecked, e.HallwaySecured, e.CultistFought, e.FishmanScared, e.VoteInitiated,
    e.PowerRestarted, e.PortalTouched, e.Passed,
)  # fmt: skip
"""Actions. That somebody acted at all is counted too: Ghosts and the AUTOMA act less, and are not to look better for it."""


def took_turn(mind: CultistsMind, event: Any) -> None:
    if event.seat != mind.memory.automa:
        mind.scores.member("turn", event.seat)


def did(name: str) -> Callable[[CultistsMind, Any], None]:
    return lambda mind, event: mind.did(name, event.seat)


def token_handled(mind: CultistsMind, event: e.TokenHandled) -> None:
    mind.did("token_removed" if event.removed else "token_returned", event.seat)


# Ballots


def voted(mind: CultistsMind, voter: Seat, named: Seat | None) -> None:
    if voter == mind.memory.automa:
        return
    if named is None:
        mind.did("abstained", voter)
    elif named != voter and (voter, named) not in mind.votes:
        mind.votes |= {(voter, named)}  # who votes as before says nothing new
        mind.scores.pair("vote_mate", voter, named)
        mind.scores.apart("vote_right", voter, named)
        mind.scores.apart("vote_other", named, voter)
        mind.scores.roles.point(voter, named, mind.scores.weights["seer_voted"])


def ballots_opened(mind: CultistsMind, event: e.BallotsOpened) -> None:
    if not mind.memory.electing:
        for voter, named in enumerate(event.ballots):
            voted(mind, voter, named)
        mind.scores.role_clue("vote_right", *mind.scores.seats)


def ballot_cast(mind: CultistsMind, event: e.BallotCast) -> None:
    """With anonymous ballots every seat remembers its own."""
    mind.own_ballot = event.ballot


def tally_shown(mind: CultistsMind, event: e.TallyShown) -> None:
    """RQ-51: so many votes for each, from nobody knows whom."""
    own, mind.own_ballot = mind.own_ballot, None
    if mind.memory.electing:
        return
    for named, votes in enumerate(event.tally[:-1]):
        if others := votes - (named == own):
            mind.scores.member("tally_right", named, None, others)


def ballot_changed(mind: CultistsMind, event: e.BallotChanged) -> None:
    if not mind.memory.electing:
        voted(mind, event.seat, event.ballot)
        mind.scores.role_clue("vote_right", event.seat)


def tie_broken(mind: CultistsMind, event: TieBroken) -> None:
    """MOC-PROF-22: the Mayor's word is a ballot too."""
    if not mind.memory.electing and event.named is not None:
        voted(mind, event.seat, event.named)


HEARD: Final[dict[type[Event], Callable[[CultistsMind, Any], None]]] = {
    **{kind: did(name) for kind, name in ACTS.items()},
    **hears(globals()),
}
ACTIONS: Final[dict[type[Event], Callable[[CultistsMind, Any], None]]] = dict.fromkeys(TURNS, took_turn)
