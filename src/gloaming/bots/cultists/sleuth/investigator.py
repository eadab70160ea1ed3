"""How a sleuth plays as an Investigator: by what looks, Votes and ways add to the chance of winning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from gloaming.bots.base import Worths, by_kind
from gloaming.bots.cultists.careful import investigator as careful
from gloaming.bots.cultists.careful.answers import INVESTIGATOR as CAREFUL
from gloaming.bots.cultists.careful.expansions import free, ritual
from gloaming.bots.cultists.careful.places import Measures, Places
from gloaming.bots.cultists.talk.word import as_said
from gloaming.bots.cultists.turn import Turn
from gloaming.bots.listening import Answers
from gloaming.games.cultists import actions as a
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.movement import DeclarePath, Teleport, Walk
from gloaming.games.cultists.roles.assassin import Assassinate
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.voting import HoldVote, ReconsiderBallot
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

NEVER: Final = careful.NEVER
BY_CAMERA: Final = 0.95
"""What a look from the Security Room is worth against one from where somebody is."""
DESPAIRS: Final = 0.35
"""So likely the Cultists have what they need, that a Seer gives up its secret."""
BACKED: Final = 1
PLAIN: Final = 0.15
"""So many others, or so much to gain, and a Seer's ballot tells nothing."""


# Actions


def action(turn: Turn) -> float:
    """What an action on the way to the points adds to the chance of winning."""
    return turn.minds(turn.style.temper.action)


def looking(turn: Turn, target: Seat) -> float:
    temper = turn.style.temper
    worth = turn.minds(temper.looking) * turn.outlook.look(target) / action(turn)
    return (turn.minds(temper.curious) + worth) * (0.5 if turn.role == "crybaby" else 1.0)


def calling(turn: Turn) -> float:
    """AC-VOTE-01; a Greenhorn would die of it (AC-ROLE-GRE-01)."""
    if turn.role == "greenhorn":
        return NEVER
    gain, suspect = turn.outlook.verdict
    return -1.0 if suspect is None or gain <= 0.01 or not is_evident(turn, suspect) else gain / action(turn)


WORTH: Final[Worths] = {
    **careful.WORTH,
    a.CheckState: lambda turn, option: looking(turn, option.target),
    a.WatchState: lambda turn, option: careful.through_the_camera(turn, looking(turn, option.target)),
    a.InitiateVote: lambda turn, _: calling(turn),
    Assassinate: lambda turn, option: turn.outlook.gain(option.target) / action(turn) - 1.0,
}


# Ways


def costs(turn: Turn) -> tuple[float, float, float]:
    """Its own death by what it does to the chance of winning."""
    temper, minds = turn.style.temper, turn.minds
    dying = minds(temper.kills) * turn.outlook.dying / action(turn)
    return minds(temper.meeting), dying, minds(temper.visits) * dying


def risk_of(turn: Turn, seat: Seat) -> float:
    """A Seer keeps to what anyone could know."""
    return turn.share(seat) if turn.view.encounter_cards[seat] else 0.0


def looks_from(turn: Turn, room: Place) -> Iterable[float]:
    """AC-ACT-CAM-01: for a State check no Route has to lead there; a Greenhorn would die of it (AC-ROLE-GRE-01)."""
    if room != turn.board.red or not turn.view.power or turn.is_ghost or turn.role == "greenhorn":
        return ()
    return [BY_CAMERA * looking(turn, seat) for seat in turn.outlook.living if seat != turn.me]


BY_CHANCES: Final = Measures(costs, risk_of, looking, looks_from, calling, lambda turn: turn.style.temper.step)


# Votes


def vote(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-08. With the Knife a Butterfingers names nobody (RQ-91)."""
    return careful.accuse(turn, asked, chosen_by_all(turn) if turn.role != "seer" else chosen_in_secret(turn))


def chosen_by_all(turn: Turn) -> Seat | None:
    """The seat worth a ballot that the others are readiest to name: scattered ballots help nobody."""
    outlook, against, herd = turn.outlook, turn.story.against(), turn.minds(turn.style.temper.herd)
    worths = {seat: outlook.gain(seat) for seat in outlook.living if seat != turn.me}
    named = [seat for seat, worth in worths.items() if worth > 0 and is_evident(turn, seat)]
    return max(named, key=lambda seat: worths[seat] * (1 + herd * against.get(seat, 0)), default=None)


def is_evident(turn: Turn, seat: Seat) -> bool:
    """Whether there is enough against this one for a ballot."""
    return turn.share(seat) >= turn.minds(turn.style.temper.evidence)


def chosen_in_secret(turn: Turn) -> Seat | None:
    """AC-WIN-14: a Seer names no innocent, and a Cultist only together with others, or when all is lost otherwise."""
    known, outlook = turn.cultists, turn.outlook
    if outlook.peril >= DESPAIRS:
        return max([seat for seat in known if seat in outlook.living], key=turn.share, default=None)
    suspect = chosen_by_all(turn)
    backed = suspect is not None and (turn.story.against().get(suspect, 0) >= BACKED or outlook.gain(suspect) >= PLAIN)
    return suspect if suspect in known and backed else None


def vote_again(turn: Turn, asked: Any) -> Option:
    return careful.change_ballot(turn, asked, lambda seat: turn.outlook.gain(seat) if is_evident(turn, seat) else -1.0)


INVESTIGATOR: Final[Answers] = {
    **CAREFUL,
    **dict.fromkeys((Walk, DeclarePath), lambda turn, asked: Places(turn, BY_CHANCES).walk(asked)),
    Teleport: lambda turn, asked: Places(turn, BY_CHANCES).haunt(asked),
    Act: free.first_freely(by_kind(WORTH), free.FOR_INVESTIGATORS),
    HoldVote: ritual.unless_election(as_said(vote), ritual.elect),
    ReconsiderBallot: ritual.unless_election(vote_again, ritual.elect_again),
}
